"""A Linux control group for one engine, if available: every process started in it stays in it.

Groups of version 2 are preferred to the freezer of version 1. Both need a folder below this process's own group: root
may make one, other users only in a part of the tree that the system has delegated to them. Without a group, nothing is
done.
"""

from __future__ import annotations

import _signal as signal  # type: ignore[import-not-found] # see `supervisor.py`
import os
import time

_NAME = "tcg-oracle-"
_PATIENCE = 2.0
"""The seconds after which the last process of an ended group should be gone."""


def enter(mark: str) -> str:
    """Make a group for the engine with this mark and enter it: new processes belong to it. Returns "" if that fails."""
    for parent in places():
        group = _group(parent, mark)
        try:
            os.mkdir(group)  # noqa: PTH102 - pathlib takes too long to import
        except OSError:
            continue
        if _write(f"{group}/cgroup.procs", "0"):
            return group
        _remove(group)
    return ""


def leave(group: str) -> bool:
    """Return to the previous group; returns whether that succeeded."""
    return not group or _write(f"{os.path.dirname(group)}/cgroup.procs", "0")  # noqa: PTH120


def end(group: str) -> None:
    """End all processes of a group, and remove it."""
    if not group:
        return
    if not _write(f"{group}/cgroup.kill", "1"):
        # Frozen processes cannot start others while they are being ended.
        _write(f"{group}/freezer.state", "FROZEN")
        _end_members(group)
        _write(f"{group}/freezer.state", "THAWED")
    deadline = time.monotonic() + _PATIENCE
    while not _remove(group) and time.monotonic() < deadline:
        time.sleep(0.002)


def end_marked(mark: str) -> None:
    """End the group of the engine with this mark, if it has one: the last resort when no one else can do it."""
    for parent in places():
        group = _group(parent, mark)
        if os.path.isdir(group):  # noqa: PTH112
            end(group)


def _group(parent: str, mark: str) -> str:
    return f"{parent}/{_NAME}{mark.replace('/', '-')}"


def places() -> list[str]:
    """Folders of this process's own groups in which another can be made; version 2 comes first."""
    mounts: dict[str, str] = {}
    for line in _lines("/proc/self/mounts"):
        _, place, kind, options, *_ = line.split()
        if kind == "cgroup2":
            mounts.setdefault("", place)
        elif kind == "cgroup" and "freezer" in options.split(","):
            mounts.setdefault("freezer", place)
    own = {}
    for line in _lines("/proc/self/cgroup"):
        _, controllers, path = line.split(":", 2)
        own["freezer" if "freezer" in controllers.split(",") else controllers] = path.rstrip("/")
    return [mounts[kind] + own[kind] for kind in ("", "freezer") if kind in mounts and kind in own]


def _end_members(group: str) -> None:
    """End the processes of a group, and of the groups that an engine made in it for its own engines."""
    for inner in _inner(group):
        _end_members(inner)
    for pid in _lines(f"{group}/cgroup.procs"):
        try:
            os.kill(int(pid), signal.SIGKILL)
        except OSError:
            continue


def _inner(group: str) -> list[str]:
    try:
        names = os.listdir(group)  # noqa: PTH208
    except OSError:
        return []
    return [f"{group}/{name}" for name in names if os.path.isdir(f"{group}/{name}")]  # noqa: PTH112


def _lines(path: str) -> list[str]:
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:  # noqa: PTH123
            return file.read().splitlines()
    except OSError:
        return []


def _write(path: str, text: str) -> bool:
    """Write to an existing system file; returns whether it was accepted."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        return os.write(handle, text.encode()) > 0
    except OSError:
        return False
    finally:
        os.close(handle)


def _remove(group: str) -> bool:
    """Remove a group and its subgroups; returns whether it is gone."""
    for inner in _inner(group):
        _remove(inner)
    try:
        os.rmdir(group)  # noqa: PTH106
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True
