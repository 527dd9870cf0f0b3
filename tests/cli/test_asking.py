"""Asked as a judge asks: `where`, `explain`, `conflicts` and `judge` at a real command line of 80 columns."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.inside import Run
from tests.cli.test_errors import PROGRAM

COLUMNS = 80
MOST = 12
"""Lines of a short answer, with the one that says how to see more."""
POSITION = """
Given a game of Lorcana
And these cards
  | ref   | card                             | player | zone |
  | doc   | Doc - Leader of the Seven Dwarfs | Ann    | play |
  | jit   | Just in Time                     | Ann    | hand |
  | five  | a character costing 5            | Ann    | hand |
  | six   | a character costing 6            | Ann    | hand |
And Ann has 8 ready ink
When Ann quests with doc
And Ann plays jit for its ink cost
And Ann chooses yes
And Ann plays six for its ink cost
"""


Ask = Callable[..., str]
Asked = Callable[..., list[str]]


@pytest.fixture
def told(exit_code: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    """`told(words…)` is what the command prints at 80 columns."""
    monkeypatch.setenv("COLUMNS", str(COLUMNS))

    def run(*words: str) -> str:
        assert exit_code(*words) in (0, 1), capsys.readouterr().err
        return capsys.readouterr().out

    return run


@pytest.fixture
def asked(told: Ask) -> Callable[..., list[str]]:
    """`asked(words…)` are its lines."""

    def run(*words: str) -> list[str]:
        lines = told(*words).splitlines()
        assert max(map(len, lines)) <= COLUMNS, lines
        return lines

    return run


@pytest.mark.parametrize(
    ("words", "first", "inside"),
    [
        (("where", "4.3.6"), "4.3.6 Modifiers for the next card", "payment_modifiers"),
        (("where", "4.3.6-A"), "seed-4.3:4.3.6-A", "Doc makes"),
        (("where", "R021a"), "R021a ", "ohana"),
        (("where", "free-character-uses-the-reduction"), "free-character-uses-the-reduction", "it is refused"),
        (("where", "Doc - Leader of the Seven Dwarfs"), "Doc - Leader of the Seven Dwarfs", "cost"),
        (("where", "rush"), "8.9 Rush", "Rush"),
        (("where", "altered:2.2.12"), "2.2.12 Reserve limit", "2.2.12.b Heroes only"),
        (("where", "altered:2.4"), "2.4 Statuses", "and 2.4.5, 2.4.6"),
        (("explain", "altered:2.4.6"), "Gericht played from Hand", "for clause 2.4.6;"),
        (("where", "altered/1.x:7.3.6"), "7.3.10", "altered/1.x:7.3.6 is 7.3.10 in 3.0"),
        (("conflicts", "3"), "3 ", "question"),
        (("conflicts", "4.1.3"), "No registered conflict touches 4.1.3.", ""),
        (("explain", "R021a"), "", "verdict"),
        (("explain", "free-character-uses-the-reduction"), "A character played for free by", "every step holds"),
        (("explain", "4.3.6"), "", "one scenario of"),
        (("explain", "Doc", "next", "character", "free"), "", "verdict"),
        (("judge", "free-character-uses-the-reduction"), "refused: Ann plays six", "1.5.3"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_name_is_answered_first_and_in_a_few_lines(
    words: tuple[str, ...], first: str, inside: str, asked: Asked
) -> None:
    lines = asked(*words)
    assert lines[0].startswith(first)
    assert inside.lower() in " ".join(" ".join(lines).split()).lower()
    assert len(lines) <= MOST + 2


@pytest.mark.parametrize("words", [("Doc",), ("reduction",), ("next character free",), ("Is a free card played",)])
def test_words_are_answered_by_ten_lines_each_with_a_command(words: tuple[str, ...], asked: Asked) -> None:
    *lines, how = asked("where", *words)
    assert len(lines) == 10
    assert "tcg-oracle" in how
    for line in lines:
        assert any(f" {command} " in line for command in ("where", "explain", "conflicts")), line


def test_on_a_narrow_terminal_a_title_is_still_read_and_a_path_is_folded_at_its_joints(
    told: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    *lines, _ = told("where", "next", "character", "free").splitlines()
    assert max(map(len, lines)) <= 60
    commands = [line.split() for line in lines if line.startswith("          explain ")]
    assert {len(words) for words in commands} == {2}
    titles = [line for line in lines if not line.startswith(" ")]
    assert len(titles) == 10
    assert not [line for line in titles if line.split()[1] in ("explain", "where")]
    told_of = told("where", "lorcana:1.9.4").splitlines()
    assert max(map(len, told_of)) <= 60
    code = next(place for place, line in enumerate(told_of) if line.startswith("  code "))
    assert told_of[code].split()[-1] == "oracle/games/lorcana/rules/concepts/"
    assert told_of[code + 1].split()[0].startswith("damage.py:")


def test_a_conflict_is_told_in_one_way(told: Ask) -> None:
    assert told("where", "conflict", "3") == told("conflicts", "3")
    assert told("where", "conflict:135", "--verbose") == told("conflicts", "135", "--verbose")


def test_every_command_of_a_hit_shows_it(told: Ask, asked: Asked) -> None:
    found = json.loads(told("where", "a free character and the next reduction", "--json", "-"))
    assert len({hit["kind"] for hit in found}) > 2
    for hit in found[:5]:
        name = f"{hit['game']}:{hit['id']}" if hit["kind"] == "clause" else hit["id"]
        command = {"scenario": "explain", "ruling": "explain", "conflict": "conflicts"}.get(hit["kind"], "where")
        assert asked(command, name)


def test_a_position_in_words_is_judged_in_ten_lines(tmp_path: Path, told: Ask, asked: Asked) -> None:
    file = tmp_path / "position.txt"
    file.write_text(POSITION, encoding="utf-8")
    lines = asked("judge", str(file))
    assert lines[0] == "refused: Ann plays six for its ink cost"
    assert lines[1].split()[:2] == ["clause", "1.5.3"]
    assert "1 more step before" in lines[-1]
    assert len(lines) <= 10
    found = json.loads(told("judge", str(file), "--json", "-"))
    assert [step["verdict"] for step in found["steps"]] == ["accepted", "needs an answer", "accepted", "refused"]
    assert found["steps"][-1]["by"] == "1.5.3"


def test_a_position_may_come_on_stdin() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "judge", "-"], input=POSITION, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stderr
    assert done.stdout.startswith("refused: Ann plays six")


def test_the_open_conflict_that_an_outcome_rests_on_is_named(tmp_path: Path, asked: Asked) -> None:
    file = tmp_path / "position.txt"
    file.write_text(POSITION.partition("And Ann plays jit")[0], encoding="utf-8")
    lines = asked("judge", str(file))
    assert lines[0] == "accepted: Ann quests with doc"
    (conflict,) = [line for line in lines if line.split()[0] == "conflict"]
    assert conflict.split()[1].rstrip(",") == "35"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "there is nothing here"),
        ("Given a game of Lorcana\nWhen Ann quests with doc\nThen it is accepted\n", 3, "leave the Then steps out"),
        ("Given a game of Lorcana\nWhen Ann quests with dok\n", 2, "dok"),
        ("Given a game of Lorcana\n\n@case:x\nScenario: x\n  Given a game of Lorcana\n", 1, "one position"),
        ("Feature: x\n", 1, "feature file"),
        ("When Ann quests\n", 1, ""),
        ("nothing of the kind", 1, ""),
    ],
)
def test_what_is_wrong_in_a_position_is_told_with_its_line(
    tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str], text: str, line: int, said: str
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(text, encoding="utf-8")
    assert exit_code("judge", file) == 2
    told = capsys.readouterr().err
    assert f"position.txt:{line}: " in told
    assert said in told


HOSTILE = (
    '"',
    "*",
    "doc*",
    "NEAR(",
    "OR",
    "",
    " ",
    "(",
    "😀",
    "\udc80",
    "x" * 10_000,
    "doc " * 2_500,
    "-x -y",
    "a/b:c",
)


@pytest.mark.parametrize("command", ["where", "explain", "conflicts", "judge"])
@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_whatever_is_asked_there_is_an_answer_or_an_error_of_one_line(
    exit_code: Run, capsys: pytest.CaptureFixture[str], command: str, text: str
) -> None:
    assert exit_code(command, "--", text) in (0, 1, 2)
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    assert "bug: " not in told.err
    assert told.out or len(told.err.splitlines()) == 1
