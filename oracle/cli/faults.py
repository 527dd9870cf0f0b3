"""`tcg-oracle faults`: the effect of each known fault on each case."""

from __future__ import annotations

from typing import Annotated

import typer

from oracle.assurance.faults.building import renewed, staleness
from oracle.assurance.faults.dictionary import KEPT, Dictionary, known, packed
from oracle.cli.engine_options import JobsOption, jobs_of
from oracle.cli.errors import FAILED, HELD
from oracle.engines.games import PLAYED
from oracle.report.output.bar import bar
from oracle.report.output.files import write_whole
from oracle.report.output.terminal import Terminal
from oracle.suite.games import game_named


def faults(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    renew: Annotated[
        bool, typer.Option("--renew", help="Run the stale entries again, and write the dictionary. Up to half an hour.")
    ] = False,
    jobs: JobsOption = 0,
) -> None:
    """Show how well the dictionary of faults fits the suite: it lists every failure of every case on every mutant.

    Exit code 0: no entry is stale; 1: an entry is stale, or there is no dictionary; 2: usage error.
    """
    out, fits = Terminal(), True
    for one in PLAYED if game is None else (game_named(game).id,):
        found = known(one)
        if renew:
            found = _renewed(one, found, jobs)
            write_whole(KEPT.of(one), packed(found))
        out.print(_told(one, found))
        fits = fits and found is not None and not (staleness(one, found).share or staleness(one, found).reworded)
    raise typer.Exit(HELD if fits else FAILED)


def _renewed(game: str, old: Dictionary | None, jobs: int) -> Dictionary:
    with bar("finding which cases reach which rules", None) as tell:
        return renewed(game, old, jobs=jobs_of(jobs), progress=lambda done, all_, mutant: tell(done, all_, mutant))


def _told(game: str, dictionary: Dictionary | None) -> str:
    if dictionary is None:
        return f"{game}: no dictionary of faults; `tcg-oracle faults --renew` builds it"
    old = staleness(game, dictionary)
    entries = sum(len(rows.signs) for rows in dictionary.cases.values())
    size = f"{len(dictionary.mutants):,} mutants, {len(dictionary.cases):,} cases, {entries:,} entries"
    changed = f"{len(old.cases):,} cases and {len(old.mutants):,} mutants are new or changed"
    reworded = f"; {len(old.reworded):,} have other failure messages" if old.reworded else ""
    return f"{game}: {size}; {old.share:.1%} stale" + (f": {changed}" if old.share else "") + reworded
