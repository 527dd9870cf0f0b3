"""Baselines: the verdicts expected of an engine, and how a run differs from them."""

from __future__ import annotations

import datetime
import re
from collections.abc import Container, Iterable
from typing import NamedTuple

from msgspec import Struct

from oracle.profiles import PROFILES
from oracle.protocol.declared import with_included
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Expectation, Gone, Result, Standing
from oracle.suite.baseline.entry import Entry
from oracle.suite.plan import Plan
from oracle.suite.version import SHORT, digest_of

Met = tuple[str, str, str]
"""Game, edition, and a case as an entry calls it."""
FULFILLED = ("pass", "disputed")
"""Verdicts that need no entry. A case is disputed because the rules leave its outcome open, not because of the
engine."""


class Judged(Struct, frozen=True):
    """The entry about a result, if any, and how the result compares; None if the result has no entry and needs none."""

    entry: Entry | None
    expectation: Expectation | None
    met: Met | None = None
    """The name by which the entry knows the case."""


class _About(NamedTuple):
    entry: Entry
    case: str
    digest: str


class Baseline:
    """The entries of a file, found by case or, if a case was renamed, by content."""

    def __init__(
        self, entries: Iterable[Entry], engine: EngineInfo, suite: str, date: datetime.date | None = None
    ) -> None:
        """`suite`: the current version; without `date`, the dates on which entries end are ignored."""
        self.entries = tuple(entries)
        self._engine = engine
        self._suite = suite
        self._date = date
        self._abouts = [_About(entry, case, digest) for entry in self.entries for case, digest in entry.covered]
        self._by_case = {(one.entry.game, one.entry.edition, one.case): one for one in self._abouts}

    @property
    def unchecked(self) -> int:
        """How many entries end on a date that was not checked."""
        return 0 if self._date is not None else sum(entry.until.date is not None for entry in self.entries)

    def _about(self, plan: Plan, edition: str, cases: Container[tuple[str, str]]) -> _About | None:
        """The entry about a scenario; `cases`: game and name of every existing case."""
        found = self._by_case.get((plan.game, edition, plan.case))
        if found is not None:
            return found
        lost = [
            one
            for one in self._abouts
            if one.digest and (one.entry.game, one.entry.edition) == (plan.game, edition)
            if (plan.game, one.case) not in cases
        ]
        digest = digest_of(plan)[:SHORT] if lost else ""
        alike = [one for one in lost if one.digest[:SHORT] == digest]
        # If two cases have the same content, nobody can tell which one was renamed.
        return alike[0] if len(alike) == 1 else None

    def judge(self, plan: Plan, result: Result, cases: Container[tuple[str, str]]) -> Judged:
        """The expectation of a result, and how it differs; `cases` are the games and names of all cases."""
        about = self._about(plan, result.edition, cases)
        if about is None:
            if result.verdict in FULFILLED:
                return Judged(None, None)
            return Judged(None, Expectation(standing="new", text=f"{result.verdict}; the baseline has no entry for it"))
        entry = about.entry
        standing, text = self._standing(about, result)
        found = Expectation(
            standing=standing, verdict=entry.verdict, by=entry.by, reason=entry.reason, link=entry.link, text=text
        )
        return Judged(entry, found, (entry.game, entry.edition, about.case))

    def _standing(self, about: _About, result: Result) -> tuple[Standing, str]:
        entry, got, renamed = about.entry, result.verdict, about.case != result.case
        differs = f"the baseline expects {entry.verdict}, got {got}"
        if got in FULFILLED and got != entry.verdict:
            named = f", and calls it {about.case}" if renamed else ""
            what = f" from {entry.by}" if entry.by else ""
            return "unexpected pass", f"the baseline expects {entry.verdict}{named}; remove its entry{what}"
        if renamed:
            ended = f"{got}, as expected" if got == entry.verdict else differs
            return "renamed", f"{about.case} is renamed to {result.case}; {ended}"
        if over := self._expired(entry):
            return "expired", f"the entry held until {over}; got {got}"
        if got != entry.verdict:
            return "changed", differs
        if self._declares(entry):
            return "changed", f"it was {got} for lack of {entry.capability}, which the engine now declares"
        return "expected", ""

    def _declares(self, entry: Entry) -> bool:
        """Whether the engine now has the capability that is missing according to an entry."""
        support = self._engine.games.get(entry.game)
        return (
            bool(entry.capability) and support is not None and entry.capability in with_included(support.capabilities)
        )

    def _expired(self, entry: Entry) -> str:
        until = entry.until
        for name, last, now in (("engine", until.engine, self._engine.version), ("suite", until.suite, self._suite)):
            if last and reached(now, last):
                return f"{name} {last}, but this is {now}"
        if until.date is not None and self._date is not None and self._date >= until.date:
            return f"{until.date}, but this is {self._date}"
        return ""

    def obsolete(
        self, plans: Iterable[Plan], met: Iterable[Met | None], run: Container[tuple[str, str]] | None = None
    ) -> tuple[Gone, ...]:
        """The cases of entries whose scenario no longer exists.

        `met`: the cases found, even under another name. If `run` is given, entries of other games and editions are left
        out, unless their edition no longer exists.
        """
        known = {(plan.game, edition, plan.case) for plan in plans for edition in plan.editions} | {*met}
        return tuple(
            Gone(game=entry.game, case=case, edition=entry.edition)
            for entry, case, _ in self._abouts
            if (entry.game, entry.edition, case) not in known
            and (run is None or (entry.game, entry.edition) in run or not _is_edition(entry.game, entry.edition))
        )


def _is_edition(game: str, edition: str) -> bool:
    return game in PROFILES and edition in PROFILES[game].editions


def line_of(one: Result | Gone, expectation: Expectation | None = None) -> str:
    """One line about a deviation from the baseline."""
    standing, text = "gone", "there is no such case under this edition; remove its entry"
    if expectation is not None:
        standing, text = expectation.standing, expectation.text
    return f"{standing}: {one.case} ({one.game}/{one.edition}): {text}"


def reached(now: str, until: str) -> bool:
    """Whether version `now` equals or follows `until`, by leading numbers; without numbers, whether they are equal."""
    one, other = _numbers(now), _numbers(until)
    return now == until if one is None or other is None else one >= other


def _numbers(version: str) -> tuple[int, ...] | None:
    found = re.match(r"v?([0-9]{1,9}(?:\.[0-9]{1,9})*)", version)
    if found is None:
        return None
    numbers = [int(part) for part in found[1].split(".")]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)
