"""What lies under a card in play, taken from there by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.choices import alive
from oracle.games.lorcana.rules.abilities.effects.cards import in_any_order
from oracle.games.lorcana.rules.abilities.effects.hidden import at_random
from oracle.games.lorcana.rules.abilities.interpreter import Context, resolves
from oracle.games.lorcana.rules.events import Arranged, Moved, TakenFromUnder
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import DECK, INKWELL, PLAY

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@home("5.1.1.5", "5.1.1.6", "7.2.3")
@resolves(lang.PutFromUnder)
def _put_from_under(run: Run, node: lang.PutFromUnder, context: Context) -> bool:
    refs = [ref for thing in alive(run, context, node.it) if thing.zone == PLAY for ref in thing.cards[1:]]
    if not refs:
        return False
    run.happen(*[TakenFromUnder(card=ref) for ref in refs])
    things = [run.state.objects[run.state.where[ref]] for ref in refs]
    if node.random_order:
        things = at_random(run, things, len(things))
    arranged: list[Arranged] = in_any_order(run, things, node.place, context) if node.any_order else []
    if node.to == DECK and node.place == "top":
        things = things[::-1]
    by = context.player if node.to == INKWELL else ""
    moves = [Moved(object=t.id, to=node.to, verb="put", place=node.place, player=by) for t in things]
    return run.happen(*moves, *arranged) > 0
