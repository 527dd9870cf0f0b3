"""Records that are broken, in every way there is."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any


def broken(data: bytes, chance: Random) -> tuple[str, bytes]:
    """How, and the record so broken."""
    how, change = chance.choice(list(WAYS.items()))
    return how, change(data, chance)


def _cut_off(data: bytes, chance: Random) -> bytes:
    return data[: chance.randrange(len(data))]


def _bytes(data: bytes, chance: Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def _lines(data: bytes, chance: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    match chance.randrange(4):
        case 0:
            del lines[chance.randrange(len(lines))]
        case 1:
            chance.shuffle(lines)
        case 2:
            lines.insert(chance.randrange(len(lines)), chance.choice(lines))
        case _:
            lines.insert(chance.randrange(len(lines)), b'{"is":"nothing"}\n[]\nnull\n')
    return b"".join(lines)


STRANGE: tuple[Any, ...] = (
    None, True, -1, 2**53, 2**70, 1.5, "", "x" * 300, "\u202e", "Ann", "bob-1", "no card", [], {}, [None], {"a": 1},
)  # fmt: skip


def _values(data: bytes, chance: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(lines))
        value = json.loads(lines[place])
        _change(value, chance)
        lines[place] = json.dumps(value).encode() + b"\n"
    return b"".join(lines)


def _change(value: Any, chance: Random) -> None:
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = chance.choice(keys)
        inner = value[key]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.85:
            value = inner
            continue
        if isinstance(value, dict) and chance.random() < 0.3:
            del value[key]
        else:
            value[key] = chance.choice(STRANGE)
        return


def _names(data: bytes, chance: Random) -> bytes:
    """Another card, or another player, all through a line."""
    lines = data.splitlines(keepends=True)
    place = chance.randrange(len(lines))
    one, other = (f"{player}-{chance.randint(1, 60)}".encode() for player in chance.sample(("ann", "bob"), 2))
    lines[place] = lines[place].replace(one, other) if chance.random() < 0.5 else lines[place].replace(b"Ann", b"Bob")
    return b"".join(lines)


WAYS: dict[str, Callable[[bytes, Random], bytes]] = {
    "cut off": _cut_off,
    "bytes": _bytes,
    "lines": _lines,
    "values": _values,
    "names": _names,
}
