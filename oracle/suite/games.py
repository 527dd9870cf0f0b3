"""How people name games."""

from __future__ import annotations

import re

from oracle.profiles import PROFILES, Profile
from oracle.suite.errors import InvalidWordsError, nearest

GAME = "a game of "
"""How every scenario begins; the game named here determines the phrases of its steps."""


_MORE = re.compile(r"(.*) for (three|four) players")
_PLAYERS = {"three": 3, "four": 4}
USUAL = 2
SEATS = ("Ann", "Bob", "Cat", "Dan")
"""The players, from left to right."""


def players_in(text: str) -> tuple[str, int]:
    """`Lorcana for three players` → the game's name, and the number of players."""
    found = _MORE.fullmatch(text)
    return (text, USUAL) if found is None else (found[1], _PLAYERS[found[2]])


def begun(game: Profile, players: int) -> str:
    """The first Given step: `a game of Lorcana for three players`."""
    more = next((f" for {word} players" for word, number in _PLAYERS.items() if number == players), "")
    return f"{GAME}{game.name}{more}"


def game_of_step(text: str) -> str:
    """The id of the game that a step names; empty for any other step."""
    named = players_in(text.removeprefix(GAME))[0] if text.startswith(GAME) else ""
    return next((game.id for game in PROFILES.values() if named in (game.name, game.id)), "")


def game_named(name: str) -> Profile:
    """The game with this name or id; `InvalidWordsError` lists the known games."""
    for game in PROFILES.values():
        if name in (game.name, game.id):
            return game
    known = [game.name for game in PROFILES.values()]
    raise InvalidWordsError(f'there is no game "{name}"{nearest(name, known)}')
