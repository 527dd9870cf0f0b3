"""Positions with known counts for each depth: `oracle/games/<game>/perft/<name>.json`."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec
from msgspec import Struct

from oracle.assurance.perft.count import Counted
from oracle.profiles import PROFILES


def _folder(game: str) -> Traversable:
    return files(f"oracle.games.{game}") / "perft"


class Known(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The counts of a position, from depth 1 on."""

    sequences: tuple[int, ...]
    positions: tuple[int, ...]

    def at(self, depth: int) -> Counted | None:
        """The counts at a depth; None if unknown."""
        if depth > len(self.sequences):
            return None
        return Counted(self.sequences[depth - 1], self.positions[depth - 1])


@cache
def known() -> dict[str, Known]:
    """Name of a position, as `lorcana/opening` → its counts."""
    found: dict[str, Known] = {}
    for game in PROFILES:
        file = _folder(game) / "counts.toml"
        own = msgspec.toml.decode(file.read_bytes(), type=dict[str, Known]) if file.is_file() else {}
        found |= {f"{game}/{name}": counts for name, counts in own.items()}
    return found


def position_file(name: str) -> Path | None:
    """The file of the known position with this name, else None."""
    if name not in known():
        return None
    game, _, own = name.partition("/")
    with as_file(_folder(game) / f"{own}.json") as file:
        return file
