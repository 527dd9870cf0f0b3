"""Verbs about statuses and counters: 7.3.3, 7.3.6, 7.3.8, 7.3.10, 7.3.12, 7.3.13, 7.3.15, 7.3.18."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.rules.effects.choosing import both_there, objects
from oracle.games.altered.rules.effects.context import Ctx, number, text_of
from oracle.games.altered.rules.effects.verbs import verb
from oracle.games.altered.rules.events import CountersGained, CountersLost, StatusGained, StatusLost
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import Object
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event

BOOST = "boost"
NO_MORE = "no more"
"""The answer of a player who takes no further counter."""


@verb(lang.Gain)
@rule("7.3.12.a", "7.3.13.a", "2.5.f", "6.1.e")
def gain(run: Run, node: lang.Gain, ctx: Ctx) -> list[Event]:
    """Statuses and counters for each of the objects, at once."""

    def gained(thing: Object, count: int) -> list[Event]:
        counters = CountersGained(object=thing.id, counter=node.counter, count=count, by=ctx.player)
        statuses = [StatusGained(object=thing.id, status=status, by=ctx.player) for status in node.status]
        return [counters, *statuses] if count > 0 else [*statuses]

    # The amount may depend on the choice.
    chosen = objects(run, node.what, ctx, would=lambda thing: gained(thing, int(node.count != 0)))
    count = number(run, node.count, ctx)
    return [action for thing in chosen for action in gained(thing, count)]


@verb(lang.Lose)
@rule("7.3.15.a", "2.5.g")
def lose(run: Run, node: lang.Lose, ctx: Ctx) -> list[Event]:
    """Statuses and counters of each object, at once; counters at most as many as there are."""
    chosen, count = objects(run, node.what, ctx), number(run, node.count, ctx)
    actions: list[Event] = []
    for thing in chosen:
        actions += remove(thing, node.counter, count, ctx)
        actions += [StatusLost(object=thing.id, status=status, by=ctx.player) for status in node.status]
    return actions


def remove(thing: Object, counter: str, count: int, ctx: Ctx) -> list[Event]:
    """Counters removed from an object, at most as many as it has."""
    least = min(count, thing.count(counter))
    return [CountersLost(object=thing.id, counter=counter, count=least, by=ctx.player)] if least > 0 else []


@verb(lang.Remove)
@rule("2.5.g", "6.1.e", "6.1.g")
def remove_counters(run: Run, node: lang.Remove, ctx: Ctx) -> list[Event]:
    """Counters removed from each object; with several kinds, or a free amount, the controller decides."""
    actions: list[Event] = []
    for thing in objects(run, node.what, ctx):
        names = tuple(name for name, _ in thing.counters if is_meant(node, name))
        there = sum(thing.count(name) for name in names)
        count = there if node.count is None else min(number(run, node.count, ctx), there)
        for name, removed in choose_counters(run, node, ctx, thing, count).items():
            actions.append(CountersLost(object=thing.id, counter=name, count=removed, by=ctx.player))
    ctx.count("removed", sum(action.count for action in actions if isinstance(action, CountersLost)))
    return actions


@home("2.5.c")
def is_meant(node: lang.Remove, name: str) -> bool:
    """Whether counters of this name may be removed."""
    return node.counter in (None, name)


@rule("6.1.g")
def choose_counters(run: Run, node: lang.Remove, ctx: Ctx, thing: Object, count: int) -> dict[str, int]:
    """Counters of an object, chosen one by one among the remaining permitted names."""
    taken: dict[str, int] = {}
    for _ in range(count):
        left = [name for name, there in thing.counters if there > taken.get(name, 0)]
        names = tuple(name for name in left if is_meant(node, name))
        options = (*names, NO_MORE) if node.up_to else names
        text = f"a counter of {thing.card}"
        (name,) = run.ask("option", ctx.player, options, source=ctx.source.card, text=text)
        if name == NO_MORE:
            break
        taken[name] = taken.get(name, 0) + 1
    return taken


@verb(lang.Ready)
@rule("7.3.18.a")
def ready(run: Run, node: lang.Ready, ctx: Ctx) -> list[Event]:
    """They become ready."""

    def one(thing: Object) -> Event:
        return StatusLost(object=thing.id, status="exhausted", by=ctx.player)

    return [one(thing) for thing in objects(run, node.what, ctx, would=one)]


@verb(lang.Exhaust)
@rule("7.3.10.a", "2.4.5.a")
def exhaust(run: Run, node: lang.Exhaust, ctx: Ctx) -> list[Event]:
    """They become exhausted."""

    def one(thing: Object) -> Event:
        by = thing.controller if node.each_their_own else ctx.player
        return StatusGained(object=thing.id, status="exhausted", by=by)

    return [one(thing) for thing in objects(run, node.what, ctx, would=one)]


@verb(lang.Augment)
@rule("7.3.3.a")
def augment(run: Run, node: lang.Augment, ctx: Ctx) -> list[Event]:
    """One more of a kind of counter that is there already; the player chooses the kind."""
    actions: list[Event] = []
    for thing in objects(run, node.what, ctx):
        names = tuple(name for name, _ in thing.counters)
        if names:
            (counter,) = run.ask("option", ctx.player, names, source=ctx.source.card, text=f"a counter of {thing.card}")
            actions.append(CountersGained(object=thing.id, counter=counter, count=1, by=ctx.player))
    return actions


@verb(lang.Double)
@rule("7.3.6.a", "7.3.6.b")
def double(run: Run, node: lang.Double, ctx: Ctx) -> list[Event]:
    """Doubles the existing counters; zero cannot be doubled."""
    if isinstance(node.what, lang.Target | lang.Choose) and any(
        not thing.count(node.counter) for thing in view_of(run.state).all_such(node.what.what, text_of(run, ctx))
    ):
        rests_on(100)
    return [
        CountersGained(object=thing.id, counter=node.counter, count=thing.count(node.counter), by=ctx.player)
        for thing in objects(run, node.what, ctx)
        if thing.count(node.counter)
    ]


@verb(lang.ExchangeBoosts)
@rule("7.3.8.a", "7.3.8.b")
def exchange_boosts(run: Run, node: lang.ExchangeBoosts, ctx: Ctx) -> list[Event]:
    """The difference goes from the one with more boosts to the one with fewer, at once."""
    if not both_there(run, node, ctx):
        ctx.lacked = True
        return []
    first, second = objects(run, node.first, ctx), objects(run, node.second, ctx)
    if len(first) != 1 or len(second) != 1:
        return []
    more, fewer = sorted((first[0], second[0]), key=lambda thing: -thing.count(BOOST))
    difference = more.count(BOOST) - fewer.count(BOOST)
    if not difference:
        return []
    return [
        CountersLost(object=more.id, counter=BOOST, count=difference, by=ctx.player),
        CountersGained(object=fewer.id, counter=BOOST, count=difference, by=ctx.player),
    ]
