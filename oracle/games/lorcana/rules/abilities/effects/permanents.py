"""Effects on characters, items and locations in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.choices import alive, bind, the_one
from oracle.games.lorcana.rules.abilities.effects.common import (
    affected_objects,
    amount_of,
    begin,
    follow,
    kept,
    lasting,
)
from oracle.games.lorcana.rules.abilities.gaining import told_apart
from oracle.games.lorcana.rules.abilities.interpreter import Context, resolves
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.damage import (
    Hit,
    Transfer,
    deal_damage,
    has_damage,
    move_damage,
    put_damage,
    remove_damage,
)
from oracle.games.lorcana.rules.events import (
    Exerted,
    Moved,
    Readied,
)
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import (
    DISCARD,
    INKWELL,
    PLAY,
    Allowed,
    Change,
    Classified,
    Compelled,
    Gained,
    GainedAbility,
    Lost,
    Object,
    Replacing,
)
from oracle.games.lorcana.rules.turn.readying import can_ready
from oracle.games.lorcana.rules.turn_actions.move_a_character import move_to

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


_TURNED = (PLAY, INKWELL)
"""Zones in which cards are ready or exerted; cards in an inkwell are ink, whatever their type (7.5.1)."""


@home("5.1.1.2", "5.1.2.3", "6.1.5.1")
@resolves(lang.Exert)
def _exert(run: Run, node: lang.Exert, context: Context) -> bool:
    view = view_of(run.state)
    meant = [t for t in affected_objects(run, node.it, node.all, context) if t.zone in _TURNED]
    ready = [t for t in meant if not t.exerted]
    things = [t for t in ready if t.zone == INKWELL or view.definition(t).type != "location"]
    done = bool(things) and run.happen(Exerted(objects=tuple(t.id for t in things), why="effect")) > 0
    return done and (node.all is not None or len(things) == len(meant))


@home("5.1.1.1", "6.1.5.1")
@resolves(lang.Ready)
def _ready(run: Run, node: lang.Ready, context: Context) -> bool:
    meant = [t for t in affected_objects(run, node.it, node.all, context) if t.exerted or node.all is None]
    things = [t for t in meant if t.exerted and (t.zone == INKWELL or (t.zone == PLAY and can_ready(run, t)))]
    done = bool(things) and run.happen(Readied(objects=tuple(t.id for t in things), player=context.player)) > 0
    return done and len(things) == len(meant)


@home("6.1.5.1")
@resolves(lang.Banish)
def _banish(run: Run, node: lang.Banish, context: Context) -> bool:
    things = [t for t in affected_objects(run, node.it, node.all, context) if t.zone == PLAY]
    if not things:
        return False
    start = len(run.events)
    banished = run.happen(*[Moved(object=t.id, to=DISCARD, verb="banish") for t in things])
    follow(run, context, start)
    return banished == len(things)


@resolves(lang.DealDamage)
def _deal_damage(run: Run, node: lang.DealDamage, context: Context) -> bool:
    amount = amount_of(run, node.damage, context)
    things = [thing for thing in affected_objects(run, node.it, node.all, context) if thing.zone == PLAY]
    return deal_damage(
        run,
        [Hit(object=thing.id, base=amount, by=context.source, unreduced=node.unreduced) for thing in things],
    )


@resolves(lang.PutDamage)
def _put_damage(run: Run, node: lang.PutDamage, context: Context) -> bool:
    amount = amount_of(run, node.damage, context)
    return put_damage(run, affected_objects(run, node.it, node.all, context), amount, context.source)


@resolves(lang.MoveDamage)
def _move_damage(run: Run, node: lang.MoveDamage, context: Context) -> bool:
    sources = [thing for thing in affected_objects(run, node.it, node.all, context) if thing.zone == PLAY]
    target = next(iter(the_one([thing for thing in alive(run, context, node.to) if has_damage(run, thing)])), None)
    moved = 0
    if target is not None:
        for source in sources:
            moved += _move_from(run, node, context, source, target) if source.id != target.id else 0
    context.numbers["damage-moved"] = moved
    return moved > 0


def _move_from(run: Run, node: lang.MoveDamage, context: Context, source: Object, target: Object) -> int:
    amount = source.damage if node.damage is None else min(source.damage, node.damage)
    if node.damage is not None and not node.exactly:
        amount = _up_to(run, amount, context)
    return move_damage(run, Transfer(player=context.player, damage=amount, by=context.source), source, target)


@resolves(lang.RemoveDamage)
def _remove_damage(run: Run, node: lang.RemoveDamage, context: Context) -> bool:
    removed, healed = 0, []
    for thing in affected_objects(run, node.it, node.all, context):
        amount = _to_remove(run, node, context, thing.damage)
        gone = remove_damage(run, context.player, thing, amount)
        removed += gone
        if gone:
            healed.append(thing.id)
    context.numbers["damage-removed"] = removed
    bind(context, "healed", healed)
    return removed > 0


def _to_remove(run: Run, node: lang.RemoveDamage, context: Context, there: int) -> int:
    if node.damage is None:
        return there
    return min(there, node.damage) if node.exactly else _up_to(run, min(there, node.damage), context)


def _up_to(run: Run, most: int, context: Context) -> int:
    # "Up to" leaves the number to the player, and 0 is a number (6.1.3).
    numbers = tuple(str(number) for number in range(most + 1))
    return int(run.ask("option", context.player, numbers, source=context.card, text="how much damage")[0])


@home("6.5.3")
@resolves(lang.Replace)
def _replace(run: Run, node: lang.Replace, context: Context) -> bool:
    ability, what, bound = node.ability, node.ability.would.what, dict(context.bound)
    if what is not None:
        ability = replace(ability, would=replace(ability.would, what=kept(run, what, context)[0]))
    each: list[list[Object] | None] = [None]
    if node.it is not None:
        things = [t for t in alive(run, context, node.it) if t.zone == PLAY]
        # For several cards, "the next time" applies to each of them.
        each = [[thing] for thing in things] if node.next else [things]
    begun = (
        Replacing(**lasts, source=context.source, bound=bound, objects=objects, ability=ability, next=node.next)
        for things_of_one in each
        for lasts, objects in lasting(run, node.until, things_of_one, context)
    )
    return begin(run, begun)


@resolves(lang.Gets)
def _gets(run: Run, node: lang.Gets, context: Context) -> bool:
    things = [t for t in affected_objects(run, node.it, node.all, context) if t.zone == PLAY]
    plus = amount_of(run, node.plus, context)
    begun = (
        Change(**lasts, objects=objects, stat=node.stat, plus=plus, challenging=node.challenging)
        for lasts, objects in lasting(run, node.until, things, context)
    )
    return begin(run, begun)


@resolves(lang.Gains)
def _gains(run: Run, node: lang.Gains, context: Context) -> bool:
    things = [t for t in affected_objects(run, node.it, node.all, context) if t.zone == PLAY]
    begun = (
        Gained(**lasts, objects=objects, keyword=node.keyword, value=node.value)
        for lasts, objects in lasting(run, node.until, things, context)
    )
    return begin(run, begun)


@resolves(lang.Loses)
def _loses(run: Run, node: lang.Loses, context: Context) -> bool:
    things = [t for t in affected_objects(run, node.it, node.all, context) if t.zone == PLAY]
    begun = (
        Lost(**lasts, objects=objects or (), keyword=node.keyword)
        for lasts, objects in lasting(run, node.until, things, context)
    )
    return begin(run, begun)


@home("6.4.2.2")
@resolves(lang.GainsClassification)
def _gains_classification(run: Run, node: lang.GainsClassification, context: Context) -> bool:
    things = [t for t in affected_objects(run, node.it, node.all, context) if t.zone == PLAY]
    begun = (
        Classified(**lasts, objects=objects or (), classification=node.classification)
        for lasts, objects in lasting(run, node.until, things, context)
    )
    return begin(run, begun)


@resolves(lang.MustQuest)
def _must_quest(run: Run, node: lang.MustQuest, context: Context) -> bool:
    things = [t for t in affected_objects(run, node.it, node.all, context) if t.zone == PLAY]
    begun = (Compelled(**lasts, objects=objects or ()) for lasts, objects in lasting(run, node.until, things, context))
    return begin(run, begun)


@home("6.4.2.2")
@resolves(lang.GainsAbility)
def _gains_ability(run: Run, node: lang.GainsAbility, context: Context) -> bool:
    things = [t for t in affected_objects(run, node.it, node.all, context) if t.zone == PLAY]
    ability = told_apart(node.ability, run.game.cards[context.card].full_name)
    begun = (
        GainedAbility(**lasts, objects=objects, ability=ability)
        for lasts, objects in lasting(run, node.until, things, context)
        if objects is not None
    )
    return begin(run, begun)


@resolves(lang.AllowToChallengeReady)
def _allow_to_challenge_ready(run: Run, node: lang.AllowToChallengeReady, context: Context) -> bool:
    things = [t for t in affected_objects(run, node.it, node.all, context) if t.zone == PLAY]
    against, about = kept(run, node.against, context)
    begun = (
        Allowed(**lasts, **about, objects=objects, what=against)
        for lasts, objects in lasting(run, node.until, things, context)
    )
    return begin(run, begun)


@resolves(lang.MoveTo)
def _move_to(run: Run, node: lang.MoveTo, context: Context) -> bool:
    there = the_one([thing for thing in alive(run, context, node.to) if thing.zone == PLAY])
    return bool(there) and move_to(run, context.player, alive(run, context, node.it), there[0])
