"""Characteristics of objects: their printed values, and those of tokens and Mana Orbs (2.2, 2.3.1)."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.language import Ability, CardType, Definition
from oracle.games.altered.rules.rulebook import home

DEFAULT_LIMIT = 2
"""The limit of Reserve and Landmark zone for a player without a Hero (3.2.7.b, 3.2.10.b)."""


class Has(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An ability of an object."""

    key: str
    """A stable key among the object's abilities: a place on the card, or what granted it."""
    ability: Ability


class Traits(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The characteristics of an object that rules and texts ask for. Missing ones are None or empty (2.3.1.c)."""

    type: CardType
    name: str | None = None
    zone_type: str | None = None
    subtypes: tuple[str, ...] = ()
    hand_cost: int | None = None
    reserve_cost: int | None = None
    stats: tuple[int, int, int] | None = None
    """Forest, mountain, water."""
    abilities: tuple[Has, ...] = ()
    gigantic: bool = False
    """Present in both Expeditions of its controller."""
    ignored: tuple[str, ...] = ()
    """Keys of abilities that exist but have no effect (7.3.14.b)."""

    def number(self, name: str) -> int:
        """A numeric characteristic, zero if it is missing."""
        return number_or_zero(getattr(self, name))


@home("1.1.6.d", "2.3.1.f")
def number_or_zero(number: int | None) -> int:
    """The value that a calculation uses for a number."""
    return number or 0


ORB = Traits(type="mana-orb")
SCOUT_RETURNS = lang.Reaction(symbol="hand", effect=lang.Move(what=lang.This(), to="reserve"))
"""The ability that a card gains if it is played for its Scout cost."""


@home("2.2.1.f", "3.1.3.c", "3.2.9.c")
def orb() -> Traits:
    """A face-down card in the Mana zone: a Mana Orb, with nothing else known."""
    return ORB


@home("2.2.1.b", "2.2.4.b", "2.3.1.c", "2.2.3.a")
def written(card: Definition) -> Traits:
    """The base characteristics of a card or token."""
    return Traits(
        type=card.type,
        name=card.name,
        zone_type=card.zone_type,
        subtypes=subtypes_written(card),
        hand_cost=card.hand_cost,
        reserve_cost=card.reserve_cost,
        stats=statistics_written(card),
        abilities=tuple([Has(key=str(place), ability=ability) for place, ability in enumerate(card.abilities)]),
    )


@home("2.2.2.b", "2.2.2.c", "2.2.2.d", "2.2.2.e", "2.2.2.g")
def subtypes_written(card: Definition) -> tuple[str, ...]:
    """Any number of sub-types of the book's lists, but a Hero has none."""
    return () if card.type == "hero" else card.subtypes


@home("2.2.10.c")
def statistics_written(card: Definition) -> tuple[int, int, int] | None:
    """Only Characters have statistics."""
    if card.type != "character":
        return None
    return number_or_zero(card.forest), number_or_zero(card.mountain), number_or_zero(card.water)


@home(
    "2.2.1.d", "2.2.2.j", "2.2.4.f", "2.2.5.c", "2.2.7.c", "2.2.8.c", "2.2.9.d", "2.2.10.e", "2.2.11.f", "2.3.1.b",
)  # fmt: skip
def token_definition(token: lang.Token) -> Definition:
    """The definition of a token: given by the effect that creates it, without a cost."""
    return Definition(
        name=token.name,
        type="character",
        subtypes=token.subtypes,
        hand_cost=0,
        reserve_cost=0,
        forest=token.forest,
        mountain=token.mountain,
        water=token.water,
        abilities=msgspec.convert(token.abilities, tuple[Ability, ...]),
        token=True,
    )


@home("2.5.1.b", "2.5.1.a")
def boosted(traits: Traits, boosts: int) -> Traits:
    """Each boost adds one to every statistic of a Character."""
    if not boosts or traits.stats is None:
        return traits
    return replace(traits, stats=tuple(stat + boosts for stat in traits.stats))


def scouted(traits: Traits) -> Traits:
    """With the Reaction that a card gains on entering if its Scout cost was paid (7.4.5.c)."""
    return replace(traits, abilities=(*traits.abilities, Has(key="scout", ability=SCOUT_RETURNS)))


def is_keyword(ability: object, keyword: lang.Keyword) -> bool:
    """Whether an ability is simply this keyword of its own object."""
    return (
        isinstance(ability, lang.HasKeyword)
        and ability.keyword == keyword
        and ability.what is None
        and ability.condition is None
    )
