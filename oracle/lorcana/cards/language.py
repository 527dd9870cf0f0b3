"""The language in which Lorcana cards are written: frozen nodes, JSON in and out.

A card is a `Definition`. Its abilities are keywords, triggered, activated and static abilities; an action has an
`effect` instead. Made-up cards in scenarios and in the protocol's `setup` use the same JSON.

Words used by many nodes: *who* is `you` (who controls the ability), `opponents` or `each`; a *what* is a `Filter`
over cards; `it` names earlier picks: `chosen` (the last choice), `that` (the card a trigger is about; with `sang` the
song), `this` (the card itself), `revealed`, `played`.
"""

from __future__ import annotations

from functools import cached_property
from typing import Literal, Union

from msgspec import Struct, field

from oracle.kernel import effects as kernel
from oracle.kernel.effects import Node

CardType = Literal["character", "action", "item", "location"]
Who = Literal["you", "opponents", "each", "its-player"]
Whose = Literal["any", "yours", "opposing"]
ZoneName = Literal["hand", "deck", "inkwell", "play", "discard"]
Stat = Literal["strength", "willpower", "lore", "cost-to-sing"]
Duration = Literal["this-turn", "until-your-next-turn"]


class Filter(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, dict=True):
    """Which cards are meant: every field that is given must hold."""

    type: tuple[CardType, ...] = ()
    """Any of these card types."""
    song: bool | None = None
    named: tuple[str, ...] = ()
    """Any of these names (5.2.6; the version is ignored)."""
    classified: tuple[str, ...] = ()
    """Any of these classifications."""
    keyword: str | None = None
    whose: Whose = "any"
    cost_at_most: Amount | None = None
    cost_at_least: Amount | None = None
    strength_at_most: int | None = None
    strength_at_least: int | None = None
    exerted: bool | None = None
    damaged: bool | None = None
    here: bool = False
    """At the location whose ability this is."""
    other: bool = False
    """Not the card whose ability this is (6.1.6)."""
    it: str | None = None
    """One of the cards bound under this name."""
    not_type: tuple[CardType, ...] = ()

    @cached_property
    def printed_only(self) -> bool:
        """Whether it asks for nothing but printed characteristics other than the cost."""
        printed = Filter(
            type=self.type, song=self.song, named=self.named, classified=self.classified, not_type=self.not_type
        )
        return self == printed

    @cached_property
    def reads_values(self) -> bool:
        """Whether it asks for characteristics that effects modify."""
        return self.keyword is not None or self.strength_at_most is not None or self.strength_at_least is not None


# --- numbers and conditions -----------------------------------------------------------------------------


class Count(Node, frozen=True, kw_only=True, tag="count"):
    """`for each`: how many cards match, in a zone, times something."""

    what: Filter
    zone: ZoneName = "play"
    who: Who | None = None
    """Whose zone: needed for zones other than play."""
    times: int = 1


class Number(Node, frozen=True, kw_only=True, tag="number"):
    """A number counted earlier in the same effect: `damage-removed`, `cards-discarded`, `strength`."""

    name: str
    times: int = 1


Amount = Union[int, Count, Number]


class Have(Node, frozen=True, kw_only=True, tag="have"):
    """There are at least / at most so many matching cards in that zone (`who`: whose zone; play: by the filter)."""

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


class HappenedThisTurn(Node, frozen=True, kw_only=True, tag="happened-this-turn"):
    """Something happened this turn: `banished-in-challenge`, `banished`, `put-into-discard`, `played`."""

    event: str
    what: Filter = Filter()
    least: int = 1


class LoreIs(Node, frozen=True, kw_only=True, tag="lore-is"):
    """One of these players has at least / at most so much lore."""

    who: Who
    least: int = 0
    most: int | None = None


class PlayedUsing(Node, frozen=True, kw_only=True, tag="played-using"):
    """The trigger's card was played for this kind of cost."""

    cost: str


class Not(Node, frozen=True, kw_only=True, tag="not"):
    condition: Condition


class All(Node, frozen=True, kw_only=True, tag="all"):
    conditions: tuple[Condition, ...]


Condition = Union[Have, ThisIs, Matches, SameName, YourTurn, HappenedThisTurn, LoreIs, PlayedUsing, Not, All]


# --- what is paid ---------------------------------------------------------------------------------------


class Ink(Node, frozen=True, kw_only=True, tag="ink"):
    amount: int


class ExertThis(Node, frozen=True, kw_only=True, tag="exert-this"):
    """The exert symbol."""


