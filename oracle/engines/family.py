"""The processes of an engine: finds everything it started, measures their memory, ends them.

It reads `/proc`. A system without `/proc` (macOS) only has the process group, and memory is not watched there.
"""

from __future__ import annotations

import _signal as signal  # type: ignore[import-not-found] # see `supervisor.py`
import os

MARK = "TCG_ORACLE_ENGINE"
"""An environment variable inherited by everything an engine starts: the names of the engines around it, then its own.
"""
_ROUNDS = 50
"""How often to search for remaining processes, to catch a process that starts others while it is being ended."""
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Member:
    """A process; `memory` is its resident memory in bytes, including shared pages."""

    __slots__ = ("memory", "parent", "pid", "session")

    def __init__(self, pid: int, parent: int, session: int, memory: int) -> None:
        self.pid = pid
        self.parent = parent
        self.session = session
        self.memory = memory


def new_mark() -> str:
    """A name unique to this engine; a harness started by an engine keeps the outer name before its own."""
    return f"{os.environ.get(MARK, '')}/{os.urandom(8).hex()}"


def family(root: int, leader: int, mark: str = "") -> list[Member]:
    """The living descendants of `root`, the processes in the session of `leader`, and their descendants.

    With a `mark`, also processes with it in their environment. `root` is not included.
    """
    everybody = [one for one in _processes() if one.pid not in (root, os.getpid())]
    children: dict[int, list[Member]] = {}
    for one in everybody:
        children.setdefault(one.parent, []).append(one)
    found = {one.pid: one for one in everybody if leader in (one.pid, one.session)}
    waiting = [root, *found]
    while waiting:
        for child in children.get(waiting.pop(), ()):
            if child.pid not in found:
                found[child.pid] = child
                waiting.append(child.pid)
    if mark:
        found |= {one.pid: one for one in everybody if one.pid not in found and _carries(one.pid, mark)}
    return list(found.values())


def memory_of(root: int, leader: int) -> int:
    """The memory in bytes of an engine with its child processes; shared pages count for each. 0 if unknown."""
    return sum(one.memory for one in family(root, leader))


def end_family(root: int, leader: int, mark: str) -> None:
    """End an engine, the `leader` of its session, with everything below its supervisor `root`, but not `root` itself.

    A process that left both its session and its parents is ended too if it kept its environment.
    """
    # A process's parent is known only while the parent lives, so read the family before ending its head.
    found = {one.pid for one in family(root, leader, mark)}
    _end_group(leader)
    denied: set[int] = set()
    for _ in range(_ROUNDS):
        denied |= {pid for pid in found if not end(pid)}
        found = {one.pid for one in family(root, leader, mark)} - denied
        if not found:
            return


def children(parent: int) -> list[int]:
    """The children of a process, including dead ones; none if the system has no quick list of them."""
    return [int(pid) for pid in _read(f"/proc/{parent}/task/{parent}/children").split()]


def end(pid: int) -> bool:
    """End one process, if it still exists; False if that is not permitted."""
    try:
        os.kill(pid, signal.SIGKILL)
    except PermissionError:
        return False
    except ProcessLookupError:
        pass
    return True


def _end_group(leader: int) -> None:
    # A group without living members is no error; some systems deny the signal when only the dead leader is left.
    try:
        os.killpg(leader, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return


def _processes() -> list[Member]:
    """All living processes that the system shows."""
    try:
        names = os.listdir("/proc")  # noqa: PTH208 - a list of names is all that is needed, many times a second
    except OSError:
        return []
    return [one for name in names if name.isdigit() and (one := _process(name)) is not None]


def _process(name: str) -> Member | None:
    content = _read(f"/proc/{name}/stat")
    # The program's name is in brackets and may contain anything.
    fields = content.rpartition(b")")[2].split()
    if len(fields) < 22 or fields[0] in (b"Z", b"X"):
        return None
    return Member(int(name), int(fields[1]), int(fields[3]), int(fields[21]) * _PAGE)


def _carries(pid: int, mark: str) -> bool:
    """Whether the start environment of a process names this engine; the name is unique."""
    return f"{MARK}={mark}".encode() in _read(f"/proc/{pid}/environ")


def _read(path: str) -> bytes:
    """The content of a system file; empty if it is gone or belongs to another user."""
    try:
        handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return b""
    try:
        parts = []
        while part := os.read(handle, 65536):
            parts.append(part)
        return b"".join(parts)
    except OSError:
        return b""
    finally:
        os.close(handle)
