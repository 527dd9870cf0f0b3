"""Made-up cards of Altered for made games; no card of it is printed in the project."""

from __future__ import annotations

import copy
from typing import Any

from oracle.assurance.fuzz.dice import Dice
from oracle.assurance.fuzz.material import material
from oracle.assurance.fuzz.splice import places

Json = Any
TYPES = {"character": 6.0, "spell": 3.0, "landmark": 1.5, "gear": 1.5}
NUMBERS = (0, 0, 1, 1, 2, 2, 3)
SUBTYPES = ("Robot", "Animal", "Adventurer")


def plain(dice: Dice, kind: str, name: str) -> Json:
    """A card without abilities; `landmark` and `gear` are the two kinds of Permanents."""
    card: Json = {"name": name, "type": kind, "hand_cost": dice.pick(NUMBERS), "reserve_cost": dice.pick(NUMBERS)}
    if kind in ("landmark", "gear"):
        card |= {"type": "permanent", "zone_type": "landmark" if kind == "landmark" else "expedition"}
    if kind == "character":
        card |= {terrain: dice.pick(NUMBERS) for terrain in ("forest", "mountain", "water")}
        card["subtypes"] = [dice.pick(SUBTYPES)]
    return card


def made_up(dice: Dice, name: str, kind: str = "") -> Json:
    """A card with up to three abilities."""
    parts = material("altered")
    kind = kind or dice.weighed(TYPES)
    card = plain(dice, kind, name)
    abilities = [_ability(dice, kind) for _ in range(dice.pick((0, 1, 1, 1, 2, 2, 3)))]
    if kind == "spell":
        card["effect"] = effect(dice)
        abilities = [each for each in abilities if each in parts["own"] or dice.hit(0.3)]
    card["abilities"] = _apart(abilities)
    return card


def hero(dice: Dice, name: str) -> Json:
    """A Hero, some with limits of their own."""
    card: Json = {"name": name, "type": "hero", "reserve_limit": 2, "landmark_limit": 2}
    if dice.hit(0.3):
        card |= {"reserve_limit": dice.between(0, 3), "landmark_limit": dice.between(0, 2)}
    if dice.hit(0.6):
        card["abilities"] = _apart([_ability(dice, "hero")])
    return card


def effect(dice: Dice) -> Json:
    """An effect; sometimes two of them, or one that need not be done."""
    pool = material("altered")["effects"]
    made = dice.pick(pool)
    match dice.between(0, 11):
        case 0 | 1:
            made = {"is": "sequence", "steps": [made, dice.pick(pool)]}
        case 2:
            made = {"is": "may", "do": made}
        case 3:
            made = {"is": "pay-to", "cost": dice.pick(material("altered")["costs"]), "then": made}
        case 4:
            made = {"is": "if-you-do", "first": {"is": "may", "do": made}, "then": dice.pick(pool)}
    return copy.deepcopy(made)


def _ability(dice: Dice, kind: str) -> Json:
    parts = material("altered")
    match dice.between(0, 10):
        case 0 | 1:
            return {"is": "reaction", "trigger": dice.pick(parts["triggers"]), "effect": effect(dice)}
        case 2 | 3:
            return {"is": "reaction", "symbol": dice.pick(("join", "join", "hand", "reserve")), "effect": effect(dice)}
        case 4 | 5:
            made = {"is": "quick-action", "cost": dice.pick(parts["costs"]), "effect": effect(dice)}
            if dice.hit(0.15):
                made["zone"] = ["reserve"]
            return made
        case 6:
            return {"is": "quick-action", "support": True, "cost": [{"is": "pay-discard"}], "effect": effect(dice)}
        case 7 if kind != "hero":
            return dice.pick(parts["own"])
        case _:
            return dice.pick(parts["passives"])


def says_all(card: Json) -> bool:
    """Whether each prohibition to move forward due to a terrain says which one."""
    parts = [part for _, part, _ in places(card) if isinstance(part, dict)]
    return all("terrain" in part for part in parts if part.get("action", "").endswith("-due-to"))


def _apart(abilities: list[Json]) -> list[Json]:
    """Quick actions and Reactions with names of their own."""
    made = copy.deepcopy(abilities)
    for place, ability in enumerate(made):
        if ability["is"] in ("quick-action", "reaction"):
            ability["name"] = f"deed {place}"
    return made
