"""Verbs for cards outside play: draw, discard, look, reveal, put, shuffle, play."""

from __future__ import annotations

from typing import Literal

from oracle.games.lorcana.language.filters import Amount, Filter, PlainDuration, ZoneName
from oracle.language.effects import Node

Shown = Literal["you", "opponent", "player", "opponents", "each"]
"""Whose cards are shown: your own, of one opponent or one player, who is chosen, or of each of them."""


class RevealHand(Node, frozen=True, kw_only=True, tag="reveal-hand"):
    """A hand is revealed, usually that of a chosen opponent; bound as `revealed`."""

    whose: Shown = "opponent"
    look: bool = False
    """Only you look at it."""


class Gather(Node, frozen=True, kw_only=True, tag="gather"):
    """Bind all matching cards of your hand, discard or inkwell as `gathered`, or this many of them `at_random`."""

    what: Filter = Filter()
    zone: Literal["hand", "discard", "inkwell"]
    at_random: Amount | None = None
    look: bool = False
    """You look at them."""
    were_under: str | None = None
    """Only those that were under the bound card when it left play and went there with it (5.1.1.7)."""


class Search(Node, frozen=True, kw_only=True, tag="search"):
    """Look for a matching card in your deck, and shuffle the deck; the card is bound as `found`."""

    what: Filter = Filter()
    to: Literal["hand", "top-of-deck"]
    """Into the hand before the deck is shuffled, or on top of the deck afterwards."""
    reveal: bool = True
    optional: bool = False
    """You may search, or not; the deck is shuffled either way."""


class DiscardThem(Node, frozen=True, kw_only=True, tag="discard-them"):
    """The bound cards are discarded from their player's hand."""

    it: str = "taken"


class Draw(Node, frozen=True, kw_only=True, tag="draw"):
    """Counts `cards-drawn`."""

    cards: Amount = 1


class Discard(Node, frozen=True, kw_only=True, tag="discard"):
    """Choose and discard cards from hand, bound as `discarded`; `all`: the whole hand.

    Counts `cards-discarded`.
    """

    cards: Amount = 1
    what: Filter = Filter()
    all: bool = False
    any_number: bool = False
    """As many as you like, possibly none."""


class Put(Node, frozen=True, kw_only=True, tag="put"):
    """Put the bound cards into a zone of their player; `verb` is the game's word for it."""

    it: str = "chosen"
    all: Filter | None = None
    """All cards in play that match, instead of bound ones."""
    to: ZoneName
    place: Literal["top", "bottom"] = "top"
    exerted: bool = False
    any_order: bool = False
    verb: Literal["put", "return"] = "put"


class PutIntoInkwell(Node, frozen=True, kw_only=True, tag="ink-top-of-deck"):
    exerted: bool = True


class LookAtTop(Node, frozen=True, kw_only=True, tag="look-at-top"):
    """Look at the top cards of your deck, or of another, and bind them as `looked`."""

    cards: Amount
    whose: Shown = "you"


class RevealTop(Node, frozen=True, kw_only=True, tag="reveal-top"):
    """The top card of your deck, or of others, is revealed; bound as `revealed`."""

    cards: Amount = 1
    whose: Shown = "you"


class TopOfDeck(Node, frozen=True, kw_only=True, tag="top-of-deck"):
    """Bind the top cards of your deck as `top`, without looking at them."""

    cards: Amount = 1


class PutUnder(Node, frozen=True, kw_only=True, tag="put-under"):
    """Put the bound cards under another card in play."""

    it: str = "top"
    under: str = "this"
    facedown: bool = True


class PutFromUnder(Node, frozen=True, kw_only=True, tag="put-from-under"):
    """All cards under the bound card go into a zone of their players."""

    it: str = "this"
    to: ZoneName
    place: Literal["top", "bottom"] = "top"
    any_order: bool = False
    """In an order chosen by their player."""
    random_order: bool = False


class AllowPlayFromUnder(Node, frozen=True, kw_only=True, tag="allow-play-from-under"):
    """You may play matching cards from under this card, at their cost."""

    what: Filter = Filter()
    until: PlainDuration = "this-turn"


class TakeFrom(Node, frozen=True, kw_only=True, tag="take-from"):
    """Choose some of the bound cards, revealing them if `reveal`; they are bound as `taken`, the others as `rest`."""

    it: str = "looked"
    what: Filter = Filter()
    least: int = 0
    most: int = 1
    reveal: bool = True
    to_play: bool = False
    """They are played for free afterwards: one that cannot be played is not a legal choice (1.7.7)."""


class Shuffle(Node, frozen=True, kw_only=True, tag="shuffle-into-deck"):
    """Shuffle the bound cards into their player's deck."""

    it: str | None = "chosen"
    """None, with `own`: no cards, only the deck is shuffled."""
    own: bool = False
    """Your deck is shuffled whether or not a card is put into it."""


class Play(Node, frozen=True, kw_only=True, tag="play"):
    """Play a matching card (chosen now, from that zone; or each bound card) for free unless `free` is false."""

    what: Filter = Filter()
    zone: ZoneName = "hand"
    it: str | None = None
    free: bool = True
    enters_exerted: bool = False
    after: Literal["discard", "bottom-of-deck"] = "discard"
    """The zone where an action played this way goes after resolving."""
