"""What builds show: annotations, badges, the console; and that no engine gives a build its orders."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.table import Table
from rich.text import Text
from typer.testing import CliRunner

from oracle.cli.app import mounted
from oracle.cli.errors import show_error
from oracle.engines.base import EngineFault
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Report, Result, StepResult, SuiteInfo, Verdict, summarize
from oracle.report.output.terminal import Terminal
from oracle.report.run import as_json, badges
from oracle.report.run.annotations import Spot, github, gitlab
from oracle.suite.reading.load import load_suite

DATA = Path(__file__).parents[1] / "suite" / "data"

ORDERS = (
    "\n::add-mask::secret",
    "\r\n ::set-env name=PATH::/evil",
    "x\r::stop-commands::t",
    "%0A::error::forged",
    "a,line=9,title=b::c",
    "##[add-mask]secret",
    "##vso[task.setvariable variable=x]y",
    "##teamcity[buildStatus text='ok']",
)


def result(case: str, verdict: Verdict = "fail", **fields: object) -> Result:
    usual: dict[str, object] = {"message": "wrong", "clauses": ("4.3.2",), "edition": "2.2", "game": "lorcana"}
    place = {"feature": "lorcana/a.feature", "scenario": "A scenario", "line": 7}
    return Result(case=case, verdict=verdict, **{**place, **usual, **fields})  # type: ignore[arg-type]


def report(*results: Result) -> Report:
    suite = SuiteInfo(name="tcg-oracle", version="1", features=1, scenarios=len(results))
    return Report(
        engine=EngineInfo(name="mine", version="1"),
        suite=suite,
        results=results,
        clauses=(),
        summary=summarize(results),
    )


def hostile() -> Report:
    found = [
        result(f"case {at}{text}", message=text, scenario=text, feature=text, edition=text, game=text, clauses=(text,))
        for at, text in enumerate(ORDERS)
    ]
    return report(*found)


def spot(result: Result, line: int) -> Spot:
    return Spot(result.feature, line)


def unescaped(text: str) -> str:
    for code, meant in (("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")):
        text = text.replace(code, meant)
    return text


def test_an_annotation_stands_on_the_step_that_failed() -> None:
    steps = (StepResult(text="a", line=8, status="passed"), StepResult(text="b", line=9, status="failed"))
    found = github(report(result("one", steps=steps, message="50% off: a, b\nnext")), spot).decode()
    assert found == (
        "::error file=lorcana/a.feature,line=9,title=failed%3A one (lorcana/2.2)::"
        "A scenario (lorcana/a.feature:7)%0Aclauses 4.3.2%0A50%25 off: a, b%0Anext\n"
    )


def test_no_word_of_an_engine_is_a_command() -> None:
    lines = github(hostile(), spot).decode().split("\n")
    assert lines.pop() == ""
    assert len(lines) == len(ORDERS)
    for line in lines:
        found = re.fullmatch(r"::error file=([^:,\r]*),line=7,title=([^:,\r]*)::([^\r]*)", line)
        assert found, line
    told = unescaped("\n".join(lines))
    assert "%0A::error::forged" in told
    assert "##vso[task" in told


def test_more_failures_than_github_shows_are_counted() -> None:
    many = [result(f"case {number}") for number in range(30)]
    lines = github(report(*many, result("lacking", "unsupported")), spot).decode().splitlines()
    assert len(lines) == 11
    assert "::21 more failed or ended in an error." in lines[9]
    assert lines[10] == "::notice title=not judged::1 of 31 are unsupported: they were not judged."


def test_issues_of_gitlab_keep_their_fingerprint_when_lines_move() -> None:
    first, second = (json.loads(gitlab(report(result("one", line=at), result("two", "error")), spot)) for at in (7, 70))
    assert [one["fingerprint"] for one in first] == [one["fingerprint"] for one in reversed(second)]
    assert len({one["fingerprint"] for one in first}) == 2
    assert {one["severity"] for one in first} == {"major", "critical"}
    assert first[0]["location"] == {"path": "lorcana/a.feature", "lines": {"begin": 7}}


@pytest.mark.parametrize(
    ("verdicts", "words", "colour"),
    [
        (("pass", "pass"), "2 passed", "#2e7d32"),
        (("pass", "unsupported"), "1 passed, 1 unsupported", "#9a6700"),
        (("pass", "disputed"), "1 passed, 1 disputed", "#9a6700"),
        (("pass", "fail", "error"), "1 passed, 1 failed, 1 error", "#c0392b"),
        (("unsupported",), "1 unsupported", "#6e7781"),
    ],
)
def test_a_badge_claims_no_more_than_is_known(verdicts: tuple[Verdict, ...], words: str, colour: str) -> None:
    found = report(*(result(f"case {at}", verdict) for at, verdict in enumerate(verdicts)))
    for badge, label in zip(badges.badges(found, ()), ("lorcana", "lorcana 2.2", "lorcana 2.2 chapter 4"), strict=True):
        assert (badge.label, badge.words, badge.colour) == (label, words, colour)
        drawn = ElementTree.fromstring(badges.svg(badge))  # noqa: S314 - our own
        assert words in "".join(drawn.itertext())
        assert colour in badges.svg(badge).decode()
        assert badges.svg(badge) == badges.svg(badge)


def test_what_was_left_out_of_a_run_is_said() -> None:
    plans = load_suite(DATA).plans
    plan = next(plan for plan in plans if "2.2" in plan.editions)
    found = report(result(plan.case, "pass", clauses=plan.clauses))
    whole = next(badge for badge in badges.badges(found, plans) if badge.label == "lorcana 2.2")
    assert whole.words == f"1 passed, {sum('2.2' in plan.editions for plan in plans) - 1} not run"
    assert whole.colour == "#9a6700"
    alone = next(badge for badge in badges.badges(found, [plan]) if badge.label == "lorcana 2.2")
    assert (alone.words, alone.colour) == ("1 passed", "#2e7d32")


def test_badges_of_another_suite_are_refused(tmp_path: Path) -> None:
    as_json.write(report(result("one", "pass")), tmp_path / "r.json")
    assert ended("badges", str(tmp_path / "r.json"), str(tmp_path / "b"), "--features", str(DATA)) != 0
    assert not (tmp_path / "b").exists()


def test_names_of_badges_are_no_paths(tmp_path: Path) -> None:
    bad = report(
        result("one", game="../../evil", edition="/etc", clauses=("..",)), result("two", game="<svg/onload=x>")
    )
    made = badges.write(bad, (), tmp_path / "badges")
    assert {path.parent for path in made} == {tmp_path / "badges"}
    assert sorted(path.name for path in tmp_path.rglob("*")) == sorted(["badges", *(path.name for path in made)])
    for path in made:
        assert [one.tag for one in ElementTree.parse(path).iter() if "onload" in str(one.attrib)] == []  # noqa: S314


@pytest.mark.parametrize("text", ORDERS)
@pytest.mark.parametrize("width", [9, 40, 200])
def test_nothing_on_the_console_of_a_build_is_a_command(text: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    file = io.StringIO()
    out = Terminal(file=file, width=width)
    out.print(text)
    out.print(Text.assemble(("a ", "bold"), text), soft_wrap=True)
    table = Table.grid()
    table.add_row(text, text)
    out.print(table)
    show_error(EngineFault("crash", text), out)
    out.json({text: text})
    for line in file.getvalue().splitlines():
        assert not line.strip().startswith("::"), line
        assert not re.search(r"##\w*\[", line), line


def test_outside_of_builds_words_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CI", "GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"):
        monkeypatch.delenv(name, raising=False)
    file = io.StringIO()
    Terminal(file=file, width=80).print("Foo::bar ##[x]")
    assert file.getvalue() == "Foo::bar ##[x]\n"


def ended(*words: str) -> int:
    return CliRunner().invoke(mounted(), words).exit_code


def test_failures_of_own_features_are_told_there_and_others_at_the_adapter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("rules").mkdir()
    Path("rules/own.feature").write_text("Feature: a\n")
    as_json.write(report(result("a", feature="own.feature"), result("b"), result("c", feature="../x")), Path("r.json"))
    asked = ("annotate", "r.json", "--as", "gitlab", "--at", "src/adapter.py:12", "--output", "q.json")
    assert ended(*asked, "--features", "rules") == 0
    places = {one["check_name"]: one["location"] for one in json.loads(Path("q.json").read_text())}
    adapter = {"path": "src/adapter.py", "lines": {"begin": 12}}
    assert places == {"a": {"path": "rules/own.feature", "lines": {"begin": 7}}, "b": adapter, "c": adapter}
