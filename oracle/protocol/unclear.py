"""Rejects JSON that is valid but ambiguous: duplicate keys with two values, numbers of any length."""

from __future__ import annotations

import json

import msgspec

from oracle.protocol.display import shown


class UnclearJSON(ValueError):
    """JSON that different readers would read differently; the text says where."""


def refuse_unclear(text: bytes) -> None:
    """Raise `UnclearJSON` for JSON that contradicts itself; invalid JSON is left to the decoder.

    A duplicate key with the same value is no contradiction.
    """
    if _has_each_key_once(text):
        return
    try:
        _decoder.decode(text.decode("utf-8"))
    except UnclearJSON:
        raise
    except RecursionError:
        raise UnclearJSON("it is nested too deeply") from None
    except (json.JSONDecodeError, UnicodeDecodeError):
        return
    except ValueError:
        raise UnclearJSON("a number in it has more digits than can be read") from None


def _has_each_key_once(text: bytes) -> bool:
    """Whether no key is duplicated, according to a quick check.

    Decoding and encoding loses a colon for each duplicate. A full check takes far longer, and every message needs one
    of the two.
    """
    try:
        again = msgspec.json.encode(msgspec.json.decode(text))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    # An escaped colon would compensate for the lost one.
    return again.count(b":") == text.count(b":") and b"\\u003" not in text


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        for key, value in pairs:
            if repr(value) != repr(found[key]):
                values = f"{shown(repr(value), 60)} and {shown(repr(found[key]), 60)}"
                raise UnclearJSON(f'"{shown(key, 60)}" is there twice, as {values}')
    return found


_decoder = json.JSONDecoder(object_pairs_hook=_object, strict=False)
