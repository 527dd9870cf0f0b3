"""`--cards DIR`: makes a user's own cards known to every command, alongside the project's printed cards."""

from __future__ import annotations

from pathlib import Path

from oracle.cli.errors import UsageError
from oracle.engines.own_cards import add_cards
from oracle.kernel.errors import InputError
from oracle.profiles import PROFILES
from oracle.suite.files.user_files import UnreadableError, read_regular
from oracle.suite.reading.locate import named

LARGEST = 64 * 1024 * 1024
"""The largest file, in bytes."""


def know(folder: Path) -> None:
    """Read the cards of a folder: `DIR/lorcana/*.json`, `DIR/altered/*.json`. Raises UsageError."""
    if not folder.is_dir():
        raise UsageError(f"--cards: there is no folder {named(folder)}")
    found = {game: sorted((folder / game).glob("*.json")) for game in PROFILES}
    if not any(found.values()):
        games = ", ".join(f"{game}/" for game in PROFILES)
        raise UsageError(f"--cards: {named(folder)} has no cards; put JSON files into {games}")
    for game, files in found.items():
        try:
            add_cards(game, {named(file): read_regular(file, LARGEST) for file in files})
        except UnreadableError as error:
            raise UsageError(f"--cards: {named(folder / game)}: {error}") from None
        except InputError as error:
            raise UsageError(f"--cards: {error}") from None
