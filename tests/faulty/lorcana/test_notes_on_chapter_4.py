"""Faults in the rules of `seed-chapter-4`: each is caught by scenarios of that reading."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from oracle.engines.games import binding
from oracle.engines.reference import ReferenceEngine
from oracle.games.lorcana.rules import game as _rules  # noqa: F401 - every rule is registered once the game is imported
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.events import Exerted, Lore, Moved, Played, Unassigned
from oracle.games.lorcana.rules.match import Run
from oracle.games.lorcana.rules.readings.seed_chapter_4 import OVERRIDES
from oracle.games.lorcana.rules.rulebook import BOOK
from oracle.games.lorcana.rules.state import BAG, INKWELL, PLAY, Object, cards_in
from oracle.games.lorcana.rules.tasks import InkCard, Quest
from oracle.kernel.run import Event
from oracle.suite.reading.load import Suite, load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite

Fault = dict[str, Callable[..., object]]


def right(name: str) -> Callable[..., Any]:
    binding("lorcana")  # its rules are registered once the game is asked for
    return BOOK.rules[name].function


def nothing(*_: Any, **__: Any) -> None:
    """What should refuse never does."""


def no_events(_run: Run, _events: list[Event]) -> list[Event]:
    return []


def every_ink_card_was_played(run: Run, events: list[Event]) -> list[Event]:
    return [
        Played(object=event.new, card=event.was.card, player=event.was.player, cost="ink-card", ink=0)
        for event in events
        if isinstance(event, Moved) and event.to == INKWELL and event.was is not None
    ]


def ink_comes_exerted(run: Run, action: InkCard) -> None:
    right("play_an_ink_card")(run, action)
    run.happen(Exerted(objects=(run.state.where[action.card],), why="effect"))


def quest_exerts(run: Run, action: Quest) -> None:
    right("quest_for_a_mission")(run, action)
    run.happen(Exerted(objects=(run.state.where[action.card],), why="quest"))


def lore_at_once(run: Run, action: Quest) -> None:
    right("quest_for_a_mission")(run, action)
    run.happen(Lore(player=action.player, by=2))


def first_mission(run: Run, player: str, thing: Object) -> object:
    view = view_of(run.state)
    missions = [one for one in cards_in(run.state, player, PLAY) if "Mission" in view.definition(one).classifications]
    return missions[0] if missions else right("choose_mission")(run, player, thing)


def missions_stay_assigned(run: Run, events: list[Event]) -> list[Event]:
    return [event for event in right("missions_bring_lore")(run, events) if not isinstance(event, Unassigned)]


def lore_for_the_active_player(run: Run, events: list[Event]) -> list[Event]:
    found = right("missions_bring_lore")(run, events)
    return [replace(event, player="Ann") if isinstance(event, Lore) else event for event in found]


def all_missions_go(run: Run, events: list[Event]) -> list[Event]:
    view = view_of(run.state)
    left = any(isinstance(event, Moved) and event.was is not None and event.was.zone == PLAY for event in events)
    missions = [one for one in view.in_play() if "Mission" in view.definition(one).classifications]
    return [Moved(object=one.id, to="discard", verb="discard") for one in missions] if left else []


def challenger_picks(run: Run, player: str, challenger: Object, target: str | None) -> object:
    return right("choose_challenged")(run, player, challenger, target)


def challenge_exerts(run: Run, player: str, challenger: Object, challenged: Object) -> None:
    run.happen(Exerted(objects=(challenger.id,), why="challenge"))
    right("challenge_without_exerting")(run, player, challenger, challenged)


def from_anywhere(_run: Run, _thing: Object) -> str:
    return BAG


def moved_into_play_was_played(run: Run, player: str, thing: Object, to: str) -> None:
    right("put_into")(run, player, thing, to)
    new = run.state.where[thing.card]
    run.happen(Played(object=new, card=thing.card, player=player, cost="ink", ink=0))


def as_in_the_book(rule: str) -> Fault:
    """The book's rule, where the notes have one of their own."""
    return {rule: right(rule)}


FAULTS: dict[str, Fault] = {
    **{f"as in the book: {rule}": as_in_the_book(rule) for rule in OVERRIDES},
    "any player, any phase": {"take_action_of_own_turn": nothing},
    "inks again": {"check_one_ink_card": nothing},
    "an ink card comes exerted": {"play_an_ink_card": ink_comes_exerted},
    "no ink card was played": {"first_ink_card_is_played": no_events},
    "every ink card was played": {"first_ink_card_is_played": every_ink_card_was_played},
    "plays without ink": {"pay_the_ink": lambda _run, _payer, total: total.ink},
    "plays whatever from wherever": {"check_is_played_from_hand": nothing},
    "quests again": {"check_one_quest": nothing},
    "anything quests": {"check_may_quest": nothing},
    "a quest exerts": {"quest_for_a_mission": quest_exerts},
    "lore at once": {"quest_for_a_mission": lore_at_once},
    "the first mission": {"choose_mission": first_mission},
    "missions bring nothing": {"missions_bring_lore": no_events},
    "missions stay assigned": {"missions_bring_lore": missions_stay_assigned},
    "missions bring Ann lore": {"missions_bring_lore": lore_for_the_active_player},
    "missions are kept": {"missions_are_discarded": no_events},
    "all missions are discarded": {"missions_are_discarded": all_missions_go},
    "challenges again": {"check_one_challenge": nothing},
    "a mission does not keep from attacking": {"check_not_assigned": nothing},
    "anything challenges": {"check_without_vigilance": nothing},
    "anything defends": {"check_defender": nothing},
    "the challenger picks": {"opponent_picks_defender": challenger_picks},
    "a challenge exerts": {"challenge_without_exerting": challenge_exerts},
    "moves again": {"check_one_move": nothing},
    "anything moves": {"check_is_own_character": nothing},
    "moves from anywhere": {"zone_from_inkwell": from_anywhere},
    "what is moved into play was played": {"put_into": moved_into_play_was_played},
}


@cache
def suite() -> Suite:
    return load_suite()


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_a_fault_in_the_notes_is_caught_by_their_scenarios(fault: str) -> None:
    engine = ReferenceEngine(overrides={"lorcana": FAULTS[fault]}, name=fault)
    report = run_suite(suite().plans, engine, Selection(editions=("seed-chapter-4",)))
    assert report.summary["fail"] > 0


def test_the_rules_without_a_fault_pass() -> None:
    report = run_suite(suite().plans, ReferenceEngine(), Selection(editions=("seed-chapter-4",)))
    assert (report.summary["fail"], report.summary["error"]) == (0, 0)
