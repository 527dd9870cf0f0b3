"""Tables of texts on a terminal, cut to what fits a screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from oracle.report.output.grid import Grid
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line

CELL = 400
"""Maximum characters of a cell."""


def show_rows(
    title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], out: Terminal, most: int | None = None
) -> None:
    """Print the title, and the first rows as a table if there are any; None: all rows."""
    out.print(Text(f"\n{title}", "bold"))
    if not rows:
        return
    table = Grid(*map(one_line, columns))
    for row in rows[:most]:
        table.add(*(one_line(cell, CELL) for cell in row))
    out.print(table)
    show_rest(len(rows), most, out)


def show_rest(count: int, most: int | None, out: Terminal) -> None:
    """Say how many are left out, if any."""
    if most is not None and count > most:
        out.print(Text(f"  and {count - most:,} more (--verbose shows all)", "dim"))
