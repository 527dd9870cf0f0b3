"""Checks on the reference whether a scenario still tests the same rule with other cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.casting.casting import PLAIN, Cast, recast, roles_of
from oracle.assurance.casting.fitting import fitted
from oracle.assurance.casting.idle import looks_at_idle
from oracle.assurance.casting.likeness import Definition, ability_names, is_keywords, printed, says_nothing
from oracle.assurance.variation.same import Called, Seen, seen
from oracle.profiles import PROFILES
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Listening
from oracle.suite.run.verdict import run_plan


class Judged(Struct, frozen=True):
    """A scenario as played with a cast."""

    plan: Plan
    strict: bool
    """Whether every call applies the same clauses; else at least the clauses that the scenario is about."""


def hardest_first(plan: Plan, roles: Mapping[str, Definition]) -> list[str]:
    """Roles with abilities come before those with keywords, and those before plain ones; acting cards come first."""
    acting = {
        card.card for card in plan.position.cards for call in plan.calls if call.move and call.move.is_about(card.ref)
    }

    def ease(name: str) -> tuple[bool, bool, bool, str]:
        return says_nothing(roles[name]), is_keywords(roles[name]), name not in acting, name

    return sorted(roles, key=ease)


class Judge:
    """Checks whether a scenario with another cast still tests the same rule."""

    def __init__(self, plan: Plan, edition: str) -> None:
        self.plan, self.edition = plan, edition
        self.wanted = seen(plan, edition)
        self.roles = roles_of(plan)
        self._judged: dict[frozenset[tuple[str, str]], Judged | None] = {}

    def accepts(self, cast: Cast, *, strict: bool) -> Plan | None:
        """The scenario as played with this cast; None if it no longer tests the same rule.

        The reference must refuse and accept the same by the same clauses, and the players' wishes must be the same.
        `strict`: every call applies the same clauses; otherwise at least the scenario's own clauses.
        """
        found = self.judged(cast)
        return None if found is None or (strict and not found.strict) else found.plan

    def judged(self, cast: Cast) -> Judged | None:
        """The scenario as played with this cast, and whether it is strictly the same; None if it is not the same."""
        key = frozenset(cast.items())
        if key not in self._judged:
            self._judged[key] = self._tried(cast)
        return self._judged[key]

    def _tried(self, cast: Cast) -> Judged | None:
        try:
            begun = recast(self.plan, cast)
        except (InvalidWordsError, ValueError):
            return None
        # Findings from here on must never be stored under the original scenario.
        begun = bind(replace(data_of(begun), varied="cast"))
        plan = fitted(begun, self.edition)
        if plan is None:
            return None
        found = seen(plan, self.edition)
        if not self._alike(found, cast) or _touched(plan, self.edition) != self._own_touched:
            return None
        if self.is_idle(plan):
            return None
        return Judged(plan, found.calls == self.wanted.calls)

    @cached_property
    def _own_touched(self) -> list[set[str]]:
        return _touched(self.plan, self.edition)

    def is_idle(self, plan: Plan) -> bool:
        """Whether it checks an idle question where the scenario does not: an engine may leave that question out."""
        return looks_at_idle(plan, self.edition) and not looks_at_idle(self.plan, self.edition)

    def _alike(self, found: Seen, cast: Cast) -> bool:
        wanted = self.wanted
        if (found.verdict, found.rests_on, found.by_chance) != (wanted.verdict, wanted.rests_on, wanted.by_chance):
            return False
        if len(found.calls) != len(self.wanted.calls):
            return False
        back = self._ability_names(cast)
        if _renamed(found.wants, back) != self.wanted.wants:
            return False
        return [self._about(call) for call in found.calls] == [self._about(call) for call in self.wanted.calls]

    def _about(self, call: Called) -> object:
        status, code, clauses = call
        return status, code, set(clauses) & set(self.plan.clauses)

    def _ability_names(self, cast: Cast) -> dict[str, str]:
        cards = printed(self.plan.game)
        return {
            new: old
            for role, name in cast.items()
            if name != PLAIN
            for old, new in zip(ability_names(self.roles[role]), ability_names(cards[name]), strict=False)
        }


def _touched(plan: Plan, edition: str) -> list[set[str]]:
    """For each call the affected cards, without resources: a cast may cost more or less.

    A card with a wider effect than the one it replaces could undo the point of a scenario.
    """
    engine, resources = Listening(), PROFILES[plan.game].resource_zone
    run_plan(plan, engine, edition, engine.initialize())
    refs = {card.ref for card in plan.position.cards if card.zone != resources}
    return [{one for event in call.events for one in event.about} & refs for call in engine.calls]


def _renamed(value: object, names: Mapping[str, str]) -> object:
    if isinstance(value, str):
        for new, old in names.items():
            value = value.replace(new, old)
        return value
    if isinstance(value, tuple):
        return tuple(_renamed(one, names) for one in value)
    return value


def incidental(judge: Judge, *, strictly: bool = False) -> tuple[str, ...]:
    """The roles whose text does not matter: plain cards may play all of them at once."""
    found: dict[str, str] = {}
    for role in reversed(hardest_first(judge.plan, judge.roles)):
        if not says_nothing(judge.roles[role]) and judge.accepts({**found, role: PLAIN}, strict=strictly) is not None:
            found[role] = PLAIN
    return tuple(sorted(found))
