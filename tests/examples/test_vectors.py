"""Judging an engine by vectors, in process and without this program, gives the verdicts of `check`."""

from __future__ import annotations

import contextlib
import io
import json
import runpy
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from oracle.engines.base import Engine
from oracle.engines.exchange import calls_of
from oracle.engines.process import ProcessEngine
from oracle.engines.server import answer_to
from oracle.report.output import vectors
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection, clause_choices
from oracle.suite.runner import run_suite
from oracle.suite.vectors.build import can_be_told, vector_files
from tests.extent import only_long
from tests.faulty.engines import faulty_engine

from .start import ENGINES, find_node

CONSUMERS = ENGINES.parent / "vectors"
PART = Selection(
    editions=("2.2", "altered/3.0"),
    clauses=tuple(
        one for text in ("4.3.2", "altered/5.1.2", "lorcana/2.2", "lorcana/9.2.1") for one in clause_choices(text)
    ),
)
BEGUN = ("the-first-turn-can-be-played", "the-others-alter-their-hands-too/some", "both-shuffle-in-turn-order")
OF_THREE = ("three-take-turns", "decks-of-three-from-the-one-who-starts")
"""Whole games that both kits replay, question by question."""
WHOLE = Selection(editions=("all",))
UNEXPLAINED = {"altered-sabotage-after-rest", "altered-token-after-rest", "none-is-a-number-too/only-left-behind"}
"""Scenarios that the plain engine passes by vectors and does not support in `check`: nobody has found out why."""
Verdicts = dict[tuple[str, str], str]


