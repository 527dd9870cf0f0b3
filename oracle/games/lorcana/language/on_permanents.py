"""Verbs for characters, items and locations in play."""

from __future__ import annotations

from oracle.games.lorcana.keywords import KeywordName
from oracle.games.lorcana.language.filters import Amount, Duration, Filter, Stat
from oracle.language.effects import Node


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
    unreduced: bool = False
    """Resist does not reduce it."""


class PutDamage(Node, frozen=True, kw_only=True, tag="put-damage"):
    """Put damage counters on the bound cards, or all that match `all`; that is not dealing damage (1.9.2.2)."""

    damage: Amount
    it: str = "chosen"
    all: Filter | None = None


class MoveDamage(Node, frozen=True, kw_only=True, tag="move-damage"):
    """Move up to this much damage (absent: all) from the bound cards, or from each that matches `all`, to another.

    `exactly`: the player does not choose the number. Counts `damage-moved`.
    """

    damage: int | None = None
    it: str = "from"
    all: Filter | None = None
    to: str = "to"
    exactly: bool = False


class RemoveDamage(Node, frozen=True, kw_only=True, tag="remove-damage"):
    """Remove up to this much damage (absent: all) from the bound cards, or from each that matches `all`.

    `exactly`: the player does not choose the number. Counts `damage-removed`, and binds the cards it was removed from
    as `healed`.
    """

    damage: int | None = None
    it: str = "chosen"
    all: Filter | None = None
    exactly: bool = False


class ReturnAlone(Node, frozen=True, kw_only=True, tag="return-alone"):
    """The end of Temporary Shift: damage is removed, only this card returns; never in a card's own text (8.10.8.5)."""


class Gets(Node, frozen=True, kw_only=True, tag="gets"):
    """The bound characters get +N of a characteristic (as an effect), or all matching `all` at this moment.

    Or that much more damage is dealt to them, or by them.
    """

    stat: Stat
    plus: Amount
    it: str = "chosen"
    all: Filter | None = None
    until: Duration = "this-turn"
    challenging: Filter | None = None
    """Only while they challenge a matching card."""


class Gains(Node, frozen=True, kw_only=True, tag="gains"):
    """The bound characters gain a keyword."""

    keyword: KeywordName
    value: int | None = None
    it: str = "chosen"
    all: Filter | None = None
    until: Duration = "this-turn"


class Loses(Node, frozen=True, kw_only=True, tag="loses"):
    """The bound characters, or all that match `all`, no longer have a keyword, unless they gain it again later."""

    keyword: KeywordName
    it: str = "chosen"
    all: Filter | None = None
    until: Duration = "this-turn"


class GainsClassification(Node, frozen=True, kw_only=True, tag="gains-classification"):
    """The bound cards, or all that match `all`, have a classification besides their own."""

    classification: str
    it: str = "chosen"
    all: Filter | None = None
    until: Duration = "this-turn"


class MustQuest(Node, frozen=True, kw_only=True, tag="must-quest"):
    """Their player cannot end the turn as long as one of the bound characters can quest."""

    it: str = "chosen"
    all: Filter | None = None
    until: Duration = "this-turn"


class AllowToChallengeReady(Node, frozen=True, kw_only=True, tag="allow-to-challenge-ready"):
    """The bound characters, or all that match `all`, may challenge (matching) ready characters."""

    it: str = "chosen"
    all: Filter | None = None
    against: Filter = Filter()
    until: Duration = "this-turn"


class MoveTo(Node, frozen=True, kw_only=True, tag="move-to"):
    """The bound characters move to the bound location for free (4.7)."""

    it: str = "this"
    to: str = "that"
