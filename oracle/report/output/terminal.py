"""What goes to a terminal goes through here: text stays text, whoever wrote it."""

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
"""Most columns and lines that a terminal is believed to have."""
_SIZES = ("COLUMNS", "LINES", "TERMINAL_WIDTH", "JUPYTER_COLUMNS", "JUPYTER_LINES")
"""Variables of the environment that rich and Typer read as numbers."""


class Terminal(Console):
    """A console on which no text steers: no markup, no emoji names, and every steering character spelled out.

    The options are those of `rich.console.Console`.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(markup=False, emoji=False, **options)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """As rich does, with text cleaned first, wherever in a table it stands."""
        return super().render(_cleaned(renderable) if isinstance(renderable, Text) else renderable, options)

    def render_str(self, text: str, **options: Any) -> Text:
        """As rich does, cleaned."""
        return super().render_str(harmless(clean(text, len(text))), **options)

    def json(self, value: Any, indent: int = 2) -> None:
        """Print a value as JSON, with steering characters as JSON's own escapes."""
        text = printed(value, indent, self.encoding)
        try:
            self.file.write(text.replace("##", "#\\u0023") if in_build() else text)
        except BrokenPipeError:
            self.on_broken_pipe()

    def on_broken_pipe(self) -> None:
        """Nobody reads any further, as after `| head`: print no more, but finish the work and its files."""
        self.quiet = True
        os.dup2(os.open(os.devnull, os.O_WRONLY), self.file.fileno())


def believe_sizes() -> None:
    """Forget sizes of a terminal that are none, of which libraries would make an error or an endless line."""
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
