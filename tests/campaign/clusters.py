"""Clusters that are not ours: `dask scheduler` and `dask worker` by their own commands, also in network namespaces."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
DASK = (sys.executable, "-m", "dask")


def free_port(host: str = "127.0.0.1") -> int:
    """A port that nobody has."""
    with socket.socket() as found:
        found.bind((host, 0))
        return int(found.getsockname()[1])


def started(
    words: Sequence[str], log: Path, *, env: dict[str, str] | None = None, program: Path = ROOT
) -> subprocess.Popen[bytes]:
    """A process with a session of its own, which writes into a log; `program`: the checkout that it runs."""
    with log.open("ab") as out:
        return subprocess.Popen(
            words, cwd=program, stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True,
            env={**os.environ, **(env or {})},
        )  # fmt: skip


def ended(process: subprocess.Popen[bytes], how: int = signal.SIGKILL) -> None:
    """End a process and its session."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, how)
    process.wait()


def scheduler(host: str, port: int, log: Path) -> subprocess.Popen[bytes]:
    """`dask scheduler`, which listens before this returns."""
    process = started([*DASK, "scheduler", "--host", host, "--port", str(port), "--dashboard-address", ":0"], log)
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection((host, port), 1):
            return process
        time.sleep(0.2)
    raise TimeoutError(log.read_text(encoding="utf-8"))


def worker(
    address: str, log: Path, *, inside: str = "", env: dict[str, str] | None = None, program: Path = ROOT
) -> subprocess.Popen[bytes]:
    """`dask worker` of one thread, in a network namespace if one is named; `program` as in `started`."""
    words = [*DASK, "worker", address, "--nthreads", "1", "--nworkers", "1", "--no-dashboard", "--memory-limit", "0"]
    words += ["--local-directory", str(log.parent)]
    return started([*(["ip", "netns", "exec", inside] if inside else []), *words], log, env=env, program=program)


@contextlib.contextmanager
def cluster(folder: Path, workers: int = 2) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address and the process of a scheduler with workers, on this machine."""
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    head = scheduler("127.0.0.1", port, folder / "scheduler.log")
    hands = [worker(address, folder / f"worker-{number}.log") for number in range(workers)]
    try:
        yield address, head
    finally:
        for process in (*hands, head):
            ended(process)


def workers_of(parent: int) -> list[int]:
    """The processes below one that are Dask's workers proper, which a nanny starts again."""
    return [pid for pid in below(parent) if b"spawn_main" in command_of(pid)]


def command_of(pid: int) -> bytes:
    """The command of a process; empty if it is gone."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def below(pid: int) -> list[int]:
    """The children of a process, their children, and so on."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parents.setdefault(int(stat.read_text().rpartition(")")[2].split()[1]), []).append(int(stat.parent.name))
    found, due = [], [pid]
    while due:
        children = parents.get(due.pop(), [])
        found += children
        due += children
    return found


class Namespaces:
    """A bridge with some network namespaces; needs root. Addresses are 10.45.0.1 for us and .2, .3… inside."""

    def __init__(self, count: int) -> None:
        self.names = [f"tcg{os.getpid() % 10000}n{number}" for number in range(count)]
        self.bridge = f"tcg{os.getpid() % 10000}b"
        self.host = "10.45.0.1"

    def __enter__(self) -> Namespaces:
        _ip("link", "add", self.bridge, "type", "bridge")
        _ip("addr", "add", f"{self.host}/24", "dev", self.bridge)
        _ip("link", "set", self.bridge, "up")
        for number, name in enumerate(self.names):
            _ip("netns", "add", name)
            _ip("link", "add", f"{name}h", "type", "veth", "peer", "name", f"{name}c")
            _ip("link", "set", f"{name}c", "netns", name)
            _ip("link", "set", f"{name}h", "master", self.bridge)
            _ip("link", "set", f"{name}h", "up")
            _ip("-n", name, "addr", "add", f"10.45.0.{number + 2}/24", "dev", f"{name}c")
            _ip("-n", name, "link", "set", f"{name}c", "up")
            _ip("-n", name, "link", "set", "lo", "up")
        return self

    def __exit__(self, *_: object) -> None:
        for name in self.names:
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)
        subprocess.run(["ip", "link", "del", self.bridge], check=False, capture_output=True)

    def cut(self, number: int, *, off: bool) -> None:
        """Cut one off, or connect it again."""
        _ip("link", "set", f"{self.names[number]}h", "down" if off else "up")


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)
