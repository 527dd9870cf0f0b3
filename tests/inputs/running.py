"""The command line run in this process, and what may be said of how it ended."""

from __future__ import annotations

import contextlib
import io
import os
import re
import signal
import sys
from collections.abc import Iterator
from functools import cache
from unittest.mock import patch

import typer
from msgspec import Struct

from oracle.cli.app import main

ALLOWED = (0, 1, 2, 3, 130)
"""Exit codes; 4 is a bug of our own."""
GIT = 128
"""What `bisect` adds to the code of an error, so that git stops."""
_BUG = re.compile(r"Traceback|^bug: |This is a fault of tcg-oracle", re.MULTILINE)


class Ended(Struct, frozen=True, kw_only=True):
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str

    def wrong(self) -> str:
        """What must not be in how it ended; empty if nothing."""
        if self.code not in ALLOWED:
            return f"exit code {self.code}: {self.err}"
        if _BUG.search(self.err) or _BUG.search(self.out):
            return f"a traceback: {self.err}"
        if self.code in (2, 3) and len(self.err.strip()) < 12 and "Usage:" not in self.out:
            return f"exit code {self.code} without a word of why: {self.err!r}"
        return ""


def run(*words: object, encoding: str = "utf-8", **environment: str) -> Ended:
    """Run `tcg-oracle` with these words, its output in an encoding that refuses what it lacks.

    `environment`: variables that are set besides.
    """
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict") for _ in range(2))
    code = 0
    with patch.dict(os.environ, environment), _as_a_process(["tcg-oracle", *map(str, words)], out, err):
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    if words[:1] == ("bisect",) and code > GIT:
        code -= GIT
    if code in (130, 128 + signal.SIGTERM):
        # That was meant for us: no input interrupts.
        raise KeyboardInterrupt
    told = []
    for stream in (out, err):
        stream.flush()
        told.append(stream.buffer.getvalue().decode(encoding))
    return Ended(code=code, out=told[0], err=told[1])


_commands = cache(typer.main.get_command)


@contextlib.contextmanager
def _as_a_process(words: list[str], out: io.TextIOWrapper, err: io.TextIOWrapper) -> Iterator[None]:
    before = sys.argv, sys.excepthook, {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)}
    sys.argv = words
    try:
        # The commands are the same every time, and building them takes longer than most of them.
        known = patch.object(typer.main, "get_command", _commands)
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), known:
            yield
    finally:
        sys.argv, sys.excepthook = before[:2]
        for number, handler in before[2].items():
            signal.signal(number, handler)
