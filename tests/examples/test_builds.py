"""The GitHub action and the GitLab template, done step by step here on a repository made fresh."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.extent import only_long
from tests.house.checkout import ROOT

CI = ROOT / "examples" / "ci"
FAILURES = 3
"""Cases of the chapter that the engine of the examples fails once its fault is planted."""


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder of both repositories, and all that was printed."""
    folder = tmp_path_factory.mktemp("builds")
    bare = {
        "PATH": f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin",
        "PYTHONPATH": str(ROOT),
        "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache")),
    }
    done = subprocess.run(
        [sys.executable, CI / "try.py", folder], env=bare, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder, done.stdout


@only_long
def test_the_action_shows_what_failed(tried: tuple[Path, str]) -> None:
    folder, said = tried
    errors = [line for line in said.splitlines() if line.startswith("::error ")]
    assert len(errors) == FAILURES
    assert errors[0].startswith(
        "::error file=adapter.py,line=1,title=failed%3A exert-ability-needs-a-dry-character/drying"
    )
    summary = (folder / "github-runner" / "summary.md").read_text(encoding="utf-8")
    assert '✗ `` "plain-engine" `exit 9` $(exit 9)' in summary
    assert len(summary) < 1024 * 1024
    badge = (folder / "github" / "tcg-oracle-results" / "badges" / "lorcana_2.2_4.svg").read_text(encoding="utf-8")
    assert f"{FAILURES} failed" in badge


@only_long
def test_what_the_engine_prints_is_between_a_stop_and_its_token(tried: tuple[Path, str]) -> None:
    lines = tried[1].splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("::stop-commands::"))
    end = lines.index(f"::{lines[start].rpartition('::')[2]}::")
    assert any(re.search(rf"{FAILURES} of \d+ cases failed", line) for line in lines[start:end])


@only_long
def test_the_template_keeps_reports_that_gitlab_reads(tried: tuple[Path, str]) -> None:
    results = tried[0] / "gitlab" / "tcg-oracle-results"
    issues = json.loads((results / "code-quality.json").read_text(encoding="utf-8"))
    assert [one["location"] for one in issues] == [{"path": "adapter.py", "lines": {"begin": 1}}] * FAILURES
    artifacts = yaml.safe_load((CI / "gitlab.yml").read_text(encoding="utf-8"))[".tcg-oracle"]["artifacts"]
    for path in artifacts["reports"].values():
        assert (results / path.removeprefix("$TCG_RESULTS/")).is_file()


def test_no_step_of_the_action_puts_an_input_into_its_script() -> None:
    steps = yaml.safe_load((CI / "action.yml").read_text(encoding="utf-8"))["runs"]["steps"]
    assert [step["name"] for step in steps if "${{" in step.get("run", "")] == []


OPTIONS = "--game lorcana\n--edition all\n\n  --case *  --strict\n"
ENGINE = """python3 adapter.py "it's" '`exit 9`'"""
STAND_IN = """#!/bin/sh
for word in "$@"; do printf '%s\\n' "$word"; done >> "$SAID"
"""
"""A `tcg-oracle` that keeps its words."""


def words_of(folder: Path, shell: list[str], script: str, place: Path, env: dict[str, str]) -> list[str]:
    """What a script says to `tcg-oracle`, which lies at that place."""
    place.parent.mkdir(parents=True)
    place.write_text(STAND_IN)
    place.chmod(0o755)
    (folder / "a-file").touch()
    (folder / "step.sh").write_text(script)
    whole = {"PATH": "/usr/local/bin:/usr/bin:/bin", "SAID": str(folder / "said"), **env}
    done = subprocess.run([*shell, folder / "step.sh"], cwd=folder, env=whole, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return (folder / "said").read_text().splitlines()


WANTED = ["check", "--engine", ENGINE, "--game", "lorcana", "--edition", "all", "--case", "*", "--strict"]


def test_every_line_of_the_options_reaches_the_check_of_the_action(tmp_path: Path) -> None:
    steps = yaml.safe_load((CI / "action.yml").read_text(encoding="utf-8"))["runs"]["steps"]
    (script,) = [step["run"] for step in steps if step["name"] == "Check"]
    env = {"RUNNER_TEMP": str(tmp_path), "GITHUB_OUTPUT": str(tmp_path / "out"), "RESULTS": "results"}
    env |= {"ENGINE": ENGINE, "OPTIONS": OPTIONS, "FEATURES": ""}
    bash = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail"]
    said = words_of(tmp_path, bash, script, tmp_path / "tcg-oracle" / "bin" / "tcg-oracle", env)
    assert said[: len(WANTED)] == WANTED
    assert (tmp_path / "out").read_text() == "code=0\n"


def test_every_line_of_the_options_reaches_the_check_of_the_template(tmp_path: Path) -> None:
    job = yaml.safe_load((CI / "gitlab.yml").read_text(encoding="utf-8"))[".tcg-oracle"]
    env = {**job["variables"], "TCG_ENGINE": ENGINE, "TCG_OPTIONS": OPTIONS}
    said = words_of(tmp_path, ["sh", "-e"], "\n".join(job["script"]), tmp_path / ".tcg-oracle/bin/tcg-oracle", env)
    assert said[: len(WANTED)] == WANTED


def test_the_hook_lints_features_and_starts_no_engine(tmp_path: Path) -> None:
    hook = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))[0]
    (tmp_path / "bad.feature").write_text("Feature: a\n  Scenario: b\n    Given a gamme of Lorcana\n", encoding="utf-8")
    words = hook["entry"].split()
    command = [sys.executable, "-c", "from oracle.cli import main; main()", *words[1:], "bad.feature"]
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 2
    assert "bad.feature:" in done.stderr
