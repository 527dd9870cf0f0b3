"""Which feature files held all checks: kept, since checking every made-up card takes most of a command's start."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from oracle.suite.files.sealed import keep, read_kept

_memory: set[tuple[Path, str]] = set()


def held(folder: Path, checks: str, keys: Iterable[str]) -> bool:
    """Whether files with these keys (`cache.plan_key`) held the checks of that name before."""
    digest = _digest(checks, keys)
    if (folder, digest) in _memory:
        return True
    return read_kept(folder / _name(checks)) == digest.encode()


def note(folder: Path, checks: str, keys: Iterable[str]) -> None:
    """Keep that they did, in place of what was kept of the checks before."""
    digest = _digest(checks, keys)
    _memory.add((folder, digest))
    keep(folder / _name(checks), digest.encode())


def _digest(checks: str, keys: Iterable[str]) -> str:
    return hashlib.sha256("\n".join((checks, *keys)).encode()).hexdigest()


def _name(checks: str) -> str:
    return f"held-{checks}"
