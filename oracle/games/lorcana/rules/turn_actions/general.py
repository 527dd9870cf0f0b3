"""4.1 Turn actions in general: who may take one, when, and what follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import PLAY, Object
from oracle.games.lorcana.rules.tasks import Bag, Check
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run

CHECK, BAG = Check(), Bag()


@rule("4.1.2", "3.3.1", "4.1.1", "1.3.4.1")
def take_turn_action(run: Run, player: str) -> None:
    """Only the active player takes turn actions, only in the Main Phase, and not while something waits.

    Raises IllegalAction (4.1.2).
    """
    turn = run.state.turn
    if player != turn.player:
        raise IllegalAction("4.1.2", f"it is {turn.player}'s turn, not {player}'s")
    if turn.phase != "main":
        raise IllegalAction("4.1.2", f"turn actions are taken in the main phase, this is the {turn.phase} phase")
    if run.state.waiting:
        raise IllegalAction("4.1.2", "abilities wait in the bag")


@rule("4.1.5", "1.8.1", "1.7.2")
def complete_turn_action(run: Run) -> None:
    """After the process the game state is checked, then the abilities in the bag resolve."""
    run.then(CHECK, BAG)


@rule("4.2.1.1", "4.3.2", "4.4.1", "4.5.1.1", "4.6.4.1", "4.6.4.2", "4.7.3.1", "5.1.1.5")
def find_card(run: Run, ref: str, clause: str) -> Object:
    """The object with this ref. Raises IllegalAction (`clause`) for a card under another one."""
    state = run.state
    thing: Object = state.objects[state.where[ref]]
    if thing.cards[0] != ref:
        raise IllegalAction(clause, f"{ref} is under {thing.card}")
    return thing


def check_own_character(run: Run, player: str, thing: Object, clause: str) -> None:
    """Raises IllegalAction (`clause`) for anything but a character the player has in play."""
    if thing.zone != PLAY or thing.player != player or run.game.cards[thing.cards[0]].type != "character":
        raise IllegalAction(clause, f"{thing.card} is no character {player} has in play")


@rule("1.7.5", "5.1.1.11")
def check_not_idle(run: Run, thing: Object) -> None:
    """The guides: a character does nothing in the turn it is played. Raises IllegalAction (1.7.5)."""
    if thing.drying and run.game.edition.drying_is_idle:
        raise IllegalAction("1.7.5", f"{thing.card} is drying and can do nothing")
