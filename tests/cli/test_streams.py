"""Every command prints, whatever the terminal's encoding lacks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.inputs.running import run

FEATURE = """Feature: Small

  @clause:4.3.1 @case:small-case
  Scenario: A card is put into the inkwell
    Given a game of Lorcana
    And these cards
      | ref | card                  | player | zone |
      | doc | a character costing 4 | Ann    | hand |
    When Ann inks doc
    Then it is accepted
"""
PROGRAM = "from oracle.cli import main; main()"
WRONG = "’→é"
COMMANDS: tuple[tuple[str, ...], ...] = (
    ("check", "--features", "{features}"),
    ("explain", "{features}:4"),
    ("impact", "2.1", "2.2", "--features", "{features}"),
    ("coverage", "--features", "{features}"),
    ("conflicts",),
    ("where", "4.3.2.4"),
    ("schema",),
    ("fuzz", "--engine", "reference", "--games", "1", "--corpus", "{corpus}"),
    ("check", "--edition", WRONG),
    ("--help",),
)


@pytest.mark.parametrize(
    ("command", "encoding"), [*((one, "ascii") for one in COMMANDS), (COMMANDS[1], "latin-1"), (COMMANDS[3], "latin-1")]
)
def test_every_command_prints_whatever_the_encoding(tmp_path: Path, command: tuple[str, ...], encoding: str) -> None:
    features = tmp_path / "small.feature"
    features.write_text(FEATURE, encoding="utf-8")
    words = [word.format(features=features, corpus=tmp_path / "corpus") for word in command]
    ended = run(*words, encoding=encoding)
    assert not ended.wrong()
    assert ended.code in ((2,) if WRONG in command else (0, 1)), ended.err
    assert ended.out or ended.err


def test_json_stays_json(tmp_path: Path) -> None:
    file = tmp_path / "question.json"
    question = {"game": "lorcana", "position": {"players": [{"name": "Zoë😀"}, {"name": "Bob"}],
                "turn": {"player": "Zoë😀"}}, "do": [{"player": "Zoë😀", "action": {"kind": "end-turn"}}]}  # fmt: skip
    file.write_text(json.dumps(question), encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    call = [sys.executable, "-c", PROGRAM, "judge", str(file), "--json", "-"]
    done = subprocess.run(call, capture_output=True, env=environment)
    assert json.loads(done.stdout)["steps"][0]["player"] == "Zoë😀", done.stderr


@pytest.mark.parametrize(
    "command", [("check", "--features", "{features}", "--json", "{json}"), ("conflicts", "--json", "-")]
)
def test_nobody_reading_is_no_failure(tmp_path: Path, command: tuple[str, ...]) -> None:
    features, results = tmp_path / "small.feature", tmp_path / "found.json"
    features.write_text(FEATURE, encoding="utf-8")
    words = [word.format(features=features, json=results) for word in command]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([sys.executable, "-c", PROGRAM, *words], stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")
    assert "check" not in command or json.loads(results.read_text())
