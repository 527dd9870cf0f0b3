"""All terminal output goes through this module, which prints text from any source literally."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from oracle.protocol.commands import COMMANDS, harmless, in_build
from oracle.report.output.plain_json import printed
from oracle.report.output.text import STEERING, clean, spelled

WIDEST = 10_000
"""Maximum credible columns and lines of a terminal."""
_SIZES = ("COLUMNS", "LINES", "TERMINAL_WIDTH", "JUPYTER_COLUMNS", "JUPYTER_LINES")
"""Environment variables that rich and Typer read as numbers."""


class Terminal(Console):
    """A console that prints text literally: no markup, no emoji names, control characters spelled out.

    The options are those of `rich.console.Console`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(markup=False, emoji=False, **options)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Like rich, with text cleaned first, wherever in a table it is."""
        return super().render(_cleaned(renderable) if isinstance(renderable, Text) else renderable, options)

    def render_str(self, text: str, **options: Any) -> Text:
        """Like rich, cleaned."""
        return super().render_str(harmless(clean(text, len(text))), **options)

    def json(self, value: Any, indent: int = 2) -> None:
        """Print a value as JSON, with control characters as JSON escapes."""
        text = printed(value, indent, self.encoding)
        try:
            self.file.write(text.replace("##", "#\\u0023") if in_build() else text)
        except BrokenPipeError:
            self.on_broken_pipe()

    def on_broken_pipe(self) -> None:
        """The reader has gone, as after `| head`: stop printing, but finish the work and its files."""
        self.quiet = True
        os.dup2(os.open(os.devnull, os.O_WRONLY), self.file.fileno())


def believe_sizes() -> None:
    """Remove invalid terminal sizes, which would make libraries fail or print endless lines."""
    for name in _SIZES:
        said = os.environ.get(name)
        if said is not None and not (said.isascii() and said.isdecimal() and 0 < int(said[:9]) <= WIDEST):
            del os.environ[name]


def _cleaned(text: Text) -> Text:
    text = _changed(text, STEERING, spelled)
    return _changed(text, COMMANDS, lambda start: f"{start} ") if in_build() else text


def _changed(text: Text, what: re.Pattern[str], change: Callable[[str], str]) -> Text:
    ends = [end for found in what.finditer(text.plain) for end in found.span()]
    if not ends:
        return text
    pieces = list(text.divide(ends))
    pieces[1::2] = (Text(change(piece.plain), text.style) for piece in pieces[1::2])
    return text.blank_copy().join(pieces)
