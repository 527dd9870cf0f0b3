"""Bounds that a text sets to the numbers of the cards it means: cost, Strength, Willpower."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.language import Definition, Filter, Whose
from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import PLAY, Object
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.abilities.view import View


@home("6.1.3.1")
def within_bounds(view: View, thing: Object, card: Definition, what: Filter, text: Text) -> bool:
    """Whether the numbers of an object are what a filter asks for."""
    return (
        cost_fits(view, card, what, text)
        and _strength_fits(view, thing, what, text)
        and (what.willpower_at_least is None or _willpower_fits(view, thing, what.willpower_at_least))
    )


@home("6.7.8")
def cost_fits(view: View, card: Definition, what: Filter, text: Text) -> bool:
    """Whether a card's cost is within the bounds of a filter."""
    most, least = what.cost_at_most, what.cost_at_least
    if most is not None and printed_cost(card) > view.number(most, text):
        return False
    return least is None or printed_cost(card) >= view.number(least, text)


@home("6.6.2", "6.6.1.1")
def _strength_fits(view: View, thing: Object, what: Filter, text: Text) -> bool:
    most, least, others = what.strength_at_most, what.strength_at_least, what.stronger_than
    if most is None and least is None and others is None:
        return True
    strength = view.strength_or_none(thing)
    if strength is None:
        return False
    strength = at_least_nothing(strength)
    if most is not None and strength > view.number(most, text):
        return False
    if least is not None and strength < view.number(least, text):
        return False
    return others is None or strength > _greatest_strength(view, others, text)


def _greatest_strength(view: View, others: Filter, text: Text) -> int:
    # More than each of none is any Strength at all.
    found = view.matching(others, PLAY, None, text)
    if not found:
        rests_on(124)
    return max((at_least_nothing(view.strength_or_none(other) or 0) for other in found), default=-1)


@home("6.4.1")
def _willpower_fits(view: View, thing: Object, least: int) -> bool:
    # Static abilities work for cards in play only: elsewhere the printed value is all there is.
    printed = view.definition(thing).willpower
    return printed is not None and (view.values(thing).willpower if thing.zone == PLAY else printed) >= least


@home("4.3.5", "1.5.4", "8.11.2")
def printed_cost(card: Definition) -> int:
    """What a card costs to whoever asks: what it was paid with, or could be, changes nothing of it."""
    return card.cost


@home("6.6.2", "6.6.3")
def at_least_nothing(value: int) -> int:
    """A characteristic as whatever but a modifier reads it: negative, it counts as 0."""
    return max(value, 0)


@home("1.3.3", "1.3.5.2")
def is_whose(thing: Object, whose: Whose, player: str) -> bool:
    """Whether a card is this player's, or an opponent's."""
    return (thing.player == player) == (whose == "yours")
