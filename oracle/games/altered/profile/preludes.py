"""Altered preludes: cards are played, and quick actions are used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from oracle.assurance.variation.acting import plays, refused, uses
from oracle.assurance.variation.kinds import Changed
from oracle.assurance.variation.troupe import Troupe
from oracle.protocol.values import JsonObject

USED: tuple[JsonObject, ...] = tuple(
    {
        "type": "permanent",
        "zone_type": "landmark",
        "hand_cost": 1,
        "reserve_cost": 1,
        "abilities": [{"is": "quick-action", "name": "Turn", "cost": [], "effect": effect}],
    }
    for effect in (
        {"is": "gain", "what": {"is": "this"}, "counter": "light", "count": 1},
        {"is": "draw"},
        {"is": "resupply"},
    )
)


PRELUDES: Mapping[str, Callable[[Troupe], Changed]] = MappingProxyType(
    {
        "plays": plays,
        "uses": partial(uses, cards=USED, zone="landmark", kind="quick-action"),
        "refusals": refused,
    }
)
"""Kind → what happens."""
