"""The findings that the documentation shows run as they are: they fail on their engine and pass on the reference."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from oracle.assurance.fuzz.finding import Finding, signature_words
from oracle.assurance.fuzz.lockstep.lockstep import play
from oracle.assurance.fuzz.render.feature import moves_of
from oracle.assurance.fuzz.render.given import same_position
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.suite.plan import setup_params
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite
from tests.faulty.engines import faulty_engine
from tests.inputs.running import run

ROOT = Path(__file__).parents[3]
EXAMPLES = sorted((ROOT / "examples" / "findings").glob("*.feature"))


def test_there_are_three_examples_and_the_page_names_them() -> None:
    page = (ROOT / "docs" / "assurance.md").read_text(encoding="utf-8")
    assert len(EXAMPLES) == 3
    assert all(f"(../examples/findings/{file.name})" in page for file in EXAMPLES)


def finding(file: Path) -> Finding:
    return msgspec.json.decode(file.with_suffix(".json").read_bytes(), type=Finding)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_fails_on_its_engine(file: Path) -> None:
    (plan,) = load_suite(file, cache=False).plans
    with ProcessEngine([sys.executable, "-m", "tests.faulty", finding(file).engine]) as engine:
        assert run_suite((plan,), engine, Selection()).summary["fail"] == 1


def test_the_commands_that_the_page_names_do_what_it_says() -> None:
    assert run("check", "--features", str(EXAMPLES[0].parent)).code == 0
    engine = f"{sys.executable} -m tests.faulty {finding(EXAMPLES[0]).engine}"
    assert run("check", "--features", str(EXAMPLES[0]), "--engine", engine).code == 1


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_the_json_beside_an_example_is_the_same_case(file: Path) -> None:
    told = finding(file)
    (plan,) = load_suite(file, cache=False).plans
    assert plan.case == told.case_id == file.stem
    assert plan.clauses == (told.clause,)
    assert same_position(told.case.setup, setup_params(plan, told.edition))
    assert moves_of(plan) == told.case.moves
    engine = faulty_engine(told.engine)
    found = play(told.case, ReferenceEngine(tracing=True), engine, engine.initialize())
    assert found is not None
    assert signature_words(found) == told.signature
