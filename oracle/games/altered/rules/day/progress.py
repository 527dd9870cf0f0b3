"""4.2.4 Dusk: Progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered.language import TERRAINS, Terrain
from oracle.games.altered.rules.concepts.golden_rules import Deed, forbidden
from oracle.games.altered.rules.day.victory import progress_in_arena
from oracle.games.altered.rules.effects.impossible import possible
from oracle.games.altered.rules.effects.marching import marches
from oracle.games.altered.rules.effects.steps import step
from oracle.games.altered.rules.events import ExpeditionMoved, FailedToMove
from oracle.games.altered.rules.objects.expeditions import (
    BOTH,
    facing,
    statistic,
    statistics_of,
    terrains_at,
    tiebreakers,
)
from oracle.games.altered.rules.objects.texts import Place
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import home, rule

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


@rule("4.2.4.b", "4.2.4.h")
def progress(run: Run) -> None:
    """Every Expedition that is ahead in a terrain of its region moves forward, all at once."""
    view = view_of(run.state)
    if tiebreakers(view):
        progress_in_arena(run)
        return
    places: list[Place] = [(player, one) for player in view.players("each", run.state.day.first) for one in BOTH]
    moving = marches(run, possible_moves(run, places))
    step(run, moving + failing(places, moving))


@rule("4.2.4.g")
def possible_moves(run: Run, places: list[Place]) -> list[ExpeditionMoved]:
    """One move for each Expedition with any terrain to move due to, if it can move at all."""
    moves = [
        ExpeditionMoved(player=place[0], expedition=place[1], due=due_to(run, place), progress=True)
        for place in places
        if has_reason_to_move(run, place)
    ]
    return [move for move in possible(run, moves) if isinstance(move, ExpeditionMoved)]


@home("4.2.4.i", "7.5.6.a")
def failing(places: list[Place], moving: list[Event]) -> list[Event]:
    """Every Expedition that does not move forward now fails to move forward."""
    moved = {(event.player, event.expedition) for event in moving if isinstance(event, ExpeditionMoved)}
    return [FailedToMove(player=place[0], expedition=place[1]) for place in places if place not in moved]


@rule("4.2.4.b", "4.2.4.f")
def has_reason_to_move(run: Run, place: Place) -> bool:
    """Whether an Expedition is ahead in a terrain due to which it may move, with more than zero."""
    own = statistics_of(view_of(run.state), place)
    return any(statistic(own, terrain) > 0 for terrain in due_to(run, place))


@rule("4.2.4.j")
def due_to(run: Run, place: Place) -> tuple[Terrain, ...]:
    """The terrains due to which an Expedition would move: those of its region that it may use and leads in."""
    here = terrains_at(view_of(run.state), place)
    return tuple(
        terrain
        for terrain in TERRAINS
        if terrain in here
        and is_ahead_in(run, place, terrain)
        and may_move_due_to(run, place, terrain)
        and not may_only_move_otherwise(run, place, terrain)
    )


@rule("4.2.4.e")
def is_ahead_in(run: Run, place: Place, terrain: Terrain) -> bool:
    """It needs more than the Expedition facing it; a tie is not enough."""
    view = view_of(run.state)
    own, theirs = statistics_of(view, place), statistics_of(view, facing(view, place))
    return statistic(own, terrain) > statistic(theirs, terrain)


@rule("4.2.4.c")
def may_move_due_to(run: Run, place: Place, terrain: Terrain) -> bool:
    """Whether no text forbids moving forward due to this terrain; if one does, the terrain is ignored."""
    return forbidden(run, Deed(action="move-forward-due-to", place=place, terrain=terrain)) is None


@rule("4.2.4.d")
def may_only_move_otherwise(run: Run, place: Place, terrain: Terrain) -> bool:
    """Whether a text allows moving forward only due to another terrain; then this one is ignored."""
    return forbidden(run, Deed(action="move-forward-only-due-to", place=place, terrain=terrain)) is not None
