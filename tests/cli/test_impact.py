"""`tcg-oracle impact`, run as a user runs it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from oracle.suite.impact.scenarios import Impact
from oracle.suite.impact.scenarios import impact as compare
from tests.extent import LONG
from tests.inputs.running import run

from .inside import Run

ROOT = Path(__file__).parents[2]
TURN = ("--features", str(ROOT / "features" / "lorcana" / "4-turn-actions"))
A_PART = () if LONG else ("--features", str(ROOT / "features" / "lorcana" / "8-keywords"))
"""What the whole suite is cut down to outside of a long run."""
REPLACEMENT = ("--features", str(ROOT / "features" / "lorcana" / "6-abilities" / "6.5-replacement.feature"))


def test_the_behaviour_change_of_2_2(tmp_path: Path) -> None:
    done = run(
        "impact",
        "lorcana/2.1",
        "lorcana/2.2",
        *A_PART,
        "--json",
        str(tmp_path / "i.json"),
        "--report",
        str(tmp_path),
        COLUMNS="100",
    )
    assert done.code == 0, done.err
    assert done.err == ""
    assert "Has a source dealt damage that was reduced to 0?" in done.out
    lines = [" ".join(line.split()) for line in done.out.splitlines()]
    answers = next(line for line in lines if line.startswith("2.1 no 2.2 yes clauses ") and "1.9.5" in line)
    assert {"1.9.5", "8.8.2"} <= set(answers.replace(",", "").split())
    assert "Ann's lore 0 1" in lines
    # Of the whole suite it is one of many, of which most are told in a line each.
    in_line = "toll-lowered-to-nothing prey: Bob's play ≠ Bob's play, 2 damage"
    assert (in_line if LONG else "prey Bob's play Bob's play, 2 damage") in lines
    at = lines.index("1.9.4 Working out damage renumbered, reworded; not reviewed")
    assert lines[at + 1].startswith("was 4.6.6.1, which is “Work out damage” now; tagged so: ")
    told = json.loads((tmp_path / "i.json").read_text(encoding="utf-8"))
    assert {"toll-lowered-to-nothing"} <= {one["case"] for one in told["scenarios"]}
    assert "impact.html" in {file.name for file in tmp_path.iterdir()}


def test_a_long_list_is_told_in_lines_and_each_reason_once(
    exit_code: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    found: list[Impact] = []

    def once(*asked: Any) -> Impact:
        """The comparison, which is the same however it is told."""
        if not found:
            found.append(compare(*asked))
        return found[0]

    monkeypatch.setattr("oracle.cli.impact.compare", once)

    def printed(*words: str) -> str:
        assert exit_code("impact", "2.2", "seed-chapter-4", *TURN, *words) == 0
        return capsys.readouterr().out

    short, long = printed(), printed("--verbose")
    headline = next(line for line in short.splitlines() if line.startswith("Of "))
    assert headline in long
    in_full = long.count("(line ")
    in_lines = sum("≠" in line for line in short.splitlines())
    unshown = sum(int(count) for count in re.findall(r"  and (\d+) more \(--verbose", short))
    assert in_full == short.count("(line ") + in_lines + unshown
    assert in_lines > 0
    assert unshown > 0
    clauses = short.partition("Clauses with a different outcome")[2].partition("\n\n")[0]
    told = [line.strip() for line in clauses.splitlines()]
    assert told.count("its code asks: Take turn action: which rule is it? (answered below)") == 1
    after = next(number for number, line in enumerate(told) if line.startswith("4.1.2 "))
    assert told[after + 1] == "same as 1.3.4.1, 3.3.1"
    assert "Take turn action: which rule is it?" in short.splitlines()


def test_what_is_too_long_for_a_line_stays_indented() -> None:
    done = run("impact", "2.1", "2.2", *REPLACEMENT, COLUMNS="80")
    lines = done.out.splitlines()
    title = next(number for number, line in enumerate(lines) if "counts as dealt, and it is open" in line)
    assert lines[title + 1].startswith("  ")
    assert lines[title + 1].rstrip().endswith("a different outcome")


def test_two_that_do_not_differ() -> None:
    done = run("impact", "seed-guide", "seed-guide-2", *TURN)
    assert done.code == 0
    assert "None of " in done.out


def test_a_users_own_features_are_compared(tmp_path: Path) -> None:
    file = tmp_path / "own.feature"
    file.write_text(OWN, encoding="utf-8")
    done = run("impact", "2.2", "seed-guide", "--features", str(file), COLUMNS="120")
    assert done.code == 0, done.err
    assert "Of 1 scenario, 1 has a different outcome." in done.out
    assert "fails at “Then it is accepted”" in " ".join(done.out.split())


OWN = """Feature: Own

  @case:own-one @clause:1.7.7
  Scenario: nobody to choose
    Given a game of Lorcana
    And these cards
      | ref   | card  | player | zone |
      | brawl | Brawl | Ann    | hand |
    And Ann has 3 ready ink
    When Ann plays brawl for its ink cost
    Then it is accepted
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("lorcana/2.1", "lorcana/9.9"), "known: lorcana/2.1, lorcana/2.2, lorcana/seed-4.3"),
        (("lorcana/2.3", "lorcana/2.2"), "known: lorcana/2.1, lorcana/2.2, lorcana/seed-4.3"),
        (("chess/1", "lorcana/2.2"), 'no edition or reading "chess/1"'),
        (("2.2", "lorcana/2.2"), "are the same edition; compare it with one of lorcana/2.1"),
        (("2.1", "2.2", "--features", "no-such-folder"), "no-such-folder"),
        (("2.1",), "name two editions or readings, A and B, or a --proposal FILE"),
    ],
)
def test_wrong_use(words: tuple[str, ...], said: str) -> None:
    done = run("impact", *words, COLUMNS="200")
    assert done.code == 2
    assert said in done.err
    assert "Traceback" not in done.err
