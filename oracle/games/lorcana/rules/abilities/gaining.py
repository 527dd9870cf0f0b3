"""Abilities that cards have gained (6.4.2): they work as if they were printed on the card that has them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from oracle.games.lorcana.rules.cards import language as lang
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import PLAY, GainedAbility, Object

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.abilities.view import View

A = TypeVar("A", bound=lang.Triggered | lang.Activated | lang.Cannot | lang.ChallengesReady)


@home("6.4.2.2", "6.4.2.3", "7.1.6")
def gained(view: View, kind: type[A]) -> Iterator[tuple[Object, A]]:
    """Who has gained an ability of this kind, and the ability: for a while, or while another card says so."""
    for modifier in view.modifiers:
        if isinstance(modifier, GainedAbility) and isinstance(modifier.ability, kind) and view.in_force(modifier):
            for object_id in modifier.objects:
                thing = view.objects.get(object_id)
                if thing is not None and thing.zone == PLAY:
                    yield thing, modifier.ability
    for source, gives in view.index.gives:
        if isinstance(gives.ability, kind):
            ability = told_apart(gives.ability, gives.name or view.definition(source).full_name)
            for thing in view.in_play():
                if view.applies(source, gives.what, gives.condition, thing):
                    yield thing, ability


def told_apart(ability: A, name: str) -> A:
    """The ability with a name; without one of its own it is called by what gave it."""
    return ability if ability.name else replace(ability, name=name)
