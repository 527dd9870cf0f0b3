"""Published rulings of which something is to be told: those that cannot be played yet, those the book has overtaken.

A game keeps them in `rulings.toml`, beside its clauses. All other rulings are known by the scenarios taken from them.
"""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from oracle.book.entries import CatalogueError, Entry

FILE = "rulings.toml"


class Waiting(Entry, frozen=True, kw_only=True):
    """A ruling that no scenario is taken from yet."""

    ruling: str
    about: str
    card: str
    """The printed card that it rests on and that is not understood yet."""
    clauses: tuple[str, ...]
    """Clauses of the current edition that it rests on."""


class Overtaken(Entry, frozen=True, kw_only=True):
    """Rulings of an earlier book that the current one contradicts; their scenarios follow the book."""

    rulings: tuple[str, ...]
    clause: str
    says: str
    """What the current book says instead."""


class Rulings(Entry, frozen=True, kw_only=True):
    """What is told of the rulings of a game."""

    waiting: tuple[Waiting, ...] = ()
    overtaken: tuple[Overtaken, ...] = ()


def load_rulings(folder: Traversable | Path) -> Rulings:
    """What is told of rulings in the folder of a game's rules; nothing where it has no such file.

    Raises CatalogueError where the file is wrong.
    """
    file = folder / FILE
    if not file.is_file():
        return Rulings()
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Rulings)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise CatalogueError(file.name, str(error)) from None
