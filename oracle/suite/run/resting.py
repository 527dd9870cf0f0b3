"""Finds the open conflicts that an outcome rests on: another side of the conflict would have changed it.

Where the book contradicts itself, rule code reports which side it takes (`oracle.kernel.open_questions`). Where
documents differ, the game is replayed with only the other document's answers, if it has asked for them at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from oracle.engines import reference_books as books
from oracle.kernel.asked import Asked, Instead


class Rest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An open conflict that an outcome rests on."""

    number: int
    question: str
    otherwise: tuple[str, ...] = ()
    """The documents that disagree; if there are none, the document in use contradicts itself."""


def resting(
    game: str, edition: str, heard: Iterable[int], asked: Asked, ends_alike: Callable[[Instead], bool]
) -> tuple[Rest, ...]:
    """The open conflicts that an outcome rests on, by number.

    `heard`: numbers reported by rule code; `asked`: what the game asked of its edition; `ends_alike`: whether it ends
    the same with other answers. Raises KeyError for an unknown game or edition.
    """
    numbers = set(heard)
    found = []
    for conflict in books.catalogue(game).conflicts:
        if conflict.closed or conflict.kind != "outcome" or not any(edition in one.readings for one in conflict.side):
            continue
        differing = tuple(
            reading
            for reading, instead in books.otherwise(game, edition, conflict.asks, asked)
            if any(reading in side.readings and edition not in side.readings for side in conflict.side)
            and not ends_alike(instead)
        )
        if differing or conflict.number in numbers:
            found.append(Rest(number=conflict.number, question=conflict.question, otherwise=differing))
    return tuple(found)
