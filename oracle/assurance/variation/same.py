"""Checks whether a variation is the same test: the reference applies all clauses of the scenario, and players' wishes
are the same.

It must also rest on the same open conflicts: with an additional one, an engine that takes the other side is also right.
And nothing may depend on chance that the scenario does not script: another engine may draw differently.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Set
from itertools import zip_longest
from typing import Literal

from msgspec import Struct

from oracle.assurance.variation.rewriting import Names, reworded
from oracle.suite.intent.line import Fact
from oracle.suite.intent.wanted import wanted_line
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Listening
from oracle.suite.run.verdict import run_plan

OTHER_CHANCE = range(1, 13)
"""Seeds of chance that the reference is tried with."""

Called = tuple[str, str, tuple[str, ...]]
"""How an action or an answer ended, the refusing clause, and the clauses applied."""

ByChance = Literal["nothing", "options", "results"]
"""Chance may change what questions offer, or also how calls end."""


class Seen(Struct, frozen=True, kw_only=True):
    """The result of a scenario on the reference."""

    verdict: str
    rests_on: tuple[int, ...]
    """The numbers of the open conflicts that it rests on."""
    by_chance: ByChance
    """What chance that it does not script changes."""
    calls: tuple[Called, ...]
    wants: object
    """Every choice with its question, by action."""
    refs: frozenset[str]
    """The cards that it mentions."""

    @property
    def holds(self) -> bool:
        return self.verdict in ("pass", "disputed")


def seen(plan: Plan, edition: str) -> Seen:
    """Play the scenario."""
    verdict, rests_on, chance, calls = _played(plan, edition)
    refs = frozenset(card.ref for card in plan.position.cards)
    wants = _Wants(plan, edition, {}, refs).found()
    return Seen(verdict=verdict, rests_on=rests_on, by_chance=chance, calls=calls, wants=wants, refs=refs)


def same(
    plan: Plan, edition: str, wanted: Seen, names: Names | None = None, about: Collection[str] | None = None
) -> bool:
    """Whether a scenario has the same result; `names` map its names to those of the scenario it is compared with.

    `about`: of the clauses that calls apply, only these are compared. The variation's extra steps are not compared, nor
    are extra cards as options. Wishes are compared first: they reveal most differences, and need only one run.
    """
    wants = _Wants(plan, edition, names or {}, wanted.refs)
    if wants.found() != wanted.wants:
        return False
    verdict, rests_on, chance, calls = _played(plan, edition, wants.more)
    if (verdict, rests_on, chance) != (wanted.verdict, wanted.rests_on, wanted.by_chance):
        return False
    return _includes(_only(calls, about), _only(wanted.calls, about))


def _only(calls: tuple[Called, ...], about: Collection[str] | None) -> tuple[Called, ...]:
    if about is None:
        return calls
    return tuple((status, code, tuple(one for one in clauses if one in about)) for status, code, clauses in calls)


def _includes(found: tuple[Called, ...], wanted: tuple[Called, ...]) -> bool:
    """Whether calls have the same results, and apply at least the same clauses: extra cards apply their own."""
    same_ends = [call[:2] for call in found] == [call[:2] for call in wanted]
    return same_ends and all(set(one[2]).issuperset(other[2]) for one, other in zip(found, wanted, strict=True))


def by_chance(plan: Plan, edition: str) -> ByChance:
    """What chance that the scenario does not script changes in it."""
    return _played(plan, edition)[2]


def _played(
    plan: Plan, edition: str, more: Set[str] = frozenset()
) -> tuple[str, tuple[int, ...], ByChance, tuple[Called, ...]]:
    verdict, calls, engine = _once(plan, edition)
    others = [_once(plan, edition, seed) for seed in OTHER_CHANCE if engine.unscripted()]
    found: ByChance = "nothing"
    if any(other[:2] != (verdict, calls) for other in others):
        found = "results"
    elif any(_options(plan, other, more) != _options(plan, engine, more) for *_, other in others):
        found = "options"
    return verdict, tuple(sorted(engine.rests_on)), found, calls


def _once(plan: Plan, edition: str, seed: int = 0) -> tuple[str, tuple[Called, ...], Listening]:
    engine = Listening()
    engine.tells, engine.seed = False, seed
    verdict = run_plan(plan, engine, edition, engine.initialize()).verdict
    whens = (call for call in plan.calls if call.is_when)
    found: list[Called] = []
    for asking, call in zip_longest(engine.calls, whens):
        clauses = set() if asking is None else {one for rule in asking.rules for one in rule.clauses}
        if asking is not None and (call is None or call.added != "more"):
            found.append((asking.reply.status, asking.reply.code, tuple(sorted(clauses))))
        elif found:
            # What follows an answer about extra cards belongs to the action before it.
            found[-1] = (*found[-1][:2], tuple(sorted(clauses.union(found[-1][2]))))
    return verdict, tuple(found), engine


def _options(plan: Plan, engine: Listening, more: Set[str]) -> list[list[str] | None]:
    """The options of each question, without these cards if the answer has none of them.

    Which extra cards chance brings a player makes no difference if none of them is chosen. It does after a choice among
    equal ones, which an engine may make itself, and differently.
    """
    cards = {card.ref: card.card for card in plan.position.cards}
    moves = [call.move for call in plan.calls if call.is_when][1:]
    found: list[list[str] | None] = []
    for asking, move in zip_longest(engine.calls, moves):
        asked = None if asking is None else asking.reply.decision
        idle = more if move is None or more.isdisjoint(move.answer or ()) else frozenset()
        found.append(None if asked is None else [option for option in asked.options if option not in idle])
        if asked is not None and not idle and len({cards.get(option) for option in asked.options}) == 1:
            more = idle
    return found


class _Wants:
    """The wishes of a scenario, by the names and indexes of the one it is compared with."""

    def __init__(self, plan: Plan, edition: str, names: Names, refs: frozenset[str]) -> None:
        """`refs`: the cards of the other scenario."""
        self._line = wanted_line(plan, edition)
        self._names = names
        own = [place for place, step in enumerate(plan.steps) if step.added != "more"]
        self._place = {at: place for place, at in enumerate((*own, len(plan.calls)))}
        self.more = {card.ref for card in plan.position.cards if self._word(card.ref) not in refs}

    def found(self) -> object:
        line = self._line
        units = tuple(
            (self._place[unit.act], unit.refused, tuple(map(self._want, filter(self._is_own, unit.facts))))
            for unit in line.units
            if unit.act in self._place
        )
        return units, self._places(line.probes), self._places(line.interruptions), line.whole, line.played

    def _places(self, places: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted(self._place[place] for place in places if place in self._place))

    def _is_own(self, fact: Fact) -> bool:
        return fact.place in self._place

    def _want(self, fact: Fact) -> object:
        asked = fact.question
        answer = None if fact.answer is None else tuple(map(self._word, fact.answer))
        options = tuple(sorted(self._word(one) for one in asked.options if one not in self.more))
        source = self._word(asked.source or "")
        return (
            self._place[fact.place], fact.said, self._places(fact.looked_at), answer,
            asked.kind, self._word(asked.player), options, asked.least, asked.most, source, asked.part,
        )  # fmt: skip

    def _word(self, text: str) -> str:
        return reworded(text, self._names)
