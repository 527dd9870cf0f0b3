"""Selection, order and report of many runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from oracle.kernel.errors import InputError
from oracle.protocol.results import Result
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.converters import clause
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import ClauseChoice, Selection, clause_choices, select
from oracle.suite.run.result import result_of
from oracle.suite.runner import clause_order, run_suite
from tests.suite.fake_engine import FakeEngine

PLANS = load_suite(Path(__file__).parent / "data", cache=False).plans


def cases(selection: Selection) -> list[str]:
    return [f"{plan.case} {edition}" for plan, edition in selection.runs(PLANS)]


def test_the_current_edition_is_the_default() -> None:
    assert {edition for _, edition in Selection().runs(PLANS)} == {"2.2"}
    assert len(cases(Selection())) == len(PLANS)


def test_editions() -> None:
    assert cases(Selection(editions=("seed-guide",))) == ["readings seed-guide"]
    everywhere = cases(Selection(editions=("all",), cases=("readings",)))
    assert everywhere == ["readings 2.2", "readings seed-guide", "readings seed-guide-2"]
    assert cases(Selection(editions=("2.1", "2.2"), cases=("chance",))) == ["chance 2.1", "chance 2.2"]


def test_editions_of_one_game() -> None:
    altered = load_suite(Path(__file__).parent / "data_altered", cache=False).plans
    both = [*PLANS, *altered]

    def games(*editions: str, game: str | None = None) -> set[str]:
        found = select(plans=both, editions=editions, game=game).runs(both)
        return {f"{plan.game} {edition}" for plan, edition in found}

    assert games() == {"lorcana 2.2", "altered 3.0"}
    assert games("1.x") == games("altered/1.x") == {"altered 1.x"}
    assert games("altered/1.x", "2.1") == {"altered 1.x", "lorcana 2.1"}
    assert games("altered/all") == games("all", game="altered") == {"altered 1.x", "altered 3.0"}
    assert games("lorcana/2.2") == {"lorcana 2.2"}


@pytest.mark.parametrize(
    ("clause", "found"),
    [
        ("4.2", {"turn-and-ink", "inked-before"}),
        ("4.3.3.2", {"readings"}),
        ("4.3.3", {"readings", "play-for-ink"}),
        ("lorcana/2.2:4.2.1", {"turn-and-ink", "inked-before"}),
        ("lorcana/4.2.1", {"turn-and-ink", "inked-before"}),
        ("lorcana/2.1:4.2.1", {"turn-and-ink", "inked-before"}),
        ("altered/4.2", set()),
        ("altered/1.x:4.2", set()),
        ("4.3.1", set()),
        ("1", {"questions", "chance", "the-end"}),
    ],
)
def test_clauses(clause: str, found: set[str]) -> None:
    assert {plan.case for plan, _ in select(plans=PLANS, clauses=[clause]).runs(PLANS)} == found


def test_a_clause_holds_what_is_below_it() -> None:
    choice = ClauseChoice("4.3", "lorcana")
    assert choice.holds("lorcana", "4.3")
    assert choice.holds("lorcana", "4.3.6")
    assert not choice.holds("lorcana", "4.30")
    assert not choice.holds("altered", "4.3")
    assert ClauseChoice("notes:4.5", "lorcana").holds("lorcana", "notes:4.5-once")
    assert not choice.holds("lorcana", "notes:4.3")


@pytest.mark.parametrize(
    ("asked", "chosen"),
    [
        ("4.3", {"lorcana 4.3", "altered 4.3"}),
        ("4.3.2.4", {"lorcana 4.3.2.4"}),
        ("lorcana/2.1:4.6.6.1", {"lorcana 1.9.4", "lorcana 4.6.6.1"}),
        ("altered/1.x:7.3.6", {"altered 7.3.10"}),
        ("altered/3.0:7.3.6", {"altered 7.3.6"}),
        ("1.x:7.3.6.a", {"altered 1.x:7.3.6.a", "altered 7.3.10.a"}),
        ("seed-chapter-4:4.6-once", {"lorcana seed-chapter-4:4.6-once"}),
        ("seed-guide-2:a5-zone", {"lorcana seed-guide-2:a5-zone", "lorcana seed-guide:5-zone"}),
    ],
)
def test_what_a_clause_means_in_its_edition(asked: str, chosen: set[str]) -> None:
    assert {f"{choice.game} {choice.number}" for choice in clause_choices(asked)} == chosen


def test_statements_count_under_their_own_document_alone() -> None:
    tagged = replace(PLANS[0], clauses=("4.3.1", "seed-guide:4", "seed-guide-2:b5.1.2", "seed-4.3:4.3.1"))
    assert tagged.clauses_under("2.2") == ("4.3.1",)
    assert tagged.clauses_under("seed-guide") == ("4.3.1", "seed-guide:4")
    assert tagged.clauses_under("seed-guide-2") == ("4.3.1", "seed-guide-2:b5.1.2")
    assert result_of(tagged, "seed-4.3", "pass").clauses == ("4.3.1", "seed-4.3:4.3.1")


def test_cases() -> None:
    assert cases(select(plans=PLANS, cases=["too-little-ink"])) == ["too-little-ink/0 2.2", "too-little-ink/2 2.2"]
    assert cases(select(plans=PLANS, cases=["too-little-ink/2"])) == ["too-little-ink/2 2.2"]


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        ({"game": "chess"}, "Lorcana"),
        ({"editions": ["2.3"]}, "2.2"),
        ({"editions": ["altered/2.2"]}, "altered/2.2"),
        ({"editions": ["altered/1.x"], "game": "Lorcana"}, "altered/1.x"),
        ({"cases": ["to-little-ink"]}, "too-little-ink"),
        ({"clauses": ["four"]}, "four: there is no such clause in lorcana/2.2, nor in altered/3.0"),
        ({"clauses": ["4.3.2.40"]}, "near it: 4.3.2, 4.3.2.1"),
        ({"clauses": ["99.9"]}, "no such clause in lorcana/2.2, nor in altered/3.0$"),
        ({"clauses": ["lorcana/2.1:99.9"]}, "no such clause$"),
        ({"clauses": ["chess/1:4.3"]}, "lorcana"),
        ({"clauses": ["altered/4.3"], "game": "Lorcana"}, "altered"),
    ],
)
def test_unknown_choices(wrong: dict[str, Any], part: str) -> None:
    with pytest.raises((InvalidWordsError, InputError), match=part):
        select(plans=PLANS, **wrong)


def test_the_order_is_that_of_files_lines_and_editions() -> None:
    forward = [(plan.line, edition) for plan, edition in Selection(editions=("all",)).runs(PLANS)]
    backward = [(plan.line, edition) for plan, edition in Selection(editions=("all",)).runs(reversed(PLANS))]
    assert forward == sorted(forward) == backward


def test_a_report() -> None:
    seen: list[tuple[int, int, Result]] = []
    report = run_suite(
        PLANS,
        FakeEngine(),
        progress=lambda done, of, result: seen.append((done, of, result)),
        title=lambda game, clause: f"{game} {clause}",
    )
    assert report == run_suite(PLANS, FakeEngine(), title=lambda game, clause: f"{game} {clause}")
    assert [done for done, _, _ in seen] == list(range(1, len(PLANS) + 1))
    assert tuple(result for _, _, result in seen) == report.results
    assert report.engine.name == "fake"
    assert (report.suite.features, report.suite.scenarios) == (1, len(PLANS))
    assert report.summary == {"pass": len(PLANS) - 2, "fail": 0, "unsupported": 0, "error": 0, "disputed": 2}
    clauses = {summary.clause: summary for summary in report.clauses}
    assert list(clauses) == sorted(clauses, key=clause_order)
    assert clauses["4.3.2.4"].title == "lorcana 4.3.2.4"
    assert clauses["4.3.2.4"].counts == {"pass": 4, "fail": 0, "unsupported": 0, "error": 0, "disputed": 0}


def test_clauses_are_in_the_order_of_the_book() -> None:
    unsorted = ["4.3.10", "1.x:4.3", "4.3.2.4", "seed-4.3:4", "10.1", "4.3.2", "1.x:4.2-b", "4.3.2.a"]
    assert sorted(unsorted, key=clause_order) == [
        "4.3.2",
        "4.3.2.4",
        "4.3.2.a",
        "4.3.10",
        "10.1",
        "1.x:4.2-b",
        "1.x:4.3",
        "seed-4.3:4",
    ]


@pytest.mark.parametrize("text", ["4.3.2.4", "5.1.2.e", "seed-guide:3-free", "1.x:5.1.2.b.2", "1.x:4.4.a-form"])
def test_a_tag_takes_clauses_and_statements(text: str) -> None:
    assert clause(text) == text


@pytest.mark.parametrize("text", ["", "four", "4.3.", "altered/3.0:4.3", "1.x:", ":4"])
def test_a_tag_takes_no_other_names(text: str) -> None:
    with pytest.raises(InvalidWordsError, match="is not a clause number"):
        clause(text)
