"""Effects that take cards from under a card in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.choices import alive
from oracle.games.lorcana.rules.abilities.effects.cards import in_any_order
from oracle.games.lorcana.rules.abilities.effects.hidden import at_random
from oracle.games.lorcana.rules.abilities.interpreter import Context, resolves
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.damage import remove_damage
from oracle.games.lorcana.rules.events import Arranged, Moved, TakenFromUnder, Uncovered
from oracle.games.lorcana.rules.keywords.shift import BESIDE
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import DECK, HAND, INKWELL, PLAY, Object, Replacing, State
from oracle.kernel.errors import Undecided
from oracle.kernel.open_questions import rests_on

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


@home("8.10.8.5")
@resolves(lang.ReturnAlone)
def _return_alone(run: Run, _node: lang.ReturnAlone, context: Context) -> bool:
    stack: Object | None = run.state.objects.get(context.source)
    if stack is None or stack.zone != PLAY or context.card not in stack.cards:
        return False
    if stack.card != context.card:
        # Under another card it is no longer in play (5.1.1.5); the publisher's notes return it from there.
        rests_on(214)
        return False
    remove_damage(run, context.player, stack, stack.damage)
    if len(stack.cards) == 1:
        return run.happen(Moved(object=stack.id, to=HAND, verb="return")) > 0
    check_what_stays(run, stack, context)
    return run.happen(Uncovered(object=stack.id)) > 0


@home("8.10.8.5")
def check_what_stays(run: Run, stack: Object, context: Context) -> None:
    """Report what no clause settles about the remaining cards when the top one returns alone.

    Raises Undecided if the new top card would be facedown or belong to another player, or if leaving play would be
    replaced.
    """
    below = stack.cards[1]
    if below in stack.facedown or stack.owner(below) != stack.player:
        raise Undecided("8.10.8.5", f"what {below} is, once nothing lies on top of it")
    lasting = [effect.ability for effect in run.state.modifiers if isinstance(effect, Replacing)]
    printed = [ability for _, ability in view_of(run.state).index.replacing]
    if any(ability.would.event == "left-play" for ability in (*lasting, *printed)):
        raise Undecided("6.5.2", "what happens instead where one card of a stack leaves play alone")
    if BESIDE in context.bound:
        rests_on(215)
    if is_spoken_of(run.state, stack):
        rests_on(216)


@home("8.10.8.5")
def is_spoken_of(state: State, stack: Object) -> bool:
    """Whether something lasting, delayed or waiting refers to the character, under any of its cards."""
    if any(stack.id in (getattr(effect, "objects", None) or ()) for effect in state.modifiers):
        return True
    named = [getattr(one, "bound", {}) for one in (*state.modifiers, *state.waiting)]
    return any(stack.id in ids for names in named for ids in names.values())
