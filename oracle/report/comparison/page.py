"""A comparison of two reports as an HTML page: no network, no scripts."""

from __future__ import annotations

from pathlib import Path

from oracle.report.comparison.found import Comparison, Group
from oracle.report.comparison.wording import (
    baseline_words,
    case,
    ended,
    group,
    headline,
    side,
    suite_words,
    verdicts,
    why,
)
from oracle.report.output.files import write_whole
from oracle.report.run.html import filled

PAGE = "compare.html"


def write(found: Comparison, path: Path) -> None:
    """Write the page. Raises `ReportNotWrittenError`."""
    page = filled(
        "compare.html.j2",
        "history.css",
        sides=[(side(one), ended(one)) for one in (found.a, found.b)],
        headline=headline(found),
        notes=(suite_words(found), baseline_words(found)),
        cases=[(one, (case(one), verdicts(one), why(one))) for one in found.cases],
        tables=[(what, [group(one) for one in groups]) for what, groups in _groups(found)],
    )
    write_whole(path, page.encode())


def _groups(found: Comparison) -> tuple[tuple[str, tuple[Group, ...]], ...]:
    return ("By cause", found.causes), ("By clause", found.clauses)
