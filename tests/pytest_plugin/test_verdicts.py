"""pytest and the native runner say the same of the same scenarios and engines, and a failure says what `check` says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from junitparser import JUnitXml, Properties

from oracle.suite.judging.sampling import Sampling
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite
from tests.pytest_plugin.running import CHECKOUT, found_in, play_with, run_pytest
from tests.suite.fake_engine import Twisted
from tests.suite.lying_engines import LIARS

DATA = CHECKOUT / "tests" / "suite" / "data"
KINDS = {"fail": "Failure", "error": "Failure", "unsupported": "Skipped"}
LYING = ("tests.suite.lying_engines", "LIARS")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A repository with the features of the tests."""
    shutil.copytree(DATA, tmp_path / "data")
    return tmp_path


def told(file: Path) -> dict[str, str]:
    """Case → verdict."""
    found = {}
    for case in (case for suite in JUnitXml.fromfile(str(file)) for case in suite):
        properties = {one.name: one.value for group in case.iterchildren(Properties) for one in group}  # type: ignore[no-untyped-call]
        assert "".join(type(result).__name__ for result in case.result) == KINDS.get(properties["verdict"], "")
        assert case.name == properties["case"]
        found[str(case.name)] = str(properties["verdict"])
    return found


def test_both_front_ends_say_the_same(folder: Path) -> None:
    """One test, since starting pytest takes longer than the scenarios."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.pytest_plugin.liars", folder],
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        check=False,
        timeout=600,
    )
    assert done.returncode == 1, (folder / "out").read_text()
    plans = load_suite(DATA, cache=False).plans
    for name, engine in LIARS.items():
        report = run_suite(plans, engine(), Selection(editions=("2.2",)), sampling=Sampling())
        native = {result.case: result.verdict for result in report.results}
        assert told(folder / f"{name}.xml") == native, name
        assert (set(native.values()) <= {"pass", "disputed"}) == (name == "honest")


def test_liars_lie() -> None:
    assert isinstance(LIARS["honest"](), Twisted)


def test_a_failure_shows_what_check_shows_and_its_likely_cause(folder: Path) -> None:
    name = next(name for name in LIARS if name not in ("honest",))
    play_with(folder, f"LIARS[{name!r}]()", *LYING)
    done = run_pytest(folder, "--tcg-suite=data")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout
    failure = done.stdout.partition("= FAILURES =")[2]
    first = re.search(r"^_+ (\S+) _+\n(.*?)^-+ likely cause -+\n(\S.*?)^[_=]", failure, re.MULTILINE | re.DOTALL)
    assert first is not None, done.stdout
    assert re.search(
        rf"^  phrases\.feature:\d+ · {re.escape(first[1])} · lorcana/2\.2 · clauses \d", first[2], re.MULTILINE
    )
    assert re.search(r"^    expected: ", first[2], re.MULTILINE)
    assert re.search(r"^    got: ", first[2], re.MULTILINE)
    assert "lorcana" in first[3]
    assert "Likely causes, with the number of cases that fail by each:" in done.stdout


def test_only_scenarios_of_the_edition_are_run(folder: Path) -> None:
    play_with(folder, "LIARS['honest']()", *LYING)
    assert run_pytest(folder, "--tcg-suite=data", "--tcg-edition=seed-guide").returncode == 0
    assert list(found_in(folder)) == ["readings"]
    assert run_pytest(folder, "--tcg-suite=data", "--tcg-edition=seed-guide", "--tcg-edition=2.2").returncode == 0
    assert {"readings[seed-guide]"} < {*found_in(folder)}


def test_what_is_unsupported_fails_where_it_is_wanted(folder: Path) -> None:
    play_with(folder, "LIARS['lacks shift']()", *LYING)
    done = run_pytest(folder, "--tcg-suite=data", "--tcg-strict", "--tcg-require", "shift")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout
    assert "unsupported: the engine lacks shift" in done.stdout
    assert "shift is required, and the engine does not declare it for Lorcana" in done.stdout
    assert re.search(r"^1 failed, \d+ passed", done.stdout, re.MULTILINE)


BROKEN = """
from oracle.pytest_plugin import court
from tests.suite.fake_engine import Twisted


def broken(reply):
    raise KeyError("gone")


court.open_engine = lambda *_: Twisted(reply=broken)
"""


def test_a_bug_of_ours_has_an_exit_code_of_its_own(folder: Path) -> None:
    (folder / "conftest.py").write_text(BROKEN)
    done = run_pytest(folder, "--tcg-suite=data")
    assert done.returncode == 4, done.stdout
    assert "bug: KeyError: 'gone' at " in done.stdout
    assert "not in your engine" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
