"""`connect` with real engines in processes of their own: how long they are asked, and what is said first."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from oracle.cli.app import mounted
from oracle.cli.connect import SECONDS
from oracle.cli.errors import ENGINE, FAILED, HELD
from tests.examples.start import find_node
from tests.extent import only_long

ROOT = Path(__file__).parents[2]
ENGINES = ROOT / "examples" / "engines"
BAD = ROOT / "tests" / "misbehaving" / "connected.py"
LONGEST_CALL = 3.0
"""Seconds that a call under way may take longer, on a machine that does much else."""


def connected(engine: str, folder: Path) -> tuple[int, str, dict[str, Any]]:
    """The exit code, all that is printed, and what was found."""
    file = folder / "found.json"
    ended = CliRunner().invoke(mounted(), ["connect", "--engine", engine, "--json", str(file)])
    found = json.loads(file.read_bytes())
    assert found.get("seconds", 0) < SECONDS + LONGEST_CALL, ended.output
    return ended.exit_code, ended.output, found


def states(found: dict[str, Any], state: str) -> list[tuple[str, str]]:
    return [(one["stage"], one["what"]) for one in found["findings"] if one["state"] == state]


def bad(name: str) -> str:
    return f"'{sys.executable}' '{BAD}' {name}"


def examples() -> dict[str, str]:
    return {
        "python": f"'{sys.executable}' '{ENGINES / 'python' / 'plain_engine.py'}'",
        "typescript": f"'{find_node()}' '{ENGINES / 'typescript' / 'engine.ts'}'",
        "javascript": f"'{find_node()}' '{ENGINES / 'javascript' / 'adapter.mjs'}'",
    }


@only_long
@pytest.mark.parametrize("name", ["reference", "python", "typescript", "javascript"])
def test_a_right_engine_is_told_what_it_lacks_and_nothing_else(name: str, tmp_path: Path) -> None:
    engine = name if name == "reference" else examples()[name]
    code, told, found = connected(engine, tmp_path)
    assert (code, states(found, "wrong")) == (HELD, []), told
    held = states(found, "held")
    assert {stage for stage, _ in held} >= {"positions", "actions", "questions", "declared"}
    # What its `check` plays with is not called lacking: plain cards are tried before others.
    assert {("actions", "ink"), ("actions", "quest"), ("actions", "play")} <= {*held}
    assert len(held) > 30
    counts = [one["cases"] for one in found.get("next", [])]
    assert bool(counts) == (name != "reference")
    assert all(counts)
    assert counts[:2] == sorted(counts[:2], reverse=True)


@only_long
def test_a_slow_engine_is_asked_for_no_longer_and_what_was_not_reached_is_named(tmp_path: Path) -> None:
    code, told, found = connected(bad("slow"), tmp_path)
    assert (code, states(found, "wrong")) == (HELD, []), told
    assert {("actions", "quest"), ("actions", "challenge"), ("actions", "a refusal")} <= {*states(found, "held")}
    assert found["sampled"][0] < found["sampled"][1]
    assert "by" in told
    assert all(one["text"] == "no time was left" for one in found["findings"] if one["state"] == "untried")


def test_a_game_that_is_over_after_its_set_up_is_the_first_thing_told(tmp_path: Path) -> None:
    code, told, found = connected(bad("over"), tmp_path)
    assert code == FAILED
    assert {one["field"] for one in found["findings"] if one["state"] == "wrong"} == {"result"}
    assert "the game goes on" in told
    assert found["calls"] < 20
    assert found["next"][0]["kind"] == "mend"


WHERE = {
    "initialize": ("handshake", "initialize"),
    "cards": ("handshake", "cards"),
    "setup": ("positions", ""),
    "observe": ("positions", ""),
    "act": ("actions", ""),
    "decide": ("questions", ""),
    "characteristics": ("declared", "characteristics"),
    "legal": ("declared", "legal-lists"),
    "digest": ("declared", "digest"),
    "snapshot": ("declared", "snapshots"),
    "restore": ("declared", "snapshots"),
    "reset": ("declared", "reset"),
}
"""Method → the stage in which its end is told, and under which name."""
AT_ONCE = ("setup", "act")
"""Those that are tried every time."""


@pytest.mark.parametrize(
    "method", [*AT_ONCE, *(pytest.param(one, marks=only_long) for one in WHERE if one not in AT_ONCE)]
)
def test_an_engine_that_ends_in_a_method_is_told_so_at_once(method: str, tmp_path: Path) -> None:
    code, told, found = connected(bad(method), tmp_path)
    assert code == (ENGINE if method == "initialize" else FAILED), told
    wrong = [one for one in found["findings"] if one["state"] == "wrong"]
    stage, what = WHERE[method]
    assert wrong[0]["stage"] == stage
    assert wrong[0]["what"] == what or not what
    assert "KeyError: 'no" in " ".join(told.split()).replace("…", "")
    # Some starts of a program and no more.
    assert found["seconds"] < 15
    assert re.search(r"1\. .*mend", told)


@only_long
def test_an_engine_that_ends_when_it_is_to_end_is_right_in_all_else(tmp_path: Path) -> None:
    code, _, found = connected(bad("shutdown"), tmp_path)
    assert (code, states(found, "wrong")) == (HELD, [])
