"""Made-up cards of Altered for the benchmarks: plain ones, six with abilities, a hand, a board full of modifiers."""

from __future__ import annotations

from oracle.games.altered import language as lang
from oracle.games.altered.language import Definition, Filter

MINE = Filter(type=("character",), whose="yours")


def character(*abilities: lang.Ability, name: str = "Somebody", cost: int = 1) -> Definition:
    return Definition(
        name=name, type="character", hand_cost=cost, reserve_cost=cost, forest=1, mountain=1, water=1,
        abilities=abilities,
    )  # fmt: skip


PLAIN = character()
BOOSTS = lang.Gain(what=lang.Target(what=Filter(type=("character",))), count=1)
WITH_ABILITIES = (
    character(lang.Reaction(symbol="join", effect=lang.Draw()), name="Reader"),
    character(lang.QuickAction(cost=(lang.PayExhaust(),), effect=BOOSTS, name="cheer"), name="Cheerer"),
    character(lang.Stats(what=Filter(type=("character",), where="mine", other=True), forest=1), name="Guide"),
    character(lang.HasKeyword(keyword="gigantic"), name="Giant"),
    character(lang.CostAlteration(what=Filter(type=("character",)), less=1, minimum=1), name="Innkeeper"),
    character(
        lang.Reaction(trigger=lang.Trigger(event="is-played", what=MINE), effect=lang.Gain(what=lang.This(), count=1)),
        name="Host",
    ),
)
HAND = (
    character(lang.Reaction(symbol="hand", effect=lang.Resupply()), name="Messenger"),
    Definition(name="Cheers", type="spell", hand_cost=1, reserve_cost=1, effect=BOOSTS),
    Definition(
        name="Inn", type="permanent", zone_type="landmark", hand_cost=2, reserve_cost=1,
        abilities=(lang.CostAlteration(what=Filter(type=("spell",)), less=1, minimum=1),),
    ),
    character(lang.HasKeyword(keyword="seasoned"), name="Veteran", cost=2),
    PLAIN,
)  # fmt: skip
