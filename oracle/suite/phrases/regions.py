"""Parses the regions between the players."""

from __future__ import annotations

import re

from oracle.profiles.profile import Regions
from oracle.suite.errors import InvalidWordsError, nearest

Terrains = tuple[str, ...]


def terrains_in(text: str, words: Regions) -> Terrains:
    """`forest and water` → its terrains in the game's order; `InvalidWordsError` for an unknown word."""
    names = re.split(r", | and ", text.strip())
    for name in names:
        if name not in words.terrains:
            raise InvalidWordsError(f'"{name}" is not a terrain{nearest(name, words.terrains)}')
    return tuple(name for name in words.terrains if name in names)
