"""What goes wrong in a campaign, on purpose: `python -m tests.campaign.faults [NAME …] [--minutes 5]`.

Each is a campaign of stub tasks on a scheduler and workers by Dask's own commands, in which something is killed, cut
off, filled or taken away. Says what happened; exit code 1 if an outcome was lost or counted twice.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.campaign import clusters, same
from tests.campaign.stub import say
from tests.history.servers import programs

Fault = Callable[[Path, float], dict[str, Any]]
MARK = "TCG_ORACLE_FAULT"
"""In the environment of everything that a fault starts, engines included."""
ENDING = 15.0
"""Seconds in which everything that a fault started must have ended."""


def stub(
    folder: Path,
    address: str | None,
    *,
    db: str = "",
    count: int = 60,
    seconds: float = 0.5,
    more: tuple[str, ...] = (),
) -> subprocess.Popen[str]:
    """A campaign of its own process."""
    words = [sys.executable, "-m", "tests.campaign.stub", db or str(folder / "s.db"), "--every", "5"]
    words += ["--count", str(count), "--seconds", str(seconds), *(["--cluster", address] if address else []), *more]
    return subprocess.Popen(
        words, cwd=clusters.ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def until(process: subprocess.Popen[str], word: str) -> None:
    """Read what it says until it says this."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(word):
            return
    raise EOFError((process.stderr and process.stderr.read()) or "it ended")


def figures(process: subprocess.Popen[str], seconds: float = 600) -> dict[str, Any]:
    """What it says at its end."""
    out, err = process.communicate(timeout=seconds)
    lines = out.splitlines()
    if not lines or not lines[-1].startswith("{"):
        return {"ended": process.returncode, "said": [*lines, *err.splitlines()][-3:]}
    found: dict[str, Any] = json.loads(lines[-1])
    return {**found, "told": [line for line in lines if line.startswith("trouble")][:4]}


def worker_killed(folder: Path, minutes: float) -> dict[str, Any]:
    """A worker is killed with -9 every ten seconds."""
    chance, kills = random.Random(45), 0  # noqa: S311
    seconds = 60 * minutes
    port = clusters.free_port()
    address = f"tcp://127.0.0.1:{port}"
    head = clusters.scheduler("127.0.0.1", port, folder / "scheduler.log")
    hands = [clusters.worker(address, folder / f"worker-{number}.log") for number in range(2)]
    process = stub(folder, address, count=int(seconds * 2), seconds=1.0)
    try:
        begun = time.monotonic()
        until(process, "done")
        reader, box = _in_thread(process)
        while reader.is_alive() and time.monotonic() - begun < seconds:
            reader.join(10)
            alive = [pid for hand in hands for pid in clusters.workers_of(hand.pid)]
            if alive and reader.is_alive():
                os.kill(chance.choice(alive), signal.SIGKILL)
                kills += 1
        reader.join(900)
    finally:
        for one in (*hands, head):
            clusters.ended(one)
    return {**box, "kills": kills}


def worker_killed_with_engine(folder: Path, _: float) -> dict[str, Any]:
    """A worker is killed with -9 while its engine plays, three times: the same findings as undisturbed."""
    made = same.plan(folder, 150)
    _, expected = same.campaign(made, folder / "quiet")
    kills = 0
    with clusters.cluster(folder) as (address, _head), ThreadPoolExecutor(1) as pool:
        running = pool.submit(same.campaign, made, folder / "killed", "--cluster", address)
        while not running.done():
            time.sleep(1)
            playing = [
                pid
                for pid in clusters.workers_of(os.getpid())
                if any(b"plain_engine" in clusters.command_of(one) for one in clusters.below(pid))
            ]
            if kills < 3 and playing:
                os.kill(playing[kills % len(playing)], signal.SIGKILL)
                kills += 1
                time.sleep(10)
        _, found = running.result()
    quiet, there = (same.rows(folder / name / "c.db")["campaign_tasks"] for name in ("quiet", "killed"))
    return {
        "tasks": quiet, "rows": there, "lost": quiet - there, "doubled": 0, "in_order": found == expected,
        "given_up": [], "kills": kills,
    }  # fmt: skip


def left_behind(name: str) -> list[int]:
    """The processes of the fault in this folder that are still there, but for this one."""
    mark, found = f"{MARK}={name}".encode(), []
    for file in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if mark in file.read_bytes().split(b"\0") and file.parent.name != str(os.getpid()):
                found.append(int(file.parent.name))
    return found


def _in_thread(process: subprocess.Popen[str]) -> tuple[threading.Thread, dict[str, Any]]:
    box: dict[str, Any] = {}
    reader = threading.Thread(target=lambda: box.update(figures(process, 3000)))
    reader.start()
    return reader, box


def scheduler_restarted(folder: Path, _: float) -> dict[str, Any]:
    """The scheduler is killed with -9, and started again at the same address after some seconds."""
    port = clusters.free_port()
    address = f"tcp://127.0.0.1:{port}"
    head = clusters.scheduler("127.0.0.1", port, folder / "scheduler.log")
    hands = [clusters.worker(address, folder / f"worker-{number}.log") for number in range(2)]
    process = stub(folder, address)
    try:
        until(process, "done")
        clusters.ended(head)
        time.sleep(5)
        head = clusters.scheduler("127.0.0.1", port, folder / "scheduler-2.log")
        # Workers end with their scheduler; whoever runs them starts them again.
        hands += [clusters.worker(address, folder / f"again-{number}.log") for number in range(2)]
        return figures(process)
    finally:
        for one in (*hands, head):
            clusters.ended(one)


