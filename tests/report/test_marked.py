"""Expected and actual values side by side, and long messages: the part that differs is kept and marked."""

from __future__ import annotations

import pytest

from oracle.protocol.display import point_of, shown_lines
from oracle.report.output.marked import FOLDED, Piece, joined, marked
from oracle.report.output.text import both_ends


def test_what_differs_is_marked_on_both_sides() -> None:
    one, other = marked("rock has 2 damage", "rock has 13 damage")
    assert one == (Piece("rock has ", False), Piece("2", True), Piece(" damage", False))
    assert other == (Piece("rock has ", False), Piece("13", True), Piece(" damage", False))


def test_nothing_is_marked_where_all_of_it_differs() -> None:
    assert marked("accepted", "refused by 1.5.3: not enough ink") == (
        (Piece("accepted", False),), (Piece("refused by 1.5.3: not enough ink", False),),
    )  # fmt: skip
    assert marked("", "nobody is asked") == ((Piece("", False),), (Piece("nobody is asked", False),))


@pytest.mark.parametrize("place", [0, 20, 39])
def test_a_long_stretch_that_is_the_same_is_folded_but_for_what_stands_next_to_the_difference(place: int) -> None:
    cards = [f"card-{number}" for number in range(40)]
    others = [*cards[:place], "another-card", *cards[place + 1 :]]
    one, other = marked(", ".join(cards), ", ".join(others))
    assert [piece.text for piece in one if piece.differs] != []
    assert "another" in "".join(piece.text for piece in other if piece.differs)
    assert all(len(piece.text) <= FOLDED for piece in (*one, *other))
    assert "…" in joined(one)
    near = [cards[at] for at in (place - 1, place + 1) if 0 <= at < len(cards)]
    assert all(card in joined(other) for card in near)


def test_long_texts_are_left_alone() -> None:
    long = "word " * 1000
    assert marked(long, long + "more") == ((Piece(long, False),), (Piece(long + "more", False),))


PYTHON = """Traceback (most recent call last):
  File "engine.py", line 3, in act
    return self.cards[ref]
KeyError: 'song'"""
NODE = """/engine/rules.ts:14
    throw new RangeError("no such zone: attic");
          ^

RangeError: no such zone: attic
    at zone (/engine/rules.ts:14:11)
    at Game.act (/engine/game.ts:99:3)

Node.js v22.18.0"""
RUST = """thread 'main' panicked at src/zones.rs:7:9:
index out of bounds: the len is 3 but the index is 3
note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace"""
OLD_RUST = "thread 'main' panicked at 'no zone', src/zones.rs:7:9\nnote: run with `RUST_BACKTRACE=1`"
GO = "panic: runtime error: index out of range [3]\n\ngoroutine 1 [running]:\nmain.act()\n\t/engine/act.go:12"
JAVA = """Exception in thread "main" java.lang.IllegalStateException: no turn
\tat engine.Game.act(Game.java:10)
Caused by: java.util.NoSuchElementException: attic
\tat engine.Zones.of(Zones.java:5)
\t... 3 more"""
CSHARP = "Unhandled exception. System.NullReferenceException: Object is null\n   at Engine.Act() in /e/Act.cs:line 4"
POINTS = {
    PYTHON: "KeyError: 'song'",
    NODE: "RangeError: no such zone: attic",
    RUST: "thread 'main' panicked at src/zones.rs:7:9: index out of bounds: the len is 3 but the index is 3",
    OLD_RUST: "thread 'main' panicked at 'no zone', src/zones.rs:7:9",
    GO: "panic: runtime error: index out of range [3]",
    JAVA: "Caused by: java.util.NoSuchElementException: attic",
    CSHARP: "Unhandled exception. System.NullReferenceException: Object is null",
    "the engine said nothing of the kind": "",
    "the last Error of many is not at the beginning": "",
}


@pytest.mark.parametrize(("text", "point"), POINTS.items())
def test_the_line_that_says_what_went_wrong_is_found(text: str, point: str) -> None:
    assert point_of(text) == point
    if point:
        before, after = "\n".join(f"setting up {n}" for n in range(60)), "\n".join(f"    at {n}" for n in range(60))
        cut = both_ends(f"crash: it ended:\n{before}\n{text}\n{after}", 240)
        assert point in cut
        assert len(cut) <= 240
        assert cut.startswith("crash: it ended:")
        kept = shown_lines(f"{text}\n{after}", 10, 1000)
        assert point in kept.replace("\n", " ")
        assert kept.count("\n") < 10
        assert len(shown_lines(f"{text}\n{after}", 10, 300)) <= 302


def test_what_is_short_is_left_as_it_is() -> None:
    assert both_ends("KeyError: 'song'", 100) == "KeyError: 'song'"
    assert shown_lines(PYTHON, 10, 1000) == PYTHON
