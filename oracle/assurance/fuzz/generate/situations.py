"""Situations: a few kinds of card whose texts refer to each other, so that a certain part of the rules applies."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import TypeVar

from msgspec import Struct, convert

from oracle.assurance.fuzz.generate import grammar
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.protocol.values import Json

CHEAP = (0, 0, 1, 1, 2)
"""The cost of the cards in a situation, low enough for them to be played."""


class Sketch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of card. The part drawn for an ability may be empty."""

    type: str
    """As in the `plain` cards of the game."""
    abilities: tuple[tuple[Json, ...], ...] = ()
    """Abilities, each with its alternatives; `$name` stands for a part of that group."""
    effect: Json = None
    """The effect, for a card that is played for its effect."""
    at: str = ""
    """The usual zone of the card."""


class Situation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The kinds of cards."""

    about: str
    cards: tuple[Sketch, ...]
    weight: float = 1.0
    """Its weight: higher if it takes many moves to show anything."""


Kind = TypeVar("Kind", bound=Situation)


@cache
def read(files: tuple[str, ...], kind: type[Kind]) -> tuple[Kind, ...]:
    """All situations in these files of the material."""
    return convert(tuple(grammar.groups(files)["situations"]), tuple[kind, ...])  # type: ignore[valid-type]


def pick(dice: Dice, situations: Sequence[Kind], chance: float) -> Kind | None:
    """One of the situations, by weight, or none."""
    if not dice.hit(chance):
        return None
    return situations[dice.weighed({place: each.weight for place, each in enumerate(situations)})]


def worded(dice: Dice, card: Json, sketch: Sketch, files: tuple[str, ...], deeds: Collection[str]) -> Json:
    """The card with the texts of its kind. On the card, abilities in `deeds` get their own names."""
    parts = grammar.groups(files)
    abilities = [grammar.drawn(dice, dice.pick(slot), parts) for slot in sketch.abilities]
    card["abilities"] = [each for each in abilities if each is not None]
    for place, ability in enumerate(card["abilities"]):
        if ability["is"] in deeds:
            ability["name"] = f"Deed {place}"
    if sketch.effect is not None:
        card["effect"] = grammar.drawn(dice, sketch.effect, parts)
    return card
