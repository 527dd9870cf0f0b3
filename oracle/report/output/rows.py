"""Tables of texts on a terminal, cut to what fits a screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line

CELL = 400
"""Maximum characters of a cell."""


def text_table(columns: Sequence[str], *, wrap: bool = True) -> Table:
    """A plain table without rows; without `wrap` long cells are cut."""
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
    for name in columns:
        table.add_column(Text(one_line(name)), overflow="fold" if wrap else "ellipsis", no_wrap=not wrap)
    return table


def show_rows(
    title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], out: Terminal, most: int | None = None
) -> None:
    """Print the title, and the first rows as a table if there are any; None: all rows."""
    out.print(Text(f"\n{title}", "bold"))
    if not rows:
        return
    table = text_table(columns)
    for row in rows[:most]:
        table.add_row(*(Text(one_line(cell, CELL)) for cell in row))
    out.print(table)
    show_rest(len(rows), most, out)


def show_rest(count: int, most: int | None, out: Terminal) -> None:
    """Say how many are left out, if any."""
    if most is not None and count > most:
        out.print(Text(f"  and {count - most:,} more (--verbose shows all)", "dim"))
