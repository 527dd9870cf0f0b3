"""`tcg-oracle history`: since when a case fails, what wavers, how clauses and chapters fare."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oracle.cli.databases import HELP, file_of, opened
from oracle.cli.errors import UsageError
from oracle.cli.outputs import Outputs, file_option
from oracle.cli.suite import titles
from oracle.history.found import Wanted
from oracle.report.history import console as history_console
from oracle.report.history import page as history_page
from oracle.report.output.terminal import Terminal


def history(
    db: Annotated[str, typer.Option("--db", metavar="URL", help=f"What `check --db` wrote to. {HELP}")],
    engine: Annotated[str | None, typer.Option(help="Only the engine of this name.")] = None,
    case: Annotated[list[str] | None, typer.Option(help="Only these cases.")] = None,
    clause: Annotated[
        list[str] | None, typer.Option(help="Only results of these clauses and all below: 4.3, altered/5.1.2.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    report: Annotated[Path | None, file_option("Write history.html into this folder.", metavar="FOLDER")] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every row.")] = False,
) -> None:
    """Show the results of an engine's runs over time: since when a case fails, which cases are flaky, and the trends.

    Exit code 0: the history was shown, whatever it tells; 2: wrong use.
    """
    page = None if report is None else report / history_page.PAGE
    outputs = Outputs({"--report": page}, reads=[file_of(db)])
    database = opened(db, write=False)
    from oracle.history.questions import histories

    found = histories(database, Wanted(engine=engine, cases=tuple(case or ()), clauses=tuple(clause or ())))
    if not found:
        chosen = any((engine, case, clause))
        none = "of that: --engine, --case and --clause together choose none" if chosen else "yet; check --db adds some"
        raise UsageError(f"{database.place} has no result {none}")
    out = Terminal()
    if json:
        out.json(found)
    else:
        for one in found:
            history_console.show(one, out, titles(), verbose=verbose)
    outputs.write("--report", lambda path: history_page.write(found, path, titles()))
    raise typer.Exit(outputs.code(0))
