"""A comparison of two reports on a terminal, in Markdown and as a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from markupsafe import Markup
from rich.text import Text

from oracle.report.comparison import Comparison, Difference, Group, Side
from oracle.report.files import write_whole
from oracle.report.html import environment, inline_hash, template_text
from oracle.report.markdown_text import Markdown, code, paragraphs, table
from oracle.report.terminal import Terminal
from oracle.report.text import one_line

MOST = 40
PAGE = "compare.html"


def side(one: Side) -> str:
    """Engine and suite of a report in a few words."""
    return one_line(f"{one.engine} {one.engine_version}, suite {one.suite_version}", 160)


def headline(found: Comparison) -> str:
    """How much differs, in one sentence."""
    told = ", ".join(f"{count:,} {kind}" for kind, count in found.counts.items() if count)
    return f"{told}." if told else "Every case ended the same."


def line(one: Difference) -> str:
    """One case that differs."""
    cause = f": {one_line(one.cause, 160)}" if one.cause else ""
    return f"{one.kind}: {one.case} ({one.game} {one.edition}), {one.before or 'none'} → {one.after or 'none'}{cause}"


def show(found: Comparison, out: Terminal, *, verbose: bool) -> None:
    """Print what differs by cause and by clause, and the cases; all of them with `verbose`."""
    out.print(f"from {side(found.a)}\nto   {side(found.b)}", soft_wrap=True)
    for title, groups in (("by cause", found.causes), ("by clause", found.clauses)):
        _show_groups(title, groups, out, verbose=verbose)
    for one in found.cases if verbose else found.cases[:MOST]:
        out.print(Text(line(one), style="red" if one.worse else ""), soft_wrap=True)
    if not verbose and len(found.cases) > MOST:
        out.print(f"… and {len(found.cases) - MOST:,} more; --verbose shows them", style="dim")
    out.print(headline(found), style="bold")


def _show_groups(title: str, groups: Sequence[Group], out: Terminal, *, verbose: bool) -> None:
    if groups:
        out.print(title, style="bold")
    for one in groups if verbose else groups[:MOST]:
        out.print(f"  {one.kind}, {one.cases:,}: {one_line(one.name, 200)}", soft_wrap=True)


def write_markdown(found: Comparison, path: Path) -> None:
    """Write the comparison as Markdown. Raises `ReportNotWrittenError`."""
    text = paragraphs(
        Markdown("### {} → {}").format(code(side(found.a)), code(side(found.b))),
        headline(found),
        *_tables(found),
    )
    write_whole(path, text.encode())


def _tables(found: Comparison) -> Iterator[Markdown]:
    for title, groups in (("Cause", found.causes), ("Clause", found.clauses)):
        if groups:
            rows = [(one.kind, code(one_line(one.name, 200)), f"{one.cases:,}") for one in groups[:MOST]]
            yield table(("", title, "Cases"), rows, numbers=1)
    if found.cases:
        yield table(("Case", "Before", "After"), [_row(one) for one in found.cases[:MOST]])
    if len(found.cases) > MOST:
        yield Markdown("… and {:,} more.").format(len(found.cases) - MOST)


def _row(one: Difference) -> tuple[str, str, str]:
    return code(one_line(f"{one.case} {one.game}/{one.edition}", 200)), one.before or "none", one.after or "none"


def write_page(found: Comparison, directory: Path) -> None:
    """Write the comparison as `compare.html` into a folder. Raises `ReportNotWrittenError`."""
    style = template_text("page.css")
    page = (
        environment()
        .get_template("compare.html.j2")
        .render(
            found=found,
            a=side(found.a),
            b=side(found.b),
            headline=headline(found),
            style=Markup(style),  # noqa: S704 - our own file
            style_hash=inline_hash(style),
        )
    )
    write_whole(directory / PAGE, page.encode())
