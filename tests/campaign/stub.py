"""A campaign of tasks that do nothing: `python -m tests.campaign.stub DB [--cluster ADDRESS] [--count 1000] …`.

Prints one line of JSON: how long it took, how many outcomes were taken and how many rows there are of how many tasks,
and the most memory of this process and of the scheduler while it ran.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import func, select

from oracle.campaign.cluster import Hands
from oracle.campaign.course import Course, Wave
from oracle.campaign.identity import program
from oracle.campaign.keeping import Patient
from oracle.campaign.setting import Setting
from oracle.campaign.tasks import Idle, Outcome, Rested
from oracle.campaign.worker import Crewman
from oracle.engines.limits import Limits
from oracle.history.campaigns import Kept
from oracle.history.database import Database
from oracle.history.schema import tasks as rows

KEY = "0" * 64


class Stub:
    """This many tasks of this many seconds."""

    name = "stub"

    def __init__(self, count: int, seconds: float, *, burn: bool = False) -> None:
        self.count, self.seconds, self.burn = count, seconds, burn
        # A byte each, so that the memory measured is the client's own.
        self.taken = bytearray(count)
        self.order = True

    def waves(self) -> Iterator[Wave]:
        tasks = (Idle(number=number, seconds=self.seconds, burn=self.burn) for number in range(self.count))
        yield Wave(tasks, self.count, self._take)

    def _take(self, place: int, outcome: Outcome) -> None:
        assert isinstance(outcome, Rested)
        self.order = self.order and outcome.number == place
        self.taken[outcome.number] += 1


def crewman(seconds: float = 60.0, version: str = "") -> Crewman:
    """What workers get for tasks without engines."""
    own = {**program(), **({"version": version} if version else {})}
    return Crewman(own, Setting(engines={}, limits=Limits()), {}, seconds)


def memory_of(pid: int) -> int:
    """The resident memory of a process, in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) // 1024
    return 0


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


class Watch:
    """Samples memory now and then, and prints progress where asked to."""

    def __init__(self, scheduler: int, every: int) -> None:
        self.scheduler, self.every = scheduler, every
        self.client_memory: list[int] = []
        self.scheduler_memory: list[int] = []
        self._next = 0.0
        self._told = 0

    def __call__(self, course: Course) -> None:
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + 2
            self.client_memory.append(memory_of(os.getpid()))
            if self.scheduler:
                self.scheduler_memory.append(memory_of(self.scheduler))
        if self.every and course.done >= self._told + self.every:
            self._told = course.done
            say(f"done {course.done}")


def run(asked: argparse.Namespace) -> dict[str, object]:
    """Run it; the figures."""
    database = Database(asked.db, write=True)
    kept = Kept.resumed(database, KEY) if asked.resume else Kept.begun(database, KEY, "stub")
    assert kept is not None
    before = len(kept.known)
    stub, watch = Stub(asked.count, asked.seconds, burn=asked.burn), Watch(asked.scheduler, asked.every)
    troubles: list[str] = []

    def trouble(text: str) -> None:
        troubles.append(text)
        say(f"trouble {text}")

    with Hands(asked.cluster, asked.workers, crewman(asked.limit), trouble) as hands:
        course = Course([stub], Patient(kept, trouble, asked.patience), watch)
        begun = time.monotonic()
        hands.go(course.wanted, course.came, course.idle)
        course.save()
        seconds = time.monotonic() - begun
    with database.reading() as connection:
        there = connection.scalar(select(func.count()).select_from(rows).where(rows.c.campaign_id == kept.number)) or 0
    return {
        "seconds": round(seconds, 2),
        "tasks": asked.count,
        "before": before,
        "rows": there,
        "lost": stub.taken.count(0),
        "doubled": sum(times > 1 for times in stub.taken),
        "in_order": stub.order,
        "given_up": [f"{one.kind}: {one.why}" for one in course.unfinished],
        "troubles": len(troubles),
        "client_mb": watch.client_memory,
        "scheduler_mb": watch.scheduler_memory,
    }


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaign.stub")
    parser.add_argument("db")
    parser.add_argument("--cluster")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--burn", action="store_true")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--limit", type=float, default=60.0)
    parser.add_argument("--patience", type=float, default=300.0)
    parser.add_argument("--scheduler", type=int, default=0, help="the process whose memory is watched")
    parser.add_argument("--every", type=int, default=0, help="say so after so many tasks")
    return parser


if __name__ == "__main__":
    say(json.dumps(run(arguments().parse_args())))
