"""The docket for the commands: cached between runs, reduced to the request, with an engine's history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.assurance.casting.library import KEPT
from oracle.cli.databases import opened
from oracle.history.stances import Stance, stances
from oracle.profiles import PROFILES
from oracle.report.conflicts.docketed import Docketed, docketed
from oracle.report.conflicts.register import check_number, seen_outcomes
from oracle.report.output.bar import bar
from oracle.suite.docket.entries import Entry
from oracle.suite.files.kept import stamp
from oracle.suite.reading.kept import kept

if TYPE_CHECKING:
    from oracle.suite.docket.playing import Progress


def open_docket() -> tuple[Entry, ...]:
    """Every conflict of every game, from the cache if possible. Raises SuiteErrors for mistakes in the suite."""
    return kept("docket", tuple[Entry, ...], _built, *(stamp(KEPT.of(game)) for game in PROFILES))


def _built() -> tuple[Entry, ...]:
    # A cached docket needs neither the rules nor the phrases, so they are imported only here.
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


def played_in(one: Docketed, entries: Sequence[Entry]) -> Docketed:
    """The conflict with the changes that playing its scenarios shows, if they can be played; the result is cached.

    `entries`: the whole docket. Raises SuiteErrors.
    """
    if not one.asks or not one.undecided:
        return one

    def anew() -> Entry:
        with bar("playing what a decision changes") as tell:
            return _played(next(entry for entry in entries if entry.number == one.number), entries, tell)

    stamps = (stamp(KEPT.of(game)) for game in PROFILES)
    return docketed(kept(f"deciding-{one.game}-{one.number}", Entry, anew, *stamps), one.engines)


def _played(one: Entry, entries: Sequence[Entry], progress: Progress) -> Entry:
    from oracle.cli.suite import load_checked_suite
    from oracle.engines.reference_books import catalogue
    from oracle.suite.docket.playing import play
    from oracle.suite.docket.weighing import with_played

    known = catalogue(one.game)
    conflict = next(each for each in known.conflicts if each.number == one.number)
    own = [plan for plan in load_checked_suite().plans if plan.game == one.game]
    tagged: dict[str, list[int]] = {}
    for entry in entries:
        for case in entry.scenarios:
            tagged.setdefault(case, []).append(entry.number)
    return with_played(one, play(one.game, [conflict], own, progress)[one.number], known, tagged)


def stances_of(db: str | None, entries: Sequence[Entry]) -> dict[int, tuple[Stance, ...]]:
    """The behaviour of each engine of a history in each of these conflicts. Raises UsageError, HistoryError."""
    if db is None:
        return {one.number: () for one in entries}
    database = opened(db, write=False)
    from oracle.history.last import last_results

    results = last_results(database, {case for one in entries for case in one.scenarios})
    return {one.number: stances(one, results) for one in entries}


def seen_in(one: Docketed) -> Docketed:
    """The conflict with the outcomes of its scenarios on the reference, run now. Raises SuiteErrors."""
    from oracle.cli.look_up import outcomes_seen
    from oracle.cli.suite import load_checked_suite
    from oracle.engines.reference_books import catalogue

    seen = outcomes_seen(load_checked_suite(words=(f"@conflict:{one.number}",)), one.game, [one.number])
    known = catalogue(one.game)
    conflict = next(each for each in known.conflicts if each.number == one.number)
    return replace(one, seen=seen_outcomes(conflict, known, seen))


def refuse_number(number: int, games: Sequence[str]) -> None:
    """Raises InputError, listing the existing numbers."""
    from oracle.engines.reference_books import catalogue

    check_number(number, {name: catalogue(name) for name in games})
