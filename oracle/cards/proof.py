"""Digests of proven texts: that a definition still says a text can be seen where the text itself is not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oracle.cards.compiler import Compiled, Compiler
from oracle.cards.reading import digest


def digests(compiler: Compiler, made: Compiled) -> list[str] | None:
    """For each part of a text the form in which its definition says it; None if a part is not said back."""
    found = []
    for words, said in zip(made.normal, compiler.said_back(made.card), strict=True):
        both = sorted({*words} & {each for each in said if each is not None})
        if not both:
            return None
        found.append(digest(both[0]))
    return found


def still_says(compiler: Compiler, card: Mapping[str, Any], proven: Sequence[str]) -> bool:
    """Whether a definition can still be said in the forms of which these are the digests."""
    said = compiler.said_back(card)
    if len(said) != len(proven):
        return False
    return all(one in {digest(each) for each in forms if each} for one, forms in zip(proven, said, strict=True))
