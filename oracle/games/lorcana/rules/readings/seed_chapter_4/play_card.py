"""4.3 of the notes: what may be played from the hand, and its cost. 4.4, activated abilities, adds nothing of its
own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.costs import Payer, Total, pay_in_full
from oracle.games.lorcana.rules.readings.seed_chapter_4.notes import NOTES
from oracle.games.lorcana.rules.rulebook import BOOK
from oracle.games.lorcana.rules.state import INKWELL, Object, cards_in
from oracle.games.lorcana.rules.turn_actions import play_a_card
from oracle.games.lorcana.rules.turn_actions.ways import Way
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run

_may_be_played = BOOK.rules[play_a_card.check_may_be_played.__name__].function


@NOTES.rule("4.3", "4.3-play", "4.3-locations", replaces="check_may_be_played")
def check_is_played_from_hand(run: Run, player: str, thing: Object) -> None:
    """Cards are played from hand as in the book; locations are not. Raises IllegalAction (4.3-play, 4.3-locations)."""
    try:
        _may_be_played(run, player, thing)
    except IllegalAction as refused:
        raise IllegalAction(NOTES.cite("4.3-play"), refused.why) from None
    if view_of(run.state).definition(thing).type == "location":
        raise IllegalAction(NOTES.cite("4.3-locations"), f"{thing.card} is a location: a card is not played so")


@NOTES.rule("4.3-cost", replaces="ways_to_play")
def ink_is_the_only_cost(run: Run, _player: str, thing: Object) -> dict[str, Way]:
    """A card is played for its cost in ink; the notes know no alternate costs."""
    return {"ink": Way(kind="ink", ink=view_of(run.state).definition(thing).cost)}


@NOTES.rule("4.3-cost", replaces="find_cost")
def check_is_the_ink_cost(_run: Run, thing: Object, ways: dict[str, Way], kind: str) -> Way:
    """Raises IllegalAction (4.3-cost) for an alternate cost."""
    if kind not in ways:
        raise IllegalAction(NOTES.cite("4.3-cost"), f"{thing.card} is played for ink; there is no cost of kind {kind}")
    return ways[kind]


@NOTES.rule("4.3-cost", "4.3-pay", replaces="pay_total_cost")
def pay_the_ink(run: Run, payer: Payer, total: Total) -> int:
    """The player must have the ink, and pays it. Raises IllegalAction (4.3-cost)."""
    ready = [thing for thing in cards_in(run.state, payer.player, INKWELL) if not thing.exerted]
    if len(ready) < total.ink:
        raise IllegalAction(NOTES.cite("4.3-cost"), f"{payer.player} has {len(ready)} ready ink, not {total.ink}")
    return pay_in_full(run, payer, total)
