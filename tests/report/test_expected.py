"""Every report tells what a baseline expects, with reason and link, what is new, and what passes unexpectedly."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import msgspec
import pytest
from junitparser import JUnitXml

from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import (
    STANDINGS,
    Expectation,
    Gone,
    Report,
    Result,
    Standing,
    SuiteInfo,
    Verdict,
    held,
    summarize,
)
from oracle.report.output.errors import ReportNotReadError
from oracle.report.output.terminal import Terminal
from oracle.report.run import as_json, console, html, junit, markdown
from oracle.report.run.annotations import Spot, github
from oracle.report.run.expected import address_of, lines, sentence

from .hostile import ATTACKS, BRIEF

LINK = "https://example.org/issues/7"
SENTENCE = "Baseline: 1 new, 1 changed, 1 unexpected pass, 1 renamed, 1 expired, 1 gone, 2 expected."


def result(case: str, verdict: Verdict, standing: Standing, *, reason: str = "", link: str = "") -> Result:
    text = "" if standing == "expected" else f"why {case}"
    return Result(
        case=case,
        feature="lorcana/a.feature",
        scenario=f"scenario of {case}",
        line=7,
        game="lorcana",
        edition="2.2",
        clauses=("4.3.2",),
        verdict=verdict,
        message="" if verdict == "pass" else f"message of {case}",
        expectation=Expectation(standing=standing, verdict="fail", reason=reason, link=link, text=text),
    )


def report(*, differs: bool = True, reason: str = "rounds down", link: str = LINK) -> Report:
    expected = (
        result("known", "fail", "expected", reason=reason, link=link),
        result("open", "disputed", "expected"),
    )
    otherwise = (
        result("fresh", "fail", "new"),
        result("worse", "error", "changed"),
        result("mended", "pass", "unexpected pass", reason=reason, link=link),
        result("moved", "fail", "renamed"),
        result("old", "unsupported", "expired"),
    )
    results = expected + (otherwise if differs else ())
    gone = (Gone(game="lorcana", case="lost", edition="2.2"),) if differs else ()
    return Report(
        engine=EngineInfo(name="engine", version="1"),
        suite=SuiteInfo(name="tcg-oracle", version="1", features=1, scenarios=len(results)),
        results=results,
        clauses=(),
        summary=summarize(results),
        baseline=held(results, gone),
    )


def shown(found: Report, *, verbose: bool = False) -> str:
    out = io.StringIO()
    console.show(found, Terminal(file=out, width=300), verbose=verbose)
    return out.getvalue()


def test_everything_that_is_not_as_expected_has_a_line() -> None:
    told = list(lines(report()))
    assert [line.partition(":")[0] for line in told] == [*STANDINGS[1:], "gone"]
    assert told[0] == "new: fresh (lorcana/2.2): why fresh"
    assert sentence(report()) == SENTENCE
    assert sentence(report(differs=False)) == "Baseline: 2 expected."
    assert list(lines(report(differs=False))) == []


def test_the_console_shows_in_full_what_is_not_as_expected() -> None:
    told = shown(report())
    assert "FAIL scenario of fresh" in told
    assert "scenario of known" not in told
    assert f"  known (lorcana/2.2): rounds down; {LINK}; message of known" in told
    assert "scenario of known" in shown(report(), verbose=True)
    assert shown(report()).splitlines()[-1].startswith("✗ engine 1: 6 unexpected results: ")
    assert shown(report(differs=False)).splitlines()[-1] == "✓ engine 1: No unexpected results: 1 failed, 1 disputed."


def test_what_is_expected_is_folded_by_what_explains_it() -> None:
    many = [result(f"case-{number}", "unsupported", "expected", reason="later") for number in range(4)]
    results = tuple(
        msgspec.structs.replace(one, expectation=msgspec.structs.replace(one.expectation, by="capability locations"))
        for one in many
        if one.expectation is not None
    )
    found = msgspec.structs.replace(
        report(), results=results, summary=summarize(results), baseline=held(results, (), 2), clauses=()
    )
    told = shown(found)
    assert "Expected by the baseline: 4 (--verbose lists them)" in told
    assert "4  capability locations: later" in told
    assert "case-1" not in told
    assert "case-1" in shown(found, verbose=True)
    assert sentence(found) == "Baseline: 4 expected. 2 dates not checked (--date)."


def test_json_keeps_it_and_finds_what_does_not_fit(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    as_json.write(report(), file)
    found = as_json.read(file)
    by_case = {result.case: result for result in report().results}
    assert (found.baseline, {result.case: result for result in found.results}) == (report().baseline, by_case)
    as_json.write(msgspec.structs.replace(report(), baseline=held((), ())), file)
    with pytest.raises(ReportNotReadError, match=r"\$\.baseline"):
        as_json.read(file)


def test_junit_fails_exactly_what_is_not_as_expected(tmp_path: Path) -> None:
    junit.write(report(), tmp_path / "found.xml")
    found: dict[str, Any] = {}
    for suite in JUnitXml.fromfile(str(tmp_path / "found.xml")):
        found |= {case.name.partition(" ")[0]: case.result for case in suite}
    kinds = {name: type(one[0]).__name__ if one else "" for name, one in found.items()}
    wrong = dict.fromkeys(("fresh", "mended", "moved", "old", "lost"), "Failure")
    assert kinds == {"known": "Skipped", "open": "", "worse": "Error"} | wrong
    assert found["known"][0].message == f"failed as expected: rounds down {LINK}"
    assert found["mended"][0].message == f"unexpected pass: why mended (rounds down {LINK})"


def test_markdown_and_annotations_list_what_is_not_as_expected() -> None:
    text = markdown.render(report())
    first, _, expected = text.partition("#### Expected by the baseline")
    assert SENTENCE in first
    assert all(f"`{case}`" in first for case in ("fresh", "worse", "mended", "moved", "old", "lost"))
    assert f"rounds down; {LINK}; message of known" in expected
    told = github(report(), lambda *_: Spot("adapter.py")).decode()
    assert "title=new%3A fresh" in told
    assert "title=unexpected pass%3A mended" in told
    assert "known" not in told


def test_the_page_lists_both_and_links_only_what_a_browser_may_follow() -> None:
    page = html.render(report())
    assert SENTENCE in page
    assert f'href="{LINK}"' in page
    assert page.count('<span class="standing differs">gone</span>') == 1
    # Of an expected failure the details are closed.
    opened = [line for line in page.splitlines() if '<details class="case' in line and " open>" in line]
    assert ["case-" + case in " ".join(opened) for case in ("fresh", "moved", "known")] == [True, True, False]
    assert "Look at these first" not in html.render(report(differs=False))


@pytest.mark.parametrize("attack", [*ATTACKS, *BRIEF])
def test_hostile_reasons_and_links_do_nothing(attack: str) -> None:
    found = report(reason=attack, link=attack)
    assert address_of(found.results[0]) in ("", "https://evil.example/")
    page = html.render(found)
    assert "<script>window" not in page
    assert "<script>hacked" not in page
    assert "<img" not in page
    assert 'href="javascript' not in page


def test_an_address_is_one() -> None:
    links = (LINK, "http://x.example", "javascript:alert(1)", "https://x.example/ y", "https://x\u202e", "ftp://x")
    assert [bool(address_of(result("a", "fail", "expected", link=link))) for link in links] == [
        True,
        True,
        *4 * [False],
    ]
