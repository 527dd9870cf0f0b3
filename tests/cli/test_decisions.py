"""`--decisions`: named in every report, compared with --date, refused with the line or the scenario that shows why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.suite.decisions.made import FILE, WINNER

from .inside import Run


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A decision as the reference has it."""
    monkeypatch.setenv("COLUMNS", "200")
    path = tmp_path / "first-player.toml"
    path.write_text(FILE)
    return path


def test_a_decision_is_named_in_every_report(
    file: Path, tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    names = {kind: tmp_path / f"out.{kind}" for kind in ("json", "junit", "markdown")}
    files = [word for kind, path in names.items() for word in (f"--{kind}", path)]
    page = ("--report", tmp_path / "page")
    assert exit_code("check", "--case", WINNER, "--decisions", file, *files, *page) == 0
    told = '(conflict 108, Rules committee, 2026-11-01): "Ann has won"; holds until 2027-03-01 (not checked'
    assert told in " ".join(capsys.readouterr().out.split())
    found = json.loads(names["json"].read_text())
    (result,) = found["results"]
    assert (result["verdict"], result["decided"]) == ("pass", ["first-player"])
    (decision,) = found["decisions"]
    assert decision["settles"] == [WINNER]
    assert decision["standing"] == "not checked"
    assert names["junit"].read_text().count('<property name="decision" value="first-player"/>') == 1
    for path in (names["markdown"], tmp_path / "page" / "index.html"):
        assert "first-player (conflict 108" in path.read_text(encoding="utf-8")


def test_the_same_inputs_give_the_same_bytes_and_a_date_ends_a_decision(
    file: Path, tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("check", "--case", WINNER, "--decisions", file, "--json")
    ended = ("--date", "2027-03-01")
    for name, more in (("one", ()), ("two", ()), ("ended", ended)):
        assert exit_code(*words, tmp_path / name, *more) == 0
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert json.loads((tmp_path / "ended").read_text())["results"][0]["verdict"] == "disputed"
    assert "not applied: it held until 2027-03-01" in capsys.readouterr().out


def test_a_contrary_decision_fails_and_names_itself(
    file: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(FILE.replace("Ann has won", "Bob has won"))
    assert exit_code("check", "--case", WINNER, "--decisions", file) == 1
    assert "by decision first-player" in capsys.readouterr().out


def test_conflicts_show_what_is_decided(file: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code("conflicts", "108", "--decisions", file, "--date", "2026-12-01") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "decided by first-player (conflict 108, Rules committee" in told
    assert "holds until 2027-03-01" in told
    assert "reason The starting player comes first." in told


@pytest.mark.parametrize("command", [("check",), ("conflicts", "108"), ("site", "pages")])
def test_a_bad_file_is_told_with_its_line(
    command: tuple[str, ...], file: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(FILE.replace("who =", "whom ="))
    assert exit_code(*command, "--decisions", file) == 2
    assert f"{file}:5: it is not a decision" in capsys.readouterr().err
    assert exit_code("check", "--date", "2027-01-01") == 2
    assert "--date needs --baseline FILE or --decisions FILE" in capsys.readouterr().err
