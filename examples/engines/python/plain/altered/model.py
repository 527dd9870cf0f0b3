"""What the Altered engine thinks in: cards, references to objects, Reactions in Limbo, the table."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import TypeAlias

from plain.base import Json

TERRAINS = ("forest", "mountain", "water")
SIDES = ("hero", "companion")
STATES = ("anchored", "asleep", "exhausted", "fleeting")
HIDDEN = ("hand", "deck")
IN_PLAY = ("expedition", "landmark")
LIMIT = 100
"""1.4.6: how often a quick action, or a Reaction, of one object happens in a day."""

Place: TypeAlias = tuple[str, str]
"""An Expedition: whose, and `hero` or `companion`."""


@dataclass(frozen=True)
class Facts:
    """What is printed on a card; its text is kept in the card language of the protocol."""

    name: str
    type: str
    zone_type: str = "landmark"
    subtypes: tuple[str, ...] = ()
    hand_cost: int | None = None
    reserve_cost: int | None = None
    stats: tuple[int, int, int] = (0, 0, 0)
    abilities: tuple[Json, ...] = ()
    effect: Json | None = None
    reserve_limit: int = 2
    landmark_limit: int = 2
    counters: tuple[tuple[str, int], ...] = ()
    token: bool = False

    def __deepcopy__(self, memo: object) -> Facts:
        return self


@dataclass
class Look:
    """Characteristics of an object as they are now, passive abilities applied (2.3.1.j)."""

    type: str
    subtypes: set[str] = field(default_factory=set)
    abilities: list[tuple[str, Json]] = field(default_factory=list)
    """Each with a key that tells it from the others of its object."""
    keywords: dict[str, list[int]] = field(default_factory=dict)
    idle: dict[str, list[int]] = field(default_factory=dict)
    """Keywords that do not work where it is (1.2.4.d)."""
    stats: list[int] = field(default_factory=lambda: [0, 0, 0])
    ignored: set[str] = field(default_factory=set)
    """Which abilities make its own have no effect (7.3.14); none does so to itself."""

    def copied(self) -> Look:
        keywords = {name: list(numbers) for name, numbers in self.keywords.items()}
        return Look(
            self.type,
            set(self.subtypes),
            list(self.abilities),
            keywords,
            dict(self.idle),
            list(self.stats),
            set(self.ignored),
        )


@dataclass(eq=False)
class Card:
    """A card, or a token. With every change of zone it is another object: another life (1.4.4, 2.1.d)."""

    ref: str
    owner: str
    zone: str
    shown_as: str
    facts: Facts
    place: Place | None = None
    """In the Expedition zone: where the card itself lies (7.4.4.n)."""
    states: set[str] = field(default_factory=set)
    counters: dict[str, int] = field(default_factory=dict)
    token: bool = False
    life: int = 0
    stamp: int = 0
    granted: list[tuple[str, Json]] = field(default_factory=list)
    """Abilities that this object gained, each with a key."""
    numbers: dict[str, int] = field(default_factory=dict)
    """What its play has settled: whether an optional cost was paid."""
    past: dict[int, Card] = field(default_factory=dict)
    """What it was in earlier lives, just before they ended (2.1.h)."""
    look: Look | None = None
    """Of one that is gone: how it looked."""
    places: frozenset[Place] = frozenset()
    """Of one that is gone: its Expeditions."""
    terrains: frozenset[str] | None = None
    """Of one as it was before an event: the terrains it was in."""

    @property
    def controller(self) -> str:
        return self.place[0] if self.place is not None else self.owner

    def ghost(self, look: Look, places: frozenset[Place]) -> Card:
        """As it is now, to be remembered."""
        gone = copy.copy(self)
        gone.states, gone.counters, gone.look, gone.places = set(self.states), dict(self.counters), look, places
        gone.numbers = dict(self.numbers)
        return gone


@dataclass(eq=False)
class Ref:
    """An object, and those that it becomes by what the same ability does (2.1.f, 2.1.g)."""

    card: Card
    lives: list[int]
    origin: int | None = None
    """The life about which a Reaction to its leaving asks, until its own effect moves the object on (6.3.j, 2.1.g)."""

    def live(self) -> Card | None:
        return self.card if self.card.life in self.lives else None

    def seen(self) -> Card:
        """What it is, or was last (2.1.h)."""
        last = max(self.lives) if self.origin is None else self.origin
        return self.card if last == self.card.life else self.card.past.get(last, self.card)


def to(card: Card) -> Ref:
    return Ref(card, [card.life])


@dataclass
class Moment:
    """Who resolves something, which object's text it is, and what its words are bound to."""

    player: str
    source: Ref
    bound: dict[str, list[Ref]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    aimed: set[str] = field(default_factory=set)
    """The targets of the present step: none is one twice (6.5.b)."""
    that: str = ""
    """The player of whom the text speaks."""
    offered: bool = False
    """Whether what is done was offered with a "may", to which declining goes back (6.4.d)."""
    tough: set[str] = field(default_factory=set)
    """Whose Tough has been paid for (7.4.7.f)."""

    def refs(self) -> list[Ref]:
        return [self.source, *(ref for found in self.bound.values() for ref in found)]

    def named(self, name: str) -> list[Ref]:
        return [self.source] if name == "this" else self.bound.get(name, [])

    def bind(self, name: str, cards: list[Card]) -> None:
        self.bound[name] = [to(card) for card in cards]


@dataclass(eq=False)
class Emblem:
    """A Reaction that waits in Limbo."""

    effect: Json
    moment: Moment
    name: str
    scouted: bool = False
    """Made by playing a card for its Scout cost (7.4.5.e)."""
    moved: bool = False
    """Whether what its trigger tells of has made another object of its own."""

    @property
    def player(self) -> str:
        return self.moment.player


@dataclass(eq=False)
class Ongoing:
    """An Emblem with a passive ability, for a while."""

    player: str
    ability: Json
    source: Ref
    duration: str
    stamp: int
    known: Moment


@dataclass
class Region:
    terrains: tuple[str, ...]
    facedown: bool = False


@dataclass
class Table:
    """Everything that may change: a copy of it is all that undoing an action needs."""

    players: list[str]
    first: str
    active: str
    """Who has initiative."""
    number: int
    phase: str
    regions: list[Region]
    cards: list[Card] = field(default_factory=list)
    """In order within each zone; decks top first."""
    far: dict[Place, int] = field(default_factory=dict)
    passed: set[str] = field(default_factory=set)
    moved: set[Place] = field(default_factory=set)
    """Expeditions that moved forward this day."""
    counts: dict[str, int] = field(default_factory=dict)
    """How often each quick action was played and each Reaction activated this day."""
    limbo: list[Emblem] = field(default_factory=list)
    ongoing: list[Ongoing] = field(default_factory=list)
    after_you: bool = False
    stamps: int = 0
    tokens: int = 0
    shown: str = ""
    """The ref of a card that is revealed while it is declared (5.1.2.c)."""
    known: set[str] = field(default_factory=set)
    """Refs of hidden cards that everybody was shown this turn (3.1.3.f)."""
    edition: str = "3.0"
    chance: list[list[str]] = field(default_factory=list)
    result: Json | None = None

    @property
    def arena(self) -> bool:
        return len(self.regions) == 1

    def stamp(self) -> int:
        self.stamps += 1
        return self.stamps
