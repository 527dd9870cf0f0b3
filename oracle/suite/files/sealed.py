"""Files that are kept from run to run: each carries a checksum, and nothing in it is read before that holds.

What was kept is only ever a shortcut. Whatever is damaged, cut short, somebody else's or out of reach counts as not
there, without a word.
"""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path

import platformdirs

from oracle.suite.files.user_files import UnreadableError, read_regular

LARGEST = 64 * 1024 * 1024
"""Bytes of a kept file."""

_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH


def default_folder() -> Path | None:
    """Where this user's compiled plans are kept; None where the user has no folder of their own."""
    try:
        return Path(platformdirs.user_cache_dir("tcg-oracle", appauthor=False)).expanduser() / "plans"
    except RuntimeError:
        return None


def seal(content: bytes) -> bytes:
    """The content behind its checksum."""
    return hashlib.sha256(content).hexdigest().encode() + b" " + content


def unseal(text: bytes) -> bytes | None:
    """The content; None where it is not what was sealed."""
    checksum, _, content = text.partition(b" ")
    return content if checksum == hashlib.sha256(content).hexdigest().encode() else None


def read_kept(file: Path) -> bytes | None:
    """What was kept in this file; None where nothing is that can be trusted."""
    try:
        return unseal(read_regular(file, LARGEST, ours=True)) if _is_ours(file.parent) else None
    except (OSError, UnreadableError):
        return None


def keep(file: Path, content: bytes) -> None:
    """Keep the content in this file; does nothing where that cannot be done.

    It is written in place, with no draft that a killed process would leave behind: half a file fails its checksum.
    """
    try:
        file.parent.parent.mkdir(parents=True, exist_ok=True)
        file.parent.mkdir(mode=0o700, exist_ok=True)
        if not _is_ours(file.parent):
            return
        file.unlink(missing_ok=True)
        with open(file, "xb", opener=_for_us_alone) as out:
            out.write(seal(content))
    except OSError:
        return


def _for_us_alone(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _is_ours(folder: Path) -> bool:
    """Whether nobody but this user can put files into the folder."""
    if os.name != "posix":
        return True
    about = folder.stat()
    return about.st_uid == os.geteuid() and not about.st_mode & _OTHERS_WRITE
