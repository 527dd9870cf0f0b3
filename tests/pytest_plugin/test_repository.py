"""The plugin in somebody's own repository: what is collected, under which names, beside which other tests."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from oracle.engines.limits import Limits
from oracle.pytest_plugin.court import Court
from oracle.pytest_plugin.suites import marks_of
from oracle.suite.reading.load import load_suite
from oracle.suite.run.result import result_of
from oracle.suite.run.support import Demands
from tests.pytest_plugin.running import CHECKOUT, PLUGINS, run_pytest
from tests.suite.written import QUESTING

OWN = """
import sys


def test_page():
    assert sorted(name for name in sys.modules if name.startswith("oracle.")) == EXPECTED
"""
UNTOUCHED = "['oracle.suite', 'oracle.suite.plugin']"
ANYTHING = "sorted(name for name in sys.modules if name.startswith('oracle.'))"
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


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """One with scenarios of its own and another test."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "own.feature").write_text(QUESTING.replace("{number}", "1") + "    And elsa is exerted\n")
    (tmp_path / "test_web.py").write_text(OWN.replace("EXPECTED", ANYTHING))
    return tmp_path


def ids_of(said: str) -> list[str]:
    return [line for line in said.splitlines() if "::" in line and not line.startswith(("FAILED", "ERROR"))]


def test_rules_and_other_tests_run_side_by_side_also_in_several_processes(repository: Path) -> None:
    done = run_pytest(repository, "--tcg-suite=rules", "-n2", "-p", "xdist.plugin")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def test_without_a_suite_nothing_is_loaded_and_it_comes_by_itself(repository: Path) -> None:
    (repository / "test_web.py").write_text(OWN.replace("EXPECTED", UNTOUCHED))
    (repository / "pytest.ini").write_text("[pytest]\n")
    environment = {name: value for name, value in os.environ.items() if name != "PYTEST_DISABLE_PLUGIN_AUTOLOAD"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tcg-strict"],
        cwd=repository,
        env=environment | {"PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


def test_neither_an_engine_nor_a_suite_alone_means_anything(repository: Path) -> None:
    alone = run_pytest(repository)
    assert alone.returncode == pytest.ExitCode.USAGE_ERROR
    assert "--tcg-engine names an engine and nothing to judge it by: add --tcg-suite lorcana" in alone.stderr
    (repository / "pytest.ini").write_text("[pytest]\n")
    with_suite = subprocess.run(
        [sys.executable, "-m", "pytest", *PLUGINS, "--tcg-suite=rules"],
        cwd=repository,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert with_suite.returncode == pytest.ExitCode.USAGE_ERROR
    assert "--tcg-suite names scenarios and no engine to judge: add --tcg-engine COMMAND" in with_suite.stderr


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--tcg-suite=lorcanna",), "lorcanna is no game and no folder or file of features"),
        (("--tcg-suite=rules", "--tcg-edition=7.0"), 'there is no edition or reading "7.0"'),
        (("--tcg-suite=rules", "--tcg-require=shft"), 'there is no capability "shft"; did you mean "shift"?'),
    ],
)
def test_wrong_use_is_told(repository: Path, options: tuple[str, ...], said: str) -> None:
    done = run_pytest(repository, *options)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert said in done.stderr


def test_the_suite_of_a_game_is_found_by_case_id_and_by_clause(repository: Path) -> None:
    every = run_pytest(repository, "--tcg-suite=lorcana", "--collect-only")
    ids = [one for one in ids_of(every.stdout) if one.startswith("lorcana::")]
    assert len(ids) == len({*ids}) > 2_500
    some = run_pytest(repository, "--tcg-suite=lorcana", "--collect-only", "-k", "free-character")
    assert ids_of(some.stdout) == [one for one in ids if "free-character" in one] != []
    chapter = run_pytest(repository, "--tcg-suite=lorcana", "-m", "chapter-2", "-rN")
    assert chapter.returncode == 0, chapter.stdout
    assert int(re.findall(r"(\d+) passed", chapter.stdout)[-1]) > 60
    one = run_pytest(repository, "--tcg-suite=lorcana", ids[0])
    assert re.search(r"^1 passed", one.stdout, re.MULTILINE), one.stdout
    none = run_pytest(repository, "--tcg-suite=lorcana", "lorcana::no-such-case")
    assert "not found: lorcana::no-such-case" in none.stdout


def test_the_marks_are_listed_with_the_titles_of_their_clauses(repository: Path) -> None:
    done = run_pytest(repository, "--tcg-suite=lorcana", "--markers")
    marks = re.findall(r"^@pytest\.mark\.([^:\s]+): (.+)$", done.stdout, re.MULTILINE)
    known = dict(marks)
    assert known["tcg"] == "a scenario of tcg-oracle"
    assert known["chapter-4"] == "lorcana 4 Turn actions"
    assert {"clause-4.3", "clause-4.3.2.4", "lorcana"} < {*known}


def test_a_scenario_is_marked_with_its_clauses_and_those_above() -> None:
    plan = load_suite(CHECKOUT / "features/lorcana/4-turn-actions/4.5-quest.feature").plans[0]
    marks = marks_of(plan)
    assert marks[:2] == ("tcg", "lorcana")
    assert {"chapter-4", "clause-4.5"} < {*marks}
    assert "clause-4" not in marks


@pytest.mark.parametrize("verdict", ["fail", "error", "unsupported"])
def test_what_an_engine_says_is_no_order_to_a_build(verdict: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    plan = load_suite(CHECKOUT / "features/lorcana/4-turn-actions/4.5-quest.feature").plans[0]
    said = result_of(plan, "2.2", verdict, "got\n::add-mask::secret ##[error]x")
    court = Court("", Limits(), Demands(), None)
    with pytest.raises((pytest.fail.Exception, pytest.skip.Exception)) as told:
        court._tell(said, None, "")
    assert ": :add-mask: :secret # #[error]x" in " ".join(str(told.value).split())


def test_a_mistake_that_scenarios_share_is_told_once(repository: Path) -> None:
    (repository / "rules" / "own.feature").write_text(JIT.replace("3 ready ink", "3 redy ink"))
    done = run_pytest(repository, "--tcg-suite=rules")
    assert done.returncode == pytest.ExitCode.INTERRUPTED
    assert done.stdout.count('own.feature:8: there is no Given phrase "Ann has 3 redy ink"') == 1
    assert "Traceback" not in done.stdout


@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        ("  Scenario: b\n    Given a game of Lorcana\n    Whem x\n", "bad.feature:4: not readable as Gherkin"),
        ("  @case:one @clause:1\n  Scenario: b\n    Given a game of Lorcana\n    When Ann sits\n    Then Bob has won\n",
         'bad.feature:5: there is no When phrase "Ann sits"'),
    ],
)  # fmt: skip
def test_a_bad_feature_is_told_without_a_traceback(repository: Path, scenario: str, told: str) -> None:
    (repository / "rules" / "bad.feature").write_text("Feature: a\n" + scenario)
    done = run_pytest(repository, "--tcg-suite=rules")
    assert done.returncode == pytest.ExitCode.INTERRUPTED
    assert told in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_what_a_scenario_leaves_unsaid_is_played_and_a_step_that_fails_is_named(repository: Path) -> None:
    (repository / "rules" / "own.feature").write_text(JIT)
    done = run_pytest(repository, "--tcg-suite=rules", "test_web.py")
    assert "1 failed, 3 passed" in done.stdout
    assert "aur is in Ann's hand (line 14)" in done.stdout


