"""Which objects are meant, how many, and under what condition."""

from __future__ import annotations

from typing import Literal, Union

from msgspec import Struct

from oracle.games.altered.keywords import KeywordName
from oracle.language.effects import Node

CardType = Literal["character", "hero", "mana-orb", "permanent", "region", "spell"]
Terrain = Literal["forest", "mountain", "water"]
TERRAINS: tuple[Terrain, ...] = ("forest", "mountain", "water")
Expedition = Literal["hero", "companion"]
Status = Literal["anchored", "asleep", "exhausted", "fleeting"]
"""The statuses an object can be given; Boosted follows from its counters (2.4.4)."""
State = Literal["anchored", "asleep", "boosted", "exhausted", "fleeting"]
"""Every status there is (2.4.1.a)."""
Phase = Literal["morning", "noon", "afternoon", "dusk", "night"]
ZoneName = Literal["hand", "deck", "discard", "hero", "landmark", "mana", "reserve", "limbo", "expedition"]
"""`expedition` is the whole Expedition zone."""
Who = Literal["you", "opponent", "each", "that-player"]
"""`that-player`: the one bound as `player`."""
Whose = Literal["any", "yours", "opponent"]
Where = Literal[
    "mine", "hero", "companion", "facing", "other", "other-and-facing", "target", "that", "its", "each"
]  # fmt: skip
"""An Expedition. `mine`: that of the object itself; `hero`, `companion`: its player's of this name; `facing`: the
facing one; `other`: its player's other one; `other-and-facing`: that one, and the one facing it; `target`: one chosen
as a target of the step; `that`: the target of an earlier step; `its`: that of the object that the node names; `each`:
each of its player's."""
Duration = Literal["this-turn", "this-afternoon", "this-day"]
Keyword = KeywordName
"""`fleeting`: printed on Spells that become Fleeting from wherever they are played (2.4.6.b)."""


class Filter(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Which objects are meant: every field that is given must hold."""

    type: tuple[CardType, ...] = ()
    subtype: tuple[str, ...] = ()
    or_subtype: tuple[str, ...] = ()
    """With `type`: of that type, or with one of these sub-types."""
    named: tuple[str, ...] = ()
    zone: tuple[ZoneName, ...] = ()
    """Omitted: in play (2.2.1.h)."""
    whose: Whose = "any"
    """By controller; outside play by owner."""
    where: Where | None = None
    """In this Expedition, seen from the object whose text this is."""
    status: tuple[Status, ...] = ()
    without: tuple[Status, ...] = ()
    one_status: tuple[State, ...] = ()
    """At least one of these."""
    boosted: bool | None = None
    counter: str | None = None
    """With at least one counter of this name."""
    token: bool | None = None
    keyword: Keyword | None = None
    hand_cost_at_most: Amount | None = None
    hand_cost_at_least: Amount | None = None
    reserve_cost_at_most: Amount | None = None
    stat_at_most: int | None = None
    """Every statistic is at most this."""
    base_stat: int | None = None
    """At least one of its base statistics is this number (2.3.1.a): boosts and passive abilities do not count."""
    other: bool = False
    """Not the object whose text this is."""
    it: str | None = None
    """One of the objects bound under this name."""
    not_it: str | None = None
    in_terrain: Terrain | None = None

    @property
    def describes(self) -> bool:
        """Whether it asks for characteristics of the card itself."""
        costs = (self.hand_cost_at_most, self.hand_cost_at_least, self.reserve_cost_at_most, self.stat_at_most)
        named = bool(self.type or self.subtype or self.named or self.base_stat is not None)
        return named or self.keyword is not None or any(c is not None for c in costs)


class Count(Node, frozen=True, kw_only=True, tag="count"):
    """The number of matching objects, times a factor."""

    what: Filter
    times: int = 1


class Number(Node, frozen=True, kw_only=True, tag="number"):
    """A number from earlier in the same effect: `die`, `discarded`, `paid`; in a Reaction, one from its trigger: `die`,
    `gained` and `lost` counters."""

    name: str


class Counters(Node, frozen=True, kw_only=True, tag="counters"):
    """How many counters of a name are on an object (`this`, or bound)."""

    counter: str
    it: str = "this"


class BaseStatistics(Node, frozen=True, kw_only=True, tag="base-statistics"):
    """How many base statistics of the objects that match are this number (2.3.1.a)."""

    what: Filter
    value: int


class ExpeditionsIn(Node, frozen=True, kw_only=True, tag="expeditions-in"):
    """How many Expeditions are in a terrain (7.5.7.a), all players' or those of some."""

    terrain: Terrain
    whose: Whose = "any"


class RegionsBetween(Node, frozen=True, kw_only=True, tag="regions-between"):
    """How many regions lie between the two Expeditions of the controller."""


class Sum(Node, frozen=True, kw_only=True, tag="sum"):
    """The sum of several amounts."""

    of: tuple[Amount, ...]


Amount = Union[int, Count, Number, Counters, BaseStatistics, ExpeditionsIn, RegionsBetween, Sum]


# --- conditions -----------------------------------------------------------------------------------------


class Exists(Node, frozen=True, kw_only=True, tag="exists"):
    """There are at least (and at most) this many matching objects."""

    what: Filter
    least: int = 1
    most: int | None = None


class Matches(Node, frozen=True, kw_only=True, tag="matches"):
    """The object (`this`, or bound) matches; `was`: as it was before the event (6.3.k)."""

    what: Filter
    it: str = "this"
    was: bool = False


class FirstPlayer(Node, frozen=True, kw_only=True, tag="first-player"):
    """The controller is the first player of the day."""

    so: bool = True


class ExpeditionStands(Node, frozen=True, kw_only=True, tag="expedition"):
    """An Expedition is ahead, behind or tied (7.5.2); of a Gigantic object both must be (7.4.4.j)."""

    where: Where = "mine"
    it: str = "it"
    """With `its`: the object whose Expedition it is."""
    stands: Literal["ahead", "behind", "tied"] | None = None
    in_terrain: Terrain | None = None


class AtLeast(Node, frozen=True, kw_only=True, tag="at-least"):
    """One number is at least the other."""

    number: Amount
    least: Amount


class Not(Node, frozen=True, kw_only=True, tag="not"):
    holds: Condition


class AllHold(Node, frozen=True, kw_only=True, tag="all-hold"):
    """Every one of them holds."""

    conditions: tuple[Condition, ...]


class Different(Node, frozen=True, kw_only=True, tag="different"):
    """There are different objects, one matching each of these."""

    objects: tuple[Filter, ...]


class InPhase(Node, frozen=True, kw_only=True, tag="in-phase"):
    """It is this phase of the day (4.2.a)."""

    phase: Phase


Condition = Union[Exists, Matches, FirstPlayer, ExpeditionStands, AtLeast, Not, AllHold, Different, InPhase]
