"""A few hundred inputs in every run of the tests; `python -m tests.inputs` has as many as there is time for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from oracle.cli import app
from oracle.suite.files import sealed
from tests.extent import LONG
from tests.inputs import kinds, material
from tests.inputs.commands import options
from tests.inputs.playing import play
from tests.inputs.running import Ended, run

ROOT = Path(__file__).resolve().parents[2]
NUMBERS = range(100) if LONG else (*range(39), 80)
"""The last is the first of its kind, that of histories."""
BROUGHT = 60 if LONG else 20
DIGITS = "9" * 5000
PROGRAM = b"from oracle.cli import main; main()"


def test_inputs_of_every_kind_end_as_they_should(tmp_path: Path) -> None:
    found = play(16, NUMBERS, tmp_path, tuple(kinds.KINDS))
    assert found.wrong == []
    assert set(found.met) == set(kinds.KINDS)
    assert found.met.total() == len(NUMBERS)


def test_what_users_bring_is_never_a_bug_of_ours(tmp_path: Path) -> None:
    found = play(42, range(BROUGHT), tmp_path, ["history", "key", "cards"])
    assert found.wrong == []
    assert found.met.total() == BROUGHT


def test_the_same_number_is_the_same_input(tmp_path: Path) -> None:
    seen: list[list[bytes]] = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        for number in range(4):
            kinds.position(Random(number), tmp_path / folder)  # noqa: S311 - no secret
        seen.append([file.read_bytes() for file in sorted((tmp_path / folder).glob("question.json"))])
    assert seen[0] == seen[1] != []


@pytest.mark.parametrize(
    ("ended", "wrong"),
    [
        (Ended(code=0, out="", err=""), False),
        (Ended(code=2, out="", err="error: file.json: it is a device"), False),
        (Ended(code=130, out="", err=""), False),
        (Ended(code=4, out="", err="bug: KeyError"), True),
        (Ended(code=1, out="", err="Traceback (most recent call last)"), True),
        (Ended(code=2, out="", err=""), True),
    ],
)
def test_what_may_not_be_is_called_wrong(ended: Ended, wrong: bool) -> None:
    assert bool(ended.wrong()) == wrong


def test_a_bug_of_the_program_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> object:
        raise KeyError("gone")

    monkeypatch.setattr("oracle.cli.judge.judgement", broken)
    assert play(16, range(5), tmp_path, ["position"]).wrong


def test_a_cache_that_believes_anything_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealed, "unseal", lambda text: text.partition(b" ")[2])
    monkeypatch.setattr(kinds, "damaged", lambda _, content: content.replace(b"Ann", b"Amy"))
    assert play(16, range(2), tmp_path, ["cached"]).wrong


def test_every_command_has_its_turn() -> None:
    assert set(options()) == set(app.PLACES)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("judge", "/dev/zero"), "it is a device"),
        (("judge", "/"), "it is a folder"),
        (("check", "--features", "pipe.feature"), "it is a pipe"),
        (("check", "--features", "device"), "it is a device"),
        (("explain", "gone.feature:3"), "there is no file"),
        (("check", "--features", "large"), "larger than 1 MiB"),
        (("check", "--engine", "/", "--features", "small.feature"), "is a folder"),
        (("perft", "lorcana/opening", "--depth", "1000000000"), "--depth"),
        (("check", "--timeout", "nan"), "--timeout"),
        (("check", "--timeout", "inf"), "--timeout"),
        (("check", "--total", "inf"), "--total"),
        (("fuzz", "--engine", "reference", "--minutes", "1e300"), "--minutes"),
        (("fuzz", "--engine", "reference", "--jobs", "100000"), "--jobs"),
        (("twins", "--engine", "reference", "--pairs", "99999999999999999999"), "--pairs"),
        (("check", "--features", "ink.feature"), "300,000 cards are too many; a position has at most 2,000"),
        (("check", "--features", "steps.feature"), "at most 1,000 steps, this one has 20,001"),
        (("check", "--features", "rows.feature"), "at most 2,000 rows, this one has 3,001"),
        (("check", "--features", "unrolled.feature"), "more than 4 MiB once outlines are unrolled"),
        (("judge", "cards.json"), "position.cards: there are 3,000 (at most 2,000)"),
        (("judge", "number.json"), "definitions.a.cost: the number is too large (at most 1,000)"),
        (("judge", "times.json"), "times: the number is too large (at most 1,000)"),
        (("judge", "nobody.json"), "turn.player: "),
        (("judge", "deep.json"), "nested too deeply"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_is_too_large_or_no_file_is_refused_with_its_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    _write(words[-1])
    ended = run(*words)
    assert not ended.wrong()
    assert ended.code == (3 if "--engine" in words and "check" in words else 2)
    assert said in " ".join(ended.err.split())


def _write(name: str) -> None:
    head = "Feature: x\n\n  @clause:4.3.1 @case:a\n  Scenario: y\n    Given a game of Lorcana\n"
    table = "    And these cards\n" + "      | ref | card | player | zone |\n" * 3001
    outline = head.replace("Scenario:", "Scenario Outline:") + f"    When <a>\n    Then {'b' * 20000}\n    Examples:\n"
    position = '"position":{"players":[{"name":"A"},{"name":"B"}],"turn":{"player":"A"},"cards":[%s]}'
    card = '{"ref":"%d","player":"A","zone":"deck","card":"a"}'
    cards = ",".join(card % number for number in range(3000))
    nested = '{"is":"repeat","times":40,"do":{"is":"repeat","times":40,"do":{"is":"draw"}}}'
    turn = '"turn":{"player":"","first":"A","phase":"afternoon"}'
    nobody = '{"game":"altered","position":{"players":[{"name":"A"},{"name":"B"}],' + turn + "}}"
    contents = {
        "ink.feature": head + "    And Ann has 300000 ready ink\n",
        "steps.feature": head + "    And it is Ann's turn\n" * 20000,
        "rows.feature": head + table,
        "unrolled.feature": outline + "".join(f"      | {row} |\n" for row in ("a", *range(300))),
        "cards.json": '{"game":"lorcana",' + position % cards + "}",
        "number.json": '{"game":"lorcana",' + position % "" + ',"definitions":{"a":{"cost":1000000000000}}}',
        "times.json": '{"game":"altered",' + position % "" + ',"definitions":{"a":' + nested + "}}",
        "nobody.json": nobody,
        "deep.json": '{"game":"lorcana",' + position % "" + ',"definitions":{"a":' + "[" * 90 + "]" * 90 + "}}",
        "large": " " * (2**20 + 1),
    }
    if name == "small.feature":
        material.small(Path())
    elif name in contents:
        Path(name).write_text(contents[name])
    elif name == "pipe.feature":
        os.mkfifo(name)
    elif name == "device":
        Path(name).symlink_to("/dev/zero")


def test_a_real_process_meets_them_as_well(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C", "XDG_CACHE_HOME": str(tmp_path)}
    call = [os.fsencode(sys.executable), b"-c", PROGRAM, b"judge", os.fsencode(tmp_path) + b"/\xff\x1b"]
    done = subprocess.run(call, capture_output=True, env=environment, cwd=ROOT)
    assert done.returncode == 2
    assert b"no such file" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("explain", f"small.feature:{DIGITS}"),
        ("where", DIGITS),
        ("where", f"4.{DIGITS}"),
        ("check", "--features", "small.feature", "--clause", f"4.{DIGITS}"),
        ("conflicts", DIGITS),
        ("fuzz", "--engine", "reference", "--seed", DIGITS),
    ],
    ids=lambda words: f"{words[0]} {words[-1][:24]}",
)
def test_thousands_of_digits_are_no_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    _write("small.feature")
    ended = run(*words)
    assert not ended.wrong()
    assert ended.code == 2
