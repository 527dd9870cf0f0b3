"""Both front ends, pytest-bdd and the native runner, say the same of the same scenarios and engines."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from junitparser import JUnitXml, Properties

from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite
from tests.suite.fake_engine import Twisted
from tests.suite.lying_engines import LIARS

DATA = Path(__file__).parent / "data"
CHECKOUT = Path(__file__).parents[2]

PLUGINS = ("-p", "no:cacheprovider", "-p", "pytest_bdd.plugin", "-p", "oracle.suite.plugin")
"""No others are loaded, which takes as long as the scenarios; that these come by themselves `test_plugin` shows."""
CONFTEST = """
import pytest
from tests.suite.lying_engines import LIARS


@pytest.fixture(scope="session")
def engine_under_test(request):
    return LIARS[request.param]()


def pytest_generate_tests(metafunc):
    metafunc.fixturenames.append("engine_under_test")
    metafunc.parametrize("engine_under_test", {names!r}, indirect=True, scope="session")
"""
TESTS = """
from pytest_bdd import scenarios

from oracle.suite.bridge import feature_folder

scenarios(feature_folder("."))
"""


def run_pytest(folder: Path, *options: str, tests: str = TESTS) -> subprocess.CompletedProcess[str]:
    """Run pytest as strictly as the project's own tests."""
    options = ("--tcg-engine=reference", *options)
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -q --strict-markers\nfilterwarnings = error\n")
    (folder / "test_scenarios.py").write_text(tests)
    return subprocess.run(
        [sys.executable, "-m", "pytest", *PLUGINS, "--junitxml=found.xml", *options],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(CHECKOUT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def bridged(folder: Path, names: Sequence[str], edition: str) -> dict[str, dict[str, str]]:
    """Name of each engine → case → verdict, as pytest tells it."""
    play_with(folder, *names)
    done = run_pytest(folder, "--tcg-edition", edition)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    found: dict[str, dict[str, str]] = {name: {} for name in names}
    for suite in JUnitXml.fromfile(str(folder / "found.xml")):
        for case in suite:
            properties = {one.name: one.value for group in case.iterchildren(Properties) for one in group}  # type: ignore[no-untyped-call]
            if "verdict" in properties:
                kinds = {type(result).__name__ for result in case.result}
                expected = {"fail": {"Failure"}, "error": {"Failure"}, "unsupported": {"Skipped"}}
                assert kinds == expected.get(properties["verdict"], set())
                (engine,) = [name for name in names if re.search(rf"[\[-]{name}[\]-]", case.name)]
                found[engine][properties["case"]] = properties["verdict"]
    return found


def play_with(folder: Path, *names: str) -> None:
    """Lay out the scenarios to be played with engines of these names."""
    shutil.copytree(DATA, folder, dirs_exist_ok=True)
    (folder / "conftest.py").write_text(CONFTEST.format(names=names))


def test_both_front_ends_say_the_same(tmp_path: Path) -> None:
    """One test, since starting pytest takes longer than the scenarios."""
    plans = load_suite(DATA, cache=False).plans
    told = bridged(tmp_path, sorted(LIARS), "2.2")
    for name, engine in LIARS.items():
        report = run_suite(plans, engine(), Selection(editions=("2.2",)))
        native = {result.case: result.verdict for result in report.results}
        assert told[name] == native, name
        assert (set(native.values()) <= {"pass", "disputed"}) == (name == "honest")


def test_the_suites_own_features_hold_through_pytest(tmp_path: Path) -> None:
    """Some of each game, from where they lie; `tox -e long` runs all of `pytest features`."""
    chapters = ("lorcana/2-gameplay", "altered/3-zones")
    folders = ", ".join(f"feature_folder({str(CHECKOUT / 'features' / name)!r})" for name in chapters)
    done = run_pytest(tmp_path, tests=TESTS.replace('feature_folder(".")', folders))
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[-1]) > 150
    assert "failed" not in done.stdout


def test_scenarios_of_other_editions_are_skipped(tmp_path: Path) -> None:
    assert bridged(tmp_path, ["honest"], "seed-guide") == {"honest": {"readings": "pass"}}


def test_an_unknown_edition_is_wrong_use(tmp_path: Path) -> None:
    play_with(tmp_path, "honest")
    done = run_pytest(tmp_path, "--tcg-edition", "7.0")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert 'no edition or reading "7.0"' in done.stderr


@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        ("  Scenario: b\n    Given a game of Lorcana\n    Whem x\n", "bad.feature:4: not readable as Gherkin"),
        ("  @case:one @clause:1\n  Scenario: b\n    Given a game of Lorcana\n    When Ann sits\n    Then Bob has won\n",
         'bad.feature:5: there is no When phrase "Ann sits"'),
    ],
)  # fmt: skip
def test_a_bad_feature_is_told_without_a_traceback(tmp_path: Path, scenario: str, told: str) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST.format(names=("honest",)))
    (tmp_path / "bad.feature").write_text("Feature: a\n" + scenario)
    done = run_pytest(tmp_path)
    assert done.returncode != 0
    assert told in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_an_engine_that_does_not_start_ends_the_run(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path, dirs_exist_ok=True)
    done = run_pytest(tmp_path, "--tcg-engine", "no-such-engine-anywhere")
    assert done.returncode == 3, done.stdout
    assert "could not be started" in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def test_the_reference_is_the_default(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path, dirs_exist_ok=True)
    done = run_pytest(tmp_path, "-k", "played_for_ink or too_little")
    assert done.returncode == 0, done.stdout
    assert "3 passed" in done.stdout


def test_liars_lie() -> None:
    assert isinstance(LIARS["honest"](), Twisted)


def test_what_is_unsupported_fails_where_it_is_wanted(tmp_path: Path) -> None:
    play_with(tmp_path, "lacks shift")
    done = run_pytest(tmp_path, "--tcg-strict", "--tcg-require", "shift")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout
    assert "unsupported: the engine lacks shift" in done.stdout
    assert "shift is required, and the engine does not declare it for Lorcana" in done.stdout
    assert re.search(r"^1 failed, \d+ passed", done.stdout, re.MULTILINE)


def test_an_unknown_capability_is_wrong_use(tmp_path: Path) -> None:
    play_with(tmp_path, "honest")
    done = run_pytest(tmp_path, "--tcg-require", "shft")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert 'there is no capability "shft"; did you mean "shift"?' in done.stderr


BROKEN = """
import pytest
from tests.suite.fake_engine import Twisted


def broken(reply):
    raise KeyError("gone")


@pytest.fixture(scope="session")
def engine_under_test():
    return Twisted(reply=broken)
"""


def test_a_bug_of_ours_has_an_exit_code_of_its_own(tmp_path: Path) -> None:
    play_with(tmp_path, "honest")
    (tmp_path / "conftest.py").write_text(BROKEN)
    done = run_pytest(tmp_path)
    assert done.returncode == 4, done.stdout
    assert "bug: KeyError: 'gone' at " in done.stdout
    assert "not in your engine" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
