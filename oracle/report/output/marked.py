"""Marks the differences between an expected and an actual text, and folds long common stretches."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

MOST_WORDS = 600
"""Longer texts are not marked; comparing them would take too long."""
LEAST_ALIKE = 0.35
"""Texts that have less in common are not marked, since nearly everything would be."""
FOLDED, KEPT = 90, 30
"""A longer common stretch is folded; about this many characters are kept next to each difference."""
_WORD = re.compile(r"\w[\w'’-]*|\s+|[^\w\s]")


class Piece(NamedTuple):
    """A stretch of a text."""

    text: str
    differs: bool
    """Whether the other text differs there."""


def marked(one: str, other: str, *, fold: bool = True) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Both texts in pieces, each marked as common or different; with `fold`, long common pieces lose their middle."""
    words = _WORD.findall(one), _WORD.findall(other)
    if not one or not other or max(map(len, words)) > MOST_WORDS:
        return (Piece(one, False),), (Piece(other, False),)
    matcher = SequenceMatcher(None, *words, autojunk=False)
    if matcher.ratio() < LEAST_ALIKE:
        return (Piece(one, False),), (Piece(other, False),)
    pieces: tuple[list[Piece], list[Piece]] = ([], [])
    for tag, *ends in matcher.get_opcodes():
        for place, side in enumerate(pieces):
            text = "".join(words[place][ends[2 * place] : ends[2 * place + 1]])
            side += [Piece(text, tag != "equal")] if text else []
    first, second = (tuple(_folded(side) if fold else side) for side in pieces)
    return first, second


def _folded(pieces: Sequence[Piece]) -> Iterator[Piece]:
    for place, (text, differs) in enumerate(pieces):
        if differs or len(text) <= FOLDED or len(pieces) == 1:
            yield Piece(text, differs)
            continue
        # The words next to a difference stay.
        before = text[:KEPT].rpartition(" ")[0] + " " if place else ""
        after = " " + text[-KEPT:].partition(" ")[2] if place < len(pieces) - 1 else ""
        yield Piece(f"{before}…{after}", False)


def joined(pieces: Iterable[Piece]) -> str:
    """The pieces as one text, nothing marked."""
    return "".join(piece.text for piece in pieces)
