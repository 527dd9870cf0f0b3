"""Which cards are meant, how many, and under what condition."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, Union

from msgspec import Struct
from msgspec.structs import replace

from oracle.games.lorcana.keywords import KeywordName
from oracle.language.effects import Node

CardType = Literal["character", "action", "item", "location"]
Who = Literal["you", "opponents", "each", "its-player"]
Whose = Literal["any", "yours", "opposing"]
ZoneName = Literal["hand", "deck", "inkwell", "play", "discard"]
Characteristic = Literal["strength", "willpower", "lore", "cost-to-sing"]
Stat = Literal[Characteristic, "damage-to", "damage-by"]
"""The values that a text can increase: characteristics, and the damage dealt to a card or by it (1.9.4.2)."""
Duration = Literal[
    "this-turn",
    "until-your-next-turn",
    "start-of-their-next-turn",
    "during-their-next-turn",
    "this-challenge",
    "while-this-in-play",
    "for-good",
    "until-it-triggers",
]
"""How long an effect lasts.

`start-of-their-next-turn`: through the readying of the next turn of the cards' player; `during-their-next-turn`: in
that turn only; `while-this-in-play`: as long as the card it comes from is in play; `for-good`: as long as what it
affects is where it is; `until-it-triggers`: a delayed ability, gone once it has triggered.
"""
PlainDuration = Literal[
    "this-turn", "until-your-next-turn", "this-challenge", "while-this-in-play", "for-good", "until-it-triggers"
]
"""A `Duration` for effects that are not about cards, so that "their" turn would refer to nobody."""
Prohibited = Literal[
    "play", "sing", "quest", "challenge", "be-challenged", "take-challenge-damage", "discard", "gain-lore",
    "lose-lore", "ready", "ready-at-start", "be-dealt-damage", "move", "remove-damage", "be-chosen",
]  # fmt: skip
"""What an effect can prevent players or cards from doing; `discard` is only about effects, never about costs.

`ready`: matching cards are not readied at all; `ready-at-start`: not in the Ready step of their player's turn.
`remove-damage`: from matching cards; `be-chosen`: by these players, for effects.
"""
Role = Literal["challenging", "challenged"]


class Filter(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, dict=True):
    """Which cards are meant: every field that is given must hold."""

    type: tuple[CardType, ...] = ()
    """Any of these card types."""
    song: bool | None = None
    named: tuple[str, ...] = ()
    """Any of these names (5.2.6; the version is ignored)."""
    classified: tuple[str, ...] = ()
    """Any of these classifications."""
    ink: str | None = None
    """Of this ink type, perhaps among others."""
    keyword: KeywordName | None = None
    not_keyword: KeywordName | None = None
    whose: Whose = "any"
    cost_at_most: Amount | None = None
    cost_at_least: Amount | None = None
    strength_at_most: Amount | None = None
    strength_at_least: Amount | None = None
    stronger_than: Filter | None = None
    """With more Strength than each card in play that matches."""
    willpower_at_least: int | None = None
    exerted: bool | None = None
    drying: bool | None = None
    """A character that came into play since its player's turn began (5.1.1.11, 5.1.1.12); no other card is drying."""
    damaged: bool | None = None
    here: bool = False
    """At the location whose ability this is."""
    at_location: bool | None = None
    side: Role | None = None
    """On this side of the challenge under way."""
    other: bool = False
    """Not the card whose ability this is (6.1.6)."""
    it: str | None = None
    """One of the cards bound under this name."""
    not_it: str | None = None
    """None of the cards bound under this name ("another" after an earlier choice, 6.1.6)."""
    same_name: str | None = None
    """Sharing a name with the card bound under this name."""
    under_at_least: int | None = None
    """With at least this many cards under it."""
    not_type: tuple[CardType, ...] = ()
    not_named: tuple[str, ...] = ()
    any_of: tuple[Filter, ...] = ()
    """Also matching one of these ("a … or a …")."""

    @cached_property
    def printed_only(self) -> bool:
        """Whether it checks only printed characteristics other than the cost, and whose the card is."""
        return self.unchanging and not self.other

    @cached_property
    def unchanging(self) -> bool:
        """Whether a card in play matches for as long as it is there, unless its classifications change."""
        kept = Filter(
            type=self.type, song=self.song, named=self.named, classified=self.classified, not_type=self.not_type,
            ink=self.ink, not_named=self.not_named, whose=self.whose, other=self.other,
        )  # fmt: skip
        return self == kept

    @cached_property
    def whatever_classified(self) -> Filter:
        """The same filter without its classifications."""
        return replace(self, classified=())

    @cached_property
    def reads_values(self) -> bool:
        """Whether it checks characteristics that effects modify."""
        asked = (
            self.keyword, self.not_keyword, self.strength_at_most, self.strength_at_least, self.stronger_than,
            self.willpower_at_least,
        )  # fmt: skip
        return any(field is not None for field in asked) or any(one.reads_values for one in self.any_of)

    @cached_property
    def bounded(self) -> bool:
        """Whether it checks numbers."""
        asked = (
            self.cost_at_most, self.cost_at_least, self.strength_at_most, self.strength_at_least, self.stronger_than,
            self.willpower_at_least,
        )  # fmt: skip
        return any(field is not None for field in asked)


