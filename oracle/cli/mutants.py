"""`tcg-oracle mutants`: does the suite notice when a clause is broken?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

from oracle.assurance.mutants.declared import Mutant
from oracle.assurance.mutants.judging import Trial
from oracle.assurance.mutants.matrix import chosen, matrix
from oracle.assurance.mutants.parallel import try_all
from oracle.assurance.mutants.sample import sample as make_sample
from oracle.cli.engine_options import JOBS, PLENTY, SEED
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.suite import load_checked_suite
from oracle.engines.games import PLAYED
from oracle.report import mutants_console
from oracle.report.files import write_whole
from oracle.suite.games import game_named
from oracle.suite.selection import clause_choices


def mutants(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    clause: Annotated[
        list[str] | None, typer.Option(help="Only mutants of these clauses and all below: 4.3, altered/5.1.2.")
    ] = None,
    features: Annotated[
        Path | None, typer.Option(help="Run these feature files instead of the suite's own.", exists=True)
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, max=JOBS, help="Processes at a time; 0: one a core.")] = 0,
    sample: Annotated[
        int, typer.Option(min=0, max=PLENTY, help="Instead, so many mutants a game that a tool makes (cosmic-ray).")
    ] = 0,
    seed: Annotated[int, typer.Option(min=-SEED, max=SEED, help="Which of the tool's mutants.")] = 0,
    json: Annotated[Path | None, typer.Option(help="Write what became of every mutant as JSON.")] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every clause and mutant.")] = False,
) -> None:
    """Break one clause of the reference at a time and see whether a scenario fails.

    Exit code 0: every mutant was killed or is equivalent, and every clause tag is earned; 1: not so; 2: wrong use.
    """
    load_checked_suite(features)
    games = PLAYED if game is None else (game_named(game).id,)
    choices = [choice for text in clause or () for choice in clause_choices(text, game_named(game) if game else None)]
    out = Console()
    if sample:
        trials = _tried(
            [mutant for one in games for mutant in make_sample(one, sample, seed)], features, jobs, tags=False
        )
        mutants_console.show_sample(trials, out)
        if json is not None:
            write_whole(json, msgspec.json.format(msgspec.json.encode(trials), indent=1) + b"\n")
        raise typer.Exit(HELD)
    picked = chosen(games, choices)
    if not picked:
        raise UsageError("no mutant is declared for these clauses; name another one, or a part of the book such as 4.3")
    found = matrix(_tried(picked, features, jobs, tags=True), features, choices)
    mutants_console.show(found, out, verbose=verbose)
    if json is not None:
        write_whole(json, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    raise typer.Exit(HELD if found.held else FAILED)


def _tried(picked: Sequence[Mutant], features: Path | None, jobs: int, *, tags: bool) -> tuple[Trial, ...]:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("looking which scenario comes by which rule", total=len(picked))

        def progress(done: int, _: int, mutant: str) -> None:
            bar.update(task, completed=done, description=mutant)

        return try_all(picked, features=features, jobs=jobs, tags=tags, progress=progress)
