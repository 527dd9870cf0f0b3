"""The state of a game of Altered: objects, players, the Adventure, the day, Limbo's emblems and lasting effects."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from oracle.games.altered.language import (
    Definition,
    Duration,
    Effect,
    Expedition,
    LastingAbility,
    Status,
    Terrain,
)
from oracle.games.altered.rules.objects.traits import Traits
from oracle.kernel import state as kernel
from oracle.kernel.state import by_ref as by_ref
from oracle.kernel.state import cards_in as cards_in
from oracle.kernel.state import zone as zone

HAND, DECK, DISCARD, HERO, LANDMARK = "hand", "deck", "discard", "hero", "landmark"
MANA, RESERVE, LIMBO = "mana", "reserve", "limbo"
HERO_EXPEDITION, COMPANION_EXPEDITION = "hero-expedition", "companion-expedition"
EXPEDITIONS = (HERO_EXPEDITION, COMPANION_EXPEDITION)
"""The sub-zones of the shared Expedition zone by player (3.2.4.b): stored, like Limbo, by controller."""
ZONES = (HAND, DECK, DISCARD, HERO, LANDMARK, MANA, RESERVE, LIMBO, *EXPEDITIONS)
IN_PLAY = (LANDMARK, *EXPEDITIONS)
"""3.1.4."""
SPEAKING = (*IN_PLAY, HERO, RESERVE, DISCARD)
"""Visible zones in which objects can have passive abilities that affect others."""
QUIET = (HAND, DECK, MANA, LIMBO)
"""The other zones."""
HIDDEN = (HAND, DECK)
"""Zones whose cards are not objects (2.1.j, 3.1.3.d)."""

Phase = Literal["setup", "morning", "noon", "afternoon", "dusk", "night"]


class Object(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A card or token in a zone. A new zone makes a new object (2.1.d); the id is its timestamp (2.2.15)."""

    id: int
    card: str
    """The ref of the card or token that represents it."""
    player: str
    """The owner (1.1.3.c)."""
    controller: str
    """In an Expedition its player (7.5.4); elsewhere the owner, in Limbo the playing player."""
    zone: str
    status: tuple[Status, ...] = ()
    """Sorted."""
    counters: tuple[tuple[str, int], ...] = ()
    """Above zero, sorted by name (2.5)."""
    played_from: str | None = None
    """In Limbo, and in play after that: the zone it was played from."""
    scouted: bool = False
    """Its Scout cost was paid (7.4.5.c)."""
    traits: Traits | None = None
    """For a remembered object: its characteristics after passive abilities (2.1.h)."""

    def count(self, counter: str) -> int:
        """How many counters of this name are on it."""
        return next((n for name, n in self.counters if name == counter), 0)


class PlayerState(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    hero: int = 0
    """Distance of the hero Expedition from the Hero region, in regions."""
    companion: int = 0
    """Distance of the companion Expedition from the Companion region."""
    passed: bool = False


class Region(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A region of the Adventure, from the Hero region to the Companion region."""

    terrains: tuple[Terrain, ...]
    facedown: bool = False


class Day(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The progress of the day."""

    number: int
    first: str
    """The first player of the day."""
    phase: Phase = "afternoon"
    turn: str | None = None
    """In the Afternoon: the active player."""
    ending: bool = False
    """The turn ends once no Reactions are in Limbo (7.3.2)."""
    forward: tuple[tuple[str, Expedition], ...] = ()
    """Expeditions that moved forward this day."""
    carried: tuple[int, ...] = ()
    """Objects in an Expedition when it moved forward this day: for conflict 230 only."""
    quick_actions: tuple[tuple[str, int], ...] = ()
    """Quick action of an object → times played this day."""
    activations: tuple[tuple[str, int], ...] = ()
    """Reaction of an object → times activated this day."""

    @property
    def initiative(self) -> str:
        """Who decides first (1.4.5.a)."""
        return self.turn or self.first


class Source(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The source object of an effect, in its last known state (6.3.i, 6.3.j, 7.2.1)."""

    object: int
    card: str
    player: str
    was: Object
    """Its state when last seen; if it still exists, the state has newer data."""


class EmblemReaction(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A Reaction that waits in Limbo (6.3.g)."""

    id: int
    player: str
    source: Source
    effect: Effect
    name: str = ""
    bound: dict[str, tuple[int, ...]] = {}
    """Objects the trigger determined (6.3.h)."""
    scouted: bool = False
    """Activated when its object was played with Scout (7.4.5.e)."""
    players: dict[str, str] = {}
    numbers: dict[str, int] = {}
    """Numbers set by the trigger."""
    resolving: bool = False
    """It is being played; it ceases to exist afterwards (5.4.d)."""


class EmblemOngoing(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A lasting effect (2.2.2.m, 2.2.14)."""

    id: int
    player: str
    source: Source
    ability: LastingAbility
    duration: Duration
    bound: dict[str, tuple[int, ...]] = {}
    places: dict[str, tuple[tuple[str, Expedition], ...]] = {}
    """Expeditions chosen when it was created, or earlier in the same effect (6.5.b)."""
    numbers: dict[str, int] = {}
    """The effect's numbers when it was created."""


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    winner: str | None = None
    losers: tuple[str, ...] = ()
    reason: str = ""


class State(kernel.State, frozen=True, kw_only=True, dict=True):
    objects: dict[int, Object]
    waiting: tuple[EmblemReaction, ...] = ()
    modifiers: tuple[EmblemOngoing, ...] = ()
    players: dict[str, PlayerState]
    """In turn order."""
    day: Day
    regions: tuple[Region, ...]
    """Eight; one, the Arena, once tiebreakers have started."""
    tokens: dict[str, Definition] = field(default_factory=dict)
    """Ref → the definition of a token."""
    gone: dict[int, Object] = field(default_factory=dict)
    """Objects that ceased to exist, in their last state (2.1.h, 6.3.j), while an effect may ask about them."""
    known: tuple[str, ...] = ()
    """Cards in hidden zones that everybody has seen; compared separately."""
    result: Result | None = None


Draft = kernel.Draft[State]
"""The next state while events are folded."""