def worker_cut_off(folder: Path, _: float) -> dict[str, Any]:
    """One of two workers in network namespaces loses its network for a minute and a half, in the middle of a task."""
    with clusters.Namespaces(2) as spaces:
        port = clusters.free_port(spaces.host)
        address = f"tcp://{spaces.host}:{port}"
        quick = {"DASK_DISTRIBUTED__COMM__TIMEOUTS__TCP": "15s", "DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "20s"}
        os.environ.update(quick)
        head = clusters.scheduler(spaces.host, port, folder / "scheduler.log")
        hands = [
            clusters.worker(address, folder / f"worker-{number}.log", inside=name, env=quick)
            for number, name in enumerate(spaces.names)
        ]
        process = stub(folder, address, count=100)
        try:
            until(process, "done")
            spaces.cut(0, off=True)
            reader, box = _in_thread(process)
            reader.join(90)
            over = not reader.is_alive()
            spaces.cut(0, off=False)
            reader.join(300)
            return {**box, "ended_while_cut": over}
        finally:
            for one in (*hands, head):
                clusters.ended(one)
            process.kill()


def full_disk(folder: Path, _: float) -> dict[str, Any]:
    """The disk of the database is full for some seconds, then has room again."""
    disk = folder / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)], check=True)
    try:
        process = stub(folder, None, db=str(disk / "s.db"), count=400, seconds=0.1)
        until(process, "done")
        with suppress(OSError), (disk / "filling").open("wb", buffering=0) as filling:
            while True:
                filling.write(bytes(4096))
        time.sleep(20)
        (disk / "filling").unlink()
        return figures(process)
    finally:
        subprocess.run(["umount", str(disk)], check=False)


def task_hangs(folder: Path, _: float) -> dict[str, Any]:
    """Every task takes longer than its limit: each is tried three times and then told, and the campaign ends."""
    return figures(stub(folder, None, count=4, seconds=30.0, more=("--limit", "3")))


def database_away(folder: Path, _: float) -> dict[str, Any]:
    """A PostgreSQL server is stopped in the middle and comes back after a minute."""
    with _server() as (url, act):
        process = stub(folder, None, db=url, count=200, seconds=0.2)
        until(process, "done")
        act("stop")
        time.sleep(60)
        act("start")
        return figures(process)


def campaign_killed(folder: Path, _: float) -> dict[str, Any]:
    """The campaign itself is killed with -9, and goes on by --resume."""
    first = stub(folder, None, count=100, seconds=0.1)
    until(first, "done")
    clusters.ended(first)  # type: ignore[arg-type]
    return figures(stub(folder, None, count=100, seconds=0.1, more=("--resume",)))


@contextmanager
def _server() -> Iterator[tuple[str, Callable[[str], object]]]:
    """The URL of a database, and what stops and starts its server."""
    bin_ = programs()
    if bin_ is None:
        raise LookupError("PostgreSQL is not installed")
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as base:
        if user:
            subprocess.run(["chown", "postgres", base], check=True)
        data, quiet = f"{base}/data", {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "cwd": base}
        made = [*user, str(bin_ / "initdb"), "-D", data, "-A", "trust", "-U", "oracle", "--no-sync"]
        subprocess.run(made, check=True, **quiet)  # type: ignore[call-overload]
        words = [*user, str(bin_ / "pg_ctl"), "-D", data, "-w", "-m", "immediate", "-l", f"{base}/log"]
        words += ["-o", f"-k {base} -c listen_addresses=''"]

        def act(what: str) -> object:
            return subprocess.run([*words, what], check=True, stderr=subprocess.DEVNULL, **quiet)  # type: ignore[call-overload]

        act("start")
        try:
            yield f"postgresql://oracle@/postgres?host={base}", act
        finally:
            with suppress(subprocess.CalledProcessError):
                act("stop")


FAULTS: dict[str, Fault] = {
    "worker-killed": worker_killed,
    "worker-killed-with-engine": worker_killed_with_engine,
    "scheduler-restarted": scheduler_restarted,
    "worker-cut-off": worker_cut_off,
    "full-disk": full_disk,
    "task-hangs": task_hangs,
    "database-away": database_away,
    "campaign-killed": campaign_killed,
}
GIVEN_UP = ("task-hangs",)
"""Faults after which tasks are left, and told."""


def held(name: str, found: dict[str, Any]) -> bool:
    """Whether nothing was lost, nothing counted twice, and no process left behind."""
    if "rows" not in found or found["doubled"] or not found["in_order"] or found["left_behind"]:
        return False
    left = len(found["given_up"])
    return found["lost"] == left and found["rows"] == found["tasks"] - left and bool(left) == (name in GIVEN_UP)


def main() -> int:
    """Exit code 0: nothing was lost or doubled."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaign.faults", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *FAULTS], default=[])
    parser.add_argument("--minutes", type=float, default=5.0)
    asked = parser.parse_args()
    bad = []
    for name in asked.names or FAULTS:
        with tempfile.TemporaryDirectory(prefix="campaign-", ignore_cleanup_errors=True) as folder:
            os.environ[MARK] = folder
            found = FAULTS[name](Path(folder), asked.minutes)
            until_gone = time.monotonic() + ENDING
            while (left := left_behind(folder)) and time.monotonic() < until_gone:
                time.sleep(0.5)
            found["left_behind"] = [clusters.command_of(pid).decode(errors="replace") for pid in left]
        fine = held(name, found)
        bad += [] if fine else [name]
        short = {key: value for key, value in found.items() if not key.endswith("_mb")}
        say(f"{name}: {'held' if fine else 'NOT HELD'}: {json.dumps(short)}")
    say(f"{len(asked.names or FAULTS) - len(bad)} of {len(asked.names or FAULTS)} faults: nothing lost, nothing twice")
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())
