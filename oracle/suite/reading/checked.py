"""Remembers which feature files passed all checks: checking every made-up card would dominate a command's start."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

from oracle.suite.files.sealed import keep, read_kept

_memory: set[tuple[Path, str]] = set()


def held(folder: Path, checks: str, keys: Mapping[Path, str]) -> bool:
    """Whether these files have passed the checks of that name; each key changes with its file and with the program."""
    digest = _digest(checks, keys.values())
    if (folder, digest) in _memory:
        return True
    return read_kept(folder / _name(checks, keys)) == digest.encode()


def note(folder: Path, checks: str, keys: Mapping[Path, str]) -> None:
    """Record that they have, replacing earlier records of the same files."""
    digest = _digest(checks, keys.values())
    _memory.add((folder, digest))
    keep(folder / _name(checks, keys), digest.encode())


def _name(checks: str, files: Iterable[Path]) -> str:
    return f"held-{_digest(checks, map(str, files))[:32]}"


def _digest(checks: str, of: Iterable[str]) -> str:
    return hashlib.sha256("\n".join((checks, *of)).encode("utf-8", "surrogateescape")).hexdigest()
