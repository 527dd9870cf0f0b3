"""Altered's Adventure: its regions, and which Tumult cards are face up."""

from __future__ import annotations

from oracle.games.altered.profile import BETWEEN, REGIONS, TERRAINS
from oracle.protocol.messages import Region
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.regions import Terrains, terrains_in

ARENA = (Region(terrains=TERRAINS),)
"""The only region during tiebreakers."""
LAST = len(BETWEEN) + 1
"""The distance between the Hero and Companion regions."""


def adventure(between: tuple[Terrains, ...], hero: int, companion: int) -> tuple[Region, ...]:
    """The eight regions, given the farthest distances of expeditions from their starting regions.

    A Tumult card is face up once an expedition is on one of its halves, or has passed it.
    """
    found = [
        Region(terrains=terrains, facedown=hero < place - (place - 1) % 2 and companion < LAST - place - place % 2)
        for place, terrains in enumerate(between, start=1)
    ]
    return (*ARENA, *found, *ARENA)


def between(text: str) -> tuple[Terrains, ...]:
    """`forest; mountain and water; …` → the terrains of the six regions between; `InvalidWordsError` otherwise."""
    found = tuple(terrains_in(part, REGIONS) for part in text.split(";"))
    if len(found) != len(BETWEEN):
        raise InvalidWordsError(
            f"there are {len(BETWEEN)} regions between the Hero region and the Companion region, not {len(found)}; "
            "write them from the Hero region on, with semicolons between"
        )
    return found
