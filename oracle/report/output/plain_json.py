"""Any value as JSON, for a file or a terminal."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

import msgspec

from oracle.report.output.text import STEERING, encodable

_BEYOND_ASCII = re.compile(r"[^\x00-\x7e]")


def encode(value: object, *, ordered: bool = False) -> bytes:
    """The bytes of `value` in JSON, on one line; lone surrogates, which JSON cannot contain, become U+FFFD.

    With `ordered` the keys of objects are sorted, so that equal values give equal bytes.
    """
    order: Literal["deterministic"] | None = "deterministic" if ordered else None
    try:
        return msgspec.json.encode(value, order=order)
    except UnicodeEncodeError:
        return msgspec.json.encode(_encodable(msgspec.to_builtins(value, order=order)))


def document(value: object, indent: int = 1, *, ordered: bool = False) -> bytes:
    """Like `encode`, for a file that people may read: indented, with a final line end."""
    return msgspec.json.format(encode(value, ordered=ordered), indent=indent) + b"\n"


def printed(value: Any, indent: int, encoding: str) -> str:
    """Like `document`, for a terminal: control characters, and those not in `encoding`, become JSON escapes."""
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
