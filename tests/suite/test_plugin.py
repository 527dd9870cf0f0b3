"""The pytest plugin of the wheel in somebody's own repository, beside features that are none of its business."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from oracle.suite.bridge import say
from tests.extent import LONG
from tests.suite.written import QUESTING

CHECKOUT = Path(__file__).parents[2]
OWN = """
import sys

from pytest_bdd import given, scenarios, then

scenarios("web.feature")


@given("a web page")
def page():
    pass


@then("it has a title")
def title():
    assert [name for name in sys.modules if name.startswith("oracle.")] == EXPECTED
"""
WEB = "@area:web\nFeature: web\n  Scenario: a page\n    Given a web page\n    Then it has a title\n"
RULES = """
from pytest_bdd import scenarios

from oracle.suite.bridge import feature_folder

scenarios(feature_folder("rules"))
"""
JIT = """Feature: left unsaid
  Background:
    Given a game of Lorcana
    And these cards
      | ref | card                       | player | zone |
      | jit | Just in Time               | Ann    | hand |
      | aur | Aurora - Dreaming Guardian | Ann    | hand |
    And Ann has 3 ready ink
    When Ann plays jit for its ink cost
    And Ann chooses aur

  @case:one @clause:6.1.4
  Scenario: one
    Then aur is in Ann's hand

  @case:two @clause:6.1.4
  Scenario Outline: two
    Then <which> is in Ann's <zone>

    Examples:
      | which | zone    |
      | aur   | play    |
      | jit   | discard |
"""
ONE_CHAPTER = f"""
from pathlib import Path

from oracle.suite import bridge

bridge.feature_roots = lambda: {{"": Path({str(CHECKOUT / "features/lorcana/2-gameplay")!r})}}
"""
"""A suite of one chapter: pytest-bdd takes a quarter of a minute to read all of them."""
UNTOUCHED = "['oracle.suite', 'oracle.suite.plugin']"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "own.feature").write_text(QUESTING.replace("{number}", "1") + "    And elsa is exerted\n")
    (tmp_path / "web.feature").write_text(WEB)
    (tmp_path / "test_rules.py").write_text(RULES)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -q -p no:cacheprovider\n")
    return tmp_path


def run_pytest(folder: Path, expected: str, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_web.py").write_text(OWN.replace("EXPECTED", expected))
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )


def test_rules_and_other_features_run_side_by_side(repository: Path) -> None:
    done = run_pytest(
        repository, "[name for name in sys.modules if name.startswith('oracle.')]", "--tcg-engine=reference"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


@pytest.mark.parametrize("verdict", ["fail", "error", "unsupported"])
def test_what_an_engine_says_is_no_order_to_a_build(verdict: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    node = SimpleNamespace(user_properties=[])
    with pytest.raises((pytest.fail.Exception, pytest.skip.Exception)) as told:
        say(node, verdict, "got\n::add-mask::secret ##[error]x")  # type: ignore[arg-type]
    assert "\n: :add-mask: :secret # #[error]x" in str(told.value)


def test_without_an_engine_nothing_is_loaded(repository: Path) -> None:
    done = run_pytest(repository, UNTOUCHED, "test_web.py")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


def test_rules_without_an_engine_say_what_is_missing(repository: Path) -> None:
    done = run_pytest(repository, UNTOUCHED, "test_rules.py")
    assert done.returncode == pytest.ExitCode.INTERRUPTED, done.stdout
    assert "no engine was named to judge: pytest --tcg-engine COMMAND" in done.stdout
    assert "Traceback" not in done.stdout


def test_a_mistake_that_scenarios_share_is_told_by_the_first_of_them(repository: Path) -> None:
    (repository / "rules" / "own.feature").write_text(JIT.replace("3 ready ink", "3 redy ink"))
    done = run_pytest(repository, UNTOUCHED, "--tcg-engine=reference", "-rN", "test_rules.py")
    assert "3 failed" in done.stdout
    assert done.stdout.count('there is no Given phrase "Ann has 3 redy ink"') == 1
    assert done.stdout.count("own.feature:8: already reported by test_rules.py::test_one") == 2


def test_what_a_scenario_leaves_unsaid_is_played_and_a_step_that_fails_is_named(repository: Path) -> None:
    (repository / "rules" / "own.feature").write_text(JIT)
    done = run_pytest(repository, UNTOUCHED, "--tcg-engine=reference", "test_rules.py")
    assert "1 failed, 2 passed" in done.stdout
    assert "fail: rules/own.feature:14: aur is in Ann's hand" in done.stdout


def test_the_pages_module_and_scenario_work_in_an_empty_repository(tmp_path: Path) -> None:
    """As docs/builds.md and the README have them; of the suite's own scenarios none is run."""
    page, readme = ((CHECKOUT / name).read_text(encoding="utf-8") for name in ("docs/builds.md", "README.md"))
    module = page.partition("```python\n")[2].partition("```")[0]
    assert "scenarios(*feature_folders())" in module
    (tmp_path / "rules").mkdir()
    (tmp_path / "test_rules.py").write_text(module)
    if not LONG:
        (tmp_path / "conftest.py").write_text(ONE_CHAPTER)
    (tmp_path / "rules" / "lefou.feature").write_text(readme.partition("```gherkin\n")[2].partition("```")[0])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--tcg-engine", "reference", "-k", "gaston_who"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (found := re.search(r"1 passed, (\d+) deselected", done.stdout)) is not None, done.stdout
    assert int(found[1]) > (4_000 if LONG else 50)


def test_a_card_that_is_not_known_fails_as_it_does_in_a_check(repository: Path) -> None:
    own = repository / "rules" / "own.feature"
    text = own.read_text()
    known = next(cell for line in text.splitlines() if "| elsa" in line for cell in [line.split("|")[2].strip()])
    own.write_text(text.replace(known, "Nobody - Never Printed"))
    done = run_pytest(repository, UNTOUCHED, "--tcg-engine=reference", "test_rules.py")
    assert done.returncode == 1
    assert 'no card "Nobody - Never Printed" is known' in done.stdout
