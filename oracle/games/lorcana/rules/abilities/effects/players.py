"""Effects on players: lore, and lasting effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.choices import alive
from oracle.games.lorcana.rules.abilities.effects.common import amount_of, begin, kept, lasting
from oracle.games.lorcana.rules.abilities.interpreter import Context, resolves
from oracle.games.lorcana.rules.concepts.golden_rules import may_gain_lore, may_lose_lore
from oracle.games.lorcana.rules.events import (
    Lore,
)
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import (
    Delayed,
    Floating,
    Forbidden,
    FromUnder,
    NextPlay,
)

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@resolves(lang.GainLore)
def _gain_lore(run: Run, node: lang.GainLore, context: Context) -> bool:
    lore = amount_of(run, node.lore, context)
    return lore > 0 and may_gain_lore(run, context.player) and run.happen(Lore(player=context.player, by=lore)) > 0


@home("1.11.1")
@resolves(lang.LoseLore)
def _lose_lore(run: Run, node: lang.LoseLore, context: Context) -> bool:
    wanted = amount_of(run, node.lore, context)
    lore = min(wanted, run.state.players[context.player].lore)
    before = run.state.players[context.player].lore
    lost = bool(lore) and may_lose_lore(run, context.player) and run.happen(Lore(player=context.player, by=-lore)) > 0
    now = run.state.players[context.player].lore
    context.numbers["lore-lost"] = context.numbers.get("lore-lost", 0) + max(before - now, 0)
    return lore == wanted and (lost or not lore)


@resolves(lang.PayLess)
def _pay_less(run: Run, node: lang.PayLess, context: Context) -> bool:
    less = amount_of(run, node.less, context)
    following, about = kept(run, node.next, context)
    begun = (
        NextPlay(**lasts, **about, less=less, next=following) for lasts, _ in lasting(run, node.until, None, context)
    )
    return begin(run, begun)


@resolves(lang.AllowPlayFromUnder)
def _allow_play_from_under(run: Run, node: lang.AllowPlayFromUnder, context: Context) -> bool:
    begun = (
        FromUnder(**lasts, under=context.source, what=node.what) for lasts, _ in lasting(run, node.until, None, context)
    )
    return begin(run, begun)


@resolves(lang.Forbid)
def _forbid(run: Run, node: lang.Forbid, context: Context) -> bool:
    what, about = kept(run, replace(node.what, it=None), context)
    bound = None if node.what.it is None else alive(run, context, node.what.it)
    begun = (
        Forbidden(**lasts, **about, who=node.who, action=node.action, what=what, objects=objects)
        for lasts, objects in lasting(run, node.until, bound, context)
    )
    return begin(run, begun)


@home("6.2.7.1")
@resolves(lang.Whenever)
def _whenever(run: Run, node: lang.Whenever, context: Context) -> bool:
    bound = dict(context.bound)
    begun = (
        Floating(**lasts, source=context.source, ability=node.ability, bound=bound)
        for lasts, _ in lasting(run, node.until, None, context)
    )
    return begin(run, begun)


@home("6.2.7.2")
@resolves(lang.Later)
def _delay_ability(run: Run, node: lang.Later, context: Context) -> bool:
    bound = dict(context.bound)
    begun = (
        Delayed(**lasts, source=context.source, ability=node.ability, bound=bound)
        for lasts, _ in lasting(run, node.until, None, context)
    )
    return begin(run, begun)
