"""Moves Expeditions forward and backward: 7.3.16, 7.3.17."""

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
    """The moves of the Expeditions that can go forward or back, one region each."""
    return [move for move in moves if (can_go_on if move.forward else can_go_back)(run, move)]


@rule("7.3.17.c", "7.3.17.d", "4.3.d")
def can_go_on(run: Run, move: ExpeditionMoved) -> bool:
    """Not beyond the region opposite its origin, nor in the Arena."""
    view = view_of(run.state)
    return not tiebreakers(view) and distance(view, place_of(move)) < LAST


@rule("7.3.16.b", "7.3.16.c")
def can_go_back(run: Run, move: ExpeditionMoved) -> bool:
    """Not beyond the region it began in, nor in the Arena, which has no way back."""
    return distance(view_of(run.state), place_of(move)) > 0


@rule("7.3.17.c", "7.3.16.b")
def within_the_adventure(run: Run, actions: Sequence[Event]) -> list[Event]:
    """Simultaneous moves of an Expedition, limited to the length of the Adventure."""
    view, kept = view_of(run.state), []
    gone: dict[Place, int] = {}
    for action in actions:
        if isinstance(action, ExpeditionMoved):
            now = gone.get(place_of(action), distance(view, place_of(action))) + way_of(action)
            if not 0 <= now <= LAST:
                continue
            gone[place_of(action)] = now
        kept.append(action)
    return kept


@rule("7.3.17.b")
def revealed_for(run: Run, actions: Sequence[Event]) -> list[Event]:
    """The face-down Tumult cards that Expeditions are about to enter, each revealed once."""
    view = view_of(run.state)
    at: dict[Place, int] = {}
    cards: dict[tuple[int, ...], None] = {}
    for action in actions:
        if isinstance(action, ExpeditionMoved):
            place = place_of(action)
            onward = way_of(action) if action.expedition == "hero" else -way_of(action)
            at[place] = at.get(place, region_of(view, place)) + onward
            cards[card_of(at[place])] = None
    if not cards:
        return []
    facedown = [place for place, region in enumerate(run.state.regions) if region.facedown]
    return [TumultRevealed(regions=card) for card in cards if card[0] in facedown]


def place_of(move: ExpeditionMoved) -> Place:
    return move.player, move.expedition


def way_of(move: ExpeditionMoved) -> int:
    """How much farther from its start an Expedition is after a move."""
    return 1 if move.forward else -1


def card_of(region: int) -> tuple[int, ...]:
    """The regions on the same card: a Tumult card has two, the ends are single cards."""
    if region in (0, LAST):
        return (region,)
    first = region if region % 2 else region - 1
    return first, first + 1
