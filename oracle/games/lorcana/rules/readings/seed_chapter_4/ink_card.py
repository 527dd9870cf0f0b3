"""4.2 of the notes: a card is played as an ink card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.events import Inked, Moved, Played
from oracle.games.lorcana.rules.readings.seed_chapter_4.general import had
from oracle.games.lorcana.rules.readings.seed_chapter_4.notes import NOTES
from oracle.games.lorcana.rules.state import HAND, INKWELL
from oracle.games.lorcana.rules.tasks import InkCard
from oracle.games.lorcana.rules.turn_actions.general import complete_turn_action, find_card, take_turn_action
from oracle.kernel.errors import IllegalAction
from oracle.kernel.run import Event

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@NOTES.rule("4.2", "4.2-play", "4.2-zone", replaces="ink_a_card")
def play_an_ink_card(run: Run, action: InkCard) -> None:
    """The turn action: any card of the player's hand goes into the inkwell. Raises IllegalAction (4.2-play)."""
    take_turn_action(run, action.player)
    check_one_ink_card(run, action.player)
    thing = find_card(run, action.card, NOTES.cite("4.2-play"))
    if thing.player != action.player or thing.zone != HAND:
        raise IllegalAction(NOTES.cite("4.2-play"), f"{thing.card} is not in {action.player}'s hand")
    run.commit()
    run.happen(Moved(object=thing.id, to=INKWELL, verb="ink"), Inked(player=action.player))
    complete_turn_action(run)


@NOTES.rule("4.2-once", "4.2-once-again")
def check_one_ink_card(run: Run, player: str) -> None:
    """One ink card a turn; more only if an effect in play allows additional ones. Raises IllegalAction (4.2-once).

    The notes do not say whether a card inked earlier by an effect counts; here it does not.
    """
    more = sum(more.cards for source, more in view_of(run.state).index.ink_more if source.player == player)
    if run.state.turn.inked > more:
        raise IllegalAction(NOTES.cite("4.2-once"), f"{player} has inked {run.state.turn.inked} this turn")


@NOTES.rule("4.1-play", "4.2-first", "4.2-others")
def first_ink_card_is_played(run: Run, events: list[Event]) -> list[Event]:
    """The first card of a turn that goes from hand to the inkwell, for any reason, counts as played; later ones do
    not.
    """
    if "ink" in run.state.turn.once:
        return []
    for event in events:
        if isinstance(event, Moved) and event.to == INKWELL and event.was is not None and event.was.zone == HAND:
            player, card = event.was.player, event.was.card
            return [had("ink"), Played(object=event.new, card=card, player=player, cost="ink-card", ink=0)]
    return []
