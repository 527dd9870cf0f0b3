"""Abilities that cards have gained (6.4.2): they work as if they were printed on the card that has them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.printed import matches_card
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import PLAY, Classified, GainedAbility, Object

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.abilities.view import View

A = TypeVar("A", bound=lang.Triggered | lang.Activated | lang.Cannot | lang.ChallengesReady)


@home("6.4.2.2", "6.4.2.3", "7.1.6")
def gained(view: View, kind: type[A]) -> Iterable[tuple[Object, A]]:
    """Every object that has gained an ability of this kind, with the ability: temporarily, or from another card."""
    # On most tables no card gives abilities.
    return _gained(view, kind) if view.modifiers or view.index.gives else ()


def _gained(view: View, kind: type[A]) -> Iterator[tuple[Object, A]]:
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
    """The ability with a name; if it has none, the name of whatever gave it."""
    return ability if ability.name else replace(ability, name=name)


@home("6.4.2.2", "6.4.2.3")
def gained_classifications(view: View, thing: Object) -> set[str]:
    """The classifications of an object in play besides the printed ones."""
    found = {
        modifier.classification
        for modifier in view.modifiers
        if isinstance(modifier, Classified) and thing.id in modifier.objects and view.in_force(modifier)
    }
    if not view.index.classes:
        return found
    if not view.index.reads_values:
        return found | given_classifications(view, thing)
    view.settle(thing)
    return found | view.classes[thing.id]


@home("6.4.2.3")
def given_classifications(view: View, thing: Object) -> set[str]:
    """The classifications that cards in play give an object, based on those found so far."""
    return {
        gives.classification
        for source, gives in view.index.classes
        if view.applies(source, gives.what, gives.condition, thing)
    }


@home("6.4.2.3")
def as_it_enters(thing: Object) -> Object:
    """A card about to enter play, as already affected by cards in play that mention such cards."""
    return replace(thing, zone=PLAY)


def is_by_gained_classification(view: View, thing: Object, what: lang.Filter) -> bool:
    """Whether an object matches a filter on cards by a gained classification."""
    if thing.zone != PLAY or not (view.modifiers or view.index.classes):
        return False
    if not matches_card(view.definition(thing), what.whatever_classified):
        return False
    return not gained_classifications(view, thing).isdisjoint(what.classified)
