"""What follows from a text alone, found once for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Told:
    """Answers by the text they were found for; a match has its own, and it keeps the texts."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[tuple[Callable[[Any], Any], int], tuple[object, Any]] = {}

    def once(self, question: Callable[[T], R], text: T) -> R:
        """What the question finds in the text, whose parts nobody changes."""
        key = (question, id(text))
        known = self._known.get(key)
        if known is None or known[0] is not text:
            # A text that is gone can leave its number to another one: so it is kept with what was found.
            known = self._known[key] = (text, question(text))
        found: R = known[1]
        return found
