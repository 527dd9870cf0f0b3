"""Generates Altered positions, cards and actions for differential play."""

from __future__ import annotations

from oracle.assurance.own import Own
from oracle.games.altered.profile.fuzz.drawing import WORDS
from oracle.games.altered.profile.fuzz.impossible import impossible
from oracle.games.altered.profile.fuzz.maker import AlteredMaker

_FRONT = {"forest": 1, "mountain": 2, "water": 3}

OWN = Own(
    maker=AlteredMaker,
    words=WORDS,
    quiet={
        "Quiet Character": {"type": "character", "hand_cost": 2, "reserve_cost": 1, **_FRONT},
        "Quiet Giant": {"type": "character", "hand_cost": 8, "reserve_cost": 8, **_FRONT},
        "Quiet Spell": {"type": "spell", "hand_cost": 1, "reserve_cost": 1, "effect": {"is": "draw"}},
        "Quiet Landmark": {"type": "permanent", "zone_type": "landmark", "hand_cost": 3, "reserve_cost": 3},
    },
    impossible=impossible,
    most_counted={"hero": 7, "companion": 7},
    unordered=frozenset({"come_in_no_order"}),
)
