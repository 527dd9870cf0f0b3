"""A history on a terminal: runs with a bar each, what fails and since when, what wavers, and what moved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.bar import Bar
from rich.table import Table
from rich.text import Text

from oracle.history.found import EngineHistory, Trend
from oracle.report.history_words import (
    FAILING_COLUMNS,
    RUN_COLUMNS,
    TREND_COLUMNS,
    WAVERING_COLUMNS,
    failing_cells,
    headline,
    moved,
    run_cells,
    trend_cells,
    wavering_cells,
)
from oracle.report.terminal import Terminal
from oracle.report.text import one_line

MOST_RUNS = 12
MOST = 20
"""Rows of a table that are shown unless all are asked for."""


def show(found: EngineHistory, out: Terminal, *, verbose: bool = False) -> None:
    """Print the history of an engine; `verbose` leaves no row out."""
    out.print(Text(one_line(found.engine), "bold"))
    _runs(found, out, None if verbose else MOST_RUNS)
    most = None if verbose else MOST
    newest = found.runs[-1].run
    _rows("Failing", FAILING_COLUMNS, [failing_cells(one, newest) for one in found.failing], out, most)
    _rows("Wavering", WAVERING_COLUMNS, [wavering_cells(one) for one in found.wavering], out, most)
    _trends("Chapters that moved", found.chapters, out, most)
    _trends("Clauses that moved", found.clauses, out, most)
    out.print(Text(headline(found), "bold"))


def _runs(found: EngineHistory, out: Terminal, most: int | None) -> None:
    shown = found.runs[-most:] if most else found.runs
    wrong = [run.counts["fail"] + run.counts["error"] for run in shown]
    table = _table((*RUN_COLUMNS, ""), wrap=False)
    for run, count in zip(shown, wrong, strict=True):
        bar = Bar(max(*wrong, 1), 0, count, width=12, color="red")
        table.add_row(*map(Text, run_cells(run)), bar)
    if left := len(found.runs) - len(shown):
        out.print(Text(f"  {left:,} earlier runs (--verbose shows all)", "dim"))
    out.print(table)


def _trends(title: str, trends: Iterable[Trend], out: Terminal, most: int | None) -> None:
    _rows(title, TREND_COLUMNS, [trend_cells(one) for one in trends if moved(one)], out, most)


def _rows(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], out: Terminal, most: int | None) -> None:
    out.print(Text(f"{title}: {len(rows) or 'none'}", "bold"))
    if not rows:
        return
    table = _table(columns)
    for row in rows[:most]:
        table.add_row(*(Text(one_line(cell, 400)) for cell in row))
    out.print(table)
    if left := len(rows) - len(rows[:most]):
        out.print(Text(f"  and {left:,} more (--verbose shows all)", "dim"))


def _table(columns: Sequence[str], *, wrap: bool = True) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
    for name in columns:
        table.add_column(name, overflow="fold" if wrap else "ellipsis", no_wrap=not wrap)
    return table
