"""Players' words for those of the book: data beside the clauses of a game.

`spoken.toml` has their words for the words of the book, `asked.toml` the ways in which they ask for a clause.
"""

from __future__ import annotations

import tomllib

import msgspec

from oracle.engines.games import folder


def spoken(game: str) -> dict[str, tuple[str, ...]]:
    """Words of the book → the words and phrases that players use for them; empty if a game has no such file.

    Raises KeyError for an unknown game, tomllib.TOMLDecodeError or msgspec.ValidationError for an invalid file.
    """
    return msgspec.convert(_read(game, "spoken.toml"), dict[str, tuple[str, ...]])


def asked(game: str) -> dict[str, str]:
    """Clause → how players ask for its content; empty if a game has no such file. Raises as `spoken`."""
    return msgspec.convert(_read(game, "asked.toml"), dict[str, str])


def _read(game: str, name: str) -> dict[str, object]:
    file = folder(game) / name
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
