"""`tcg-oracle check`: run the scenarios on an engine."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from oracle.cli.engine_options import (
    MEMORY,
    START_TIMEOUT,
    TIMEOUT,
    TOTAL,
    EngineOption,
    MemoryOption,
    StartTimeoutOption,
    TimeoutOption,
    TotalOption,
    limits_of,
)
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.suite import load_checked_suite, titles
from oracle.engines.base import Engine
from oracle.protocol.results import Report, Result, failed
from oracle.report import as_json, console, html, junit, markdown
from oracle.report.bar import bar
from oracle.report.terminal import Terminal
from oracle.suite.engines import REFERENCE, open_engine
from oracle.suite.plan import Plan
from oracle.suite.runner import run_suite
from oracle.suite.selection import Selection, select

EditionOption = Annotated[
    list[str] | None,
    typer.Option(
        help="Editions or readings to run under (2.1, altered/1.x), or `all`; else the current one of each game."
    ),
]
ClauseOption = Annotated[
    list[str] | None,
    typer.Option(help="Only scenarios of these clauses and all below: 4.3, altered/5.1.2, lorcana/2.1:4.6.6.1."),
]
FeaturesOption = Annotated[
    Path | None, typer.Option(help="Run these feature files instead of the suite's own.", exists=True)
]


def check(
    engine: EngineOption = REFERENCE,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    edition: EditionOption = None,
    clause: ClauseOption = None,
    case: Annotated[list[str] | None, typer.Option(help="Only these cases.")] = None,
    features: FeaturesOption = None,
    json: Annotated[Path | None, typer.Option(help="Write the results as JSON.")] = None,
    junit_file: Annotated[Path | None, typer.Option("--junit", help="Write the results as JUnit XML.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write an HTML page into this folder.")] = None,
    markdown_file: Annotated[Path | None, typer.Option("--markdown", help="Write a short Markdown table.")] = None,
    timeout: TimeoutOption = TIMEOUT,
    start_timeout: StartTimeoutOption = START_TIMEOUT,
    memory: MemoryOption = MEMORY,
    total: TotalOption = TOTAL,
    repeat: Annotated[
        int, typer.Option(min=1, max=1000, help="Run what does not fail so many times, to find what wavers.")
    ] = 1,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every failure in full.")] = False,
) -> None:
    """Run the scenarios on an engine and show a table by clause.

    Exit code 0: all held (unsupported and disputed ones aside); 1: something failed; 2: wrong use; 3: no engine.
    """
    suite = load_checked_suite(features)
    chosen = select(plans=suite.plans, game=game, editions=edition or (), clauses=clause or (), cases=case or ())
    out = Terminal()
    started = time.perf_counter()
    found = _run(suite.plans, open_engine(engine, limits_of(timeout, start_timeout, memory, total)), chosen, repeat)
    seconds = time.perf_counter() - started
    if not found.results:
        raise UsageError("no scenario was run: --game, --edition, --clause and --case together choose none")
    console.show(found, out, verbose=verbose)
    count = len(found.results)
    what = "1 scenario" if count == 1 else f"{count} scenarios"
    out.print(f"{what} in {seconds:.2f} s ({count / seconds if seconds else 0:,.0f} a second)", style="dim")
    _write(found, json, junit_file, report, markdown_file)
    raise typer.Exit(FAILED if failed(found.summary) else HELD)


def _run(plans: tuple[Plan, ...], subject: Engine, chosen: Selection, repeat: int) -> Report:
    with bar("running scenarios") as tell:

        def progress(done: int, total: int, result: Result) -> None:
            if done == total or done % 16 == 0:
                tell(done, total, result.feature)

        try:
            return run_suite(plans, subject, chosen, progress=progress, title=titles(), repeat=repeat)
        finally:
            subject.close()


def _write(
    found: Report, json: Path | None, junit_file: Path | None, report: Path | None, markdown_file: Path | None
) -> None:
    if json is not None:
        as_json.write(found, json)
    if junit_file is not None:
        junit.write(found, junit_file)
    if report is not None:
        html.write(found, report)
    if markdown_file is not None:
        markdown.write(found, markdown_file)
