"""The state of a game of Lorcana: objects, players, turn, waiting abilities and lasting effects."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, Union

from msgspec import Struct, field

from oracle.games.lorcana.keywords import KeywordName
from oracle.games.lorcana.language import (
    Amount,
    Duration,
    Filter,
    Gainable,
    Instead,
    Prohibited,
    Stat,
    Triggered,
    Who,
)
from oracle.kernel import state as kernel
from oracle.kernel.state import by_ref as by_ref
from oracle.kernel.state import cards_in as cards_in
from oracle.kernel.state import zone as zone

HAND, DECK, INKWELL, PLAY, DISCARD = "hand", "deck", "inkwell", "play", "discard"
NOWHERE = "nowhere"
"""The zone of a resolving action in readings in which it never enters the Play zone."""
BAG = "bag"
"""The zone to which characters move from the inkwell in `seed-chapter-4`; in the book the bag is not a zone (7.7.1)."""
ZONES = (HAND, DECK, INKWELL, PLAY, DISCARD, NOWHERE, BAG)

OnceATurn = Literal["ink", "quest", "challenge", "move"]
"""What `seed-chapter-4` allows once a turn; `ink` covers cards that count as played."""


class Object(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A card in a zone, or a stack in play: its cards top first (5.1.1.7)."""

    id: int
    cards: tuple[str, ...]
    player: str
    zone: str
    exerted: bool = False
    drying: bool = False
    damage: int = 0
    at: int | None = None
    """The location this character is at; in `seed-chapter-4` the character this mission is assigned to."""
    facedown: tuple[str, ...] = ()
    """Facedown cards under the top one."""
    others: tuple[tuple[str, str], ...] = ()
    """Cards under the top one that belong to another player, with that player."""

    @property
    def card(self) -> str:
        """The top card."""
        return self.cards[0]

    def owner(self, card: str) -> str:
        """The player from whose deck one of its cards came (1.4.3)."""
        return dict(self.others).get(card, self.player) if self.others else self.player


