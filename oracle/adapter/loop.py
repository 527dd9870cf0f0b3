"""The loop of the engine's side: a line of bytes in, a line of bytes out."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from typing import BinaryIO

from oracle.protocol.codec import INVALID_REQUEST, MESSAGE_LIMIT, encode_error

_CHUNK = 65536


def answer_lines(answer: Callable[[bytes], tuple[bytes, bool]], stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Write for each line of `stdin` the line that `answer` gives, until it says that this was the last one.

    A line that is too long gets JSON-RPC's error. The harness going away in the middle is an ordinary end.
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
    """`run` on this process's own stdin and stdout, with everything else that is printed sent to stderr."""
    sys.stdout.flush()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # Closing writes what a broken pipe left in the buffer, and meets the broken pipe again.
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt), answers:
        run(sys.stdin.buffer, answers)


def _skip_line(stdin: BinaryIO) -> None:
    while (part := stdin.readline(_CHUNK)) and not part.endswith(b"\n"):
        pass
