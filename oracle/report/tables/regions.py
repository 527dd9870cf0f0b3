"""Lays out the regions between the players on a board: their terrains, and the positions of expeditions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oracle.profiles import PROFILES
from oracle.protocol.messages import Player, Region
from oracle.report.output.text import one_line
from oracle.report.tables.table import MOST_REGIONS, MOST_TERRAINS, Table, region_words

CELL = 44
"""Height of a region."""
LINE = 18
"""Height of a line of pawns."""
HEIGHT = CELL + 2 * LINE + 8
ONLY = " or ".join(game.regions.only for game in PROFILES.values() if game.regions is not None)
"""The name of a region that is the only one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One region."""

    x: float
    width: float
    title: str
    terrains: tuple[str, ...]
    looks: tuple[str, ...] = ()
    """CSS classes: `facedown`, `changed`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pawn:
    """An expedition counter."""

    x: float
    y: float
    letter: str
    title: str
    looks: tuple[str, ...] = ()
    """CSS classes: `near` for the first player's, `changed`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Adventure:
    """All regions and all counters."""

    y: float
    """Top of the regions; counters are above and below."""
    cells: tuple[Cell, ...]
    pawns: tuple[Pawn, ...]


def adventure(table: Table, seats: Sequence[Player], left: float, width: float, top: float) -> Adventure | None:
    """The Adventure of a position, with the first player's counters below it; None without regions."""
    regions = table.position.regions[:MOST_REGIONS]
    if not regions:
        return None
    each = width / len(regions)
    cells = tuple(_cell(table, place, region, left, each, len(regions)) for place, region in enumerate(regions))
    pawns = [pawn for player in seats for pawn in _pawns(table, player, left, each, len(regions), top)]
    return Adventure(y=top + LINE + 4, cells=cells, pawns=tuple(pawns))


def _cell(table: Table, place: int, region: Region, left: float, each: float, count: int) -> Cell:
    looks = [
        name for name, holds in (("facedown", region.facedown), ("changed", place in table.changed.regions)) if holds
    ]
    name = ONLY if count == 1 else f"region {place}"
    joined = 0 < place < count - 2 and place % 2 == 1  # with the other half of the same Tumult card
    return Cell(
        x=round(left + each * place + 1, 1),
        width=round(each - (0 if joined else 2), 1),
        title=f"{name}: {region_words(region)}",
        terrains=tuple(one_line(terrain, 9) for terrain in region.terrains[:MOST_TERRAINS]),
        looks=tuple(looks),
    )


def _pawns(table: Table, player: Player, left: float, each: float, count: int, top: float) -> list[Pawn]:
    near = player is table.position.players[0]
    found = []
    for index, (side, letter) in enumerate(table.shows.pawns.items()):
        distance = player.counters.get(side, 0)
        steps = min(max(distance, 0), count - 1)
        place = steps if side == "hero" else count - 1 - steps
        found.append(
            Pawn(
                x=round(left + each * (place + 0.5) + (-10 if index == 0 else 10), 1),
                y=top + (LINE + CELL + 8 + 9 if near else 9),
                letter=letter,
                title=f"{one_line(player.name)}'s {side} expedition: {distance} from its start",
                looks=("near",) * near + ("changed",) * ((player.name, side) in table.changed.counters),
            )
        )
    return found
