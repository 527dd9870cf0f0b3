"""4.7 of the notes: moving a character from the inkwell to the Bag, and from the Bag anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.events import Moved, Revealed
from oracle.games.lorcana.rules.readings.seed_chapter_4.general import check_first_of_turn, had
from oracle.games.lorcana.rules.readings.seed_chapter_4.notes import NOTES
from oracle.games.lorcana.rules.state import BAG, DECK, DISCARD, HAND, INKWELL, PLAY, Object
from oracle.games.lorcana.rules.tasks import Move
from oracle.games.lorcana.rules.turn_actions.entering import entering_by_text
from oracle.games.lorcana.rules.turn_actions.general import complete_turn_action, find_card, take_turn_action
from oracle.kernel.errors import IllegalAction, Undecided

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run

FROM_THE_BAG = (DECK, DISCARD, HAND, INKWELL, PLAY)


@NOTES.rule("4.7", "4.7-move", replaces="move_a_character")
def move_between_zones(run: Run, action: Move) -> None:
    """The turn action: a character goes to another zone. Raises IllegalAction (4.7-move, 4.7-bag, 4.7-once)."""
    take_turn_action(run, action.player)
    check_one_move(run)
    thing = find_card(run, action.card, NOTES.cite("4.7-move"))
    if action.target is not None:
        raise IllegalAction(NOTES.cite("4.7-move"), f"{action.target} is neither a zone nor a state")
    check_is_own_character(run, action.player, thing)
    to = zone_from_bag(run, action.player, thing) if thing.zone == BAG else zone_from_inkwell(run, thing)
    run.commit()
    put_into(run, action.player, thing, to)
    complete_turn_action(run)


@NOTES.rule("4.7-move")
def check_is_own_character(run: Run, player: str, thing: Object) -> None:
    """Only one's own characters move. Raises IllegalAction (4.7-move)."""
    if thing.player == player and thing.zone == INKWELL:
        # An ink card is unknown until it is shown (7.5.4): until then moving it is possible.
        run.commit()
        run.declare(Revealed(cards=(thing.card,)))
    if thing.player != player or view_of(run.state).definition(thing).type != "character":
        raise IllegalAction(NOTES.cite("4.7-move"), f"{thing.card} is no character of {player}")


@NOTES.rule("4.7-once")
def check_one_move(run: Run) -> None:
    """Raises IllegalAction (4.7-once) for a second move; whether another character could still move is left open."""
    check_first_of_turn(run, "move", "4.7-once")


@NOTES.rule("4.7-bag")
def zone_from_inkwell(_run: Run, thing: Object) -> str:
    """From the inkwell to the Bag. Raises IllegalAction (4.7-bag) for a character that is elsewhere."""
    if thing.zone != INKWELL:
        raise IllegalAction(NOTES.cite("4.7-bag"), f"{thing.card} is in the zone {thing.zone}, not in the inkwell")
    return BAG


@NOTES.rule("4.7-anywhere")
def zone_from_bag(run: Run, player: str, thing: Object) -> str:
    """To the zone its controller names. Raises Undecided (4.7-anywhere) for a deck, since the place in it is not
    specified.
    """
    to = run.ask("option", player, FROM_THE_BAG, source=thing.card, text="to which zone")[0]
    if to == DECK and run.state.zones[f"{thing.player}/{DECK}"]:
        raise Undecided(NOTES.cite("4.7-anywhere"), "where in the deck does a character from the Bag go")
    return to


@NOTES.rule("4.1-put")
def put_into(run: Run, player: str, thing: Object, to: str) -> None:
    """The card is in its new zone. In the Play zone it counts as put into play, drying, and not as played."""
    text = entering_by_text(run, player, thing)
    in_play = to == PLAY
    run.happen(
        Moved(
            object=thing.id,
            to=to,
            verb="put",
            drying=in_play,
            exerted=in_play and text.exerted,
            damage=text.damage if in_play else 0,
        ),
        had("move"),
    )