class ExertSome(Node, frozen=True, kw_only=True, tag="exert"):
    """Exert so many ready matching cards; characters must be dry."""

    what: Filter
    count: int = 1


class DiscardSome(Node, frozen=True, kw_only=True, tag="discard"):
    what: Filter = Filter()
    count: int = 1


class BanishThis(Node, frozen=True, kw_only=True, tag="banish-this"):
    pass


class BanishSome(Node, frozen=True, kw_only=True, tag="banish-chosen"):
    what: Filter
    count: int = 1


class BottomFromDiscard(Node, frozen=True, kw_only=True, tag="bottom-from-discard"):
    """Put so many matching cards from your discard on the bottom of your deck."""

    what: Filter
    count: int = 1


Payment = Union[Ink, ExertThis, ExertSome, DiscardSome, BanishThis, BanishSome, BottomFromDiscard]


# --- effects --------------------------------------------------------------------------------------------


class Sequence(kernel.Sequence, frozen=True, kw_only=True, tag="sequence"):
    steps: tuple[Effect, ...]


class May(kernel.May, frozen=True, kw_only=True, tag="may"):
    do: Effect


class If(kernel.If, frozen=True, kw_only=True, tag="if"):
    condition: Condition
    then: Effect
    otherwise: Effect | None = None


class OneOf(kernel.OneOf, frozen=True, kw_only=True, tag="one-of"):
    modes: dict[str, Effect]


class IfYouDo(kernel.IfYouDo, frozen=True, kw_only=True, tag="if-you-do"):
    first: Effect
    then: Effect


class Choose(Node, frozen=True, kw_only=True, tag="choose"):
    """Choose cards and bind them as `chosen` (or `as_`); `least` 0 with "up to". In play unless a zone is named."""

    what: Filter
    least: int = 1
    most: int = 1
    zone: ZoneName = "play"
    who: Who = "you"
    """Who chooses; in hand, deck and discard also whose zone."""
    as_: str = field(default="chosen", name="as")


class EachPlayer(Node, frozen=True, kw_only=True, tag="each-player"):
    """Each of these players does it as `you`, the active player first (6.7.6)."""

    who: Literal["each", "opponents"]
    do: Effect


class ChoosePlayer(Node, frozen=True, kw_only=True, tag="choose-player"):
    """Choose a player, who then does it as `you`; with `opponents` only an opponent can be chosen."""

    who: Literal["each", "opponents"] = "each"
    do: Effect


class RevealHand(Node, frozen=True, kw_only=True, tag="reveal-hand"):
    """Choose an opponent, who reveals their hand; bound as `revealed`."""


class DiscardThem(Node, frozen=True, kw_only=True, tag="discard-them"):
    """The bound cards are discarded from their player's hand."""

    it: str = "taken"


class Pay(Node, frozen=True, kw_only=True, tag="pay"):
    """Pay a cost as part of the effect (6.1.5)."""

    cost: tuple[Payment, ...]


class Draw(Node, frozen=True, kw_only=True, tag="draw"):
    cards: Amount = 1


class Discard(Node, frozen=True, kw_only=True, tag="discard"):
    """Choose and discard cards from hand; `all`: the whole hand."""

    cards: Amount = 1
    what: Filter = Filter()
    all: bool = False


class GainLore(Node, frozen=True, kw_only=True, tag="gain-lore"):
    lore: Amount


class LoseLore(Node, frozen=True, kw_only=True, tag="lose-lore"):
    lore: Amount


class Exert(Node, frozen=True, kw_only=True, tag="exert"):
    it: str = "chosen"


class Ready(Node, frozen=True, kw_only=True, tag="ready"):
    it: str = "chosen"


class Banish(Node, frozen=True, kw_only=True, tag="banish"):
    """Banish the bound cards, or all that match `all`."""

    it: str = "chosen"
    all: Filter | None = None


class DealDamage(Node, frozen=True, kw_only=True, tag="deal-damage"):
    damage: Amount
    it: str = "chosen"
    all: Filter | None = None


class RemoveDamage(Node, frozen=True, kw_only=True, tag="remove-damage"):
    """Remove up to so much (absent: all) from the bound cards; counts `damage-removed`."""

    damage: int | None = None
    it: str = "chosen"


class Put(Node, frozen=True, kw_only=True, tag="put"):
    """Put the bound cards into a zone of their player; `verb` is what the game calls it."""

    it: str = "chosen"
    to: ZoneName
    place: Literal["top", "bottom"] = "top"
    exerted: bool = False
    any_order: bool = False
    verb: Literal["put", "return"] = "put"


