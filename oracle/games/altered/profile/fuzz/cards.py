"""Made-up cards of Altered for made games."""

from __future__ import annotations

from functools import partial

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.drawer import Drawer
from oracle.assurance.fuzz.generate.drawing.focus import ANYTHING, Subject, best_of
from oracle.assurance.fuzz.generate.drawing.repair import repaired
from oracle.engines.reference_books import definition_problem
from oracle.games.altered.profile.fuzz import drawing
from oracle.games.altered.profile.fuzz.drawing_binding import SUBTYPES
from oracle.protocol.values import Json

TALKATIVE = {"character": 5.0, "spell": 5.0, "landmark": 1.5, "gear": 1.5}
"""Where the text is what the card is there for."""
TYPES = {"character": 6.0, "spell": 3.0, "landmark": 1.5, "gear": 1.5}
problem = partial(definition_problem, "altered")
NUMBERS = (0, 0, 1, 1, 2, 2, 3)


def plain(dice: Dice, kind: str, name: str) -> Json:
    """A card without abilities; `landmark` and `gear` are the two kinds of Permanents."""
    card: Json = {"name": name, "type": kind, "hand_cost": dice.pick(NUMBERS), "reserve_cost": dice.pick(NUMBERS)}
    if kind in ("landmark", "gear"):
        card |= {"type": "permanent", "zone_type": "landmark" if kind == "landmark" else "expedition"}
    if kind == "character":
        card |= {terrain: dice.pick(NUMBERS) for terrain in ("forest", "mountain", "water")}
        card["subtypes"] = [dice.pick(SUBTYPES)]
    return card


def made_up(dice: Dice, name: str, about: Subject = ANYTHING) -> Json:
    """A card whose text is drawn from all that the language allows."""
    root = drawing.WORDS.root
    return best_of(about, root, lambda: _drawn(dice, name, about), lambda made: repaired(made, problem))


def _drawn(dice: Dice, name: str, about: Subject) -> Json:
    kind = dice.weighed(TALKATIVE)
    card = plain(dice, kind, name) | drawing.traits(dice)
    if kind == "character" and dice.hit(0.03):
        card["token"] = True
    drawer = Drawer(dice, drawing.WORDS, about.favoured, about.lacking)
    spell = kind == "spell"
    card["abilities"] = drawing.abilities(drawer, kind, dice.pick((0, 0, 1) if spell else (1, 1, 1, 2, 2)))
    if spell:
        paid = any(ability["is"] == "optional-cost" for ability in card["abilities"])
        card["effect"] = drawing.effect(drawer, *(("paid",) if paid else ()))
    return card


def hero(dice: Dice, name: str) -> Json:
    """A Hero, some with limits of their own."""
    card: Json = {"name": name, "type": "hero", "reserve_limit": 2, "landmark_limit": 2}
    if dice.hit(0.3):
        card |= {"reserve_limit": dice.between(0, 3), "landmark_limit": dice.between(0, 2)}
    if dice.hit(0.05):
        card["counters"] = {"kelon": dice.between(1, 2)}
    if dice.hit(0.6):
        card["abilities"] = drawing.abilities(Drawer(dice, drawing.WORDS), "hero", 1)
    return repaired(card, problem)
