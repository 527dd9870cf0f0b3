"""`tcg-oracle coverage`: which clauses the scenarios reach on the reference, and tags that nothing bears out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

from oracle.assurance.coverage.measure import Measured, measure
from oracle.assurance.coverage.summary import summarized
from oracle.cli.engine_options import PLENTY
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.suite import load_checked_suite
from oracle.report import coverage_console, coverage_json
from oracle.report.files import write_whole
from oracle.suite.plan import Plan
from oracle.suite.selection import ALL, Selection, select


def coverage(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    edition: Annotated[
        list[str] | None, typer.Option(help="Editions or readings to run under (2.1, altered/1.x); else all.")
    ] = None,
    features: Annotated[
        Path | None, typer.Option(help="Play these feature files instead of the suite's own.", exists=True)
    ] = None,
    pairs: Annotated[
        int, typer.Option(min=0, max=PLENTY, help="Show so many of the pairs of clauses that met most often.")
    ] = 0,
    json: Annotated[Path | None, typer.Option(help="Write everything as JSON, every step and every pair.")] = None,
) -> None:
    """Play the scenarios on the reference and show which clauses were applied, refused or were overridden.

    Exit code 0: every tag is borne out by what its scenario reaches; 1: one is not, or a scenario does not hold;
    2: wrong use. With fewer editions, tags may lack what only the others reach.
    """
    suite = load_checked_suite(features)
    chosen = select(plans=suite.plans, game=game, editions=edition or (ALL,))
    measured = measured_with_bar(suite.plans, chosen)
    if not measured:
        raise UsageError("no scenario was played: --game and --edition together choose none")
    found = summarized(measured)
    coverage_console.show(found, Console(), pairs=pairs)
    if json is not None:
        write_whole(json, coverage_json.encode(found, measured))
    raise typer.Exit(FAILED if found.wrong_tags or found.failed else HELD)


def measured_with_bar(plans: tuple[Plan, ...], chosen: Selection) -> tuple[Measured, ...]:
    """Measure, with a bar on stderr where it is a terminal."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("measuring")

        def progress(done: int, total: int, feature: str) -> None:
            if done == total or done % 16 == 0:
                bar.update(task, completed=done, total=total, description=feature)

        return measure(plans, chosen, progress)
