"""The wording of a history, shared by terminal and page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from oracle.history.found import CauseSeen, EngineHistory, Failing, Flaky, Played, Point, Run, Trend
from oracle.report.output.text import counted, one_line

Titles = Callable[[str, str], str]
"""Game and number of a clause → its title."""
RUN_COLUMNS = ("run", "when", "version", "suite", "pass", "fail", "error", "unsup.", "disp.")
FAILING_COLUMNS = ("case", "since", "before", "clauses", "cause")
FLAKY_COLUMNS = ("rate", "case", "version", "suite", "verdicts")
CAMPAIGN_COLUMNS = ("campaign", "when", "version", "games", "clauses", "causes")
CAUSE_COLUMNS = ("cause", "since", "last", "times")
TREND_COLUMNS = ("number", "title", "passed first", "passed last", "between")


def headline(found: EngineHistory) -> str:
    """A summary in one sentence."""
    runs, versions = len(found.runs), len({run.version for run in found.runs})
    told = []
    if runs:
        told += [f"{counted(runs, 'run')} of {counted(versions, 'version')}"]
        told += [f"{counted(len(found.failing), 'case')} failing, {len(found.flaky)} flaky"]
    if found.campaigns:
        last = found.campaigns[-1].campaign
        causes = sum(one.last == last for one in found.causes)
        told += [f"{counted(causes, 'cause')} of differences in campaign {last}"]
    return "; ".join(told)


class Shown(NamedTuple):
    """A table."""

    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]


def checks(found: EngineHistory, title: Titles) -> tuple[Shown, ...]:
    """What the runs of the suite show: failing cases first."""
    newest = found.runs[-1].run

    def moving(trends: Iterable[Trend]) -> list[tuple[str, ...]]:
        return [trend_cells(one, title) for one in trends if moved(one)]

    return (
        Shown("Failing", FAILING_COLUMNS, [failing_cells(one, newest) for one in found.failing]),
        Shown("Flaky", FLAKY_COLUMNS, [flaky_cells(one) for one in found.flaky]),
        Shown("Chapters that moved", TREND_COLUMNS, moving(found.chapters)),
        Shown("Clauses that moved", TREND_COLUMNS, moving(found.clauses)),
    )


def campaigns(found: EngineHistory) -> tuple[Shown, ...]:
    """What the campaigns show."""
    return (
        Shown("Campaigns", CAMPAIGN_COLUMNS, [campaign_cells(one) for one in reversed(found.campaigns)]),
        Shown("Causes of differences", CAUSE_COLUMNS, [cause_cells(one) for one in found.causes]),
    )


def run_cells(run: Run) -> tuple[str, ...]:
    """A row of the table of runs."""
    counts = (run.counts[verdict] for verdict in ("pass", "fail", "error", "unsupported", "disputed"))
    suite = run.content[:6]
    return (
        str(run.run),
        run.at[:16].replace("T", " "),
        version(run.version),
        suite,
        *(f"{count:,}" for count in counts),
    )


def failing_cells(one: Failing, newest: int) -> tuple[str, ...]:
    """A row of the table of failures; `newest` is the engine's last run."""
    gone = "" if one.last == newest else f", last in run {one.last}"
    return (
        f"{one.case} ({one.game}/{one.edition}){gone}",
        f"run {one.since}, {version(one.since_version)}",
        "never held" if one.held is None else f"held in run {one.held}, {version(one.held_version)}",
        ", ".join(one.clauses),
        one_line(one.cause, 200),
    )


def flaky_cells(one: Flaky) -> tuple[str, ...]:
    """A row of the table of flaky cases."""
    within = f", flaky within {counted(one.within, 'run')}" if one.within else ""
    verdicts = ", ".join(f"{count} {verdict}" for verdict, count in one.counts.items())
    suite = one.content[:6]
    return (f"{one.rate:.0%}", f"{one.case} ({one.game}/{one.edition})", version(one.version), suite, verdicts + within)


def campaign_cells(one: Played) -> tuple[str, ...]:
    """A row of the table of campaigns."""
    counts = (f"{count:,}" for count in (one.games, one.clauses, one.causes))
    return (str(one.campaign), one.at[:16].replace("T", " "), version(one.version), *counts)


def cause_cells(one: CauseSeen) -> tuple[str, ...]:
    """A row of the table of causes of differences."""
    times = ", ".join(f"{version(name)}: {count:,}" for name, count in one.times.items())
    since = f"campaign {one.since}, {version(one.since_version)}"
    return (one_line(one.cause, 200), since, f"campaign {one.last}", times)


def trend_cells(one: Trend, title: Titles) -> tuple[str, ...]:
    """A row of a table of clauses or chapters."""
    first, last = one.points[0], one.points[-1]
    ends = (part(first), part(last))
    outside = [point for point in (min(one.points, key=part), max(one.points, key=part)) if part(point) not in ends]
    between = ", ".join(f"{_point(point)} in run {point.run}" for point in outside)
    return (f"{one.game} {one.number}", title(one.game, one.number), _point(first), _point(last), between)


def moved(one: Trend) -> bool:
    """Whether its pass rate changed between runs."""
    return len({part(point) for point in one.points}) > 1


def part(point: Point) -> float:
    """Its pass rate, from 0 to 1."""
    return point.passed / point.of


def version(text: str) -> str:
    """An engine's version, or a dash if it has none."""
    return one_line(text, 60) or "–"


def _point(point: Point) -> str:
    return f"{point.passed:,} of {point.of:,}"
