"""Abilities: quick actions, Reactions and passive abilities (2.2.11), and the cards that have them."""

from __future__ import annotations

from typing import Literal, Union

from msgspec import Struct

from oracle.games.altered.language.effects import Effect
from oracle.games.altered.language.filters import (
    Amount,
    Condition,
    Filter,
    Keyword,
    Phase,
    Status,
    Terrain,
    Where,
    Who,
    Whose,
    ZoneName,
)
from oracle.games.altered.language.payments import Payment
from oracle.language.effects import Node

Symbol = Literal["join", "hand", "reserve"]
"""The trigger symbols (7.1.1)."""
Happening = Literal[
    "joins", "leaves", "goes-to", "is-played", "is-sacrificed", "is-discarded", "gains-status", "loses-status",
    "gains-counter", "loses-counter", "phase", "daily-effect", "moves-forward", "fails-to-move-forward",
    "quick-action", "passes", "resupplies", "draws", "rolls", "sabotages",
]  # fmt: skip
"""`joins`, `leaves`: an Expedition zone, Landmark zone or Expedition (7.5.8, 7.5.9); `goes-to`: any zone; `is-played`:
it leaves Limbo (7.5.10); `phase`: "At Noon"; `daily-effect`: "after" that one."""


class Trigger(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The event that activates a Reaction (6.3.b): every given field must match one of its atomic actions."""

    event: Happening
    this: bool = False
    """The object itself ("I"): with `joins`, `goes-to`, `is-played` a self-move Reaction (6.3.c)."""
    what: Filter | None = None
    """Otherwise, the matching objects as they were (`leaves` and the like) or are (`joins` and the like)."""
    by: Who | None = None
    """Who did it (1.4.7)."""
    source: tuple[ZoneName, ...] = ()
    """The zone it comes from."""
    to: tuple[ZoneName, ...] = ()
    where: Where | None = None
    """The Expedition it joined, left or moved."""
    status: Status | None = None
    counter: str | None = None
    phase: Phase | None = None
    effect: Literal["succeed", "prepare", "draw", "expand", "progress", "rest", "clean-up", "check-victory"] | None = (
        None
    )
    """`daily-effect`: the one after which it happens."""
    terrain: Terrain | None = None
    """`moves-forward`: due to this terrain (4.2.4.j)."""
    once: bool = False
    """One or more at once are one happening, so that none of them is singled out."""


class Reaction(Node, frozen=True, kw_only=True, tag="reaction"):
    """A trigger, perhaps a condition, and an effect (6.3). `it` binds the object of the trigger."""

    trigger: Trigger | None = None
    symbol: Symbol | None = None
    """One of the printed symbols, instead of a trigger in words."""
    or_trigger: Trigger | None = None
    """A second trigger that also activates it."""
    condition: Condition | None = None
    effect: Effect
    support: bool = False
    zone: tuple[ZoneName, ...] = ()
    """Works there, if it says so itself (2.2.11.g)."""
    name: str = ""


class QuickAction(Node, frozen=True, kw_only=True, tag="quick-action"):
    """Cost and effect (2.2.11.k); `support`: works in Reserve."""

    cost: tuple[Payment, ...]
    effect: Effect
    support: bool = False
    zone: tuple[ZoneName, ...] = ()
    more: tuple[MoreMana, ...] = ()
    name: str = ""


class MoreMana(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The quick action costs more while a condition holds."""

    mana: int
    condition: Condition | None = None


# --- passive abilities ----------------------------------------------------------------------------------


class Passive(Node, frozen=True, kw_only=True):
    """Base of passive abilities. `what` absent: the object itself; `condition` absent: always."""

    what: Filter | None = None
    condition: Condition | None = None
    support: bool = False
    zone: tuple[ZoneName, ...] = ()
    """Works there, if it says so itself (2.2.11.g)."""
    name: str = ""


class HasKeyword(Passive, frozen=True, kw_only=True, tag="keyword"):
    """The object has a keyword, or matching objects have it."""

    keyword: Keyword
    value: Amount | None = None
    """Scout and Tough; the amount for Tough may be computed."""


class Stats(Passive, frozen=True, kw_only=True, tag="stats"):
    """Statistics are higher or lower, or `highest`: each is as high as the highest of the three."""

    forest: Amount = 0
    mountain: Amount = 0
    water: Amount = 0
    highest: bool = False


class Subtypes(Passive, frozen=True, kw_only=True, tag="subtypes"):
    """Matching objects have further sub-types; `instead`: lose all others (2.2.2.p)."""

    gains: tuple[str, ...] = ()
    instead: bool = False


class Regions(Passive, frozen=True, kw_only=True, tag="regions"):
    """Regions have these terrains as well, or `instead` of their own."""

    terrains: tuple[Terrain, ...]
    instead: bool = False
    where: tuple[Where, ...] = ()
    """The regions in which these Expeditions are; omitted: every region."""


class Grants(Passive, frozen=True, kw_only=True, tag="grants"):
    """Matching objects have an ability."""

    ability: Reaction | QuickAction


class LosesAbilities(Passive, frozen=True, kw_only=True, tag="loses-abilities"):
    """Matching objects have no abilities."""


class Ignored(Passive, frozen=True, kw_only=True, tag="ignored"):
    """Abilities of matching objects have no effect (7.3.14); `symbols`: only Reactions with these (7.3.1.e)."""

    symbols: tuple[Symbol, ...] = ()


class CostAlteration(Passive, frozen=True, kw_only=True, tag="cost-alteration"):
    """Cards cost more, or less (5.1.2.e)."""

    more: Amount = 0
    less: Amount = 0
    minimum: int | None = None
    """The minimum for this decrease only."""
    who: Who = "you"
    source: tuple[ZoneName, ...] = ()
    """Only if it is played from there."""
    this: bool = False
    """Only for playing this card itself, from wherever it can be played (1.2.4.d)."""
    next: bool = False
    """Only the next such card; the effect ends with it (an Ongoing Emblem)."""
    free: bool = False
    """They are played for free (7.3.20.a)."""
    into_empty: bool = False
    """Into one of their player's Expeditions without Characters."""


class CostRestriction(Passive, frozen=True, kw_only=True, tag="cost-restriction"):
    """The final cost of cards is at least, or at most, this (5.1.2.e.3)."""

    least: int | None = None
    most: int | None = None
    who: Who = "you"


Forbidden = Literal[
    "play", "draw", "discard", "sacrifice", "leave", "gain-status", "gain-counter", "ready", "exhaust", "resupply",
    "create-token", "move-forward", "move-forward-due-to", "move-forward-only-due-to", "use-quick-actions", "target",
]  # fmt: skip


class Cannot(Passive, frozen=True, kw_only=True, tag="cannot"):
    """A prohibition (1.4.1): what players, or matching objects, cannot do or have done to them.

    Without `what` it is about its own object; with `who`, those of draws, Resupply, tokens, plays and quick actions are
    about whatever these players do.
    """

    action: Forbidden
    who: Who | None = None
    status: Status | None = None
    counter: str | None = None
    terrain: Terrain | None = None
    where: Where | None = None
    """`move-forward…`: the Expeditions concerned."""
    in_terrain: Terrain | None = None
    """`move-forward…`: only those that are in this terrain."""
    whose: Whose = "any"


class GainsAgain(Passive, frozen=True, kw_only=True, tag="gains-again"):
    """The object can gain a status that it already has (2.4.1.g)."""

    status: tuple[Status, ...] = ()


class PlaysExhausted(Passive, frozen=True, kw_only=True, tag="plays-exhausted"):
    """Its player may play exhausted cards in Reserve (2.4.5.d)."""

    where: Where | None = None
    """Into these Expeditions only."""


class PlayableFrom(Passive, frozen=True, kw_only=True, tag="playable-from"):
    """This card can be played from the zones given, where it then works (1.2.4.d)."""


class PlayedWith(Passive, frozen=True, kw_only=True, tag="played-with"):
    """Cards that are played gain or lose statuses and counters (5.2.b; for Spells 5.2.4.a.3)."""

    gains: tuple[Status, ...] = ()
    loses: tuple[Status, ...] = ()
    counter: str = "boost"
    count: int = 0
    who: Who = "you"
    source: tuple[ZoneName, ...] = ()
    """Only if it is played from there."""
    into_terrain: Terrain | None = None
    """Into an Expedition in this terrain."""
    next: bool = False


class ActivatesToo(Passive, frozen=True, kw_only=True, tag="activates-too"):
    """Cards that are played activate their Reactions with this symbol, as if they had been played from there."""

    symbol: Literal["hand", "reserve"]
    who: Who = "you"
    source: tuple[ZoneName, ...] = ()
    """Only if it is played from there."""
    next: bool = False


class Unhindered(Passive, frozen=True, kw_only=True, tag="unhindered"):
    """Defenders do not keep these Expeditions from moving forward (7.4.2)."""

    where: Where = "mine"


class Modifies(Passive, frozen=True, kw_only=True, tag="modifies"):
    """Changes what a step or an atomic action does (6.2)."""

    event: Literal[
        "leave", "leave-expedition", "discard", "sacrifice", "draw", "resupply", "gain-counter", "gain-status",
        "create-token", "rest",
    ]  # fmt: skip
    whole_step: bool = False
    """A replacing modifier of the step, not of each atomic action."""
    also: bool = False
    """Additive (6.2.c); otherwise replacing (6.2.b)."""
    may: bool = False
    """Its controller decides (6.2.d)."""
    this: bool = False
    status: Status | None = None
    """`gain-status`: the status."""
    who: Who | None = None
    to: ZoneName | None = None
    """The move goes there instead."""
    nothing: bool = False
    """It does not happen."""
    plus: int = 0
    """This many more (counters, cards)."""
    then: Effect | None = None
    """The effect that happens instead (`to` absent), or in addition."""
    otherwise: Effect | None = None
    """With `may`: a further step if it is not applied (6.2.e)."""


class EntersWith(Passive, frozen=True, kw_only=True, tag="enters-with"):
    """How this object enters a zone (6.2.l)."""

    status: tuple[Status, ...] = ()
    counter: str = "boost"
    count: int = 0


class Limit(Passive, frozen=True, kw_only=True, tag="limit"):
    """A limit of these players is greater or smaller; with `what`, further objects must be of that kind (4.2.5.c)."""

    plus: int
    of: Literal["reserve", "landmark"] = "reserve"
    who: Who = "you"


class Uncounted(Passive, frozen=True, kw_only=True, tag="uncounted"):
    """It does not count towards the limit of the zone it is in (4.2.5.c)."""


class RollsMore(Passive, frozen=True, kw_only=True, tag="rolls-more"):
    """Its player rolls further dice and chooses one, or may change the result (7.3.19.c)."""

    dice: int = 0
    changes: tuple[int, ...] = ()
    """The possible additions to the result, one of them."""


class OptionalCost(Passive, frozen=True, kw_only=True, tag="optional-cost"):
    """A cost that may be paid as well, chosen in the declaration (5.1.2.c); `paid` is how many of them are paid."""

    cost: tuple[Payment, ...] = ()
    less: int = 0
    """How much less the card costs if it is paid."""


class AdditionalCost(Passive, frozen=True, kw_only=True, tag="additional-cost"):
    """A cost that is paid as well, whichever way the card is played."""

    cost: tuple[Payment, ...] = ()


PassiveAbility = Union[
    HasKeyword, Stats, Subtypes, Regions, Grants, LosesAbilities, Ignored, CostAlteration, CostRestriction, Cannot,
    GainsAgain, PlaysExhausted, PlayableFrom, PlayedWith, ActivatesToo, Unhindered, Modifies, EntersWith, Limit,
    Uncounted, RollsMore, OptionalCost, AdditionalCost,
]  # fmt: skip
Ability = Union[
    Reaction, QuickAction,
    HasKeyword, Stats, Subtypes, Regions, Grants, LosesAbilities, Ignored, CostAlteration, CostRestriction, Cannot,
    GainsAgain, PlaysExhausted, PlayableFrom, PlayedWith, ActivatesToo, Unhindered, Modifies, EntersWith, Limit,
    Uncounted, RollsMore, OptionalCost, AdditionalCost,
]  # fmt: skip
LastingAbility = Union[
    Reaction,
    HasKeyword, Stats, Subtypes, Regions, Grants, LosesAbilities, Ignored, CostAlteration, CostRestriction, Cannot,
    GainsAgain, PlaysExhausted, PlayableFrom, PlayedWith, ActivatesToo, Unhindered, Modifies, EntersWith, Limit,
    Uncounted, RollsMore, OptionalCost, AdditionalCost,
]  # fmt: skip


class Definition(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card as printed, or made up (1.2.2.c)."""

    name: str
    version: str | None = None
    """The mark that distinguishes it from the common card with its name: `R1`, the rare one; `R2`, the one of another
    faction (2.2.4.e).
    """
    type: Literal["character", "hero", "permanent", "spell"]
    zone_type: Literal["expedition", "landmark"] | None = None
    """Only for Permanents (2.2.3)."""
    subtypes: tuple[str, ...] = ()
    hand_cost: int | None = None
    reserve_cost: int | None = None
    forest: int | None = None
    mountain: int | None = None
    water: int | None = None
    faction: str | None = None
    rarity: Literal["common", "rare", "unique"] | None = None
    abilities: tuple[Ability, ...] = ()
    effect: Effect | None = None
    """Spells only."""
    reserve_limit: int | None = None
    landmark_limit: int | None = None
    """Heroes only (2.2.12, 2.2.13)."""
    counters: dict[str, int] = {}
    """The counters with which a Hero starts the game (2.5.e)."""
    token: bool = False

    @property
    def full_name(self) -> str:
        """Its identification: its only name (2.2.4.b), which no rule asks for, and its version if it has one."""
        return f"{self.name} - {self.version}" if self.version else self.name
