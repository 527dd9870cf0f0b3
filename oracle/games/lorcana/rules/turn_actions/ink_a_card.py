"""4.2 Ink a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.events import Inked, Moved, Revealed
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import HAND, INKWELL, Object
from oracle.games.lorcana.rules.tasks import InkCard
from oracle.games.lorcana.rules.turn_actions.general import complete_turn_action, find_card, take_turn_action
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("4.2.1", "4.2.2", "7.5.5")
def ink_a_card(run: Run, action: InkCard) -> None:
    """The turn action: a card with the inkwell symbol goes from hand into the inkwell, once a turn."""
    take_turn_action(run, action.player)
    check_ink_limit(run, action.player)
    thing = find_card(run, action.card, "4.2.1.1")
    choose_card_to_ink(run, action.player, thing)
    run.commit()
    put_into_inkwell(run, action.player, thing)
    complete_turn_action(run)


@rule("4.2.3", "4.2.3.1", "7.5.5")
def check_ink_limit(run: Run, player: str) -> None:
    """Once a turn, and once more for each additional card an effect in play allows. Raises IllegalAction (4.2.3)."""
    more_allowed = view_of(run.state).index.ink_more
    limit = 1 + sum(more.cards for source, more in more_allowed if source.player == player) if more_allowed else 1
    if run.state.turn.inked >= limit:
        raise IllegalAction("4.2.3", f"{player} has inked {run.state.turn.inked} this turn")


@rule("4.2.1.1", "4.2.1.2", "5.2.3")
def choose_card_to_ink(run: Run, player: str, thing: Object) -> None:
    """The card must be in the player's hand and have the inkwell symbol. Raises IllegalAction (4.2.1.1, 4.2.1.2)."""
    if thing.player != player or thing.zone != HAND:
        raise IllegalAction("4.2.1.1", f"{thing.card} is not in {player}'s hand")
    run.declare(Revealed(cards=(thing.card,)))
    if not run.game.cards[thing.cards[0]].inkwell:
        raise IllegalAction("4.2.1.2", f"{thing.card} has no inkwell symbol")


@rule("4.2.1.3", "7.5.2", "7.5.3")
def put_into_inkwell(run: Run, player: str, thing: Object) -> None:
    """It goes into the inkwell face down and ready."""
    run.happen(Moved(object=thing.id, to=INKWELL, verb="ink", player=player), Inked(player=player))
