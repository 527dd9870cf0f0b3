"""What a decision changes: as scenarios are written, as they are played, and what it draws with it."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from oracle.book.catalogue import Catalogue, Conflict
from oracle.engines import reference_books as books
from oracle.suite.docket.deciding import drawn, permitted, shifts
from oracle.suite.docket.entries import Entry
from oracle.suite.docket.playing import play
from oracle.suite.docket.weighing import docket, standing, with_played
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite

GAME = "lorcana"


@cache
def plans() -> tuple[Plan, ...]:
    """The scenarios of a few conflicts of every kind, and of two of Altered."""
    numbers = (1, 2, 4, 6, 7, 52, 108, 117, 135, 160, 171, 190)
    wanted = {str(number) for number in numbers}
    found = load_suite(words=tuple(f"@conflict:{number}" for number in numbers)).plans
    return tuple(plan for plan in found if wanted & {*plan.conflicts})


def of(number: int) -> list[Plan]:
    return [plan for plan in plans() if str(number) in plan.conflicts]


def known(game: str = GAME) -> Catalogue:
    return books.catalogue(game)


def conflict(number: int) -> Conflict:
    every = (*known().conflicts, *known("altered").conflicts)
    return next(one for one in every if one.number == number)


def told(number: int, side: int) -> dict[tuple[str, str], tuple[str, str, str]]:
    """Case and document → how a decision changes it."""
    one = conflict(number)
    found = shifts(one, one.side[side], of(number))
    return {(shift.case, shift.edition): (shift.manner, shift.before, shift.after) for shift in found}


def test_of_what_one_document_leaves_open_the_rows_of_the_side_are_left() -> None:
    (case,) = [plan.case for plan in of(108)]
    left = {0: "Ann has won", 1: "Bob has won"}
    for side, row in left.items():
        assert told(108, side) == {
            (case, edition): ("settled", "Ann has won; Bob has won", row) for edition in ("2.2", "2.1")
        }


def test_an_overruled_document_says_what_the_other_one_says() -> None:
    found = told(2, 2)
    assert found["free-waives-every-cost", "2.2"] == (
        "rows",
        "spare is in Ann's hand",
        "spare is in Ann's discard",
    )
    assert ("free-waives-every-cost", "seed-guide") not in found
    back = told(2, 0)
    assert back["free-waives-every-cost", "seed-guide"][1:] == ("spare is in Ann's discard", "spare is in Ann's hand")
    assert ("free-waives-every-cost", "2.2") not in back


def test_a_scenario_of_overruled_documents_alone_shows_nothing_any_longer() -> None:
    assert told(2, 0)["cost-to-play-for-free-in-the-guides", "seed-guide"][0] == "alone"
    assert told(2, 2)["cost-to-play-for-free", "2.2"][0] == "alone"


def test_outcomes_that_are_no_sides_are_to_be_read_again() -> None:
    one, dropped = conflict(171), "altered-no-expedition-left-to-choose"
    assert {manner for manner, _, _ in told(171, 0).values()} == {"settled"}
    fewer = msgspec.structs.replace(one, witness=tuple(case for case in one.witness if case != dropped))
    found = {shift.case: shift.manner for shift in shifts(fewer, fewer.side[0], of(171))}
    # It permits that nobody is asked, as a witness does: nobody would have said whose outcome that is there.
    assert {case for case, manner in found.items() if manner == "unread"} == {dropped}


def test_a_scenario_that_permits_one_outcome_alone_does_not_change() -> None:
    case = "altered-uncounted-of-some-kind/permanents"
    assert case in {plan.case for plan in of(135)}
    for side in (0, 1):
        assert case not in {changed for changed, _ in told(135, side)}
        assert {manner for manner, _, _ in told(135, side).values()} == {"settled"}


def test_a_side_without_its_row_leaves_nothing_settled() -> None:
    one = conflict(108)
    other = msgspec.structs.replace(one.side[1], outcome="Bob has 3 lore")
    changed = msgspec.structs.replace(one, side=(one.side[0], other))
    assert {shift.manner for shift in shifts(changed, changed.side[0], of(108))} == {"unread"}


@pytest.mark.parametrize(
    ("number", "stands"), [(108, "open"), (160, "open"), (6, "differs"), (3, "words"), (12, "closed"), (2, "open")]
)
def test_how_a_conflict_stands(number: int, stands: str) -> None:
    assert standing(conflict(number), of(number)) == stands


def test_what_a_decision_draws_with_it_and_by_what() -> None:
    two = conflict(2)
    found = {one.number: one for one in drawn(two, two.side[0], known().conflicts, (), {})}
    assert found[7].sentences == (
        "lorcana/seed-guide-2:a3-free",
        "lorcana/seed-guide-2:b3-free",
        "lorcana/seed-guide:3-free",
    )
    assert 3 not in found
    with_a_case = shifts(two, two.side[0], of(2))
    tagged = {"free-waives-every-cost": {2, 8}}
    eight = {one.number: one for one in drawn(two, two.side[0], known().conflicts, with_a_case, tagged)}[8]
    assert eight.cases == ("free-waives-every-cost",)


def test_a_clause_of_a_document_that_speaks_both_ways_only_argues_in_others_of_the_kind() -> None:
    one = conflict(190)
    found = drawn(one, one.side[0], known().conflicts, (), {})
    assert {each.number for each in found if each.argues} >= {191, 112}
    assert all(not each.sentences for each in found)
    within = {each.number for each in found}
    assert within.isdisjoint({1, 2, 6, 7, 8})


def test_what_engines_are_told_apart_by() -> None:
    found = {(one.outcome, one.side) for one in permitted(conflict(108), of(108))}
    assert found == {("Ann has won", 0), ("Bob has won", 1)}
    assert all(one.told.endswith(f"(seen: {one.outcome})") for one in permitted(conflict(108), of(108)))


# --- as it is played -------------------------------------------------------------------------------------


def test_played_with_the_answers_of_a_side_a_scenario_ends_as_under_its_document() -> None:
    six = conflict(6)
    found = play(GAME, [six], of(6), lambda *_: None)[6]
    book, notes = found.shifts
    assert {(one.case, one.edition) for one in book} == {("free-is-a-choice", "seed-4.3")}
    (first, *_) = [one for one in notes if one.edition == "2.2"]
    assert first.step.startswith("When ")
    assert first.before == "accepted"
    assert first.after.startswith("refused by 4.3.2.2")
    assert found.runs >= 2
    assert found.again >= 2


def test_what_does_not_come_to_the_question_is_not_played_again() -> None:
    found = play(GAME, [conflict(6)], of(108), lambda *_: None)[6]
    assert found.runs == 1
    assert found.again == 0
    assert found.shifts == ((), ())


def test_a_conflict_that_no_question_parts_is_not_played() -> None:
    assert play(GAME, [conflict(108), conflict(7)], of(108), lambda *_: None) == {}


def test_the_docket_has_every_conflict_with_what_it_touches() -> None:
    own = [plan for plan in plans() if plan.game == GAME]
    entries = {one.number: one for one in docket(known(), own, {"free-is-a-choice": ["A card", "Lantern"]})}
    assert list(entries) == [one.number for one in known().conflicts]
    six: Entry = entries[6]
    assert six.scenarios == ("free-is-a-choice",)
    assert {"A card"} <= {*six.cast}
    assert not {*six.cast} & {*six.cards}
    assert not any(side.shifts or side.drawn for side in entries[12].decisions)


def test_what_was_played_is_added_to_what_is_written() -> None:
    own = [plan for plan in plans() if plan.game == GAME]
    two = next(one for one in docket(known(), own, {}) if one.number == 2)
    found = play(GAME, [conflict(2)], own, lambda *_: None)[2]
    both = with_played(two, found, known(), {"free-is-a-choice": [6]})
    assert (both.runs, both.again) == (found.runs, found.again)
    assert both.again > 0
    pairs = list(zip(two.decisions, both.decisions, strict=True))
    for before, after in pairs:
        more = after.shifts[len(before.shifts) :]
        assert after.shifts == (*before.shifts, *more)
        assert all(one.manner == "played" for one in more)
        assert len({(one.case, one.edition) for one in after.shifts}) == len(after.shifts)
    assert any(after.shifts != before.shifts for before, after in pairs)
