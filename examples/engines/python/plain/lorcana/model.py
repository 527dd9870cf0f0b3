"""What the engine thinks in: cards, the table, moments, questions, refusals. Numbers are clauses of the rule book."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from plain.base import Json, Unsupported
from plain.lorcana.speaking import spoken_of

KEYWORDS = (
    "alert bodyguard boost challenger evasive reckless resist rush shift sing-together singer support vanish ward"
)


@dataclass(frozen=True)
class Facts:
    """The printed values of a card; None is one that the card does not have, or that is not known here.

    Its text is kept in the card language of the protocol (`tcg-oracle schema`).
    """

    name: str
    full: str
    type: str
    cost: int | None
    inkwell: bool | None = True
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    inks: tuple[str, ...] | None = None
    classes: tuple[str, ...] | None = ()
    also_named: tuple[str, ...] = ()
    abilities: tuple[Json, ...] = ()
    effect: Json | None = None

    def __deepcopy__(self, memo: object) -> Facts:
        return self

    def sure(self, field: str) -> Any:
        """A value that has to be known now."""
        value = getattr(self, field)
        if value is None:
            raise Unsupported(f"the {field} of {self.full} is not known here")
        return value

    @property
    def song(self) -> bool:
        return self.type == "action" and "Song" in self.sure("classes")

    @property
    def names(self) -> set[str]:
        """5.2.6.1: an ampersand joins two names; the card has each of them and the whole."""
        return {name.casefold() for name in {self.name, *self.name.split(" & "), *self.also_named}}

    def texts(self, *kinds: str) -> list[Json]:
        return [ability for ability in self.abilities if ability["is"] in kinds]

    def printed_keyword(self, keyword: str) -> Json | None:
        return next((ability for ability in self.texts("keyword") if ability["keyword"] == keyword), None)


@dataclass(eq=False)
class Card:
    """One card of a game. Cards of a stack are all in `play`; only the top one, with no `under`, is in play."""

    ref: str
    owner: str
    zone: str
    shown_as: str
    facts: Facts
    exerted: bool = False
    drying: bool = False
    facedown: bool = False
    damage: int = 0
    under: str | None = None
    at: str | None = None
    life: int = 0
    """7.1.6: one more with every change of zone; the same card, but a new one."""
    was: dict[int, Card] = field(default_factory=dict, compare=False, repr=False)
    """6.7.7: what it was before it left play, by its life then."""
    known: dict[str, Any] = field(default_factory=dict, compare=False)
    """Of such a memory: its characteristics, keywords, and how many cards were under it."""
    hit_by: list[Card] = field(default_factory=list)
    """1.8.1.4: who dealt it damage since the last check."""


Bound: TypeAlias = list[tuple[Card, int]]
"""Cards that an effect speaks of, each as it was then (with its `life`)."""


def carry_over(bound: Bound, card: Card, other: Card) -> None:
    """8.10.5: what applied to the one card applies to the other, once."""
    now = [(other, other.life) if one == (card, card.life) else one for one in bound]
    bound[:] = dict.fromkeys(now)


@dataclass
class Moment:
    """Who resolves an effect, of which card, and what has been chosen or counted in it so far."""

    player: str
    source: Card
    life: int = -1
    bound: dict[str, Bound] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    moved: dict[tuple[str, str], int] = field(default_factory=dict)
    """1.9.2.4: how much damage on the first card this effect has moved there from the second."""
    gone: dict[str, list[Card]] = field(default_factory=dict)
    """6.7.7: what the bound cards were that the effect or its trigger saw leave play."""
    cost: str = ""
    """The kind of cost that the card was played for, of an ability triggered by playing."""
    of_action: bool = False
    """Whether it is an action's effect that resolves (8.14.1)."""
    covered: Card | None = None
    """Whose text it is, where another card was put on that one (4.3.4.2, 8.10.5)."""

    @property
    def speaker(self) -> Card:
        """The card whose text it is."""
        return self.covered or self.source

    def go_on(self, card: Card, other: Card) -> None:
        """8.10.5: what was said of the one card is said of the other; it stays the text of the first.

        What a card said itself ends with it where it leaves the stack to what lies below.
        """
        for bound in self.bound.values():
            carry_over(bound, card, other)
        if (self.source, self.life) == (card, card.life) and (self.covered is not None or other.under is None):
            self.covered = None if self.covered is other else self.speaker
            self.source, self.life = other, other.life

    def __post_init__(self) -> None:
        if self.life < 0:
            self.life = self.source.life

    def again(self) -> Moment:
        """The same for an effect that comes later, another one each time (6.2.7.1)."""
        bound = {name: list(bound) for name, bound in self.bound.items()}
        return replace(self, bound=bound, gone=dict(self.gone), numbers=dict(self.numbers), moved={})

    def bind(self, name: str, cards: list[Card]) -> None:
        self.bound[name] = [(card, card.life) for card in cards]
        self.gone.pop(name, None)

    def bind_moved(self, name: str, cards: list[Card]) -> None:
        """The same for cards that have just moved."""
        self.bind(name, cards)
        self.gone[name] = [card.was[card.life - 1] for card in cards if card.life - 1 in card.was]

    def there(self) -> set[tuple[str, int]]:
        """The bound cards that are what they were, by ref and life."""
        every = [*self.bound.values(), [(self.source, self.life)]]
        return {(card.ref, life) for bound in every for card, life in bound if card.life == life}

    def follow(self, there: set[tuple[str, int]]) -> None:
        """6.1.11: what an effect has itself moved it may still speak of, by every name."""
        if (self.source.ref, self.life) in there and self.source.life != self.life:
            self.gone |= {"this": [self.source.was[self.life]]} if self.life in self.source.was else {}
            self.life = self.source.life
        for name, bound in self.bound.items():
            moved = [card for card, life in bound if (card.ref, life) in there and card.life != life]
            # Under another card it is no card of its own.
            moved = [card for card in moved if card.under is None]
            if moved:
                before = {card.ref: card for card in self.gone.pop(name, ()) if card.known}
                known = [self.as_spoken_of(card, life, before, card in moved) for card, life in bound]
                self.bound[name] = [(card, card.life if card in moved else life) for card, life in bound]
                if any(card.known for card in known):
                    self.gone[name] = known

    @staticmethod
    def as_spoken_of(card: Card, life: int, before: dict[str, Card], moved: bool) -> Card:
        """What it was in play, if it is there no more."""
        if life in card.was:
            return card.was[life]
        if card.ref in before and not (moved and card.zone == "play"):
            return before[card.ref]
        return card

    def remembered(self, name: str) -> list[Card]:
        """6.7.7: those, or what they were before they left play; what never was in play is what is printed."""
        bound = [(self.source, self.life)] if name == "this" else self.bound.get(name, [])
        return self.gone.get(name) or [card if card.life == life else card.was.get(life, card) for card, life in bound]

    def lives(self, name: str) -> set[tuple[str, int]]:
        """The same by ref and life, with what they were before the effect moved them."""
        bound = [(self.source, self.life)] if name == "this" else self.bound.get(name, [])
        return {(card.ref, life) for card, life in [*bound, *((card, card.life) for card in self.gone.get(name, []))]}

    def cards(self, name: str) -> list[Card]:
        """Those that are still what they were."""
        bound = [(self.source, self.life)] if name == "this" else self.bound.get(name, [])
        return [card for card, life in bound if card.life == life]


