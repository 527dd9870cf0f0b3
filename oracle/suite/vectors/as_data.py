"""What each Then phrase looks at, as data: takes the game, the edition and the step's arguments."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.profiles import Profile
from oracle.suite.changes import ExpectedChange
from oracle.suite.converters import CardState, Counter, Place
from oracle.suite.plan import Call, Outcome
from oracle.suite.vectors import checks as kinds
from oracle.suite.vectors.checks import Check, Is, IsNot, OneOf
from oracle.suite.vectors.rows import row_of

Checks = Iterable[Check]


def checks_of(call: Call, game: Profile, edition: str) -> tuple[Check, ...]:
    """What a Then step looks at under this edition; all of it must hold."""
    if call.seen is None:
        raise TypeError(f'"{call.text}" is not told as data: its phrase lacks `seen`')
    return tuple(call.seen(game, edition, *call.arguments))


def by_reading(game: Profile, edition: str, outcomes: Iterable[Outcome]) -> Checks:
    for outcome in outcomes:
        if edition in outcome.editions:
            yield from checks_of(outcome.call, game, edition)


def left_open(game: Profile, edition: str, question: str, outcomes: Iterable[Outcome]) -> Checks:
    found = (kinds.Outcome(text=one.call.text, see=checks_of(one.call, game, edition)) for one in outcomes)
    yield kinds.AnyOf(question=question, outcomes=tuple(found))


# --- the last call ------------------------------------------------------------------------------------------


def accepted(_game: Profile, _edition: str) -> Checks:
    yield kinds.Accepted()


def refused(_game: Profile, _edition: str, clause: str | None) -> Checks:
    yield kinds.Refused(clause=clause or "")


def unchanged(_game: Profile, _edition: str) -> Checks:
    yield kinds.Unchanged()


def changed(game: Profile, _edition: str, expected: Iterable[ExpectedChange]) -> Checks:
    yield kinds.Changed(rows=tuple(row_of(one, game) for one in expected))


# --- cards --------------------------------------------------------------------------------------------------


def placed(game: Profile, _edition: str, ref: str, place: Place) -> Checks:
    if place.relation == "in":
        yield Is(path=f"cards/{ref}/zone", value=place.zone or None)
        if place.zone and place.zone not in game.shared_zones:
            yield Is(path=f"cards/{ref}/player", value=place.player)
    elif place.relation == "on top of":
        yield Is(path=f"cards/{place.ref}/under", value=ref)
    else:
        yield Is(path=f"cards/{ref}/{place.relation}", value=place.ref)


def states(game: Profile, _edition: str, ref: str, wanted: Iterable[CardState]) -> Checks:
    yield _with_states(game, ref)
    for state in wanted:
        if state.counter:
            kind = IsNot if state.present else Is
            yield kind(path=f"counters/{ref}/{state.name}", value=0)
        else:
            yield Is(path=f"states/{ref}/{state.name}", value=state.present)


def counters(game: Profile, _edition: str, ref: str, amount: int, counter: Counter) -> Checks:
    yield _with_states(game, ref)
    yield Is(path=f"counters/{ref}/{counter.name}", value=amount)


def _with_states(game: Profile, ref: str) -> OneOf:
    return OneOf(path=f"cards/{ref}/zone", values=tuple(sorted(game.state_zones)))


# --- players ------------------------------------------------------------------------------------------------


def ready(_game: Profile, _edition: str, who: str, amount: int, _resource: str) -> Checks:
    yield Is(path=f"resources/{who}/ready", value=amount)


def cards(_game: Profile, _edition: str, who: str, amount: int, zone: str) -> Checks:
    yield Is(path=f"zones/{who}/{zone}", value=amount)


def turn(_game: Profile, _edition: str, who: str) -> Checks:
    yield Is(path="turn/player", value=who)


def won(_game: Profile, _edition: str, who: str) -> Checks:
    yield Is(path="result", value=who)
    yield Is(path=f"losers/{who}", value=False)


def goes_on(_game: Profile, _edition: str) -> Checks:
    yield Is(path="result", value=None)


# --- questions, waiting abilities, views --------------------------------------------------------------------


def asked(_game: Profile, _edition: str, who: str, options: tuple[str, ...] | None) -> Checks:
    yield kinds.Asked(player=who, options=options)


def nobody_asked(_game: Profile, _edition: str) -> Checks:
    yield kinds.NotAsked()


def waiting(_game: Profile, _edition: str, refs: Iterable[str]) -> Checks:
    yield Is(path="waiting", value=dict.fromkeys(sorted(set(refs)), True))


def nothing_waits(_game: Profile, _edition: str) -> Checks:
    yield Is(path="waiting", value={})


def sees(_game: Profile, _edition: str, who: str, ref: str) -> Checks:
    yield kinds.Sees(player=who, card=ref, seen=True)


def does_not_see(_game: Profile, _edition: str, who: str, ref: str) -> Checks:
    yield kinds.Sees(player=who, card=ref, seen=False)
