"""A short summary in Markdown, for the job summaries of continuous integration services."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from oracle.protocol.results import VERDICTS, ClauseSummary, Report, Result
from oracle.report.files import write_whole
from oracle.report.text import one_line
from oracle.report.wording import SIGNS, edition_of, headline, in_book_order, label, message_of, ordered, overall

MOST_CLAUSES = 40
MOST_CASES = 30


def write(report: Report, path: Path) -> None:
    """Write the summary: counts, the clauses that do not all pass, the cases that failed.

    Raises `ReportNotWrittenError`.
    """
    write_whole(Path(path), render(report).encode())


def render(report: Report) -> str:
    """The summary as text. Whatever comes from outside stands in code spans, where no markup works."""
    engine = _code(f"{one_line(report.engine.name, 60)} {one_line(report.engine.version, 40)}", table=False)
    lines = [f"### {SIGNS[overall(report.summary)]} {engine}", "", headline(report), ""]
    lines += [
        "| " + " | ".join(label(verdict, 2) for verdict in VERDICTS) + " |",
        "|" + " ---: |" * len(VERDICTS),
        "| " + " | ".join(f"{report.summary.get(verdict, 0):,}" for verdict in VERDICTS) + " |",
    ]
    lines += _clauses([one for one in report.clauses if one.counts.get("fail") or one.counts.get("error")])
    lines += _cases([one for one in ordered(report.results) if one.verdict in ("fail", "error")])
    return "\n".join(lines) + "\n"


def _clauses(broken: Sequence[ClauseSummary]) -> list[str]:
    if not broken:
        return []
    lines = ["", "#### Clauses with failures", "", "| Clause | Title | passed | failed | errors |"]
    lines.append("| --- | --- | ---: | ---: | ---: |")
    for one in sorted(broken, key=in_book_order)[:MOST_CLAUSES]:
        number, title = _code(f"{one_line(one.game, 40)} {one_line(one.clause, 40)}"), _code(one_line(one.title))
        counts = " | ".join(f"{one.counts.get(verdict, 0):,}" for verdict in ("pass", "fail", "error"))
        lines.append(f"| {number} | {title} | {counts} |")
    return lines + _rest(len(broken) - MOST_CLAUSES)


def _cases(bad: Sequence[Result]) -> list[str]:
    if not bad:
        return []
    lines = ["", "#### Cases", "", "| | Case | Edition | What was wrong |", "| --- | --- | --- | --- |"]
    for one in bad[:MOST_CASES]:
        case, edition = _code(one_line(one.case)), _code(one_line(edition_of(one), 60))
        lines.append(f"| {SIGNS[one.verdict]} | {case} | {edition} | {_code(one_line(message_of(one), 240))} |")
    return lines + _rest(len(bad) - MOST_CASES)


def _rest(count: int) -> list[str]:
    return ["", f"… and {count:,} more."] if count > 0 else []


def _code(text: str, *, table: bool = True) -> str:
    """`text` as a code span whose fence is longer than any run of backticks in it."""
    text = text.strip()
    if not text:
        return ""
    fence = "`" * (max((len(run) for run in re.findall("`+", text)), default=0) + 1)
    if table:
        text = text.replace("|", "\\|")
    space = " " if "`" in text else ""
    return f"{fence}{space}{text}{space}{fence}"
