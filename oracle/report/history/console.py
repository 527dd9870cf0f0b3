"""Prints a history on a terminal: runs with bars, failures and their age, flaky cases, and changes."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rich.text import Text

from oracle.history.found import EngineHistory
from oracle.report.history.wording import (
    CAMPAIGN_COLUMNS,
    CAUSE_COLUMNS,
    FLAKY_COLUMNS,
    RUN_COLUMNS,
    TREND_COLUMNS,
    Titles,
    campaign_cells,
    cause_cells,
    failing_cells,
    flaky_cells,
    headline,
    moved,
    run_cells,
    trend_cells,
)
from oracle.report.output.grid import Grid
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line

MOST_RUNS = 12
LONGEST_BAR = 8
BLOCK = "█"
MOST = 20
"""Maximum rows of a table unless all are requested."""


def show(found: EngineHistory, out: Terminal, title: Titles, *, verbose: bool = False) -> None:
    """Print the history of an engine; `verbose` shows every row. `title` gives the titles of clauses."""
    out.print(Text(one_line(found.engine), "bold"))
    most = None if verbose else MOST
    if found.runs:
        _checked(found, out, title, most)
    if found.campaigns:
        _rows("Campaigns", CAMPAIGN_COLUMNS, [campaign_cells(one) for one in reversed(found.campaigns)], out, most)
        _rows("Causes of differences", CAUSE_COLUMNS, [cause_cells(one) for one in found.causes], out, most)
    out.print()
    out.print(Text(headline(found), "bold"))


def _checked(found: EngineHistory, out: Terminal, title: Titles, most: int | None) -> None:
    _runs(found, out, None if most is None else MOST_RUNS)
    newest = found.runs[-1].run
    _failing([failing_cells(one, newest) for one in found.failing], out, most)
    _rows("Flaky", FLAKY_COLUMNS, [flaky_cells(one) for one in found.flaky], out, most)
    for name, trends in (("Chapters", found.chapters), ("Clauses", found.clauses)):
        rows = [trend_cells(one, title) for one in trends if moved(one)]
        _rows(f"{name} that moved", TREND_COLUMNS, rows, out, most)


def _runs(found: EngineHistory, out: Terminal, most: int | None) -> None:
    shown = found.runs[-most:] if most else found.runs
    wrong = [run.counts["fail"] + run.counts["error"] for run in shown]
    table = Grid(*RUN_COLUMNS, "")
    for run, count in zip(shown, wrong, strict=True):
        table.add(*run_cells(run), Text(BLOCK * math.ceil(LONGEST_BAR * count / max(*wrong, 1)), "red"))
    if left := len(found.runs) - len(shown):
        out.print(Text(f"  {left:,} earlier runs (--verbose shows all)", "dim"))
    out.print(table)


def _failing(rows: Sequence[Sequence[str]], out: Terminal, most: int | None) -> None:
    _title("Failing", rows, out)
    # Names and causes are too long for columns.
    for case, since, before, clauses, cause in rows[:most]:
        told = f"  {one_line(case, 200)}, since {since}; {before}; clauses {one_line(clauses)}"
        out.print(Text(told), soft_wrap=True)
        out.print(Text(f"    {one_line(cause, 400)}", "dim"), soft_wrap=True)
    _rest(len(rows), most, out)


def _title(title: str, rows: Sequence[object], out: Terminal) -> None:
    out.print(Text(f"\n{title}: {len(rows) or 'none'}", "bold"))


def _rest(count: int, most: int | None, out: Terminal) -> None:
    if most is not None and count > most:
        out.print(Text(f"  and {count - most:,} more (--verbose shows all)", "dim"))


def _rows(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], out: Terminal, most: int | None) -> None:
    _title(title, rows, out)
    if not rows:
        return
    table = Grid(*columns)
    for row in rows[:most]:
        table.add(*(one_line(cell, 400) for cell in row))
    out.print(table)
    _rest(len(rows), most, out)
