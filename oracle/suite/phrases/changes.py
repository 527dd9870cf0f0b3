"""Parses the table of `only this has changed` into rows of the plain table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from oracle.profiles import Profile
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.feature_file import Table
from oracle.suite.phrases.calls import columns
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.converters import number, player_zone
from oracle.suite.phrases.regions import terrains_in
from oracle.suite.table.changes import NUMBER, PLAYER, REGIONS, WAITING, WINNER
from oracle.suite.table.checks import Path, Row
from oracle.suite.table.table import card_parts
from oracle.suite.table.wording import FACE_DOWN, FIRST_PLAYER, NOBODY, NOTHING, owned_zone

_REGION = re.compile(r"region ([0-7])")


def expected_changes(table: Table, context: Context) -> tuple[Row, ...]:
    """The rows of the table; `InvalidWordsError` for a row that cannot be a change."""
    rows: list[Row] = []
    for line, cells in columns(table, ("what", "to"), ("from",)):
        context.line = line
        what = cells["what"]
        before = _side(what, cells["from"], context) if "from" in cells else None
        at, to = _side(what, cells["to"], context)
        row = Row(at=at, before=UNSET if before is None else before[1], to=to)
        if row.before == row.to:
            raise InvalidWordsError(f'the row of "{what}" says the same before and after; leave it out')
        if any(known.at == at for known in rows):
            raise InvalidWordsError(f'"{what}" has two rows')
        rows.append(row)
    context.line = table.line
    if ends_game(tuple(rows)) and len(rows) > 1:
        raise InvalidWordsError("once the game is over only its result counts; leave the rows of other things out")
    return tuple(rows)


def ends_game(rows: tuple[Row, ...]) -> bool:
    """Whether a table of changes states that the game is over."""
    return any(row.at == WINNER and row.to is not None for row in rows)


Side = tuple[Path, Any]
"""The subject of a row, and one of its values; None for nothing."""


def _side(what: str, words: str, context: Context) -> Side:
    game = context.game
    if what == "turn":
        return PLAYER, context.player(words)
    if what == FIRST_PLAYER and game.first_player:
        return ("first", "player"), None if words == NOBODY else context.player(words)
    if what == "phase":
        return ("turn", "phase"), words
    if what == "result":
        return WINNER, None if words == "none" else words.removesuffix(" won")
    if what == game.turn_number:
        return NUMBER, number(words)
    if what == "waiting":
        return WAITING, None if words == NOTHING else sorted({part.strip() for part in words.split(",")})
    region = _region(what, words, game)
    if region is not None:
        return region
    if what in context.players:
        return _mark(what, words, game)
    owner, mark, rest = what.partition("'s ")
    if not mark:
        return ("cards", context.ref(what)), _card(words, context)
    return _own(context.player(owner), rest, words, game)


def _region(what: str, words: str, game: Profile) -> Side | None:
    if game.regions is None:
        return None
    if what == "regions":
        return REGIONS, 1 if words == game.regions.only else number(words)
    region = _REGION.fullmatch(what)
    if region is None:
        return None
    return ("regions", region[1]), ["facedown"] if words == FACE_DOWN else sorted(terrains_in(words, game.regions))


def _mark(player: str, words: str, game: Profile) -> Side:
    for name, (without, having) in game.player_marks.items():
        if words in (without, having):
            return ("players", f"{player}/{name}"), int(words == having) or None
    known = [word for pair in game.player_marks.values() for word in pair]
    raise InvalidWordsError(f'"{words}" is not a property of a player{nearest(words, known)}')


def _own(owner: str, what: str, words: str, game: Profile) -> Side:
    """A property of a player."""
    if what == game.resource:
        return ("resources", owner), _resources(words, game) or None
    zone = what.removesuffix(" order")
    if zone in game.order_zones and what.endswith(" order"):
        return ("order", f"{owner}/{zone}"), [part.strip() for part in words.split(",")]
    for group, counters in (("players", game.player_counters), ("counters", game.turn_counters)):
        name = next((name for name, said in counters.items() if said == what), None)
        if name is not None:
            return (group, f"{owner}/{name}"), number(words) or None
    counted = [*game.player_counters.values(), *game.turn_counters.values()]
    known = [game.resource, *counted, *(f"{zone} order" for zone in game.order_zones)]
    raise InvalidWordsError(f'nothing of {owner} is called "{what}"{nearest(what, known)}')


def _resources(words: str, game: Profile) -> dict[str, int]:
    found = {}
    for part in words.split(","):
        amount, _, state = part.strip().partition(" ")
        if state in ("ready", game.spent):
            found["ready" if state == "ready" else "spent"] = number(amount)
        elif part.strip() not in (NOTHING, "none", "0"):
            right = f'"1 ready, 2 {game.spent}" or "nothing"'
            raise InvalidWordsError(f'"{words}" is not an amount; write it as in {right}')
    return {kind: amount for kind, amount in found.items() if amount}


def _card(words: str, context: Context) -> Mapping[str, Any] | None:
    game = context.game
    place, *parts = [part.strip() for part in words.split(",")]
    player, zone = player_zone(place, context)
    card: dict[str, Any] = {"zone": zone, "player": player, "under": None, "at": None, "states": {}, "counters": {}}
    for part in parts:
        amount, _, name = part.partition(" ")
        if part in game.states:
            card["states"][part] = True
        elif (counter := game.counter_named(name)) is not None:
            card["counters"][counter] = number(amount, 1)
        elif re.fullmatch(r"(under|at) \S+", part):
            card[amount] = context.ref(name)
        elif part not in game.normal_states:
            known = [*game.states, *game.counter_examples()]
            known += ["under REF", "at REF"] if game.stack_zones else []
            raise InvalidWordsError(f'"{part}" is not a valid state{nearest(part, known)}')
    if zone == game.resource_zone and card["states"]:
        raise InvalidWordsError(
            f'cards in the {zone} are written as "{owned_zone(player, zone)}" only; '
            f"their states are in the {game.resource} row"
        )
    return {part: card[part] for part in card_parts(game)[zone]} if zone else None
