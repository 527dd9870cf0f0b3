"""Digests of proven texts: they show whether a definition still matches its text when the text is not available."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oracle.cards.compiler import Compiled, Compiler, unproven
from oracle.cards.reading import digest


def digests(compiler: Compiler, made: Compiled) -> list[str] | None:
    """A digest of each part of a definition as text; None if a part is not expressed in the words of its text."""
    return said_now(compiler, made.card) if unproven(compiler, made) is None else None


def said_now(compiler: Compiler, card: Mapping[str, object]) -> list[str]:
    """The same digests for any definition, proven or not."""
    return [digest("\n".join(way for way in ways if way is not None)) for ways in compiler.said_back(card)]


def still_says(compiler: Compiler, card: Mapping[str, object], proven: Sequence[str]) -> bool:
    """Whether a definition still produces the digests it was proven with."""
    return said_now(compiler, card) == [*proven]
