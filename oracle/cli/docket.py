"""The docket as the commands use it: kept from run to run, cut down to what is asked for, with an engine's history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.cli.databases import opened
from oracle.history.stances import Stance, stances
from oracle.profiles import PROFILES
from oracle.report.conflicts.docketed import Docketed
from oracle.report.conflicts.register import collect
from oracle.report.output.bar import bar
from oracle.suite.docket.entries import Entry
from oracle.suite.reading.kept import kept, stamp

if TYPE_CHECKING:
    from oracle.suite.plan import Plan


def open_docket() -> tuple[Entry, ...]:
    """Every conflict of every game, from the cache if it is there. Raises SuiteErrors where the suite is wrong."""
    from oracle.assurance.casting.library import file_of

    return kept("docket", tuple[Entry, ...], _built, *(stamp(file_of(game)) for game in PROFILES))


def _built() -> tuple[Entry, ...]:
    # Whoever finds it kept waits for neither the rules nor the phrases.
    from oracle.assurance.casting.library import known
    from oracle.cli.suite import load_checked_suite
    from oracle.engines.reference_books import catalogue
    from oracle.suite.docket.weighing import docket

    plans, found = load_checked_suite().plans, list[Entry]()
    for game in PROFILES:
        library = known(game)
        casts = {} if library is None else {case: one.cards for case, one in library.cases.items()}
        found += docket(catalogue(game), [plan for plan in plans if plan.game == game], casts)
    return tuple(found)


def stances_of(db: str | None, entries: Sequence[Entry]) -> dict[int, tuple[Stance, ...]]:
    """What each engine of a history does in each of these conflicts. Raises UsageError, HistoryError."""
    if db is None:
        return {one.number: () for one in entries}
    database = opened(db, write=False)
    from oracle.history.last import last_results

    results = last_results(database, {case for one in entries for case in one.scenarios})
    return {one.number: stances(one, results) for one in entries}


def known_of(one: Docketed, entries: Sequence[Entry], *, seen: bool) -> Docketed:
    """The conflict with what deciding it changes as scenarios are played; `seen`: with how its witnesses end, too."""
    from oracle.engines.reference_books import catalogue
    from oracle.suite.docket.playing import can_be_played, played, with_played

    known = catalogue(one.game)
    conflict = next(each for each in known.conflicts if each.number == one.number)
    if can_be_played(conflict):
        with bar("playing scenarios") as tell:
            found = played(one.game, conflict, _plans, tell)
        one = replace(with_played(one, found, known, _tagged(entries)), runs=found.scenarios, again=found.again)
    if seen:
        (register,) = collect({one.game: known}, numbers=[one.number], seen={one.game: _seen(one)})
        one = replace(one, seen=register.seen)
    return one


def refuse_number(number: int, games: Sequence[str]) -> None:
    """Raises InputError with the numbers there are."""
    from oracle.engines.reference_books import catalogue

    collect({name: catalogue(name) for name in games}, numbers=[number], seen={})


def _plans() -> tuple[Plan, ...]:
    from oracle.cli.suite import load_checked_suite

    return load_checked_suite().plans


def _seen(one: Entry) -> dict[str, dict[str, str]]:
    from oracle.cli.look_up import outcomes_seen
    from oracle.cli.suite import load_checked_suite

    return outcomes_seen(load_checked_suite(), one.game, [one.number])


def _tagged(entries: Sequence[Entry]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for one in entries:
        for case in one.scenarios:
            found.setdefault(case, []).append(one.number)
    return found
