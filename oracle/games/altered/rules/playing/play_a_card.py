"""5.1, 5.2 Playing a card: declare intent, move it to Limbo, pay its costs, and it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.rules.concepts.golden_rules import Deed, check_not_forbidden
from oracle.games.altered.rules.day.turns import take_turn_effect, turn_effect_is_done
from oracle.games.altered.rules.effects.costs import pay_declared
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.playing.declaring import Intent, Playing, declare_intent
from oracle.games.altered.rules.playing.destination import can_go_there
from oracle.games.altered.rules.playing.limbo import move_to_limbo
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import HAND, RESERVE, Object
from oracle.games.altered.rules.tasks import PlayCard, ResolveCard
from oracle.kernel.errors import IllegalAction
from oracle.kernel.run import Offer

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run


@home("1.x:4.2.3.c.1")
@rule("5.1.1.b", "5.1.2.a", "4.2.g")
def play_a_card(run: Run, action: PlayCard) -> None:
    """The turn effect. Until its costs are paid its player may decline, and the turn is as it was (6.4.d)."""
    take_turn_effect(run, action.player)
    thing = run.state.objects[run.state.where[action.card]]
    check_may_be_played(run, action.player, thing)
    decline_goes_back(run)
    intent = declare_intent(run, Playing(player=action.player, thing=thing), action.cost, action.at)
    run.then(enter_limbo_and_pay(run, action.player, thing, intent))
    turn_effect_is_done(run, "card")


@home("1.x:6.4.d", "1.x:6.4.e")
@rule("6.4.b", "6.4.d", "6.4.e")
def decline_goes_back(run: Run) -> None:
    """A cost can always be declined; the card is then not played this turn, and can be offered again."""
    run.offer = WHOLE


@home("1.x:5.1.2.a", "1.x:5.1.2.c-legal")
@rule("5.1.2.a")
def enter_limbo_and_pay(run: Run, player: str, thing: Object, intent: Intent) -> ResolveCard:
    """The declaration is carried out: the card moves to Limbo, then all costs are paid; returns its resolution."""
    run.commit()
    run.offer = None
    there = move_to_limbo(run, player, thing, scouted=intent.scouted)
    if intent.payment is not None:
        pay_declared(run, intent.payer, intent.payment)
    return ResolveCard(player=player, object=there.id, at=intent.at, effect=intent.effect, paid=intent.paid)


WHOLE = Offer()
"""The whole declaration is taken back."""


# --- what can be played -----------------------------------------------------------------------------------


def check_may_be_played(run: Run, player: str, thing: Object) -> None:
    """This player can play the card, apart from costs. Raises IllegalAction."""
    check_kind(run, thing)
    check_zone(run, player, thing)
    check_has_cost(run, thing)
    check_ready_in_reserve(run, player, thing)
    check_not_forbidden(run, Deed(action="play", player=player, thing=thing))


@rule("5.1.2.i", "5.1.1.d")
def check_kind(run: Run, thing: Object) -> None:
    """Only cards that are Characters, Permanents or Spells are played; the book does not mention Heroes.

    Raises IllegalAction.
    """
    view = view_of(run.state)
    if view.traits(thing).type == "hero":
        raise IllegalAction("5.1.2.i", f"{thing.card} is a Hero")
    if view.is_token(thing):
        raise IllegalAction("5.1.1.d", f"{thing.card} is a token, and cards are played")


@home("1.x:2.2.6.b", "1.x:2.2.7.b")
@rule("5.1.2.d", "2.3.1.f")
def check_has_cost(run: Run, thing: Object) -> None:
    """A missing cost is zero; in 1.x the card cannot be played from the zone of the missing cost.

    Raises IllegalAction (1.x:2.2.6.b, 1.x:2.2.7.b).
    """
    if run.game.edition.missing_cost_is_zero:
        return
    traits = view_of(run.state).traits(thing)
    if thing.zone == HAND and traits.hand_cost is None:
        raise IllegalAction("1.x:2.2.6.b", f"{thing.card} has no Hand Cost")
    if thing.zone == RESERVE and traits.reserve_cost is None:
        raise IllegalAction("1.x:2.2.7.b", f"{thing.card} has no Reserve Cost")


@rule("5.2.a")
def check_zone(run: Run, player: str, thing: Object) -> None:
    """From one's own Hand or Reserve, or from a zone named by the card itself. Raises IllegalAction (5.2.a)."""
    if thing.player != player:
        raise IllegalAction("5.2.a", f"{thing.card} is not {player}'s card")
    if thing.zone in (HAND, RESERVE):
        return
    if not playable_from(run, thing):
        raise IllegalAction("5.2.a", f"{thing.card} is in {player}'s {thing.zone}")


@rule("1.2.4.d", "1.4.2.a")
def playable_from(run: Run, thing: Object) -> bool:
    """Whether the card says that it can be played from its zone."""
    view = view_of(run.state)
    return any(view.applies(voice) for voice in view.own_passives(thing, lang.PlayableFrom))


@rule("2.4.5.c")
def check_ready_in_reserve(run: Run, player: str, thing: Object) -> None:
    """Exhausted cards in Reserve cannot be played. Raises IllegalAction (2.4.5.c)."""
    if thing.zone == RESERVE and "exhausted" in thing.status and not plays_exhausted(run, player, thing):
        raise IllegalAction("2.4.5.c", f"{thing.card} is exhausted")


@rule("2.4.5.d", "1.4.2.a")
def plays_exhausted(run: Run, player: str, thing: Object) -> bool:
    """Some passive abilities let their player do this; they lift no other restriction."""
    view = view_of(run.state)
    return any(
        voice.text.player == player and view.applies(voice) and can_go_there(run, player, thing, voice)
        and (voice.ability.what is None or view.is_such(voice.ability.what, thing, voice.text))
        for voice in view.passives(lang.PlaysExhausted)
    )  # fmt: skip
