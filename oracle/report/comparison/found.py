"""Compares two reports: cases that began to fail, were fixed, became unsupported, are new or gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import Struct

from oracle.protocol.results import Report, Result, Verdict
from oracle.report.comparison.suites import BaselineChange, SuiteChange, baseline_change, suite_change
from oracle.report.output.text import natural
from oracle.report.run.wording import message_of
from oracle.suite.baseline.entry import Entry

Kind = Literal["began to fail", "became unsupported", "fixed", "changed", "new", "gone"]
KINDS: tuple[Kind, ...] = ("began to fail", "became unsupported", "fixed", "changed", "new", "gone")
_BAD = ("fail", "error")


class Side(Struct, frozen=True):
    """The engine and suite of one report."""

    engine: str
    engine_version: str
    suite_version: str
    scenarios: int
    summary: dict[str, int]


class Difference(Struct, frozen=True, kw_only=True):
    """A case with different results in the two."""

    kind: Kind
    game: str
    case: str
    edition: str
    clauses: tuple[str, ...]
    before: Verdict | None
    after: Verdict | None
    cause: str
    """The first step that failed, else the kind of fault, else the message."""
    message: str
    """The error in one line; for a fixed case, the earlier error."""
    worse: bool


class Group(Struct, frozen=True, kw_only=True):
    """Differences with a common clause or cause."""

    name: str
    title: str = ""
    """For a clause: its title."""
    counts: dict[str, int]
    """Kind → number of cases, without zeros."""


class Comparison(Struct, frozen=True, kw_only=True):
    """All differences between two reports."""

    a: Side
    b: Side
    counts: dict[str, int]
    worse: int
    clauses: tuple[Group, ...]
    causes: tuple[Group, ...]
    cases: tuple[Difference, ...]
    suite: SuiteChange
    baseline: BaselineChange | None = None


def compare(a: Report, b: Report, entries: Iterable[Entry] | None = None) -> Comparison:
    """The differences from `a` to `b`, the worst kinds first; equal reports give equal comparisons.

    `entries`: of a baseline; the comparison includes what `b` and its suite mean for them.
    """
    suite = suite_change(a, b)
    before = {(one.game, one.case, one.edition): one for one in a.results}
    after = {(one.game, one.case, one.edition): one for one in b.results}
    found = [_difference(before.get(key), after.get(key)) for key in before.keys() | after.keys()]
    cases = tuple(sorted((one for one in found if one is not None), key=_order))
    counts = Counter(one.kind for one in cases)
    titles = {f"{one.game} {one.clause}": one.title for one in (*a.clauses, *b.clauses)}
    return Comparison(
        a=_side(a),
        b=_side(b),
        counts={kind: counts[kind] for kind in KINDS},
        worse=sum(one.worse for one in cases),
        clauses=_groups(((one, f"{one.game} {clause}") for one in cases for clause in one.clauses), titles),
        causes=_groups((one, one.cause) for one in cases if one.cause),
        cases=cases,
        suite=suite,
        baseline=None if entries is None else baseline_change(entries, suite, b),
    )


def _side(report: Report) -> Side:
    suite = report.suite
    return Side(report.engine.name, report.engine.version, suite.version, suite.scenarios, report.summary)


def _difference(before: Result | None, after: Result | None) -> Difference | None:
    one = after or before
    if one is None or (before and after and before.verdict == after.verdict):
        return None
    was = None if before is None else before.verdict
    now = None if after is None else after.verdict
    kind = _kind(was, now)
    # A failing case that was not run before is an additional failure.
    worse = (now in _BAD and was not in _BAD) or (kind == "became unsupported" and was not in _BAD)
    blamed = after if now not in (None, "pass") else before
    return Difference(
        kind=kind,
        game=one.game,
        case=one.case,
        edition=one.edition,
        clauses=one.clauses,
        before=was,
        after=now,
        cause="" if blamed is None else cause_of(blamed),
        message="" if blamed is None else message_of(blamed).partition("\n")[0],
        worse=worse,
    )


def _kind(was: Verdict | None, now: Verdict | None) -> Kind:
    if was is None or now is None:
        return "new" if was is None else "gone"
    if now in _BAD:
        return "changed" if was in _BAD else "began to fail"
    if now == "unsupported":
        return "became unsupported"
    return "fixed" if now == "pass" else "changed"


def cause_of(result: Result) -> str:
    """Why a case did not pass, in words shared by all cases with the same cause."""
    if result.fault:
        return f"error: {result.fault}"
    failed = next((step.text for step in result.steps if step.status == "failed"), "")
    return failed or result.message.partition("\n")[0]


def _order(one: Difference) -> tuple[object, ...]:
    return KINDS.index(one.kind), one.game, natural(one.case), one.case, one.edition


def _groups(
    named: Iterable[tuple[Difference, str]], titles: Mapping[str, str] = MappingProxyType({})
) -> tuple[Group, ...]:
    """Groups with the most of the worst kind first."""
    counts: dict[str, Counter[Kind]] = {}
    for one, name in named:
        counts.setdefault(name, Counter())[one.kind] += 1
    ranked = sorted(counts, key=lambda name: ([-counts[name][kind] for kind in KINDS], natural(name), name))
    return tuple(
        Group(
            name=name,
            title=titles.get(name, ""),
            counts={kind: counts[name][kind] for kind in KINDS if counts[name][kind]},
        )
        for name in ranked
    )
