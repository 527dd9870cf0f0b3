"""A game as a person names it."""

from __future__ import annotations

from oracle.profiles import PROFILES, Profile
from oracle.suite.errors import InvalidWordsError, nearest


def game_named(name: str) -> Profile:
    """The game with this name or id; `InvalidWordsError` names the games there are."""
    for game in PROFILES.values():
        if name in (game.name, game.id):
            return game
    known = [game.name for game in PROFILES.values()]
    raise InvalidWordsError(f'there is no game "{name}"{nearest(name, known)}')
