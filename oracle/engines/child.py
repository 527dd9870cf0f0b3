"""One running engine process: its pipes, its clock and its end.

Everything waits in one `poll` over the process's stdout, its stderr and its end, so that neither a full pipe nor a
grandchild that keeps one open can block the harness. Lines go in and come out as bytes; `process.py` interprets them.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import time
from typing import NoReturn

from oracle.engines.base import EngineFault
from oracle.engines.limits import Limits
from oracle.engines.supervised import Supervised
from oracle.protocol.codec import explain_unasked
from oracle.protocol.display import shown, shown_lines

_CHUNK = 65536
_SETTLE = 0.2
"""Seconds of silence before unrequested output is judged, so that the verdict does not depend on timing."""
_SETTLE_AT_MOST = 2.0
"""The same limit while output keeps arriving."""
_UNASKED_LINES = 100
"""More unrequested lines than these are a flood."""
_LAST_MOMENTS = 1.0
"""Seconds in which a process that closed its output may still end and report how."""
_LOOK = 0.2
"""The seconds between two checks of an engine's memory…"""
_LOOK_SHARE = 50
"""…or longer, so that the checks take at most this share of the processor's time."""
_MEGABYTE = 1_000_000
_LAST_WORDS_LINES = 10
_LAST_WORDS = 1000


