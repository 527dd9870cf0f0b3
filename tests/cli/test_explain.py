"""`tcg-oracle explain`, run as a user runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oracle.suite.reading.locate import feature_root
from tests.inputs.running import run

from .test_impact import OWN

RESIST = "lorcana/8-keywords/8.8.2-damage-lowered-to-nothing.feature"


def line_of(file: str, text: str) -> int:
    lines = (feature_root() / file).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


def explained(place: str, *words: str) -> list[str]:
    done = run("explain", place, "--verbose", *words, COLUMNS="160")
    assert done.code == 0, done.err
    return [" ".join(line.split()) for line in done.out.splitlines()]


def test_a_scenario_step_by_step() -> None:
    lines = explained(f"{RESIST}:{line_of(RESIST, '@case:resist-lowers-what-is-dealt')}")
    wanted = [
        "A character with Resist 2 takes 1 of 3 damage",
        "8.8.1 Resist",
        "Given a game of Lorcana",
        "hand cudgel (Cudgel)",
        "inkwell 1 ready, 0 exerted",
        "· 4.3.2.4 Pay the total cost pay_total_cost",
        "→ ann-ink-1 exerted (ink) by 1.5.3",
        "→ 1 damage dealt to rock by 1.9.2.1",
        "→ cudgel has resolved: play → discard by 6.7.1.2",
        "rock: Bob's play → Bob's play, 1 damage",
        "inkwell 0 ready, 1 exerted",
        "Under 2.2: every step holds",
    ]
    places = [lines.index(line) for line in wanted]
    assert places == sorted(places)


def test_a_refusal_says_its_clause_and_that_nothing_changed(tmp_path: Path) -> None:
    file = tmp_path / "own.feature"
    file.write_text(OWN.replace("3 ready ink", "2 ready ink").replace("accepted", "refused by 1.5.3"), encoding="utf-8")
    lines = explained(f"{file}:3")
    assert "When Ann plays brawl for its ink cost line 10 refused by 1.5.3" in lines
    assert any(line.startswith("refused by 1.5.3 All or nothing: ") for line in lines)
    assert "nothing has changed" in lines
    assert any(line.startswith("x 1.5.3") for line in lines)


def test_the_edition_decides() -> None:
    place = f"{RESIST}:{line_of(RESIST, 'Then it is accepted')}"
    assert "Under 2.1: every step holds" in explained(place, "--edition", "lorcana/2.1")
    toll = f"{RESIST}:{line_of(RESIST, '@case:toll-lowered-to-nothing')}"
    assert "prey has 2 damage" in explained(toll)
    assert "prey is undamaged" in explained(toll, "--edition", "2.1")


def test_under_an_edition_it_is_not_written_for_it_fails_and_says_so() -> None:
    place = "lorcana/8-keywords/8.10.2-states-below.feature"
    done = run(
        *("explain", f"{place}:{line_of(place, '@case:shift-keeps-dry')}", "--edition", "seed-guide", "--verbose"),
        COLUMNS="160",
    )
    assert done.code == 1
    assert "(not written for this edition)" in done.out
    assert "✗ And star is dry and ready" in done.out
    assert "got: star is drying" in done.out


def test_a_question_and_its_answer() -> None:
    place = "lorcana/8-keywords/8.10-shift.feature"
    lines = explained(f"{place}:{line_of(place, '@case:which-character-below')}")
    assert any(line.startswith("asked (") and "Ann chooses 1 from" in line for line in lines)
    assert any(line.startswith("When Ann chooses") and line.endswith("accepted") for line in lines)


def test_a_row_of_an_outline_names_the_others() -> None:
    place = "lorcana/8-keywords/8.10-shift.feature"
    lines = explained(f"{place}:{line_of(place, 'Scenario Outline')}")
    assert lines[-1].startswith("One row of ")
    other = lines[-1].rpartition(" ")[2].rstrip(".")
    assert explained(f"{place}:{other}") != lines


def test_as_json(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    explained(f"{RESIST}:{line_of(RESIST, '@case:toll-lowered-to-nothing')}", "--json", str(file))
    told = json.loads(file.read_text(encoding="utf-8"))
    (when,) = [step for step in told["steps"] if step["keyword"] == "when"]
    assert when["calls"][0]["reply"]["status"] == "accepted"
    assert when["calls"][0]["rules"][0]["rule"] == "play_a_card"
    assert {"says", "rule", "clauses"} <= set(when["calls"][0]["events"][0])
    assert [change["what"] for change in when["changes"]] == ["prey", "toll", "Ann's ink"]
    assert when["before"]["position"] == told["start"]["position"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("no-such.feature:3",), "there is no file no-such.feature"),
        ((f"{RESIST}:1",), "is in no scenario; they are at lines"),
        ((RESIST,), "has several scenarios; add the line of one"),
        ((f"{RESIST}:8", "--edition", "9"), "known: lorcana/2.1, lorcana/2.2"),
        ((str(Path(__file__)),), "not readable as Gherkin"),
    ],
)
def test_wrong_use(words: tuple[str, ...], said: str) -> None:
    done = run("explain", *words, COLUMNS="300")
    assert done.code == 2, done.out
    assert said in done.err
    assert "Traceback" not in done.err


def test_a_mistake_in_a_users_file_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "own.feature"
    file.write_text(OWN.replace("Ann plays brawl", "Ann plays braw"), encoding="utf-8")
    done = run("explain", f"{file}:3")
    assert done.code == 2
    assert "own.feature:10: " in done.err
    assert "brawl" in done.err


def test_a_rule_shared_by_sections_is_named_by_the_clause_of_what_is_done() -> None:
    done = run("explain", "lorcana/4-turn-actions/4.5-quest.feature:8", "--verbose", COLUMNS="160")
    assert done.code == 0, done.err
    (found, *_) = [line for line in done.out.splitlines() if line.rstrip().endswith(" gain_lore_by_quest")]
    # The rule is also the home of clauses of sections 1, 5 and 6.
    assert found.split()[1].startswith("4.5.")


@pytest.mark.parametrize(
    ("file", "case", "told"),
    [
        (
            "lorcana/conflicts/one-text-several-meanings.feature",
            "three-chosen-of-two",
            "rests on conflict 193, left open by 2.2: An effect has a player choose three cards ",
        ),
        (
            "lorcana/conflicts/playing-a-card.feature",
            "action-rests-in-play-zone",
            "rests on conflict 1, different under seed-guide: Where is an action while its effect resolves?",
        ),
        (
            "altered/conflicts/kept-from-moving-forward.feature",
            "celebrated-and-then-stepped",
            "rests on conflict 171, left open by 3.0: After Celebration Day, ",
        ),
    ],
)
def test_open_conflicts_are_named_that_the_outcome_rests_on(file: str, case: str, told: str) -> None:
    lines = explained(f"{file}:{line_of(file, f'@case:{case} ')}")
    assert [line for line in lines if line.startswith(told)] or told in " ".join(lines)
