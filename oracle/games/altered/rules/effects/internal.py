"""Optional payments inside an effect: an optional step in 3.0 (6.5.c, 6.1.d), an internal action in 1.x."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.rules.effects.context import Ctx, follow
from oracle.games.altered.rules.effects.costs import can_pay, pay
from oracle.games.altered.rules.effects.structure import UNFOLDED
from oracle.games.altered.rules.playing.declared_effect import declare_effect
from oracle.games.altered.rules.rulebook import home, rule

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run


@home("1.x:1.2.6.e", "1.x:1.2.6.e-ignored", "1.x:5.1.1.c", "1.x:6.4.f")
@rule("6.5.c", "6.1.d", "6.4.b", "1.2.5.b", "1.2.6.d")
def pay_to(run: Run, node: lang.PayTo, ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """A player who can pay decides whether to; the cost is one step, and its effect follows in the next ones."""
    if not can_pay(run, ctx.player, ctx.source, node.cost, ctx.bound):
        return []
    if run.ask("may", ctx.player, ("yes", "no"), source=ctx.source.card, text="pay for it?") == ("no",):
        return []
    then, ends = declare_internal_action(run, node, ctx)
    follow(ctx, pay(run, ctx.player, ctx.source, node.cost, ctx.bound))
    began[:] = [True] * len(began)
    return [then, *ends]


@rule("6.5.b", "6.5.g")
def declare_internal_action(run: Run, node: lang.PayTo, ctx: Ctx) -> tuple[lang.Effect, list[lang.Effect]]:
    """In 1.x it is declared before it is paid for, with modes and targets, and has its own end."""
    if not run.game.edition.targets_in_declaration:
        return node.then, []
    then: lang.Effect = declare_effect(run, ctx, node.then)
    end = lang.InternalDone(since=run.state.next_id, within=ctx.internal)
    ctx.internal = True
    return then, [end]


@home("1.x:4.4.a-remark", "1.x:4.4.a-remark-created")
@rule("4.4.a")
def internal_done(run: Run, node: lang.InternalDone, ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """In 1.x the Reactions made by an internal action wait for the end of the surrounding effect."""
    del began
    ctx.internal = node.within
    ctx.held = (*ctx.held, *(emblem.id for emblem in run.state.waiting if emblem.id >= node.since))
    return []


UNFOLDED[lang.PayTo] = pay_to
UNFOLDED[lang.InternalDone] = internal_done
