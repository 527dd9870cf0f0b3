"""2.3.3 How a game ends besides by a game state check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.events import GameOver
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import Result
from oracle.games.lorcana.rules.tasks import Concede

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("2.3.3.4")
def concede(run: Run, action: Concede) -> None:
    """A player may concede at any time and loses."""
    others = tuple(name for name in run.state.players if name != action.player)
    run.commit()
    winner = others[0] if len(others) == 1 else None
    run.happen(GameOver(result=Result(winner=winner, losers=(action.player,), reason="concession")))
