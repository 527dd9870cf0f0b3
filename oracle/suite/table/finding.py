"""Describes the value at a path in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle.profiles import spoken, zone_id
from oracle.suite.table.checks import Path, Row
from oracle.suite.table.table import Table
from oracle.suite.table.wording import (
    NOBODY,
    NOTHING,
    owned_zone,
    result_words,
    row_words,
    thing_words,
    value_words,
    zone_words,
)


def found_words(at: Path, found: Any, table: Table) -> str:
    """The value at a path as a sentence: `doc is in Ann's hand`, `Ann has 2 lore`."""
    tell = _FOUND.get(at[0])
    return row_words(Row(at=at[:2], to=found), table.game) if tell is None else tell(at, found, table)


def _card_found(at: Path, found: Any, table: Table) -> str:
    if at[2] in ("zone", "player"):
        return f"{at[1]} is in {zone_words(table.cards.get(at[1]), table.game)}"
    return f"{at[1]} is {at[2]} {found or NOTHING}"


def _mark_found(at: Path, found: Any, table: Table) -> str:
    if at[2] == "counters":
        return f"{at[1]} has {table.game.counter_words(found or 0, at[3])}"
    return f"{at[1]} is {'' if found else 'not '}{at[3]}"


def _characteristic_found(at: Path, found: Any, table: Table) -> str:
    game, name = table.game, at[3]
    if at[2] == "numbers":
        called = next((word for word, field in game.cards.numbers.items() if field == name), name)
        return f"{at[1]} has {found or 0} {called}"
    known = (*game.cards.keywords, *game.cards.number_keywords)
    called = next((one for one in known if one.lower().replace(" ", "-") == name), name)
    if found is None:
        return f"{at[1]} does not have {called}"
    return f"{at[1]} has {called}" if found == "0" else f"{at[1]} has {called} {found}"


def _end_found(at: Path, found: Any, table: Table) -> str:
    del table
    pile, _, place = at[1].rpartition("/")
    owner, _, zone = pile.partition("/")
    return f"{found or 'no card'} lies there, number {int(place) + 1} from the {at[0]} of {owned_zone(owner, zone)}"


def _count_found(at: Path, found: Any, table: Table) -> str:
    del table
    owner, _, zone = at[1].partition("/")
    return f"{owner} has {found or 0} card{'s' * (found != 1)} in {spoken(zone)}"


def _resources_found(at: Path, found: Any, table: Table) -> str:
    del found
    return f"{thing_words(at, table.game)}: {value_words(at, table.at(at[:2]), table.game)}"


def _player_found(at: Path, found: Any, table: Table) -> str:
    game = table.game
    owner, _, name = at[1].partition("/")
    if name in game.player_marks:
        return f"{owner} {game.player_marks[name][bool(found)]}"
    called = game.player_counters.get(name, name)
    if zone_id(called) in game.expeditions:
        return f"{owner}'s {called} is at {found or 0}"
    return f"{owner} has {found or 0} {called}"


def _turn_found(at: Path, found: Any, table: Table) -> str:
    turn = table.observation.position.turn
    if at[1] == "player" and not table.game.phases:
        return f"it is {found}'s turn"
    return f"it is {turn.phase.title()} of {table.game.turn_number} {turn.number}, {turn.player}'s turn"


def _region_found(at: Path, found: Any, table: Table) -> str:
    return f"region {at[1]} is {value_words(at, found, table.game)}" if found else f"there is no region {at[1]}"


def _ending_found(at: Path, found: Any, table: Table) -> str:
    del at, found
    result = table.observation.result
    if result is None:
        return "the game goes on"
    return result_words(result) + (f"; {', '.join(sorted(result.losers))} lost" if result.losers else "")


_FOUND: Mapping[str, Callable[[Path, Any, Table], str]] = {
    "cards": _card_found,
    "marks": _mark_found,
    "characteristics": _characteristic_found,
    "top": _end_found,
    "bottom": _end_found,
    "zones": _count_found,
    "resources": _resources_found,
    "players": _player_found,
    "turn": _turn_found,
    "number": _turn_found,
    "first": lambda _, found, __: f"{found or NOBODY} is the first player",
    "adventure": lambda _, found, __: f"the Adventure has {found or 0} regions",
    "regions": _region_found,
    "result": _ending_found,
    "losers": _ending_found,
    "names": lambda at, found, _: f"{at[1]} is {'shown' if found else 'not shown'}",
}
