"""4.3.6 Payment modifiers: increases and reductions of payments. The cost of a card itself never changes (1.5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import View, view_of
from oracle.games.lorcana.rules.events import Played
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import NextPlay, Object, State
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("1.5.4")
def total_ink(run: Run, player: str, thing: Object, kind: str, ink: int, additional: int) -> int:
    """The ink of a total cost: the chosen cost, additional ink, increases, then reductions; never below 0.

    The book states no order; a plain sum is the order of the guides, and neither has an intermediate floor.
    """
    total = ink + additional
    less_and_more = []
    for less in payment_modifiers(run, player, thing, kind):
        total -= less
        less_and_more.append(less)
    if less_and_more:
        note_order_of_modifiers(ink, additional, less_and_more)
    return max(total, 0)


def note_order_of_modifiers(ink: int, additional: int, modifiers: list[int]) -> None:
    """Report that there is an increase or additional ink, and reductions exceed the chosen cost by itself."""
    more = additional > 0 or any(less < 0 for less in modifiers)
    if more and sum(less for less in modifiers if less > 0) > ink:
        rests_on(4)


@rule("4.3.6")
def payment_modifiers(run: Run, player: str, thing: Object, kind: str) -> list[int]:
    """How much less each active payment modifier lets this player pay for this card (negative: more), for that kind of
    cost.
    """
    view = view_of(run.state)
    return [
        *modifiers_of_effects(run, view, player, thing),
        *modifiers_in_play(run, view, player, thing, kind),
        *self_referential_modifiers(run, view, player, thing, kind),
    ]


@rule("4.3.6")
def modifiers_of_effects(run: Run, view: View, player: str, thing: Object) -> list[int]:
    """Modifiers for "the next X" that apply to this card."""
    if not run.state.modifiers:
        return []
    return [
        modifier.less
        for modifier in run.state.modifiers
        if isinstance(modifier, NextPlay)
        and modifier.player == player
        and view.matches(thing, modifier.next, Text(player, modifier.source, modifier.bound))
    ]


@rule("4.3.6", "1.6.1", "6.1.13.6", "6.4.2.3")
def modifiers_in_play(run: Run, view: View, player: str, thing: Object, kind: str) -> list[int]:
    """Modifiers printed on cards in play; they work only while those are in play."""
    found = []
    for source, pays in view.index.pays:
        if not _concerns(pays, source.player, player) or (pays.next and is_used(run.state, source, pays)):
            continue
        if not _is_for(pays, kind) or not view.matches(thing, pays.what, Text(source.player, source.id)):
            continue
        if pays.condition is not None and not view.holds(pays.condition, Text(source.player, source.id)):
            continue
        found.append(_less(view, pays, source.player, source.id))
    return found


@rule("4.3.6", "6.1.12")
def self_referential_modifiers(run: Run, view: View, player: str, thing: Object, kind: str) -> list[int]:
    """Modifiers printed on the card itself: they work from any zone, for playing that card only."""
    return [
        _less(view, ability, player, thing.id)
        for ability in run.game.cards[thing.cards[0]].abilities
        if isinstance(ability, lang.Pays)
        and ability.this
        and _is_for(ability, kind)
        and (ability.condition is None or view.holds(ability.condition, Text(player, thing.id)))
    ]


@home("1.5.5")
def _is_for(pays: lang.Pays, kind: str) -> bool:
    """Whether a modifier is about cards that are played for this kind of cost."""
    return not pays.kinds or kind in pays.kinds


def _less(view: View, pays: lang.Pays, player: str, source: int) -> int:
    return view.number(pays.less, Text(player, source)) - view.number(pays.more, Text(player, source))


@home("1.3.3")
def _concerns(pays: lang.Pays, owner: str, player: str) -> bool:
    return pays.who == "each" or (pays.who == "you") == (owner == player)


def used_mark(source: Object, pays: lang.Pays) -> str:
    """The mark of a used once-a-turn modifier: it includes the card, since a shifted one is the same object."""
    return f"pays/{source.card}/{pays.name}"


@home("6.1.13.2")
def is_used(state: State, source: Object, pays: lang.Pays) -> bool:
    return (source.id, used_mark(source, pays)) in state.used


@rule("4.3.6", "6.1.13.6")
def used_up_by(run: Run, view: View, event: Played) -> tuple[list[int], list[tuple[int, str]]]:
    """The "next X" modifiers used up by this play, whatever was paid for it: effects by id, printed ones as marks.

    `run.state` and its `view` are those before the play: a modifier does not see the play that brings its own card into
    play. A modifier whose condition is not met is not used up: it does not apply (6.1.13.6).
    """
    state: State = run.state
    thing = state.objects[state.where[event.card]]
    effects = [
        modifier.id
        for modifier in state.modifiers
        if isinstance(modifier, NextPlay)
        and modifier.player == event.player
        and view.matches(thing, modifier.next, Text(event.player, modifier.source, modifier.bound))
    ]
    printed = [
        (source.id, used_mark(source, pays))
        for source, pays in view.index.pays
        if pays.next and _concerns(pays, source.player, event.player) and _is_for(pays, event.cost)
        and view.matches(thing, pays.what, Text(source.player, source.id))
        and state.turn.player == event.player and not is_used(state, source, pays)
        and (pays.condition is None or view.holds(pays.condition, Text(source.player, source.id)))
    ]  # fmt: skip
    return effects, printed