class PutIntoInkwell(Node, frozen=True, kw_only=True, tag="ink-top-of-deck"):
    exerted: bool = True


class LookAtTop(Node, frozen=True, kw_only=True, tag="look-at-top"):
    """Look at the top cards of your deck and bind them as `looked`."""

    cards: int


class RevealTop(Node, frozen=True, kw_only=True, tag="reveal-top"):
    """Reveal the top card of your deck and bind it as `revealed`."""


class TakeFrom(Node, frozen=True, kw_only=True, tag="take-from"):
    """From the bound cards choose some, revealing them if `reveal`; bind as `taken`, the others as `rest`."""

    it: str = "looked"
    what: Filter = Filter()
    least: int = 0
    most: int = 1
    reveal: bool = True


class Shuffle(Node, frozen=True, kw_only=True, tag="shuffle-into-deck"):
    """Shuffle the bound cards into their player's deck."""

    it: str = "chosen"


class Play(Node, frozen=True, kw_only=True, tag="play"):
    """Play a matching card (chosen now, from that zone; or the bound card) for free unless `free` is false."""

    what: Filter = Filter()
    zone: ZoneName = "hand"
    it: str | None = None
    free: bool = True
    enters_exerted: bool = False
    after: Literal["discard", "bottom-of-deck"] = "discard"
    """Where an action played this way goes when it has resolved."""


class PayLess(Node, frozen=True, kw_only=True, tag="pay-less"):
    """You pay that much less (negative: more) for the next matching card you play."""

    less: Amount
    next: Filter
    until: Duration = "this-turn"


class Gets(Node, frozen=True, kw_only=True, tag="gets"):
    """The bound characters get +N of a characteristic (as an effect), or all matching `all` at this moment."""

    stat: Stat
    plus: Amount
    it: str = "chosen"
    all: Filter | None = None
    until: Duration = "this-turn"


class Gains(Node, frozen=True, kw_only=True, tag="gains"):
    """The bound characters gain a keyword."""

    keyword: str
    value: int | None = None
    it: str = "chosen"
    all: Filter | None = None
    until: Duration = "this-turn"


class Forbid(Node, frozen=True, kw_only=True, tag="forbid"):
    """From now on those players or cards cannot do something: `play`, `sing`, `quest`."""

    action: Literal["play", "sing", "quest"]
    what: Filter = Filter()
    who: Who = "each"
    until: Duration = "this-turn"


class MoveThere(Node, frozen=True, kw_only=True, tag="move-there"):
    """The card itself moves to the bound location for free (4.7)."""

    it: str = "that"


class Whenever(Node, frozen=True, kw_only=True, tag="whenever"):
    """Create a floating triggered ability (6.2.7.1)."""

    ability: Triggered
    until: Duration = "this-turn"


Effect = Union[
    Sequence,
    May,
    If,
    OneOf,
    IfYouDo,
    Choose,
    EachPlayer,
    ChoosePlayer,
    RevealHand,
    DiscardThem,
    Pay,
    Draw,
    Discard,
    GainLore,
    LoseLore,
    Exert,
    Ready,
    Banish,
    DealDamage,
    RemoveDamage,
    Put,
    PutIntoInkwell,
    LookAtTop,
    RevealTop,
    TakeFrom,
    Shuffle,
    Play,
    PayLess,
    Gets,
    Gains,
    Forbid,
    MoveThere,
    Whenever,
]


# --- abilities ------------------------------------------------------------------------------------------


