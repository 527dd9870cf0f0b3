"""Printed cards that cover some of a role's text; additional text and another type count against them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

import msgspec

from oracle.assurance.casting.casting import roles_of
from oracle.assurance.casting.growing import Growing, candidates, key_of
from oracle.assurance.casting.likeness import Bag, Definition, bag, is_keywords, leaves, printed, says_nothing, shape
from oracle.suite.plan import Plan

REACHED = 14
"""Maximum cards tried in a role with text."""
ALIKE = 2
"""Maximum further cards, the most similar as a whole: the role may be one that does not matter."""
OF_ONE_SHAPE = 3
BREADTH = 8
"""Maximum casts of a scenario that the guard checks for one role."""
LEAST = 0.4
"""The least share of a role's text that a card must have."""
NEAR = 3
"""The length of the path to a word in a text that is compared."""
MORE, TYPE, NUMBER = 0.15, 2.0, 0.1
"""The penalties of a card: an additional word, another type, a number off by one; a missing word counts 1."""


class _Near(NamedTuple):
    """The printed cards that reach a role."""

    names: tuple[str, ...]
    """The sort key: first the cards with most of its words and fewest others."""
    share: float
    """The largest share of its text that any of them has."""


NOTHING = _Near((), 0)


def promise(plan: Plan) -> float:
    """How likely a scenario has an adaptation: the share of its hardest role's text that any card has."""
    roles = [role for role in roles_of(plan).values() if not says_nothing(role) and not is_keywords(role)]
    return min((_near(plan.game, key_of(role)).share for role in roles), default=0)


@cache
def _near(game: str, role: bytes) -> _Near:
    definition: Definition = msgspec.json.decode(role)
    own = _words(definition)
    if not own:
        return NOTHING
    ranks, share = [], 0.0
    for name, theirs in _all_words(game).items():
        said = len(own & theirs)
        if said >= LEAST * len(own):
            card = printed(game)[name]
            against = MORE * (len(theirs) - said) + TYPE * (card["type"] != definition["type"])
            ranks.append((len(own) - said + against + _unlike(definition, card), name))
            share = max(share, said / len(own))
    shapes: Counter[object] = Counter()
    found: list[str] = []
    for _, name in sorted(ranks):
        kind = shape(printed(game)[name])
        shapes[kind] += 1
        if shapes[kind] <= OF_ONE_SHAPE:
            found.append(name)
        if len(found) == REACHED:
            break
    return _Near(tuple(found), share)


def _unlike(role: Definition, card: Definition) -> float:
    fields = (field for field, value in role.items() if isinstance(value, int) and not isinstance(value, bool))
    return NUMBER * sum(min(abs(int(role[field]) - int(card.get(field) or 0)), 5) for field in fields)


@cache
def _all_words(game: str) -> Mapping[str, Bag]:
    return {name: words for name, card in printed(game).items() if (words := _words(card))}


def _words(card: Definition) -> Bag:
    """The words and numbers of a text, each with the end of the path to it."""
    return bag((*path[-NEAR:], repr(value)) for path, value in leaves(card))


class Reaching(Growing):
    """Casts of a scenario whose steps may be adapted: cards with the text that the scenario needs, and other text."""

    def grown(self, casts: Sequence[dict[str, str]], tried: int = 0) -> list[dict[str, str]]:
        """As in `Growing`, but of all casts that hold, only those that change the fewest steps, each once."""
        if tried:
            return []
        found = [more for cast in casts for more in islice(self._more(cast), REACHED)]
        return sorted((cast for at, cast in enumerate(found) if cast not in found[:at]), key=self._strain)[:BREADTH]

    def _strain(self, cast: Mapping[str, str]) -> int:
        """How much the steps are changed; an omitted answer counts most."""
        plan, own = self._judge.accepts(cast, strict=False), self._judge.plan
        if plan is None:
            raise ValueError(f"{own.case}: not a cast: {cast}")
        before, after = Counter(step.text for step in own.steps), Counter(step.text for step in plan.steps)
        fewer = sum(call.answers for call in own.calls) - sum(call.answers for call in plan.calls)
        return (before - after).total() + (after - before).total() + 3 * max(fewer, 0)

    def _names(self, role: str, cast: Mapping[str, str]) -> list[str]:
        definition = self._judge.roles[role]
        if says_nothing(definition) or is_keywords(definition) or any(self._partners(role, cast)):
            return super()._names(role, cast)
        game, taken = self._judge.plan.game, {*self._kept, *cast.values()}
        alike = [name for name in candidates(game, key_of(definition), None) if name not in taken][:ALIKE]
        near = [name for name in _near(game, key_of(definition)).names if name not in taken]
        return list(dict.fromkeys(near + alike))
