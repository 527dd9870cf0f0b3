"""What happens: effects, and the triggered abilities they can create."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, Union

import msgspec
from msgspec import Meta, Struct, field

from oracle.games.lorcana.language.filters import (
    Amount,
    Condition,
    Duration,
    Filter,
    PlainDuration,
    PlayedUsing,
    Prohibited,
    Who,
    ZoneName,
)
from oracle.games.lorcana.language.on_cards import (
    AllowPlayFromUnder,
    Discard,
    DiscardThem,
    Draw,
    Gather,
    LookAtTop,
    Play,
    Put,
    PutFromUnder,
    PutIntoInkwell,
    PutUnder,
    RevealHand,
    RevealTop,
    Search,
    Shuffle,
    TakeFrom,
    TopOfDeck,
)
from oracle.games.lorcana.language.on_permanents import (
    AllowToChallengeReady,
    Banish,
    DealDamage,
    Exert,
    Gains,
    GainsClassification,
    Gets,
    Loses,
    MoveDamage,
    MoveTo,
    MustQuest,
    PutDamage,
    Ready,
    RemoveDamage,
    ReturnAlone,
)
from oracle.games.lorcana.language.on_players import Forbid, GainLore, LoseLore, PayLess
from oracle.games.lorcana.language.payments import Payment
from oracle.games.lorcana.language.triggers import When
from oracle.language import effects as kernel
from oracle.language.effects import Node
from oracle.language.nodes import parts_of


class Sequence(kernel.Sequence, frozen=True, kw_only=True, tag="sequence"):
    steps: tuple[Effect, ...]


class May(kernel.May, frozen=True, kw_only=True, tag="may"):
    do: Effect


class If(kernel.If, frozen=True, kw_only=True, tag="if"):
    condition: Condition
    then: Effect
    otherwise: Effect | None = None


class OneOf(kernel.OneOf, frozen=True, kw_only=True, tag="one-of"):
    modes: Annotated[dict[str, Effect], Meta(min_length=1)]


class IfYouDo(kernel.IfYouDo, frozen=True, kw_only=True, tag="if-you-do"):
    first: Effect
    then: Effect | None = None
    otherwise: Effect | None = None


class Choose(Node, frozen=True, kw_only=True, tag="choose"):
    """Choose cards and bind them as `chosen` (or `as_`); `least` 0 with "up to". In play unless a zone is named."""

    what: Filter
    least: int = 1
    most: int = 1
    zone: ZoneName = "play"
    who: Who = "you"
    """Who chooses."""
    whose: Who | None = None
    """In hand, deck and discard: the player whose zone it is, if not the chooser."""
    one_player: bool = False
    """If several players' zones are available: all from a single one."""
    called: str = ""
    """The name that texts use for this choice: `support`."""
    as_: str = field(default="chosen", name="as")


class EachPlayer(Node, frozen=True, kw_only=True, tag="each-player"):
    """Each of these players does it as `you`, the active player first (6.7.6).

    `its-player`: the bound card's; `active`: the player whose turn it is; `controller`: the player who controls the
    whole text, inside what another player does.
    """

    who: Literal["each", "opponents", "its-player", "active", "controller"]
    it: str = "chosen"
    most_in_hand: bool = False
    """Only those players with the most cards in hand."""
    more_lore: bool = False
    """Only those players with more lore than you."""
    do: Effect


class ChoosePlayer(Node, frozen=True, kw_only=True, tag="choose-player"):
    """Choose a player, who then does it as `you`; with `opponents` only an opponent can be chosen."""

    who: Literal["each", "opponents"] = "each"
    any_number: bool = False
    """Any number of players, possibly none; they do it one after the other."""
    do: Effect


class Pay(Node, frozen=True, kw_only=True, tag="pay"):
    """Pay a cost as part of the effect (6.1.5)."""

    cost: tuple[Payment, ...]


class Whenever(Node, frozen=True, kw_only=True, tag="whenever"):
    """Create a floating triggered ability (6.2.7.1)."""

    ability: Triggered
    until: PlainDuration = "this-turn"


class Later(Node, frozen=True, kw_only=True, tag="later"):
    """Create a delayed triggered ability (6.2.7.2): it triggers once and knows the current bindings (`chosen`)."""

    ability: Triggered
    until: PlainDuration = "until-it-triggers"


class Replace(Node, frozen=True, kw_only=True, tag="replace"):
    """A replacement effect that lasts for a while (6.5): about the bound cards, or whatever its condition describes."""

    ability: Instead
    it: str | None = None
    """The cards it is about; then the condition describes none."""
    next: bool = False
    """Only the next time; with several cards, once for each."""
    until: Duration = "this-turn"


class GainsAbility(Node, frozen=True, kw_only=True, tag="gains-ability"):
    """The bound cards, or all that match `all`, have an ability for a while, as if it were printed on them."""

    ability: Gainable
    """An ability whose "this" is the card that has it."""
    it: str = "chosen"
    all: Filter | None = None
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
    Gather,
    Search,
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
    PutDamage,
    MoveDamage,
    Put,
    PutIntoInkwell,
    LookAtTop,
    RevealTop,
    TopOfDeck,
    PutUnder,
    AllowPlayFromUnder,
    TakeFrom,
    Shuffle,
    Play,
    PayLess,
    Gets,
    Gains,
    GainsAbility,
    GainsClassification,
    Loses,
    MustQuest,
    PutFromUnder,
    ReturnAlone,
    Forbid,
    AllowToChallengeReady,
    MoveTo,
    Whenever,
    Later,
    Replace,
]