@pytest.fixture(scope="module")
def part(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(PART, tmp_path_factory.mktemp("vectors") / "part")


def written(chosen: Selection, folder: Path) -> Path:
    vectors.write(vector_files(chosen.runs(load_suite().plans)), folder)
    return folder


def checked(engine: Engine, chosen: Selection) -> Verdicts:
    try:
        return {(one.case, one.edition): one.verdict for one in run_suite(load_suite().plans, engine, chosen).results}
    finally:
        engine.close()


def read(lines: str) -> Verdicts:
    found = [json.loads(line) for line in lines.splitlines()]
    return {(one["case"], one["edition"]): one["verdict"] for one in found}


def by_python(folder: Path) -> Verdicts:
    words = [
        sys.executable,
        str(CONSUMERS / "python" / "consume.py"),
        str(folder),
        str(ENGINES / "python" / "plain_engine.py"),
    ]
    return read(subprocess.run(words, capture_output=True, text=True, check=True, timeout=600).stdout)


def by_typescript(folder: Path, lines: Path) -> Verdicts:
    words = [str(find_node()), "--test", str(CONSUMERS / "typescript" / "consume.test.ts")]
    given = {"VECTORS": str(folder), "VERDICTS": str(lines)}
    subprocess.run(words, capture_output=True, check=True, timeout=600, env=given)
    return read(lines.read_text(encoding="utf-8"))


def plain() -> Engine:
    return ProcessEngine([sys.executable, str(ENGINES / "python" / "plain_engine.py")])


def typescript() -> Engine:
    return ProcessEngine([str(find_node()), str(ENGINES / "typescript" / "engine.ts")])


def assert_agree(found: Verdicts, expected: Verdicts) -> None:
    """The same, but for games whose decks are left to each engine's own chance, and for several cards under one.

    An engine deals other hands by its own chance, and asks so; and cards under one have no order that vectors tell.
    """
    untold = {
        plan.case
        for plan in load_suite().plans
        if (plan.position.turn.phase == "setup" and len(plan.chance) <= len(plan.position.players))
        or sum(card.under is not None for card in plan.position.cards) > 1
    }
    assert found.keys() == expected.keys()
    assert {run for run in found if found[run] != expected[run] and run[0] not in untold} == set()
    assert all(found[run] in (expected[run], "otherwise") for run in found)


def test_the_consumer_in_python_agrees_with_check(part: Path) -> None:
    expected, found = checked(plain(), PART), by_python(part)
    assert_agree(found, expected)
    assert Counter(expected.values())["pass"] > 100
    assert {found[case, "2.2"] for case in (*BEGUN, *OF_THREE)} == {"pass"}


def test_the_consumer_in_typescript_agrees_with_check(part: Path, tmp_path: Path) -> None:
    expected, found = checked(typescript(), PART), by_typescript(part, tmp_path / "verdicts")
    assert_agree(found, expected)
    assert Counter(expected.values())["pass"] > 80
    assert {found[case, "2.2"] for case in (*BEGUN, *OF_THREE)} == {"pass"}


def test_vectors_tell_chance_questions_and_every_seat_of_whole_games(part: Path) -> None:
    index = json.loads((part / "index.json").read_bytes())
    files = [json.loads((part / one["path"]).read_bytes()) for one in index["files"]]
    told = {one["case"]: one for file in files for one in file["vectors"]}
    begun, three = told[BEGUN[1]], told[OF_THREE[1]]
    assert begun["needs"] == ["beginnings"]
    assert begun["setup"]["position"]["turn"] == {"player": "Ann", "number": 0, "phase": "setup"}
    assert [len(outcome) for outcome in begun["setup"]["chance"]] == [1, 10, 10]
    asked = [step["asks"]["player"] for step in begun["steps"] if step.get("asks")]
    assert asked == ["Bob", "Ann"]
    assert [outcome[0] for outcome in three["setup"]["chance"]][:4] == ["Cat", "cat-deck-9", "ann-deck-1", "bob-deck-9"]
    assert three["needs"] == ["beginnings", "players-3"]
    assert [player["name"] for player in three["setup"]["position"]["players"]] == ["Ann", "Bob", "Cat"]
    assert [step["asks"]["player"] for step in three["steps"] if step.get("asks")] == ["Cat", "Ann", "Bob"]


def test_on_a_faulty_engine_the_consumer_agrees_or_says_that_it_cannot_tell(
    part: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = "pays-part-of-a-cost"
    expected = checked(faulty_engine(fault), PART)
    found = in_process(faulty_engine(fault), part, monkeypatch)
    pairs = Counter((expected[run], found[run]) for run in expected)
    told = {pair for pair in pairs if pair[0] != pair[1]}
    assert told <= {("fail", "otherwise"), ("pass", "otherwise"), ("disputed", "otherwise")}
    assert pairs["fail", "fail"] > 0


@pytest.mark.parametrize("who", ["python", "typescript"])
def test_vectors_of_another_format_are_refused(who: str, tmp_path: Path) -> None:
    (tmp_path / "index.json").write_text(
        '{"format": 1, "files": [], "protocol": 1, "vocabulary": {}}', encoding="utf-8"
    )
    python = [sys.executable, CONSUMERS / "python" / "consume.py", tmp_path, ENGINES / "python" / "plain_engine.py"]
    node = [find_node(), "--test", CONSUMERS / "typescript" / "consume.test.ts"]
    words = [str(word) for word in (python if who == "python" else node)]
    env = {"VECTORS": str(tmp_path), "PYTHONPATH": str(ENGINES.parents[1])}
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 1
    assert "format 1; this consumer reads format 4" in done.stdout + done.stderr


def in_process(engine: Engine, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Verdicts:
    """What the consumer in Python finds of an engine of ours, as the module of an engine that it imports."""
    calls, printed = calls_of(engine), io.StringIO()

    module: Any = ModuleType("engine_of_a_test")
    module.answer = lambda line: answer_to(calls, line)
    monkeypatch.setitem(sys.modules, "engine_of_a_test", module)
    monkeypatch.setattr(sys, "argv", ["consume.py", str(folder), "engine_of_a_test.py"])
    monkeypatch.syspath_prepend("")
    with contextlib.redirect_stdout(printed):
        runpy.run_path(str(CONSUMERS / "python" / "consume.py"))
    return read(printed.getvalue())


@pytest.mark.parametrize("who", ["python", "typescript"])
@only_long
def test_both_agree_with_check_on_the_whole_suite(who: str, tmp_path: Path) -> None:
    folder = written(WHOLE, tmp_path / "vectors")
    if who == "python":
        found, expected = by_python(folder), checked(plain(), WHOLE)
    else:
        found, expected = by_typescript(folder, tmp_path / "verdicts"), checked(typescript(), WHOLE)
    told = {(plan.case, edition) for plan, edition in WHOLE.runs(load_suite().plans) if can_be_told(plan, edition)}
    assert found.keys() == told
    wrong = {run[0] for run in told if found[run] not in (expected[run], "otherwise")}
    assert wrong <= UNEXPLAINED


def test_a_step_by_reading_about_a_question_counts_where_the_choice_goes_with_the_action() -> None:
    chosen = Selection(editions=("2.2",), cases=("who-chooses-the-defender",))
    assert checked(typescript(), chosen) == {("who-chooses-the-defender", "2.2"): "unsupported"}
