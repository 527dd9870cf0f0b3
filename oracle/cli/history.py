"""`tcg-oracle history`: the run in which each failure began, flaky cases, and trends by clause and chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oracle.cli.databases import HELP, file_of, opened
from oracle.cli.errors import UsageError
from oracle.cli.outputs import JSON, Outputs, file_option
from oracle.cli.suite import titles
from oracle.history.found import Wanted
from oracle.report.history import console as history_console
from oracle.report.history import page as history_page


def history(
    db: Annotated[str, typer.Option("--db", metavar="URL", help=f"The database of `check --db`. {HELP}")],
    engine: Annotated[str | None, typer.Option(help="Only the engine of this name.")] = None,
    case: Annotated[list[str] | None, typer.Option(help="Only these cases.")] = None,
    clause: Annotated[
        list[str] | None, typer.Option(help="Only results of these clauses and their subclauses: 4.3, altered/5.1.2.")
    ] = None,
    json: Annotated[Path | None, file_option(JSON)] = None,
    report: Annotated[Path | None, file_option("Write history.html into this folder.", metavar="FOLDER")] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every row.")] = False,
) -> None:
    """Show an engine's results over time: when each failure began, which cases are flaky, and the trends.

    Exit code 0: the history was shown, whatever the results; 2: usage error.
    """
    page = None if report is None else report / history_page.PAGE
    outputs = Outputs({"--json": json, "--report": page}, reads=[file_of(db)])
    database = opened(db, write=False)
    from oracle.history.questions import engines_of, histories

    found = histories(database, Wanted(engine=engine, cases=tuple(case or ()), clauses=tuple(clause or ())))
    if not found:
        known = engines_of(database)
        if not known:
            raise UsageError(f"{database.place} has no result yet; `check --db` adds results")
        if engine is not None and engine not in known:
            raise UsageError(f"{database.place} has no engine {engine!r}; its engines are {', '.join(known)}")
        raise UsageError(f"{database.place} has no result that matches --engine, --case and --clause together")
    out = outputs.screen()
    for one in found:
        history_console.show(one, out, titles(), verbose=verbose)
    outputs.json("--json", found)
    outputs.write("--report", lambda path: history_page.write(found, path, titles()))
    raise typer.Exit(outputs.code(0))
