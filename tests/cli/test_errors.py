"""What a user sees of errors: one line and an exit code, never a traceback."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from typer.core import TyperGroup
from typer.main import get_command

from oracle.cli import schema
from oracle.cli.app import mounted
from oracle.cli.errors import BUG
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import OracleError
from oracle.protocol.messages import Action, Reply
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan
from tests.cli.inside import Run

PROGRAM = "from oracle.cli import main; main()"


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("check", "--engine", "no-such-program"), 3, "no-such-program"),
        (("check", "--edition", "9.9"), 2, "9.9"),
        (("check", "--clause", "9.9.9"), 2, "no such clause"),
        (("check", "--clause", "1.1.3", "--case", "free-instead-of-ink"), 2, "no scenario matches"),
        (("check", "--case", "no-such-case"), 2, "no-such-case"),
        (("check", "--game", "Chess"), 2, "Chess"),
        (("where", "4.3.2.99"), 2, "4.3.2.4"),
        (("conflicts", "999"), 2, "999"),
        (("schema", "--game", "chess"), 2, "chess"),
        (("judge", "no-such-file.json"), 2, "no-such-file.json"),
    ],
)
def test_wrong_use_is_one_line_and_an_exit_code(
    words: tuple[str, ...], code: int, said: str, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exit_code(*words) == code
    told = capsys.readouterr()
    assert said in told.err
    assert "Traceback" not in told.err + told.out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{", "truncated"),
        (b"[" * 200_000, "nested"),
        (b'{"game":"lorcana","position":' + b'{"a":' * 200_000, "nested"),
        (b'{"game":"\xff"}', "UTF-8"),
        (b'{"game":"chess","position":{"players":[],"turn":{"player":"Ann"}}}', "chess"),
        (b'{"game":"lorcana","position":{"players":[{"name":"Ann"}],"turn":{"player":"Zed"}}}', "Zed"),
        (b'{"game":"lorcana","positions":{}}', "position"),
        (b'{"game":"lorcana","game":"altered","position":{}}', '"game" is there twice'),
        (b'{"game":"lorcana","position":{"players":[],"turn":{"player":"Ann","number":-1}}}', ">= 0"),
    ],
)
def test_a_file_that_cannot_be_judged_says_what_is_wrong(
    tmp_path: Path, content: bytes, said: str, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "question.json"
    file.write_bytes(content)
    assert exit_code("judge", file) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "Traceback" not in told


BREAK = """
import oracle.cli.schema as schema
def broken(): raise RuntimeError('boom')
schema.protocol_schema = broken
"""


def test_a_bug_of_ours_has_an_exit_code_of_its_own() -> None:
    done = subprocess.run([sys.executable, "-c", BREAK + PROGRAM, "schema"], capture_output=True, text=True)
    assert done.returncode == BUG, done.stderr
    assert "bug: RuntimeError: boom at " in done.stderr
    assert "not in your engine" in done.stderr
    assert "Traceback" not in done.stderr


def endless() -> None:
    endless()


def no_memory() -> None:
    raise MemoryError


def contradicting() -> None:
    raise OracleError("it is and it is not")


def library() -> None:
    msgspec.json.encode(object())


def thread() -> None:
    def lookup() -> None:
        raise KeyError("gone")

    one = threading.Thread(target=lookup)
    one.start()
    one.join()


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (no_memory, "bug: MemoryError at "),
        (endless, "bug: RecursionError: maximum recursion depth exceeded"),
        (contradicting, "bug: OracleError: it is and it is not at "),
        (library, "bug: TypeError: "),
        (thread, "bug: KeyError: 'gone' at "),
    ],
)
def test_whatever_breaks_is_a_bug(
    broken: Callable[[], None],
    said: str,
    exit_code: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(schema, "protocol_schema", broken)
    assert exit_code("schema") == BUG
    told = capsys.readouterr().err
    assert said in told
    assert told.count("bug: ") == 1
    assert "Traceback" not in told
    monkeypatch.setenv("TCG_ORACLE_TRACEBACK", "1")
    assert exit_code("schema") == BUG
    assert "Traceback (most recent call last)" in capsys.readouterr().err


@pytest.mark.parametrize(("end", "code"), [(KeyboardInterrupt(), 130), (SystemExit(143), 143)])
def test_an_interrupt_and_a_wish_to_end_are_no_bugs(
    end: BaseException, code: int, exit_code: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended() -> None:
        raise end

    monkeypatch.setattr(schema, "protocol_schema", ended)
    assert exit_code("schema") == code


def test_a_full_disk_below_stdout_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-c", PROGRAM, "schema"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert "No space left on device" in done.stderr


def test_a_closed_stdout_is_no_bug() -> None:
    closing = f"import os, sys; os.execl(sys.executable, sys.executable, '-c', {PROGRAM!r}, 'schema')"
    command = [sys.executable, "-c", "import os; os.close(1); " + closing]
    assert subprocess.run(command, stderr=subprocess.PIPE, check=True).stderr == b""


def test_every_command_says_the_code_of_a_bug() -> None:
    commands = get_command(mounted())
    assert isinstance(commands, TyperGroup)
    for command in (commands, *commands.commands.values()):
        assert "4 a bug in tcg-oracle" in (command.epilog or ""), command.name


class Contradicting(ReferenceEngine):
    def act(self, player: str, action: Action) -> Reply:
        raise OracleError("it is and it is not")


def test_a_contradiction_of_the_oracle_ends_one_scenario_as_an_error() -> None:
    engine = Contradicting()
    plan = next(plan for plan in load_suite().plans if plan.game == "lorcana")
    result = run_plan(plan, engine, "2.2", engine.initialize())
    assert result.verdict == "error"
    assert "it is and it is not" in result.message
