"""Whether a scenario with another cast, and with steps that follow it, still shows its rule on the reference."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property

from msgspec.structs import replace

from oracle.assurance.casting.adapting.changes import changed
from oracle.assurance.casting.adapting.rewriting import rewritten, unasked
from oracle.assurance.casting.adapting.told import Changes
from oracle.assurance.casting.casting import Cast, recast
from oracle.assurance.casting.likeness import says_nothing
from oracle.assurance.casting.search import Judge, Judged
from oracle.assurance.variation.same import by_chance
from oracle.engines.reference import ReferenceEngine
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Call, Plan, StoredStep
from oracle.suite.play.failure import REFUSED
from oracle.suite.run.follow import Listening, follow
from oracle.suite.run.verdict import run_plan

Acted = tuple[str, str, frozenset[str]]
"""How an action ended, its refusing clause, and which of the scenario's clauses were visited before the next one."""


class Adapter(Judge):
    """Like `Judge`, but the steps, and so the questions to the players, may change with the cards.

    Each action ends the same way, refused by the same clause. From action to action, at least the same of the
    scenario's own clauses are visited. It rests on no further open conflict. It has as many Then steps, the same ones
    about who is asked what, and at least half of those about a change still describe one. If the scenario is about
    questions, as many of them are answered.
    """

    def begun(self, cast: Cast) -> Plan | None:
        """The scenario with these cards, before anything else is changed; None if this makes a step meaningless."""
        try:
            # What is found out about it from here on is never kept as that of the scenario.
            return bind(replace(data_of(recast(self.plan, cast)), varied="cast"))
        except (InvalidWordsError, ValueError):
            return None

    def kept(self, cast: Cast, changes: Changes) -> Plan | None:
        """The scenario with a cast and changes found earlier; None if it no longer shows its rule."""
        begun = self.begun(cast)
        try:
            plan = None if begun is None else changed(begun, changes)
        except (InvalidWordsError, IndexError):
            return None
        return plan if plan is not None and self.holds(plan) else None

    def holds(self, plan: Plan) -> bool:
        """Whether an adaptation shows on the reference what the scenario shows there."""
        if not self._says_as_much(plan) or self.is_idle(plan):
            return False
        if self.plan.asked and _answers(plan) != _answers(self.plan):
            return False
        verdict, rests_on, acted = _acted(plan, self.edition)
        own, rested, wanted = self._own
        if verdict != own or not rests_on <= rested or len(acted) != len(wanted):
            return False
        if not all(one[:2] == other[:2] and one[2] >= other[2] for one, other in zip(acted, wanted, strict=True)):
            return False
        engine = ReferenceEngine()
        if run_plan(plan, engine, self.edition, engine.initialize()).verdict != own:
            return False
        return by_chance(plan, self.edition) == self.wanted.by_chance

    def _says_as_much(self, plan: Plan) -> bool:
        own, other = (_told(one) for one in (self.plan, plan))
        if len(own) != len(other) or any(
            one.asks and one.text != new.text for one, new in zip(own, other, strict=True)
        ):
            return False
        changes = self._changes
        return 2 * len(changes - _at_the_start(plan, self.edition, changes)) >= len(changes)

    @cached_property
    def _changes(self) -> frozenset[int]:
        """The places of the Then steps about the table that do not hold before the first action."""
        every = frozenset(place for place, call in enumerate(_told(self.plan)) if call.looks)
        return every - _at_the_start(self.plan, self.edition, every)

    def _tried(self, cast: Cast) -> Judged | None:
        begun = self.begun(cast)
        try:
            plan = begun and rewritten(begun, self.edition, self._telling(cast), leaves=self._leaves)
        except InvalidWordsError:
            return None
        return Judged(plan, strict=True) if plan is not None and self.holds(plan) else None

    def _telling(self, cast: Mapping[str, str]) -> frozenset[str]:
        """The cards whose printed text replaces a text of the scenario's."""
        roles = {role for role in cast if not says_nothing(self.roles[role])}
        return frozenset(card.ref for card in self.plan.position.cards if card.card in roles)

    @cached_property
    def _leaves(self) -> bool:
        """Whether the scenario leaves questions open that no step mentions."""
        return unasked(self.plan, self.edition) is not None

    @cached_property
    def _own(self) -> tuple[str, frozenset[int], list[Acted]]:
        return _acted(self.plan, self.edition)


def _told(plan: Plan) -> list[Call]:
    return [call for call in plan.calls if not call.is_when]


def _at_the_start(plan: Plan, edition: str, places: Collection[int]) -> frozenset[int]:
    """Which of these Then steps hold in the scenario's position, before anything is done."""
    steps = [step for step in plan.steps if step.keyword == "then"]
    return frozenset(place for place in places if _holds_at_the_start(plan, edition, steps[place]))


def _holds_at_the_start(plan: Plan, edition: str, step: StoredStep) -> bool:
    engine = ReferenceEngine()
    alone = bind(replace(data_of(plan), steps=(step,), varied="cast"))
    return run_plan(alone, engine, edition, engine.initialize()).verdict == "pass"


def _answers(plan: Plan) -> int:
    return sum(call.answers for call in plan.calls)


def _acted(plan: Plan, edition: str) -> tuple[str, frozenset[int], list[Acted]]:
    """The verdict, the open conflicts that it rests on, and how each action ended; answers belong to their action.

    An answer that is refused counts as an action: what a scenario says cannot be answered stays so.
    """
    engine = Listening()
    engine.tells = False
    followed = follow(plan, engine, edition)
    found: list[Acted] = []
    for call, step in zip(plan.calls, followed.steps[len(plan.given) :], strict=True):
        if not call.is_when or not step.calls:
            continue
        rules = (rule for asking in step.calls for rule in asking.rules)
        passed = frozenset(clause for rule in rules for clause in rule.clauses) & set(plan.clauses)
        reply = step.calls[-1].reply
        if not call.answers or reply.status == REFUSED or not found:
            found.append((reply.status, reply.code, passed))
        else:
            found[-1] = (*found[-1][:2], found[-1][2] | passed)
    return followed.verdict, frozenset(engine.rests_on), found
