"""6.7.3 Choices: what may be chosen, and whether an effect has anything to choose."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.interpreter import Context
from oracle.games.lorcana.rules.abilities.texts import in_play
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.costs import Payer, Total, ink_of, other_than_ink, pay_in_full
from oracle.games.lorcana.rules.concepts.golden_rules import check_not_forbidden
from oracle.games.lorcana.rules.events import Chosen
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import PLAY, Object, by_ref, cards_in
from oracle.kernel.errors import IllegalAction, Undecided
from oracle.kernel.open_questions import rests_on
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@home("6.1.11", "6.1.11.1")
def alive(run: Run, context: Context, name: str) -> list[Object]:
    """The bound cards that are still where the text refers to them."""
    objects = run.state.objects
    return [objects[i] for i in context.bound.get(name, ()) if i in objects]


def the_one(things: list[Object]) -> list[Object]:
    """The single card that a text refers to, or none. Raises Undecided (6.1.11) if there are several."""
    if len(things) > 1:
        raise Undecided("6.1.11", "which of several cards is meant where a text speaks of one")
    return things


@home("6.1.11")
def bind(context: Context, name: str, ids: Iterable[int]) -> None:
    """Bind these objects to the name, replacing its earlier meaning in the text."""
    context.bound[name] = tuple(ids)
    context.bound.pop(in_play(name), None)


def fits(run: Run, context: Context, thing: Object, what: lang.Filter) -> bool:
    """Whether a card matches the text's filter, given what the text has bound and counted so far."""
    view = view_of(run.state)
    return view.matches(thing, what, context)


def candidates(run: Run, context: Context, node: lang.Choose, chooser: str) -> list[Object]:
    """The cards available to a choice: everything in play, or a hand, deck or discard, by default the chooser's own."""
    if node.zone == PLAY:
        return view_of(run.state).in_play()
    return [thing for player in owners(run, context, node, chooser) for thing in cards_in(run.state, player, node.zone)]


@home("1.3.3")
def owners(run: Run, context: Context, node: lang.Choose, chooser: str) -> list[str]:
    """The players whose cards outside play a choice is about."""
    return [chooser] if node.whose is None else view_of(run.state).players(node.whose, context.player)


@rule("6.1.3.1", "6.7.3", "6.7.3.2", "6.7.3.3", "7.1.4")
def check_choice(run: Run, context: Context, chooser: str, thing: Object, node: lang.Choose) -> None:
    """Check that a choice satisfies the effect and no limiter forbids it.

    Raises IllegalAction (6.7.3.2, 8.15.1, 1.2.2).
    """
    owner = run.state.objects[thing.id].player
    if thing.zone != node.zone or (node.zone != PLAY and owner not in owners(run, context, node, chooser)):
        raise IllegalAction("6.7.3.2", f"{thing.card} is not where the effect lets {chooser} choose")
    if not fits(run, context, thing, node.what):
        raise IllegalAction("6.7.3.2", f"{thing.card} is not what the effect asks for")
    check_ward(run, chooser, thing)
    check_not_forbidden(run, "be-chosen", chooser, thing)


@rule("8.15.1")
def check_ward(run: Run, chooser: str, thing: Object) -> None:
    """Opponents cannot choose a card with Ward while resolving an effect. Raises IllegalAction (8.15.1)."""
    if thing.zone == PLAY and thing.player != chooser and view_of(run.state).keyword(thing, "ward") is not None:
        raise IllegalAction("8.15.1", f"{thing.card} has Ward")


def chooser_of(run: Run, node: lang.Choose, context: Context) -> str:
    """The choosing player. Raises Undecided (1.3.5.1) if a text says "an opponent", and there are several."""
    players = view_of(run.state).players(node.who, context.player)
    if node.who == "opponents" and len(players) > 1:
        raise Undecided("1.3.5.1", "which of several opponents chooses where a text does not say")
    return players[0]


@rule("6.1.3", "1.7.3", "1.7.7", "8.14.2")
def choose(run: Run, context: Context, node: lang.Choose) -> list[Object]:
    """The player chooses as the effect resolves; without a legal choice nothing is chosen and the effect continues."""
    chooser = chooser_of(run, node, context)
    state = run.state

    must = must_be_chosen(run, context, chooser, node)

    def legal(thing: Object) -> None:
        check_choice(run, context, chooser, thing, node)
        if must and node.most == 1:
            check_required(must, [thing])

    def whole(things: list[Object]) -> None:
        check_required(must, things)
        check_one_player(run, node, things)

    if node.what.other and context.bound.get(node.as_):
        rests_on(145)
    picked = pick(
        run, chooser, candidates(run, context, node, chooser), label=lambda thing: thing.card, legal=legal,
        whole=whole if must or node.one_player else None, find=partial(by_ref, state),
        least=node.least, most=node.most, source=context.card, text="choose",
    )  # fmt: skip
    note_too_few(node, picked)
    bind(context, node.as_, [thing.id for thing in picked])
    if node.zone == PLAY and picked:
        by = node.called or chosen_by(run, context)
        run.happen(*[Chosen(object=thing.id, player=chooser, by=by) for thing in picked])
    return picked


def note_too_few(node: lang.Choose, picked: list[Object]) -> None:
    """Report that some are chosen although there are fewer than the text asks for."""
    if 0 < len(picked) < node.least:
        rests_on(193)


@rule("6.2.7.1", "8.14.1")
def chosen_by(run: Run, context: Context) -> str:
    """The type of the card behind a choice; a triggered ability created by an action does not count as an action."""
    kind = run.game.cards[context.card].type
    return "ability" if kind == "action" and context.triggered else kind


@rule("6.7.3.2")
def must_be_chosen(run: Run, context: Context, chooser: str, node: lang.Choose) -> list[Object]:
    """Opposing cards that must be chosen, as far as the effect and the limiters allow."""
    wanting = view_of(run.state).index.must_be_chosen
    return [
        thing
        for thing in (candidates(run, context, node, chooser) if wanting and node.zone == PLAY else ())
        if thing.id in wanting
        and thing.player != chooser
        and run.could(partial(check_choice, run, context, chooser, thing, node))
    ]


def check_required(must: list[Object], picked: list[Object]) -> None:
    """One of the cards that must be chosen is among those chosen. Raises IllegalAction (6.7.3.2)."""
    if must and not any(thing in must for thing in picked):
        raise IllegalAction("6.7.3.2", f"{must[0].card} must be chosen if able")


@rule("6.7.3.2")
def check_one_player(_run: Run, node: lang.Choose, picked: list[Object]) -> None:
    """Cards that must come from one player's zone all belong to that player. Raises IllegalAction (6.7.3.2)."""
    if node.one_player and len({thing.player for thing in picked}) > 1:
        raise IllegalAction("6.7.3.2", "the cards are chosen from one player's alone")


@rule("6.1.5", "6.1.5.1", "6.7.3.1")
def pay_within_effect(run: Run, context: Context, node: lang.Pay) -> bool:
    """A cost inside an effect is paid in full as it resolves; otherwise the effect does not continue."""
    thing = run.state.objects.get(context.source)
    payer = Payer(
        player=context.player, thing=thing or Object(id=0, cards=(context.card,), player=context.player, zone=""),
        bound=context.bound, numbers=context.numbers,
    )  # fmt: skip
    pay_in_full(run, payer, Total(ink=ink_of(node.cost), parts=other_than_ink(node.cost)))
    return True
