"""Rows of `only this has changed` as paths and values of the plain table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from oracle.profiles import Profile, zone_id
from oracle.suite.changes import ExpectedChange
from oracle.suite.converters import NO_ZONE
from oracle.suite.difference import FIRST_PLAYER, NOTHING
from oracle.suite.regions import FACE_DOWN, terrains_in
from oracle.suite.vectors.checks import Row

_REGION = re.compile(r"region ([0-7])")
_TURN = {"turn": "player", "phase": "phase", FIRST_PLAYER: "first"}


def row_of(expected: ExpectedChange, game: Profile) -> Row:
    """The row of a table of changes as data."""
    path = _path(expected, game)
    before = UNSET if expected.before is None else _value(path, expected.before, game)
    return Row(path="/".join(path), before=before, to=_value(path, expected.after, game))


def _path(expected: ExpectedChange, game: Profile) -> tuple[str, ...]:
    what = expected.what
    mark = next((name for name, words in game.player_marks.items() if expected.after in words), None)
    if mark is not None:
        return ("players", what, mark)
    if what in _TURN:
        return ("turn", _TURN[what])
    if what == game.turn_number:
        return ("turn", "number")
    if what in ("waiting", "result", "regions"):
        return ("adventure" if what == "regions" else what,)
    if region := _REGION.fullmatch(what):
        return ("regions", region[1])
    owner, apart, rest = what.partition("'s ")
    return _own_path(owner, rest, game) if apart else ("cards", what)


def _own_path(owner: str, what: str, game: Profile) -> tuple[str, ...]:
    if what == game.resource:
        return ("resources", owner)
    if what.endswith(" order"):
        return ("order", owner, what.removesuffix(" order"))
    name = _called(what, game.player_counters)
    if name is not None:
        return ("players", owner, name)
    return ("turn", "counters", owner, _called(what, game.turn_counters) or what)


def _called(words: str, names: Mapping[str, str]) -> str | None:
    return next((name for name, said in names.items() if said == words), None)


def _value(path: tuple[str, ...], words: str, game: Profile) -> Any:
    match path:
        case ("cards", _):
            return _card(words, game)
        case ("resources", _):
            return _resources(words, game)
        case ("order", *_):
            return [part for part in words.split(", ") if part]
        case ("players", _, name) if name in game.player_marks:
            return game.player_marks[name].index(words)
        case ("waiting",):
            return {} if words == NOTHING else dict.fromkeys(words.split(", "), True)
        case ("result",):
            return None if words == "none" else words.removesuffix(" won")
        case ("adventure",):
            return 1 if game.regions is not None and words == game.regions.only else int(words)
        case ("regions", _) if game.regions is not None:
            names = ["facedown"] if words == FACE_DOWN else terrains_in(words, game.regions)
            return dict.fromkeys(names, True)
        case ("turn", "player" | "phase" | "first"):
            return None if words == "nobody" else words
    return int(words)


def _resources(words: str, game: Profile) -> dict[str, int]:
    found = {}
    for part in () if words == NOTHING else words.split(", "):
        amount, _, state = part.partition(" ")
        found["spent" if state == game.spent else "ready"] = int(amount)
    return found


def _card(words: str, game: Profile) -> dict[str, Any]:
    if words == NO_ZONE:
        return {}
    place, *parts = words.split(", ")
    owner, apart, zone = place.rpartition("'s ")
    card: dict[str, Any] = {"zone": zone_id(zone), **({"player": owner} if apart else {})}
    for part in parts:
        first, _, rest = part.partition(" ")
        counter = game.counter_named(rest)
        if part in game.states:
            card.setdefault("states", {})[part] = True
        elif first in ("under", "at"):
            card[first] = rest
        elif counter is not None:
            card.setdefault("counters", {})[counter] = int(first)
    return card
