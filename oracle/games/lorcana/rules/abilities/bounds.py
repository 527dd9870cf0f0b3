"""Limits in a text on the cost, Strength and Willpower of cards."""

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
    """Whether an object's numbers satisfy a filter."""
    return (
        cost_fits(view, card, what, text)
        and _strength_fits(view, thing, what, text)
        and (what.willpower_at_least is None or _willpower_fits(view, thing, what.willpower_at_least))
    )


@home("6.7.8")
def cost_fits(view: View, card: Definition, what: Filter, text: Text) -> bool:
    """Whether a card's cost is within a filter's limits."""
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
    # Any Strength is more than that of each of no cards.
    found = view.matching(others, PLAY, None, text)
    if not found:
        rests_on(124)
    return max((at_least_nothing(view.strength_or_none(other) or 0) for other in found), default=-1)


@home("6.4.1")
def _willpower_fits(view: View, thing: Object, least: int) -> bool:
    # Static abilities affect only cards in play: elsewhere the printed value applies.
    printed = view.definition(thing).willpower
    return printed is not None and (view.values(thing).willpower if thing.zone == PLAY else printed) >= least


@home("4.3.5", "1.5.4", "8.11.2")
def printed_cost(card: Definition) -> int:
    """A card's printed cost: what was or could be paid for it does not matter."""
    return card.cost


@home("6.6.2", "6.6.3")
def at_least_nothing(value: int) -> int:
    """A characteristic as read by anything but a modifier: a negative value counts as 0."""
    return max(value, 0)


@home("1.3.3", "1.3.5.2")
def is_whose(thing: Object, whose: Whose, player: str) -> bool:
    """Whether a card belongs to this player, or to an opponent."""
    return (thing.player == player) == (whose == "yours")
