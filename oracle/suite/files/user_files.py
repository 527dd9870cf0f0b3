"""Reads files that a user names: regular files only, and only up to a maximum size."""

from __future__ import annotations

import os
import stat
from pathlib import Path

_KINDS = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
)
# Opening a pipe without a writer would block forever.
_READING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


class UnreadableError(Exception):
    """A file that cannot be read; the text gives the reason without the file's name."""


def read_regular(file: Path, most: int, *, ours: bool = False) -> bytes:
    """The bytes of a regular file of at most `most` bytes. Raises UnreadableError.

    With `ours` the file must belong to this user, and nobody else may be able to write to it.
    """
    try:
        # Opening a device can have side effects, so its type is checked first.
        _check(file.stat(), most, ours=ours)
        with os.fdopen(os.open(file, _READING), "rb") as opened:
            _check(os.fstat(opened.fileno()), most, ours=ours)
            content = opened.read(most + 1)
    except OSError as error:
        raise UnreadableError(_lower(error.strerror or str(error))) from None
    except ValueError:
        raise UnreadableError("this cannot be the name of a file") from None
    if len(content) > most:
        raise _too_large(most)
    return content


def _check(about: os.stat_result, most: int, *, ours: bool) -> None:
    if not stat.S_ISREG(about.st_mode):
        kind = next((name for holds, name in _KINDS if holds(about.st_mode)), "not a regular file")
        raise UnreadableError(f"it is {kind}; name a regular file")
    if about.st_size > most:
        raise _too_large(most)
    if ours and os.name == "posix" and (about.st_uid != os.geteuid() or about.st_mode & (stat.S_IWGRP | stat.S_IWOTH)):
        raise UnreadableError("somebody else can write to it")


def _too_large(most: int) -> UnreadableError:
    return UnreadableError(f"it is larger than {most // 1024 // 1024} MiB, which is the most that is read")


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]
