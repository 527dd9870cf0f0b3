"""Trials of the history: five versions of the plain engine, 200 runs, and writers killed in the middle.

All of it in an SQLite file and, where it is installed, on a PostgreSQL server that is started for it.

    python -m benchmarks.history [versions] [size] [killed]     # only these; else all
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from oracle.history import questions
from oracle.history.database import Database
from oracle.history.found import Wanted
from oracle.history.store import record
from tests.history.killing import killed_in_turn, left
from tests.history.reports import COMMAND, SUITE, large
from tests.history.servers import postgresql, programs

ROOT = Path(__file__).parents[1]
PLAIN = ROOT / "examples" / "engines" / "python"
KEPT = Path(tempfile.gettempdir()) / "tcg-oracle-versions"
"""Where the pages of `versions` are left, to be looked at."""
RUNS, RESULTS, WRITERS = 200, 2_700, 20

Edit = tuple[str, str, str]
"""A file of the engine's Lorcana, what stands there, and what the fault makes of it."""
DRYING: Edit = (
    "turn.py",
    'if card.drying:\n        return Refused("drying", "1.7.5',
    'if False:\n        return Refused("drying", "1.7.5',
)
RUSH: Edit = ("challenge.py", 'if card.drying and not game.has(card, "rush"):', "if card.drying:")
BODYGUARD: Edit = ("challenge.py", 'if game.has(other, "bodyguard")]', "if False]")
ALERT: Edit = (
    "challenge.py",
    'reaches = game.has(card, "evasive") or game.has(card, "alert")',
    'reaches = game.has(card, "evasive")',
)
BUILDS: tuple[tuple[str, tuple[Edit, ...]], ...] = (
    ("0.1.0", (DRYING, RUSH, BODYGUARD)),
    ("0.2.0", (RUSH, BODYGUARD)),
    ("0.3.0", (ALERT,)),
    ("0.3.1", (ALERT,)),
    ("0.3.1", ()),
    ("0.4.0", (RUSH,)),
)
"""Two builds call themselves 0.3.1."""


def build(folder: Path, version: str, faults: tuple[Edit, ...]) -> str:
    """The plain engine with these faults; the command that starts it."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PLAIN, folder, ignore=shutil.ignore_patterns("__pycache__"))
    adapter = folder / "plain_engine.py"
    adapter.write_text(re.sub(r'"version": "[\d.]+"', f'"version": "{version}"', adapter.read_text()))
    for name, there, faulty in faults:
        file = folder / "plain" / "lorcana" / name
        source = file.read_text()
        assert source.count(there) == 1, (name, there)
        file.write_text(source.replace(there, faulty))
    return f"'{sys.executable}' -B '{adapter}'"


def oracle(*words: str) -> str:
    """What `tcg-oracle` prints."""
    environment = {**os.environ, "COLUMNS": "110"}
    command = [sys.executable, "-c", "from oracle.cli import main; main()", *words]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    return done.stdout


def versions(url: str, folder: Path) -> None:
    """Five versions of the plain engine, and what is shown of them: each beside the one before, then their history."""
    before: Path | None = None
    for number, (version, faults) in enumerate(BUILDS, 1):
        command = build(folder / "engine", version, faults)
        after = folder / f"{number}.json"
        oracle("check", "--game", "lorcana", "--engine", command, "--db", url, "--json", str(after))
        if before is not None:
            print(oracle("compare", str(before), str(after), "--report", str(KEPT / f"{number}")))
        before = after
    print(oracle("history", "--db", url, "--report", str(KEPT)))
    print(f"pages: {KEPT}")


def size(url: str, _folder: Path) -> None:
    """Many runs: how long each takes to write, how large they are, and how long each question takes."""
    database = Database(url, write=True)
    seconds = []
    for number in range(RUNS):
        report = large(RESULTS, number)
        with timed() as took:
            record(report, database, command=COMMAND, suite=SUITE)
        seconds.append(took())
    bytes_ = Path(url).stat().st_size if database.place.is_file else _server_size(database)
    print(f"{RUNS} runs of {RESULTS:,} results: {bytes_ / 1e6:.1f} MB; a run is written in {sum(seconds) / RUNS:.2f} s")
    wholes = {
        "everything": Wanted(),
        "one case": Wanted(cases=("case-97",)),
        "one clause and all below": Wanted(clauses=("4.4",)),
    }
    for name, wanted in wholes.items():
        with timed() as took:
            questions.histories(database, wanted)
        print(f"  {name}: {took():.2f} s")
    with timed() as took:
        oracle("history", "--db", url)
    print(f"  the command, its start included: {took():.2f} s")


def _server_size(database: Database) -> int:
    with database.reading() as connection:
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())


def killed(url: str, _folder: Path) -> None:
    """Writers killed with -9 in turn."""
    found = left(url, killed_in_turn(url, WRITERS, RESULTS))
    print(
        f"{WRITERS} writers killed with -9 in turn: {found.said} runs said to be written, {found.there} there; "
        f"lost {found.lost}, half {found.half}"
    )


@contextmanager
def timed() -> Iterator[Callable[[], float]]:
    """Gives a function that says the seconds of the block."""
    started = time.perf_counter()
    ended: list[float] = []
    yield lambda: ended[0] - started
    ended.append(time.perf_counter())


TRIALS: dict[str, Callable[[str, Path], None]] = {"versions": versions, "size": size, "killed": killed}


def main(words: list[str]) -> None:
    """Run the trials, each in a database of its own."""
    for name in words or TRIALS:
        for kind in ("SQLite", "PostgreSQL"):
            if kind == "PostgreSQL" and programs() is None:
                print(f"--- {name}, {kind}: not installed")
                continue
            print(f"--- {name}, {kind}", flush=True)
            with ExitStack() as stack:
                folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
                file = str(folder / "history.sqlite")
                TRIALS[name](file if kind == "SQLite" else stack.enter_context(postgresql()), folder)


if __name__ == "__main__":
    main(sys.argv[1:])
