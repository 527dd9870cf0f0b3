"""5.3 Quick actions: played like a Spell, by the object that has them, without changing zones."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.concepts.golden_rules import Deed, check_not_forbidden
from oracle.games.altered.rules.concepts.limits import A_DAY, quick_action_key
from oracle.games.altered.rules.day.turns import take_turn_effect, turn_effect_is_done
from oracle.games.altered.rules.effects.context import Ctx, follow, source_of
from oracle.games.altered.rules.effects.costs import Payer, Payment, declare_payment, mana_of, pay_declared
from oracle.games.altered.rules.events import QuickActionPlayed
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.playing.declared_effect import declare_effect
from oracle.games.altered.rules.playing.declaring import reveal
from oracle.games.altered.rules.playing.play_a_card import decline_goes_back
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import RESERVE, Object
from oracle.games.altered.rules.tasks import Steps, UseQuickAction
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run


class Used(Struct, frozen=True, kw_only=True):
    """A quick action about to be played, with its object."""

    player: str
    thing: Object
    ability: lang.QuickAction
    key: str
    """Identifies it among the abilities of the object."""


@home("1.x:4.2.3.c.1", "1.x:5.1.2.a", "1.x:5.3.b")
@rule("5.3.a", "5.3.c", "5.1.1.b", "5.1.2.b", "5.1.2.i")
def use_quick_action(run: Run, action: UseQuickAction) -> None:
    """The turn effect: declare intent, pay, perform the effect. Until it is paid its player may decline (6.4.e)."""
    take_turn_effect(run, action.player)
    thing = run.state.objects[run.state.where[action.card]]
    check_bearer(run, action.player, thing)
    decline_goes_back(run)
    source = replace(source_of(thing), player=action.player)
    payer = Payer(player=action.player, source=source, orbs=action.resources)
    used = choose_quick_action(run, thing, payer, action.ability)
    reveal(run, thing)
    effect = declare_effect(run, Ctx(player=action.player, source=source), used.ability.effect)
    payment = declare_costs(run, used, payer)
    run.commit()
    run.offer = None
    ctx = pay_for_quick_action(run, used, payer, payment)
    run.then(Steps(player=action.player, source=source, todo=(effect,), bound=ctx.bound))
    turn_effect_is_done(run, "quick-action")


# --- which ------------------------------------------------------------------------------------------------


@rule("5.3.b")
def choose_quick_action(run: Run, thing: Object, payer: Payer, name: str | None) -> Used:
    """The requested quick action of the object; the player is asked only if several can be played.

    Raises IllegalAction if the player can play none of them, or not that one.
    """
    named = {label: used for label, used in _by_label(run, thing, payer).items() if name in (None, used.ability.name)}
    if not named:
        raise IllegalAction("5.3.b", f"{thing.card} has no such quick action")
    able = tuple([label for label, used in named.items() if run.could(partial(check_playable, run, used, payer))])
    if not able:
        check_playable(run, next(iter(named.values())), payer)
    return named[run.ask("option", payer.player, able, source=thing.card, text="which quick action")[0]]


def _by_label(run: Run, thing: Object, payer: Payer) -> dict[str, Used]:
    """The quick actions of an object by name; by number if that is ambiguous."""
    found = [(has.key, has.ability) for has in view_of(run.state).abilities(thing)]
    quick = [(key, ability) for key, ability in found if isinstance(ability, lang.QuickAction)]
    names = [ability.name for _, ability in quick]
    labelled: dict[str, Used] = {}
    for place, (key, ability) in enumerate(quick, start=1):
        label = ability.name if ability.name and names.count(ability.name) == 1 else str(place)
        labelled[label] = Used(player=payer.player, thing=thing, ability=ability, key=key)
    return labelled


def check_playable(run: Run, used: Used, payer: Payer) -> None:
    """A quick action can be played now. Raises IllegalAction with the reason if not."""
    check_works(run, used)
    check_not_forbidden(run, Deed(action="use-quick-actions", player=used.player, thing=used.thing))
    check_not_too_often(run, used)
    check_costs_payable(run, used, payer)


@rule("5.3.b", "7.5.4.a")
def check_bearer(_run: Run, player: str, thing: Object) -> None:
    """A player uses those of their Characters, Permanents, Hero and Reserve. Raises IllegalAction (5.3.b)."""
    if thing.controller != player:
        raise IllegalAction("5.3.b", f"{thing.card} is in {thing.controller}'s {thing.zone}")


@rule("5.3.b", "2.2.11.i", "2.2.11.j", "2.4.5.e", "7.3.14.b")
def check_works(run: Run, used: Used) -> None:
    """The quick action works in its object's zone, and is not ignored. Raises IllegalAction."""
    view, thing, ability = view_of(run.state), used.thing, used.ability
    if used.key in view.traits(thing).ignored:
        raise IllegalAction("7.3.14.b", f"the quick actions of {thing.card} are ignored")
    if ability.support and thing.zone == RESERVE and "exhausted" in thing.status:
        raise IllegalAction("2.2.11.j", f"{thing.card} is exhausted and has no support ability")
    if all(has.key != used.key for has in view.working(thing)):
        raise IllegalAction("5.3.b", f"that quick action of {thing.card} does not work in the {thing.zone}")


@home("1.x:1.4.6.b", "1.x:5.3.d")
@rule("5.3.e", "1.4.6.b")
def check_not_too_often(run: Run, used: Used) -> None:
    """At most a hundred times a day. Raises IllegalAction (5.3.e)."""
    if dict(run.state.day.quick_actions).get(quick_action_key(used.thing, used.key), 0) >= A_DAY:
        raise IllegalAction("5.3.e", f"that quick action of {used.thing.card} was played {A_DAY} times today")


# --- its cost ---------------------------------------------------------------------------------------------


@rule("6.4.c")
def check_costs_payable(run: Run, used: Used, payer: Payer) -> None:
    """Nothing is asked about a quick action that cannot be paid for. Raises IllegalAction with the reason."""
    run.require(partial(declare_costs, run, used, payer))


@rule("5.1.2.c")
def declare_costs(run: Run, used: Used, payer: Payer) -> Payment:
    """Declare the payment of the costs, including conditional increases. Raises IllegalAction."""
    view = view_of(run.state)
    more = [
        each.mana for each in used.ability.more if each.condition is None or view.is_true(each.condition, payer.text)
    ]
    return declare_payment(run, payer, (mana_of(used.ability.cost) + sum(more),), used.ability.cost)


@rule("5.1.2.h", "2.1.f")
def pay_for_quick_action(run: Run, used: Used, payer: Payer, payment: Payment) -> Ctx:
    """Pay all costs at once; the effect can find what they move. Returns the effect's initial knowledge."""
    played = QuickActionPlayed(
        object=used.thing.id, player=used.player, key=quick_action_key(used.thing, used.key), ability=used.ability.name
    )
    run.happen(played)
    ctx = Ctx(player=used.player, source=payer.source, bound=payer.bound)
    follow(ctx, pay_declared(run, payer, payment))
    return ctx