class When(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A trigger condition: an event, by whom, about which card. The card is bound as `that`.

    `who` is the player who played, quested, sang, drew or chose; of a card banished or discarded, whose card it was.
    With `sang`, `this` means that the card itself sang and `what` describes the song.
    """

    event: Literal["played", "quested", "sang", "banished", "discarded", "drew", "chosen", "turn-starts", "turn-ends"]
    this: bool = False
    """About the card itself."""
    who: Literal["you", "opponents", "any"] = "you"
    what: Filter = Filter()
    by: tuple[str, ...] = ()
    """`played`: kinds of cost."""
    ink_at_most: int | None = None
    """`played`: ink paid."""
    your_turn: bool | None = None
    """Only during your turn (true)."""
    zone: ZoneName = "play"
    """Where this card must be for the ability to work (6.1.12)."""


class Triggered(Node, frozen=True, kw_only=True, tag="triggered", dict=True):
    """`When/Whenever …, [if …,] effect` (6.2). Several conditions make several triggered abilities (6.2.6)."""

    when: tuple[When, ...]
    effect: Effect
    condition: Condition | None = None
    """Secondary "if", read only as it resolves (6.2.4)."""
    once: bool = False
    """Once a turn (6.1.13.2)."""
    name: str = ""

    @cached_property
    def mentions_that(self) -> bool:
        """Whether its text speaks of what it is about: then two of its instances can be told apart."""
        return _mentions(self.effect, "that") or _mentions(self.condition, "that")


class Activated(Node, frozen=True, kw_only=True, tag="activated"):
    cost: tuple[Payment, ...]
    effect: Effect
    name: str = ""


class Keyword(Node, frozen=True, kw_only=True, tag="keyword"):
    """A keyword printed on the card; `cost` and `onto` only with Shift (8.10.8: a classification, or `any`)."""

    keyword: str
    value: int | None = None
    cost: tuple[Payment, ...] = ()
    onto: str | None = None
    """Shift: absent = same name; `any` = Universal; otherwise a classification."""


class Pays(Node, frozen=True, kw_only=True, tag="pays"):
    """Payment modifier: players pay less or more to play matching cards (4.3.6)."""

    what: Filter = Filter()
    less: Amount = 0
    more: Amount = 0
    who: Who = "you"
    this: bool = False
    """Self-referential: only for playing this very card, and from wherever it is played."""
    next: bool = False
    """Only the next such card you play each turn ("once during your turn … the next …")."""
    condition: Condition | None = None
    name: str = ""


class AdditionalCost(Node, frozen=True, kw_only=True, tag="additional-cost"):
    """Something that is paid in addition to play this card, whichever way it is played."""

    cost: tuple[Payment, ...]
    name: str = ""


class AlternateCost(Node, frozen=True, kw_only=True, tag="alternate-cost"):
    """You may play this card for something else; `free`: the card says "for free"."""

    cost: tuple[Payment, ...] = ()
    free: bool = True
    condition: Condition | None = None
    name: str = ""


class PlayableFrom(Node, frozen=True, kw_only=True, tag="playable-from"):
    """This card may be played from another zone (with `any_turn`: outside its player's turn too)."""

    zone: ZoneName
    any_turn: bool = False
    name: str = ""


class EntersPlay(Node, frozen=True, kw_only=True, tag="enters-play"):
    """How this card enters play (6.7.9)."""

    exerted: bool = False
    damage: int = 0
    condition: Condition | None = None
    name: str = ""


class StaticGets(Node, frozen=True, kw_only=True, tag="static-gets"):
    stat: Stat
    plus: Amount
    what: Filter | None = None
    """Absent: the card itself."""
    condition: Condition | None = None
    name: str = ""


class StaticGains(Node, frozen=True, kw_only=True, tag="static-gains"):
    keyword: str
    value: int | None = None
    what: Filter | None = None
    condition: Condition | None = None
    name: str = ""


class Cannot(Node, frozen=True, kw_only=True, tag="cannot"):
    """A prohibition: `play` (players, matching cards), `sing` and `quest` (matching characters)."""

    action: Literal["play", "sing", "quest"]
    what: Filter | None = None
    """`play`: which cards; otherwise which characters (absent: this one)."""
    who: Who = "each"
    condition: Condition | None = None
    name: str = ""


class InkMore(Node, frozen=True, kw_only=True, tag="ink-more"):
    """You may ink additional cards each turn (4.2.3.1)."""

    cards: int = 1
    name: str = ""


Ability = Union[
    Keyword,
    Triggered,
    Activated,
    Pays,
    AdditionalCost,
    AlternateCost,
    PlayableFrom,
    EntersPlay,
    StaticGets,
    StaticGains,
    Cannot,
    InkMore,
]


class Definition(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, dict=True):
    """A card as printed (5.2), or made up."""

    name: str
    version: str | None = None
    type: CardType
    cost: int
    inkwell: bool = True
    """Has the inkwell symbol."""
    inks: tuple[str, ...] = ()
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    classifications: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    effect: Effect | None = None
    """Actions only."""
    also_named: tuple[str, ...] = ()
    """Further names of the card (5.2.6.1)."""
    set: str = ""
    number: int | None = None

    @property
    def full_name(self) -> str:
        """Name and version together (5.3.6.1)."""
        return f"{self.name} - {self.version}" if self.version else self.name


def _mentions(node: object, it: str) -> bool:
    if isinstance(node, tuple):
        return any(_mentions(part, it) for part in node)
    if isinstance(node, Struct):
        return any(_mentions(getattr(node, name), it) for name in node.__struct_fields__)
    return node == it
