"""Failures by cause in the reports: each cause once, with what its failures look like where there is room for it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from zlib import crc32

import pytest
from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.results import Report
from oracle.report.output.terminal import Terminal
from oracle.report.run import PAGE, as_json, console, html, markdown
from oracle.suite.causes import causes_of
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite
from tests.faulty.lorcana.faults import FAULTS

LOOKS = "accepts what 1.5.3 refuses"


@pytest.fixture(scope="module")
def report() -> Report:
    every = [plan for plan in load_suite().plans if plan.game == "lorcana"]
    broken = {"1.5.3", "4.7.3.2"}
    # Drawn by name, so that a new scenario leaves the others' draw as it is.
    plans = [plan for plan in every if broken & {*plan.clauses} or crc32(plan.case.encode()) % 2 == 0]
    engine = ReferenceEngine(overrides={"lorcana": {**FAULTS["pays-what-it-can"], **FAULTS["free-move-charged"]}})
    found = run_suite(plans, engine, Selection(game="lorcana"))
    return replace(found, causes=causes_of(found.results, plans))


def shown(report: Report, width: int) -> str:
    out = Terminal(width=width, record=True, file=StringIO())
    console.show(report, out)
    return out.export_text()


def test_the_terminal_tells_what_failures_look_like_where_it_is_wide_enough(report: Report) -> None:
    assert len(report.causes) > 1
    assert report.causes[0].looks == LOOKS
    assert LOOKS in shown(report, 160)
    assert LOOKS not in shown(report, 80)


def test_files_tell_it_always(report: Report, tmp_path: Path) -> None:
    markdown.write(report, tmp_path / "a.md")
    as_json.write(report, tmp_path / "a.json")
    html.write(report, tmp_path)
    page = (tmp_path / PAGE).read_text(encoding="utf-8")
    for text in ((tmp_path / "a.md").read_text(encoding="utf-8"), page, (tmp_path / "a.json").read_text("utf-8")):
        assert LOOKS in text
