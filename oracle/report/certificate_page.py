"""A verified certificate as one page of HTML, and as a badge."""

from __future__ import annotations

from markupsafe import Markup

from oracle.certify.certifying import Verified
from oracle.report.certificate_words import NOT_SAID, facts, headline
from oracle.report.html import environment, inline_hash, template_text
from oracle.report.text import one_line


def render(found: Verified) -> str:
    """The page as text; equal certificates give equal pages."""
    style = template_text("page.css") + template_text("certificate.css")
    page = environment().get_template("certificate.html.j2")
    return page.render(
        headline=headline(found),
        grade=found.grade,
        facts=facts(found),
        not_said=NOT_SAID,
        passed=found.statement.predicate.passed,
        disputed=found.statement.predicate.warned,
        style=Markup(style),  # noqa: S704 - our own file
        style_hash=inline_hash(style),
    )


def badge(found: Verified) -> str:
    """A badge as SVG: the level and the grade."""
    import anybadge

    ours = found.statement.ours
    color = "#2b7a3f" if found.grade == "witnessed" else "#6b5b00"
    # What it says is from our own tables; an engine's words are not in it.
    value = one_line(f"{ours.level} {ours.edition} ({found.grade})")
    made = anybadge.Badge(label="tcg-oracle", value=value, default_color=color)
    svg: str = made.badge_svg_text
    return svg
