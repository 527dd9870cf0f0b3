"""The process between the harness and an engine: it starts the engine, and ends all of it when the harness is gone.

It runs `main` in its own Python and imports little, since every engine start waits for it. The harness's side is
`supervised.py`.
"""

from __future__ import annotations

# The standard `signal` without its enumerations, which take a third of the start time.
import _signal as signal  # type: ignore[import-not-found]
import os
import select
import sys
import time

from oracle.engines import cgroup
from oracle.engines.family import MARK, children, end, end_family, family

WORD = 8
"""The bytes of a message to the harness: a number.

First the engine's id, or minus the error that prevented its start; when the engine has ended, its exit code, or minus
the signal; finally `ALL_ENDED`.
"""
ALL_ENDED = 1 << 40
_LOOK = 1000
"""Milliseconds between checks of the parent's id; a copy of the pipe in another process may outlive the harness."""
_LOOKS = 200
"""Checks of the orphans between two checks of all processes."""
_PATIENCE = 5.0
"""The seconds within which all should have ended; only another user's processes, or hanging ones, take longer."""
_SUBREAPER = 36
"""`PR_SET_CHILD_SUBREAPER` of Linux."""


def main(arguments: list[str]) -> None:
    """Start and watch the command in `arguments`, which follows four arguments for the supervisor itself.

    These are the pipe that ends with the harness, the pipe for messages to it, the harness's id, and whether the
    variable `LC_CTYPE` is the harness's own (Python sets it if no language is chosen).
    """
    order, told, harness, *command = arguments
    orders, telling = int(order), int(told)
    if command.pop(0) == "0":
        os.environ.pop("LC_CTYPE", None)
    _adopt_orphans()
    for pipe in (orders, telling):
        os.set_inheritable(pipe, False)
    group = cgroup.enter(os.environ[MARK])
    try:
        # Python ignores these signals, but the engine should not.
        defaults = (signal.SIGPIPE, signal.SIGXFSZ)
        engine = os.posix_spawnp(command[0], command, os.environ, setsid=True, setsigdef=defaults)
    except OSError as error:
        cgroup.leave(group)
        cgroup.end(group)
        _tell(telling, -(error.errno or 1))
        _tell(telling, ALL_ENDED)
        return
    if not cgroup.leave(group):
        # Otherwise its end would end this process.
        group = ""
    _tell(telling, engine)
    _let_go()
    code = _watch(engine, orders, int(harness))
    if code is not None:
        _tell(telling, code)
    cgroup.end(group)
    _end_all(engine, os.environ[MARK])
    _tell(telling, ALL_ENDED)
    # The harness is waiting, and Python's own exit takes its time.
    os._exit(0)


def _adopt_orphans() -> None:
    """On Linux, become the parent of every orphaned descendant, so that none can leave the family."""
    try:
        import ctypes

        ctypes.CDLL(None).prctl(_SUBREAPER, 1, 0, 0, 0)
    except (ImportError, OSError, AttributeError):
        return


def _tell(pipe: int, number: int) -> None:
    try:
        os.write(pipe, number.to_bytes(WORD, "little", signed=True))
    except OSError:
        return


def _let_go() -> None:
    """Leave stdin, stdout and stderr to the engine, and ignore every signal except that of a child's end."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    os.close(nothing)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, signal.SIG_IGN)


def _watch(engine: int, orders: int, harness: int) -> int | None:
    """Wait for the engine to end, and return its exit code; None if the harness wants it ended or is gone."""
    woken, wake = os.pipe()
    for pipe in (woken, wake):
        os.set_blocking(pipe, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    events = select.poll()
    events.register(orders, select.POLLIN)
    events.register(woken, select.POLLIN)
    while os.getppid() == harness:
        code = _reap(engine)
        if code is not None:
            return code
        for pipe, _ in events.poll(_LOOK):
            if pipe == orders:
                return None
            os.read(woken, 4096)
    return None


def _reap(engine: int) -> int | None:
    """The engine's exit code, if it has ended; its id stays reserved. Other ended children are reaped."""
    if sys.platform == "darwin":
        ended, status = os.waitpid(engine, os.WNOHANG)
        return os.waitstatus_to_exitcode(status) if ended else None
    try:
        while (ended := os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)) is not None:
            if ended.si_pid == engine:
                return ended.si_status if ended.si_code == os.CLD_EXITED else -ended.si_status
            os.waitpid(ended.si_pid, 0)
    except ChildProcessError:
        pass
    return None


def _end_all(engine: int, mark: str) -> None:
    """End the engine and all its descendants: any living one is a child of this process or of another descendant."""
    own = os.getpid()
    deadline = time.monotonic() + _PATIENCE
    end_family(own, engine, mark)
    while not _childless() and time.monotonic() < deadline:
        # A process that starts another and ends can outrun a check of all processes, but not one of the orphans
        # alone.
        for _ in range(_LOOKS):
            for child in children(own):
                end(child)
            if _childless():
                return
        for one in family(own, own, mark):
            end(one.pid)


def _childless() -> bool:
    """Reap every ended child; returns whether no child is left."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            continue
    except ChildProcessError:
        return True
    return False
