"""What happens: effects, and the triggered abilities they can create."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, Union

from msgspec import Struct, field

from oracle.kernel import effects as kernel
from oracle.kernel.effects import Node
from oracle.lorcana.cards.language.filters import Amount, Condition, Duration, Filter, Stat, Who, ZoneName
from oracle.lorcana.cards.language.payments import Payment


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
    """Remove up to so much, as the player says (absent: all), from the bound cards; counts `damage-removed`."""

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
    """Reveal what is on top of your deck; bound as `revealed`."""


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


# --- triggered abilities --------------------------------------------------------------------------------


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


def _mentions(node: object, it: str) -> bool:
    if isinstance(node, tuple):
        return any(_mentions(part, it) for part in node)
    if isinstance(node, Struct):
        return any(_mentions(getattr(node, name), it) for name in node.__struct_fields__)
    return node == it
