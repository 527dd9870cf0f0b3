"""Makes external text safe to quote in an error: one line, no invisible characters, limited length."""

from __future__ import annotations

import re

QUOTED = 200
"""Maximum characters quoted from one message of an engine."""


def shown(text: str | bytes, limit: int = QUOTED) -> str:
    """`text` on one line with every character that is not plainly visible escaped, cut after `limit` characters.

    Bytes are read as UTF-8; invalid ones are escaped as `\\xff`.
    """
    if isinstance(text, bytes):
        text = text[: 4 * limit + 4].decode("utf-8", "backslashreplace") + ("" if len(text) <= 4 * limit + 4 else "…")
    cut = text[:limit]
    visible = "".join(char if char.isprintable() else _escaped(char) for char in cut)
    return visible + ("…" if len(text) > limit else "")


def shown_lines(text: str | bytes, lines: int, limit: int) -> str:
    """The last `lines` non-empty lines of `text`, each as in `shown`, at most `limit` characters in all.

    If the line that says what went wrong would be cut off, it is put before them.
    """
    if isinstance(text, bytes):
        text = text.decode("utf-8", "backslashreplace")
    every = [shown(line, limit) for line in text.splitlines() if line.strip()]
    joined = "\n".join(every[-lines:])
    kept = joined if len(joined) <= limit else "…" + joined[-limit:]
    point = shown(point_of("\n".join(every)), limit // 2)
    if not point or point in kept.replace("\n", " "):
        return kept
    joined = "\n".join(every[-max(1, lines - 2) :])
    return f"{point}\n…{joined[-(limit - len(point)) :]}"


_PANIC = re.compile(r".*\bpanicked at\b.*|(?:panic|fatal error): .*", re.IGNORECASE)
_RAISED = re.compile(
    r"(?:Caused by: |Unhandled exception\.? |Uncaught |Exception in thread .*? )?"
    r"(?:[\w$]+(?:\.|::))*[\w$]*(?:Error|Exception|Interrupt|Exit|Failure)\b(?: \[\w+\])?(?:: .*|\s*$)"
)


def point_of(text: str) -> str:
    """The line of a program's output that says what went wrong; empty if no line looks like that.

    A panic with its message (Rust, Go), or the last line that begins with the name of an exception.
    """
    lines = [line.strip() for line in text.splitlines()]
    for place, line in enumerate(lines):
        if _PANIC.fullmatch(line):
            # Newer versions of Rust write the message on the next line.
            return f"{line} {lines[place + 1]}" if line.endswith(":") and place + 1 < len(lines) else line
    raised = [line for line in lines if _RAISED.match(line)]
    return raised[-1] if raised else ""


def _escaped(char: str) -> str:
    return char.encode("unicode_escape").decode("ascii")
