"""Payments."""

from __future__ import annotations

from typing import Union

from oracle.games.lorcana.language.filters import Filter
from oracle.language.effects import Node


class Ink(Node, frozen=True, kw_only=True, tag="ink"):
    amount: int


class ExertThis(Node, frozen=True, kw_only=True, tag="exert-this"):
    """The exert symbol."""


class ExertSome(Node, frozen=True, kw_only=True, tag="exert"):
    """Exert this many ready matching cards; characters must be dry."""

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


class DamageThis(Node, frozen=True, kw_only=True, tag="damage-this"):
    """Deal this much damage to the card itself."""

    damage: int = 1


class BottomFromDiscard(Node, frozen=True, kw_only=True, tag="bottom-from-discard"):
    """This many matching cards go from discard to the bottom of the deck, in any order."""

    what: Filter
    count: int = 1


Payment = Union[Ink, ExertThis, ExertSome, DiscardSome, BanishThis, BanishSome, DamageThis, BottomFromDiscard]
