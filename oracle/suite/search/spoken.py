"""What players say for the words of a game's book: data, in `spoken.toml` beside its clauses."""

from __future__ import annotations

import tomllib

import msgspec

from oracle.engines.games import folder


def spoken(game: str) -> dict[str, tuple[str, ...]]:
    """Words of the book → the words and phrases that players have for them; nothing where a game has no such file.

    Raises KeyError for an unknown game, tomllib.TOMLDecodeError or msgspec.ValidationError where the file is wrong.
    """
    file = folder(game) / "spoken.toml"
    if not file.is_file():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, tuple[str, ...]])
