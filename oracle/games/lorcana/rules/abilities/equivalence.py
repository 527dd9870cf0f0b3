"""Whether two instances of a triggered ability differ in anything that their text mentions."""

from __future__ import annotations

from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import Waiting


@home("7.7.4.2", "6.2.2", "6.2.7.2")
def alike(one: Waiting, other: Waiting) -> bool:
    """Whether it makes no difference which of the two resolves first, or which of them triggered."""
    return _what(one) == _what(other)


def _what(waiting: Waiting) -> tuple[object, ...]:
    ability = waiting.ability
    about = waiting.bound.get("that", ()) if ability.mentions_that else ()
    # The objects remembered by a delayed ability (6.2.7.2) distinguish it too.
    others = (name for name in waiting.bound if name not in ("that", "this"))
    remembered = {name: waiting.bound[name] for name in others if ability.mentions(name)}
    damage = waiting.damage if ability.mentions_damage else 0
    under = waiting.under if ability.mentions_under else 0
    cost = waiting.cost if ability.asks_what_was_paid else ""
    return waiting.source, ability, about, remembered, damage, under, cost
