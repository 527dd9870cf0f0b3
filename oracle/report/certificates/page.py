"""A verified certificate as one page of HTML, and as a badge."""

from __future__ import annotations

from oracle.certify.certifying import Verified
from oracle.report.certificates.wording import NOT_SAID, digests, facts, headline
from oracle.report.run.badges import Badge, svg
from oracle.report.run.html import filled


def render(found: Verified) -> str:
    """The page as text; equal certificates give equal pages."""
    return filled(
        "certificate.html.j2",
        "certificate.css",
        headline=headline(found),
        grade=found.grade,
        facts=facts(found),
        digests=digests(found),
        not_said=NOT_SAID,
        passed=found.statement.predicate.passed,
        disputed=found.statement.predicate.warned,
    )


def badge(found: Verified) -> bytes:
    """A badge as SVG: the level and the grade, in our own words only."""
    ours = found.statement.ours
    colour = "#2e7d32" if found.grade == "witnessed" else "#6e7781"
    return svg(Badge("", "tcg-oracle", f"{ours.level} {ours.edition} ({found.grade})", colour))
