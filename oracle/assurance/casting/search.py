"""Finds a cast of printed cards for a scenario, role by role, each tried on the reference."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.casting.casting import PLAIN, Cast, fitted, recast, roles_of
from oracle.assurance.casting.likeness import (
    Definition,
    ability_names,
    is_keywords,
    printed,
    ranked,
    says_nothing,
    shape,
)
from oracle.assurance.variation.same import Called, Seen, seen
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan

TRIES = 16
"""Cards that are tried in a role that has something to say."""
FEW_TRIES = 10
"""Those tried in any other role."""
JOINT = 3
"""Casts in which every role has the next card of its list, before roles are tried one by one."""


class Found(Struct, frozen=True, kw_only=True):
    """A scenario with a cast."""

    plan: Plan
    cast: dict[str, str]


def hardest_first(plan: Plan, roles: Mapping[str, Definition]) -> list[str]:
    """Roles with abilities before those with keywords, and those before plain ones; acting cards before others."""
    acting = {
        card.card for card in plan.position.cards for call in plan.calls if call.move and call.move.is_about(card.ref)
    }

    def ease(name: str) -> tuple[bool, bool, bool, str]:
        return says_nothing(roles[name]), is_keywords(roles[name]), name not in acting, name

    return sorted(roles, key=ease)


@cache
def candidates(game: str, role: bytes, pool: frozenset[str] | None) -> tuple[str, ...]:
    """Printed cards for a role, the most alike first; of those that say something one of each shape comes first."""
    definition: Definition = msgspec.json.decode(role)
    cards = printed(game)
    order = [name for name in ranked(game, definition) if pool is None or name in pool]
    if says_nothing(definition):
        plain = [name for name in order if says_nothing(cards[name])]
        return tuple((plain[: FEW_TRIES - 2] + [name for name in order if name not in plain])[:FEW_TRIES])
    shapes: set[object] = set()
    first: list[str] = []
    rest: list[str] = []
    for name in order[: 4 * TRIES]:
        (rest if shape(cards[name]) in shapes else first).append(name)
        shapes.add(shape(cards[name]))
    few = FEW_TRIES if is_keywords(definition) else TRIES
    return tuple((first + rest)[:few])


class Judge:
    """Whether a scenario with another cast is still the same rule."""

    def __init__(self, plan: Plan, edition: str) -> None:
        self.plan, self.edition = plan, edition
        self.wanted = seen(plan, edition)
        self.roles = roles_of(plan)

    def accepts(self, cast: Cast, *, strict: bool) -> Plan | None:
        """The scenario as it is played with this cast; None where it is no longer the same.

        The reference has to refuse and accept the same by the same clauses, and the players have to want the same;
        `strict`, every call passes the same clauses, else at least those that the scenario is about.
        """
        try:
            begun = recast(self.plan, cast)
        except (InvalidWordsError, ValueError):
            return None
        # What is found out about it from here on is never kept as that of the scenario.
        begun = bind(replace(data_of(begun), varied="cast"))
        plan = fitted(begun, self.edition)
        if plan is None:
            return None
        found = seen(plan, self.edition)
        return plan if self._alike(found, cast, strict=strict) else None

    def _alike(self, found: Seen, cast: Cast, *, strict: bool) -> bool:
        if found.verdict != self.wanted.verdict or len(found.calls) != len(self.wanted.calls):
            return False
        back = self._ability_names(cast)
        if _renamed(found.wants, back) != self.wanted.wants:
            return False
        if strict:
            return found.calls == self.wanted.calls
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


def _renamed(value: object, names: Mapping[str, str]) -> object:
    if isinstance(value, str):
        for new, old in names.items():
            value = value.replace(new, old)
        return value
    if isinstance(value, tuple):
        return tuple(_renamed(one, names) for one in value)
    return value


Banned = Collection[tuple[str, str]]
"""A role and a card that may not play it, for what the scenario is about was lost with it."""


def cast_of(
    judge: Judge, pool: frozenset[str] | None = None, banned: Banned = (), *, strictly: bool = False
) -> Found | None:
    """A cast of printed cards alone with which the scenario is the same rule; None where none is found.

    `pool`: the printed cards that may be used; None for all of them. Printed cards of the scenario that are in it keep
    their roles. Casts with which every call passes the same clauses come first; `strictly`, there are no others.
    """
    for strict in (True,) if strictly else (True, False):
        found = _role_by_role(judge, pool, banned, strict=strict)
        if found is not None:
            return found
    return None


def incidental(judge: Judge, *, strictly: bool = False) -> tuple[str, ...]:
    """The roles that say something which does not matter: plain cards may play all of them at once."""
    found: dict[str, str] = {}
    for role in reversed(hardest_first(judge.plan, judge.roles)):
        if not says_nothing(judge.roles[role]) and judge.accepts({**found, role: PLAIN}, strict=strictly) is not None:
            found[role] = PLAIN
    return tuple(sorted(found))


def _role_by_role(judge: Judge, pool: frozenset[str] | None, banned: Banned, *, strict: bool) -> Found | None:
    game, made_up = judge.plan.game, judge.plan.definitions
    roles = hardest_first(judge.plan, judge.roles)
    kept = {role for role in roles if role not in made_up and (pool is None or role in pool)}
    lists = {
        role: [name for name in candidates(game, _key(judge.roles[role]), pool) if (role, name) not in banned]
        for role in roles
        if role not in kept
    }
    for skipped in range(JOINT):
        whole = _distinct(judge.roles, lists, kept, skipped, game)
        if whole is None:
            return None
        if (plan := judge.accepts(whole, strict=strict)) is not None:
            return Found(plan=plan, cast=whole)
    cast: dict[str, str] = {}
    plan = judge.plan
    for role, names in lists.items():
        for name in _namesakes(game, judge.roles, role, names, {**cast, **dict.fromkeys(kept)}):
            if name in kept or name in cast.values():
                continue
            tried = judge.accepts({**cast, role: name}, strict=strict)
            if tried is not None:
                cast[role], plan = name, tried
                break
        else:
            return None
    return Found(plan=plan, cast=cast)


def _key(definition: Definition) -> bytes:
    return msgspec.json.encode(definition, order="deterministic")


def _distinct(
    roles: Mapping[str, Definition], lists: Mapping[str, Sequence[str]], kept: Collection[str], skipped: int, game: str
) -> dict[str, str] | None:
    """A card of each role's list that no other role has; None where a role is left without."""
    found: dict[str, str] = {}
    for role, names in lists.items():
        own = _namesakes(game, roles, role, names, {**found, **dict.fromkeys(kept)})
        free = [one for one in own if one not in kept and one not in found.values()]
        if not free:
            return None
        found[role] = free[min(skipped, len(free) - 1)]
    return found


def _namesakes(
    game: str, roles: Mapping[str, Definition], role: str, names: Sequence[str], cast: Mapping[str, str | None]
) -> Sequence[str]:
    """The names, or where another role has the role's own name, cards that share it with the one that plays that role.

    `cast` has None for a role that keeps its card. Shift needs it.
    """
    cards, mine = printed(game), roles[role].get("name")
    partners = [one for one in cast if one != role and roles[one].get("name") == mine]
    wanted = {cards[cast[one] or one]["name"] for one in partners}
    if not wanted:
        return names
    own = [name for name in names if cards[name]["name"] in wanted]
    return own or [name for name in ranked(game, roles[role]) if cards[name]["name"] in wanted][:FEW_TRIES]
