"""Texts of cards that belong together: what situations and themes are made of, in the games' card formats."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any


@cache
def material(game: str) -> dict[str, list[Any]]:
    """The parts of one game by kind."""
    text = resources.files(__name__).joinpath(f"{game}.json").read_text(encoding="utf-8")
    parts: dict[str, list[Any]] = json.loads(text)
    return parts
