"""What each Then phrase looks at, as data: takes the game, the edition and the step's arguments."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.suite.changes import ExpectedChange
from oracle.suite.converters import CardState, Counter, Place
from oracle.suite.games import Game
from oracle.suite.plan import Call, Outcome
from oracle.suite.vectors import checks as kinds
from oracle.suite.vectors.checks import Check, Is, IsNot, OneOf
from oracle.suite.vectors.rows import row_of

Checks = Iterable[Check]


def checks_of(call: Call, game: Game, edition: str) -> tuple[Check, ...]:
    """What a Then step looks at under this edition; all of it must hold."""
    if call.seen is None:
        raise TypeError(f'"{call.text}" is not told as data: its phrase lacks `seen`')
    return tuple(call.seen(game, edition, *call.arguments))


def by_reading(game: Game, edition: str, outcomes: Iterable[Outcome]) -> Checks:
    for outcome in outcomes:
        if edition in outcome.editions:
            yield from checks_of(outcome.call, game, edition)


def left_open(game: Game, edition: str, question: str, outcomes: Iterable[Outcome]) -> Checks:
    found = (kinds.Outcome(text=one.call.text, see=checks_of(one.call, game, edition)) for one in outcomes)
    yield kinds.AnyOf(question=question, outcomes=tuple(found))


# --- the last call ------------------------------------------------------------------------------------------


def accepted(_game: Game, _edition: str) -> Checks:
    yield kinds.Accepted()


def refused(_game: Game, _edition: str, clause: str | None) -> Checks:
    yield kinds.Refused(clause=clause or "")


def unchanged(_game: Game, _edition: str) -> Checks:
    yield kinds.Unchanged()


def changed(game: Game, _edition: str, expected: Iterable[ExpectedChange]) -> Checks:
    yield kinds.Changed(rows=tuple(row_of(one, game) for one in expected))


# --- cards --------------------------------------------------------------------------------------------------


def placed(game: Game, _edition: str, ref: str, place: Place) -> Checks:
    if place.relation == "in":
        yield Is(path=f"cards/{ref}/zone", value=place.zone or None)
        if place.zone and place.zone not in game.shared_zones:
            yield Is(path=f"cards/{ref}/player", value=place.player)
    elif place.relation == "on top of":
        yield Is(path=f"cards/{place.ref}/under", value=ref)
    else:
        yield Is(path=f"cards/{ref}/{place.relation}", value=place.ref)


def states(game: Game, _edition: str, ref: str, wanted: Iterable[CardState]) -> Checks:
    yield _with_states(game, ref)
    for state in wanted:
        if state.counter:
            kind = IsNot if state.present else Is
            yield kind(path=f"counters/{ref}/{state.name}", value=0)
        else:
            yield Is(path=f"states/{ref}/{state.name}", value=state.present)


def counters(game: Game, _edition: str, ref: str, amount: int, counter: Counter) -> Checks:
    yield _with_states(game, ref)
    yield Is(path=f"counters/{ref}/{counter.name}", value=amount)


def _with_states(game: Game, ref: str) -> OneOf:
    return OneOf(path=f"cards/{ref}/zone", values=tuple(sorted(game.state_zones)))


# --- players ------------------------------------------------------------------------------------------------


def ready(_game: Game, _edition: str, who: str, amount: int, _resource: str) -> Checks:
    yield Is(path=f"resources/{who}/ready", value=amount)


def lore(_game: Game, _edition: str, who: str, amount: int) -> Checks:
    yield Is(path=f"players/{who}/lore", value=amount)


def cards(_game: Game, _edition: str, who: str, amount: int, zone: str) -> Checks:
    yield Is(path=f"zones/{who}/{zone}", value=amount)


def turn(_game: Game, _edition: str, who: str) -> Checks:
    yield Is(path="turn/player", value=who)


def won(_game: Game, _edition: str, who: str) -> Checks:
    yield Is(path="result", value=who)
    yield Is(path=f"losers/{who}", value=False)


def goes_on(_game: Game, _edition: str) -> Checks:
    yield Is(path="result", value=None)


def expedition(_game: Game, _edition: str, who: str, zone: str, distance: int) -> Checks:
    yield Is(path=f"players/{who}/{zone.removesuffix('-expedition')}", value=distance)


def phase(_game: Game, _edition: str, name: str, day: int | None) -> Checks:
    yield Is(path="turn/phase", value=name.lower())
    if day is not None:
        yield Is(path="turn/number", value=day)


def first_player(_game: Game, _edition: str, who: str) -> Checks:
    yield Is(path="turn/first", value=who)


def passed(_game: Game, _edition: str, who: str) -> Checks:
    yield IsNot(path=f"players/{who}/passed", value=0)


def tiebreakers(_game: Game, _edition: str) -> Checks:
    yield Is(path="adventure", value=1)


# --- questions, waiting abilities, views --------------------------------------------------------------------


def asked(_game: Game, _edition: str, who: str, options: tuple[str, ...] | None) -> Checks:
    yield kinds.Asked(player=who, options=options)


def nobody_asked(_game: Game, _edition: str) -> Checks:
    yield kinds.NotAsked()


def waiting(_game: Game, _edition: str, refs: Iterable[str]) -> Checks:
    yield Is(path="waiting", value=dict.fromkeys(sorted(set(refs)), True))


def nothing_waits(_game: Game, _edition: str) -> Checks:
    yield Is(path="waiting", value={})


def sees(_game: Game, _edition: str, who: str, ref: str) -> Checks:
    yield kinds.Sees(player=who, card=ref, seen=True)


def does_not_see(_game: Game, _edition: str, who: str, ref: str) -> Checks:
    yield kinds.Sees(player=who, card=ref, seen=False)
