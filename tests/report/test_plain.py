"""The reports without pictures: console, JUnit, JSON, Markdown."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import markupsafe
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings

from oracle.cli import streams
from oracle.protocol.results import VERDICTS, Report
from oracle.report.output.errors import ReportNotReadError
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import clean, encodable, natural
from oracle.report.run import as_json, console, html, junit, markdown

from .hostile import ATTACKS, everywhere, nasty
from .sample import large, report, result, results
from .sample_altered import both, observation


def shown(found: Report, *, verbose: bool = False, encoding: str = "utf-8", colour: bool = False) -> str:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding, newline="")
    streams.set_up(stream)
    console.show(found, Terminal(file=stream, width=120, force_terminal=colour, color_system=None), verbose=verbose)
    stream.flush()
    return raw.getvalue().decode(encoding)


def junit_of(found: Report, folder: Path) -> ElementTree.Element:
    junit.write(found, folder / "junit.xml")
    return ElementTree.fromstring((folder / "junit.xml").read_bytes())  # noqa: S314 - our own file


# --- console --------------------------------------------------------------------------------------------


def test_the_console_shows_counts_by_clause_and_what_failed() -> None:
    text = shown(report())
    assert re.search(r"✗ 4\.3\.2 .*✓ 2 +✗ 1", text)
    for one in results():
        if one.verdict != "pass":
            assert one.case in text
            assert one.message in text
    assert "4.3-play-a-card.feature:40" in text
    assert "expected: 4 of Alice's ink cards" in text
    assert "got:      5 of Alice's ink cards" in text
    assert "changed: doc: damage: 1 → 3" in text
    assert text.rstrip().splitlines()[-1].startswith("✗ Inkwell Engine 1.4.2: 2 of 11 cases failed")


def test_the_books_of_a_report_have_headings_where_there_are_several() -> None:
    lines = [line.split() for line in shown(both()).splitlines()]
    order = [words for words in lines if words in (["altered"], ["altered", "1.x"], ["lorcana"])]
    assert order == [["altered"], ["altered", "1.x"], ["lorcana"]]
    text = shown(both())
    assert text.count("✗ 4.3.a ") == 2
    assert "in-the-arena · altered/1.x" in text
    assert all(words != ["lorcana"] for words in map(str.split, shown(report()).splitlines()))


def test_only_verdicts_that_occur_have_columns() -> None:
    passed = shown(report((result("one", "S", "pass", ("1.1",)),)))
    assert "fail" in passed
    assert "disputed" not in passed
    assert "disputed" in shown(report())


def test_verbose_shows_all_steps_and_lists() -> None:
    assert "And nothing else has changed" in shown(report(), verbose=True)
    assert "And nothing else has changed" not in shown(report())
    many = report(tuple(result(f"case{number}", "S", "unsupported", ("1.1",)) for number in range(30)))
    assert "Unsupported: 30 (--verbose lists them)" in shown(many)
    assert "case0" not in shown(many)
    assert "case29" in shown(many, verbose=True)


def test_the_console_writes_what_a_plain_terminal_can() -> None:
    text = shown(everywhere(report(), lambda old: old + " 手"), encoding="ascii")
    assert "x FAIL" in text
    assert "\\u624b" in text


def test_json_and_junit_carry_both_games(tmp_path: Path) -> None:
    as_json.write(both(), tmp_path / "report.json")
    back = as_json.read(tmp_path / "report.json")
    assert {f"{one.game} {one.edition}" for one in back.results} >= {"altered 1.x", "altered 3.0", "lorcana 2.2"}
    (wrong,) = [one for one in back.results if one.case == "where-it-is-played"]
    assert wrong.before == observation()
    cases = {case.get("name") for case in junit_of(both(), tmp_path).iter("testcase")}
    assert "paid-in-full (altered/1.x)" in cases


@pytest.mark.parametrize(
    ("verdicts", "line"),
    [
        ((), "No scenario was run."),
        (("pass",), "The one case passed."),
        (("pass", "pass"), "All 2 cases passed."),
        (("pass", "unsupported"), "Nothing failed; 1 passed, 1 unsupported."),
        (("unsupported", "disputed"), "Nothing failed, but nothing passed either: 1 disputed and 1 unsupported."),
        (("error", "pass"), "1 of 2 cases ended in an error. 1 passed."),
        (("fail",), "The one case failed."),
    ],
)
def test_one_line_sums_up(verdicts: tuple[str, ...], line: str) -> None:
    found = tuple(
        msgspec.structs.replace(result(f"c{number}", "S", "pass", ("1.1",)), verdict=verdict)
        for number, verdict in enumerate(verdicts)
    )
    assert shown(report(found)).rstrip().endswith(line)


def test_a_message_that_repeats_a_step_is_shown_once() -> None:
    (failure,) = (one for one in results() if one.case == "play-reduced")
    step = next(step for step in failure.steps if step.status == "failed")
    twice = msgspec.structs.replace(failure, message=f"expected {step.expected}; got {step.actual}")
    assert "; got" not in shown(report((twice,)))
    assert "; got" not in html.render(report((twice,)))
    page = re.sub("</?mark>", "", html.render(report((twice,))))
    assert page.count(str(markupsafe.escape(step.actual))) == 1


def test_the_sign_of_a_run_is_a_tick_if_nothing_failed() -> None:
    disputed = report(tuple(one for one in results() if one.verdict in ("pass", "disputed")))
    assert shown(disputed).splitlines()[-1].startswith("✓ ")
    assert markdown.render(disputed).startswith("### ✓ ")


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("colour", [False, True])
def test_no_text_steers_the_terminal(attack: str, colour: bool) -> None:
    text = shown(everywhere(report(), lambda old: old + attack), verbose=True, colour=colour)
    own = re.sub(r"\x1b\[[0-9;]*m", "", text) if colour else text
    assert clean(own, len(own)) == own
    assert "\x1b[31m" not in text
    if attack.startswith("[bold"):
        assert "[bold red]rich[/]" in text


# --- junit ----------------------------------------------------------------------------------------------


def test_junit_has_a_suite_a_feature_and_a_case_a_result(tmp_path: Path) -> None:
    found = report()
    tree = junit_of(found, tmp_path)
    assert {suite.get("name") for suite in tree} == {one.feature for one in found.results}
    cases = {case.get("name"): case for case in tree.iter("testcase")}
    assert set(cases) == {f"{one.case} (lorcana/{one.edition})" for one in found.results}
    kinds = {"fail": "failure", "error": "error", "unsupported": "skipped"}
    for one in found.results:
        case = cases[f"{one.case} (lorcana/{one.edition})"]
        assert case.get("classname") == f"lorcana.{one.clauses[0]}"
        outcome = [part for part in case if part.tag in kinds.values()]
        assert [part.tag for part in outcome] == ([kinds[one.verdict]] if one.verdict in kinds else [])
        assert all(part.get("message") == one.message for part in outcome)
    disputed = cases["bag-added (lorcana/2.2)"]
    assert "May the other player's ability wait" in (disputed.findtext("system-out") or "")
    assert disputed.find(".//property[@name='disputed']") is not None
    assert "got: 5 of Alice's ink cards" in (cases["play-reduced (lorcana/2.2)"].findtext("failure") or "")


def test_junit_says_no_times(tmp_path: Path) -> None:
    junit.write(report(), tmp_path / "a.xml")
    junit.write(report(), tmp_path / "b.xml")
    text = (tmp_path / "a.xml").read_bytes()
    assert text == (tmp_path / "b.xml").read_bytes()
    assert b"timestamp" not in text
    assert set(re.findall(rb' time="([^"]*)"', text)) <= {b"0"}


def test_junit_says_how_long_a_case_took_where_somebody_has_looked(tmp_path: Path) -> None:
    one = report().results[0]
    junit.write(report(), tmp_path / "a.xml", {(one.game, one.case, one.edition): 1.23456})
    tree = ElementTree.fromstring((tmp_path / "a.xml").read_bytes())  # noqa: S314 - our own file
    assert [case.get("time") for case in tree.iter("testcase") if case.get("time")] == ["1.235"]


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(nasty)
def test_junit_is_xml_whatever_engines_say(tmp_path: Path, bad: str) -> None:
    tree = junit_of(everywhere(report(), lambda old: bad + old), tmp_path)
    assert {part.tag for part in tree.iter()} <= {
        *("testsuites", "testsuite", "testcase", "properties", "property"),
        *("failure", "error", "skipped", "system-out"),
    }
    assert len(list(tree.iter("testcase"))) == len(results())


# --- json -----------------------------------------------------------------------------------------------


def test_json_has_the_promised_shape() -> None:
    raw = as_json.encode(report())
    assert raw.endswith(b"}\n")
    plain = msgspec.json.decode(raw)
    assert {"engine", "suite", "results", "summary"} <= plain.keys()
    for one in plain["results"]:
        assert {"case", "feature", "scenario", "game", "edition", "clauses", "verdict", "message"} <= one.keys()
    assert plain["summary"] == {verdict: report().summary[verdict] for verdict in VERDICTS}


def test_json_is_the_same_in_any_order() -> None:
    found = report()
    turned = msgspec.structs.replace(found, results=found.results[::-1], clauses=found.clauses[::-1])
    assert as_json.encode(found) == as_json.encode(turned)


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(nasty)
def test_json_comes_back_as_it_was(tmp_path: Path, bad: str) -> None:
    found = everywhere(report(), lambda old: old + bad)
    as_json.write(found, tmp_path / "report.json")
    back = as_json.read(tmp_path / "report.json")
    wanted = everywhere(found, encodable)
    assert {(one.case, one.edition): one for one in back.results} == {
        (one.case, one.edition): one for one in wanted.results
    }
    assert (back.engine, back.suite, back.summary) == (wanted.engine, wanted.suite, wanted.summary)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: "", "not valid JSON"),
        (lambda text: text[:200], "not valid JSON"),
        (lambda text: '{"engine": ' + "[" * 100_000, "Expected `object`"),
        (lambda text: '{"unknown": ' + "[" * 100_000, "nested too deeply"),
        (lambda text: "[]", "Expected `object`"),
        (lambda text: "{}", "missing required field `engine`"),
        (lambda text: text.replace('"verdict": "pass"', '"verdict": "fine"', 1), "Invalid enum value 'fine'"),
        (lambda text: text.replace('"line": 10', '"line": "10"', 1), "$.results[0].line"),
        (lambda text: text.replace('"verdict": "pass"', '"verdict": "fail"', 1), "`$.summary` does not count"),
        (lambda text: text.replace('"edition": "2.1"', '"edition": "2.2"', 1), "repeats case 'play-announce'"),
        (lambda text: text.replace('"pass": 2', '"pass": -2', 1), "`$.clauses["),
    ],
)
def test_json_that_is_no_report_is_refused_with_the_reason(
    tmp_path: Path, change: Callable[[str], str], why: str
) -> None:
    path = tmp_path / "report.json"
    path.write_text(change(as_json.encode(report()).decode()))
    with pytest.raises(ReportNotReadError) as caught:
        as_json.read(path)
    assert why in str(caught.value)
    assert str(path) in str(caught.value)
    assert caught.value.advice in str(caught.value)


def test_json_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(ReportNotReadError, match="no such file"):
        as_json.read(tmp_path / "none.json")
    with pytest.raises(ReportNotReadError, match="it is a folder"):
        as_json.read(tmp_path)
    (tmp_path / "bytes.json").write_bytes(b'{"engine": {"name": "\xff\xfe"}}')
    with pytest.raises(ReportNotReadError, match="not valid JSON"):
        as_json.read(tmp_path / "bytes.json")


# --- markdown -------------------------------------------------------------------------------------------


def test_markdown_shows_counts_and_failures(tmp_path: Path) -> None:
    found = report()
    markdown.write(found, tmp_path / "summary.md")
    text = (tmp_path / "summary.md").read_text(encoding="utf-8")
    assert "| 5 | 2 | 2 | 1 | 1 |" in text
    for one in found.results:
        assert (f"`{one.case}`" in text) == (one.verdict in ("fail", "error"))
    assert "| `lorcana 4.3.2` | `Only from the hand` | 2 | 1 | 0 |" in text
    assert markdown.render(large()).count("\n") < 100


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(nasty)
def test_markdown_keeps_foreign_text_in_code(bad: str) -> None:
    text = markdown.render(everywhere(report(), lambda old: old + bad))
    assert text.count("\n") == markdown.render(report()).count("\n")
    for line in text.splitlines():
        outside = re.sub(r"(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)", "", line)
        assert not re.search(r"[<>\[\]@`*{}$]|http", outside)
        if line.startswith("|"):
            assert len(re.findall(r"(?<!\\)\|", line)) in (5, 6)


# --- words ----------------------------------------------------------------------------------------------


def test_clauses_sort_as_people_count() -> None:
    assert sorted(["4.3.10", "4.3.2", "4.10", "10", "4.3", "x"], key=natural) == [
        *("4.3", "4.3.2", "4.3.10", "4.10", "10", "x")
    ]


def test_steering_characters_are_spelled_out() -> None:
    assert clean("a\x1b[1m\u202eb\r\nc\0\ud800") == "a⟨U+001B⟩[1m⟨U+202E⟩b\nc⟨U+0000⟩⟨U+D800⟩"
    assert (
        clean("ordinary – “text” with ünïcödé, 手, 😀\tand tabs") == "ordinary – “text” with ünïcödé, 手, 😀\tand tabs"
    )


def test_long_text_is_cut_with_a_note() -> None:
    assert clean("x" * 4_001) == "x" * 4_000 + "… (cut, 4,001 characters in all)"
    assert clean("x" * 4_000) == "x" * 4_000


# --- flaky ----------------------------------------------------------------------------------------------


def wavering() -> Report:
    """The sample with its failures and errors flaky."""
    found = tuple(
        msgspec.structs.replace(one, flaky=True, again="it failed: <b>5</b>\x1b[2J lore")
        if one.verdict in ("fail", "error")
        else one
        for one in results()
    )
    return msgspec.structs.replace(report(found), flaky=3)


def test_every_report_names_what_is_flaky(tmp_path: Path) -> None:
    text = shown(wavering())
    assert text.count("FLAKY ") == text.count("flaky: on a rerun, it failed") == 3
    assert "3 flaky." in text
    cases = list(junit_of(wavering(), tmp_path).iter("testcase"))
    named = {case.get("name") for case in cases if case.find(".//property[@name='flaky']") is not None}
    assert len(named) == 3
    for case in cases:
        said = [part.get("message") or "" for part in (*case.iter("failure"), *case.iter("error"))]
        assert all(one.startswith("flaky: on a rerun, ") for one in said)
    assert markdown.render(wavering()).count("`flaky: on a rerun, it failed") == 3
    page = html.render(wavering())
    assert page.count('class="flaky"') == 3
    assert "flaky: on a rerun, it failed: &lt;b&gt;5" in page
    for whole in (text, markdown.render(wavering()), page):
        assert "\x1b[2J" not in whole


def test_no_report_speaks_of_flaky_where_nothing_wavers(tmp_path: Path) -> None:
    junit.write(report(), tmp_path / "junit.xml")
    pages = [shown(report()), markdown.render(report()), (tmp_path / "junit.xml").read_text(encoding="utf-8")]
    assert "flaky" not in "".join([*pages, as_json.encode(report()).decode()]).lower()
    assert '<span class="flaky">' not in html.render(report())


def test_json_counts_what_is_flaky(tmp_path: Path) -> None:
    as_json.write(wavering(), tmp_path / "report.json")
    assert as_json.read(tmp_path / "report.json").flaky == 3
    text = (tmp_path / "report.json").read_text(encoding="utf-8")
    (tmp_path / "report.json").write_text(text.replace('"flaky": 3', '"flaky": 1'), encoding="utf-8")
    with pytest.raises(ReportNotReadError, match=r"\$\.flaky"):
        as_json.read(tmp_path / "report.json")


def test_of_the_cases_an_engine_was_not_asked_only_the_first_is_shown_in_full() -> None:
    given_up = [
        msgspec.structs.replace(one, verdict="error", fault="given-up", message="given-up: too often")
        for one in results()
    ]
    found = report(tuple(given_up))
    assert shown(found).count("given-up: too often") == 1
    assert f"{len(given_up) - 1} more with the same error" in shown(found)
    assert shown(found, verbose=True).count("given-up: too often") == len(given_up)
