"""Parses editions and readings as written in scenarios: `2.2`, `>=2.2`, `book`, `seed-guide`."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.book.editions import expand_ranges
from oracle.profiles import Profile
from oracle.suite.errors import InvalidWordsError, nearest


def editions_named(names: Sequence[str], game: Profile) -> tuple[str, ...]:
    """The editions and readings with these names, each once; a reading includes its equivalents.

    Raises InvalidWordsError for an unknown name.
    """
    try:
        found = expand_ranges(names, game.official)
    except KeyError as error:
        raise _unknown(error.args[0], game) from None
    if not found:
        raise InvalidWordsError(
            f"no edition of {game.name} matches {', '.join(names)}; the first one is {game.official[0]}"
        )
    for name in found:
        if name not in game.editions:
            raise _unknown(name, game)
    return tuple(dict.fromkeys((*found, *(own for own, other in game.inherits.items() if other in found))))


def _unknown(name: str, game: Profile) -> InvalidWordsError:
    return InvalidWordsError(f'{game.name} has no edition or reading "{name}"{nearest(name, game.editions)}')
