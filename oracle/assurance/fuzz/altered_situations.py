"""Situations of Altered: cards whose texts are about each other, so that a certain part of the rules is at work."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct, convert

from oracle.assurance.fuzz import grammar
from oracle.assurance.fuzz.altered_cards import plain
from oracle.assurance.fuzz.dice import Dice

Json = Any
FILES = ("altered-situations",)
CHANCE = 0.35
"""How many games are about a situation."""
CHEAP = (0, 0, 1, 1, 2)
"""What its cards cost, so that they do get played."""


class Sketch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of card. What is drawn for an ability may be nothing."""

    type: str
    """As in `altered_cards.plain`."""
    abilities: tuple[tuple[Json, ...], ...] = ()
    """Abilities, each with what it may be; `$name` stands for one of that group of parts."""
    effect: Json = None
    """Spells only."""
    at: str = ""
    """The zone in which each player mostly has one."""


class Situation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the cards are."""

    about: str
    cards: tuple[Sketch, ...]


@cache
def _groups() -> dict[str, list[Json]]:
    return grammar.groups(FILES)


@cache
def situations() -> tuple[Situation, ...]:
    """All of them."""
    return convert(tuple(_groups()["situations"]), tuple[Situation, ...])


def pick(dice: Dice) -> Situation | None:
    """A situation for a game, or none."""
    return dice.pick(situations()) if dice.hit(CHANCE) else None


def made(dice: Dice, sketch: Sketch, name: str) -> Json:
    """A card of that kind."""
    card = plain(dice, sketch.type, name) | {"hand_cost": dice.pick(CHEAP), "reserve_cost": dice.pick(CHEAP)}
    abilities = [grammar.drawn(dice, dice.pick(slot), _groups()) for slot in sketch.abilities]
    card["abilities"] = [each for each in abilities if each is not None]
    for place, ability in enumerate(card["abilities"]):
        if ability["is"] in ("quick-action", "reaction"):
            ability["name"] = f"deed {place}"
    if sketch.type == "spell":
        card["effect"] = grammar.drawn(dice, sketch.effect, _groups())
    return card
