"""`tcg-oracle casts`: the printed cards that each case can be played with."""

from __future__ import annotations

from statistics import median
from typing import Annotated

import typer
from msgspec.structs import replace

from oracle.assurance.casting import building, library, others, settling
from oracle.assurance.casting.adapting import search
from oracle.assurance.casting.from_decks import search as reaching
from oracle.assurance.casting.from_decks import told
from oracle.assurance.casting.library import Library
from oracle.assurance.faults import dictionary
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import digest_of_case
from oracle.cli.engine_options import JobsOption, jobs_of
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.engines.games import PLAYED
from oracle.report.output.bar import bar
from oracle.report.output.files import write_whole
from oracle.report.output.terminal import Terminal
from oracle.suite.games import game_named


def casts(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    renew: Annotated[
        bool,
        typer.Option("--renew", help="Find casts for new and changed cases, and write the library. Takes minutes."),
    ] = False,
    again: Annotated[
        bool,
        typer.Option(
            "--again",
            help="With --renew: try again to cast the cases without a cast, and find more cards for each role. With "
            "--adapt and --reach: try again the cases without an adaptation, or without a game.",
        ),
    ] = False,
    adapt: Annotated[
        bool,
        typer.Option(
            "--adapt", help="Adapt the cases without a cast, and write the library every few cases. Takes hours."
        ),
    ] = False,
    reach: Annotated[
        bool,
        typer.Option(
            "--reach",
            help="Find games from decks that lead to the cases, and write them every few cases. Takes an hour.",
        ),
    ] = False,
    jobs: JobsOption = 0,
) -> None:
    """Show how many cases can be played with printed cards, and whether the stored casts still fit the suite.

    Exit code 0: they fit; 1: cases are new or changed, or there are no casts; 2: usage error.
    """
    out, fits = Terminal(), True
    for one in PLAYED if game is None else (game_named(game).id,):
        found = _renewed(one, jobs, again=again) if renew else library.known(one)
        if adapt:
            found = _adapted(one, found, jobs, again=again)
        games = _reached(one, found, jobs, again=again) if reach else told.known(one)
        out.print(_told(one, found) + _told_games(one, games))
        fits = fits and found is not None and not _stale(one, found)
    raise typer.Exit(HELD if fits else FAILED)


def _renewed(game: str, jobs: int, *, again: bool) -> Library:
    faults = dictionary.known(game)
    if faults is None:
        raise UsageError("casts need the dictionary of faults; build it with `tcg-oracle faults --renew`")
    old = library.known(game)
    stale = frozenset[str]() if old is None else _stale(game, old)
    kept = {} if old is None else {case: casts for case, casts in old.cases.items() if case not in stale}
    kept = {case: casts for case, casts in kept.items() if casts.casts or not again}
    left = {case: plan for case, plan in cases_of(game).items() if case not in kept}
    with bar("looking for casts") as tell:
        found = building.built(
            faults,
            left,
            old=old,
            jobs=jobs_of(jobs),
            progress=lambda what, done, total: tell(done, total, f"looking for casts, {what}"),
        )
        found = Library(game=game, edition=found.edition, cases={**kept, **found.cases})
        found = others.with_others(faults, found, found.cases if again else left, jobs_of(jobs))
        found = settling.settled(faults, found, old=old, jobs=jobs_of(jobs))
    write_whole(library.KEPT.of(game), library.packed(found))
    return found


def _adapted(game: str, found: Library | None, jobs: int, *, again: bool) -> Library | None:
    faults = dictionary.known(game)
    if faults is None or found is None:
        raise UsageError("--adapt needs the library of casts; build it with `tcg-oracle casts --renew`")
    old = library.KEPT_ADAPTED.read(game)
    if old is not None and again:
        old = replace(old, cases={case: of for case, of in old.cases.items() if of[1]})
    file = library.KEPT_ADAPTED.of(game)

    def keep(some: library.Adaptations) -> None:
        write_whole(file, library.KEPT_ADAPTED.packed(some))

    return library.with_adaptations(found, search.adapted(faults, found, cases_of(game), old, keep, jobs_of(jobs)))


def _reached(game: str, found: Library | None, jobs: int, *, again: bool) -> told.Games:
    faults = dictionary.known(game)
    if faults is None or found is None:
        raise UsageError("--reach needs the library of casts; build it with `tcg-oracle casts --renew`")
    old = told.known(game)
    if old is not None and again:
        old = replace(old, cases={case: of for case, of in old.cases.items() if of.games})
    file = told.KEPT.of(game)

    def keep(some: told.Games) -> None:
        write_whole(file, told.KEPT.packed(some))

    return reaching.reached(faults, found, cases_of(game), old, keep, jobs_of(jobs))


def _told_games(game: str, found: told.Games | None) -> str:
    if found is None:
        return ""
    digests = {case: digest_of_case(plan) for case, plan in cases_of(game).items()}
    current = [of for case, of in found.cases.items() if digests.get(case) == of.digest]
    lengths = [len(one.games[0].moves) for one in current if one.games]
    middle = f", of {median(lengths):.0f} moves in the middle" if lengths else ""
    left = len(digests) - len(current)
    return f"; games from decks lead to {len(lengths):,}{middle}; {left:,} cases have not been examined"


def _stale(game: str, found: Library) -> frozenset[str]:
    """The cases that are new, changed or gone."""
    today = {case: digest_of_case(plan) for case, plan in cases_of(game).items()}
    kept = {case: casts.digest for case, casts in found.cases.items()}
    return frozenset(case for case in {*today, *kept} if kept.get(case) != today.get(case))


def _told(game: str, found: Library | None) -> str:
    if found is None:
        return f"{game}: no casts are stored; `tcg-oracle casts --renew` finds them"
    cases, stale = len(found.cases), len(_stale(game, found))
    cast = sum(bool(casts.casts) for casts in found.cases.values())
    plain = sum(bool(casts.plain) for casts in found.cases.values())
    adapted = sum(not casts.casts and bool(casts.adapted) for casts in found.cases.values())
    told = f"{game}: {cast:,} of {cases:,} cases ({cast / cases:.1%}) can be played with printed cards alone"
    told = f"{told}; {adapted:,} more with adapted steps"
    return f"{told}; {plain:,} have roles for plain cards; {stale:,} cases are new, changed or gone"
