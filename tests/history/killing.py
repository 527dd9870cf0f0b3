"""Writers that are killed midway, and what remains of their runs."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import func, select

from oracle.history.database import Database
from oracle.history.schema import results, runs

ROOT = Path(__file__).parents[2]


class Left(NamedTuple):
    """How many runs writers said were written and are not there, and how many are there in part."""

    said: int
    there: int
    lost: int
    half: int


def writer(url: str, name: str, count: int, times: int) -> subprocess.Popen[str]:
    """A process that writes runs of `count` results."""
    words = [sys.executable, "-m", "tests.history.reports", url, name, str(count), str(times)]
    return subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def killed_in_turn(url: str, writers: int, count: int, seed: int = 17) -> list[int]:
    """Start writers one after the other, kill each with -9 while it writes; the runs that they said were written."""
    chance = random.Random(seed)  # noqa: S311
    said: list[int] = []
    for number in range(writers):
        process = writer(url, f"writer-{number}", count, 1_000)
        assert process.stdout is not None
        said.append(int(process.stdout.readline()))
        time.sleep(chance.uniform(0, 0.3))
        process.kill()
        said += [int(line) for line in process.communicate()[0].splitlines()]
    return said


def left(url: str, said: list[int]) -> Left:
    """Compare the confirmed runs with those in the database."""
    with Database(url, write=False).reading() as connection:
        held = {
            run: (wanted, there)
            for run, wanted, there in connection.execute(
                select(runs.c.id, runs.c.results, func.count(results.c.run_id))
                .outerjoin(results, results.c.run_id == runs.c.id)
                .group_by(runs.c.id, runs.c.results)
            )
        }
        orphans = connection.scalar(select(func.count()).where(results.c.run_id.not_in(select(runs.c.id)))) or 0
    half = sum(wanted != there for wanted, there in held.values()) + orphans
    return Left(len(said), len(held), len(set(said) - held.keys()), half)
