"""5.1.1.d Cards played by an effect: at their cost, for less or for free."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.concepts.golden_rules import Deed, check_not_forbidden
from oracle.games.altered.rules.effects.choosing import objects, reveal_hands
from oracle.games.altered.rules.effects.context import Ctx, follow, give_name, players, text_of
from oracle.games.altered.rules.effects.verbs import aim, process
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.playing.declaring import Playing, declare_intent
from oracle.games.altered.rules.playing.play_a_card import (
    check_has_cost,
    check_kind,
    check_ready_in_reserve,
    enter_limbo_and_pay,
)
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import Object, by_ref
from oracle.kernel.errors import IllegalAction, Unsupported
from oracle.kernel.run import Offer
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run


@process(lang.Play)
@rule("5.1.1.d", "7.3.20.a")
def play_by_effect(run: Run, node: lang.Play, ctx: Ctx) -> bool:
    """A card is played while an effect resolves; returns whether it was. Reactions to it wait for the effect's end."""
    offered = run.cursor if ctx.offered is None else ctx.offered
    if node.who != "you":
        ctx = ctx.of(players(run, node.who, ctx)[0])
    thing = card_to_play(run, node, ctx)
    if thing is None:
        return False
    if not node.free and decline_within_effect(run, offered):
        return False
    playing = _playing(node, ctx, thing)
    intent = declare_intent(run, playing, None)
    before = len(run.events)
    resolution = enter_limbo_and_pay(run, ctx.player, thing, intent)
    run.then(replace(resolution, gains=node.gains, source=ctx.source.object, held=ctx.held, internal=ctx.internal))
    follow(ctx, run.events[before:])
    return True


def _playing(node: lang.Play, ctx: Ctx, thing: Object) -> Playing:
    return Playing(player=ctx.player, thing=thing, free=node.free, less=node.less)


@home("1.x:6.4.d")
@rule("6.4.b", "6.4.d")
def decline_within_effect(run: Run, offered: int) -> bool:
    """Whether the cost was declined, so that the card is not played and the effect continues without it.

    Only in 1.x: in 3.0 a player who declines is again offered to play a card.
    """
    again = run.game.edition.declines_return
    run.offer = Offer(answer=offered if again else run.cursor, events=len(run.events), again=again)
    return run.declined()


# --- which card -------------------------------------------------------------------------------------------


@rule("5.2.a", "6.1.g", "6.4.b", "6.5.b")
def card_to_play(run: Run, node: lang.Play, ctx: Ctx) -> Object | None:
    """The card that the text names or lets its player choose; None if none can be played, or the player declines.

    If there is no choice of card, the player is asked whether to pay for it, since paying is optional.
    """
    aim(run, ctx, node.what)
    if isinstance(node.what, lang.Choose):
        return _chosen(run, node, node.what, ctx)
    found = objects(run, node.what, ctx)
    if len(found) > 1:
        raise Unsupported("several cards played by one step")
    able = [thing for thing in found if run.could(partial(_try, run, node, ctx, thing))]
    if not able:
        return None
    optional = not node.free and ctx.offered is None
    if optional and run.ask("may", ctx.player, ("yes", "no"), source=able[0].card, text="play it?") == ("no",):
        return None
    return able[0]


def _chosen(run: Run, node: lang.Play, which: lang.Choose, ctx: Ctx) -> Object | None:
    if which.count > 1:
        raise Unsupported("several cards played by one step")
    view, text = view_of(run.state), text_of(run, ctx)
    what = which.what if which.what.zone else from_hand_or_reserve(run, which.what)

    def legal(thing: Object) -> None:
        if not view.means(what, thing, text):
            raise IllegalAction("6.1.g", f"{thing.card} is not what the effect lets {ctx.player} play")
        run.require(partial(_try, run, node, ctx, thing))

    reveal_hands(run, ctx.player, what, text)
    able = [thing for thing in view.all_such(what, text) if run.could(partial(_try, run, node, ctx, thing))]
    least = 0 if which.up_to or (not node.free and ctx.offered is None) else 1
    picked = pick(
        run, ctx.player, able, label=lambda thing: thing.card, legal=legal, find=partial(by_ref, run.state),
        least=least, most=1, source=ctx.source.card, text="play",
    )  # fmt: skip
    ctx.lacked = ctx.lacked or not able
    give_name(ctx.bound, which.name, tuple([thing.id for thing in picked]))
    return picked[0] if picked else None


@rule("5.2.a")
def from_hand_or_reserve(_run: Run, what: lang.Filter) -> lang.Filter:
    """An effect that names no other zone lets its player play a card from their Hand or Reserve."""
    return replace(what, zone=("hand", "reserve"), whose="yours")


def _try(run: Run, node: lang.Play, ctx: Ctx, thing: Object) -> None:
    check_kind(run, thing)
    check_has_cost(run, thing)
    check_ready_in_reserve(run, ctx.player, thing)
    check_not_forbidden(run, Deed(action="play", player=ctx.player, thing=thing))
    declare_intent(run, _playing(node, ctx, thing), None)
