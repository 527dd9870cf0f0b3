"""Replaces characters that the terminal's encoding lacks: by the nearest ASCII characters, else by an escape."""

from __future__ import annotations

import codecs
import io
import sys
from typing import TextIO

HANDLER = "tcg-oracle"
_NEAREST = {
    "→": "->",
    "⇒": "=>",
    "…": "...",
    "–": "-",
    "—": "--",
    "·": "*",
    "•": "*",
    "×": "x",
    "−": "-",
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
    "█": "#",
    "\N{NO-BREAK SPACE}": " ",
}


def set_up(*streams: TextIO) -> None:
    """Let these streams (default: stdout and stderr) write any text, whatever PYTHONIOENCODING and the locale are."""
    codecs.register_error(HANDLER, _nearest)
    for stream in streams or (sys.stdout, sys.stderr):
        # None in a process that was started without it; another type under a test.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=HANDLER)


def _nearest(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(_NEAREST.get(one, _escaped(one)) for one in lacking), error.end


def _escaped(character: str) -> str:
    """The escape that JSON uses, so that JSON stays JSON."""
    units = character.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))
