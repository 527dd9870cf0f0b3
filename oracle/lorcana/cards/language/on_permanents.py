"""Verbs for characters, items and locations in play."""

from __future__ import annotations

from oracle.kernel.effects import Node
from oracle.lorcana.cards.language.filters import Amount, Duration, Filter, Stat


class Exert(Node, frozen=True, kw_only=True, tag="exert"):
    """Exert the bound cards, or all that match `all`."""

    it: str = "chosen"
    all: Filter | None = None


class Ready(Node, frozen=True, kw_only=True, tag="ready"):
    it: str = "chosen"
    all: Filter | None = None


class Banish(Node, frozen=True, kw_only=True, tag="banish"):
    """Banish the bound cards, or all that match `all`."""

    it: str = "chosen"
    all: Filter | None = None


class DealDamage(Node, frozen=True, kw_only=True, tag="deal-damage"):
    damage: Amount
    it: str = "chosen"
    all: Filter | None = None


class RemoveDamage(Node, frozen=True, kw_only=True, tag="remove-damage"):
    """Remove up to so much, as the player says (absent: all), from the bound cards, or from each that matches `all`.

    Counts `damage-removed`, and binds the cards it was removed from as `healed`.
    """

    damage: int | None = None
    it: str = "chosen"
    all: Filter | None = None


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


class MoveThere(Node, frozen=True, kw_only=True, tag="move-there"):
    """The card itself moves to the bound location for free (4.7)."""

    it: str = "that"
