"""6.7.3 Choices: what may be chosen, and whether an effect has anything to choose at all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from oracle.kernel.effects import Context
from oracle.kernel.errors import IllegalAction
from oracle.kernel.selectors import pick
from oracle.lorcana.abilities.view import view_of
from oracle.lorcana.cards import language as lang
from oracle.lorcana.cards.language import Filter
from oracle.lorcana.concepts.costs import Payer, Total, ink_of, other_than_ink, pay_in_full
from oracle.lorcana.events import Chosen
from oracle.lorcana.rulebook import home, rule
from oracle.lorcana.state import PLAY, Object, by_ref, cards_in

if TYPE_CHECKING:
    from oracle.kernel.run import Run


@home("6.1.11")
def alive(run: Run, context: Context, name: str) -> list[Object]:
    """The bound cards that are still where the text refers to them."""
    objects = run.state.objects
    return [objects[i] for i in context.bound.get(name, ()) if i in objects]


def candidates(run: Run, chooser: str, zone: str) -> list[Object]:
    """Where a choice looks: everything in play, or the chooser's own hand, deck or discard."""
    if zone == PLAY:
        return list(view_of(run.state).in_play())
    return list(cards_in(run.state, chooser, zone))


@rule("6.7.3", "6.7.3.2", "6.7.3.3", "7.1.4")
def check_choice(run: Run, context: Context, chooser: str, thing: Object, what: Filter, zone: str) -> None:
    """A choice meets what the effect asks for and no limiter forbids it. Raises IllegalAction (6.7.3.2, 8.15.1)."""
    view = view_of(run.state)
    owner = run.state.objects[thing.id].player
    if thing.zone != zone or (zone != PLAY and owner != chooser):
        raise IllegalAction("6.7.3.2", f"{thing.card} is not where the effect lets {chooser} choose")
    if not view.matches(thing, what, context.player, context.source, context.bound, context.numbers):
        raise IllegalAction("6.7.3.2", f"{thing.card} is not what the effect asks for")
    check_ward(run, chooser, thing)


@rule("8.15.1")
def check_ward(run: Run, chooser: str, thing: Object) -> None:
    """Opponents cannot choose a card with Ward as they resolve an effect. Raises IllegalAction (8.15.1)."""
    if thing.zone == PLAY and thing.player != chooser and view_of(run.state).keyword(thing, "ward") is not None:
        raise IllegalAction("8.15.1", f"{thing.card} has Ward")


@rule("6.1.3", "1.7.3", "1.7.7")
def choose(run: Run, context: Context, node: lang.Choose) -> list[Object]:
    """The player chooses as the effect resolves; with no legal choice nothing is chosen and the rest goes on."""
    chooser = view_of(run.state).players(node.who, context.player)[0]
    state = run.state

    def legal(thing: Object) -> None:
        check_choice(run, context, chooser, thing, node.what, node.zone)

    picked = pick(
        run, chooser, candidates(run, chooser, node.zone), label=lambda thing: thing.card, legal=legal,
        find=partial(by_ref, state),
        least=node.least, most=node.most, source=context.card, text="choose",
    )  # fmt: skip
    context.bound[node.as_] = tuple(thing.id for thing in picked)
    if node.zone == PLAY and picked:
        by_action = run.game.cards[context.card].type == "action"
        run.happen(*[Chosen(object=thing.id, player=chooser, by_action=by_action) for thing in picked])
    return picked


@rule("6.1.5", "6.1.5.1", "6.7.3.1")
def pay_within_effect(run: Run, context: Context, node: lang.Pay) -> bool:
    """A cost inside an effect is paid as it resolves, in full or the effect does not go on."""
    thing = run.state.objects.get(context.source)
    payer = Payer(
        player=context.player, thing=thing or Object(id=0, cards=(context.card,), player=context.player, zone="")
    )
    pay_in_full(run, payer, Total(ink=ink_of(node.cost), parts=other_than_ink(node.cost)))
    return True
