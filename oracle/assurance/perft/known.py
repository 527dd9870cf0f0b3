"""Positions whose counts are known: `positions/<game>/<name>.json`, and how much there is at each depth."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import msgspec
from msgspec import Struct

from oracle.assurance.perft.count import Counted

_FOLDER = files("oracle.assurance.perft") / "positions"


class Known(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The counts of a position, from depth 1 on."""

    sequences: tuple[int, ...]
    positions: tuple[int, ...]

    def at(self, depth: int) -> Counted | None:
        """What there is at a depth; None if it is not known."""
        if depth > len(self.sequences):
            return None
        return Counted(self.sequences[depth - 1], self.positions[depth - 1])


@cache
def known() -> dict[str, Known]:
    """Name of a position, as `lorcana/opening` → its counts."""
    found = msgspec.toml.decode((_FOLDER / "counts.toml").read_bytes(), type=dict[str, dict[str, Known]])
    return {f"{game}/{name}": counts for game, own in found.items() for name, counts in own.items()}


def position_file(name: str) -> Path | None:
    """The file of a position that is known by this name, else None."""
    if name not in known():
        return None
    with as_file(_FOLDER.joinpath(*f"{name}.json".split("/"))) as file:
        return file
