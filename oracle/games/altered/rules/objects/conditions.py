"""Evaluates the conditions of card texts: one function for each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from oracle.games.altered import language as lang
from oracle.games.altered.rules.objects.expeditions import expeditions_named, expeditions_of, stands, terrains_at
from oracle.games.altered.rules.objects.filters import amount, candidates, is_such
from oracle.games.altered.rules.objects.texts import Place, Text
from oracle.games.altered.rules.rulebook import home
from oracle.kernel.errors import Undecided
from oracle.kernel.matching import each_its_own

if TYPE_CHECKING:
    from oracle.games.altered.rules.objects.table import Table


def condition_holds(view: Table, condition: lang.Condition, text: Text) -> bool:
    """Whether a condition is true now."""
    return _KINDS[type(condition)](view, condition, text)


def _exists(view: Table, condition: lang.Exists, text: Text) -> bool:
    found = len(candidates(view, condition.what, text))
    return found >= condition.least and (condition.most is None or found <= condition.most)


@home("6.3.k", "2.1.f")
def _matches(view: Table, condition: lang.Matches, text: Text) -> bool:
    """The past tense refers to the state before the event, the present tense to the one after it."""
    seen = text.before if condition.was and text.before is not None else view
    so = any(is_such(seen, condition.what, thing, text) for thing in text.things(seen, condition.it))
    became = [view.objects[i] for i in text.now.get(condition.it, ()) if i in view.objects]
    if condition.what.zone and became and so != any(is_such(view, condition.what, thing, text) for thing in became):
        # Registered: an effect finds a moved object at its new place, but asks about its old state.
        raise Undecided("2.1.f", "whether where a moved object is means where it was or where it has gone", 148)
    return so


def _first_player(view: Table, condition: lang.FirstPlayer, text: Text) -> bool:
    return (view.day.first == text.player) == condition.so


@home("7.4.4.j")
def _expedition_stands(view: Table, condition: lang.ExpeditionStands, text: Text) -> bool:
    """If a text's single Expedition stands for several, all of them must meet the condition."""
    its = condition.where == "its"
    places = expeditions_of(view, condition.it, text) if its else expeditions_named(view, condition.where, text)
    return bool(places) and all(_is_so(view, condition, place) for place in places)


def _is_so(view: Table, condition: lang.ExpeditionStands, place: Place) -> bool:
    if condition.stands is not None and stands(view, place) != condition.stands:
        return False
    return condition.in_terrain is None or condition.in_terrain in terrains_at(view, place)


def _at_least(view: Table, condition: lang.AtLeast, text: Text) -> bool:
    return amount(view, condition.number, text) >= amount(view, condition.least, text)


def _not(view: Table, condition: lang.Not, text: Text) -> bool:
    return not condition_holds(view, condition.holds, text)


def _all_hold(view: Table, condition: lang.AllHold, text: Text) -> bool:
    return all(condition_holds(view, each, text) for each in condition.conditions)


def _different(view: Table, condition: lang.Different, text: Text) -> bool:
    return each_its_own([{thing.id for thing in candidates(view, what, text)} for what in condition.objects])


@home("4.2.a")
def _in_phase(view: Table, condition: lang.InPhase, _text: Text) -> bool:
    """Which of the five phases of the day it is."""
    return view.day.phase == condition.phase


_KINDS: dict[type, Callable[[Table, Any, Text], bool]] = {
    lang.Exists: _exists,
    lang.Matches: _matches,
    lang.FirstPlayer: _first_player,
    lang.ExpeditionStands: _expedition_stands,
    lang.AtLeast: _at_least,
    lang.Not: _not,
    lang.AllHold: _all_hold,
    lang.Different: _different,
    lang.InPhase: _in_phase,
}
