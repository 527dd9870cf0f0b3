"""The regions of Altered's Adventure in the words of the scenarios, and which Tumult cards lie open."""

from __future__ import annotations

import re

from oracle.protocol.messages import Region
from oracle.suite.errors import InvalidWordsError, nearest

TERRAINS = ("forest", "mountain", "water")
ARENA = (Region(terrains=TERRAINS),)
"""The one region of tiebreakers."""
BETWEEN = (("forest",), ("mountain", "water"), ("mountain",), ("forest", "water"), ("water",), ("forest", "mountain"))
"""The halves of the three Tumult cards from the Hero region to the Companion region, where a scenario says nothing."""
LAST = len(BETWEEN) + 1
"""How far the Companion region is from the Hero region."""

FACE_DOWN = "face down"

Terrains = tuple[str, ...]


def adventure(between: tuple[Terrains, ...], hero: int, companion: int) -> tuple[Region, ...]:
    """The eight regions, the farthest expeditions being so many regions from where they started.

    A Tumult card lies face up once an expedition stands on one of its halves, or has passed it.
    """
    found = [
        Region(terrains=terrains, facedown=hero < place - (place - 1) % 2 and companion < LAST - place - place % 2)
        for place, terrains in enumerate(between, start=1)
    ]
    return (*ARENA, *found, *ARENA)


def regions(text: str) -> tuple[Terrains, ...]:
    """`forest; mountain and water; …` → the terrains of the six regions between; `InvalidWordsError` otherwise."""
    found = tuple(_terrains(part) for part in text.split(";"))
    if len(found) != len(BETWEEN):
        raise InvalidWordsError(
            f"there are {len(BETWEEN)} regions between the Hero region and the Companion region, not {len(found)}; "
            "write them from the Hero region on, with semicolons between"
        )
    return found


def _terrains(text: str) -> Terrains:
    names = re.split(r", | and ", text.strip())
    for name in names:
        if name not in TERRAINS:
            raise InvalidWordsError(f'"{name}" is no terrain{nearest(name, TERRAINS)}')
    return tuple(name for name in TERRAINS if name in names)


def region_words(region: Region) -> str:
    """`forest and water`, `face down`."""
    if region.facedown:
        return FACE_DOWN
    return " and ".join(region.terrains) or "no terrain"


def region_rows(old: tuple[Region, ...], new: tuple[Region, ...]) -> list[tuple[str, str, str]]:
    """Rows of the regions that differ, counted from the Hero region, 0; the Arena in place of all is one row."""
    if old == new:
        return []
    if len(old) != len(new):
        return [("regions", _count(old), _count(new))]
    return [
        (f"region {place}", region_words(was), region_words(now))
        if region_words(was) != region_words(now)
        else (f"region {place} face down", ", ".join(was.terrains), ", ".join(now.terrains))
        for place, (was, now) in enumerate(zip(old, new, strict=True))
        if was != now
    ]


def region_side(what: str, words: str) -> str:
    """One side of a change row of regions, spelled as `region_rows` does."""
    if what == "regions":
        return words
    return words if words == FACE_DOWN else region_words(Region(terrains=_terrains(words)))


def _count(found: tuple[Region, ...]) -> str:
    return "the Arena" if len(found) == 1 else str(len(found))
