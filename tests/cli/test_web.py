"""What `tcg-oracle web` says when it cannot begin."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from oracle.cli import web as command
from oracle.cli.errors import UsageError
from oracle.suite.decisions.taking import Refused
from oracle.web.work import Work
from tests.suite.decisions.made import FILE


def test_the_extra_is_named_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_NEEDED", ("starlette", "no_such_library"))
    with pytest.raises(UsageError, match=r"no_such_library.*tcg-oracle\[web\]"):
        command.web()


def test_a_port_that_is_taken_is_told() -> None:
    with socket.socket() as taken:
        taken.bind((command.HOST, 0))
        taken.listen()
        with pytest.raises(UsageError, match="--port"):
            command.web(port=taken.getsockname()[1])


def test_what_lies_on_the_table_at_first_is_a_file_of_any_kind(tmp_path: Path) -> None:
    words = "Given a game of Lorcana\nWhen Ann ends their turn\n"
    steps = words.replace("\n", "\n    ")
    scenario = f"Feature: One\n\n  @case:one @clause:4.3\n  Scenario: one\n    {steps}Then it is accepted\n"
    for name, text in (("position.txt", words), ("one.feature", scenario)):
        (tmp_path / name).write_text(text)
        begun = command._begin(str(tmp_path / name))
        assert isinstance(begun, Work)
        assert len(begun.question.do) == 1
    for name, text, told in (("bad.json", "[]", "the JSON is a list"), ("bad.txt", words + "And nonsense\n", "line 3")):
        (tmp_path / name).write_text(text)
        with pytest.raises(UsageError, match=rf"{name}: .*{told}"):
            command._begin(str(tmp_path / name))
    with pytest.raises(UsageError, match="no such file"):
        command._begin(str(tmp_path / "nothing.json"))


def test_a_decision_that_cannot_be_taken_is_told_before_anything_is_served(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(FILE.replace("Ann has won", "Nobody has won"))
    with pytest.raises(Refused, match="the outcome of no side of conflict 108"):
        command.web(decisions=[tmp_path])
