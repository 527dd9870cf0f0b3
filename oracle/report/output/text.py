"""Makes external text safe to show: no invisible characters, no terminal control, limited length."""

from __future__ import annotations

import hashlib
import re

from oracle.protocol.display import point_of

LONG = 4_000
"""Maximum characters shown of a message."""
SHORT = 160
"""Maximum characters shown of a name or title."""
_GAP = " … "

STEERING = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    r"\ud800-\udfff\ufeff\ufff9-\ufffb\ufffe\uffff\U000e0000-\U000e007f]"
)
"""A control character, a direction override, an invisible character, a lone surrogate."""

_TOO_LONG = re.compile(r"\S{16,}")
"""A word that may be too long for a column."""
_FOLD = re.compile(r"[-/_]")

_SURROGATE = re.compile(r"[\ud800-\udfff]")


def counted(count: int, word: str) -> str:
    """`1 run`, `1,200 runs`, `0 runs`."""
    return f"{count:,} {word}{'' if count == 1 else 's'}"


def many(count: int, word: str) -> str:
    """As `counted`, but `no run` instead of `0 runs`."""
    return counted(count, word) if count else f"no {word}"


def clean(text: str, limit: int = LONG) -> str:
    """`text` with every control character spelled out, cut after `limit` characters with a note."""
    note = ""
    if len(text) > limit:
        note = f"… (cut, {len(text):,} characters in all)"
        text = text[:limit]
    return spelled(text.replace("\r\n", "\n")) + note


def spelled(text: str) -> str:
    """The whole `text`, with every control character spelled out."""
    # A text that Python calls printable has none of them, and that test is many times faster.
    if text.isprintable():
        return text
    return STEERING.sub(lambda found: f"⟨U+{ord(found.group()):04X}⟩", text)


def one_line(text: str, limit: int = SHORT) -> str:
    """Like `clean`, on a single line."""
    return " ".join(clean(text, limit).split())


def both_ends(text: str, limit: int) -> str:
    """Like `one_line`, but cut in the middle; the line that says what went wrong is kept."""
    words = one_line(text, len(text))
    if len(words) <= limit:
        return words
    point = one_line(point_of(text), limit // 2)
    half = (limit - len(_GAP)) // 2
    if not point or point in words[:half] or point in words[-half:]:
        return f"{words[:half]}{_GAP}{words[-half:]}"
    half = max(limit - len(point) - 2 * len(_GAP), 0) // 2
    return f"{words[:half]}{_GAP}{point}{_GAP}{words[len(words) - half :]}"


def folds(text: str, columns: int) -> list[int]:
    """The places where words longer than `columns` are folded: after a hyphen, a slash or an underscore, so that a
    path or a case is not broken inside a word or a number. A word without them is left to whoever wraps the text.
    """
    found = []
    for word in _TOO_LONG.finditer(text):
        start = word.start()
        while word.end() - start > columns:
            end = max((start + one.end() for one in _FOLD.finditer(text[start : start + columns])), default=0)
            if not end:
                start += columns
                continue
            found.append(end)
            start = end
    return found


def encodable(text: str) -> str:
    """The whole `text`, with lone surrogates (which no encoding can write) replaced."""
    return _SURROGATE.sub("\ufffd", text)


def natural(text: str) -> tuple[tuple[int, int, str], ...]:
    """Sort key that puts 4.3.2 before 4.3.10."""
    parts = re.findall(r"[0-9]{1,9}|[^0-9]+|[0-9]+", text)
    return tuple((0, int(part), "") if part.isdecimal() and part.isascii() else (1, 0, part) for part in parts)


def measure(text: str, size: float) -> float:
    """The approximate width of `text` in a plain bold font of `size`, which a drawing cannot measure."""
    return size * sum(_width(letter) for letter in text)


def _width(letter: str) -> float:
    if ord(letter) >= 0x2E80:
        return 1.05
    return 0.4 if letter in "fijltIJ.,:;'’!|()[] " else 0.98 if letter in "mwMW@%…" else 0.69


def file_name(name: str) -> str:
    """A path component: `name` itself if it is harmless on every system, else `x` and its hash."""
    if re.fullmatch(r"[a-z0-9][a-z0-9.-]{0,79}", name):
        return name
    return f"x{hashlib.sha256(name.encode('utf-8', 'surrogatepass')).hexdigest()[:12]}"
