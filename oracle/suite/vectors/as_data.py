"""What each Then phrase looks at, as data: takes the game, the edition and the step's arguments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from oracle.suite.changes import ExpectedChange
from oracle.suite.converters import CardState, Counter, Place
from oracle.suite.games import Game
from oracle.suite.plan import Call, Outcome
from oracle.suite.vectors.checks import LAST_ACTION, LAST_CALL, STATUS, AnyOf, Changed, Check, Clause, Is, IsNot
from oracle.suite.vectors.checks import Outcome as Told
from oracle.suite.vectors.rows import EVERYTHING, groups_of, row_of, something
from oracle.suite.world import ACCEPTED, REFUSED

Checks = Iterable[Check]


def checks_of(call: Call, game: Game, edition: str) -> tuple[Check, ...]:
    """What a Then step looks at under this edition; all of it must hold."""
    if call.seen is None:
        raise TypeError(f'"{call.text}" is not told as data: its phrase lacks `seen`')
    return tuple(call.seen(game, edition, *call.arguments))


def _is(*path: str, value: Any) -> Is:
    return Is(at=path, values=(something(value),))


def by_reading(game: Game, edition: str, outcomes: Iterable[Outcome]) -> Checks:
    for outcome in outcomes:
        if edition in outcome.editions:
            yield from checks_of(outcome.call, game, edition)


def left_open(game: Game, edition: str, question: str, outcomes: Iterable[Outcome]) -> Checks:
    found = (Told(text=one.call.text, see=checks_of(one.call, game, edition)) for one in outcomes)
    yield AnyOf(question=question, outcomes=tuple(found))


# --- the last call ------------------------------------------------------------------------------------------


def accepted(_game: Game, _edition: str) -> Checks:
    yield _is(*STATUS, value=ACCEPTED)


def refused(_game: Game, _edition: str, clause: str | None) -> Checks:
    yield _is(*STATUS, value=REFUSED)
    if clause is not None:
        yield Clause(clause=clause)


def unchanged(_game: Game, _edition: str) -> Checks:
    yield Changed(since=LAST_CALL, groups=EVERYTHING, rows=())


def changed(game: Game, _edition: str, expected: Iterable[ExpectedChange]) -> Checks:
    rows = tuple(row_of(one, game) for one in expected)
    yield Changed(since=LAST_ACTION, groups=groups_of(rows, game), rows=rows)


# --- cards --------------------------------------------------------------------------------------------------


def placed(game: Game, _edition: str, ref: str, place: Place) -> Checks:
    if place.relation == "in":
        yield _is("cards", ref, "zone", value=place.zone)
        if place.zone and place.zone not in game.shared_zones:
            yield _is("cards", ref, "player", value=place.player)
    elif place.relation == "on top of":
        yield _is("cards", place.ref, "under", value=ref)
    else:
        yield _is("cards", ref, place.relation, value=place.ref)


def states(game: Game, _edition: str, ref: str, wanted: Iterable[CardState]) -> Checks:
    yield _with_states(game, ref)
    for state in wanted:
        if state.counter:
            kind = IsNot if state.present else Is
            yield kind(at=("marks", ref, "counters", state.name), values=(None,))
        else:
            yield _is("marks", ref, "states", state.name, value=state.present)


def counters(game: Game, _edition: str, ref: str, amount: int, counter: Counter) -> Checks:
    yield _with_states(game, ref)
    yield _is("marks", ref, "counters", counter.name, value=amount)


def _with_states(game: Game, ref: str) -> Is:
    return Is(at=("cards", ref, "zone"), values=tuple(sorted(game.state_zones)))


# --- players ------------------------------------------------------------------------------------------------


def ready(_game: Game, _edition: str, who: str, amount: int, _resource: str) -> Checks:
    yield _is("resources", who, "ready", value=amount)


def lore(_game: Game, _edition: str, who: str, amount: int) -> Checks:
    yield _is("players", f"{who}/lore", value=amount)


def cards(_game: Game, _edition: str, who: str, amount: int, zone: str) -> Checks:
    yield _is("zones", f"{who}/{zone}", value=amount)


def turn(_game: Game, _edition: str, who: str) -> Checks:
    yield _is("turn", "player", value=who)


def won(_game: Game, _edition: str, who: str) -> Checks:
    yield _is("result", "winner", value=who)
    yield _is("losers", who, value=None)


def goes_on(_game: Game, _edition: str) -> Checks:
    yield _is("result", value=None)


def expedition(_game: Game, _edition: str, who: str, zone: str, distance: int) -> Checks:
    yield _is("players", f"{who}/{zone.removesuffix('-expedition')}", value=distance)


def phase(_game: Game, _edition: str, name: str, day: int | None) -> Checks:
    yield _is("turn", "phase", value=name.lower())
    if day is not None:
        yield _is("number", "turn", value=day)


def first_player(_game: Game, _edition: str, who: str) -> Checks:
    yield _is("first", "player", value=who)


def passed(_game: Game, _edition: str, who: str) -> Checks:
    yield IsNot(at=("players", f"{who}/passed"), values=(None,))


def tiebreakers(_game: Game, _edition: str) -> Checks:
    yield _is("adventure", "regions", value=1)


# --- questions, waiting abilities, views --------------------------------------------------------------------


def asked(_game: Game, _edition: str, who: str, options: tuple[str, ...] | None) -> Checks:
    yield _is("question", "player", value=who)
    if options is not None:
        yield _is("question", "options", value=sorted(options))


def nobody_asked(_game: Game, _edition: str) -> Checks:
    yield _is("question", value=None)


def waiting(_game: Game, _edition: str, refs: Iterable[str]) -> Checks:
    yield _is("waiting", "sources", value=sorted(set(refs)))


def nothing_waits(_game: Game, _edition: str) -> Checks:
    yield _is("waiting", "sources", value=None)


def sees(_game: Game, _edition: str, who: str, ref: str) -> Checks:
    yield IsNot(at=("names", ref), values=(None,), viewer=who)


def does_not_see(_game: Game, _edition: str, who: str, ref: str) -> Checks:
    yield Is(at=("names", ref), values=(None,), viewer=who)
