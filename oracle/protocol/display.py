"""Makes external text safe to quote in an error: one line, no invisible characters, limited length."""

from __future__ import annotations

import re

QUOTED = 200
"""Maximum characters quoted from one message of an engine."""
_POINTING = " \t^~"
"""The characters with which Python marks a part of the line above."""


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

    Lines that only point at the line above them (`    ^^^^^`) are left out. Lines stay whole: the first ones are
    dropped if there is no room. The line with the cause of a failure is kept: it is put first if it would be dropped.
    """
    if isinstance(text, bytes):
        text = text.decode("utf-8", "backslashreplace")
    every = [shown(line, limit) for line in text.splitlines() if line.strip(_POINTING)]
    last = every[-lines:]
    kept = _fitting(last, limit - 2)
    whole = "\n".join(kept if len(kept) == len(last) else ["…", *kept])
    point = shown(point_of("\n".join(every)), limit // 2)
    if not point or point in whole.replace("\n", " "):
        return whole
    return "\n".join([point, "…", *_fitting(every[-max(1, lines - 2) :], limit - len(point) - 3)])


def _fitting(lines: list[str], room: int) -> list[str]:
    """As many of the last lines as fit, and at least the end of the last one."""
    kept: list[str] = []
    for line in reversed(lines):
        if len(line) > room and kept:
            break
        kept.append(line if len(line) <= room else f"…{line[-room:]}")
        room -= len(line) + 1
    return kept[::-1]


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
