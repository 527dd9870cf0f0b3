"""The engine's side of the loop: a line of bytes in, a line of bytes out."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from typing import BinaryIO

from oracle.protocol.codec import INVALID_REQUEST, MESSAGE_LIMIT, encode_error

_CHUNK = 65536


def answer_lines(answer: Callable[[bytes], tuple[bytes, bool]], stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Write the line that `answer` returns for each line of `stdin`, until it reports the last one.

    A line that is too long gets JSON-RPC's error. If the harness disappears, the loop ends normally.
    """
    with contextlib.suppress(BrokenPipeError):
        while line := stdin.readline(MESSAGE_LIMIT + 1):
            if len(line) > MESSAGE_LIMIT and not line.endswith(b"\n"):
                _skip_line(stdin)
                told, last = (
                    encode_error(None, INVALID_REQUEST, f"a message of more than {MESSAGE_LIMIT:,} bytes"),
                    False,
                )
            else:
                told, last = answer(line)
            stdout.write(told)
            stdout.flush()
            if last:
                return


def on_stdio(run: Callable[[BinaryIO, BinaryIO], None]) -> None:
    """Call `run` with this process's stdin and stdout; everything else that is printed goes to stderr."""
    sys.stdout.flush()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # Closing flushes what a broken pipe left in the buffer, and hits the broken pipe again.
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt), answers:
        run(sys.stdin.buffer, answers)


def _skip_line(stdin: BinaryIO) -> None:
    while (part := stdin.readline(_CHUNK)) and not part.endswith(b"\n"):
        pass
