"""Bipartite matching: can each need get its own thing?"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from collections.abc import Set as AbstractSet
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def each_its_own(needs: Sequence[AbstractSet[T]]) -> bool:
    """Whether each need can be met by a different thing. Uses augmenting paths."""
    holder: dict[T, int] = {}

    def give(need: int, tried: set[T]) -> bool:
        for thing in needs[need]:
            if thing not in tried:
                tried.add(thing)
                if thing not in holder or give(holder[thing], tried):
                    holder[thing] = need
                    return True
        return False

    return all(give(need, set()) for need in range(len(needs)))
