"""`check --trace`: the conversation in a file or on the terminal, and stderr beside a failure."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from oracle.cli.app import mounted
from oracle.cli.errors import FAILED, HELD, UsageError

EXAMPLES = Path(__file__).parents[2] / "examples" / "engines" / "python"
CASE = "free-action-uses-the-reduction"
REFUSING = f"""
import json, sys
sys.path.insert(0, {str(EXAMPLES)!r})
from plain_engine import ADAPTER
for line in sys.stdin:
    request = json.loads(line)
    if request["method"] == "act":
        print("no \\x1b[31m" + request["params"]["action"]["kind"], file=sys.stderr, flush=True)
        answer = {{"jsonrpc": "2.0", "id": request["id"], "result": {{"status": "refused"}}}}
        print(json.dumps(answer), flush=True)
    else:
        print(ADAPTER.answer(line.encode())[0].decode(), end="", flush=True)
"""


COUNTING = REFUSING.replace('{"status": "refused"}', '{"status": "refused", "message": "no " + str(request["id"])}')


@pytest.fixture
def refusing(tmp_path: Path) -> str:
    """The command of an engine that refuses every action, and says so on stderr."""
    file = tmp_path / "refusing.py"
    file.write_text(REFUSING, encoding="utf-8")
    return f"'{sys.executable}' '{file}'"


def test_every_message_is_a_line_with_its_case_step_and_time(tmp_path: Path) -> None:
    file = tmp_path / "trace.jsonl"
    ended = CliRunner().invoke(mounted(), ["check", "--case", CASE, "--trace", str(file)])
    assert ended.exit_code == HELD
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line["method"] for line in lines[:4]] == ["initialize", "cards", "setup", "observe"]
    acts = [line for line in lines if line["method"] == "act"]
    assert [act["step"] for act in acts][:1] == ["Ann uses cards"]
    assert {(line["case"], line["edition"]) for line in lines[2:]} == {(CASE, "lorcana/2.2")}
    assert acts[0]["result"]["status"] == "accepted"
    assert all(line.get("ms", 0) >= 0 for line in lines)


def test_the_terminal_shows_where_the_reference_answers_otherwise(refusing: str) -> None:
    ended = CliRunner().invoke(mounted(), ["check", "--case", CASE, "--trace", "-", "--engine", refusing])
    output = " ".join(ended.output.split())
    assert ended.exit_code == FAILED
    assert '← {"status":"refused"} ≠ reference {"status":"accepted"}' in output
    assert output.index("Ann uses cards") < output.index("≠ reference")


def test_every_run_is_shown_and_what_is_said_again_is_told_once(refusing: str) -> None:
    ended = CliRunner().invoke(mounted(), ["check", "--case", CASE, "--trace", "-", "--engine", refusing])
    output = " ".join(ended.output.split())
    labels = re.findall(
        r"run (\d) of (\d), ([a-z ]+?)(?:, looking before every call)?(: every message as in run 1)?", output
    )
    count = int(labels[0][1])
    assert [int(number) for number, *_ in labels] == list(range(1, count + 1))
    assert count >= 3
    assert "run 1 of" in output
    assert ": every message as in run 1" in output


def test_a_run_that_was_another_one_is_shown_in_full(tmp_path: Path) -> None:
    file = tmp_path / "counting.py"
    file.write_text(COUNTING, encoding="utf-8")
    words = ["check", "--case", CASE, "--trace", "-", "--engine", f"'{sys.executable}' '{file}'"]
    output = CliRunner().invoke(mounted(), words).output
    runs = output.split("run ")[1:]
    shown = [run for run in runs if "→ setup" in run]
    # In a fresh process it counts from the start, so what it says there it has said before.
    again = [run for run in runs if "every message as in run" in run]
    assert len(shown) + len(again) == int(runs[0].split()[2].rstrip(","))
    assert len(shown) >= 3
    assert len(set(re.findall(r'"message":"no (\d+)"', output))) >= 3


def test_a_scenario_that_was_run_once_has_no_label() -> None:
    output = CliRunner().invoke(mounted(), ["check", "--case", CASE, "--trace", "-"]).output
    assert "→ setup" in output
    assert "run 1 of" not in output


def test_a_failure_has_what_came_on_stderr_and_nothing_that_steers(refusing: str, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    ended = CliRunner().invoke(mounted(), ["check", "--case", CASE, "--engine", refusing, "--json", str(file)])
    (result,) = json.loads(file.read_bytes())["results"]
    assert result["stderr"] == "no \\x1b[31muse"
    assert "stderr: no \\x1b[31muse" in ended.output


@pytest.mark.parametrize(
    ("words", "told"),
    [(["--trace", "-"], "shows at most 20 scenarios"), (["--trace", "t.jsonl", "--jobs", "2"], "leave --jobs out")],
)
def test_what_cannot_be_traced_is_wrong_use(words: list[str], told: str) -> None:
    ended = CliRunner().invoke(mounted(), ["check", "--game", "lorcana", *words])
    assert isinstance(ended.exception, UsageError)
    assert told in str(ended.exception)
