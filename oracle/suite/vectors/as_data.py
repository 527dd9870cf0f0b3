"""What each Then phrase looks at, as data: takes the game, the edition and the step's arguments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oracle.profiles import Profile
from oracle.protocol.values import Json
from oracle.suite.phrases.changes import ExpectedChange
from oracle.suite.phrases.converters import CardState, Characteristic, Counter, Place
from oracle.suite.plan import Call, Outcome
from oracle.suite.play.failure import ACCEPTED, REFUSED
from oracle.suite.vectors.checks import LAST_ACTION, LAST_CALL, STATUS, AnyOf, Changed, Check, Clause, Is, IsNot
from oracle.suite.vectors.checks import Outcome as Told
from oracle.suite.vectors.rows import EVERYTHING, groups_of, row_of, something

Checks = Iterable[Check]


def checks_of(call: Call, game: Profile, edition: str) -> tuple[Check, ...]:
    """What a Then step looks at under this edition; all of it must hold."""
    if call.seen is None:
        raise TypeError(f'"{call.text}" is not told as data: its phrase lacks `seen`')
    return tuple(call.seen(game, edition, *call.arguments))


def shows(*path: str, value: Json) -> Is:
    """That one place of the table shows this."""
    return Is(at=path, values=(something(value),))


def by_reading(game: Profile, edition: str, outcomes: Iterable[Outcome]) -> Checks:
    for outcome in outcomes:
        if edition in outcome.editions:
            yield from checks_of(outcome.call, game, edition)


def left_open(game: Profile, edition: str, question: str, outcomes: Iterable[Outcome]) -> Checks:
    found = (Told(text=one.call.text, see=checks_of(one.call, game, edition)) for one in outcomes)
    yield AnyOf(question=question, outcomes=tuple(found))


# --- the last call ------------------------------------------------------------------------------------------


def accepted(_game: Profile, _edition: str) -> Checks:
    yield shows(*STATUS, value=ACCEPTED)


def refused(_game: Profile, _edition: str, clause: str | None) -> Checks:
    yield shows(*STATUS, value=REFUSED)
    if clause is not None:
        yield Clause(clause=clause)


def unchanged(_game: Profile, _edition: str) -> Checks:
    yield Changed(since=LAST_CALL, groups=EVERYTHING, rows=())


def changed(game: Profile, _edition: str, expected: Iterable[ExpectedChange]) -> Checks:
    rows = tuple(row_of(one, game) for one in expected)
    yield Changed(since=LAST_ACTION, groups=groups_of(rows, game), rows=rows)


# --- cards --------------------------------------------------------------------------------------------------


def placed(game: Profile, _edition: str, ref: str, place: Place) -> Checks:
    if place.relation == "in":
        yield shows("cards", ref, "zone", value=place.zone)
        if place.zone and place.zone not in game.shared_zones:
            yield shows("cards", ref, "player", value=place.player)
    elif place.relation == "on top of":
        yield shows("cards", place.ref, "under", value=ref)
    else:
        yield shows("cards", ref, place.relation, value=place.ref)


def at_the_end(_game: Profile, _edition: str, refs: Sequence[str], end: str, who: str) -> Checks:
    counted = refs if end == "top" else tuple(reversed(refs))
    for place, ref in enumerate(counted):
        yield shows(end, f"{who}/deck/{place}", value=ref)


def states(_game: Profile, _edition: str, ref: str, wanted: Iterable[CardState]) -> Checks:
    for state in wanted:
        yield Is(at=("cards", ref, "zone"), values=tuple(sorted(state.zones)))
        if state.counter:
            kind = IsNot if state.present else Is
            yield kind(at=("marks", ref, "counters", state.name), values=(None,))
        else:
            yield shows("marks", ref, "states", state.name, value=state.present)


def counters(game: Profile, _edition: str, ref: str, amount: int, counter: Counter) -> Checks:
    yield _with_states(game, ref)
    yield shows("marks", ref, "counters", counter.name, value=amount)


def statistic(_game: Profile, _edition: str, ref: str, amount: int, what: Characteristic) -> Checks:
    values = (str(amount),) if amount else ("0", None)
    yield Is(at=("characteristics", ref, "numbers", what.name), values=values)


def keyword(_game: Profile, _edition: str, ref: str, what: Characteristic, amount: int | None) -> Checks:
    at = ("characteristics", ref, "keywords", what.name)
    yield IsNot(at=at, values=(None,)) if amount is None else Is(at=at, values=(str(amount),))


def _with_states(game: Profile, ref: str) -> Is:
    return Is(at=("cards", ref, "zone"), values=tuple(sorted(game.state_zones)))


# --- players ------------------------------------------------------------------------------------------------


def ready(_game: Profile, _edition: str, who: str, amount: int, _resource: str) -> Checks:
    yield shows("resources", who, "ready", value=amount)


def cards(_game: Profile, _edition: str, who: str, amount: int, zone: str) -> Checks:
    yield shows("zones", f"{who}/{zone}", value=amount)


def turn(_game: Profile, _edition: str, who: str) -> Checks:
    yield shows("turn", "player", value=who)


def won(_game: Profile, _edition: str, who: str) -> Checks:
    yield shows("result", "winner", value=who)
    yield shows("losers", who, value=None)


def goes_on(_game: Profile, _edition: str) -> Checks:
    yield shows("result", value=None)


# --- questions, waiting abilities, views --------------------------------------------------------------------


def asked(_game: Profile, _edition: str, who: str, options: tuple[str, ...] | None) -> Checks:
    yield shows("question", "player", value=who)
    if options is not None:
        yield shows("question", "options", value=sorted(options))


def nobody_asked(_game: Profile, _edition: str) -> Checks:
    yield shows("question", value=None)


def waiting(_game: Profile, _edition: str, refs: Iterable[str]) -> Checks:
    yield shows("waiting", "sources", value=sorted(set(refs)))


def nothing_waits(_game: Profile, _edition: str) -> Checks:
    yield shows("waiting", "sources", value=None)


def sees(_game: Profile, _edition: str, who: str, ref: str) -> Checks:
    yield IsNot(at=("names", ref), values=(None,), viewer=who)


def does_not_see(_game: Profile, _edition: str, who: str, ref: str) -> Checks:
    yield Is(at=("names", ref), values=(None,), viewer=who)
