"""A baseline's view of a run, in words that all reports share."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from oracle.protocol.results import GONE, STANDINGS, Report, Result
from oracle.report.output.text import both_ends, one_line
from oracle.report.run.wording import cast_words, label, message_of, ordered
from oracle.suite.baseline.expected import line_of

_MANY = {"unexpected pass": "unexpected passes"}


def sentence(report: Report) -> str:
    """The counts of deviations and of expected results; empty without a baseline."""
    if report.baseline is None:
        return ""
    counts = report.baseline.counts
    met = f"{counts['expected']:,} expected"
    told = [
        f"{counts[name]:,} {name if counts[name] == 1 else _MANY.get(name, name)}"
        for name in (*STANDINGS[1:], GONE)
        if counts[name]
    ]
    days = report.baseline.unchecked
    not_checked = "" if not days else f" {days:,} {'date' if days == 1 else 'dates'} not checked (--date)."
    return f"Baseline: {', '.join((*told, met))}.{not_checked}"


def lines(report: Report) -> Iterator[str]:
    """One line for each deviation, grouped by kind."""
    if report.baseline is None:
        return
    for standing in STANDINGS[1:]:
        for one in ordered(report.results):
            if one.expectation is not None and one.expectation.standing == standing:
                yield one_line(line_of(one, one.expectation), 600)
    yield from (one_line(line_of(gone), 600) for gone in report.baseline.gone)


def by_entry(results: Iterable[Result]) -> list[tuple[str, str, int]]:
    """The expected results: their entry, its reason, and their number, the most frequent first."""
    found = Counter(entry_words(result) for result in results if result.expectation is not None)
    return [(*key, count) for key, count in sorted(found.items(), key=lambda one: (-one[1], one[0]))]


def entry_words(result: Result) -> tuple[str, str]:
    """The entry that expects a result, and its reason; all single cases count as one entry."""
    found = result.expectation
    return ("", "") if found is None else (found.by or "single cases", found.reason)


def expectation_of(result: Result, *, linked: bool = True) -> str:
    """The baseline's remark on a result: its deviation, or the entry's reason and, if `linked`, its link; may be
    empty.
    """
    found = result.expectation
    if found is None:
        return ""
    own = " ".join(filter(None, (found.reason, found.link if linked else "")))
    if found.text:
        return one_line(f"{found.standing}: {found.text}{f' ({own})' if own else ''}", 600)
    why = ": ".join(filter(None, (found.by, own))) or "no reason given"
    return one_line(f"{label(found.verdict, 1)} as expected: {why}", 600)


def address_of(result: Result) -> str:
    """The link of an entry if a browser may follow it; otherwise empty."""
    link = "" if result.expectation is None else result.expectation.link
    return link if re.fullmatch(r"https?://[!-~]{1,500}", link) else ""


def what_is_wrong(result: Result) -> str:
    """Why a case is listed, in one line: its deviation from a baseline, or its entry's reason and link; then its
    message.
    """
    found = result.expectation
    told = [] if found is None else [expectation_of(result)] if found.text else [found.reason, found.link]
    return both_ends("; ".join(filter(None, (*told, message_of(result), cast_words(result)))), 600)
