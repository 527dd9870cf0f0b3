"""Which open conflicts an outcome rests on: what other sides of them say would have made it another one.

Where the book speaks both ways, rule code says that it takes a side (`oracle.kernel.open_questions`). Where documents
differ, the game is played again with the other document's answers alone, if it has asked for them at all.
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
    """The documents that say otherwise; without any, the document that was played speaks both ways itself."""


def resting(
    game: str, edition: str, heard: Iterable[int], asked: Asked, ends_alike: Callable[[Instead], bool]
) -> tuple[Rest, ...]:
    """The open conflicts that an outcome rests on, by number.

    `heard`: numbers that rule code has named; `asked`: what the game asked of its edition; `ends_alike`: whether it
    ends the same with other answers. Raises KeyError for an unknown game or edition.
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
