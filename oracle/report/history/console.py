"""Prints a history on a terminal: runs with bars, failures and their age, flaky cases, and changes."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rich.text import Text

from oracle.history.found import EngineHistory
from oracle.report.history.wording import RUN_COLUMNS, Shown, Titles, campaigns, checks, headline, run_cells
from oracle.report.output.grid import Grid
from oracle.report.output.rows import show_rest, show_rows
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
        _runs(found, out, None if verbose else MOST_RUNS)
        failing, *others = checks(found, title)
        _failing(failing.rows, out, most)
        _tables(others, out, most)
    if found.campaigns:
        _tables(campaigns(found), out, most)
    out.print()
    out.print(Text(headline(found), "bold"))


def _tables(shown: Sequence[Shown], out: Terminal, most: int | None) -> None:
    for title, columns, rows in shown:
        show_rows(f"{title}: {len(rows) or 'none'}", columns, rows, out, most)


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
    out.print(Text(f"\nFailing: {len(rows) or 'none'}", "bold"))
    # Names and causes are too long for columns.
    for case, since, before, clauses, cause in rows[:most]:
        told = f"  {one_line(case, 200)}, since {since}; {before}; clauses {one_line(clauses)}"
        out.print(Text(told), soft_wrap=True)
        out.print(Text(f"    {one_line(cause, 400)}", "dim"), soft_wrap=True)
    show_rest(len(rows), most, out)
