"""7.4.7 Tough: the price an opponent pays to choose an object as a target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.rules.effects.context import Ctx
from oracle.games.altered.rules.effects.costs import can_pay, pay
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import IN_PLAY, Object
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run


@rule("7.4.7.a", "7.4.7.b", "7.4.7.c", "7.4.7.f")
def tough_of(run: Run, ctx: Ctx, thing: Object) -> int:
    """The current price for the effect's controller to target this object: nothing once it has been paid."""
    if thing.zone not in IN_PLAY or thing.controller == ctx.player or thing.id in ctx.paid_tough:
        return 0
    return view_of(run.state).keyword(thing, "tough") or 0


@rule("7.4.7.d", "7.4.7.e")
def check_tough(run: Run, ctx: Ctx, things: list[Object]) -> None:
    """The targets together must be affordable; nobody is forced to pay, so such targets need not be chosen."""
    total = sum(tough_of(run, ctx, thing) for thing in things)
    if total and not can_pay(run, ctx.player, ctx.source, (lang.PayMana(mana=total),)):
        raise IllegalAction("7.4.7.c", f"{total} mana are to be paid to choose {', '.join(t.card for t in things)}")


@rule("7.4.7.e")
def pay_tough(run: Run, ctx: Ctx, things: list[Object]) -> None:
    """Payment is one of the decisions before the step, once per effect for each object."""
    total = sum(tough_of(run, ctx, thing) for thing in things)
    if total:
        ctx.paid_tough = (*ctx.paid_tough, *(thing.id for thing in things if tough_of(run, ctx, thing)))
        pay(run, ctx.player, ctx.source, (lang.PayMana(mana=total),))
