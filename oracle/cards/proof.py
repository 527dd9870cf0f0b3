"""Digests of proven texts: that a definition still says a text can be seen where the text itself is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oracle.cards.compiler import Compiled, Compiler, unproven
from oracle.cards.reading import digest


def digests(compiler: Compiler, made: Compiled) -> list[str] | None:
    """A digest of how each part of a definition is said; None if one is not said in the words of its text."""
    return said_now(compiler, made.card) if unproven(compiler, made) is None else None


def said_now(compiler: Compiler, card: Mapping[str, object]) -> list[str]:
    """The same of any definition, proven or not."""
    return [digest("\n".join(way for way in ways if way is not None)) for ways in compiler.said_back(card)]


def still_says(compiler: Compiler, card: Mapping[str, object], proven: Sequence[str]) -> bool:
    """Whether a definition is said as it was when these were its digests."""
    return said_now(compiler, card) == [*proven]
