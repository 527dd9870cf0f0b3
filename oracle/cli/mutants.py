"""`tcg-oracle mutants`: tests whether the suite detects broken clauses."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import oracle
from oracle.assurance.mutants import mending
from oracle.assurance.mutants.declared import Mutant, declared
from oracle.assurance.mutants.judging import Trial
from oracle.assurance.mutants.matrix import chosen, matrix
from oracle.assurance.mutants.parallel import MisfitError, try_all
from oracle.assurance.mutants.sample import sample as make_sample
from oracle.cli.engine_options import PLENTY, SEED, JobsOption, jobs_of
from oracle.cli.errors import FAILED, HELD, USAGE, UsageError, show_error
from oracle.cli.outputs import Outputs, features_option, file_option
from oracle.cli.suite import load_checked_suite
from oracle.engines.games import PLAYED
from oracle.report.assurance import mutants_console
from oracle.report.output.bar import bar
from oracle.report.output.files import write_whole
from oracle.report.output.terminal import Terminal
from oracle.suite.games import game_named
from oracle.suite.reading.selection import clause_choices


def mutants(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    clause: Annotated[
        list[str] | None, typer.Option(help="Only mutants of these clauses and their subclauses: 4.3, altered/5.1.2.")
    ] = None,
    features: Annotated[Path | None, features_option("Run these feature files instead of the suite's own.")] = None,
    jobs: JobsOption = 0,
    sample: Annotated[
        int,
        typer.Option(min=0, max=PLENTY, help="Try this many mutants per game, made by cosmic-ray, instead."),
    ] = 0,
    seed: Annotated[int, typer.Option(min=-SEED, max=SEED, help="With --sample: the seed that selects mutants.")] = 0,
    mend: Annotated[
        bool,
        typer.Option("--mend", help="Try no mutant: find the new places of moved code, and rewrite the tables."),
    ] = False,
    json: Annotated[Path | None, file_option("Write the result of every mutant as JSON.")] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Show every clause and mutant.")] = False,
) -> None:
    """Break the reference one clause at a time, and check that a scenario fails.

    Exit code 0: every mutant was killed or is equivalent, and every clause tag is earned, or with --mend every place
    was found; 1: otherwise; 2: usage error.
    """
    games = PLAYED if game is None else (game_named(game).id,)
    if mend:
        if clause or features or sample or json:
            raise UsageError("--mend rewrites tables and tries no mutant: combine it with --game only")
        raise typer.Exit(_mend(games, Terminal()))
    outputs = Outputs({"--json": json}, reads=[features])
    load_checked_suite(features)
    choices = [choice for text in clause or () for choice in clause_choices(text, game_named(game) if game else None)]
    out = outputs.screen()
    if sample:
        trials = _tried(
            [mutant for one in games for mutant in make_sample(one, sample, seed)], features, jobs, tags=False
        )
        mutants_console.show_sample(trials, out)
        outputs.json("--json", trials)
        raise typer.Exit(outputs.code(HELD))
    picked = chosen(games, choices)
    if not picked:
        raise UsageError("no mutant is declared for these clauses; name another clause, or a section such as 4.3")
    found = matrix(_tried(picked, features, jobs, tags=True), features, choices)
    mutants_console.show(found, out, verbose=verbose)
    outputs.json("--json", found)
    raise typer.Exit(outputs.code(HELD if found.held else FAILED))


def _tried(picked: Sequence[Mutant], features: Path | None, jobs: int, *, tags: bool) -> tuple[Trial, ...]:
    with bar("finding which scenarios reach which rules", len(picked)) as tell:

        def progress(done: int, _: int, mutant: str) -> None:
            tell(done, what=mutant)

        try:
            return try_all(picked, features=features, jobs=jobs_of(jobs), tags=tags, progress=progress)
        except MisfitError as error:
            misfits = error.problems
    errors = Terminal(stderr=True)
    for problem in misfits:
        show_error(problem, errors)
    errors.print("tcg-oracle mutants --mend finds code that was renamed or moved.", soft_wrap=True)
    raise typer.Exit(USAGE)


def _mend(games: Sequence[str], out: Terminal) -> int:
    left = 0
    for game in games:
        declared(game)
        found = mending.mend(Path(oracle.__file__).parent / "games" / game)
        for file, text in found.tables.items():
            if text:
                write_whole(file, text.encode())
            else:
                file.unlink()
        mutants_console.show_mending(game, found, out)
        left += len(found.left)
    return FAILED if left else HELD
