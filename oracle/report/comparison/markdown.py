"""A comparison of two reports in Markdown, for CI summaries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from oracle.report.comparison.found import Comparison
from oracle.report.comparison.wording import case, ended, group, headline, side, verdicts, why
from oracle.report.output.files import write_whole
from oracle.report.output.markdown_text import Markdown, code, paragraphs, table

MOST = 40


def write(found: Comparison, path: Path) -> None:
    """Write the comparison as Markdown. Raises `ReportNotWrittenError`."""
    text = paragraphs(
        Markdown("### {} → {}").format(code(side(found.a)), code(side(found.b))),
        headline(found),
        table(("", "Cases"), [("before", ended(found.a)), ("after", ended(found.b))]),
        *_tables(found),
    )
    write_whole(path, text.encode())


def _tables(found: Comparison) -> Iterator[Markdown]:
    if found.cases:
        rows = [(one.kind, code(case(one)), verdicts(one), code(why(one) or "–")) for one in found.cases[:MOST]]
        yield table(("", "Case", "Verdict", "What is wrong"), rows)
        yield from _rest(len(found.cases))
    for title, groups in (("Cause", found.causes), ("Clause", found.clauses)):
        if groups:
            named = [group(one) for one in groups[:MOST]]
            yield table((title, "Cases"), [(code(name), counts) for name, counts in named])
            yield from _rest(len(groups))


def _rest(count: int) -> Iterator[Markdown]:
    if count > MOST:
        yield Markdown("… and {:,} more.").format(count - MOST)
