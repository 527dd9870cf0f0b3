"""What each verb of the effect language does as it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.kernel.chance import shuffled
from oracle.kernel.effects import Context, can_begin, resolve, resolves
from oracle.kernel.run import Committed, Event
from oracle.lorcana.abilities.beginning import playable
from oracle.lorcana.abilities.choices import alive, choose, pay_within_effect
from oracle.lorcana.abilities.view import view_of
from oracle.lorcana.cards import language as lang
from oracle.lorcana.events import (
    Began,
    Damaged,
    Exerted,
    Healed,
    Looked,
    Lore,
    Moved,
    MovedTo,
    Readied,
    Revealed,
    Shuffled,
)
from oracle.lorcana.rulebook import home
from oracle.lorcana.state import (
    DECK,
    DISCARD,
    HAND,
    INKWELL,
    PLAY,
    Change,
    Floating,
    Forbidden,
    Gained,
    NextPlay,
    Object,
    cards_in,
)
from oracle.lorcana.turn.phases import draw_a_card
from oracle.lorcana.turn_actions.play_by_effect import play_by_effect

if TYPE_CHECKING:
    from oracle.kernel.run import Run


def _amount(run: Run, amount: lang.Amount, context: Context) -> int:
    return view_of(run.state).number(amount, context.player, context.source, context.numbers)


def _meant(run: Run, it: str, what: lang.Filter | None, context: Context) -> list[Object]:
    """The cards an effect acts on: all that match, or the bound ones."""
    if what is None:
        return alive(run, context, it)
    view = view_of(run.state)
    return [t for t in view.in_play() if view.matches(t, what, context.player, context.source, context.bound)]


# --- structure ------------------------------------------------------------------------------------------


@home("6.1.4", "6.1.4.1")
@resolves(lang.May)
def _may(run: Run, node: lang.May, context: Context) -> bool:
    # What cannot be done, or paid (6.1.4.1), is as good as declined, and not asked.
    if not can_begin(run, node.do, context):
        return False
    taken = run.ask("may", context.player, ("yes", "no"), source=context.card, text="do it?")
    return taken == ("yes",) and resolve(run, node.do, context)


@resolves(lang.OneOf)
def _one_of(run: Run, node: lang.OneOf, context: Context) -> bool:
    possible = tuple(word for word, mode in node.modes.items() if can_begin(run, mode, context))
    taken = run.ask("option", context.player, possible or tuple(node.modes), source=context.card, text="choose one")
    return resolve(run, node.modes[taken[0]], context)


@resolves(lang.EachPlayer)
def _each_player(run: Run, node: lang.EachPlayer, context: Context) -> bool:
    done = True
    for player in view_of(run.state).players(node.who, context.player):
        done = _as_player(run, node.do, context, player) and done
    return done


@resolves(lang.ChoosePlayer)
def _choose_player(run: Run, node: lang.ChoosePlayer, context: Context) -> bool:
    players = tuple(view_of(run.state).players(node.who, context.player))
    taken = run.ask("option", context.player, players, source=context.card, text="choose a player")
    return _as_player(run, node.do, context, taken[0])


def _as_player(run: Run, effect: lang.Effect, context: Context, player: str) -> bool:
    own = Context(player=player, source=context.source, card=context.card, bound=dict(context.bound),
                  numbers=context.numbers, cost=context.cost)  # fmt: skip
    return resolve(run, effect, own)


@resolves(lang.Choose)
def _choose(run: Run, node: lang.Choose, context: Context) -> bool:
    return len(choose(run, context, node)) >= max(node.least, 1)


@resolves(lang.Pay)
def _pay(run: Run, node: lang.Pay, context: Context) -> bool:
    if not run.could(lambda: pay_within_effect(run, context, node)):
        return False
    return pay_within_effect(run, context, node)


# --- cards ----------------------------------------------------------------------------------------------


@resolves(lang.Draw)
def _draw(run: Run, node: lang.Draw, context: Context) -> bool:
    wanted = _amount(run, node.cards, context)
    drawn = sum(draw_a_card(run, context.player) for _ in range(wanted))
    return drawn == wanted


@home("7.3.4")
@resolves(lang.Discard)
def _discard(run: Run, node: lang.Discard, context: Context) -> bool:
    hand = cards_in(run.state, context.player, HAND)
    view = view_of(run.state)
    fitting = [t for t in hand if view.matches(t, node.what, context.player, context.source, context.bound)]
    wanted = len(fitting) if node.all else _amount(run, node.cards, context)
    count = min(wanted, len(fitting))
    taken = run.ask(
        "choose", context.player, tuple(t.card for t in fitting), least=count, most=count,
        source=context.card, text="discard",
    )  # fmt: skip
    _discard_cards(run, [t for t in fitting if t.card in taken], context)
    return count == wanted


@resolves(lang.DiscardThem)
def _discard_them(run: Run, node: lang.DiscardThem, context: Context) -> bool:
    things = [t for t in alive(run, context, node.it) if t.zone == HAND]
    _discard_cards(run, things, context)
    return bool(things)


def _discard_cards(run: Run, things: list[Object], context: Context) -> None:
    context.numbers["cards-discarded"] = len(things)
    if things:
        run.happen(*[Moved(object=t.id, to=DISCARD, verb="discard") for t in things])


@resolves(lang.RevealHand)
def _reveal_hand(run: Run, _node: lang.RevealHand, context: Context) -> bool:
    players = tuple(view_of(run.state).players("opponents", context.player))
    chosen = run.ask("option", context.player, players, source=context.card, text="choose an opponent")[0]
    hand = cards_in(run.state, chosen, HAND)
    context.bound["revealed"] = tuple(t.id for t in hand)
    if hand:
        run.happen(Revealed(cards=tuple(t.card for t in hand)))
    return True


@resolves(lang.LookAtTop)
def _look_at_top(run: Run, node: lang.LookAtTop, context: Context) -> bool:
    top = cards_in(run.state, context.player, DECK)[: node.cards]
    context.bound["looked"] = tuple(t.id for t in top)
    if top:
        run.happen(Looked(player=context.player, cards=tuple(t.card for t in top)))
    return len(top) == node.cards


@resolves(lang.RevealTop)
def _reveal_top(run: Run, _node: lang.RevealTop, context: Context) -> bool:
    top = cards_in(run.state, context.player, DECK)[:1]
    context.bound["revealed"] = tuple(t.id for t in top)
    if top:
        run.happen(Revealed(cards=(top[0].card,)))
    return bool(top)


@resolves(lang.TakeFrom)
def _take_from(run: Run, node: lang.TakeFrom, context: Context) -> bool:
    view = view_of(run.state)
    things = alive(run, context, node.it)
    fitting = [t for t in things if view.matches(t, node.what, context.player, context.source, context.bound)]
    taken = run.ask(
        "choose", context.player, tuple(t.card for t in fitting), least=min(node.least, len(fitting)),
        most=min(node.most, len(fitting)), source=context.card, text="take",
    )  # fmt: skip
    picked = [t for t in fitting if t.card in taken]
    context.bound["taken"] = tuple(t.id for t in picked)
    context.bound["rest"] = tuple(t.id for t in things if t.card not in taken)
    if picked and node.reveal:
        run.happen(Revealed(cards=tuple(t.card for t in picked)))
    return len(picked) >= max(node.least, 1)


@resolves(lang.Put)
def _put(run: Run, node: lang.Put, context: Context) -> bool:
    things = alive(run, context, node.it)
    if node.any_order and len(things) > 1:
        refs = tuple(t.card for t in things)
        order = run.ask(
            "order", context.player, refs, least=len(refs), most=len(refs), source=context.card, text="order"
        )
        things = sorted(things, key=lambda t: order.index(t.card))
    if node.to == DECK and node.place == "top":
        things = things[::-1]
    if things:
        run.happen(
            *[Moved(object=t.id, to=node.to, verb=node.verb, exerted=node.exerted, place=node.place) for t in things]
        )
    return bool(things)


@home("4.2.3.2", "7.5.6")
@resolves(lang.PutIntoInkwell)
def _put_into_inkwell(run: Run, node: lang.PutIntoInkwell, context: Context) -> bool:
    top = cards_in(run.state, context.player, DECK)[:1]
    if top:
        run.happen(Moved(object=top[0].id, to=INKWELL, verb="put", exerted=node.exerted))
    return bool(top)


@resolves(lang.Shuffle)
def _shuffle(run: Run, node: lang.Shuffle, context: Context) -> bool:
    things = alive(run, context, node.it)
    owners = {t.player for t in things}
    if things:
        start = len(run.events)
        run.happen(*[Moved(object=t.id, to=DECK, verb="shuffle") for t in things])
        # The text may still compare with these cards in their new zone (7.1.6).
        context.bound[node.it] = tuple(event.new for event in run.events[start:] if isinstance(event, Moved))
    for owner in sorted(owners):
        if run.trial:
            raise Committed
        order, chance = shuffled(run.state.chance, [t.card for t in cards_in(run.state, owner, DECK)])
        run.happen(Shuffled(player=owner, order=order, chance=chance))
    return bool(things)


@resolves(lang.Play)
def _play(run: Run, node: lang.Play, context: Context) -> bool:
    options = {thing.card: thing for thing in playable(run, context, node)}
    if not options:
        return False
    taken = run.ask("choose", context.player, tuple(options), source=context.card, text="play")
    new = play_by_effect(run, context.player, options[taken[0]], node)
    context.bound["played"] = (new,)
    return True


# --- characters, items, locations -----------------------------------------------------------------------


@resolves(lang.Exert)
def _exert(run: Run, node: lang.Exert, context: Context) -> bool:
    things = [t for t in alive(run, context, node.it) if t.zone == PLAY and not t.exerted]
    if things:
        run.happen(Exerted(objects=tuple(t.id for t in things), why="effect"))
    return bool(things)


@resolves(lang.Ready)
def _ready(run: Run, node: lang.Ready, context: Context) -> bool:
    things = [t for t in alive(run, context, node.it) if t.zone == PLAY and t.exerted]
    if things:
        run.happen(Readied(objects=tuple(t.id for t in things)))
    return bool(things)


@resolves(lang.Banish)
def _banish(run: Run, node: lang.Banish, context: Context) -> bool:
    things = [t for t in _meant(run, node.it, node.all, context) if t.zone == PLAY]
    if things:
        run.happen(*[Moved(object=t.id, to=DISCARD, verb="banish") for t in things])
    return bool(things)


@home("1.9.5", "8.8.2")
@resolves(lang.DealDamage)
def _deal_damage(run: Run, node: lang.DealDamage, context: Context) -> bool:
    amount = _amount(run, node.damage, context)
    view = view_of(run.state)
    things = [thing for thing in _meant(run, node.it, node.all, context) if thing.zone == PLAY]
    dealt: list[Event] = []
    for thing in things:
        damage = max(amount - (view.keyword(thing, "resist") or 0), 0)
        if damage:
            dealt.append(Damaged(object=thing.id, damage=damage, how="dealt"))
    if dealt:
        run.happen(*dealt)
    # Damage reduced to 0 was dealt all the same (1.9.5), in the editions that say so.
    return bool(dealt) or (amount > 0 and bool(things) and run.game.edition.zero_damage_was_dealt)


@home("1.9.2.3")
@resolves(lang.RemoveDamage)
def _remove_damage(run: Run, node: lang.RemoveDamage, context: Context) -> bool:
    removed = 0
    for thing in alive(run, context, node.it):
        amount = thing.damage if node.damage is None else _up_to(run, min(thing.damage, node.damage), context)
        if amount:
            run.happen(Healed(object=thing.id, damage=amount))
            removed += amount
    context.numbers["damage-removed"] = removed
    return removed > 0


def _up_to(run: Run, most: int, context: Context) -> int:
    # "Up to" leaves the number to the player, and 0 is a number (6.1.3).
    numbers = tuple(str(number) for number in range(most + 1))
    return int(run.ask("option", context.player, numbers, source=context.card, text="how much damage to remove")[0])


@resolves(lang.Gets)
def _gets(run: Run, node: lang.Gets, context: Context) -> bool:
    objects = tuple(t.id for t in _meant(run, node.it, node.all, context) if t.zone == PLAY)
    plus = _amount(run, node.plus, context)
    if objects:
        run.happen(Began(modifier=Change(id=0, player=context.player, card=context.card, until=node.until,
                                         objects=objects, stat=node.stat, plus=plus)))  # fmt: skip
    return bool(objects)


@resolves(lang.Gains)
def _gains(run: Run, node: lang.Gains, context: Context) -> bool:
    objects = tuple(t.id for t in _meant(run, node.it, node.all, context) if t.zone == PLAY)
    if objects:
        run.happen(Began(modifier=Gained(id=0, player=context.player, card=context.card, until=node.until,
                                         objects=objects, keyword=node.keyword, value=node.value)))  # fmt: skip
    return bool(objects)


@resolves(lang.MoveThere)
def _move_there(run: Run, node: lang.MoveThere, context: Context) -> bool:
    itself = run.state.objects.get(context.source)
    there = [t for t in alive(run, context, node.it) if t.zone == PLAY]
    if itself is None or itself.zone != PLAY or not there:
        return False
    run.happen(MovedTo(object=itself.id, location=there[0].id))
    return True


# --- players and what lasts -----------------------------------------------------------------------------


@resolves(lang.GainLore)
def _gain_lore(run: Run, node: lang.GainLore, context: Context) -> bool:
    lore = _amount(run, node.lore, context)
    if lore > 0:
        run.happen(Lore(player=context.player, by=lore))
    return lore > 0


@resolves(lang.LoseLore)
def _lose_lore(run: Run, node: lang.LoseLore, context: Context) -> bool:
    wanted = _amount(run, node.lore, context)
    lore = min(wanted, run.state.players[context.player].lore)
    if lore:
        run.happen(Lore(player=context.player, by=-lore))
    return bool(lore == wanted)


@resolves(lang.PayLess)
def _pay_less(run: Run, node: lang.PayLess, context: Context) -> bool:
    less = _amount(run, node.less, context)
    run.happen(Began(modifier=NextPlay(id=0, player=context.player, card=context.card, until=node.until,
                                       less=less, next=node.next)))  # fmt: skip
    return True


@resolves(lang.Forbid)
def _forbid(run: Run, node: lang.Forbid, context: Context) -> bool:
    objects = None if node.what.it is None else context.bound.get(node.what.it, ())
    what = replace(node.what, it=None)
    run.happen(Began(modifier=Forbidden(id=0, player=context.player, card=context.card, until=node.until, who=node.who,
                                        action=node.action, what=what, objects=objects)))  # fmt: skip
    return True


@home("6.2.7.1")
@resolves(lang.Whenever)
def _whenever(run: Run, node: lang.Whenever, context: Context) -> bool:
    run.happen(Began(modifier=Floating(id=0, player=context.player, card=context.card, until=node.until,
                                       source=context.source, ability=node.ability)))  # fmt: skip
    return True
