"""2.3.3 How a game ends other than by a game state check, and 9.2.3 how it continues without a player."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.events import GameOver, LeftGame, Phase
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import Result
from oracle.games.lorcana.rules.tasks import Concede, EndEffects, PassTurn
from oracle.games.lorcana.rules.turn_actions.general import BAG, CHECK
from oracle.kernel.errors import IllegalAction
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run

TWO = 2


@rule("2.3.3.4", "2.3.3.3", "1.8.1.3")
def concede(run: Run, action: Concede) -> None:
    """A player may concede at any time and loses; the last one left wins.

    Raises IllegalAction (2.3.3.4) for a player who has already left.
    """
    if action.player not in run.state.players:
        raise IllegalAction("2.3.3.4", f"{action.player} has left the game")
    run.commit()
    if len(run.state.players) > TWO:
        leave(run, action.player, within=action.within)
        return
    winner = next(name for name in run.state.players if name != action.player)
    losers = tuple(name for name in run.state.seats if name != winner)
    run.happen(GameOver(result=Result(winner=winner, losers=losers, reason="concession")))


@rule("9.2.3")
def leave(run: Run, player: str, *, within: bool = False) -> None:
    """A player leaves a game that continues. In their own turn that turn is over, and the next one begins.

    `within`: in the middle of another player's turn; their ability is gone, and the bag continues with the next player.
    """
    turn = run.state.turn
    run.happen(LeftGame(player=player))
    if within:
        run.then(CHECK)
        return
    if turn.phase == "setup" or turn.player != player:
        run.then(CHECK, BAG)
        return
    if not run.could(partial(_check_nothing_waits_for_its_end, run)):
        rests_on(195)
    run.then(CHECK, BAG, EndEffects(), BAG, CHECK, BAG, PassTurn())


def _check_nothing_waits_for_its_end(run: Run) -> None:
    waiting = len(run.state.waiting)
    run.happen(Phase(name="end", player=run.state.turn.player))
    if len(run.state.waiting) > waiting:
        raise IllegalAction("3.4.1.1", "something triggers at the end of the turn")
