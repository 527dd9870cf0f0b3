"""A file that is no JSON: the line that stops it."""

from __future__ import annotations

import pytest

from oracle.protocol.malformed import malformed


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"{", "the JSON is truncated: it ends in line 1"),
        (b'{\n "a": 1,\n "b": [1,\n', "the JSON is truncated: it ends in line 3"),
        (b'{\n "a": "never en', "the JSON is truncated: it ends in line 2"),
        (b'{\n "a": 1\n "b": 2\n}\n', "line 3, column 2: expecting ',' delimiter"),
        (b"[1]\n[2]", "line 2, column 1: extra data"),
        (b'{"a": 1}', ""),
        (b'{"a": "\xff', ""),
        (b"[" * 200_000, ""),
        (b"9" * 10_000, ""),
    ],
)
def test_the_line_is_named(text: bytes, said: str) -> None:
    assert malformed(text) == said