class PlayerState(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    lore: int = 0


class Turn(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    player: str
    number: int = 2
    """0 before the game has begun."""
    phase: Literal["setup", "start", "main", "end"] = "main"
    inked: int = 0
    """Cards inked by the turn action this turn (4.2.3)."""
    once: tuple[OnceATurn, ...] = ()
    """What this turn has used of what `seed-chapter-4` allows once."""


class Series(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The series that the game belongs to (2.1.3)."""

    kind: Literal["two-game", "best-of"]
    player: str = ""
    """The player who started the previous game, or in a best-of-N series lost it; empty in the first game."""


class Logged(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An event of this turn, with its subject as it was then."""

    event: str
    player: str
    """The card's player."""
    card: str | None = None
    object: int = 0
    """The object, or its last state if it has left play."""
    by: str = ""
    """The acting player, if it matters."""


class Values(Struct, gc=False):
    """Characteristics of one object in play, as modified."""

    strength: int
    willpower: int
    lore: int
    to_sing: int
    keywords: dict[KeywordName, int]
    """Keyword → its number (0 if it has none); +N keywords add up (8.1.2)."""
    damage_to: int = 0
    """Additional damage dealt to it (1.9.4.2)."""
    damage_by: int = 0
    """Additional damage dealt by it."""
    unsettled: tuple[KeywordName, ...] = ()
    """Keywords that it has lost temporarily while something continuously gives them."""


class Departed(Struct, frozen=True, gc=False):
    """The last known state of an object that has left play (6.7.7)."""

    object: Object
    values: Values
    became: int = 0
    """The object that its top card is now; the cards below have the following numbers. 0: it is under another card."""


class Waiting(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A triggered ability in the bag (7.7)."""

    id: int
    player: str
    source: int
    """The object with the ability."""
    card: str
    ability: Triggered
    bound: dict[str, tuple[int, ...]] = {}
    cost: str = ""
    """Kind of cost of the play that triggered it."""
    mark: str = ""
    """What distinguishes a "once a turn" ability from the other abilities of its object."""
    under: int = 0
    """How many cards were under the card it is about."""
    damage: int = 0
    """The damage taken, dealt or removed, if that triggered it."""


# --- what lasts -----------------------------------------------------------------------------------------


class Lasting(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="lasts"):
    """Base of lasting effects (6.4.2)."""

    id: int
    player: str
    """The controller of the effect."""
    card: str
    until: Duration = "this-turn"
    whose: str | None = None
    """The player meant by "their" turn in a duration."""
    made: int = 0
    """`during-their-next-turn`: the number of the turn in which it was created."""
    made_by: int = 0
    """`while-this-in-play`: the object it comes from."""


class NextPlay(Lasting, frozen=True, kw_only=True, tag="next-play"):
    """A payment modifier for the next matching card its player plays (4.3.6)."""

    less: int
    next: Filter
    source: int = 0
    bound: dict[str, tuple[int, ...]] = {}


class Change(Lasting, frozen=True, kw_only=True, tag="change"):
    """A characteristic of certain objects is modified (6.4.2.2, 6.6)."""

    objects: tuple[int, ...]
    stat: Stat
    plus: int
    challenging: Filter | None = None
    """Only while they challenge a matching card."""


class Gained(Lasting, frozen=True, kw_only=True, tag="gained"):
    objects: tuple[int, ...]
    keyword: KeywordName
    value: int | None = None


class Lost(Lasting, frozen=True, kw_only=True, tag="lost"):
    """Certain objects have lost a keyword."""

    objects: tuple[int, ...]
    keyword: KeywordName


class Classified(Lasting, frozen=True, kw_only=True, tag="classified"):
    """Certain objects have a further classification."""

    objects: tuple[int, ...]
    classification: str


class Compelled(Lasting, frozen=True, kw_only=True, tag="compelled"):
    """Certain characters must quest."""

    objects: tuple[int, ...]


class GainedAbility(Lasting, frozen=True, kw_only=True, tag="gained-ability"):
    """Certain objects have an ability (6.4.2.2)."""

    objects: tuple[int, ...]
    ability: Gainable


class Forbidden(Lasting, frozen=True, kw_only=True, tag="forbidden"):
    action: Prohibited
    what: Filter = Filter()
    who: Who = "each"
    objects: tuple[int, ...] | None = None
    """Only these objects, if the text names particular cards."""
    source: int = 0
    bound: dict[str, tuple[int, ...]] = {}


class Allowed(Lasting, frozen=True, kw_only=True, tag="allowed"):
    """Certain characters may challenge matching ready characters."""

    objects: tuple[int, ...]
    what: Filter = Filter()
    source: int = 0
    bound: dict[str, tuple[int, ...]] = {}


class Floating(Lasting, frozen=True, kw_only=True, tag="floating"):
    """A floating triggered ability (6.2.7.1), with its text's bindings."""

    source: int
    ability: Triggered
    bound: dict[str, tuple[int, ...]] = {}


class Delayed(Lasting, frozen=True, kw_only=True, tag="delayed"):
    """A delayed triggered ability (6.2.7.2), with its text's bindings."""

    source: int
    ability: Triggered
    bound: dict[str, tuple[int, ...]]


class Replacing(Lasting, frozen=True, kw_only=True, tag="replacing"):
    """A replacement effect (6.5), with its text's bindings."""

    source: int
    ability: Instead
    bound: dict[str, tuple[int, ...]] = {}
    objects: tuple[int, ...] | None = None
    """Only these objects, if the text names particular cards."""
    next: bool = False
    """It ends when it applies."""


class FromUnder(Lasting, frozen=True, kw_only=True, tag="from-under"):
    """Its player may play matching cards from under an object."""

    under: int
    what: Filter = Filter()


Modifier = Union[
    Replacing, FromUnder, NextPlay, Change, Gained, Lost, Classified, Compelled, GainedAbility, Forbidden, Allowed,
    Floating, Delayed,
]  # fmt: skip


class Challenge(Struct, frozen=True, kw_only=True):
    """The current challenge and its objects (4.6.2)."""

    player: str
    """The challenging player."""
    challenger: int
    challenged: int
    """A character or a location."""


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    winner: str | None = None
    losers: tuple[str, ...] = ()
    reason: str = ""


class State(kernel.State, frozen=True, kw_only=True, dict=True):
    objects: dict[int, Object]
    waiting: tuple[Waiting, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    players: dict[str, PlayerState]
    """In turn order."""
    turn: Turn
    log: tuple[Logged, ...] = ()
    used: tuple[tuple[int, str], ...] = ()
    """Used abilities that work once a turn, as (object, ability)."""
    known: tuple[str, ...] = ()
    """Cards in private zones that everybody has seen (1.7.6.2); compared separately."""
    looked: tuple[tuple[str, int], ...] = ()
    """Objects in a deck that one player has looked at, as (player, object); compared separately."""
    departed: dict[int, Departed] = field(default_factory=dict)
    """Objects that have left play and may still be mentioned in texts, by their former number."""
    challenge: Challenge | None = None
    hits: tuple[tuple[int, int], ...] = ()
    """Damage taken from characters since the last game state check, as (object, character): who banishes whom
    (1.8.1.4).
    """
    result: Result | None = None
    seats: tuple[str, ...] = ()
    """All players who began the game, from left to right; `players` are those who have not left it (9.2.3)."""
    started: str = ""
    """The starting player."""
    series: Series | None = None


def in_turn_order(seats: tuple[str, ...], players: Collection[str], first: str) -> list[str]:
    """The players still in the game, from this seat on to the left (9.2.1)."""
    place = seats.index(first)
    order = seats[place:] + seats[:place]
    return list(order) if len(players) == len(seats) else [name for name in order if name in players]


Draft = kernel.Draft[State]
"""The next state while events are folded."""


__all__ = [
    "DECK", "DISCARD", "HAND", "INKWELL", "NOWHERE", "PLAY", "ZONES", "Allowed", "Amount", "Challenge", "Change",
    "Delayed", "Departed", "Draft", "Floating", "Forbidden", "Gained", "GainedAbility", "Lasting", "Logged", "Modifier",
    "NextPlay", "Object", "PlayerState", "Replacing", "Result", "Series", "State", "Turn", "Values", "Waiting",
    "cards_in", "zone",
]  # fmt: skip
