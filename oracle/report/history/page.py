"""A history as one page of HTML including its charts; no network, no scripts."""

from __future__ import annotations

import base64
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from markupsafe import Markup

from oracle.history.found import EngineHistory, Trend
from oracle.report.history.wording import (
    RUN_COLUMNS,
    Shown,
    Titles,
    campaigns,
    checks,
    headline,
    moved,
    part,
    run_cells,
    version,
)
from oracle.report.output.files import write_whole
from oracle.report.output.text import one_line
from oracle.report.run.html import filled

_LINES = 12
"""Maximum chapters in a chart: more lines cannot be distinguished."""
_WRONG = {"fail": "#c62828", "error": "#8e24aa"}
_UNJUDGED = {"unsupported": "#757575", "disputed": "#ef6c00"}
_APART = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#7a6a00", "#56b4e9"),
    *("#000000", "#e69f00", "#7b3294", "#a6611a", "#4d9221", "#999999"),
)
"""Colours that most people can distinguish."""


PAGE = "history.html"


def write(found: Iterable[EngineHistory], path: Path, title: Titles) -> None:
    """Write the page; `title` gives the titles of clauses. Raises `ReportNotWrittenError`."""
    write_whole(path, render(found, title).encode())


def render(found: Iterable[EngineHistory], title: Titles) -> str:
    """The page as text; equal histories give equal pages."""
    return filled("history.html.j2", "history.css", engines=[_engine(one, title) for one in found])


def _engine(found: EngineHistory, title: Titles) -> dict[str, object]:
    tables, pictures = list[Shown](), list[tuple[str, Markup]]()
    if found.runs:
        runs = Shown("Runs", RUN_COLUMNS, [run_cells(one) for one in reversed(found.runs)])
        tables, pictures = [*checks(found, title), runs], charts(found)
    if found.campaigns:
        tables += reversed(campaigns(found))
    return {"name": found.engine, "headline": headline(found), "tables": tables, "charts": pictures}


def charts(found: EngineHistory) -> list[tuple[str, Markup]]:
    """Titles and images of the charts."""
    numbers = [run.run for run in found.runs]
    labels = [f"{run.run}: {version(run.version)}" for run in found.runs]
    charts = [("Failed and in error, by run and version", _verdicts(found, labels, _WRONG))]
    # In one chart with the others, hundreds of unsupported cases would flatten a few failures.
    if any(len({run.counts[name] for run in found.runs}) > 1 for name in _UNJUDGED):
        charts.append(("Unsupported and disputed", _verdicts(found, labels, _UNJUDGED)))
    chapters = sorted(filter(moved, found.chapters), key=lambda one: min(map(part, one.points)))[:_LINES]
    if chapters:
        lines = [(f"{one.game} {one.number}", _percents(one, numbers)) for one in found.chapters if one in chapters]
        charts.append(("Per cent of a chapter that passed", _drawn(labels, lines, _APART, from_zero=False)))
    return charts


def _verdicts(found: EngineHistory, labels: Sequence[str], colours: Mapping[str, str]) -> Markup:
    lines = [(name, [run.counts[name] for run in found.runs]) for name in colours]
    return _drawn(labels, lines, tuple(colours.values()), from_zero=True)


def _percents(one: Trend, runs: Iterable[int]) -> list[float | None]:
    found = {point.run: round(100 * part(point), 2) for point in one.points}
    return [found.get(run) for run in runs]


def _drawn(
    labels: Sequence[str],
    lines: Sequence[tuple[str, Sequence[float | None]]],
    colours: tuple[str, ...],
    *,
    from_zero: bool,
) -> Markup:
    """A chart as an image address: scripts and styles inside an image cannot affect the page."""
    from pygal import Config, Line
    from pygal.style import DefaultStyle

    # Its plug-in finder uses an import protocol that Python has dropped, so every later import would warn.
    sys.meta_path[:] = [finder for finder in sys.meta_path if not type(finder).__module__.startswith("pygal")]

    style = DefaultStyle(colors=colours, background="white", plot_background="white")
    config = Config(js=(), no_prefix=True, disable_xml_declaration=True, width=900, height=320, style=style)
    chart = Line(config, include_x_axis=from_zero, x_label_rotation=30, show_minor_x_labels=False, truncate_label=24)
    chart.x_labels = labels
    chart.x_labels_major_count = 10
    for name, values in lines:
        chart.add(one_line(name, 40), values)
    # The only part that changes from day to day is a comment.
    picture = re.sub(r"<!--.*?-->", "", chart.render(), flags=re.DOTALL)
    address = "data:image/svg+xml;base64," + base64.b64encode(picture.encode()).decode()
    return Markup(address)  # noqa: S704 - of letters and digits only, and longer than any text that a page holds