# --- triggered abilities --------------------------------------------------------------------------------


class Triggered(Node, frozen=True, kw_only=True, tag="triggered", dict=True):
    """`When/Whenever …, [if …,] effect` (6.2). Several conditions make several triggered abilities (6.2.6)."""

    when: tuple[When, ...]
    effect: Effect
    condition: Condition | None = None
    """The secondary "if", read only as it resolves (6.2.4)."""
    once: bool = False
    """Once a turn (6.1.13.2)."""
    times: int = 1
    """With `once`: how many times a turn."""
    name: str = ""

    @cached_property
    def written(self) -> str:
        """The whole text as JSON."""
        return msgspec.json.encode(self).decode()

    @cached_property
    def mentions_that(self) -> bool:
        """Whether its text mentions the card it is about: two instances can then be told apart."""
        return self.mentions("that")

    def mentions(self, name: str) -> bool:
        """Whether its text mentions something by this name."""
        return _mentions(self.effect, name) or _mentions(self.condition, name)

    @cached_property
    def mentions_damage(self) -> bool:
        """Whether its text mentions the amount of damage."""
        return self.mentions("damage-of-trigger")

    @cached_property
    def mentions_under(self) -> bool:
        """Whether its text mentions the number of cards under the one it is about."""
        return self.mentions("under-that")

    @cached_property
    def asks_what_was_paid(self) -> bool:
        """Whether its text depends on the kind of cost for which a card was played."""
        return any(_asks_what_was_paid(part) for part in (self.effect, self.condition))

    @property
    def speaks_of_that(self) -> bool:
        """Whether its text mentions the card it is about, or an earlier property of it."""
        return self.mentions_that or self.mentions_damage or self.mentions_under


# --- abilities that cards can gain ------------------------------------------------------------------------


class Activated(Node, frozen=True, kw_only=True, tag="activated"):
    cost: tuple[Payment, ...]
    effect: Effect
    once: bool = False
    """Once during your turn (6.1.13.2)."""
    name: str = ""


class Cannot(Node, frozen=True, kw_only=True, tag="cannot"):
    """A prohibition: `play` and `discard` (players, matching cards), `gain-lore` and `lose-lore` (players), `sing`,
    `quest`, `challenge` and so on (matching cards in play)."""

    action: Prohibited
    what: Filter | None = None
    """`play`: which cards; otherwise which cards in play (absent: this one)."""
    against: Filter | None = None
    """`challenge`, `be-challenged`: only challenges of, or by, matching cards."""
    who: Who = "each"
    condition: Condition | None = None
    name: str = ""


class ChallengesReady(Node, frozen=True, kw_only=True, tag="challenges-ready"):
    """May challenge ready characters (that match)."""

    against: Filter = Filter()
    what: Filter | None = None
    """The characters that may; absent: this one."""
    condition: Condition | None = None
    name: str = ""


Gainable = Union[Triggered, Activated, Cannot, ChallengesReady]
"""What a card can gain besides keywords and changed characteristics."""


# --- replacement effects --------------------------------------------------------------------------------


class Would(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What would happen, as a replacement effect waits for it (6.5.1).

    `discarded`, `inked`, `drew`, `gained-lore` and `lost-lore` are about players: `who`. The others are about cards:
    `what`, or this card itself. `readied` and `exerted` are about cards in play, `exerted` by effects alone;
    `entered-play` is about characters, items and locations.
    """

    event: Literal[
        "damaged", "banished", "left-play", "discarded", "inked", "drew", "gained-lore", "lost-lore", "readied",
        "exerted", "entered-play",
    ]  # fmt: skip
    what: Filter | None = None
    """Which cards; absent: this one. `discarded`: absent: any card."""
    who: Literal["you", "opponents", "any"] = "you"
    """The player whose card it is, or who draws, gains or loses."""
    by: tuple[Literal["dealt", "put", "moved"], ...] = ()
    """`damaged`: only damage placed in one of these ways; absent: damage taken by any means (1.9.3)."""
    to: tuple[ZoneName, ...] = ()
    """`left-play`: only into one of these zones."""
    in_challenge: bool | None = None
    """`damaged`, `banished`: only in a challenge, or only outside of one."""


class Instead(Node, frozen=True, kw_only=True, tag="instead"):
    """A replacement effect (6.5): something would happen, and something else happens, or nothing.

    What would happen stays the same event with another number (`amount`) or state (`exerted`); it happens to this card
    (`it`), or the card goes elsewhere (`to`); or an effect is carried out (`do`), which knows the card as `that` and
    the number as `that-much`. With none of these nothing happens.
    """

    would: Would
    amount: Amount | None = None
    """This much of it."""
    it: Literal["this"] | None = None
    """To this card; damage is put on it."""
    to: ZoneName | None = None
    """The card goes there."""
    place: Literal["top", "bottom"] = "top"
    """In the deck."""
    exerted: bool | None = None
    """The state in which the card enters play, or the inkwell."""
    do: Effect | None = None
    """The effect carried out, after everything else that happens at the same time."""
    may: bool = False
    """Its player decides whether."""
    first: bool = False
    """Only the first time each turn."""
    condition: Condition | None = None
    name: str = ""


def _mentions(node: object, it: str) -> bool:
    return node == it or any(_mentions(part, it) for part in parts_of(node))


def _asks_what_was_paid(node: object) -> bool:
    return isinstance(node, PlayedUsing) or any(map(_asks_what_was_paid, parts_of(node)))
