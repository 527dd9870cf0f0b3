"""The parts of costs (6.4)."""

from __future__ import annotations

from typing import Union

from oracle.games.altered.language.filters import ZoneName
from oracle.games.altered.language.which import This, Which
from oracle.language.effects import Node


class PayMana(Node, frozen=True, kw_only=True, tag="pay-mana"):
    """1.1.6.k, 3.2.9.f."""

    mana: int


class PayExhaust(Node, frozen=True, kw_only=True, tag="pay-exhaust"):
    """Exhaust the object that bears it (1.1.6.h), or others."""

    what: Which = This()


class PayDiscard(Node, frozen=True, kw_only=True, tag="pay-discard"):
    """Discard the object that bears it from Reserve (1.1.6.i), or others."""

    what: Which = This()


class PaySacrifice(Node, frozen=True, kw_only=True, tag="pay-sacrifice"):
    what: Which


class PayMove(Node, frozen=True, kw_only=True, tag="pay-move"):
    """Put cards somewhere as a cost."""

    what: Which
    to: ZoneName


class PayCounters(Node, frozen=True, kw_only=True, tag="pay-counters"):
    """Spend counters of the object that bears it (7.3.27), or of another."""

    counter: str | None = None
    """A counter of this name; omitted: of any name."""
    count: int
    what: Which = This()


Payment = Union[PayMana, PayExhaust, PayDiscard, PaySacrifice, PayMove, PayCounters]
