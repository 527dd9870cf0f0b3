"""`tcg-oracle coverage`: the clauses that the scenarios reach on the reference, and the unearned tags."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from oracle.assurance.coverage.measure import Measured, measure
from oracle.assurance.coverage.summary import summarized
from oracle.assurance.mutants.both_sides import AllSides, both_sides
from oracle.assurance.mutants.matrix import chosen
from oracle.cli.check import ClauseOption
from oracle.cli.engine_options import PLENTY, JobsOption, jobs_of
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, features_option, file_option
from oracle.cli.suite import load_checked_suite
from oracle.report.assurance import coverage_console, coverage_json
from oracle.report.output.bar import bar, now_and_then
from oracle.report.output.files import write_whole
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import ALL, ClauseChoice, Selection, select


def coverage(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    edition: Annotated[
        list[str] | None, typer.Option(help="Editions or readings to run under (2.1, altered/1.x); default: all.")
    ] = None,
    clause: ClauseOption = None,
    features: Annotated[Path | None, features_option("Play these feature files instead of the suite's own.")] = None,
    pairs: Annotated[
        int, typer.Option(min=0, max=PLENTY, help="Show this many of the most frequent pairs of clauses.")
    ] = 0,
    sides: Annotated[
        bool,
        typer.Option(
            "--sides",
            help="Break each clause with its mutants; show the clauses without a permitting or a forbidding scenario.",
        ),
    ] = False,
    jobs: JobsOption = 0,
    json: Annotated[Path | None, file_option("Write everything as JSON, including every step and pair.")] = None,
) -> None:
    """Play the scenarios on the reference and show which clauses applied, refused something or were overridden.

    Exit code 0: every scenario passes and reaches the clauses of its tags; 1: otherwise, or with --sides a side is
    missing; 2: usage error. With --edition, a tag may look wrong because only an omitted edition reaches its clause.
    --sides plays scenarios under every edition, which takes minutes.
    """
    outputs = Outputs({"--json": json}, reads=[features])
    suite = load_checked_suite(features)
    selection = select(plans=suite.plans, game=game, editions=edition or (ALL,), clauses=clause or ())
    measured = measured_with_bar(suite.plans, selection)
    if not measured:
        raise UsageError("no scenario was played: no scenario matches --game, --edition and --clause together")
    sided = sides_with_bar(measured, selection.clauses, features, jobs_of(jobs)) if sides else None
    found = summarized(measured, sided, selection.clauses)
    coverage_console.show(found, outputs.screen(), pairs=pairs)
    outputs.write("--json", lambda path: write_whole(path, coverage_json.encode(found, measured)))
    wanting = any(game.sides_wanting for game in found.games)
    raise typer.Exit(outputs.code(FAILED if found.wrong_tags or found.failed or wanting else HELD))


def measured_with_bar(plans: tuple[Plan, ...], chosen: Selection) -> tuple[Measured, ...]:
    """Measure, with a progress bar on stderr if it is a terminal."""
    with bar("measuring") as tell:
        return measure(plans, chosen, now_and_then(tell))


def sides_with_bar(
    measured: Iterable[Measured], clauses: Sequence[ClauseChoice], features: Path | None, jobs: int
) -> AllSides:
    """Find the sides of these clauses, or of all, for the measured games, with a progress bar on stderr."""
    mutants = chosen(dict.fromkeys(run.plan.game for run in measured), clauses)
    with bar("breaking clauses", len(mutants)) as tell:
        return both_sides(mutants, features=features, jobs=jobs, progress=tell)
