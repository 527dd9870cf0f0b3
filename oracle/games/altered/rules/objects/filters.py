"""Matches objects against texts, and evaluates amounts."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.language import Filter
from oracle.games.altered.rules.objects.expeditions import (
    BOTH,
    expeditions,
    expeditions_named,
    in_terrain,
    regions_between,
    terrains_at,
)
from oracle.games.altered.rules.objects.keywords import has_keyword
from oracle.games.altered.rules.objects.texts import Place, Text
from oracle.games.altered.rules.objects.traits import Traits, number_or_zero, statistics_written
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import EXPEDITIONS, IN_PLAY, MANA, Object

if TYPE_CHECKING:
    from oracle.games.altered.rules.objects.table import Table


@home("2.2.1.h", "2.2.2.n")
def means(view: Table, what: Filter, thing: Object, text: Text) -> bool:
    """Whether a text's filter means this object; without a zone it means objects in play."""
    return _in_zone(thing, what.zone or ("expedition", "landmark")) and is_such(view, what, thing, text)


@home("2.2.1.i", "2.2.2.o")
def is_such(view: Table, what: Filter, thing: Object, text: Text) -> bool:
    """Whether this object matches, in any zone."""
    if what.zone and not _in_zone(thing, what.zone):
        return False
    return _fits(view, what, thing, text, _places(view, what, text))


@home("2.2.1.i", "2.2.2.o")
def _fits(view: Table, what: Filter, thing: Object, text: Text, places: tuple[Place, ...]) -> bool:
    """Whether an object in a permitted zone matches; `places`: the permitted Expeditions."""
    return (
        _is_bound_so(what, thing, text)
        and (what.where is None or any(place in places for place in expeditions(view, thing)))
        and _lies_so(view, what, thing, text)
        and _described_so(view, what, thing, traits := view.traits(thing))
        and _in_numbers(view, what, thing, traits, text)
    )


def _places(view: Table, what: Filter, text: Text) -> tuple[Place, ...]:
    return () if what.where is None else expeditions_named(view, what.where, text)


@home("2.2.1.h", "2.2.2.n", "3.1.4.a")
def candidates(view: Table, what: Filter, text: Text) -> list[Object]:
    """Every object a text means, player by player in initiative order, zone by zone."""
    objects, zones = view.objects, view.zones
    things = [objects[i] for zone in _zones(view.players("each", text.player), what.zone) for i in zones[zone]]
    if not things:
        return things
    places = _places(view, what, text)
    return [thing for thing in things if _fits(view, what, thing, text, places)]


@lru_cache(maxsize=512)
def _zones(players: tuple[str, ...], names: tuple[lang.ZoneName, ...]) -> tuple[str, ...]:
    zones = [zone for name in names for zone in (EXPEDITIONS if name == "expedition" else (name,))] or IN_PLAY
    return tuple([f"{player}/{zone}" for player in players for zone in zones])


def _in_zone(thing: Object, zones: tuple[lang.ZoneName, ...]) -> bool:
    return ("expedition" if thing.zone in EXPEDITIONS else thing.zone) in zones


def _is_bound_so(what: Filter, thing: Object, text: Text) -> bool:
    if what.it is not None and not text.is_bound(what.it, thing.id):
        return False
    if what.not_it is not None and text.is_bound(what.not_it, thing.id):
        return False
    return not (what.other and text.is_bound("this", thing.id))


@home("7.2.2.a", "7.5.4.a")
def _lies_so(view: Table, what: Filter, thing: Object, text: Text) -> bool:
    # Outside Expeditions, Landmark zone and Hero zone an object has no controller; its owner is stored instead.
    if what.whose != "any" and (thing.controller == text.player) != (what.whose == "yours"):
        return False
    if any(status not in thing.status for status in what.status):
        return False
    if any(status in thing.status for status in what.without):
        return False
    if what.one_status and not any(is_in_state(thing, status) for status in what.one_status):
        return False
    if what.boosted is not None and is_boosted(thing) != what.boosted:
        return False
    if what.counter is not None and not thing.count(what.counter):
        return False
    return what.token is None or view.is_token(thing) == what.token


@home("2.4.1.a")
def is_in_state(thing: Object, status: lang.State) -> bool:
    """Whether an object has one of the five statuses, including Boosted, which follows from its counters."""
    return is_boosted(thing) if status == "boosted" else status in thing.status


@home("2.4.4.b", "2.4.4.a")
def is_boosted(thing: Object) -> bool:
    """Boosted is not a separate status: it means having a boost (2.4.4.a)."""
    return thing.count("boost") > 0


def _described_so(view: Table, what: Filter, thing: Object, traits: Traits) -> bool:
    if what.type and traits.type not in what.type and not set(what.or_subtype) & set(traits.subtypes):
        return False
    if what.subtype and not set(what.subtype) & set(traits.subtypes):
        return False
    if what.named and traits.name not in what.named:
        return False
    if what.in_terrain is not None and not in_terrain(view, thing, what.in_terrain):
        return False
    return what.keyword is None or has_keyword(view, thing, what.keyword)


def _in_numbers(view: Table, what: Filter, thing: Object, traits: Traits, text: Text) -> bool:
    return (
        _costs_so(view, what, traits, text)
        and (what.stat_at_most is None or all(stat <= what.stat_at_most for stat in traits.stats or (0, 0, 0)))
        and (what.base_stat is None or what.base_stat in base_statistics(view, thing))
    )


@home("2.3.1.a", "2.3.1.b", "2.2.10.c")
def base_statistics(view: Table, thing: Object) -> tuple[int, ...]:
    """The statistics of a Character as defined by its card or its token; empty for anything else."""
    return () if thing.zone == MANA else statistics_written(view.definition(thing)) or ()


def _costs_so(view: Table, what: Filter, traits: Traits, text: Text) -> bool:
    most, least, reserve = what.hand_cost_at_most, what.hand_cost_at_least, what.reserve_cost_at_most
    return (
        (most is None or number_or_zero(traits.hand_cost) <= amount(view, most, text))
        and (least is None or number_or_zero(traits.hand_cost) >= amount(view, least, text))
        and (reserve is None or number_or_zero(traits.reserve_cost) <= amount(view, reserve, text))
    )


def amount(view: Table, number: lang.Amount, text: Text) -> int:
    """The current value of an amount."""
    match number:
        case lang.Count():
            return len(candidates(view, number.what, text)) * number.times
        case lang.Number():
            return text.numbers.get(number.name, 0)
        case lang.Counters():
            # An object that has moved may be named in its old and new state: it counts once, in the new one.
            once = {thing.card: thing for thing in reversed(text.things(view, number.it))}
            return sum(thing.count(number.counter) for thing in once.values())
        case lang.BaseStatistics():
            found = candidates(view, number.what, text)
            return sum(base_statistics(view, thing).count(number.value) for thing in found)
        case lang.ExpeditionsIn():
            return expeditions_in(view, number, text)
        case lang.RegionsBetween():
            return regions_between(view, text.player)
        case lang.Sum():
            return sum(amount(view, part, text) for part in number.of)
        case _:
            return number


@home("7.5.7.a")
def expeditions_in(view: Table, number: lang.ExpeditionsIn, text: Text) -> int:
    """How many Expeditions have their counter in a region with a terrain."""
    places: list[Place] = [(player, one) for player in view.owners for one in BOTH]
    if number.whose != "any":
        places = [place for place in places if (place[0] == text.player) == (number.whose == "yours")]
    return sum(number.terrain in terrains_at(view, place) for place in places)
