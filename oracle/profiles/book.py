"""The editions of a game's rule book, as its catalogue lists them."""

from __future__ import annotations

import tomllib
from importlib.resources import files


def editions_of(game: str) -> tuple[str, ...]:
    """The editions in `oracle/games/<id>/rules/clauses/book.toml`, oldest first."""
    text = (files(f"oracle.games.{game}") / "rules" / "clauses" / "book.toml").read_text(encoding="utf-8")
    return tuple(tomllib.loads(text)["editions"])
