"""The processes that do a worker's tasks, seen from the worker.

A task may hang, crash its process or break the reference in it, and needs the main thread for its clock; a worker has
to stay reachable meanwhile. So each of its threads has its own process, which is ended and restarted if necessary.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from multiprocessing.connection import Connection, Pipe
from pathlib import Path

import msgspec

import oracle
from oracle.campaign.setting import GivenUp, Setting, encoded


class Hand:
    """One such process. It is started on first use, unless `start` has already started it."""

    def __init__(self, setting: Setting) -> None:
        self._setting = msgspec.msgpack.encode(setting)
        self._process: subprocess.Popen[bytes] | None = None
        self._pipe: Connection | None = None

    def do(self, task: bytes, seconds: float) -> bytes:
        """The outcome of an encoded task; `GivenUp` if it takes longer than this or its process ends."""
        pipe = self._pipe or self.start()
        try:
            pipe.send_bytes(task)
            if pipe.poll(seconds):
                return pipe.recv_bytes()
        except (EOFError, OSError):
            code = self.end()
            return encoded(GivenUp(kind="lost", why=f"the process that did it ended with exit code {code}"))
        self.end()
        return encoded(GivenUp(kind="hung", why=f"it did not end within {seconds:g} s"))

    def end(self) -> int | None:
        """End the process with its engines; returns its exit code."""
        process, self._process = self._process, None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if process is None:
            return None
        # It may have ended by itself; give its exit code the time to come.
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.1)
        process.terminate()
        try:
            return process.wait(2.0)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()

    def start(self) -> Connection:
        """Start the process, which loads the rules; returns the pipe to it. Raises OSError."""
        ours, theirs = Pipe()
        words = [sys.executable, "-m", "oracle.campaign.hand", str(theirs.fileno())]
        # The same program as the worker's, wherever the worker was started.
        root = str(Path(oracle.__file__).parents[1])
        path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH", ""))))
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            words, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": path}
        )
        theirs.close()
        self._pipe = ours
        ours.send_bytes(self._setting)
        return ours
