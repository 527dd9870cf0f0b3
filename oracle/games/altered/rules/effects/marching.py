"""Expeditions moving forward and backward: 7.3.16, 7.3.17."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oracle.games.altered.rules.events import ExpeditionMoved, TumultRevealed
from oracle.games.altered.rules.objects.expeditions import distance, region_of, tiebreakers
from oracle.games.altered.rules.objects.texts import Place
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event

LAST = 7
"""The distance between the Hero region and the Companion region."""


def marches(run: Run, moves: Sequence[ExpeditionMoved]) -> list[Event]:
    """The Expeditions that can go on, or go back, each one region, with the Tumult cards that are revealed for them."""
    going = [move for move in moves if (can_go_on if move.forward else can_go_back)(run, move)]
    return [*revealed_for(run, going), *going]


@rule("7.3.17.c", "7.3.17.d", "4.3.d")
def can_go_on(run: Run, move: ExpeditionMoved) -> bool:
    """Not out of the region opposite to its origin, nor in the Arena."""
    view = view_of(run.state)
    return not tiebreakers(view) and distance(view, (move.player, move.expedition)) < LAST


@rule("7.3.16.b", "7.3.16.c")
def can_go_back(run: Run, move: ExpeditionMoved) -> bool:
    """Not out of the region it began in, nor in the Arena, where it is no way from there."""
    return distance(view_of(run.state), (move.player, move.expedition)) > 0


@rule("7.3.17.b")
def revealed_for(run: Run, moves: Sequence[ExpeditionMoved]) -> list[Event]:
    """The face-down Tumult cards into whose halves Expeditions are about to go, each revealed once."""
    cards = {card_of(next_region(run, move)): None for move in moves if move.forward}
    return [TumultRevealed(regions=card) for card in cards if run.state.regions[card[0]].facedown]


def next_region(run: Run, move: ExpeditionMoved) -> int:
    """The region an Expedition goes to: the hero Expedition towards the Companion region, the other against it."""
    place: Place = (move.player, move.expedition)
    onward = move.forward == (move.expedition == "hero")
    return region_of(view_of(run.state), place) + (1 if onward else -1)


def card_of(region: int) -> tuple[int, ...]:
    """The regions on the same card: Tumult cards have two of them, the ends are cards of their own."""
    if region in (0, LAST):
        return (region,)
    first = region if region % 2 else region - 1
    return first, first + 1
