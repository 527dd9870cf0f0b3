"""4.1 of the notes: turn actions in general."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.events import TookOnce
from oracle.games.lorcana.rules.readings.seed_chapter_4.notes import NOTES
from oracle.games.lorcana.rules.state import Object, OnceATurn
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@NOTES.rule("4.1-available", replaces="take_turn_action")
def take_action_of_own_turn(run: Run, player: str) -> None:
    """A turn action is taken in one's own main phase. The sentence that activity runs out cannot be carried out.

    Raises IllegalAction (4.1-available).
    """
    turn = run.state.turn
    if player != turn.player:
        raise IllegalAction(NOTES.cite("4.1-available"), f"it is {turn.player}'s turn, not {player}'s")
    if turn.phase != "main":
        raise IllegalAction(NOTES.cite("4.1-available"), f"this is no main phase but the {turn.phase} phase")


@NOTES.rule("4.1-available", replaces="check_active_player")
def check_plays_in_own_turn(run: Run, player: str, _thing: Object) -> None:
    """Playing a card is a turn action like the others. Raises IllegalAction (4.1-available)."""
    take_action_of_own_turn(run, player)


def check_first_of_turn(run: Run, what: OnceATurn, number: str) -> None:
    """What a turn allows once must not have been done yet. Raises IllegalAction (`number`)."""
    if what in run.state.turn.once:
        raise IllegalAction(NOTES.cite(number), f"there is one {what} a turn, and it has been")


def had(what: OnceATurn) -> TookOnce:
    """Mark it as done this turn."""
    return TookOnce(what=what)
