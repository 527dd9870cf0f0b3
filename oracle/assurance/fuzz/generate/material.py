"""What made-up cards are put together from: effects, abilities, conditions, as in the games' card formats."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any


@cache
def material(name: str) -> dict[str, list[Any]]:
    """The parts of a game's file by kind, none without a file: `lorcana/situations`; `lorcana` is `lorcana/cards`."""
    game, _, file = name.partition("/")
    folder = resources.files(f"oracle.games.{game}.profile.fuzz")
    found = folder.joinpath(f"{file or 'cards'}.json")
    parts: dict[str, list[Any]] = json.loads(found.read_text(encoding="utf-8")) if found.is_file() else {}
    return parts
