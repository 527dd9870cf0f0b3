"""Finds casts of printed cards for a scenario: complete ones at once, or role by role, the hardest role first.

A cast that loses the rule on the way is dropped: after each role the guard checks the casts, which then still contain
made-up cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice

import msgspec

from oracle.assurance.casting.likeness import Definition, is_keywords, printed, ranked, says_nothing, shape
from oracle.assurance.casting.search import Judge, hardest_first
from oracle.assurance.mutants.judging import scenario_of
from oracle.assurance.seeds import number_of

Pool = frozenset[str] | None
"""The printed cards that may be used; None for all."""

TRIES = 120
"""Cards tried for a role with text."""
FEW_TRIES = 12
"""Cards tried for a role without text."""
OF_ONE_SHAPE = 3
"""How many of them may have the same shape: if one is unsuitable, others usually are too."""
JOINT = 4
"""Complete casts in which every role takes the next card of its list."""
PARTNERS = 3
"""Cards tried together with the card in the role of the same name."""
BREADTH = 6
"""Casts per scenario that the guard checks in one turn."""
KEPT = 2
"""How many of them continue to grow."""
TURNS = 5
"""Turns spent looking for casts with one more role while the guard rejects all of them."""

OTHERS = 30
"""Cards tried as replacements for a card that suits its role."""


@cache
def candidates(game: str, role: bytes, pool: Pool) -> tuple[str, ...]:
    """Printed cards for a role, most similar first; of cards with text only a few of each shape."""
    definition: Definition = msgspec.json.decode(role)
    cards = printed(game)
    order = [name for name in ranked(game, definition) if pool is None or name in pool]
    if says_nothing(definition):
        plain = [name for name in order if says_nothing(cards[name])]
        return tuple((plain[: FEW_TRIES - 2] + [name for name in order if name not in plain])[:FEW_TRIES])
    shapes: Counter[object] = Counter()
    found: list[str] = []
    for name in order:
        shapes[shape(cards[name])] += 1
        if shapes[shape(cards[name])] <= OF_ONE_SHAPE:
            found.append(name)
        if len(found) == TRIES:
            break
    return tuple(found)


def key_of(definition: Definition) -> bytes:
    """A role in the form that `candidates` takes."""
    return msgspec.json.encode(definition, order="deterministic")


class Growing:
    """The casts of one scenario. Printed cards of the scenario that are in the pool keep their roles.

    `strictly`: every call must apply the same clauses; otherwise such casts are merely preferred.
    """

    def __init__(self, judge: Judge, pool: Pool = None, *, strictly: bool = False) -> None:
        self._judge, self._pool, self._strictly = judge, pool, strictly
        made_up = judge.plan.definitions
        roles = hardest_first(judge.plan, judge.roles)
        self._kept = {role for role in roles if role not in made_up and (pool is None or role in pool)}
        self._open = [role for role in roles if role not in self._kept]

    def is_whole(self, cast: Mapping[str, str]) -> bool:
        """Whether every role is filled."""
        return len(cast) == len(self._open)

    def wholes(self) -> list[dict[str, str]]:
        """Casts that fill every role with a similar card."""
        found: list[dict[str, str]] = []
        for skipped in range(JOINT):
            cast: dict[str, str] = {}
            for role in self._open:
                names = self._names(role, cast)
                if names:
                    cast[role] = names[min(skipped, len(names) - 1)]
            if self.is_whole(cast) and cast not in found and self._accepts(cast):
                found.append(cast)
        return found

    def grown(self, casts: Sequence[dict[str, str]], tried: int = 0) -> list[dict[str, str]]:
        """These casts, each with a card for its next role and for roles of the same name; plain roles are filled all at
        once.

        `tried`: how often the guard has rejected everything; later candidates are then used.
        """
        share = BREADTH // len(casts)
        found = [more for cast in casts for more in islice(self._more(cast), tried * share, (tried + 1) * share)]
        found = [cast for at, cast in enumerate(found) if cast not in found[:at]]
        return sorted(found, key=self._is_loose)

    def others(self, cast: Mapping[str, str], role: str) -> Iterator[dict[str, str]]:
        """This cast with other cards in a role, those of the same shape first; the start is arbitrary.

        Otherwise one card would play the same part in every scenario, and an engine's error in that card would affect
        them all.
        """
        plan = self._judge.plan
        own, rest = cast.get(role, role), {other: card for other, card in cast.items() if other != role}
        cards, names = printed(plan.game), self._names(role, rest)
        if not any(self._are_namesakes(role, other) for other in (*self._kept, *rest)):
            taken = {*self._kept, *rest.values()}
            alike = [name for name in ranked(plan.game, self._judge.roles[role]) if name not in taken]
            alike = [name for name in alike if shape(cards[name]) == shape(cards[own])][: OTHERS // 2]
            begun = number_of(scenario_of(plan), role) % len(alike) if alike else 0
            names = [*alike[begun:], *alike[:begun], *names]
        for name in dict.fromkeys(names[:OTHERS]):
            if name != own and self._accepts({**rest, role: name}):
                yield {**rest, role: name}

    def _more(self, cast: dict[str, str]) -> Iterator[dict[str, str]]:
        left = [role for role in self._open if role not in cast]
        roles = self._judge.roles
        if all(says_nothing(roles[role]) for role in left):
            return (full for skipped in range(FEW_TRIES) if (full := self._filled(cast, left, skipped)) is not None)
        first, *rest = left
        return self._with(cast, first, [role for role in rest if self._are_namesakes(role, first)])

    def _with(self, cast: dict[str, str], role: str, partners: Sequence[str]) -> Iterator[dict[str, str]]:
        for name in self._names(role, cast):
            more = next(filter(self._accepts, self._joined({**cast, role: name}, partners)), None)
            if more is not None:
                yield more

    def _joined(self, cast: dict[str, str], roles: Sequence[str]) -> Iterator[dict[str, str]]:
        if not roles:
            yield cast
            return
        for name in self._names(roles[0], cast)[:PARTNERS]:
            yield from self._joined({**cast, roles[0]: name}, roles[1:])

    def _filled(self, cast: dict[str, str], left: Sequence[str], skipped: int) -> dict[str, str] | None:
        for role in left:
            names = self._names(role, cast)
            tried = ({**cast, role: name} for name in [*names[skipped:], *names[:skipped]])
            more = next(filter(self._accepts, tried), None)
            if more is None:
                return None
            cast = more
        return cast

    def _accepts(self, cast: Mapping[str, str]) -> bool:
        return self._judge.accepts(cast, strict=self._strictly) is not None

    def _is_loose(self, cast: Mapping[str, str]) -> bool:
        return self._judge.accepts(cast, strict=True) is None

    def _names(self, role: str, cast: Mapping[str, str]) -> list[str]:
        """The cards for a role, without those of other roles.

        Roles with the same name share their card, as Shift needs.
        """
        game, roles = self._judge.plan.game, self._judge.roles
        if self._strictly and not (says_nothing(roles[role]) or is_keywords(roles[role])):
            # The reference alone does not show whether another ability still serves the point of the scenario.
            return []
        names: Collection[str] = candidates(game, key_of(roles[role]), self._pool)
        wanted = set(self._partners(role, cast))
        if wanted:
            cards = printed(game)
            own = [name for name in ranked(game, roles[role]) if cards[name]["name"] in wanted]
            names = [name for name in own if self._pool is None or name in self._pool][:FEW_TRIES]
        taken = {*self._kept, *cast.values()}
        return [name for name in names if name not in taken]

    def _partners(self, role: str, cast: Mapping[str, str]) -> Iterator[str]:
        for other in (*self._kept, *cast):
            if self._are_namesakes(role, other):
                yield printed(self._judge.plan.game)[cast.get(other, other)]["name"]

    def _are_namesakes(self, role: str, other: str) -> bool:
        roles = self._judge.roles
        mine = roles[role].get("name")
        return role != other and mine is not None and mine == roles[other].get("name")
