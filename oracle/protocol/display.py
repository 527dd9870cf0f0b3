"""Makes external text safe to quote in an error: one line, no invisible characters, limited length."""

from __future__ import annotations

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
    """The last `lines` non-empty lines of `text`, each as in `shown`, at most `limit` characters in all."""
    if isinstance(text, bytes):
        text = text.decode("utf-8", "backslashreplace")
    last = [shown(line, limit) for line in text.splitlines() if line.strip()][-lines:]
    joined = "\n".join(last)
    return joined if len(joined) <= limit else "…" + joined[-limit:]


def _escaped(char: str) -> str:
    return char.encode("unicode_escape").decode("ascii")
