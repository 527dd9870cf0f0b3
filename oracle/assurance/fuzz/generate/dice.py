"""Randomness for making games: a seeded source with a few kinds of throws."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice(random.Random):
    """Equal seeds give equal throws, whatever the process or its hash seed."""

    def hit(self, chance: float) -> bool:
        """True with this probability."""
        return self.random() < chance

    def pick(self, options: Sequence[T]) -> T:
        return options[int(self.random() * len(options))]

    def some(self, options: Iterable[T], least: int, most: int) -> list[T]:
        """This many of them, or all if there are fewer, in random order."""
        pool = list(options)
        count = min(self.between(min(least, len(pool)), most), len(pool))
        return self.sample(pool, count)

    def between(self, least: int, most: int) -> int:
        """A number from `least` to `most`."""
        return least + int(self.random() * (most - least + 1))

    def weighed(self, options: Mapping[T, float]) -> T:
        """One of them, by weight."""
        point = self.random() * sum(options.values())
        for option, weight in options.items():
            point -= weight
            if point < 0:
                return option
        return list(options)[-1]
