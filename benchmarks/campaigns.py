"""Campaigns beside plain processes, and a campaign beside the `--jobs` of each command; in turn, in one run.

`overhead` is of tasks of a second of the processor. Each way starts its own workers every time; the seconds from the
first outcome to the last are told apart from the whole.

    python -m benchmarks.campaigns [overhead] [check] [mutants] [fuzz] [--times 3] [--count 60]
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from oracle.campaign.cluster import Hands
from oracle.campaign.course import Course, Nowhere
from oracle.campaign.doing import do
from oracle.campaign.setting import GivenUp, Setting
from oracle.campaign.tasks import Idle, Outcome
from oracle.engines.limits import Limits
from tests.campaign.stub import Stub, crewman

ROOT = Path(__file__).parents[1]
WORKERS = 2
JOBS = ("--jobs", str(WORKERS))
PLAIN = f"{sys.executable} {ROOT}/examples/engines/python/plain_engine.py"
BESIDE = {
    "check": ("check", "--game", "lorcana", "--engine", PLAIN, *JOBS),
    "mutants": ("mutants", "--clause", "lorcana/4.6", *JOBS),
    "fuzz": ("fuzz", "--game", "lorcana", "--engine", PLAIN, "--games", "1200", *JOBS),
}
"""What is done with `--jobs`, and below the same as a part of a plan."""
PARTS = {
    "check": '[[check]]\ngame = "lorcana"\n',
    "mutants": '[[mutants]]\ngame = "lorcana"\nclauses = ["4.6"]\n',
    "fuzz": '[[fuzz]]\ngame = "lorcana"\ngames = 1200\n',
}


def _rest(number: int) -> Outcome:
    return do(Idle(number=number, seconds=1.0, burn=True), Setting(engines={}, limits=Limits()))


def plain(count: int) -> list[float]:
    """When the outcome of each of so many tasks came, by forked processes."""
    with ProcessPoolExecutor(WORKERS) as pool:
        return [time.monotonic() for _ in as_completed([pool.submit(_rest, number) for number in range(count)])]


def campaign(count: int) -> list[float]:
    """The same in a campaign."""
    times: list[float] = []
    with Hands(None, WORKERS, crewman(), print) as hands:
        course = Course([Stub(count, 1.0, burn=True)], Nowhere(), lambda _: None)

        def came(name: str, outcome: bytes | GivenUp) -> None:
            times.append(time.monotonic())
            course.came(name, outcome)

        hands.go(course.wanted, came, course.idle)
    return times


def overhead(count: int, times: int) -> None:
    """Print the seconds of both ways and their ratios."""
    wholes: dict[str, list[float]] = {"plain": [], "campaign": []}
    between: dict[str, list[float]] = {"plain": [], "campaign": []}
    for _ in range(times):
        for name, way in (("plain", plain), ("campaign", campaign)):
            begun = time.monotonic()
            came = way(count)
            wholes[name].append(came[-1] - begun)
            between[name].append(came[-1] - came[0])
            print(
                f"{name}: {wholes[name][-1]:.1f} s, {between[name][-1]:.1f} s of it after the first outcome; {_load()}"
            )
    for what, found in (("whole", wholes), ("after the first outcome", between)):
        print(f"{count} tasks of 1 s, {what}: {_ratio(found['campaign'], found['plain'])} of plain processes")


def beside(name: str, times: int) -> None:
    """Print the seconds of a command with `--jobs` and of a campaign that does the same, and their ratio."""
    jobs, tasks = [], []
    with tempfile.TemporaryDirectory(prefix="campaign-") as folder:
        plan = Path(folder) / "plan.toml"
        engines = "" if name == "mutants" else f'[engines.plain]\ncommand = "{PLAIN}"\n'
        plan.write_text(engines + PARTS[name])
        for _ in range(times):
            jobs.append(_seconds(BESIDE[name]))
            tasks.append(_seconds(("campaign", str(plan), "--workers", str(WORKERS))))
            print(f"{name}: --jobs {jobs[-1]:.1f} s, campaign {tasks[-1]:.1f} s; {_load()}", flush=True)
    print(f"{name}: a campaign takes {_ratio(tasks, jobs)} of the time with --jobs")


def _seconds(words: Sequence[str]) -> float:
    begun = time.monotonic()
    command = [sys.executable, "-c", "from oracle.cli import main; main()", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout[-2000:] + done.stderr[-2000:])
    return time.monotonic() - begun


def _ratio(found: Sequence[float], of: Sequence[float]) -> str:
    return f"{statistics.median(found) / statistics.median(of):.2f}"


def _load() -> str:
    return f"load {os.getloadavg()[0]:.1f}"


def main() -> None:
    """Run what is named, or everything."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.campaigns", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], "overhead", *BESIDE], default=[])
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--count", type=int, default=60, help="tasks of `overhead`")
    asked = parser.parse_args()
    for name in asked.names or ("overhead", *BESIDE):
        if name == "overhead":
            overhead(asked.count, asked.times)
        else:
            beside(name, asked.times)


if __name__ == "__main__":
    main()
