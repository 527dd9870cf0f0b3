"""The size limits of a position. They are checked when a position is read, before anything is built from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from oracle.kernel.errors import InputError
from oracle.protocol.messages import Position

PLAYERS = 20
CARDS = 2_000
FACTS = 1_000
"""Earlier events, and outcomes of chance."""
NUMBER = 1_000_000
"""The largest number in a position: counters, turns."""
DEFINITIONS = 2_000
PRINTED_NUMBER = 1_000
"""The largest number on a card, and the total limit on repetitions of its steps."""
NODES = 2_000
"""The values in the definition of one card."""
DEPTH = 60
TEXT = 10_000
"""The characters of one text."""

_MOST_KEPT = 2_000
_LONGEST_KEPT = 2_000
_found_right: set[bytes] = set()
"""Definitions already found within all bounds, since positions use the same ones again and again."""


def check_setup(position: Position, definitions: Mapping[str, object], chance: Sequence[Sequence[str]]) -> None:
    """Raises InputError beyond the limits, naming the field and the bound."""
    _check_many("position.players", len(position.players), PLAYERS)
    _check_many("position.cards", len(position.cards), CARDS)
    _check_many("position.happened", len(position.happened), FACTS)
    _check_many("position.regions", len(position.regions), FACTS)
    _check_many("definitions", len(definitions), DEFINITIONS)
    _check_many("chance", len(chance), FACTS)
    for number, outcome in enumerate(chance):
        _check_many(f"chance[{number}]", len(outcome), CARDS)
    for where, value in _numbers(position):
        _check_number(where, value, NUMBER)
    for name, definition in definitions.items():
        check_definition(f"definitions.{name[:60]}", definition)


def check_definition(where: str, raw: object) -> None:
    """Raises InputError for a card whose definition is too large or nested too deeply."""
    try:
        text = msgspec.json.encode(raw)
    except (TypeError, ValueError, OverflowError, RecursionError):
        text = b"null"
    if text in _found_right:
        return
    _check_values(where, raw)
    # Values that JSON cannot carry are written as null, and would be mistaken for it.
    if len(text) <= _LONGEST_KEPT and b"null" not in text:
        if len(_found_right) >= _MOST_KEPT:
            _found_right.clear()
        _found_right.add(text)


def _check_values(where: str, raw: object) -> None:
    nodes, waiting = 0, [(where, raw, 0, 1)]
    while waiting:
        at, value, depth, times = waiting.pop()
        nodes += 1
        if nodes > NODES:
            raise InputError(where, f"more than {NODES:,} values", f"at most {NODES:,} in one card")
        if depth > DEPTH:
            raise InputError(where, "nested too deeply", f"at most {DEPTH} levels")
        if isinstance(value, str) and len(value) > TEXT:
            raise InputError(at, f"a text of {len(value):,} characters", f"at most {TEXT:,}")
        if isinstance(value, int | float):
            _check_number(at, value, PRINTED_NUMBER)
        if isinstance(value, Mapping):
            more = value.get("times")
            times *= max(more, 1) if isinstance(more, int) else 1
            _check_number(f"{at}.times", times, PRINTED_NUMBER)
            waiting += [(f"{at}.{str(name)[:60]}", inner, depth + 1, times) for name, inner in value.items()]
        elif isinstance(value, list | tuple):
            waiting += [(f"{at}[{number}]", inner, depth + 1, times) for number, inner in enumerate(value)]


def _numbers(position: Position) -> Iterable[tuple[str, int]]:
    yield "position.turn.number", position.turn.number
    for name, value in position.turn.counters.items():
        yield f"position.turn.counters.{name}", value
    for number, player in enumerate(position.players):
        for name, value in player.counters.items():
            yield f"position.players[{number}].counters.{name}", value
    for number, card in enumerate(position.cards):
        for name, value in card.counters.items():
            yield f"position.cards[{number}].counters.{name}", value
    for number, fact in enumerate(position.happened):
        yield f"position.happened[{number}].times", fact.times


def _check_many(where: str, count: int, most: int) -> None:
    if count > most:
        raise InputError(where, f"there are {count:,}", f"at most {most:,}")


def _check_number(where: str, value: float, most: int) -> None:
    # NaN is neither smaller nor larger than any number.
    if not -most <= value <= most:
        raise InputError(where, "the number is too large", f"at most {most:,}")
