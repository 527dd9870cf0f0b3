"""The harness's view of an engine's process under its supervisor: its start, its pipes and its end."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
import weakref
from pathlib import Path

from oracle.engines import cgroup
from oracle.engines.base import EngineFault
from oracle.engines.family import MARK, end_family, memory_of, new_mark
from oracle.engines.supervisor import ALL_ENDED, WORD
from oracle.protocol.display import shown, shown_lines

_CODE = "import sys; sys.path.append(sys.argv[1]); from oracle.engines.supervisor import main; main(sys.argv[2:])"
_ROOT = str(Path(__file__).resolve().parents[2])
_START = 30.0
"""The maximum seconds for a supervisor to start; it is quick, but not on every machine."""
_PATIENCE = 12.0
"""The maximum seconds for a supervisor to end everything; after that the harness does it."""
_ADVICE = "the command is run as it is, without a shell: no pipes, no variables, no ~"


class Supervised:
    """A started engine. `end`, or the end of this object or of the harness, ends it with its child processes."""

    def __init__(self, argv: list[str]) -> None:
        """Start `argv` (found on PATH, no shell). Raises `EngineFault` of kind `start`."""
        self._mark = new_mark()
        self._process, self._orders, self.told = _spawn(argv, self._mark)
        self.stdin, self.stdout, self.stderr = _pipes(self._process)
        self._pids = [self._process.pid] * 2
        self._release = weakref.finalize(
            self, _end, self._process, self._orders, self.told, os.getpid(), self._pids, self._mark
        )
        with contextlib.ExitStack() as unfinished:
            unfinished.callback(self.end)
            self.pid = self._started(argv)
            unfinished.pop_all()
        self._pids[1] = self.pid

    def _started(self, argv: list[str]) -> int:
        """The engine's process id, which is also the id of its group and its session."""
        number = self._word(_START)
        if number is None:
            words = shown_lines(os.read(self.stderr, 4096), 10, 1000) if _ready(self.stderr, 0) else ""
            raise EngineFault("start", f"cannot start the engine: the process that watches over it failed {words}")
        if number < 0:
            raise _no_start(argv, OSError(-number, os.strerror(-number)))
        return number

    def _word(self, seconds: float) -> int | None:
        """The next number from the supervisor; None if none arrives within `seconds`, or the supervisor is gone."""
        word = os.read(self.told, WORD) if _ready(self.told, seconds) else b""
        return int.from_bytes(word, "little", signed=True) if len(word) == WORD else None

    @property
    def alive(self) -> bool:
        """Whether `end` has not been called yet."""
        return self._release.alive

    def code(self) -> int | None:
        """The engine's exit code, or minus its signal, once `told` is readable; None if its supervisor was ended."""
        return self._word(0)

    def memory(self) -> int:
        """The bytes of memory of the engine and its child processes; 0 if unknown."""
        return memory_of(self._process.pid, self.pid)

    def end_input(self) -> None:
        """Close the engine's stdin."""
        if self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()

    def end(self) -> None:
        """End the engine with its child processes, at once; repeating it is harmless."""
        self._release()


def _spawn(argv: list[str], mark: str) -> tuple[subprocess.Popen[bytes], int, int]:
    """Start the supervisor in its own session, so that no key of a terminal reaches it; returns it with the pipes to
    and from it.
    """
    if not hasattr(select, "poll"):
        raise EngineFault("start", "engines as child processes need a system with poll (Linux, macOS)")
    own = [sys.executable, "-I", "-S", "-B", "-c", _CODE, _ROOT]
    order, orders = os.pipe()
    told, telling = os.pipe()
    words = [str(order), str(telling), str(os.getpid()), "1" if "LC_CTYPE" in os.environ else "0", *argv]
    try:
        process = subprocess.Popen(  # noqa: S603 - the user's own command, without a shell
            [*own, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env={**os.environ, MARK: mark},
            start_new_session=True,
            pass_fds=(order, telling),
        )
    except (OSError, ValueError) as error:
        os.close(orders)
        os.close(told)
        raise _no_start(argv, error) from None
    finally:
        os.close(order)
        os.close(telling)
    return process, orders, told


def _no_start(argv: list[str], error: OSError | ValueError) -> EngineFault:
    program = shown(argv[0]) if argv else ""
    if isinstance(error, FileNotFoundError):
        return EngineFault("start", f'cannot start the engine: no command "{program}" found ({_ADVICE})')
    if isinstance(error, PermissionError):
        if argv and Path(argv[0]).is_dir():
            return EngineFault("start", f'cannot start the engine: "{program}" is a folder; name a command')
        return EngineFault("start", f'cannot start the engine: "{program}" is not executable; try chmod +x')
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return EngineFault("start", f'cannot start the engine: "{program}": {reason} ({_ADVICE})')


def _pipes(process: subprocess.Popen[bytes]) -> tuple[int, int, int]:
    """The descriptors of the process's stdin, stdout and stderr."""
    if process.stdin is None or process.stdout is None or process.stderr is None:
        raise ValueError("a process without its three pipes")
    return process.stdin.fileno(), process.stdout.fileno(), process.stderr.fileno()


def _ready(descriptor: int, seconds: float) -> bool:
    """Whether data or the end of the stream arrives within `seconds`."""
    events = select.poll()
    events.register(descriptor, select.POLLIN)
    return bool(events.poll(max(0, int(min(seconds, 1e6) * 1000))))


def _end(process: subprocess.Popen[bytes], orders: int, told: int, owner: int, pids: list[int], mark: str) -> None:
    """Let the supervisor end everything, then release it; a fork of the harness only closes the pipes."""
    if os.getpid() == owner:
        with contextlib.suppress(OSError):
            # A fork of the harness may hold the pipe as well, so that closing it would not be enough.
            os.write(orders, b"e")
            # The engine may have stopped the supervisor.
            os.kill(process.pid, signal.SIGCONT)
        if not _all_ended(told):
            # The supervisor was stopped or ended from outside, so the remaining processes are ended here.
            cgroup.end_marked(mark)
            end_family(pids[0], pids[1], mark)
            process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()
    os.close(orders)
    os.close(told)


def _all_ended(told: int) -> bool:
    """Whether the supervisor confirms the end in time."""
    deadline = time.monotonic() + _PATIENCE
    word = b"?"
    while word and _ready(told, deadline - time.monotonic()):
        word = os.read(told, WORD)
        if word == ALL_ENDED.to_bytes(WORD, "little"):
            return True
    return False