class Count(Node, frozen=True, kw_only=True, tag="count"):
    """`for each`: the number of matching cards in a zone, times a factor."""

    what: Filter
    zone: ZoneName = "play"
    who: Who | None = None
    """The player whose zone it is: needed for zones other than play."""
    distinct: Literal["ink"] | None = None
    """Count the different ink types among the cards instead of the cards (5.2.5.1)."""
    times: int = 1


class Number(Node, frozen=True, kw_only=True, tag="number"):
    """A number counted earlier in the same effect: `damage-removed`, `damage-moved`, `cards-discarded`, `cards-drawn`,
    `lore-lost`; in a triggered ability `damage-of-trigger`: how much was taken, dealt or removed, and `under-that`: how
    many cards were under the card it is about."""

    name: str
    times: int = 1


class Value(Node, frozen=True, kw_only=True, tag="value"):
    """A number read from the bound cards: a current characteristic (outside play: as printed), the printed cost, the
    damage, or how many cards are under it."""

    of: Literal["strength", "willpower", "lore", "cost", "damage", "cards-under"]
    it: str = "this"
    all: Filter | None = None
    """The total of all matching cards in play, instead of the bound ones."""
    times: int = 1
    most: int | None = None


class Difference(Node, frozen=True, kw_only=True, tag="difference"):
    """How much one number exceeds another, at least 0 (drawing or discarding until there are that many, 6.1.8.1)."""

    of: Amount
    less: Amount


Amount = Union[int, Count, Number, Value, Difference]


class Have(Node, frozen=True, kw_only=True, tag="have"):
    """There are at least / at most this many matching cards in that zone (`who`: whose zone; play: by the filter)."""

    what: Filter
    least: int = 1
    most: int | None = None
    zone: ZoneName = "play"
    who: Who = "you"


class ThisIs(Node, frozen=True, kw_only=True, tag="this-is"):
    """The card itself matches."""

    what: Filter


class Matches(Node, frozen=True, kw_only=True, tag="matches"):
    """The card bound under a name matches."""

    it: str
    what: Filter


class SameName(Node, frozen=True, kw_only=True, tag="same-name"):
    """Two bound cards share a name."""

    it: str
    other: str


class YourTurn(Node, frozen=True, kw_only=True, tag="your-turn"):
    pass


class InChallenge(Node, frozen=True, kw_only=True, tag="in-challenge"):
    """The card itself is challenging, or being challenged, or either; `against`: a filter for the other side."""

    role: Role | None = None
    against: Filter = Filter()


class HappenedThisTurn(Node, frozen=True, kw_only=True, tag="happened-this-turn"):
    """Something happened this turn: `banished-in-challenge`, `banished`, `put-into-discard`, `left-discard`, `played`,
    `challenged` (of the challenging card), `drew`, `inked` (a player put a card into their own inkwell), `quested`,
    `damaged`, `healed` (damage was removed from it), `put-under` (a card was put under it)."""

    event: str
    what: Filter = Filter()
    who: Who = "each"
    """`healed`, `put-under`: who did it."""
    least: int = 1


class LoreIs(Node, frozen=True, kw_only=True, tag="lore-is"):
    """One of these players has at least / at most this much lore."""

    who: Who
    least: int = 0
    most: int | None = None
    more_than_you: bool = False
    """And more than you have."""


class PlayedUsing(Node, frozen=True, kw_only=True, tag="played-using"):
    """The trigger's card was played for this kind of cost."""

    cost: str


class Underdog(Node, frozen=True, kw_only=True, tag="underdog"):
    """It is your first turn, and you are not the starting player."""


class MoreThan(Node, frozen=True, kw_only=True, tag="more-than"):
    """One number is greater than another."""

    more: Amount
    than: Amount


class Not(Node, frozen=True, kw_only=True, tag="not"):
    condition: Condition


class All(Node, frozen=True, kw_only=True, tag="all"):
    conditions: tuple[Condition, ...]


Condition = Union[
    Have,
    ThisIs,
    Matches,
    SameName,
    YourTurn,
    InChallenge,
    HappenedThisTurn,
    LoreIs,
    PlayedUsing,
    Underdog,
    MoreThan,
    Not,
    All,
]
