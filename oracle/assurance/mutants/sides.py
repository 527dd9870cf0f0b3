"""Compares a wrong engine with the right one: it does too little where a clause permits, or too much where it
forbids.

Both play a scenario word for word. At their first difference, each differing thing is compared with its value before
the call: if only the wrong engine changes it, the clause prevents the change; otherwise the clause causes it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Characteristics, Decision, Message, Observation, ObserveParams, Reply, SetupResult
from oracle.protocol.values import Json
from oracle.suite.plan import Plan
from oracle.suite.run.single_run import play_once
from oracle.suite.table.changes import COMPARED, compared
from oracle.suite.table.table import Table

Side = Literal["permits", "forbids"]
SIDES: tuple[Side, ...] = ("permits", "forbids")
M = TypeVar("M", bound=Message)


class Moment(Struct, frozen=True):
    """An engine's reply to a call, and what it shows afterwards."""

    status: str
    """The status of a reply; empty if a card or a player's view was requested."""
    table: Observation | None = None
    told: Json = None
    """The requested data."""


class Recorder(Wrapper):
    """Wraps an engine and records its moments, from setup on."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.moments: list[Moment] = []

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        answer = super().exchange(method, params, result)
        if isinstance(answer, SetupResult | Reply):
            self.moments.append(Moment(answer.status, self._engine.observe()))
        elif isinstance(answer, Characteristics):
            self.moments.append(Moment("", told=msgspec.to_builtins(answer)))
        elif isinstance(params, ObserveParams) and params.viewer and isinstance(answer, Observation):
            self.moments.append(Moment("", told={card.ref: card.card for card in answer.position.cards}))
        return answer


def moments_of(plan: Plan, engine: Engine, edition: str) -> tuple[Moment, ...]:
    """A scenario's moments, until it fails on an engine. Raises whatever a broken reference may raise."""
    recorder = Recorder(engine)
    play_once(plan, recorder, edition, recorder.initialize(), watch=False)
    return tuple(recorder.moments)


def sides(right: Sequence[Moment], wrong: Sequence[Moment], game: str) -> frozenset[Side]:
    """The scenario's side of the clause; both sides if the wrong engine does one thing instead of another.

    It is determined by the first call after which they differ, and by what is requested before the next call. Empty if
    no moment differs.
    """
    before: Observation | None = None
    found: frozenset[Side] = frozenset()
    for one, other in zip(right, wrong, strict=False):
        if found and one.table is not None:
            break
        found |= frozenset(_sides(before, one, other, PROFILES[game]))
        before = one.table or before
    return found


def _sides(before: Observation | None, right: Moment, wrong: Moment, game: Profile) -> Iterator[Side]:
    if right.status != wrong.status:
        yield "forbids" if right.status == "refused" else "permits"
    elif right.table is None or wrong.table is None:
        yield from _values(None, right.told, wrong.told)
    elif found := frozenset(_asked(right.table.decision, wrong.table.decision)):
        yield from found
    else:
        yield from _on_the_table(before or right.table, right.table, wrong.table, game)


def _asked(right: Decision | None, wrong: Decision | None) -> Iterator[Side]:
    """The clause prevents a surplus question, or one with more freedom."""
    whom, other = (frozenset[str]() if one is None else frozenset((one.player,)) for one in (right, wrong))
    yield from _beyond(whom, other)
    if right is not None and wrong is not None and whom == other:
        yield from _beyond(_open(right), _open(wrong))


def _open(question: Decision) -> frozenset[str]:
    """The freedom of a question: its options, and how many may be chosen."""
    counts = (
        f"{count} of them"
        for count in range(question.least, min(question.most, question.least + len(question.options)) + 1)
    )
    return frozenset((*question.options, *counts))


def _beyond(right: frozenset[str], wrong: frozenset[str]) -> Iterator[Side]:
    if wrong - right:
        yield "forbids"
    if right - wrong:
        yield "permits"


def _on_the_table(before: Observation, right: Observation, wrong: Observation, game: Profile) -> Iterator[Side]:
    earlier = Table(before, game)
    for row in compared(Table(right, game), Table(wrong, game), COMPARED):
        yield from _values(earlier.at(row.at), row.before, row.to)


def _values(was: Any, right: Any, wrong: Any) -> Iterator[Side]:
    """The sides for each part of a differing thing."""
    if right == wrong:
        return
    parts = [one for one in (was, right, wrong) if isinstance(one, dict)]
    if parts:
        for name in sorted({name for part in parts for name in part}):
            yield from _values(*(one.get(name) if isinstance(one, dict) else None for one in (was, right, wrong)))
    elif any(isinstance(one, list | tuple) for one in (was, right, wrong)):
        yield from _things(*(tuple(map(str, one or ())) for one in (was, right, wrong)))
    elif all(one is None or isinstance(one, int) for one in (was, right, wrong)):
        much, more = (right or 0) - (was or 0), (wrong or 0) - (was or 0)
        yield "forbids" if more * much >= 0 and abs(more) > abs(much) else "permits"
    else:
        yield "forbids" if right == was else "permits"


def _things(was: Sequence[str], right: Sequence[str], wrong: Sequence[str]) -> Iterator[Side]:
    """The sides for a sequence of things, such as waiting abilities; a different order counts as any other
    difference.
    """
    before, more, fewer = Counter(was), Counter(wrong) - Counter(right), Counter(right) - Counter(wrong)
    if not (more or fewer):
        yield "forbids" if right == was else "permits"
    if more - before or fewer & before:
        yield "forbids"
    if more & before or fewer - before:
        yield "permits"
