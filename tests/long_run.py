"""The checks that take minutes, step by step: `python -m tests.long_run [--anew]`, which is what `tox -e long` does.

Each step runs, whether or not another one has failed. Run again on the same commit, it runs those that have not passed;
with `--rest` also on a later commit, for a mend that concerns the failed steps alone. Once all have passed it writes
`docs/last-long-run.txt`, with the commit on which each one passed, to be committed by itself; `--told` says how old
that is.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "docs" / "last-long-run.txt"
STATE = ROOT / ".long-run.json"
PYTEST = ("-m", "pytest", "-p", "no:cacheprovider", "-q")


class Step(NamedTuple):
    """A command of Python's; it ends with another code than 0 where it has found something."""

    name: str
    arguments: tuple[str, ...]


class Done(NamedTuple):
    """A step that passed."""

    name: str
    seconds: float
    figures: str
    """The last line of what it wrote."""
    commit: str


SAMPLES = (*PYTEST, "-n", "auto")
"""Before the test files that no other step runs and that are cut down in the ordinary tests."""
STEPS = (
    Step("bad engines", (
        *PYTEST, "-n", "auto", "tests/faulty/test_faulty_engines.py", "tests/faulty/test_combined.py",
        "tests/faulty/test_turned.py",
        "tests/trials/test_trials.py", "tests/trials/test_connecting.py", "tests/cli/test_connect_engines.py",
    )),
    Step("every scenario through pytest", (
        *PYTEST, "-n", "auto", "--tcg-engine", "reference", "--tcg-suite", "all", "features",
    )),
    Step("definitions and the kit", (*PYTEST, "-n", "auto", "tests/adapter/test_typescript_package.py", "tests/cards")),
    Step("manners", ("-m", "tests.manners", "--all")),
    Step("manners with drawn casts", ("-m", "tests.manners", "--casts", "1")),
    # Under every edition they were played before.
    Step("ways through actions", (*PYTEST, "-n", "auto", "tests/manners/test_manners.py", "-k", "not every_edition")),
    Step("properties of both games", (*PYTEST, "-n", "auto", "tests/play", "tests/lorcana", "tests/altered")),
    Step("mutants", ("-c", "from oracle.cli import main; main()", "mutants")),
    Step("both sides of every clause", ("-c", "from oracle.cli import main; main()", "coverage", "--sides")),
    Step("whole games", ("-m", "tests.play.whole_games", "400")),
    Step("records of games", (
        "-m", "tests.assurance.records", "--games", "200", "--faulty", "30", "--broken", "300",
    )),
    Step("reports", (*PYTEST, "tests/cli/test_publish.py", "tests/assurance/fuzz/test_reducer.py")),
    Step("the site", ("-m", "tests.report.whole_site")),
    Step("commands of the README", (*PYTEST, "tests/house/test_readme.py", "tests/house/test_figures.py")),
    Step("pictures of the pages", ("-m", "tests.report.take_pictures", "--try")),
    Step("what printed cards do not show", ("-m", "tests.assurance.casting.kills", "lorcana")),
    Step("larger samples", SAMPLES),
    Step("casts, builds and the wheel", (
        *PYTEST, "-n", "auto",
        "tests/assurance/casting", "tests/assurance/by_card", "tests/assurance/test_faults.py",
        "tests/examples/test_builds.py", "tests/house/test_packaging.py",
    )),
    Step("likely causes", ("-m", "tests.assurance.diagnosis.measure", "--engines", "10", "--seed", "21")),
    Step("engines with few cards", ("-m", "tests.assurance.casting.heard")),
    Step("cards and rules that are blamed", ("-m", "tests.assurance.casting.blame")),
    Step("vectors and the engine in JavaScript", (
        *PYTEST, "-n", "auto", "tests/examples/test_vectors.py", "tests/examples/test_javascript.py",
    )),
    Step("steps that cannot fail", ("-m", "tests.vacuous")),
    Step("levels", ("-m", "tests.certify.levels")),
    Step("wrong engines that ask for levels", ("-m", "tests.certify.refused", "--some", "10")),
    Step("certificates", ("-m", "tests.certify", "--count", "3000")),
    Step("what users bring", (
        "-m", "tests.inputs", "--count", "3000", "--kind", "history", "--kind", "key", "--kind", "cards",
    )),
    Step("variations", ("-m", "tests.assurance.variation_campaign", "5", "100")),
    Step("cheats", ("-m", "tests.cheats", "40")),
    Step("faults of a campaign", ("-m", "tests.campaign.faults")),
    Step("campaigns on several clusters", ("-m", "tests.campaign.same", "--games", "600", "--namespaces")),
    Step("instructions", ("-m", "benchmarks.instructions")),
)  # fmt: skip
"""In this order."""


