"""1.4.6 Nothing is endless: what is counted a day, and by which key it is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import Object
from oracle.kernel.errors import Undecided

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Match

A_DAY = 100
"""How often a quick action is played, and a Reaction activated, in one day (1.4.6.b, 1.4.6.c)."""


@home("1.4.6.b")
def quick_action_key(thing: Object, ability: str) -> str:
    """By what the plays of a quick action are counted; `ability` is its key among those of the object."""
    return f"{thing.id}: {ability}"


@home("1.4.6.c")
def reaction_key(thing: Object, ability: str) -> str:
    """By what the activations of a Reaction are counted; `ability` is its key among those of the object."""
    return f"{thing.id}: {ability}"


FRESH = 500
"""So many Reactions of a day that were activated once tell a loop of ever new objects from one that is bounded."""
UNLIMITED = 1_000
"""So often a Reaction is activated in a day where nothing limits it, before its loop is taken to be endless."""


@home("1.4.6.a", "1.4.6.c")
def check_bounded(game: Match, activations: Mapping[str, int]) -> None:
    """Reactions are counted by object, so that nothing ends a loop that makes a new object in each round.

    Raises Undecided (1.4.6.a) once by far most of a day's activations are the first of their Reaction, and in 1.x,
    where Reactions have no limit, once one has been activated more often than anything but a loop does.
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
