"""4.2.4 Dusk: Progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.altered.cards.language import TERRAINS, Terrain
from oracle.altered.day.adventure import may_move_due_to, may_only_move_due_to_others, moves_forward
from oracle.altered.day.victory import progress_in_arena
from oracle.altered.effects.steps import step
from oracle.altered.events import ExpeditionMoved, FailedToMove
from oracle.altered.objects.expeditions import BOTH, facing, statistics_of, terrains_at, tiebreakers
from oracle.altered.objects.texts import Place
from oracle.altered.objects.view import view_of
from oracle.altered.rulebook import rule

if TYPE_CHECKING:
    from oracle.kernel.run import Event, Run


@rule("4.2.4.b", "4.2.4.h")
def progress(run: Run) -> None:
    """Every Expedition that is ahead in a terrain of its region moves forward, all at once."""
    view = view_of(run.state)
    if tiebreakers(view):
        progress_in_arena(run)
        return
    moving: list[Event] = []
    for player in view.players("each", run.state.day.first):
        for expedition in BOTH:
            moving += progress_of(run, (player, expedition))
    step(run, list(dict.fromkeys(moving)))


@rule("4.2.4.g", "4.2.4.i", "7.5.6.a")
def progress_of(run: Run, place: Place) -> list[Event]:
    """One region forward if anything makes it move, however much does; otherwise it fails to move forward."""
    due = due_to(run, place)
    moves = moves_forward(run, place, due=due, progress=True) if due else []
    if any(isinstance(event, ExpeditionMoved) for event in moves):
        return moves
    return [FailedToMove(player=place[0], expedition=place[1])]


@rule("4.2.4.j")
def due_to(run: Run, place: Place) -> tuple[Terrain, ...]:
    """The terrains due to which an Expedition moves forward: those of its region that it may use and is ahead in."""
    here = terrains_at(view_of(run.state), place)
    return tuple(
        terrain
        for terrain in TERRAINS
        if terrain in here
        and is_ahead_in(run, place, terrain)
        and may_move_due_to(run, place, terrain)
        and not may_only_move_due_to_others(run, place, terrain)
    )


@rule("4.2.4.e", "4.2.4.f")
def is_ahead_in(run: Run, place: Place, terrain: Terrain) -> bool:
    """More than the Expedition facing it, and more than zero."""
    view, which = view_of(run.state), TERRAINS.index(terrain)
    own, theirs = statistics_of(view, place)[which], statistics_of(view, facing(view, place))[which]
    return own > theirs and own > 0
