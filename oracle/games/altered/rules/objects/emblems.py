"""2.2.14 How long Ongoing Emblems last, and when they can be created."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered.language import Duration
from oracle.games.altered.rules.rulebook import rule
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run


def check_duration(run: Run, duration: Duration) -> None:
    """An emblem with this duration can be created now. Raises IllegalAction (2.2.14.d, 2.2.14.e)."""
    if duration == "this-turn":
        check_in_a_turn(run)
    if duration == "this-afternoon":
        check_before_dusk(run)


@rule("2.2.14.d")
def check_in_a_turn(run: Run) -> None:
    """An effect lasting this turn must be created during a turn. Raises IllegalAction (2.2.14.d)."""
    if run.state.day.turn is None:
        raise IllegalAction("2.2.14.d", "it is nobody's turn")


@rule("2.2.14.e")
def check_before_dusk(run: Run) -> None:
    """An effect lasting this Afternoon must be created in Morning, Noon or Afternoon. Raises IllegalAction
    (2.2.14.e).
    """
    phase = run.state.day.phase
    if phase not in ("morning", "noon", "afternoon"):
        raise IllegalAction("2.2.14.e", f"it is {phase}: this day's Afternoon is over")
