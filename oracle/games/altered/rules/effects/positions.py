"""Cards at a position of a Deck: found while the step happens, after putting the Discard pile under it if needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.altered.rules.events import Moved, Shuffled
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import DECK, DISCARD, Object, cards_in
from oracle.kernel.chance import shuffled
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


@home("3.2.2.a")
def find_in_decks(run: Run, actions: list[Event]) -> list[Event]:
    """The actions with the actual cards at their positions; shuffles come first."""
    owners = dict.fromkeys(a.deck for a in actions if isinstance(a, Moved) and a.deck is not None)
    if not owners:
        return actions
    decks = {owner: [thing.id for thing in cards_in(run.state, owner, DECK)] for owner in owners}
    shuffles = put_discard_under_deck(run, actions, decks)
    found = [_found(action, decks) for action in actions]
    return [*shuffles, *(action for action in found if action is not None)]


@rule("3.2.2.d", "3.2.2.e", "7.3.22.b")
def put_discard_under_deck(run: Run, actions: list[Event], decks: dict[str, list[int]]) -> list[Event]:
    """If a Deck has too few cards for a position, its player's Discard pile is shuffled and goes under it.

    This is part of the same step; `decks` then holds the future objects of the cards.
    """
    shuffles: list[Event] = []
    chance, next_id = run.state.chance, run.state.next_id
    for owner, deck in decks.items():
        wanted = [action for action in actions if isinstance(action, Moved) and action.deck == owner]
        # Cards that the same step takes out of the pile are not shuffled with the rest.
        taken = {action.object for action in actions if isinstance(action, Moved)}
        there = cards_in(run.state, owner, DISCARD)
        pile = [thing.card for thing in there if thing.id not in taken]
        if len(wanted) > len(deck) and len(pile) < len(there):
            rests_on(120)
        if len(wanted) <= len(deck) or not pile:
            continue
        order, chance = shuffled(chance, pile)
        shuffles.append(Shuffled(player=owner, order=order, chance=chance, discard=True, by=wanted[0].by))
        deck += range(next_id, next_id + len(pile))
        next_id += len(pile)
    return shuffles


@home("3.2.2.b", "3.2.2.c", "3.2.2.e")
def _found(action: Event, decks: dict[str, list[int]]) -> Event | None:
    if not isinstance(action, Moved) or action.deck is None:
        return action
    deck = decks[action.deck]
    if not deck:
        return None
    return replace(action, object=deck.pop(0 if action.end == "top" else -1))


@home("3.2.2.d", "2.1.d")
def shuffled_in(run: Run, actions: Sequence[Event]) -> dict[int, Object]:
    """The future objects of cards from a Discard pile that a step puts under a Deck, by number."""
    cards = [(event.player, card) for event in actions if isinstance(event, Shuffled) for card in event.order]
    return {
        number: Object(id=number, card=card, player=player, controller=player, zone=DECK)
        for number, (player, card) in enumerate(cards, run.state.next_id)
    }


def note_order(run: Run, actions: Sequence[Event]) -> None:
    """Report several cards of one player that a step puts at the same place of their Deck without an order."""
    if len(actions) < 2:
        return
    coming = Counter(
        (run.state.objects[action.object].player, action.place, action.below)
        for action in actions
        if isinstance(action, Moved) and action.to == DECK and action.object in run.state.objects
    )
    if max(coming.values(), default=0) > 1:
        come_in_no_order(run)


@rule("3.2.2.b")
def come_in_no_order(_run: Run) -> None:
    """No text orders cards that enter a Deck together: here they are in the order in which the step took them."""
    rests_on(138)
