"""Faults in what is paid, and in what changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import View, view_of
from oracle.games.lorcana.rules.concepts.costs import Payer, Total
from oracle.games.lorcana.rules.events import Played
from oracle.games.lorcana.rules.match import Run
from oracle.games.lorcana.rules.rulebook import BOOK
from oracle.games.lorcana.rules.state import HAND, INKWELL, NextPlay, Object, cards_in
from oracle.kernel.errors import IllegalAction

UsedUp = tuple[list[int], list[tuple[int, str]]]


def right(name: str) -> Callable[..., Any]:
    """The rule as it should be."""
    return BOOK.rules[name].function


def ready_ink(run: Run, player: str) -> int:
    return sum(1 for thing in cards_in(run.state, player, INKWELL) if not thing.exerted)


def pays_what_it_can(run: Run, payer: Payer, total: Total) -> object:
    """A cost that is too high is paid as far as the ink goes."""
    return right("pay_in_full")(run, payer, replace(total, ink=min(total.ink, ready_ink(run, payer.player))))


def counts_without_exerting(run: Run, payer: Payer, total: Total) -> object:
    """Enough ready ink is asked for, and none of it is exerted."""
    if ready_ink(run, payer.player) < total.ink:
        raise IllegalAction("1.5.3", "too little ink")
    return right("pay_in_full")(run, payer, replace(total, ink=0)) or total.ink


def increase_not_charged(run: Run, payer: Payer, total: Total) -> Any:
    """An increase decides whether a card can be played, but only its own cost is taken."""
    if ready_ink(run, payer.player) < total.ink:
        raise IllegalAction("1.5.3", "too little ink")
    less = [amount for amount in right("payment_modifiers")(run, payer.player, payer.thing, "ink") if amount < 0]
    return right("pay_in_full")(run, payer, replace(total, ink=max(total.ink + sum(less), 0)))


def forgets_additional_costs(run: Run, player: str, thing: Object, way: Any) -> Any:
    """Additional costs printed on the card are not part of the total."""
    total = right("determine_total_cost")(run, player, thing, way)
    ink = right("total_ink")(run, player, thing, way.kind, way.ink, 0)
    return replace(total, parts=way.parts, ink=0 if way.ink_waived else ink)


def paid_cost_for_printed(run: Run, player: str, thing: Object, way: object, ink: int, entering: Any) -> object:
    """A card counts as costing what was paid for it, as it enters play and from then on."""
    if not run.trial:
        cards: Any = run.game.cards
        cards[thing.card] = replace(run.game.cards[thing.card], cost=ink)
    return right("play_permanent")(run, player, thing, way, ink, entering)


def limit_reads_what_would_be_paid(run: Run, context: Any, node: lang.Play) -> Any:
    """An effect that plays a card up to a cost looks at the cost less reductions."""
    limit = node.what.cost_at_most
    if not isinstance(limit, int):
        return right("playable")(run, context, node)
    wide = replace(node, what=replace(node.what, cost_at_most=None))
    return [
        thing
        for thing in right("playable")(run, context, wide)
        if right("total_ink")(run, context.player, thing, "ink", run.game.cards[thing.card].cost, 0) <= limit
    ]


def song_costs_what_would_be_paid(run: Run, player: str, song: Object, *rest: object) -> object:
    """A song may be sung by whoever reaches its cost less reductions."""
    cards: Any = run.game.cards
    printed = run.game.cards[song.card]
    cards[song.card] = replace(printed, cost=right("total_ink")(run, player, song, "ink", printed.cost, 0))
    try:
        return right("choose_singer")(run, player, song, *rest)
    finally:
        cards[song.card] = printed


def keeps_next_after(*kinds: str) -> Callable[..., UsedUp]:
    """A reduction for the next card is kept when that card is played in one of these ways."""

    def used_up_by(run: Run, view: View, event: Played) -> UsedUp:
        found: UsedUp = ([], []) if event.cost in kinds else right("used_up_by")(run, view, event)
        return found

    return used_up_by


def next_of_any_classification(run: Run, view: View, event: Played) -> UsedUp:
    """A reduction for the next card of a classification is spent on any card of its type."""
    effects, printed = right("used_up_by")(run, view, event)
    card: lang.Definition = run.game.cards[event.card]
    spent = [
        m.id
        for m in view.modifiers
        if isinstance(m, NextPlay) and m.player == event.player and card.type in (m.next.type or (card.type,))
    ]
    return sorted({*effects, *spent}), printed


def modifiers_work_from_hand(run: Run, view: View, player: str, thing: Object, kind: str) -> list[int]:
    """Modifiers printed on cards in hand work too."""
    found: list[int] = right("modifiers_in_play")(run, view, player, thing, kind)
    for other in cards_in(run.state, player, HAND):
        text = Text(player, other.id)
        for ability in view.definition(other).abilities:
            if not isinstance(ability, lang.Pays) or ability.this or not view.matches(thing, ability.what, text):
                continue
            if ability.condition is None or view.holds(ability.condition, text):
                found.append(view.number(ability.less, text) - view.number(ability.more, text))
    return found


def self_reference_only_in_play(run: Run, view: View, player: str, thing: Object, kind: str) -> list[int]:
    """A card's modifier for itself helps every card of its type, from its player's hand."""
    found: list[int] = right("self_referential_modifiers")(run, view, player, thing, kind)
    for other in cards_in(run.state, player, HAND):
        if other.id != thing.id and view.definition(other).type == view.definition(thing).type:
            found += right("self_referential_modifiers")(run, view_of(run.state), player, other, kind)
    return found
