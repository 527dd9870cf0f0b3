"""A game as a person names it."""

from __future__ import annotations

from oracle.profiles import PROFILES, Profile
from oracle.suite.errors import InvalidWordsError, nearest

GAME = "a game of "
"""How a scenario begins: the phrases of its steps are those of that game."""


def game_of_step(text: str) -> str:
    """The id of the game that a step names, empty for any other step."""
    named = text.removeprefix(GAME) if text.startswith(GAME) else ""
    return next((game.id for game in PROFILES.values() if named in (game.name, game.id)), "")


def game_named(name: str) -> Profile:
    """The game with this name or id; `InvalidWordsError` names the games there are."""
    for game in PROFILES.values():
        if name in (game.name, game.id):
            return game
    known = [game.name for game in PROFILES.values()]
    raise InvalidWordsError(f'there is no game "{name}"{nearest(name, known)}')
