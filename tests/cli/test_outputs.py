"""The files that commands write: tried before the run, written each by itself, and never one over the other."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from oracle.cli import check
from oracle.cli.app import STOPS_GIT
from oracle.cli.errors import BUG, HELD, USAGE
from oracle.report.run import junit
from tests.cli.inside import Run
from tests.cli.writing import written_by
from tests.suite.fake_engine import Twisted

FEATURES = Path(__file__).parents[1] / "suite" / "data"
CHECK = ("check", "--features", FEATURES)


class Unasked(Twisted):
    def initialize(self) -> None:  # type: ignore[override]
        raise AssertionError("the run began before the files were tried")


@pytest.fixture
def nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "open_engine", lambda *_: Unasked())


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "open_engine", lambda *_: Twisted())


def everything(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


@pytest.mark.usefixtures("nobody_asks")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--json {}", "--json: Cannot write"),
        ("--junit {}/file/below", "a part of the path is a file"),
        ("--markdown {}/deep/" + "x" * 300, "choose a shorter name"),
        ("--report {}/page/file", "--report: Cannot write"),
        ("--json {}/file --junit {}/absent/../file", "--json and --junit name the same file"),
        ("--json {}/file --markdown {}/link", "--json and --markdown name the same file"),
        ("--json {}/out/index.html --report {}/out", "--json and --report name the same file"),
        ("--json {}/out --report {}/out", "--json names a file where --report needs a folder"),
        ("--json {}/a/b --markdown {}/a", "--markdown names a file where --json needs a folder"),
        ("--json {}/locked", "it may not be changed"),
        ("--json /dev/fd/99", "nothing is open under this number"),
        ("--json {}/file --junit {}", "--junit: Cannot write"),
    ],
)
def test_a_file_that_cannot_be_written_is_told_before_the_run(
    options: str,
    said: str,
    tmp_path: Path,
    exit_code: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "file").write_text("old")
    (tmp_path / "link").symlink_to("file")
    (tmp_path / "locked").touch()
    (tmp_path / "page").touch()
    allowed = os.access
    # Whoever runs the tests as root may write anywhere.
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path).name != "locked" and allowed(path, mode))
    before = everything(tmp_path)
    assert exit_code(*CHECK, *options.replace("{}", str(tmp_path)).split()) == USAGE
    assert said.lower() in capsys.readouterr().err.lower()
    assert everything(tmp_path) == before
    assert (tmp_path / "file").read_text() == "old"


@pytest.mark.usefixtures("nobody_asks")
def test_every_bad_file_is_told_at_once(tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "a").mkdir()
    good, bad = tmp_path / "good", tmp_path / "file" / "below"
    assert exit_code(*CHECK, "--json", tmp_path / "a", "--junit", good / "one.xml", "--markdown", bad) == USAGE
    told = capsys.readouterr().err
    assert "--json: Cannot write" in told
    assert "--markdown: Cannot write" in told
    assert "good" not in told


def test_what_is_read_is_not_written_over(tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    feature = tmp_path / "one.feature"
    feature.write_text("Feature: one\n")
    for words in (
        ("check", "--features", feature, "--json", feature),
        ("check", "--features", tmp_path, "--json", feature),
        ("coverage", "--features", feature, "--json", feature),
        ("explain", f"{feature}:1", "--json", feature),
    ):
        assert exit_code(*words) == USAGE
        assert "would overwrite an input" in capsys.readouterr().err
    assert feature.read_text() == "Feature: one\n"


COMMANDS = {
    "connect --engine reference": ("json",),
    "check": ("json", "junit", "report", "markdown", "trace", "baseline", "features"),
    "coverage": ("json", "features"),
    "bisect quest --build reference --build reference": ("json", "features"),
    "compare --run reference reference": ("json", "report", "markdown", "features"),
    "history --db one.sqlite": ("json", "report"),
    "impact lorcana/2.1 lorcana/2.2": ("json", "report", "scenario", "features"),
    "mutants": ("json", "features"),
    "explain one.feature:1": ("json",),
    "where 4.3": ("json",),
    "conflicts 108": ("json",),
    "judge one.feature:1": ("json",),
    "card one.feature": ("json",),
    "decks check one.feature --game lorcana": ("json",),
    "perft lorcana/opening --depth 1": ("json",),
    "twins --pairs 1": ("json",),
    "campaign plan.toml": ("json", "found"),
    "fuzz --engine reference --games 1": ("json", "corpus", "records"),
    "replay one.feature": ("json", "found"),
    "annotate one.feature --as github --at main": ("output",),
    "cards import --game lorcana one.feature": ("json", "into"),
    "cards prove --game lorcana one.feature": ("json",),
    "certify --level lorcana/ending --engine reference --seed 1": ("out",),
    "verify one.feature": ("out", "page", "badge"),
}
"""Commands, and their options that name a file or a folder."""
ARGUMENTS = {
    "badges one.feature": "FOLDER",
    "keys new": "FILE",
    "publish": "FOLDER",
    "site": "FOLDER",
    "vectors": "FOLDER",
}
"""Commands, and the last of their arguments, which names one."""


def prepared(folder: Path) -> set[str]:
    """Files that the commands read, so that nothing else is wrong with what is asked; their names."""
    for name, text in (("file", ""), ("one.feature", ""), ("plan.toml", '[[mutants]]\ngame = "lorcana"\n')):
        (folder / name).write_text(text)
    return everything(folder)


def wrong_use_of(command: str) -> int:
    """The exit code of a usage error: where git reads it, one that stops git."""
    return USAGE + (128 if command.split()[0] in STOPS_GIT else 0)


@pytest.mark.parametrize(("command", "option"), [(one, name) for one, names in COMMANDS.items() for name in names])
def test_an_empty_path_is_wrong_use(
    command: str,
    option: str,
    tmp_path: Path,
    exit_code: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    there = prepared(tmp_path)
    assert exit_code(*command.split(), f"--{option}", "") == wrong_use_of(command)
    assert f"--{option}" in capsys.readouterr().err
    assert everything(tmp_path) == there


@pytest.mark.parametrize(("command", "option"), [(one, name) for one, names in COMMANDS.items() for name in names])
def test_a_path_below_a_file_is_told_before_the_run(
    command: str,
    option: str,
    tmp_path: Path,
    exit_code: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    there = prepared(tmp_path)
    assert exit_code(*command.split(), f"--{option}", "file/below") == wrong_use_of(command)
    told = capsys.readouterr().err
    # What is also read is told by its name.
    assert f"--{option}" in told or "file/below" in told
    assert everything(tmp_path) == there


@pytest.mark.parametrize("command", ARGUMENTS)
def test_an_argument_below_a_file_is_told_before_the_run(
    command: str, tmp_path: Path, exit_code: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    (tmp_path / "one.feature").touch()
    assert exit_code(*command.split(), "file/below") == USAGE
    assert exit_code(*command.split(), "") == USAGE
    assert everything(tmp_path) == {"file", "one.feature"}


def test_nothing_that_is_written_is_forgotten() -> None:
    writing = written_by()
    tried: dict[str, set[str]] = {}
    for command, options in [*COMMANDS.items(), *((one, (name,)) for one, name in ARGUMENTS.items())]:
        (name,) = [known for known in writing if f"{command} ".startswith(f"{known} ")]
        tried.setdefault(name, set()).update({*options} - {"features"})
    assert writing == tried, "what a command writes needs a row in COMMANDS or ARGUMENTS"


def test_the_reports_of_publish_are_tried_first(tmp_path: Path, exit_code: Run) -> None:
    (tmp_path / "altered-engines.md").mkdir()
    assert exit_code("publish", tmp_path) == USAGE
    assert everything(tmp_path) == {"altered-engines.md"}
    assert exit_code("publish", "") == USAGE


@pytest.mark.usefixtures("engine")
def test_a_disk_that_fills_up_loses_one_report(
    tmp_path: Path, exit_code: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    replace = Path.replace

    def full(self: Path, target: Path) -> Path:
        if target.name == "one.xml":
            raise OSError(28, "No space left on device")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", full)
    names = ("--json", "one.json", "--junit", "one.xml", "--report", "page", "--markdown", "one.md")
    assert exit_code(*CHECK, *(tmp_path / name if name[0] != "-" else name for name in names)) == USAGE
    assert "one.xml: no space left on device. Free some space" in " ".join(capsys.readouterr().err.split())
    assert everything(tmp_path) == {"one.json", "page", "page/index.html", "one.md"}


@pytest.mark.usefixtures("engine")
def test_a_report_that_breaks_is_a_bug_and_loses_itself_alone(
    tmp_path: Path, exit_code: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("gone")

    monkeypatch.setattr(junit, "write", broken)
    names = ("--json", "one.json", "--junit", "one.xml", "--markdown", "one.md")
    assert exit_code(*CHECK, *(tmp_path / name if name[0] != "-" else name for name in names)) == BUG
    assert "bug: KeyError: 'gone'" in capsys.readouterr().err
    assert everything(tmp_path) == {"one.json", "one.md"}


@pytest.mark.usefixtures("engine")
def test_a_report_in_place_of_what_is_printed(exit_code: Run, capfd: pytest.CaptureFixture[str]) -> None:
    assert exit_code(*CHECK, "--json", "-") == HELD
    assert json.loads(capfd.readouterr().out)["engine"]["name"] == "fake"
    assert exit_code(*CHECK, "--json", "-", "--junit", "-") == USAGE


@pytest.mark.usefixtures("engine")
def test_a_new_folder_is_named(tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "new" / "page"
    for said in (f"created the folder {report.parent}\n", ""):
        assert exit_code(*CHECK, "--report", report) == HELD
        assert capsys.readouterr().err == said
    assert (report / "index.html").exists()


@pytest.mark.usefixtures("engine")
def test_a_report_behind_what_is_printed(tmp_path: Path, exit_code: Run, capfd: pytest.CaptureFixture[str]) -> None:
    assert exit_code(*CHECK, "--json", "/dev/stdout", "--junit", os.devnull, "--markdown", os.devnull) == HELD
    told = capfd.readouterr().out
    assert told.index("Nothing failed") < told.index("\n{\n")
    assert json.loads(told[told.index("\n{\n") :])["engine"]["name"] == "fake"
