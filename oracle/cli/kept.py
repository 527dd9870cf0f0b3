"""Caches short answers between runs, like compiled plans: playing takes longer than printing."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TypeVar

import msgspec

import oracle
from oracle.suite.files.sealed import default_folder, keep, read_kept
from oracle.suite.reading.locate import feature_root

T = TypeVar("T")
_WORDS = ("report/answers", "report/tables")
"""The code that puts answers into words."""


def read(key: str, name: tuple[str, ...], kind: type[T], folder: Path | None = None) -> T | None:
    """The answer cached under a name; None without one, or if the suite or the program has changed since.

    `key` changes with both, and is empty if nothing can be cached; `folder`: the cache, by default the user's.
    """
    file = _file(name, folder)
    content = None if file is None or not key else read_kept(file)
    whole = _whole(key)
    if content is None or content[: len(whole)] != whole:
        return None
    try:
        return msgspec.msgpack.decode(content[len(whole) :], type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def write(key: str, name: tuple[str, ...], answer: object, folder: Path | None = None) -> None:
    """Cache an answer under a name, replacing the old one; does nothing if that is impossible."""
    file = _file(name, folder)
    if file is not None and key:
        keep(file, _whole(key) + msgspec.msgpack.encode(answer))


def _file(name: tuple[str, ...], folder: Path | None) -> Path | None:
    place = default_folder() if folder is None else folder
    return None if place is None else place / f"answer-{_digest(str(feature_root()), *name)[:32]}"


def _whole(key: str) -> bytes:
    """The key, extended by the state of the code that puts answers into words."""
    root = Path(oracle.__file__).parent
    about = [(file, file.stat()) for name in _WORDS for file in sorted((root / name).glob("*.py"))]
    return _digest(key, *(f"{file.name} {one.st_size} {one.st_mtime_ns}" for file, one in about)).encode()


def _digest(*of: str) -> str:
    return hashlib.sha256("\0".join(of).encode("utf-8", "surrogateescape")).hexdigest()