class Child:
    """A started engine process. Every fault ends the process, with its child processes, before it is raised."""

    def __init__(self, argv: list[str], limits: Limits) -> None:
        """Start `argv` (found on PATH, no shell). Raises `EngineFault` of kind `start`."""
        self.asked = 0
        """The number of requests sent, which is also the id of the last one."""
        self.established = False
        """Whether the engine has answered `initialize`; if it ends earlier, the fault is of the kind `start`."""
        self._limits = limits
        self._engine = Supervised(argv)
        self._in, self._out, self._err = self._engine.stdin, self._engine.stdout, self._engine.stderr
        self.unread = bytearray()
        """Output that no request has consumed yet."""
        self._last_words = bytearray()
        self._since_mark = 0
        """The bytes on stderr since the mark."""
        self._open_out = True
        self._events = select.poll()
        self._end_events = select.poll()
        for fd in (self._in, self._out, self._err):
            os.set_blocking(fd, False)
        self._events.register(self._out, select.POLLIN)
        self._events.register(self._err, select.POLLIN)
        self._events.register(self._engine.told, select.POLLIN)
        self._end_events.register(self._engine.told, select.POLLIN)
        self._poll = self._events.poll
        self._answered = [(self._out, select.POLLIN)]
        self._next_look = 0.0
        self._deadline = 0.0

    @property
    def pid(self) -> int:
        """The id of the process, and of the process group that ends with it."""
        return self._engine.pid

    # --- one request, then its answer ----------------------------------------------------------------------

    def send(self, line: bytes, method: str, seconds: float) -> None:
        """Send one line, to be answered within `seconds`. Raises `EngineFault` after ending the process."""
        if self.unread or self._poll(0):
            self._look_first(method)
        self.asked += 1
        now = time.monotonic()
        if now >= self._next_look:
            self._look_at_memory(method)
        self._deadline = now + seconds
        try:
            written = os.write(self._in, line)
        except BlockingIOError:
            written = 0
        except BrokenPipeError:
            self._gone(method, "stdin")
        if written < len(line):
            self._send_rest(memoryview(line)[written:], method, seconds)

    def receive(self, method: str, seconds: float) -> bytes:
        """The next line of output; call it with the values given to `send`. Raises `EngineFault` likewise."""
        if not self.unread and self._poll(int(min(seconds, _LOOK) * 1000)) == self._answered:
            chunk = os.read(self._out, _CHUNK)
            if 0 < len(chunk) <= self._limits.message and chunk.find(b"\n") == len(chunk) - 1:
                return chunk
            self._received(chunk)
        return self._next_line(method, seconds)

    def _look_first(self, method: str) -> None:
        """Handle events since the last answer: unrequested output, the end of the process, or only stderr."""
        self._wait(0)
        if self.unread:
            self.refuse_unread(method)
        if not self._open_out or self._has_ended():
            self._gone(method, "stdout")

    def _send_rest(self, rest: memoryview, method: str, seconds: float) -> None:
        """Write the rest of a request that did not fit the pipe, reading meanwhile so that neither side waits for the
        other.
        """
        self._events.register(self._in, select.POLLOUT)
        try:
            while rest:
                if time.monotonic() >= self._deadline:
                    self._too_slow(method, seconds, f"it left {len(rest):,} bytes of the request unread on its stdin")
                self._wait(min(self._deadline - time.monotonic(), _LOOK))
                self._look_at_memory(method)
                self._guard_size()
                if not self._open_out or self._has_ended():
                    self._gone(method, "stdout")
                with contextlib.suppress(BlockingIOError):
                    rest = rest[os.write(self._in, rest) :]
        except BrokenPipeError:
            self._gone(method, "stdin")
        finally:
            with contextlib.suppress(KeyError, ValueError, OSError):
                self._events.unregister(self._in)

    def _next_line(self, method: str, seconds: float) -> bytes:
        seen = 0
        while (end := self.unread.find(b"\n", seen)) < 0:
            seen = len(self.unread)
            self._guard_size()
            if not self._open_out or self._has_ended():
                self._take_all(self._out)
                if b"\n" not in self.unread:
                    self._gone(method, "stdout")
                continue
            left = self._deadline - time.monotonic()
            if left <= 0:
                came = f"{seen:,} bytes of an unfinished line arrived" if seen else "nothing arrived"
                self._too_slow(method, seconds, came)
            self._wait(min(left, _LOOK))
            self._look_at_memory(method)
        self._guard_size(end)
        line = bytes(self.unread[: end + 1])
        del self.unread[: end + 1]
        return line

    # --- reading -------------------------------------------------------------------------------------------

    def _wait(self, seconds: float) -> None:
        """Wait at most `seconds` for something to happen, and read the available output."""
        for fd, _ in self._poll(max(0, int(seconds * 1000))):
            if fd in (self._out, self._err):
                self._take(fd)

    def _take(self, fd: int) -> bool:
        """Read once; returns whether there may be more."""
        try:
            chunk = os.read(fd, _CHUNK)
        except BlockingIOError:
            return False
        if fd == self._out:
            self._received(chunk)
        elif chunk:
            self._last_words += chunk
            self._since_mark += len(chunk)
            del self._last_words[: -self._limits.stderr]
        else:
            self._forget(fd)
        return bool(chunk)

    def _take_all(self, fd: int) -> None:
        """Read the remaining output of an ended process; a grandchild that keeps writing is not followed for long."""
        deadline = time.monotonic() + _SETTLE
        while self._take(fd) and len(self.unread) <= self._limits.message and time.monotonic() < deadline:
            pass

    def _received(self, chunk: bytes) -> None:
        if chunk:
            self.unread += chunk
        else:
            self._open_out = False
            self._forget(self._out)

    def _forget(self, fd: int) -> None:
        """Stop waiting for a pipe that has reached its end."""
        with contextlib.suppress(KeyError):
            self._events.unregister(fd)

    def _has_ended(self) -> bool:
        """Whether the process has ended (or its supervisor, which ends together with everything it watches)."""
        return bool(self._end_events.poll(0))

    # --- faults --------------------------------------------------------------------------------------------

    def _guard_size(self, size: int | None = None) -> None:
        if (len(self.unread) if size is None else size) > self._limits.message:
            limit = f"{self._limits.message:,} bytes, which is the limit of one message"
            start = shown(bytes(self.unread[:400]))
            self._fail("flood", f"the engine wrote a line of more than {limit}; it began: {start}")

    def refuse_unread(self, method: str) -> NoReturn:
        """Handle unrequested output: wait for the rest of it, then report it."""
        now = time.monotonic()
        deadline, last = now + _SETTLE, now + _SETTLE_AT_MOST
        while now < min(deadline, last) and self._open_out and not self._has_ended():
            length = len(self.unread)
            self._wait(min(deadline, last) - now)
            self._guard_size()
            if self.unread.count(b"\n") > _UNASKED_LINES:
                break
            now = time.monotonic()
            if len(self.unread) > length:
                deadline = now + _SETTLE
        lines = self.unread.count(b"\n")
        if not lines and self._has_ended():
            self._gone(method, "stdout")
        first = bytes(self.unread.partition(b"\n")[0])
        if lines > _UNASKED_LINES:
            self._fail(
                "flood",
                f"the engine wrote more than {_UNASKED_LINES} lines without a request; first: {shown(first)}",
            )
        error = explain_unasked(first, self.asked)
        when = f"after its answer to request {self.asked}" if self.asked else "before its first request"
        self._fail(error.kind, f"{when} the engine wrote {error}")

    def _look_at_memory(self, method: str) -> None:
        """From time to time, check whether the engine with its child processes exceeds its memory limit."""
        if time.monotonic() < self._next_look:
            return
        before = time.thread_time()
        held = self._engine.memory()
        spent = time.thread_time() - before
        self._next_look = time.monotonic() + max(_LOOK, _LOOK_SHARE * spent)
        if held > self._limits.memory:
            limit = f"{self._limits.memory / _MEGABYTE:,.0f} MB, which is its limit"
            text = (
                f"in `{method}` the engine held {held / _MEGABYTE:,.0f} MB of memory, more than {limit}; it was ended"
            )
            self._fail("memory", text + self._words())

    def _too_slow(self, method: str, seconds: float, came: str) -> NoReturn:
        self._fail(
            "timeout",
            f"the engine did not answer `{method}` within {seconds:g} s ({came}); it was ended" + self._words(),
        )

    def _gone(self, method: str, closed: str) -> NoReturn:
        """The process ended, or closed a pipe that it needs."""
        deadline = time.monotonic() + _LAST_MOMENTS
        while not self._has_ended() and time.monotonic() < deadline:
            self._wait(deadline - time.monotonic())
        if not self._has_ended():
            self._fail(
                "closed", f"the engine closed its {closed} in `{method}` but kept running; it was ended" + self._words()
            )
        unfinished = f", leaving an unfinished line: {shown(bytes(self.unread[:400]))}" if self.unread else ""
        code = self._engine.code()
        self._take_all(self._err)
        how = _how_it_ended(code)
        if not self.established:
            text = f"the engine ended before it answered `{method}` ({how}){unfinished}; try the command by hand"
            self._fail("start", text + self._words())
        kind = "exit" if code == 0 else "crash"
        self._fail(kind, f"the engine ended in `{method}` ({how}){unfinished}" + self._words())

    def mark_stderr(self) -> None:
        """`on_stderr` reports the output on stderr from here on."""
        self._take_all(self._err)
        self._since_mark = 0

    def on_stderr(self) -> str:
        """The end of the output since the mark, safe to print."""
        self._take_all(self._err)
        since = self._last_words[-self._since_mark :] if self._since_mark else b""
        return shown_lines(bytes(since), _LAST_WORDS_LINES, _LAST_WORDS)

    def _words(self) -> str:
        words = shown_lines(bytes(self._last_words), _LAST_WORDS_LINES, _LAST_WORDS)
        return f"; its last lines on stderr:\n{words}" if words else ""

    def _fail(self, kind: str, text: str) -> NoReturn:
        self.kill()
        raise EngineFault(kind, text)

    # --- the end -------------------------------------------------------------------------------------------

    def kill(self) -> None:
        """End the process with its child processes, at once, and reap it; repeating it is harmless."""
        self._engine.end()
        # A fault's traceback keeps this object alive; it need not keep a flood of output as well.
        self.unread = bytearray()

    def finish(self, farewell: bytes) -> None:
        """Send the last request, let the process end on its own for a while, then end it. Never raises."""
        if not self._engine.alive:
            return
        deadline = time.monotonic() + self._limits.shutdown
        with contextlib.suppress(OSError):
            os.write(self._in, farewell)
        # The end of its input stops an engine that does not know `shutdown`.
        self._engine.end_input()
        while not self._has_ended() and (left := deadline - time.monotonic()) > 0:
            self._wait(left)
            self.unread.clear()
        self.kill()


def _how_it_ended(code: int | None) -> str:
    if code is None:
        return "or ended the process that watches over it"
    if code >= 0:
        return f"exit code {code}"
    try:
        return f"signal {signal.Signals(-code).name}"
    except ValueError:
        return f"signal {-code}"
