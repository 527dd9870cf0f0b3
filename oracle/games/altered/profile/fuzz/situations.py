"""Situations for random Altered games."""

from __future__ import annotations

from oracle.assurance.fuzz.generate import situations
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.situations import CHEAP, Situation, Sketch
from oracle.games.altered.profile.fuzz.cards import plain
from oracle.protocol.values import Json

FILES = ("altered/situations",)
CHANCE = 0.35
"""The share of games that are about a situation."""
DEEDS = ("quick-action", "reaction")


def known() -> tuple[Situation, ...]:
    """All of them."""
    return situations.read(FILES, Situation)


def pick(dice: Dice) -> Situation | None:
    """A situation for a game, or none."""
    return situations.pick(dice, known(), CHANCE)


def made(dice: Dice, sketch: Sketch, name: str) -> Json:
    """A card of that kind."""
    card = plain(dice, sketch.type, name) | {"hand_cost": dice.pick(CHEAP), "reserve_cost": dice.pick(CHEAP)}
    return situations.worded(dice, card, sketch, FILES, DEEDS)
