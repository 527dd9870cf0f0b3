"""A short summary in Markdown, for the job summaries of continuous integration services."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from oracle.protocol.card_results import CardResult
from oracle.protocol.results import VERDICTS, Cause, ClauseSummary, Report, Result, as_expected, wrong
from oracle.report.output.files import write_whole
from oracle.report.output.markdown_text import Markdown, code, paragraphs, table
from oracle.report.output.text import both_ends, one_line
from oracle.report.run import by_card
from oracle.report.run.decided import decision_lines
from oracle.report.run.expected import sentence, what_is_wrong
from oracle.report.run.wording import (
    SIGNS,
    cause_words,
    details_of,
    edition_of,
    headline,
    in_book_order,
    label,
    mask_words,
    ordered,
    overall,
    unprinted_words,
)

MOST_CLAUSES = 40
MOST_CASES = 30
MOST_CAUSES = 20
MANY = 2
"""The maximum number of causes in the table."""


def write(report: Report, path: Path) -> None:
    """Write the summary: counts, the clauses that do not all pass, the cases that failed.

    Raises `ReportNotWrittenError`.
    """
    write_whole(Path(path), render(report).encode())


def render(report: Report) -> Markdown:
    """The summary as text. External text is put into code spans, where markup has no effect."""
    engine = code(f"{one_line(report.engine.name, 60)} {one_line(report.engine.version, 40)}")
    heads = [label(verdict, 2) for verdict in VERDICTS]
    counts = [f"{report.summary.get(verdict, 0):,}" for verdict in VERDICTS]
    return paragraphs(
        Markdown("### {} {}").format(SIGNS[overall(report)], engine),
        headline(report),
        sentence(report),
        *(Markdown("Decision {}").format(code(line)) for line in decision_lines(report)),
        unprinted_words(report),
        table(heads, [counts], numbers=len(heads)),
        *_clauses([one for one in report.clauses if one.counts.get("fail") or one.counts.get("error")]),
        *_cards(report.cards),
        *(Markdown("**{}**").format(one_line(mask_words(mask), 300)) for mask in report.masks),
        *_causes(report.causes),
        *_cases("Cases", [one for one in ordered(report.results) if wrong(one)]),
        *_gone(report),
        *_cases("Expected by the baseline", [one for one in ordered(report.results) if as_expected(one)]),
    )


def _clauses(broken: Sequence[ClauseSummary]) -> Iterator[Markdown]:
    if not broken:
        return
    yield Markdown("#### Clauses with failures")
    rows = [
        (
            code(f"{one_line(one.game, 40)} {one_line(one.clause, 40)}"),
            code(one_line(one.title)),
            *(f"{one.counts.get(verdict, 0):,}" for verdict in ("pass", "fail", "error")),
        )
        for one in sorted(broken, key=in_book_order)[:MOST_CLAUSES]
    ]
    yield table(("Clause", "Title", "passed", "failed", "errors"), rows, numbers=3)
    yield from _rest(len(broken) - MOST_CLAUSES)


def _cards(cards: Sequence[CardResult]) -> Iterator[Markdown]:
    """A row for each card with a failure or without a verdict; beyond the limit, only their number."""
    if not cards:
        return
    yield Markdown("#### Cards")
    yield Markdown("{}").format(by_card.headline(cards))
    told = [card for card in cards if by_card.verdict_of(card) != "pass"]
    if told:
        rows = [tuple(map(code, by_card.row(card))) for card in told[:MOST_CASES]]
        yield table(by_card.HEADS, rows)
        yield from _rest(len(told) - MOST_CASES)


def _causes(causes: Sequence[Cause]) -> Iterator[Markdown]:
    if len(causes) < MANY:
        return
    yield Markdown("#### Likely causes")
    rows = [
        (
            code(one_line(cause_words(one), 160)),
            one_line("; ".join(details_of(one)), 300),
            code(one_line(one.shortest)),
            f"{len(one.results):,}",
        )
        for one in causes[:MOST_CAUSES]
    ]
    yield table(("Cause", "Why", "Read first", "Cases"), rows, numbers=1)
    yield from _rest(len(causes) - MOST_CAUSES)


def _gone(report: Report) -> Iterator[Markdown]:
    gone = report.baseline.gone if report.baseline else ()
    if gone:
        yield Markdown("#### Entries of the baseline without a case")
        yield table(
            ("Case", "Edition"),
            [(code(one_line(one.case)), code(one_line(f"{one.game}/{one.edition}", 60))) for one in gone[:MOST_CASES]],
        )
        yield from _rest(len(gone) - MOST_CASES)


def _cases(title: str, bad: Sequence[Result]) -> Iterator[Markdown]:
    if not bad:
        return
    yield Markdown("#### {}").format(title)
    rows = [
        (
            SIGNS[one.verdict],
            code(one_line(one.case)),
            code(one_line(edition_of(one), 60)),
            code(both_ends(what_is_wrong(one), 240)),
        )
        for one in bad[:MOST_CASES]
    ]
    yield table(("", "Case", "Edition", "What was wrong"), rows)
    yield from _rest(len(bad) - MOST_CASES)


def _rest(count: int) -> Iterator[Markdown]:
    if count > 0:
        yield Markdown("… and {:,} more.").format(count)
