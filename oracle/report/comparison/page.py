"""A comparison of two reports as an HTML page: no network, no scripts."""

from __future__ import annotations

from pathlib import Path

from markupsafe import Markup

from oracle.report.comparison.found import Comparison, Group
from oracle.report.comparison.wording import case, ended, group, headline, side, verdicts, why
from oracle.report.output.files import write_whole
from oracle.report.run.html import environment, inline_hash, template_text

PAGE = "compare.html"


def write(found: Comparison, path: Path) -> None:
    """Write the page. Raises `ReportNotWrittenError`."""
    style = template_text("page.css") + template_text("history.css")
    page = (
        environment()
        .get_template("compare.html.j2")
        .render(
            sides=[(side(one), ended(one)) for one in (found.a, found.b)],
            headline=headline(found),
            cases=[(one, (case(one), verdicts(one), why(one))) for one in found.cases],
            tables=[(what, [group(one) for one in groups]) for what, groups in _groups(found)],
            style=Markup(style),  # noqa: S704 - our own file
            style_hash=inline_hash(style),
        )
    )
    write_whole(path, page.encode())


def _groups(found: Comparison) -> tuple[tuple[str, tuple[Group, ...]], ...]:
    return ("By cause", found.causes), ("By clause", found.clauses)
