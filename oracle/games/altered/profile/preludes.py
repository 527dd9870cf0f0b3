"""What cards do before a scenario begins: they are played, their quick actions are, and days go by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from oracle.assurance.variation.acting import plays, refused, uses
from oracle.assurance.variation.kinds import Changed
from oracle.assurance.variation.troupe import Troupe
from oracle.protocol.messages import Action
from oracle.protocol.values import JsonObject

DRAWN = 2
"""Cards that each player draws in the Morning (4.2.3)."""
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


def days(on: Troupe) -> Changed:
    """All pass and the next day comes, as often as it takes until the same player is the first one again."""
    if "whole-days" not in on.plan.needs:
        on.lacks()
    players = (on.player, *on.others)
    rounds = on.dice.between(1, 2) * len(players)
    for who in players:
        on.some(who, rounds * DRAWN, "deck")
        on.below(who)
    stage = on.stage()
    last = stage.position.turn.number + rounds
    while stage.position.turn.number < last:
        stage.act(Action(kind="pass"))
    return stage.ended(f"{rounds} days have gone by")


PRELUDES: Mapping[str, Callable[[Troupe], Changed]] = MappingProxyType(
    {
        "plays": plays,
        "uses": partial(uses, cards=USED, zone="landmark", kind="quick-action"),
        "refusals": refused,
        "days": days,
    }
)
"""Kind → what happens."""
