"""Rows of `only this has changed` as entries of the plain table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from oracle.profiles import Profile, zone_id
from oracle.protocol.values import Json, JsonObject
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.changes import ExpectedChange
from oracle.suite.phrases.converters import NO_ZONE
from oracle.suite.phrases.regions import FACE_DOWN, terrains_in
from oracle.suite.play.difference import FIRST_PLAYER, NOTHING
from oracle.suite.vectors.checks import Row

_REGION = re.compile(r"region ([0-7])")
_TURN = {"turn": ("turn", "player"), "phase": ("turn", "phase"), FIRST_PLAYER: ("first", "player")}
_COUNTED = ("cards", "resources", "order", "players")
_DAY = ("turn", "number", "counters", "waiting", "adventure", "regions")
_GROUPS = (*_COUNTED, *_DAY, "first", "names", "result")
EVERYTHING = (*_GROUPS, "losers", "marks", "question", "rest")
"""What `nothing has changed` compares."""
PLACE, MARKS = ("zone", "player", "under", "at"), ("states", "counters")
ONCE_OVER = ("result",)
"""All that counts of a game that is over."""
_PLAYER, _NUMBER = ("turn", "player"), ("number", "turn")
_RESULT, _REGIONS = ("result", "winner"), ("adventure", "regions")


def row_of(expected: ExpectedChange, game: Profile) -> Row:
    """The row of a table of changes as data."""
    path = _path(expected, game)
    if expected.before is None:
        raise InvalidWordsError(
            f'the row of "{expected.what}" says nothing of what was before: give the table a column "from"'
        )
    before, after = (something(_value(path, words, game)) for words in (expected.before, expected.after))
    return Row(at=path, before=before, to=after)


def card_parts(game: Profile) -> dict[str, tuple[str, ...]]:
    """What counts of a card in each zone: in the resource zone only that it is there, in a shared one not whose."""
    marks = {zone: MARKS for zone in game.zones if zone != game.resource_zone}
    return {
        zone: (*(part for part in PLACE if part != "player" or zone not in game.shared_zones), *marks.get(zone, ()))
        for zone in game.zones
    }


def something(value: Json) -> object:
    """The value, or None for what counts as nothing: false, 0, empty."""
    return value or None


def sent_groups(game: Profile) -> tuple[str, ...]:
    """The groups of the first table that must be as they were sent.

    Names are left out: an engine may call a made-up card by its name without our words for it.
    """
    return (*_COUNTED, *_DAY, "question", *(("first",) if game.first_player else ()))


def groups_of(rows: Iterable[Row], game: Profile) -> tuple[str, ...]:
    """The groups that are compared where just these rows are to change."""
    to = {row.at: row.to for row in rows}
    if to.get(_RESULT) is not None:
        return ONCE_OVER
    left_out = {
        "number": _PLAYER in to and game.counts_turns,
        "counters": _PLAYER in to or _NUMBER in to,
        "regions": _REGIONS in to,
    }
    return tuple(group for group in _GROUPS if not left_out.get(group))


def _path(expected: ExpectedChange, game: Profile) -> tuple[str, ...]:
    what = expected.what
    mark = next((name for name, words in game.player_marks.items() if expected.after in words), None)
    if mark is not None:
        return ("players", f"{what}/{mark}")
    if what in _TURN:
        return _TURN[what]
    if what == game.turn_number:
        return _NUMBER
    if what == "waiting":
        return ("waiting", "sources")
    if what in ("result", "regions"):
        return _RESULT if what == "result" else _REGIONS
    if region := _REGION.fullmatch(what):
        return ("regions", region[1])
    owner, apart, rest = what.partition("'s ")
    return _own_path(owner, rest, game) if apart else ("cards", what)


def _own_path(owner: str, what: str, game: Profile) -> tuple[str, ...]:
    if what == game.resource:
        return ("resources", owner)
    if what.endswith(" order"):
        return ("order", f"{owner}/{what.removesuffix(' order')}")
    name = _called(what, game.player_counters)
    if name is not None:
        return ("players", f"{owner}/{name}")
    return ("counters", f"{owner}/{_called(what, game.turn_counters) or what}")


def _called(words: str, names: Mapping[str, str]) -> str | None:
    return next((name for name, said in names.items() if said == words), None)


def _value(path: tuple[str, ...], words: str, game: Profile) -> object:
    match path:
        case ("cards", _):
            return _card(words, game)
        case ("resources", _):
            return _resources(words, game)
        case ("order", _):
            return [part for part in words.split(", ") if part]
        case ("players", name) if (mark := name.rpartition("/")[2]) in game.player_marks:
            return game.player_marks[mark].index(words)
        case ("waiting", _):
            return None if words == NOTHING else sorted(words.split(", "))
        case ("result", _):
            return None if words == "none" else words.removesuffix(" won")
        case ("adventure", _):
            return 1 if game.regions is not None and words == game.regions.only else int(words)
        case ("regions", _) if game.regions is not None:
            return ["facedown"] if words == FACE_DOWN else sorted(terrains_in(words, game.regions))
        case ("turn" | "first", _):
            return None if words == "nobody" else words
    return int(words)


def _resources(words: str, game: Profile) -> dict[str, int]:
    found = {}
    for part in () if words == NOTHING else words.split(", "):
        amount, _, state = part.partition(" ")
        found["spent" if state == game.spent else "ready"] = int(amount)
    return found


def _card(words: str, game: Profile) -> dict[str, object]:
    if words == NO_ZONE:
        return {}
    place, *parts = words.split(", ")
    owner, _, name = place.rpartition("'s ")
    zone = zone_id(name)
    card: JsonObject = {"zone": zone, "player": owner, "under": None, "at": None, "states": {}, "counters": {}}
    for part in parts:
        first, _, rest = part.partition(" ")
        counter = game.counter_named(rest)
        if part in game.states:
            card["states"][part] = True
        elif first in ("under", "at"):
            card[first] = rest
        elif counter is not None:
            card["counters"][counter] = int(first)
    return {part: card[part] for part in card_parts(game)[zone]}
