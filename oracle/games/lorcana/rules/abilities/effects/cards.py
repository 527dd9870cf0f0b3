"""Effects on cards outside play: drawing, discarding, looking, shuffling, playing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.beginning import playable
from oracle.games.lorcana.rules.abilities.choices import alive, bind, fits, the_one
from oracle.games.lorcana.rules.abilities.effects.common import affected_objects, amount_of, follow
from oracle.games.lorcana.rules.abilities.interpreter import Context, resolves
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.golden_rules import may_be_discarded
from oracle.games.lorcana.rules.events import (
    Arranged,
    Moved,
    PutBeneath,
    Revealed,
    Shuffled,
)
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import (
    DECK,
    DISCARD,
    HAND,
    INKWELL,
    PLAY,
    Object,
    cards_in,
)
from oracle.games.lorcana.rules.turn.phases import draw_a_card
from oracle.games.lorcana.rules.turn_actions.play_by_effect import could_be_played, play_by_effect
from oracle.games.lorcana.rules.zones.deck import note_order
from oracle.kernel.chance import shuffled
from oracle.kernel.run import Committed

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@home("1.12.2")
@resolves(lang.Draw)
def _draw(run: Run, node: lang.Draw, context: Context) -> bool:
    wanted = amount_of(run, node.cards, context)
    start = len(run.events)
    drawn = sum(draw_a_card(run, context.player) for _ in range(wanted))
    follow(run, context, start)
    context.numbers["cards-drawn"] = drawn
    return drawn == wanted


@home("1.7.3", "7.3.4")
@resolves(lang.Discard)
def _discard(run: Run, node: lang.Discard, context: Context) -> bool:
    hand = cards_in(run.state, context.player, HAND)
    fitting = [t for t in hand if fits(run, context, t, node.what)]
    wanted = len(fitting) if node.all else amount_of(run, node.cards, context)
    fitting = [t for t in fitting if may_be_discarded(run, t)]
    count = len(fitting) if node.any_number else min(wanted, len(fitting))
    taken = run.ask(
        "choose", context.player, tuple(t.card for t in fitting), least=0 if node.any_number else count, most=count,
        source=context.card, text="discard",
    )  # fmt: skip
    discarded = _discard_cards(run, [t for t in fitting if t.card in taken], context)
    return node.any_number or discarded == wanted


@home("7.3.4")
@resolves(lang.DiscardThem)
def _discard_them(run: Run, node: lang.DiscardThem, context: Context) -> bool:
    meant = [t for t in alive(run, context, node.it) if t.zone == HAND]
    discarded = _discard_cards(run, [t for t in meant if may_be_discarded(run, t)], context)
    return discarded == len(meant) > 0


def _discard_cards(run: Run, things: list[Object], context: Context) -> int:
    start = len(run.events)
    discarded = run.happen(*[Moved(object=t.id, to=DISCARD, verb="discard") for t in things])
    follow(run, context, start)
    moves = [event for event in run.events[start:] if isinstance(event, Moved) and event.verb == "discard"]
    bind(context, "discarded", [event.new for event in moves])
    context.numbers["cards-discarded"] = discarded
    return discarded


@home("8.4.3")
@resolves(lang.PutUnder)
def _put_under(run: Run, node: lang.PutUnder, context: Context) -> bool:
    there = the_one([t for t in alive(run, context, node.under) if t.zone == PLAY])
    things = [t for t in alive(run, context, node.it) if t not in there]
    if not things or not there:
        return False
    put = run.happen(
        *[PutBeneath(object=t.id, onto=there[0].id, facedown=node.facedown, player=context.player) for t in things]
    )
    return put == len(things)


@home("1.7.7")
def _playable(run: Run, things: list[Object], context: Context) -> list[Object]:
    return [t for t in things if could_be_played(run, context.player, t, lang.Play())]


@home("7.1.4")
@resolves(lang.TakeFrom)
def _take_from(run: Run, node: lang.TakeFrom, context: Context) -> bool:
    things = alive(run, context, node.it)
    fitting = [t for t in things if fits(run, context, t, node.what)]
    if node.to_play:
        fitting = _playable(run, fitting, context)
    taken = run.ask(
        "choose", context.player, tuple(t.card for t in fitting), least=min(node.least, len(fitting)),
        most=min(node.most, len(fitting)), source=context.card, text="take",
    )  # fmt: skip
    picked = [t for t in fitting if t.card in taken]
    bind(context, "taken", [t.id for t in picked])
    bind(context, "rest", [t.id for t in things if t.card not in taken])
    if picked and node.reveal:
        run.happen(Revealed(cards=tuple(t.card for t in picked)))
    return len(picked) >= max(node.least, 1)


@home("4.2.3.2", "7.5.2", "7.5.6", "5.1.2.4")
@resolves(lang.Put)
def _put(run: Run, node: lang.Put, context: Context) -> bool:
    meant = affected_objects(run, node.it, node.all, context)
    # A card is only "put" from another zone (7.5.6); within a deck it changes places.
    things = [thing for thing in meant if thing.zone != node.to or node.to == DECK]
    arranged = in_any_order(run, things, node.place, context) if node.any_order else []
    if node.to == DECK and node.place == "top":
        things = things[::-1]
    if not things:
        return False
    start, by = len(run.events), context.player if node.to == INKWELL else ""
    moves = [
        Moved(object=t.id, to=node.to, verb=node.verb, exerted=node.exerted, place=node.place, player=by)
        for t in things
    ]
    note_order(run, [*moves, *arranged])
    put = run.happen(*moves, *arranged)
    follow(run, context, start)
    return put == len(meant) + len(arranged)


@home("7.2.3", "7.2.3.1")
def in_any_order(run: Run, things: list[Object], place: Literal["top", "bottom"], context: Context) -> list[Arranged]:
    """Each player orders their own cards that go into their deck, the cards of stacks one by one.

    Cards already in a deck are ordered by the player who has looked at them: their own player has not seen them
    (7.2.2).
    """
    found = []
    for player in view_of(run.state).players("each", context.player):
        refs = tuple(card for thing in things for card in thing.cards if thing.owner(card) == player)
        if len(refs) > 1:
            unseen = all(thing.zone == DECK for thing in things)
            who = context.player if unseen else player
            order = run.ask("order", who, refs, least=len(refs), most=len(refs), source=context.card, text="order")
            found.append(Arranged(player=player, place=place, cards=order))
    return found


@home("4.2.3.2", "7.5.2", "7.5.6", "5.1.2.4")
@resolves(lang.PutIntoInkwell)
def _put_into_inkwell(run: Run, node: lang.PutIntoInkwell, context: Context) -> bool:
    top, start = cards_in(run.state, context.player, DECK)[:1], len(run.events)
    put = run.happen(
        *(Moved(object=t.id, to=INKWELL, verb="put", exerted=node.exerted, player=context.player) for t in top)
    )
    follow(run, context, start)
    return put > 0


@resolves(lang.Shuffle)
def _shuffle(run: Run, node: lang.Shuffle, context: Context) -> bool:
    things = [] if node.it is None else alive(run, context, node.it)
    owners = {t.player for t in things} | ({context.player} if node.own else set())
    shuffled_in = 0
    if things:
        start = len(run.events)
        shuffled_in = run.happen(*[Moved(object=t.id, to=DECK, verb="shuffle") for t in things])
        follow(run, context, start)
    for owner in sorted(owners):
        if run.trial:
            raise Committed
        order, chance = shuffled(run.state.chance, [t.card for t in cards_in(run.state, owner, DECK)])
        run.happen(Shuffled(player=owner, order=order, chance=chance))
    return node.own or shuffled_in == len(things) > 0


@resolves(lang.Play)
def _play(run: Run, node: lang.Play, context: Context) -> bool:
    played: list[int] = []
    start = len(run.events)
    # Each named card is played, one by one in an order chosen by the player.
    while options := {thing.card: thing for thing in playable(run, context, node)}:
        taken = run.ask("choose", context.player, tuple(options), source=context.card, text="play")
        played.append(play_by_effect(run, context.player, options[taken[0]], node))
        if node.it is None:
            break
    follow(run, context, start)
    bind(context, "played", played)
    return bool(played)
