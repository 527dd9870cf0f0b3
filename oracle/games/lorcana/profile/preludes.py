"""Lorcana preludes: characters quest, challenge and move, cards are inked and returned, turns pass."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from oracle.assurance.variation.acting import plays, refused, uses
from oracle.assurance.variation.kinds import Changed
from oracle.assurance.variation.troupe import Troupe
from oracle.protocol.messages import Action
from oracle.protocol.values import JsonObject

USED: tuple[JsonObject, ...] = tuple(
    {"type": "item", "cost": 1, "abilities": [{"is": "activated", "name": "Turn", "cost": [], "effect": effect}]}
    for effect in ({"is": "gain-lore", "lore": 1}, {"is": "draw", "cards": 1})
)
RETURNING: tuple[JsonObject, ...] = (
    {
        "type": "action",
        "cost": 0,
        "effect": {
            "is": "sequence",
            "steps": [
                {"is": "choose", "what": {"type": ["character"]}},
                {"is": "put", "it": "chosen", "to": "hand", "verb": "return"},
            ],
        },
    },
)


def quests(on: Troupe) -> Changed:
    """Characters quest, for one lore or for none."""
    refs = on.some(on.player, on.times, "play", "character", f"with {on.dice.between(0, 1)} Lore")
    stage = on.stage()
    for ref in refs:
        stage.act(Action(kind="quest", card=ref))
    return stage.ended(f"{on.times} characters have quested")


def challenges(on: Troupe) -> Changed:
    """Characters challenge one of an opponent's, and nobody is banished."""
    target = on.some(
        on.dice.pick(on.others), 1, "play", "character", "with 0 Strength and 90 Willpower", states=("exerted",)
    )
    refs = on.some(on.player, on.times, "play", "character", "with 1 Strength")
    stage = on.stage()
    for ref in refs:
        stage.act(Action(kind="challenge", card=ref, target=target[0]))
    return stage.ended(f"{on.times} characters have challenged")


def moves(on: Troupe) -> Changed:
    """Characters move to a location."""
    if "locations" not in on.plan.needs:
        on.lacks()
    place = on.some(on.player, 1, "play", "location", "with move cost 0")
    refs = on.some(on.player, on.times, "play", "character")
    stage = on.stage()
    for ref in refs:
        stage.act(Action(kind="move", card=ref, target=place[0]))
    return stage.ended(f"{on.times} characters have moved")


def inkings(on: Troupe) -> Changed:
    """Cards that cannot be inked are not; then perhaps one is."""
    refs = on.some(on.player, on.times, "hand", "character", "without an inkwell symbol")
    inked = on.some(on.player, on.dice.between(0, 1), "hand", "character")
    stage = on.stage()
    for ref in refs:
        stage.act(Action(kind="ink", card=ref), refused=True)
    for ref in inked:
        stage.act(Action(kind="ink", card=ref))
    return stage.ended(f"{on.times} cards have not been inked" + " and one has" * len(inked))


def again(on: Troupe) -> Changed:
    """A character is returned to hand and played again, more than once."""
    (who,) = on.some(on.player, 1, "play", "character", cost=0)
    back = on.of(on.player, on.times, "hand", *on.doing("an action that returns", RETURNING))
    stage = on.stage()
    for ref in back:
        stage.act(on.playing(ref), choosing=who)
        stage.act(on.playing(who))
    return stage.ended(f"a character has been returned and played {on.times} times")


def turns(on: Troupe) -> Changed:
    """Turns pass until it is the same player's again; characters that were exerted are again, after questing."""
    players = (on.player, *on.others)
    rounds = on.dice.between(1, 4)
    exerted = [card for card in on.plan.position.cards if card.zone == "play" and "exerted" in card.states]
    for who in players:
        on.some(who, rounds, "deck")
        on.below(who)
    stage = on.stage()
    for number in range(rounds * len(players), -1, -1):
        for card in exerted if number < len(players) else ():
            quest = Action(kind="quest", card=card.ref)
            if stage.could(quest):
                stage.act(quest)
        if number:
            stage.act(Action(kind="end-turn"))
    return stage.ended(f"{rounds * len(players)} turns have been ended")


PRELUDES: Mapping[str, Callable[[Troupe], Changed]] = MappingProxyType(
    {
        "plays": plays,
        "uses": partial(uses, cards=USED, zone="play", kind="activated"),
        "quests": quests,
        "challenges": challenges,
        "moves": moves,
        "inkings": inkings,
        "refusals": refused,
        "again": again,
        "turns": turns,
    }
)
"""Kind → what happens."""
