"""What is printed where the terminal's encoding lacks a character: the nearest in ASCII, else an escape."""

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
    "\N{NO-BREAK SPACE}": " ",
}


def set_up(*streams: TextIO) -> None:
    """Let these streams, or stdout and stderr, write any text, whatever PYTHONIOENCODING and the locale say."""
    codecs.register_error(HANDLER, _nearest)
    for stream in streams or (sys.stdout, sys.stderr):
        # None where a process was started without it; something else where a test looks on.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=HANDLER)


def _nearest(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(_NEAREST.get(one, _escaped(one)) for one in lacking), error.end


def _escaped(character: str) -> str:
    """As JSON would write it, so that JSON stays JSON."""
    units = character.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))
