"""Then: the checks of each step, as data. `oracle.suite.play.seeing` judges it."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.profiles import Profile
from oracle.protocol.values import Json
from oracle.suite.phrases.changes import ends_game, expected_changes
from oracle.suite.phrases.converters import CardState, Characteristic, Counter, Place
from oracle.suite.phrases.registry import phrase
from oracle.suite.play.failure import ACCEPTED, REFUSED
from oracle.suite.table.changes import EVERYTHING, groups_of
from oracle.suite.table.checks import (
    LAST_ACTION,
    LAST_CALL,
    Asked,
    Changed,
    Check,
    Is,
    IsNot,
    Path,
    Replied,
    Row,
    Waits,
)

Checks = Iterable[Check]
Refs = tuple[str, ...]


def shows(*path: str, value: Json) -> Is:
    """One place in the table has this value; false, 0 and empty values count as nothing."""
    return Is(at=path, values=(value or None,))


# --- the last call ------------------------------------------------------------------------------------------


@phrase("then", "it is accepted", example="it is accepted", looks=False)
def is_accepted(_game: Profile, _edition: str) -> Checks:
    yield Replied(status=ACCEPTED)


@phrase("then", "it is refused[ by {clause:clause}]", example="it is refused by 4.3.2.4", looks=False)
def is_refused(_game: Profile, _edition: str, clause: str | None) -> Checks:
    yield Replied(status=REFUSED, clause=clause or "")


@phrase("then", "nothing has changed", example="nothing has changed", compares="call")
def nothing_changed(_game: Profile, _edition: str) -> Checks:
    yield Changed(since=LAST_CALL, groups=EVERYTHING, rows=())


@phrase(
    "then",
    "only this has changed",
    example="only this has changed",
    table=expected_changes,
    compares="action",
    ends=ends_game,
)
def only_this_changed(game: Profile, _edition: str, rows: tuple[Row, ...]) -> Checks:
    yield Changed(since=LAST_ACTION, groups=groups_of(rows, game), rows=rows)


# --- cards --------------------------------------------------------------------------------------------------


@phrase("then", "{card:ref} <is/is not> {place:place}", example="doc is in Ann's hand")
def is_placed(game: Profile, _edition: str, ref: str, place: Place) -> Checks:
    if place.relation == "in":
        yield shows("cards", ref, "zone", value=place.zone)
        if place.zone and place.zone not in game.shared_zones:
            yield shows("cards", ref, "player", value=place.player)
    elif place.relation == "on top of":
        yield shows("cards", place.ref, "under", value=ref)
    else:
        yield shows("cards", ref, place.relation, value=place.ref)


@phrase("then", "{card:ref} is {states:states}", example="doc is exerted and undamaged")
def has_states(_game: Profile, _edition: str, ref: str, states: Iterable[CardState]) -> Checks:
    for state in states:
        yield _in_one_of(ref, state.zones)
        if state.counter:
            kind = IsNot if state.present else Is
            yield kind(at=("marks", ref, "counters", state.name), values=(None,))
        else:
            yield shows("marks", ref, "states", state.name, value=state.present)


@phrase("then", "{card:ref} <has/does not have> {n:number} {counter}", example="doc has 2 damage")
def has_counters(game: Profile, _edition: str, ref: str, amount: int, counter: Counter) -> Checks:
    yield _in_one_of(ref, game.state_zones)
    yield shows("marks", ref, "counters", counter.name, value=amount)


def _in_one_of(ref: str, zones: Iterable[str]) -> Is:
    """The card is in a zone where it has the fields that the step checks."""
    return Is(at=("cards", ref, "zone"), values=tuple(sorted(zones)))


def _characteristics(*_: object) -> Iterable[str]:
    return ("characteristics",)


@phrase("then", "{card:ref} has {n:number} {statistic}", example="doc has 3 Strength", needs=_characteristics)
def has_statistic(_game: Profile, _edition: str, ref: str, amount: int, what: Characteristic) -> Checks:
    values = (str(amount),) if amount else ("0", None)
    yield Is(at=("characteristics", ref, "numbers", what.name), values=values)


@phrase(
    "then",
    "{card:ref} <has/does not have> {keyword}[ {n:number}]",
    example="doc has Resist 2",
    needs=_characteristics,
)
def has_keyword(_game: Profile, _edition: str, ref: str, what: Characteristic, amount: int | None) -> Checks:
    at = ("characteristics", ref, "keywords", what.name)
    yield IsNot(at=at, values=(None,)) if amount is None else Is(at=at, values=(str(amount),))


@phrase(
    "then",
    "{refs:refs} lie[s] at the {end:end} of {who:player}'s deck",
    example="elsa and doc lie at the bottom of Ann's deck",
)
def lie_at_the_end(_game: Profile, _edition: str, refs: Refs, end: str, who: str) -> Checks:
    for place, ref in enumerate(refs if end == "top" else reversed(refs)):
        yield shows(end, f"{who}/deck/{place}", value=ref)


# --- players ------------------------------------------------------------------------------------------------


@phrase("then", "{who:player} has {n:number} ready {resource}", example="Ann has 2 ready ink")
def has_ready(_game: Profile, _edition: str, who: str, amount: int, _resource: str) -> Checks:
    yield shows("resources", who, "ready", value=amount)


@phrase("then", "{who:player} has {n:number} card[s] in {zone:zone}", example="Ann has 5 cards in hand")
def has_cards(_game: Profile, _edition: str, who: str, amount: int, zone: str) -> Checks:
    yield shows("zones", f"{who}/{zone}", value=amount)


@phrase("then", "it <is/is not> {who:player}'s turn", example="it is Bob's turn")
def has_turn(_game: Profile, _edition: str, who: str) -> Checks:
    yield shows("turn", "player", value=who)


@phrase("then", "{who:player} <has/has not> won", example="Bob has won", ends=lambda *_: True)
def has_won(_game: Profile, _edition: str, who: str) -> Checks:
    yield shows("result", "winner", value=who)
    yield shows("losers", who, value=None)


@phrase("then", "the game goes on", example="the game goes on")
def game_goes_on(_game: Profile, _edition: str) -> Checks:
    yield shows(*_RESULT, value=None)


_RESULT: Path = ("result", "winner")


# --- questions and waiting abilities ------------------------------------------------------------------------


@phrase(
    "then",
    "{who:player} <is/is not> asked[ to choose from {options:options}]",
    example="Ann is asked to choose from doc and elsa",
    asks=True,
    looks=False,
)
def is_asked(_game: Profile, _edition: str, who: str, options: tuple[str, ...] | None) -> Checks:
    yield Asked(player=who, options=options)


@phrase("then", "nobody is asked", example="nobody is asked", looks=False)
def nobody_asked(_game: Profile, _edition: str) -> Checks:
    yield Asked()


def _stepwise(*_: object) -> Iterable[str]:
    return ("stepwise-triggers",)


@phrase("then", "{refs:refs} wait[s]", example="doc and doc wait", needs=_stepwise)
def abilities_wait(_game: Profile, _edition: str, refs: Refs) -> Checks:
    yield Waits(sources=refs)


@phrase("then", "no ability waits", example="no ability waits")
def no_ability_waits(_game: Profile, _edition: str) -> Checks:
    yield Waits(sources=())


# --- what players see ---------------------------------------------------------------------------------------


def _views(*_: object) -> Iterable[str]:
    return ("hidden-views",)


@phrase("then", "{who:player} sees {card:ref}", example="Bob sees doc", needs=_views)
def sees(_game: Profile, _edition: str, who: str, ref: str) -> Checks:
    yield IsNot(at=("names", ref), values=(None,), viewer=who)


@phrase("then", "{who:player} does not see {card:ref}", example="Bob does not see doc", needs=_views)
def does_not_see(_game: Profile, _edition: str, who: str, ref: str) -> Checks:
    yield Is(at=("names", ref), values=(None,), viewer=who)
