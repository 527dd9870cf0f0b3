"""4.2.5.d Check Victory, and 4.3 Tiebreakers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered.language import TERRAINS
from oracle.games.altered.rules.effects.steps import step
from oracle.games.altered.rules.events import GameOver, TiebreakersStarted
from oracle.games.altered.rules.objects.expeditions import BOTH, statistics_of, terrains_at, tiebreakers
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import Result, State
from oracle.kernel.errors import Undecided

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run

MET = 7
"""The sum of distances at which a player's Expeditions are in the same region."""


@rule("4.2.5.d")
def check_victory(run: Run) -> None:
    """A player whose Expeditions have met and come the farthest wins; a tie there starts tiebreakers."""
    if tiebreakers(view_of(run.state)):
        check_no_victory(run)
        return
    state: State = run.state
    sums = {name: own.hero + own.companion for name, own in state.players.items()}
    farthest = max(sums.values())
    if farthest < MET:
        return
    if not run.game.edition.victory_at_night:
        raise Undecided("4.2.5.d", "when the game ends once Expeditions have met")
    leaders = [name for name, come in sums.items() if come == farthest]
    if len(leaders) == 1:
        wins(run, leaders[0], "expeditions")
    else:
        start_tiebreakers(run)


@rule("4.3.f")
def check_no_victory(_run: Run) -> None:
    """Nothing is checked once tiebreakers have started."""


@rule("4.3.a")
def start_tiebreakers(run: Run) -> None:
    """The Arena replaces all regions, and every Expedition is in it."""
    step(run, [TiebreakersStarted()])


def wins(run: Run, winner: str, reason: str) -> None:
    """The game is over."""
    losers = tuple(name for name in run.state.players if name != winner)
    run.happen(GameOver(result=Result(winner=winner, losers=losers, reason=reason)))


@rule("4.3.e", "4.2.4.i")
def progress_in_arena(run: Run) -> None:
    """A player ahead in more of the Arena's terrains, with both Expeditions together, wins; else the game
    continues.

    No Expedition moves in it, and none fails to (4.2.4.i).
    """
    won = terrains_won(run)
    most = max(won.values())
    leaders = [player for player, count in won.items() if count == most]
    if len(leaders) == 1:
        wins(run, leaders[0], "tiebreakers")


@home("4.3.c")
@rule("4.3.e")
def terrains_won(run: Run) -> dict[str, int]:
    """The number of the Arena's terrains in which each player has more than the other, and more than zero."""
    view = view_of(run.state)
    totals = {
        player: [sum(both) for both in zip(*[statistics_of(view, (player, one)) for one in BOTH], strict=True)]
        for player in run.state.players
    }
    counted = [TERRAINS.index(terrain) for terrain in terrains_at(view, (run.state.day.first, "hero"))]
    return {
        player: sum(
            own[which] > 0 and all(own[which] > other[which] for name, other in totals.items() if name != player)
            for which in counted
        )
        for player, own in totals.items()
    }
