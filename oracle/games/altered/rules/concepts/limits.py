"""1.4.6 Nothing is endless: what is counted a day, and by which key it is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import Object

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Match

A_DAY = 100
"""How often a quick action is played, and a Reaction activated, in one day (1.4.6.b, 1.4.6.c)."""


@home("1.4.6.b")
def quick_action_key(game: Match, card: str, thing: Object, ability: str) -> str:
    """By what the plays of a quick action are counted.

    `card` is the name of what bears it, `ability` the key of the ability among those of the object.
    """
    if game.edition.quick_action_limit_of == "card":
        return f"{thing.player}'s {card}: {ability}"
    return f"{thing.id}: {ability}"


@home("1.4.6.c")
def reaction_key(thing: Object, ability: str) -> str:
    """By what the activations of a Reaction are counted; `ability` is its key among those of the object."""
    return f"{thing.id}: {ability}"
