"""Remembers which feature files passed all checks: checking every made-up card would dominate a command's start."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from oracle.suite.files.kept import Kept

_memory: set[tuple[Path, str, str]] = set()


def held(folder: Path, checks: str, keys: Mapping[Path, str]) -> bool:
    """Whether these files have passed the checks of that name; each key changes with its file and with the program."""
    return (folder, checks, _key(keys)) in _memory or bool(_kept(folder, checks, keys).read())


def note(folder: Path, checks: str, keys: Mapping[Path, str]) -> None:
    """Record that these files have passed, over earlier records of the same files."""
    _memory.add((folder, checks, _key(keys)))
    _kept(folder, checks, keys).write(True)


def _kept(folder: Path, checks: str, keys: Mapping[Path, str]) -> Kept[bool]:
    return Kept("held", bool, _key(keys), (checks, *map(str, keys)), folder)


def _key(keys: Mapping[Path, str]) -> str:
    return "\n".join(keys.values())
