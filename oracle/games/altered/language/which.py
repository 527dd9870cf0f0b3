"""Which objects an effect or a cost is about: those it names, all that match, and those that somebody chooses."""

from __future__ import annotations

from typing import Literal, Union

from msgspec import Struct

from oracle.games.altered.language.filters import Amount, Filter, Who
from oracle.language.effects import Node


class This(Node, frozen=True, kw_only=True, tag="this"):
    """The object whose text this is ("I", "me": 7.2.1)."""


class It(Node, frozen=True, kw_only=True, tag="it"):
    """The objects bound under a name: by the trigger, or chosen earlier in the same effect."""

    name: str = "it"


class All(Node, frozen=True, kw_only=True, tag="all"):
    """Every matching object, without a choice."""

    what: Filter
    name: str = ""
    """The name under which later steps refer to them."""


class Total(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A bound for the total of several objects."""

    of: Literal["hand-cost", "forest", "mountain", "water"]
    most: Amount


class Target(Node, frozen=True, kw_only=True, tag="target"):
    """Objects chosen as targets (6.5.b), bound under `name`."""

    what: Filter
    count: int = 1
    up_to: bool = False
    any_number: bool = False
    """Any number, instead of `count`."""
    total: Total | None = None
    """All chosen objects together have at most this."""
    name: str = "it"
    declared: tuple[int, ...] | None = None
    """The targets chosen in the declaration of intent (1.x 5.1.2.b); never in a card's own text."""


class Choose(Node, frozen=True, kw_only=True, tag="choose"):
    """Chosen objects that are not targets: a card from a hand, a Character to sacrifice."""

    what: Filter
    count: int = 1
    up_to: bool = False
    any_number: bool = False
    """Any number, instead of `count`."""
    name: str = "it"
    who: Who = "you"
    at_random: bool = False
    """Nobody chooses: cards of a Hand are taken unseen (3.2.5.c)."""


class FromDeck(Node, frozen=True, kw_only=True, tag="from-deck"):
    """Cards at an end of a Deck (3.2.2.c), bound under `name` at their destination."""

    cards: Amount = 1
    who: Who = "you"
    end: Literal["top", "bottom"] = "top"
    name: str = "it"


Which = Union[This, It, All, Target, Choose, FromDeck]
