"""The differences between the suites of two reports, and their meaning for a baseline."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from oracle.protocol.results import Report, Result
from oracle.report.output.text import natural
from oracle.suite.baseline.entry import Entry
from oracle.suite.baseline.expected import FULFILLED

Name = tuple[str, str]
"""Game and case."""
Step = Literal["none", "minor", "major"]


class Renamed(Struct, frozen=True, kw_only=True):
    """A case with the content of an earlier one under another name."""

    game: str
    was: str
    now: str


class SuiteChange(Struct, frozen=True, kw_only=True):
    """The differences between the cases of two suites. Cases are written `game case`."""

    came: tuple[str, ...] = ()
    went: tuple[str, ...] = ()
    renamed: tuple[Renamed, ...] = ()
    otherwise: tuple[str, ...] = ()
    """Cases with the same name and another content."""
    told: bool = True
    """Whether both reports have the digest of each scenario; otherwise a renamed case counts as gone and new."""

    @property
    def step(self) -> Step:
        """The step of a semantic version between the two."""
        if self.went or self.renamed or self.otherwise:
            return "major"
        return "minor" if self.came else "none"


class BaselineChange(Struct, frozen=True, kw_only=True):
    """What the later report means for a baseline: numbers of cases."""

    expected: int
    """Cases that end as an entry expects."""
    fulfilled: int
    """Cases that now pass."""
    changed: int
    """Cases that end differently than expected."""
    renamed: int
    gone: int
    new: int
    """Cases that do not pass and that no entry covers."""


def suite_change(a: Report, b: Report) -> SuiteChange:
    """The cases that are new, gone or changed from `a` to `b`, in the games and editions that both have."""
    both = _run(a) & _run(b)
    before, after = (_digests(report, both) for report in (a, b))
    told = all((*before.values(), *after.values()))
    went, came = before.keys() - after.keys(), after.keys() - before.keys()
    renamed = _renamed({one: before[one] for one in went}, {one: after[one] for one in came}) if told else {}
    same = before.keys() & after.keys()
    return SuiteChange(
        came=_named(came - {*renamed.values()}),
        went=_named(went - renamed.keys()),
        renamed=tuple(Renamed(game=was[0], was=was[1], now=now[1]) for was, now in sorted(renamed.items())),
        otherwise=_named(one for one in same if before[one] and after[one] and before[one] != after[one]),
        told=told,
    )


def baseline_change(entries: Iterable[Entry], change: SuiteChange, b: Report) -> BaselineChange:
    """The meaning of the later report and its suite for these entries, for the games and editions that it ran."""
    run, results = _run(b), {(one.game, one.edition, one.case): one for one in b.results}
    names = {(one.game, one.was): one.now for one in change.renamed}
    counts = dict.fromkeys(("expected", "fulfilled", "changed", "renamed", "gone", "new"), 0)
    met = set()
    for entry in entries:
        for case, _ in entry.covered if (entry.game, entry.edition) in run else ():
            now = names.get((entry.game, case), case)
            key = entry.game, entry.edition, now
            met.add(key)
            counts[_standing(results.get(key), entry.verdict, renamed=now != case)] += 1
    counts["new"] = sum(key not in met and one.verdict not in FULFILLED for key, one in results.items())
    return BaselineChange(**counts)


def _standing(result: Result | None, wanted: str, *, renamed: bool) -> str:
    if result is None:
        return "gone"
    if result.verdict != wanted:
        return "fulfilled" if result.verdict in FULFILLED else "changed"
    return "renamed" if renamed else "expected"


def _run(report: Report) -> set[tuple[str, str]]:
    return {(one.game, one.edition) for one in report.results}


def _digests(report: Report, editions: set[tuple[str, str]]) -> dict[Name, str]:
    return {(one.game, one.case): one.digest for one in report.results if (one.game, one.edition) in editions}


def _renamed(went: Mapping[Name, str], came: Mapping[Name, str]) -> dict[Name, Name]:
    """Each case that is gone → the new case with the same content, if there is only one."""
    found = {}
    for was, digest in went.items():
        alike = [now for now, other in came.items() if (now[0], other) == (was[0], digest)]
        others = [one for one, other in went.items() if (one[0], other) == (was[0], digest)]
        if len(alike) == len(others) == 1:
            found[was] = alike[0]
    return found


def _named(cases: Iterable[Name]) -> tuple[str, ...]:
    return tuple(sorted((f"{game} {case}" for game, case in cases), key=natural))
