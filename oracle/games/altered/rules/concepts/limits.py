"""1.4.6 Nothing is endless: daily limits, and the keys under which uses are counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import Object
from oracle.kernel.errors import Undecided

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Match

A_DAY = 100
"""Maximum plays of a quick action, and activations of a Reaction, in one day (1.4.6.b, 1.4.6.c)."""


@home("1.4.6.b")
def quick_action_key(thing: Object, ability: str) -> str:
    """The key for counting plays of a quick action; `ability` is its key among those of the object."""
    return f"{thing.id}: {ability}"


@home("1.4.6.c")
def reaction_key(thing: Object, ability: str) -> str:
    """The key for counting activations of a Reaction; `ability` is its key among those of the object."""
    return f"{thing.id}: {ability}"


FRESH = 500
"""This many Reactions activated once in a day indicate an unbounded loop that keeps making new objects."""
UNLIMITED = 1_000
"""This many activations of one Reaction in a day, if unlimited, count as an endless loop."""


@home("1.4.6.a", "1.4.6.c")
def check_bounded(game: Match, activations: Mapping[str, int]) -> None:
    """Reactions are counted by object, so no limit ends a loop that makes a new object in each round.

    Raises Undecided (1.4.6.a) once nearly all of a day's activations are the first of their Reaction; and in 1.x, where
    Reactions have no limit, once one has been activated more often than happens outside a loop.
    """
    again = sum(activations.values()) - len(activations)
    if len(activations) > FRESH + 10 * again:
        raise Undecided(
            "1.4.6.a",
            "how a loop ends in which each round has new objects with Reactions of their own",
            170,
            endless=True,
        )
    if not game.edition.reactions_limited and again > UNLIMITED:
        raise Undecided("1.4.6.a", "how a loop of Reactions ends that nothing limits", endless=True)