@dataclass
class Event:
    """Something that abilities may be waiting for."""

    kind: str
    player: str
    card: Card | None = None
    other: Card | None = None
    """The other one of a challenge or of damage, or the location of a move."""
    others: list[Card] = field(default_factory=list)
    """The singers of a song."""
    cost: str = ""
    ink: int = 0
    of_action: bool = False
    from_location: bool = False
    challenge: Challenge | None = None
    """The one it happened in, if `card` is in it (4.6.2)."""

    @property
    def role(self) -> str:
        if self.challenge is None or self.card is None:
            return ""
        return "challenging" if self.card is self.challenge.attacker else "challenged"


@dataclass
class Waiting:
    """A triggered ability in the bag."""

    ability: Json
    name: str
    moment: Moment
    key: tuple[str, int, str]
    """Which ability of which card it is, for those that happen once a turn."""

    @property
    def player(self) -> str:
        return self.moment.player

    @property
    def same(self) -> tuple[object, ...]:
        """Equal for abilities between which there is nothing to choose."""
        spoken = spoken_of([self.ability["effect"], self.ability.get("condition")])
        names = [name for name in self.moment.bound if name in spoken or self.mentions(name)]
        bound = tuple((card.ref, card.life == life) for name in names for card, life in self.moment.bound[name])
        return self.moment.speaker.ref, json.dumps(self.ability), bound, self.mentions("its-player")

    def mentions(self, name: str) -> bool:
        return f'"{name}"' in json.dumps([self.ability["effect"], self.ability.get("condition")])

    def label(self, alike: list[Waiting]) -> str:
        """What tells it from others of the same source: its name, then what its trigger spoke of."""
        ref = self.moment.speaker.ref
        name = f"{ref}: {self.name}" if self.name and len(alike) > 1 else ref
        about = [card.ref for card, life in self.moment.bound.get("that", []) if card.life == life]
        several = sum(other.name == self.name for other in alike) > 1
        return f"{name} ({', '.join(about)})" if several and about and self.mentions("that") else name


