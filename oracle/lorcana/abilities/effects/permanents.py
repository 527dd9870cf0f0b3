"""What happens to characters, items and locations in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.kernel.effects import Context, resolves
from oracle.kernel.run import Event
from oracle.lorcana.abilities.choices import alive
from oracle.lorcana.abilities.effects.common import amount_of, lasting, meant
from oracle.lorcana.abilities.view import view_of
from oracle.lorcana.cards import language as lang
from oracle.lorcana.events import (
    Began,
    Damaged,
    Exerted,
    Healed,
    Moved,
    MovedTo,
    Readied,
)
from oracle.lorcana.rulebook import home
from oracle.lorcana.state import (
    DISCARD,
    PLAY,
    Change,
    Gained,
)
from oracle.lorcana.turn.readying import can_ready

if TYPE_CHECKING:
    from oracle.kernel.run import Run


@resolves(lang.Exert)
def _exert(run: Run, node: lang.Exert, context: Context) -> bool:
    things = [t for t in meant(run, node.it, node.all, context) if t.zone == PLAY and not t.exerted]
    if things:
        run.happen(Exerted(objects=tuple(t.id for t in things), why="effect"))
    return bool(things)


@resolves(lang.Ready)
def _ready(run: Run, node: lang.Ready, context: Context) -> bool:
    things = [t for t in meant(run, node.it, node.all, context) if t.zone == PLAY and t.exerted and can_ready(run, t)]
    if things:
        run.happen(Readied(objects=tuple(t.id for t in things), player=context.player))
    return bool(things)


@resolves(lang.Banish)
def _banish(run: Run, node: lang.Banish, context: Context) -> bool:
    things = [t for t in meant(run, node.it, node.all, context) if t.zone == PLAY]
    if things:
        run.happen(*[Moved(object=t.id, to=DISCARD, verb="banish") for t in things])
    return bool(things)


@home("1.9.5", "8.8.2")
@resolves(lang.DealDamage)
def _deal_damage(run: Run, node: lang.DealDamage, context: Context) -> bool:
    amount = amount_of(run, node.damage, context)
    view = view_of(run.state)
    things = [thing for thing in meant(run, node.it, node.all, context) if thing.zone == PLAY]
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
    removed, healed = 0, []
    for thing in meant(run, node.it, node.all, context):
        amount = thing.damage if node.damage is None else _up_to(run, min(thing.damage, node.damage), context)
        if amount:
            run.happen(Healed(object=thing.id, damage=amount))
            removed += amount
            healed.append(thing.id)
    context.numbers["damage-removed"] = removed
    context.bound["healed"] = tuple(healed)
    return removed > 0


def _up_to(run: Run, most: int, context: Context) -> int:
    # "Up to" leaves the number to the player, and 0 is a number (6.1.3).
    numbers = tuple(str(number) for number in range(most + 1))
    return int(run.ask("option", context.player, numbers, source=context.card, text="how much damage to remove")[0])


@resolves(lang.Gets)
def _gets(run: Run, node: lang.Gets, context: Context) -> bool:
    things = [t for t in meant(run, node.it, node.all, context) if t.zone == PLAY]
    plus = amount_of(run, node.plus, context)
    begun = [
        Began(modifier=Change(**lasts, objects=objects, stat=node.stat, plus=plus))
        for lasts, objects in lasting(run, node.until, things, context)
    ]
    if begun:
        run.happen(*begun)
    return bool(begun)


@resolves(lang.Gains)
def _gains(run: Run, node: lang.Gains, context: Context) -> bool:
    things = [t for t in meant(run, node.it, node.all, context) if t.zone == PLAY]
    begun = [
        Began(modifier=Gained(**lasts, objects=objects, keyword=node.keyword, value=node.value))
        for lasts, objects in lasting(run, node.until, things, context)
    ]
    if begun:
        run.happen(*begun)
    return bool(begun)


@resolves(lang.MoveThere)
def _move_there(run: Run, node: lang.MoveThere, context: Context) -> bool:
    itself = run.state.objects.get(context.source)
    there = [t for t in alive(run, context, node.it) if t.zone == PLAY]
    if itself is None or itself.zone != PLAY or not there:
        return False
    run.happen(MovedTo(object=itself.id, location=there[0].id))
    return True
