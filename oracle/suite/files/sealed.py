"""Cache files with a checksum, which is verified before anything else is read.

A cache is only a shortcut. A file that is damaged, truncated, foreign or inaccessible is silently treated as missing.
"""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path

import platformdirs

from oracle.suite.files.user_files import UnreadableError, read_regular

LARGEST = 64 * 1024 * 1024
"""Maximum bytes of a cache file."""

_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH


def default_folder() -> Path | None:
    """Where this user's compiled plans are cached; None if the user has no such folder."""
    try:
        return Path(platformdirs.user_cache_dir("tcg-oracle", appauthor=False)).expanduser() / "plans"
    except RuntimeError:
        return None


def seal(content: bytes) -> bytes:
    """The content with its checksum in front."""
    return hashlib.sha256(content).hexdigest().encode() + b" " + content


def unseal(text: bytes) -> bytes | None:
    """The content; None if the checksum does not match."""
    checksum, _, content = text.partition(b" ")
    return content if checksum == hashlib.sha256(content).hexdigest().encode() else None


def read_kept(file: Path) -> bytes | None:
    """The content of a cache file; None if there is none that can be trusted."""
    try:
        return unseal(read_regular(file, LARGEST, ours=True)) if _is_ours(file.parent) else None
    except (OSError, UnreadableError):
        return None


def keep(file: Path, content: bytes) -> None:
    """Store the content in this file; does nothing if that fails.

    It is written in place, so that a killed process leaves no draft behind: half a file fails its checksum.
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
    """Whether only this user can put files into the folder."""
    if os.name != "posix":
        return True
    about = folder.stat()
    return about.st_uid == os.geteuid() and not about.st_mode & _OTHERS_WRITE
