"""Published rulings: what each is about, which cannot be played yet, and which the book has overruled.

A game keeps them in `rulings.toml`, next to its clauses. The rest is known from their scenarios.
"""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec
from msgspec import field

from oracle.book.entries import CatalogueError, Entry

FILE = "rulings.toml"


class Waiting(Entry, frozen=True, kw_only=True):
    """A ruling without a scenario so far."""

    ruling: str
    about: str
    card: str
    """The printed card that it rests on, whose text is not understood yet."""
    clauses: tuple[str, ...]
    """The clauses of the current edition that it rests on."""


class Overtaken(Entry, frozen=True, kw_only=True):
    """Rulings on an earlier book that the current one contradicts; their scenarios follow the book."""

    rulings: tuple[str, ...]
    clause: str
    says: str
    """What the current book says instead."""


class Rulings(Entry, frozen=True, kw_only=True):
    """The content of a game's file of rulings."""

    about: dict[str, str] = field(default_factory=dict)
    """Ruling with a scenario → what it is about, in one line."""
    waiting: tuple[Waiting, ...] = ()
    overtaken: tuple[Overtaken, ...] = ()


def load_rulings(folder: Traversable | Path) -> Rulings:
    """The remarks in the folder of a game's rules; empty without such a file. Raises CatalogueError for mistakes in
    the file.
    """
    file = folder / FILE
    if not file.is_file():
        return Rulings()
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Rulings)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise CatalogueError(file.name, str(error)) from None
