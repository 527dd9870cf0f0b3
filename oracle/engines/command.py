"""Splits an engine's command into words as a shell would; no shell ever runs it."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from oracle.engines.base import EngineFault
from oracle.protocol.display import shown


def words_of(command: str | Sequence[str]) -> list[str]:
    """The program and its arguments. Raises `EngineFault` of the kind `start` for an invalid command."""
    try:
        words = shlex.split(command) if isinstance(command, str) else list(command)
    except ValueError as error:
        raise EngineFault("start", f"the engine's command {shown(str(command))} is not valid: {error}") from None
    if not words or not words[0]:
        raise EngineFault("start", "the engine's command is empty; give the program and its arguments")
    return words
