"""`tcg-oracle compare`: the differences between two runs of `check`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from oracle.cli import casting
from oracle.cli import engine_options as options
from oracle.cli.check import ClauseOption, EditionOption, FeaturesOption, run_chosen
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, existing_path, file_option
from oracle.cli.suite import load_checked_suite
from oracle.engines.limits import Limits
from oracle.protocol.results import Report
from oracle.report.comparison import console as comparison_console
from oracle.report.comparison import found as comparison
from oracle.report.comparison import markdown as comparison_markdown
from oracle.report.comparison import page as comparison_page
from oracle.report.run import as_json
from oracle.suite.baseline.entry import read as read_baseline
from oracle.suite.engines import open_engine
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import Selection, select


def compare(
    context: typer.Context,
    a: Annotated[str, typer.Argument(help="The earlier results, from `check --json`; with --run, an engine.")],
    b: Annotated[str, typer.Argument(help="The later results; with --run, the other engine.")],
    run: Annotated[
        bool, typer.Option("--run", help="Run A and B now: they are engines, named as for `check --engine`.")
    ] = False,
    game: Annotated[str | None, typer.Option(help="With --run: only this game.")] = None,
    edition: EditionOption = None,
    clause: ClauseOption = None,
    case: Annotated[list[str] | None, typer.Option(help="With --run: only these cases.")] = None,
    features: FeaturesOption = None,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
    jobs: options.JobsOption = 1,
    cast: casting.CastOption = casting.Cards.AUTO,
    baseline: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            parser=existing_path,
            help="Also show what the later results mean for this baseline.",
        ),
    ] = None,
    json: Annotated[Path | None, file_option("Write the comparison as JSON.")] = None,
    markdown_file: Annotated[Path | None, file_option("Write a short Markdown table.", "--markdown")] = None,
    report: Annotated[Path | None, file_option("Write compare.html into this folder.", metavar="FOLDER")] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every case.")] = False,
) -> None:
    """Compare two results of `check --json`: versions of an engine or of the suite, or two engines.

    Exit code 0: nothing became worse; 1: something began to fail or became unsupported, or a new case fails;
    2: usage error, or a file that is not a report; 3: the engine could not be run.
    """
    page = None if report is None else report / comparison_page.PAGE
    read = [features, baseline] if run else [_path(a), _path(b), baseline]
    outputs = Outputs({"--json": json, "--markdown": markdown_file, "--report": page}, reads=read)
    if run:
        suite = load_checked_suite(features)
        chosen = select(plans=suite.plans, game=game, editions=edition or (), clauses=clause or (), cases=case or ())
        limits = options.limits_of(timeout, start_timeout, memory, total)
        one, other = (_run(command, limits, suite.plans, chosen, options.jobs_of(jobs), cast) for command in (a, b))
    else:
        _check_options(context)
        one, other = as_json.read(_path(a)), as_json.read(_path(b))
    found = comparison.compare(one, other, None if baseline is None else read_baseline(baseline))
    comparison_console.show(found, outputs.screen(), verbose=verbose)
    outputs.json("--json", found)
    outputs.write("--markdown", lambda path: comparison_markdown.write(found, path))
    outputs.write("--report", lambda path: comparison_page.write(found, path))
    raise typer.Exit(outputs.code(FAILED if found.worse else HELD))


_OF_RUNS = (
    "game",
    "edition",
    "clause",
    "case",
    "features",
    "timeout",
    "start_timeout",
    "memory",
    "total",
    "jobs",
    "cast",
)


def _check_options(context: typer.Context) -> None:
    given = [name for name in _OF_RUNS if _is_given(context, name)]
    if given:
        named = ", ".join(f"--{name.replace('_', '-')}" for name in given)
        raise UsageError(f"{named}: only with --run; files of results are compared as they are")


def _is_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _path(text: str) -> Path:
    try:
        return existing_path(text)
    except typer.BadParameter as problem:
        raise UsageError(f"{problem.message} To start two engines and compare them, add --run.") from None


def _run(
    command: str, limits: Limits, plans: tuple[Plan, ...], chosen: Selection, jobs: int, cast: casting.Cards
) -> Report:
    make, caster = partial(open_engine, command, limits), casting.chosen(cast, {})
    found, _seconds = run_chosen(plans, make, chosen, jobs=jobs, caster=caster)
    return found
