"""`tcg-oracle compare`: what differs between two reports, and what is no report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oracle.cli import compare as cli
from oracle.cli.errors import FAILED, HELD, USAGE
from tests.cli.inside import Run
from tests.faulty.living import Lacking

CLAUSE = {"game": "lorcana", "clause": "4.5.1", "title": "Quest", "counts": {}}
VERDICTS = ("pass", "fail", "unsupported", "error", "disputed")


def written(path: Path, cases: dict[str, str], **changed: Any) -> Path:
    """A report with these cases and their verdicts."""
    results = [
        {
            "case": case,
            "feature": "f.feature",
            "scenario": case,
            "line": 1,
            "game": "lorcana",
            "edition": "2.2",
            "clauses": ["4.5.1"],
            "verdict": verdict,
            "message": f"<b>{verdict}</b>\u202e",
        }
        for case, verdict in cases.items()
    ]
    summary = {one: list(cases.values()).count(one) for one in VERDICTS}
    engine = {"name": "plain", "version": "1", "protocol": 1, "games": {}, "capabilities": []}
    suite = {"name": "tcg-oracle", "version": "1", "features": 1, "scenarios": 1}
    report = {"engine": engine, "suite": suite, "results": results, "clauses": [CLAUSE], "summary": summary} | changed
    path.write_text(json.dumps(report))
    return path


def test_what_differs(exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a = written(tmp_path / "a", {"one": "pass", "two": "fail", "three": "pass", "four": "pass"})
    b = written(tmp_path / "b", {"one": "fail", "two": "pass", "three": "unsupported", "five": "pass"})
    made = [tmp_path / "c.json", tmp_path / "c.md", tmp_path / "page"]
    assert exit_code("compare", a, b, "--json", made[0], "--markdown", made[1], "--report", made[2]) == FAILED
    said = capsys.readouterr().out
    found = json.loads(made[0].read_text())
    kinds = {one["case"]: one["kind"] for one in found["cases"]}
    assert kinds == {
        "one": "began to fail",
        "two": "fixed",
        "three": "became unsupported",
        "four": "gone",
        "five": "new",
    }
    assert "1 began to fail, 1 became unsupported, 1 fixed, 1 new, 1 gone." in said
    counts = {kind: count for kind, count in found["counts"].items() if count}
    assert found["clauses"] == [{"name": "lorcana 4.5.1", "title": "Quest", "counts": counts}]
    page = (made[2] / "compare.html").read_text()
    for text in (said, made[1].read_text(), page):
        assert "one" in text
        assert "\u202e" not in text
    assert "<b>fail" not in page


def with_digests(path: Path, digests: dict[str, str], cases: dict[str, str]) -> Path:
    """As `written`, with what each scenario does."""
    report = json.loads(written(path, cases).read_text())
    for one in report["results"]:
        one["digest"] = digests[one["case"]]
    path.write_text(json.dumps(report))
    return path


BASELINE = """
[[expect]]
capability = "locations"
game = "lorcana"
edition = "2.2"
verdict = "unsupported"
cases = ["old 0000000a", "kept 0000000b", "lost 0000000c"]
"""


def test_what_lies_between_two_suites_and_what_that_means_for_a_baseline(
    exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letters = {"old": "a" * 16, "kept": "b" * 16, "lost": "c" * 16, "more": "d" * 16, "said": "e" * 16}
    a = with_digests(tmp_path / "a", letters, dict.fromkeys(letters, "unsupported"))
    letters |= {"new": "a" * 16, "fresh": "f" * 16, "said": "9" * 16}
    cases = {"new": "unsupported", "kept": "pass", "more": "fail", "said": "unsupported", "fresh": "pass"}
    b = with_digests(tmp_path / "b", letters, cases)
    (tmp_path / "known.toml").write_text(BASELINE)
    file = tmp_path / "c.json"
    exit_code("compare", a, b, "--baseline", tmp_path / "known.toml", "--json", file)
    found = json.loads(file.read_text())
    assert found["suite"] == {
        "came": ["lorcana fresh"],
        "went": ["lorcana lost"],
        "renamed": [{"game": "lorcana", "was": "old", "now": "new"}],
        "otherwise": ["lorcana said"],
        "told": True,
    }
    assert found["baseline"] == {"expected": 0, "fulfilled": 1, "changed": 0, "renamed": 1, "gone": 1, "new": 2}
    said = " ".join(capsys.readouterr().out.split())
    assert "Suite 1, both called so: 1 came, 1 went, 1 renamed, 1 say something else; a major change." in said
    assert "For the baseline: 2 new, 1 unexpected passes, 1 renamed, 1 gone. `check --update-baseline`" in said


def test_a_report_without_digests_does_not_tell_what_is_only_renamed(
    exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    a, b = written(tmp_path / "a", {"old": "pass"}), written(tmp_path / "b", {"new": "pass"})
    exit_code("compare", a, b)
    said = " ".join(capsys.readouterr().out.split())
    assert "1 came, 1 went; which of them are only renamed, the earlier report does not say; a major change" in said


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ({"one": "fail"}, {"one": "pass"}, HELD),
        ({"one": "fail"}, {"one": "error"}, HELD),
        ({"one": "fail"}, {"one": "unsupported"}, HELD),
        ({"one": "pass"}, {"one": "unsupported"}, FAILED),
        ({"one": "unsupported"}, {"one": "fail"}, FAILED),
        ({}, {"one": "fail"}, FAILED),
        ({"one": "pass"}, {}, HELD),
    ],
)
def test_worse_is_told_by_the_exit_code(
    before: dict[str, str], after: dict[str, str], code: int, exit_code: Run, tmp_path: Path
) -> None:
    assert exit_code("compare", written(tmp_path / "a", before), written(tmp_path / "b", after)) == code


@pytest.mark.parametrize(
    ("changed", "said"),
    [({"results": 3}, "$.results"), ({"summary": {"pass": 9}}, "$.summary"), ({"engine": {}}, "$.engine")],
)
def test_what_is_no_report_is_named(
    changed: dict[str, object], said: str, exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = written(tmp_path / "a", {"one": "pass"}), written(tmp_path / "bad", {"one": "pass"}, **changed)
    assert exit_code("compare", good, bad) == USAGE
    told = "".join(capsys.readouterr().err.split())
    assert "bad" in told
    assert said in told


def test_two_engines_are_run_and_compared(
    exit_code: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    engines = {"right": lambda: Lacking([]), "wrong": lambda: Lacking(["drying-sings"])}
    monkeypatch.setattr(cli, "open_engine", lambda name, _limits: engines[name]())
    chosen = ("--case", "drying-character-does-not-sing", "--case", "sing-with-enough-cost")
    written = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.json"
        assert exit_code("compare", "--run", "right", "wrong", *chosen, "--jobs", jobs, "--json", file) == FAILED
        written.append(file.read_bytes())
    assert written[0] == written[1]
    assert "1 began to fail." in capsys.readouterr().out
    assert exit_code("compare", "--run", "wrong", "right", *chosen) == HELD
    assert "1 fixed." in capsys.readouterr().out


def test_what_only_a_run_can_use_is_refused_without_one(
    exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path / "a", {"one": "pass"})
    assert exit_code("compare", file, file, "--cast", "printed") == USAGE
    assert "--cast: only with --run" in capsys.readouterr().err
    assert exit_code("compare", file, file, "--jobs", 2, "--clause", "4.3") == USAGE
    assert "--clause, --jobs: only with --run" in capsys.readouterr().err
    assert exit_code("compare", file, "my-engine") == USAGE
    assert "To start two engines and compare them, add --run." in " ".join(capsys.readouterr().err.split())
