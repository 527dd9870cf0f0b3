"""The processes of an engine: all that it started, what memory they hold, and their end.

Read from `/proc`; a system without one (macOS) only knows the process group, and memory is not watched there.
"""

from __future__ import annotations

import _signal as signal  # type: ignore[import-not-found] # see `supervisor.py`
import os

MARK = "TCG_ORACLE_ENGINE"
"""Environment variable that everything an engine starts inherits: it names the engine, after those around it."""
_ROUNDS = 50
"""Searches for processes that are left, so that one that starts others while it is ended is outrun."""
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Member:
    """A process; `memory` is resident, in bytes, with what it shares with others."""

    __slots__ = ("memory", "parent", "pid", "session")

    def __init__(self, pid: int, parent: int, session: int, memory: int) -> None:
        self.pid = pid
        self.parent = parent
        self.session = session
        self.memory = memory


def new_mark() -> str:
    """A name that no other engine has; a harness that an engine starts keeps the outer name before its own."""
    return f"{os.environ.get(MARK, '')}/{os.urandom(8).hex()}"


def family(root: int, leader: int, mark: str = "") -> list[Member]:
    """The living descendants of `root`, those of the session that `leader` leads, and their descendants.

    With a `mark` also those that were started with it in their environment. `root` is not among them.
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
    """Bytes that an engine with all it started holds in memory; pages they share count for each. 0 if not known."""
    return sum(one.memory for one in family(root, leader))


def end_family(root: int, leader: int, mark: str) -> None:
    """End an engine, the `leader` of its session, with everything below its supervisor, `root`, but not that itself.

    What left both its session and its parents is ended too where it kept its environment.
    """
    # Parents are known only as long as they live, so the family is read before its head is ended.
    found = {one.pid for one in family(root, leader, mark)}
    _end_group(leader)
    denied: set[int] = set()
    for _ in range(_ROUNDS):
        denied |= {pid for pid in found if not end(pid)}
        found = {one.pid for one in family(root, leader, mark)} - denied
        if not found:
            return


def children(parent: int) -> list[int]:
    """The children of a process, dead ones too; none where the system offers no quick look at them."""
    return [int(pid) for pid in _read(f"/proc/{parent}/task/{parent}/children").split()]


def end(pid: int) -> bool:
    """End one process, as far as it is still there; False where that is not allowed."""
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
    """All living processes, as far as the system shows them."""
    try:
        names = os.listdir("/proc")  # noqa: PTH208 - a list of names is all that is needed, many times a second
    except OSError:
        return []
    return [one for name in names if name.isdigit() and (one := _process(name)) is not None]


def _process(name: str) -> Member | None:
    content = _read(f"/proc/{name}/stat")
    # The name of the program stands in brackets and may hold anything.
    fields = content.rpartition(b")")[2].split()
    if len(fields) < 22 or fields[0] in (b"Z", b"X"):
        return None
    return Member(int(name), int(fields[1]), int(fields[3]), int(fields[21]) * _PAGE)


def _carries(pid: int, mark: str) -> bool:
    """Whether the environment a process was started with names this engine; the name is like no other."""
    return f"{MARK}={mark}".encode() in _read(f"/proc/{pid}/environ")


def _read(path: str) -> bytes:
    """A file of the system; empty where there is none (any more), or where it is another user's."""
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
