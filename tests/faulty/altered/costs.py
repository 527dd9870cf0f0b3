"""Faults in what is paid, and when."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.effects.context import Ctx, follow
from oracle.games.altered.rules.effects.costs import Payer, Payment, can_pay, mana_of
from oracle.games.altered.rules.effects.mana import Orbs
from oracle.games.altered.rules.match import Run
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.playing.declared_effect import declare_effect
from oracle.games.altered.rules.playing.declaring import Intent, Playing, additional_costs, payer_for
from oracle.games.altered.rules.playing.destination import choose_own_expedition
from oracle.games.altered.rules.state import MANA, Object, cards_in
from oracle.games.altered.rules.tasks import CheckReactions, CostChoice
from oracle.kernel.run import Event
from tests.faulty.altered.right import at_once, right


def pays_what_it_can(run: Run, payer: Payer, mana: tuple[int, ...], cost: tuple[lang.Payment, ...]) -> Payment:
    """As much of a cost as there is gets paid: fewer Orbs, and only those other parts that can be."""
    payable = tuple(part for part in cost if run.could(partial(declare, run, payer, (0,), (part,))))
    for amount in range(min(mana), -1, -1):
        if run.could(partial(declare, run, payer, (amount,), payable)):
            return declare(run, payer, (amount,), payable)
    return declare(run, payer, mana, cost)


def declare(run: Run, *args: Any) -> Payment:
    payment: Payment = right("declare_payment")(run, *args)
    return payment


class InParts(Payment, frozen=True, kw_only=True, gc=False):
    """What is paid part by part, the mana at last."""

    mana: int = 0


def looks_at_each_part(run: Run, payer: Payer, mana: tuple[int, ...], cost: tuple[lang.Payment, ...]) -> Payment:
    """The mana need not be there before the other parts of the cost are paid."""
    if run.could(partial(declare, run, payer, mana, cost)):
        whole = declare(run, payer, mana, cost)
        return InParts(orbs=whole.orbs, parts=whole.parts)
    rest = declare(run, payer, (0,), cost)
    if not rest.parts:
        return declare(run, payer, mana, cost)
    return InParts(parts=rest.parts, mana=min(mana))


def pays_one_after_the_other(run: Run, payer: Payer, payment: InParts) -> list[Event]:
    """Each part of a cost is a step of its own, and Reactions to it are played before the next part is paid."""
    parts = [replace(payment, orbs=Orbs(), parts=(part,)) for part in payment.parts]
    happened: list[Event] = []
    for part in parts:
        happened += right("pay_declared")(run, payer, part)
        at_once(run, CheckReactions())
    orbs = right("choose_orbs")(run, payer.player, (payment.mana,)) if payment.mana else payment.orbs
    return [*happened, *right("pay_declared")(run, payer, Payment(orbs=orbs))]


def any_orbs(run: Run, player: str) -> list[Object]:
    """Orbs that are exhausted pay too."""
    return list(cards_in(run.state, player, MANA))


def has_to_pay(run: Run, node: lang.PayTo, ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """Whoever can pay for something inside an effect is not asked whether they do."""
    if not can_pay(run, ctx.player, ctx.source, node.cost, ctx.bound):
        return []
    then, ends = right("declare_internal_action")(run, node, ctx)
    follow(ctx, right("pay")(run, ctx.player, ctx.source, node.cost, ctx.bound))
    began[:] = [True] * len(began)
    return [then, *ends]


def pays_while_declaring(run: Run, playing: Playing, choice: CostChoice | None, at: str | None = None) -> Intent:
    """The mana is paid as soon as it is known how much it is, before the other decisions of the declaration."""
    right("reveal")(run, playing.thing)
    scouted = right("choose_cost")(run, playing, choice)
    payer = payer_for(run, playing, choice)
    right("check_payable_at_all")(run, playing, payer, scouted)
    optional = right("choose_optional_costs")(run, playing, payer, scouted)
    if not playing.free:
        kind = "scout" if scouted else "mana"
        finals = right("final_costs")(run, playing.player, playing.thing, kind, (playing.less,))
        cost = (*additional_costs(run, playing.thing), *(part for more in optional for part in more.cost))
        amounts = tuple(final + mana_of(cost) for final in finals)
        right("pay_declared")(run, payer, declare(run, payer, amounts, cost))
    effect = view_of(run.state).definition(playing.thing).effect
    if effect is not None:
        effect = declare_effect(run, Ctx(player=playing.player, source=payer.source), effect)
    at = choose_own_expedition(run, playing.player, playing.thing, at)
    return Intent(scouted=scouted, at=at, effect=effect, paid=len(optional), payer=payer)


def decreases_first(
    run: Run, player: str, thing: Object, kind: str, less: tuple[int, ...] = (), at: str | None = None
) -> tuple[int, ...]:
    """Decreases are applied before increases."""
    view = view_of(run.state)
    cost = right("mana_cost")(run, thing) if kind == "mana" else right("scout_cost")(run, thing)
    voices = [v for v in right("alterations")(run, player, thing) if right("is_where_meant")(run, v, player, at)]
    found = [(view.amount(v.ability.less, v.text), v.ability.minimum) for v in voices]
    decreases = [each for each in found if each[0] > 0]
    costs = right("decreased")(run, cost, [*decreases, *((each, None) for each in less if each)])
    finals = {right("restricted")(run, player, thing, right("increased")(run, each, voices)) for each in costs}
    return tuple(sorted(finals))


def hand_cost_from_anywhere(run: Run, thing: Object) -> int:
    """The Hand Cost is paid from Reserve as well."""
    return view_of(run.state).traits(thing).number("hand_cost")


def exhausted_pays(run: Run, payer: Payer, part: lang.Payment, thing: Object) -> None:
    """An exhausted object can be exhausted to pay."""
    if isinstance(part, lang.PayExhaust) and "exhausted" in thing.status and thing.zone != MANA:
        return
    right("check_pays")(run, payer, part, thing)
