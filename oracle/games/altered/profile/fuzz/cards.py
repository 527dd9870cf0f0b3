"""Made-up Altered cards for random games."""

from __future__ import annotations

import msgspec

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.drawer import Drawer
from oracle.assurance.fuzz.generate.drawing.focus import ANYTHING, Subject, best_of
from oracle.games.altered.language import Definition
from oracle.games.altered.profile.fuzz import drawing
from oracle.protocol.values import Json

TALKATIVE = {"character": 5.0, "spell": 5.0, "landmark": 1.5, "gear": 1.5}
"""Card types whose text is their main purpose, with weights."""
TYPES = {"character": 6.0, "spell": 3.0, "landmark": 1.5, "gear": 1.5}
NUMBERS = (0, 0, 1, 1, 2, 2, 3)


def plain(dice: Dice, kind: str, name: str) -> Json:
    """A card without abilities; `landmark` and `gear` are the two kinds of Permanents."""
    card: Json = {"name": name, "type": kind, "hand_cost": dice.pick(NUMBERS), "reserve_cost": dice.pick(NUMBERS)}
    if kind in ("landmark", "gear"):
        card |= {"type": "permanent", "zone_type": "landmark" if kind == "landmark" else "expedition"}
    if kind == "character":
        card |= {terrain: dice.pick(NUMBERS) for terrain in ("forest", "mountain", "water")}
        card["subtypes"] = [dice.pick(drawing.SUBTYPES)]
    return card


def made_up(dice: Dice, name: str, about: Subject = ANYTHING) -> Json:
    """A card with a text drawn from the whole language."""
    return best_of(about, lambda: _drawn(dice, name, about))


def _drawn(dice: Dice, name: str, about: Subject) -> Definition:
    kind = dice.weighed(TALKATIVE)
    traits = plain(dice, kind, name) | drawing.traits(dice)
    if kind == "character" and dice.hit(0.03):
        traits["token"] = True
        traits.pop("faction", None)
    drawer = Drawer(dice, drawing.WORDS, about.favoured, about.lacking)
    card: Definition = msgspec.convert(traits, Definition)
    spell = kind == "spell"
    card = drawing.with_abilities(drawer, card, dice.pick((0, 0, 1) if spell else (1, 1, 1, 2, 2)))
    return drawing.with_effect(drawer, card) if spell else card


def hero(dice: Dice, name: str) -> Json:
    """A Hero, sometimes with its own limits."""
    traits: Json = {"name": name, "type": "hero", "reserve_limit": 2, "landmark_limit": 2}
    if dice.hit(0.3):
        traits |= {"reserve_limit": dice.between(0, 3), "landmark_limit": dice.between(0, 2)}
    if dice.hit(0.05):
        traits["counters"] = {"kelon": dice.between(1, 2)}
    card: Definition = msgspec.convert(traits, Definition)
    return best_of(ANYTHING, lambda: drawing.with_abilities(Drawer(dice, drawing.WORDS), card, int(dice.hit(0.6))))
