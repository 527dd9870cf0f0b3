"""What an engine wrote is quoted on one line, visible and short."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.protocol.display import shown, shown_lines


@given(st.text() | st.binary(), st.integers(1, 50))
def test_whatever_is_quoted_is_printable_and_cut(text: str | bytes, limit: int) -> None:
    quoted = shown(text, limit)
    assert quoted.isprintable()
    # An escape is at most ten characters long (\U0001f600), the mark of a cut one more.
    assert len(quoted) <= 10 * limit + 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plain, ä ✨ 漢", "plain, ä ✨ 漢"),
        (b"caf\xe9", r"caf\xe9"),
        ("a\tb\r\n", r"a\tb\r\n"),
        ("\x1b]0;title\x07", r"\x1b]0;title\x07"),
        ("\u202egnp", r"\u202egnp"),
        ("\ud800", r"\ud800"),
        ("12345678901", "1234567890…"),
        (b"1" * 1000, "1111111111…"),
    ],
)
def test_what_steers_a_terminal_is_spelt_out(text: str | bytes, expected: str) -> None:
    assert shown(text, 10 if len(text) > 10 and text[:1] in ("1", b"1") else 200) == expected


@given(st.binary(max_size=400))
def test_the_last_lines_are_cut_too(text: bytes) -> None:
    quoted = shown_lines(text, 3, 60)
    assert len(quoted) <= 61
    assert all(line.isprintable() for line in quoted.split("\n"))


def test_the_last_lines_are_whole() -> None:
    lines = [f"{number} {'x' * 20}" for number in range(9)]
    assert shown_lines("\n".join(lines), 3, 60) == "\n".join(["…", *lines[-2:]])
    assert shown_lines("KeyError: 7\n" + "\n".join(lines), 3, 60).split("\n") == ["KeyError: 7", "…", lines[-1]]


def test_lines_that_only_point_at_another_are_left_out() -> None:
    text = '  File "a.py", line 9, in act\n    hand[card]\n    ~~~~^^^^^^\nKeyError: 7\n'
    assert shown_lines(text, 2, 100) == "    hand[card]\nKeyError: 7"


def test_the_last_lines_are_the_last() -> None:
    assert shown_lines("one\n\ntwo\nthree\x07\n", 2, 100) == "two\nthree\\x07"
