"""Generates Lorcana positions, cards and actions for differential play."""

from __future__ import annotations

from oracle.assurance.own import Own
from oracle.games.lorcana.profile.fuzz.drawing import WORDS
from oracle.games.lorcana.profile.fuzz.impossible import LORE_TO_WIN, impossible
from oracle.games.lorcana.profile.fuzz.maker import LorcanaMaker
from oracle.protocol.messages import Observation


def _open_end(table: Observation) -> bool:
    """Whether two players have enough lore: the book does not say who has won then (1.8.1.1)."""
    return sum(player.counters.get("lore", 0) >= LORE_TO_WIN for player in table.position.players) > 1


OWN = Own(
    maker=LorcanaMaker,
    words=WORDS,
    quiet={
        "Quiet Character": {"type": "character", "cost": 2, "strength": 2, "willpower": 3, "lore": 1, "inkwell": True},
        "Quiet Giant": {"type": "character", "cost": 7, "strength": 8, "willpower": 8, "lore": 3, "inkwell": False},
        "Quiet Action": {"type": "action", "cost": 3, "inkwell": True, "effect": {"is": "draw", "cards": 1}},
        "Quiet Item": {"type": "item", "cost": 1, "inkwell": True},
    },
    most_counted={"lore": LORE_TO_WIN - 1},
    impossible=impossible,
    unordered=frozenset({"come_in_no_order"}),
    open_end=_open_end,
)
