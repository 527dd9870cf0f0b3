"""`tcg-oracle connect`: what an author is told, and with which exit code."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from oracle.cli.app import mounted
from oracle.cli.errors import ENGINE, FAILED

PLAYERS = Path(__file__).parents[1] / "misbehaving" / "players.py"


@pytest.mark.parametrize(
    ("misdeed", "code", "told"),
    [
        ("crash-at-start", ENGINE, "its last lines on stderr: cards.db is missing"),
        ("garbage", FAILED, "the engine wrote a line that is not JSON"),
    ],
)
def test_a_bad_engine_is_told_what_is_wrong_and_what_to_do(misdeed: str, code: int, told: str, tmp_path: Path) -> None:
    engine, file = f"'{sys.executable}' '{PLAYERS}' {misdeed}", tmp_path / "found.json"
    ended = CliRunner().invoke(mounted(), ["connect", "--engine", engine, "--json", str(file)])
    output = " ".join(ended.output.split())
    assert ended.exit_code == code
    assert told in output
    assert "1. mend initialize" in output or "1. Lorcana: mend" in output
    first = next(one for one in json.loads(file.read_bytes())["findings"] if one["state"] == "wrong")
    assert told in " ".join(first["text"].split())
