"""Failures by cause in the reports: each cause once, with what its failures look like where there is room for it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from zlib import crc32

import pytest
from msgspec.structs import replace

from oracle.assurance.diagnosis.causes import causes_of
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.results import Report, Unlock
from oracle.report.output.terminal import Terminal
from oracle.report.run import PAGE, as_json, console, html, markdown
from oracle.report.run.wording import cause_words, details_of
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite
from tests.faulty.lorcana.faults import FAULTS


@pytest.fixture(scope="module")
def report() -> Report:
    every = [plan for plan in load_suite().plans if plan.game == "lorcana"]
    broken = {"1.5.3", "4.7.3.2"}
    # Drawn by name, so that a new scenario leaves the others' draw as it is.
    plans = [plan for plan in every if broken & {*plan.clauses} or crc32(plan.case.encode()) % 2 == 0]
    faults = FAULTS["pays-what-it-can"] | FAULTS["free-move-charged"] | FAULTS["bodyguard-ignored"]
    engine = ReferenceEngine(overrides={"lorcana": faults})
    found = run_suite(plans, engine, Selection(game="lorcana"))
    return replace(found, causes=causes_of(found.results, plans))


def shown(report: Report, width: int) -> str:
    out = Terminal(width=width, record=True, file=StringIO())
    console.show(report, out)
    return out.export_text()


def test_the_terminal_tells_each_cause_and_the_case_to_read(report: Report) -> None:
    assert len(report.causes) > 1
    told = " ".join(shown(report, 80).split())
    for cause in report.causes:
        assert cause_words(cause) in told
        assert f"read {cause.shortest}" in told


def test_the_first_screen_has_no_more_than_forty_lines(report: Report) -> None:
    told = shown(report, 80).splitlines()
    assert len(told) <= 40, "\n".join(told)
    assert told[0].split()[:2] == ["Clause", "Title"]
    assert "✗ FAIL" in "\n".join(told)
    assert all(len(line) <= 80 for line in told)


def test_the_first_screen_has_no_more_than_forty_lines_whatever_is_beside_the_causes(report: Report) -> None:
    names = ("made-up-cards", "locations", "shift", "sing", "players-3", "hidden-views")
    unlocks = tuple(Unlock(game="lorcana", kind="capability", names=(name,), cases=9) for name in names)
    played = "\n".join(["Feature: As it was played", *("  Given a line" for _ in range(30))])
    results = tuple(replace(one, played=played) for one in report.results)
    told = shown(replace(report, results=results, unlocks=unlocks), 80)
    # `check` adds the time.
    assert told.count("\n") < 40, told
    assert "made-up-cards: 9 more cases" in told
    assert "connect" in told
    assert "hidden-views" not in told
    assert f"read {report.causes[0].shortest}" in told


def test_faults_that_the_run_cannot_tell_apart_are_all_meant(report: Report) -> None:
    cause = next(cause for cause in report.causes if cause.kind == "known")
    assert cause.known is not None
    alike = replace(cause.known, others=("x", "y"), others_do=("nobody draws", "everybody draws"))
    cause = replace(cause, known=alike)
    assert cause_words(cause) == f"lorcana: as if {alike.does} (or 2 like it)"
    assert "or as if nobody draws; or as if everybody draws" in details_of(cause)


def test_a_known_fault_is_told_with_what_speaks_for_it(report: Report) -> None:
    known = next(cause for cause in report.causes if cause.kind == "known")
    assert known.known is not None
    assert cause_words(known).startswith(f"lorcana: as if {known.known.does}")
    told = " ".join(shown(report, 80).split())
    assert (
        f"{known.known.matches} of its {known.known.matches + known.known.against} cases; read {known.shortest}" in told
    )


def test_pages_tell_all_that_there_is_to_say(report: Report, tmp_path: Path) -> None:
    markdown.write(report, tmp_path / "a.md")
    html.write(report, tmp_path)
    for file in ("a.md", PAGE):
        text = (tmp_path / file).read_text(encoding="utf-8")
        for cause in report.causes:
            assert cause.shortest in text
        assert "accepts what 1.5.3 refuses" in text
        assert "stage: rule" in text


def test_a_report_that_is_read_again_has_the_same_causes(report: Report, tmp_path: Path) -> None:
    as_json.write(report, tmp_path / "a.json")
    assert as_json.read(tmp_path / "a.json").causes == report.causes