def test_the_pages_line_and_scenario_work_in_an_empty_repository(tmp_path: Path) -> None:
    """As docs/builds.md and the README have them; of the suite's own scenarios few are run."""
    page, readme = ((CHECKOUT / name).read_text(encoding="utf-8") for name in ("docs/builds.md", "README.md"))
    line = 'pytest --tcg-engine "python adapter.py" --tcg-suite lorcana'
    assert line in page
    assert line.replace("adapter", "my_adapter") in readme
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "lefou.feature").write_text(readme.partition("```gherkin\n")[2].partition("```")[0])
    done = run_pytest(tmp_path, "--tcg-suite=lorcana", "--tcg-suite=rules", "-k", "lefou-is-dear")
    assert done.returncode == 0, done.stdout + done.stderr
    assert (found := re.search(r"1 passed, (\d+) deselected", done.stdout)) is not None, done.stdout
    assert int(found[1]) > 2_500


def test_a_card_that_is_not_known_fails_as_it_does_in_a_check(repository: Path) -> None:
    own = repository / "rules" / "own.feature"
    text = own.read_text()
    known = next(cell for line in text.splitlines() if "| elsa" in line for cell in [line.split("|")[2].strip()])
    own.write_text(text.replace(known, "Nobody - Never Printed"))
    done = run_pytest(repository, "--tcg-suite=rules")
    assert done.returncode == pytest.ExitCode.INTERRUPTED
    assert 'no card "Nobody - Never Printed" is known' in done.stdout
