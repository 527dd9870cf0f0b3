"""What an outcome rests on: each tie of a conflict exists, and is at work where the conflict is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oracle.book.catalogue import Conflict
from oracle.engines import reference_books as books
from oracle.engines.games import binding
from oracle.kernel.open_questions import hearing, rests_on
from oracle.profiles import PROFILES
from oracle.suite.phrases.calls import rows_under
from oracle.suite.plan import OPEN_QUESTION, Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.run.follow import Listening, follow

ROOT = Path(__file__).parents[2]
GAMES = ("altered", "lorcana")
WITHOUT = {"altered": {88}, "lorcana": set[int]()}
"""Open conflicts within one document that nothing in the code is tied to: they are named nowhere."""
SHOWN_FOR_THE_CHOICE = "the Hand is shown for the choice, and nobody looks at it after that"
NO_SECOND_TIME = "no second damage comes, for which it would matter whether the first time has passed"
GUIDES = "the guides say in which order, and it runs under them alone"
ALIKE_UNDER_EVERY_SIDE = {
    ("altered-asmodeus-is-put-into-play/hand-ann", 119): "the card that was shown goes where everybody sees it",
    ("altered-chooses-from-anothers-hand/ann", 119): SHOWN_FOR_THE_CHOICE,
    ("altered-chooses-from-anothers-hand/bob", 119): SHOWN_FOR_THE_CHOICE,
    ("altered-chooses-from-anothers-hand/target", 119): SHOWN_FOR_THE_CHOICE,
    ("altered-plays-from-anothers-hand", 119): SHOWN_FOR_THE_CHOICE,
    ("altered-put-where-it-is", 143): "nothing hears of its going there, and only a different zone makes a new object",
    ("gigantic-gear-rests", 230): "it was in both Expeditions as one of them moved, and in both as Night came",
    ("printed-ruling-the-gigantic-one-goes", 231): "nobody looks at the two together, and the one that stays is alone",
    ("printed-ruling-the-older-gear", 231): "the older Gear is beside the one that was Gigantic first",
    ("additional-ink-comes-before-reductions/0", 4): GUIDES,
    ("additional-ink-comes-before-reductions/1", 4): GUIDES,
    ("order-of-payment-modifiers", 4): GUIDES,
    ("one-of-two-shields/rapunzel", 123): NO_SECOND_TIME,
    ("the-affected-player-chooses/beast", 123): NO_SECOND_TIME,
    ("the-next-time-for-each-of-them", 122): "none of those that go hears of lore that is gained",
    ("two-of-three-cards", 193): "its text has nobody choose, and that a part of it is done is settled (conflict 113)",
}
"""Scenarios that rest on an open conflict and hold whichever side an engine takes, each with the reason."""


@pytest.fixture(scope="module")
def plans() -> tuple[Plan, ...]:
    return load_suite().plans


@pytest.fixture(scope="module")
def resting(plans: tuple[Plan, ...]) -> set[tuple[str, int]]:
    """Each scenario that rests on an open conflict and does not say so with outcomes that differ, with its number.

    Played under the current edition, and under the last of the readings where it runs under others than the book.
    """
    found: set[tuple[str, int]] = set()
    for plan in plans:
        for edition in {PROFILES[plan.game].current, plan.editions[-1]} & {*plan.editions}:
            engine = Listening(tells=False)
            follow(plan, engine, edition)
            if engine.undecided is None:
                said = plan.conflicts if leaves_open(plan, edition) else ()
                found |= {(plan.case, number) for number in engine.rests_on if str(number) not in said}
    return found


def test_nothing_rests_on_one_side_of_an_open_conflict_and_judges_the_others_by_it(
    resting: set[tuple[str, int]],
) -> None:
    assert resting - ALIKE_UNDER_EVERY_SIDE.keys() == set()


def test_each_exception_is_still_one(resting: set[tuple[str, int]]) -> None:
    assert ALIKE_UNDER_EVERY_SIDE.keys() - resting == set()


def open_ones(game: str) -> Iterator[Conflict]:
    return (one for one in books.catalogue(game).conflicts if one.kind == "outcome" and not one.closed)


def is_within(conflict: Conflict) -> bool:
    """Whether one document speaks both ways."""
    known: set[str] = set()
    for side in conflict.side:
        if known & set(side.readings):
            return True
        known |= set(side.readings)
    return False


def named_in_code(game: str) -> set[int]:
    code = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "oracle/games" / game / "rules").rglob("*.py"))
    return {int(number) for number in re.findall(r"rests_on\((\d+)\)", code)}


def raised_in_code(game: str) -> set[int]:
    return {one.number for one in open_ones(game) if one.undecided}


@pytest.mark.parametrize("game", GAMES)
def test_code_names_open_conflicts_and_all_within_one_document(game: str) -> None:
    numbers = {one.number for one in open_ones(game)}
    within = {one.number for one in open_ones(game) if is_within(one)}
    assert named_in_code(game) <= numbers
    assert within - named_in_code(game) - raised_in_code(game) == WITHOUT[game]


@pytest.mark.parametrize("game", GAMES)
def test_what_conflicts_ask_exists(game: str) -> None:
    of = binding(game)
    for conflict in open_ones(game):
        for name in conflict.asks:
            assert name in books.questions(game) or name in of.book.rules, f"conflict {conflict.number}: {name}"


@pytest.mark.parametrize("game", GAMES)
def test_ties_are_at_work_where_the_conflict_is_shown(game: str, plans: tuple[Plan, ...]) -> None:
    cases = {plan.case: plan for plan in plans if plan.game == game}
    idle = []
    for conflict in open_ones(game):
        at_work = not conflict.asks
        for case in conflict.witness:
            plan = cases[case]
            asked = books.listener(game)
            engine = Listening(asked=asked)
            follow(plan, engine, plan.editions[0])
            at_work = at_work or bool(set(conflict.asks) & (asked.questions.keys() | asked.rules))
            tied = conflict.number in named_in_code(game) | raised_in_code(game)
            if tied and leaves_open(plan, plan.editions[0]) and conflict.number not in engine.rests_on:
                idle.append((conflict.number, case))
        if not at_work:
            idle.append((conflict.number, "no scenario asks for what it is tied to"))
    assert idle == []


def leaves_open(plan: Plan, edition: str) -> bool:
    """Whether it permits outcomes that really differ."""
    return any(call.text.startswith(OPEN_QUESTION) and len(set(rows_under(call, edition))) > 1 for call in plan.calls)


def test_nobody_hears_what_nobody_listens_to() -> None:
    heard: set[int] = set()
    with hearing(heard):
        rests_on(1)
        with hearing(None):
            rests_on(2)
        rests_on(3)
    rests_on(4)
    assert heard == {1, 3}