@dataclass
class Timed:
    """An effect that lasts (6.1.13): `gets`, `gains`, `forbid`, `pay-less`, `whenever`, `later` and the like."""

    text: Json
    moment: Moment
    targets: Bound
    whose: str
    """Of whom "their next turn" speaks, if it does."""
    made: int
    """In which turn it was made."""
    amount: int = 0

    @property
    def kind(self) -> str:
        return str(self.text["is"])

    @property
    def until(self) -> str:
        return str(self.text.get("until", "until-it-triggers" if self.kind == "later" else "this-turn"))

    def applies_in(self, number: int, active: str) -> bool:
        """6.1.13.6: one of "their next turn" only then."""
        return self.until != "during-their-next-turn" or (active == self.whose and number > self.made)


@dataclass
class Challenge:
    """4.6.2: the two that are in the challenge, while it lasts."""

    attacker: Card
    defender: Card
    lives: tuple[int, int]

    def includes(self, card: Card) -> bool:
        return card is self.attacker or card is self.defender

    @property
    def attack(self) -> tuple[Card, int]:
        return self.attacker, self.lives[0]

    @property
    def defence(self) -> tuple[Card, int]:
        return self.defender, self.lives[1]

    def other(self, card: Card) -> Card:
        return self.defender if card is self.attacker else self.attacker


@dataclass
class Table:
    """Everything that may change: a copy of it is all that undoing an action needs."""

    players: list[str]
    """Who is still in the game."""
    active: str
    number: int = 2
    edition: str = "2.2"
    inked: int = 0
    phase: str = "main"
    lore: dict[str, int] = field(default_factory=dict)
    cards: list[Card] = field(default_factory=list)
    """In order within each zone; decks top first."""
    happened: list[tuple[str, str, Card | None, int]] = field(default_factory=list)
    """This turn: what, of which player, which card, and its life then (-1: not known)."""
    timed: list[Timed] = field(default_factory=list)
    once: set[tuple[str, int, str]] = field(default_factory=set)
    """Abilities of once a turn that have been used up."""
    used: list[tuple[str, int, str]] = field(default_factory=list)
    """Triggered abilities of so many times a turn, once for each time they have resolved."""
    bag: list[Waiting] = field(default_factory=list)
    actions: list[tuple[Moment, str]] = field(default_factory=list)
    """Actions that were played and whose effect has not begun to resolve, and where their cards go afterwards."""
    challenge: Challenge | None = None
    ending: bool = False
    """3.4.2: whether the last check of the turn is on."""
    seen: dict[str, set[str]] = field(default_factory=dict)
    """Refs of hidden cards that a player is just looking at."""
    chance: list[list[str]] = field(default_factory=list)
    result: Json | None = None
    seats: list[str] = field(default_factory=list)
    """Who began the game, from left to left."""
    starter: str = ""
    series: tuple[str, str] = ("", "")
    """2.1.3: which kind of series, and who started the game before, or lost it."""
