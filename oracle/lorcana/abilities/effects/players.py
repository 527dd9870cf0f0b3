"""Lore, and what an effect leaves behind for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.kernel.effects import Context, resolves
from oracle.lorcana.abilities.effects.common import amount_of
from oracle.lorcana.cards import language as lang
from oracle.lorcana.concepts.golden_rules import may_gain_lore
from oracle.lorcana.events import (
    Began,
    Lore,
)
from oracle.lorcana.rulebook import home
from oracle.lorcana.state import (
    Floating,
    Forbidden,
    NextPlay,
)

if TYPE_CHECKING:
    from oracle.kernel.run import Run


@resolves(lang.GainLore)
def _gain_lore(run: Run, node: lang.GainLore, context: Context) -> bool:
    lore = amount_of(run, node.lore, context)
    gained = lore > 0 and may_gain_lore(run, context.player)
    if gained:
        run.happen(Lore(player=context.player, by=lore))
    return gained


@resolves(lang.LoseLore)
def _lose_lore(run: Run, node: lang.LoseLore, context: Context) -> bool:
    wanted = amount_of(run, node.lore, context)
    lore = min(wanted, run.state.players[context.player].lore)
    if lore:
        run.happen(Lore(player=context.player, by=-lore))
    return bool(lore == wanted)


@resolves(lang.PayLess)
def _pay_less(run: Run, node: lang.PayLess, context: Context) -> bool:
    less = amount_of(run, node.less, context)
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
