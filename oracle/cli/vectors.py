"""`tcg-oracle vectors`: writes the scenarios as data, for judging engines without this program."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from oracle.cli.check import ClauseOption, FeaturesOption
from oracle.cli.errors import UsageError
from oracle.cli.outputs import named_path
from oracle.cli.suite import load_checked_suite
from oracle.report.output import vectors as folder_of
from oracle.report.output.bar import bar
from oracle.report.output.errors import ReportError
from oracle.report.output.files import try_out
from oracle.report.output.terminal import Terminal
from oracle.suite.intent import wanted as kept
from oracle.suite.reading.selection import ALL, select
from oracle.suite.vectors.build import vector_files
from oracle.suite.vectors.model import Index

FolderArgument = Annotated[
    Path,
    typer.Argument(
        metavar="DIR",
        help="The folder to write: a new or empty one, or one of earlier vectors.",
        parser=named_path,
        show_default=False,
    ),
]


EditionsOption = Annotated[
    list[str] | None,
    typer.Option(help="Only these editions or readings (2.1, altered/1.x).", show_default="all"),
]


def vectors(
    folder: FolderArgument,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    edition: EditionsOption = None,
    clause: ClauseOption = None,
    case: Annotated[list[str] | None, typer.Option(help="Only these cases.")] = None,
    features: FeaturesOption = None,
) -> None:
    """Write every scenario as JSON: its position, calls, choices, required observations, and the engine's freedoms.

    The same suite gives the same bytes. Exit code 0: written; 2: usage error, or the folder could not be written.
    """
    _try_folder(folder)
    suite = load_checked_suite(features)
    chosen = select(plans=suite.plans, game=game, editions=edition or (ALL,), clauses=clause or (), cases=case or ())
    runs = chosen.runs(suite.plans)
    if not runs:
        raise UsageError("nothing to write: no scenario matches --game, --edition, --clause and --case together")
    started = time.perf_counter()
    with bar("writing vectors") as tell:
        files = vector_files(runs, tell)
    kept.save()
    try:
        _tell(folder_of.write(files, folder), time.perf_counter() - started)
    except ReportError as error:
        raise UsageError(str(error)) from error


def _tell(index: Index, seconds: float) -> None:
    out = Terminal()
    out.print(
        f"{index.vectors:,} vectors, {index.runs:,} runs, in {len(index.files)} files; suite {index.suite}, "
        f"format {index.format}, digest {index.digest[:16]}"
    )
    out.print(f"{seconds:.2f} s", style="dim")


def _try_folder(folder: Path) -> None:
    try:
        folder_of.refuse_strangers(folder)
        try_out(folder / folder_of.INDEX)
    except ReportError as error:
        raise UsageError(str(error)) from error
