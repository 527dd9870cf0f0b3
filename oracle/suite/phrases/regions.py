"""Regions between the players in the words of the scenarios."""

from __future__ import annotations

import re

from oracle.profiles.profile import Regions
from oracle.protocol.messages import Region
from oracle.suite.errors import InvalidWordsError, nearest

FACE_DOWN = "face down"
ROW = re.compile(r"regions|region [0-7]")
"""What a row of changes calls regions."""

Terrains = tuple[str, ...]


def terrains_in(text: str, words: Regions) -> Terrains:
    """`forest and water` → its terrains in the order of the game; `InvalidWordsError` for a word that is none."""
    names = re.split(r", | and ", text.strip())
    for name in names:
        if name not in words.terrains:
            raise InvalidWordsError(f'"{name}" is no terrain{nearest(name, words.terrains)}')
    return tuple(name for name in words.terrains if name in names)


def region_words(region: Region) -> str:
    """`forest and water`, `face down`."""
    if region.facedown:
        return FACE_DOWN
    return " and ".join(region.terrains) or "no terrain"


def region_rows(old: tuple[Region, ...], new: tuple[Region, ...], words: Regions | None) -> list[tuple[str, str, str]]:
    """Rows of the regions that differ, counted from the first one, 0; one region in place of all is one row."""
    if old == new:
        return []
    if len(old) != len(new):
        return [("regions", _count(old, words), _count(new, words))]
    return [
        (f"region {place}", region_words(was), region_words(now))
        if region_words(was) != region_words(now)
        else (f"region {place} face down", ", ".join(was.terrains), ", ".join(now.terrains))
        for place, (was, now) in enumerate(zip(old, new, strict=True))
        if was != now
    ]


def region_side(what: str, said: str, words: Regions) -> str:
    """One side of a change row of regions, spelled as `region_rows` does."""
    if what == "regions":
        return said
    return said if said == FACE_DOWN else region_words(Region(terrains=terrains_in(said, words)))


def _count(found: tuple[Region, ...], words: Regions | None) -> str:
    return words.only if words is not None and len(found) == 1 else str(len(found))