def cut_down() -> list[str]:
    """The test files that are cut down in the ordinary tests and that no step names, as paths from here, sorted."""
    named = {ROOT / word for step in STEPS for word in step.arguments if word.startswith("tests/")}
    cut = (
        file
        for file in (ROOT / "tests").rglob("test_*.py")
        if re.search(r"^from tests\.extent import", file.read_text(encoding="utf-8"), re.MULTILINE)
    )
    return sorted(str(file.relative_to(ROOT)) for file in cut if named.isdisjoint((file, *file.parents)))


def run(step: Step, commit: str) -> tuple[int, Done]:
    """Run a step, show what it writes, and keep the last line of that."""
    begun, last = time.monotonic(), ""
    environment = {**os.environ, "TCG_EXAMPLES": os.environ.get("TCG_EXAMPLES", "2")}
    command = [sys.executable, *step.arguments, *(cut_down() if step.arguments == SAMPLES else ())]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout or ():
            told(line.rstrip("\n"))
            last = line.strip() or last
    return process.returncode, Done(step.name, round(time.monotonic() - begun, 1), last, commit)


def go_on(steps: tuple[Step, ...], passed: list[Done], commit: str, keep: Callable[[list[Done]], None]) -> list[str]:
    """Run the steps that have not passed, to the last; the names of those that fail."""
    failed = []
    for step in steps:
        before = next((one for one in passed if one.name == step.name), None)
        if before is not None:
            told(f"=== {step.name}: passed before ({before.commit})")
            continue
        told(f"=== {step.name}")
        code, done = run(step, commit)
        if code:
            told(f"=== {step.name} failed ({code})")
            failed.append(step.name)
        else:
            passed.append(done)
            keep(passed)
    return failed


def record(commit: str, passed: list[Done]) -> str:
    """The text of the record."""
    minutes = sum(one.seconds for one in passed) / 60
    lines = [
        f"commit  {commit}",
        f"date    {datetime.now(UTC):%Y-%m-%d}",
        f"machine {os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}",
        f"minutes {minutes:.0f}",
        "",
        *(f"{one.seconds:7.0f} s  {one.commit}  {one.name}: {one.figures}" for one in passed),
    ]
    return "\n".join(lines) + "\n"


def age() -> str:
    """How many commits ago the run passed of which there is a record."""
    if not RECORD.exists():
        return "the long run has never passed: no docs/last-long-run.txt"
    commit = RECORD.read_text(encoding="utf-8").split()[1]
    count = git("rev-list", "--count", f"{commit}..HEAD")
    return f"the long run last passed {count or 'an unknown number of'} commits ago ({commit})"


def git(*arguments: str) -> str:
    """What git says; nothing where it cannot say."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if not done.returncode else ""


def known(commit: str, rest: bool) -> list[Done]:
    """The steps that have passed on this commit, or on any since the last record where the rest alone is to run."""
    rows = json.loads(STATE.read_text(encoding="utf-8")) if STATE.exists() else []
    return [one for one in (Done(*row) for row in rows) if rest or one.commit == commit]


def told(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Exit code 0: every step passed; 1: one did not."""
    parser = argparse.ArgumentParser(prog="python -m tests.long_run", description=__doc__)
    parser.add_argument("--anew", action="store_true", help="run every step")
    parser.add_argument(
        "--rest", action="store_true", help="run what has not passed on any commit since the last record"
    )
    parser.add_argument("--told", action="store_true", help="say only how old the record is")
    asked = parser.parse_args()
    if asked.told:
        told(age())
        return 0
    commit = git("rev-parse", "--short", "HEAD")
    changed = bool(git("status", "--porcelain", "-uno"))
    passed = [] if asked.anew or changed else known(commit, asked.rest)
    failed = go_on(STEPS, passed, commit, (lambda _: None) if changed else _keep)
    if failed:
        told(f"failed: {', '.join(failed)}; once they are mended, run this again, with --rest if nothing else changes")
    elif changed:
        told("every step passed; there is no record of it, as this is no commit")
    else:
        RECORD.write_text(record(commit, passed), encoding="utf-8")
        STATE.unlink(missing_ok=True)
        told(f"every step passed; commit {RECORD.relative_to(ROOT)} by itself")
    return int(bool(failed))


def _keep(passed: list[Done]) -> None:
    STATE.write_text(json.dumps(passed), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
