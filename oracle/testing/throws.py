"""Chance for making games that Hypothesis draws, so that it can shrink what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from hypothesis import strategies as st

from oracle.assurance.fuzz.generate.dice import Dice

T = TypeVar("T")
STEPS = 1_000
"""Into how many parts chance is cut."""
Draw = Callable[[st.SearchStrategy[int]], int]


class Throws(Dice):
    """Every throw is drawn. The smallest is the first option, the least number, and what does not come true."""

    def __init__(self, draw: Draw) -> None:
        super().__init__(0)
        self._draw = draw

    def random(self) -> float:
        """A share from 0 to less than 1."""
        return self._draw(_numbers(0, STEPS - 1)) / STEPS

    def hit(self, chance: float) -> bool:
        """Whether something of this chance comes true."""
        return self._draw(_numbers(0, STEPS - 1)) >= STEPS * (1 - chance)

    def pick(self, options: Sequence[T]) -> T:
        """One of them."""
        return options[self.between(0, len(options) - 1)]

    def between(self, least: int, most: int) -> int:
        """A number from `least` to `most`."""
        return least if most <= least else self._draw(_numbers(least, most))


@cache
def _numbers(least: int, most: int) -> st.SearchStrategy[int]:
    return st.integers(least, most)
