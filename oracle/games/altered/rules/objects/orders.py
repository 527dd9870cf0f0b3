"""Whether the order of two passive abilities can matter (2.3.2, 2.3.3), judged by their texts alone."""

from __future__ import annotations

from typing import Literal

from oracle.games.altered import language as lang
from oracle.games.altered.language import Ability
from oracle.games.altered.rules.objects.abilities import alters
from oracle.games.altered.rules.rulebook import home
from oracle.language.nodes import parts_of

Aspect = Literal["abilities", "keywords", "places", "statistics", "sub-types", "terrains"]
"""The properties of objects and regions that passive abilities change and depend on."""
EXISTENCE = "existence"
"""Whether an ability exists and is not ignored: each depends on its own existence."""


@home("2.2.15.d", "2.3.3.b")
def may_matter(one: Ability, other: Ability) -> bool:
    """Whether it can matter which of two abilities has the smaller timestamp.

    If only one of them depends on the other, that determines their order (2.3.3.a).
    """
    if by_timestamp(one) and by_timestamp(other):
        return True
    return overrules(one, other) or overrules(other, one) or (depends(one, other) and depends(other, one))


def by_timestamp(ability: Ability) -> bool:
    """Whether an ability's timestamp can matter; pure additions have the same result in any order."""
    match ability:
        case lang.LosesAbilities() | lang.Ignored() | lang.Regions() | lang.CostRestriction():
            return True
        case lang.Subtypes():
            return ability.instead or ability.condition is not None
        case lang.HasKeyword() | lang.Grants():
            return ability.condition is not None
        case lang.Stats():
            return ability.condition is not None or (ability.what is not None and ability.what.stat_at_most is not None)
        case _:
            return False


@home("2.3.3.b", "5.2.4.a")
def overrules(one: Ability, other: Ability) -> bool:
    """Whether the first undoes earlier results of the second, but not later ones."""
    match one, other:
        case lang.Subtypes(instead=True), lang.Subtypes():
            return True
        case lang.PlayedWith(), lang.PlayedWith():
            return "fleeting" in one.loses and "fleeting" in other.gains and about_spells(one) and about_spells(other)
        case _:
            return False


def about_spells(ability: lang.PlayedWith) -> bool:
    """Whether it may concern played Spells; other cards gain and lose by Reactions (5.2.b)."""
    kinds = () if ability.what is None else ability.what.type
    return not kinds or "spell" in kinds


@home("2.3.2.d", "2.3.2.e", "2.3.2.f")
def depends(one: Ability, other: Ability) -> bool:
    """Whether the first can depend directly on the second: whether that changes something the first depends on."""
    return alters(one) and alters(other) and bool(changed(other) & asked(one))


def changed(ability: Ability) -> frozenset[str]:
    """The properties an ability changes."""
    match ability:
        case lang.LosesAbilities() | lang.Ignored():
            return frozenset({EXISTENCE, "abilities", "keywords", "places"})
        case lang.HasKeyword(keyword="gigantic"):
            return frozenset({"abilities", "keywords", "places"})
        case lang.HasKeyword():
            return frozenset({"abilities", "keywords"})
        case lang.Grants():
            return frozenset({"abilities"})
        case lang.Stats():
            return frozenset({"statistics"})
        case lang.Subtypes():
            return frozenset({"sub-types"})
        case lang.Regions():
            return frozenset({"terrains"})
        case _:
            return frozenset()


def asked(ability: Ability) -> frozenset[str]:
    """The properties on which an ability's existence, objects and effect depend."""
    own: frozenset[str] = frozenset({EXISTENCE})
    if isinstance(ability, lang.LosesAbilities | lang.Ignored):
        own |= {"abilities"}
    if isinstance(ability, lang.Stats) and ability.highest:
        own |= {"statistics"}
    if isinstance(ability, lang.Grants):
        # A granted ability has its own dependencies, and changes no characteristic.
        return own | asked_by(ability.what) | asked_by(ability.condition)
    return own | asked_by(ability)


def asked_by(part: object) -> frozenset[Aspect]:
    """The properties that filters, numbers and conditions use in a part of a text, if passive abilities can change
    them.
    """
    found: set[Aspect] = set()
    if getattr(part, "where", None):
        found.add("places")
    if getattr(part, "in_terrain", None) is not None or isinstance(part, lang.ExpeditionsIn):
        found.add("terrains")
    if isinstance(part, lang.Filter):
        found |= _of_filter(part)
    return frozenset(found).union(*[asked_by(one) for one in parts_of(part)])


def _of_filter(what: lang.Filter) -> set[Aspect]:
    asks: dict[Aspect, bool] = {
        "sub-types": bool(what.subtype or what.or_subtype),
        "statistics": what.stat_at_most is not None,
        "keywords": what.keyword is not None,
    }
    return {aspect for aspect, so in asks.items() if so}
