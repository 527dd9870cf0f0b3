"""Whether a variation is the same test: the reference visits the same clauses, and its players want the same.

It also rests on the same open conflicts: where it rests on one more, an engine that takes another side is right, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from oracle.assurance.variation.rewriting import Names, reworded
from oracle.suite.intent.line import Fact
from oracle.suite.intent.wanted import wanted_line
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Listening
from oracle.suite.run.verdict import run_plan

Called = tuple[str, str, tuple[str, ...]]
"""How an action or an answer ended, which clause refused it, which clauses were visited."""


class Seen(Struct, frozen=True, kw_only=True):
    """What a scenario comes to on the reference."""

    verdict: str
    rests_on: tuple[int, ...]
    """The open conflicts that this rests on, by number."""
    calls: tuple[Called, ...]
    wants: object
    """Every choice with its question, by action."""
    length: int
    """How many steps it has."""
    refs: frozenset[str]
    """The cards it speaks of."""

    @property
    def holds(self) -> bool:
        return self.verdict in ("pass", "disputed")


def seen(plan: Plan, edition: str) -> Seen:
    """Play the scenario."""
    verdict, rests_on, calls = _played(plan, edition, 0)
    refs = frozenset(card.ref for card in plan.position.cards)
    wants = _Wants(plan, edition, {}, 0, refs).found()
    return Seen(verdict=verdict, rests_on=rests_on, calls=calls, wants=wants, length=len(plan.calls), refs=refs)


def same(plan: Plan, edition: str, wanted: Seen, names: Names | None = None) -> bool:
    """Whether a scenario comes to the same; `names` lead from its names to those of the scenario it is compared with.

    What happens before the scenario's own steps is not compared, nor are cards as options that the scenario lacks.
    What is wanted is looked at first: it tells most that differ, and is found by playing once.
    """
    ahead = len(plan.calls) - wanted.length
    if _Wants(plan, edition, names or {}, ahead, wanted.refs).found() != wanted.wants:
        return False
    return _played(plan, edition, ahead) == (wanted.verdict, wanted.rests_on, wanted.calls)


def _played(plan: Plan, edition: str, ahead: int) -> tuple[str, tuple[int, ...], tuple[Called, ...]]:
    engine = Listening(tells=False)
    verdict = run_plan(plan, engine, edition, engine.initialize()).verdict
    calls = engine.calls[sum(call.is_when for call in plan.calls[:ahead]) :]
    return (
        verdict,
        tuple(sorted(engine.rests_on)),
        tuple(
            (call.reply.status, call.reply.code, tuple(sorted({one for rule in call.rules for one in rule.clauses})))
            for call in calls
        ),
    )


class _Wants(NamedTuple):
    """What a scenario wants, by the names and the places of the one it is compared with."""

    plan: Plan
    edition: str
    names: Names
    ahead: int
    """How many steps it has before those of the other one."""
    refs: frozenset[str]
    """The cards of the other one."""

    def found(self) -> object:
        line = wanted_line(self.plan, self.edition)
        units = tuple(
            (unit.act - self.ahead, unit.refused, tuple(map(self._want, unit.facts)))
            for unit in line.units
            if unit.act >= self.ahead
        )
        return units, self._places(line.probes), self._places(line.interruptions), line.whole, line.played

    def _places(self, places: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted(place - self.ahead for place in places))

    def _want(self, fact: Fact) -> object:
        asked = fact.question
        answer = None if fact.answer is None else tuple(map(self._word, fact.answer))
        more = {card.ref for card in self.plan.position.cards if self._word(card.ref) not in self.refs}
        options = tuple(sorted(self._word(one) for one in asked.options if one not in more))
        source = self._word(asked.source or "")
        return (
            fact.place - self.ahead, fact.said, self._places(fact.looked_at), answer,
            asked.kind, self._word(asked.player), options, asked.least, asked.most, source, asked.part,
        )  # fmt: skip

    def _word(self, text: str) -> str:
        return reworded(text, self.names)
