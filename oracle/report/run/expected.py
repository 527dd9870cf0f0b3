"""What a baseline says of a run, in words that all reports share."""

from __future__ import annotations

import re
from collections.abc import Iterator

from oracle.protocol.results import GONE, STANDINGS, Report, Result
from oracle.report.output.text import both_ends, one_line
from oracle.report.run.wording import cast_words, label, message_of, ordered
from oracle.suite.baseline.expected import line_of

_MANY = {"unexpected pass": "unexpected passes"}


def sentence(report: Report) -> str:
    """How much is as the baseline says, and what is not; empty without one."""
    if report.baseline is None:
        return ""
    counts = report.baseline.counts
    met = f"{counts['expected']:,} as expected"
    told = [
        f"{counts[name]:,} {name if counts[name] == 1 else _MANY.get(name, name)}"
        for name in (*STANDINGS[1:], GONE)
        if counts[name]
    ]
    return f"Baseline: {', '.join(told)}, {met}." if told else f"Baseline: {met}."


def lines(report: Report) -> Iterator[str]:
    """A line for each thing that is not as the baseline says, one standing after the other."""
    if report.baseline is None:
        return
    for standing in STANDINGS[1:]:
        for one in ordered(report.results):
            if one.expectation is not None and one.expectation.standing == standing:
                yield one_line(line_of(one, one.expectation), 600)
    yield from (one_line(line_of(gone), 600) for gone in report.baseline.gone)


def expectation_of(result: Result, *, linked: bool = True) -> str:
    """What a baseline says of a result: how it differs, and the entry's reason and, if `linked`, link; else empty."""
    found = result.expectation
    if found is None:
        return ""
    own = " ".join(filter(None, (found.reason, found.link if linked else "")))
    if found.text:
        return one_line(f"{found.standing}: {found.text}{f' ({own})' if own else ''}", 600)
    return one_line(f"{label(found.verdict, 1)} as expected: {own or 'no reason given'}", 600)


def address_of(result: Result) -> str:
    """The link of an entry, if it is one that a browser may follow; else empty."""
    link = "" if result.expectation is None else result.expectation.link
    return link if re.fullmatch(r"https?://[!-~]{1,500}", link) else ""


def what_is_wrong(result: Result) -> str:
    """Why a case is listed, in a line: how it differs from a baseline, or its entry's reason and link; the message."""
    found = result.expectation
    told = [] if found is None else [expectation_of(result)] if found.text else [found.reason, found.link]
    return both_ends("; ".join(filter(None, (*told, message_of(result), cast_words(result)))), 600)
