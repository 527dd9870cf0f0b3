"""Verbs for players: lore, and what they pay or may do for a while."""

from __future__ import annotations

from oracle.games.lorcana.language.filters import Amount, Duration, Filter, PlainDuration, Prohibited, Who
from oracle.language.effects import Node


class GainLore(Node, frozen=True, kw_only=True, tag="gain-lore"):
    lore: Amount


class LoseLore(Node, frozen=True, kw_only=True, tag="lose-lore"):
    lore: Amount


class PayLess(Node, frozen=True, kw_only=True, tag="pay-less"):
    """You pay that much less (negative: more) for the next matching card you play."""

    less: Amount
    next: Filter
    until: PlainDuration = "this-turn"


class Forbid(Node, frozen=True, kw_only=True, tag="forbid"):
    """From now on those players or cards cannot do something."""

    action: Prohibited
    what: Filter = Filter()
    who: Who = "each"
    until: Duration = "this-turn"
