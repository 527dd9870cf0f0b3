"""Cards of Lorcana for made games: printed ones, and made-up ones of odd costs, keywords, triggers and effects."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import msgspec

from oracle.assurance.fuzz.dice import Dice
from oracle.assurance.fuzz.material import material
from oracle.engines.games import binding

Json = Any
NAMES = ("Ash", "Birch", "Cedar")
CLASSES = ("Hero", "Villain", "Storyborn", "Floodborn")
TYPES = {"character": 6.0, "action": 3.0, "item": 1.0, "location": 1.0}


@cache
def printed() -> dict[str, Json]:
    """Every printed card by its full name, as JSON."""
    return {name: msgspec.to_builtins(card) for name, card in sorted(binding("lorcana").cards.items())}


def plain(dice: Dice, kind: str, name: str, classes: tuple[str, ...]) -> Json:
    """A card without abilities."""
    card: Json = {"name": name, "type": kind, "cost": dice.pick((0, 1, 1, 2, 2, 3, 4, 5)), "inkwell": dice.hit(0.8)}
    if kind == "character":
        card |= {"strength": dice.between(0, 4), "willpower": dice.between(1, 5), "lore": dice.between(0, 2)}
    if kind == "location":
        card |= {"move_cost": dice.between(0, 2), "willpower": dice.between(1, 6), "lore": dice.between(0, 2)}
    card["classifications"] = sorted({dice.pick(classes)}) if kind != "action" else []
    return card


def made_up(dice: Dice, number: int, names: tuple[str, ...], classes: tuple[str, ...]) -> Json:
    """A card with up to three abilities; the number keeps its name apart from others."""
    kind = dice.weighed(TYPES)
    card = plain(dice, kind, dice.pick(names), classes)
    card["version"] = f"Number {number}"
    abilities = [_ability(dice) for _ in range(dice.pick((0, 1, 1, 1, 2, 3)))]
    if kind == "action":
        abilities = [each for each in abilities if each["is"] not in ("triggered", "activated")]
        card["effect"] = effect(dice)
        if dice.hit(0.6):
            card["classifications"] = ["Song"]
            if dice.hit(0.4):
                abilities.append({"is": "keyword", "keyword": "sing-together", "value": dice.between(2, 8)})
    card["abilities"] = [_named(copy.deepcopy(each), place) for place, each in enumerate(abilities)]
    return card


def effect(dice: Dice) -> Json:
    """An effect; sometimes two of them, or one under a condition."""
    parts = material("lorcana")
    made = dice.pick(parts["effects"])
    match dice.between(0, 11):
        case 0:
            made = {"is": "sequence", "steps": [made, dice.pick(parts["effects"])]}
        case 1:
            made = {"is": "if", "condition": dice.pick(parts["conditions"]), "then": made}
        case 2:
            made = {"is": "may", "do": made}
    return copy.deepcopy(made)


def _ability(dice: Dice) -> Json:
    parts = material("lorcana")
    match dice.between(0, 9):
        case 0 | 1 | 2:
            made = {"is": "triggered", "when": [dice.pick(parts["whens"])], "effect": effect(dice)}
            if dice.hit(0.15):
                made["condition"] = dice.pick(parts["conditions"])
            if dice.hit(0.1):
                made["once"] = True
            return made
        case 3 | 4 | 5:
            card = dice.pick(list(printed().values()))
            return dice.pick(card.get("abilities") or parts["abilities"])
        case _:
            return dice.pick(parts["abilities"])


def _named(ability: Json, place: int) -> Json:
    """What players and once-a-turn marks tell apart by name needs a name of its own."""
    if ability["is"] in ("triggered", "activated", "pays"):
        ability["name"] = f"Deed {place}"
    return ability
