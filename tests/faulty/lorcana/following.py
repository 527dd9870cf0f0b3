"""Faults in what follows from a state or happens with an event: such functions are no rules that could be replaced."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

from oracle.engines.reference import ReferenceEngine
from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.view import View
from oracle.games.lorcana.rules.state import Change, Object, Values
from oracle.kernel.position import Outcome
from oracle.protocol.messages import Reply

Place = tuple[type, str, Callable[..., object]]
"""A class, one of its methods, and what is in its place."""


class PatchedEngine(ReferenceEngine):
    """The reference, with one method replaced as long as it carries out an action or an answer."""

    def __init__(self, place: Place, name: str) -> None:
        super().__init__(name=name)
        self._place = place

    def _called(self, call: Callable[..., Outcome | Reply]) -> Reply:
        with patch.object(*self._place):
            return super()._called(call)


def floor_on_each_modifier(view: View, values: Values, floor: lang.NotReducedBelow, thing: Object) -> None:
    """What cannot be reduced below a value is held there after each modifier, not after all of them."""
    if floor.stat == "cost-to-sing":
        return
    lasting = [m for m in view.modifiers if isinstance(m, Change) and m.stat == floor.stat and thing.id in m.objects]
    changes = [m.plus for m in lasting if view.in_force(m)]
    printed = getattr(view.definition(thing), floor.stat) or 0
    least = printed if floor.value is None else floor.value
    value = getattr(values, floor.stat) - sum(changes)
    for plus in changes:
        value = max(value + plus, least)
    setattr(values, floor.stat, value)


def no_floor(_view: View, _values: Values, _floor: lang.NotReducedBelow, _thing: Object) -> None:
    """What cannot be reduced below a value is."""


def of_the_top_card(thing: Object, _card: str) -> str:
    """Every card of a stack becomes that of the top card's player."""
    return thing.player


PATCHED: dict[str, Place] = {
    "floor-on-each-modifier": (View, "_not_below", floor_on_each_modifier),
    "reduced-below-the-floor": (View, "_not_below", no_floor),
    "under-cards-change-hands": (Object, "owner", of_the_top_card),
}
"""Fault → the method it replaces."""
