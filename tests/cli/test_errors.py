"""What a user sees of errors: one line and an exit code, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import OracleError
from oracle.protocol.messages import Action, Reply
from oracle.suite.load import load_suite
from oracle.suite.run import run_plan

PROGRAM = "from oracle.cli import main; main()"


def tcg_oracle(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PROGRAM, *words]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("check", "--engine", "no-such-program"), 3, "no-such-program"),
        (("check", "--edition", "9.9"), 2, "9.9"),
        (("check", "--clause", "9.9.9"), 2, "no such clause"),
        (("check", "--clause", "1.1.3", "--case", "free-instead-of-ink"), 2, "choose none"),
        (("check", "--case", "no-such-case"), 2, "no-such-case"),
        (("check", "--game", "Chess"), 2, "Chess"),
        (("where", "4.3.2.99"), 2, "4.3.2.4"),
        (("conflicts", "999"), 2, "999"),
        (("schema", "--game", "chess"), 2, "chess"),
        (("judge", "no-such-file.json"), 2, "no-such-file.json"),
    ],
)
def test_wrong_use_is_one_line_and_an_exit_code(words: tuple[str, ...], code: int, said: str) -> None:
    done = tcg_oracle(*words)
    assert done.returncode == code, done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


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
def test_a_file_that_cannot_be_judged_says_what_is_wrong(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "question.json"
    file.write_bytes(content)
    done = tcg_oracle("judge", str(file))
    assert done.returncode == 2, done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_bug_of_ours_is_said_to_be_one(tmp_path: Path) -> None:
    broken = "import oracle.cli.schema as s\ndef bad(): raise RuntimeError('boom')\ns.protocol_schema = bad\n" + PROGRAM
    command = [sys.executable, "-c", broken, "schema"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert "bug: RuntimeError: boom" in done.stderr
    assert "Traceback" not in done.stderr


class Contradicting(ReferenceEngine):
    def act(self, player: str, action: Action) -> Reply:
        raise OracleError("it is and it is not")


def test_a_contradiction_of_the_oracle_ends_one_scenario_as_an_error() -> None:
    engine = Contradicting()
    plan = next(plan for plan in load_suite().plans if plan.game == "lorcana")
    result = run_plan(plan, engine, "2.2", engine.initialize())
    assert result.verdict == "error"
    assert "it is and it is not" in result.message
