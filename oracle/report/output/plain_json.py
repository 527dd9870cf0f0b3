"""Any value as JSON, for a file or for a terminal."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

import msgspec

from oracle.report.output.text import STEERING, encodable

_BEYOND_ASCII = re.compile(r"[^\x00-\x7e]")


def encode(value: object, *, ordered: bool = False) -> bytes:
    """The bytes of `value` in JSON, on one line; halves of surrogate pairs, which JSON cannot hold, become U+FFFD.

    With `ordered` the names of objects are sorted, so that the same value gives the same bytes.
    """
    order: Literal["deterministic"] | None = "deterministic" if ordered else None
    try:
        return msgspec.json.encode(value, order=order)
    except UnicodeEncodeError:
        return msgspec.json.encode(_encodable(msgspec.to_builtins(value, order=order)))


def document(value: object, indent: int = 1, *, ordered: bool = False) -> bytes:
    """As `encode`, for a file that people look into too: indented, ending in a newline."""
    return msgspec.json.format(encode(value, ordered=ordered), indent=indent) + b"\n"


def printed(value: Any, indent: int, encoding: str) -> str:
    """As `document`, for a terminal: what would steer it, or cannot be written in `encoding`, is a JSON escape."""
    risky = STEERING if encoding.lower().startswith("utf") else _BEYOND_ASCII
    return risky.sub(lambda found: json.dumps(found.group())[1:-1], document(value, indent).decode())


def _encodable(value: object) -> object:
    if isinstance(value, str):
        return encodable(value)
    if isinstance(value, list | tuple):
        return [_encodable(one) for one in value]
    if isinstance(value, dict):
        return {_encodable(name): _encodable(one) for name, one in value.items()}
    return value
