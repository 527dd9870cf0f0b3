"""Caches results that follow from the suite's own scenarios, the rules and the cards, beside the compiled plans.

A cached result is used until one of them changes, and is then computed again.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from oracle.suite.files.sealed import default_folder, keep, read_kept
from oracle.suite.reading.locate import feature_files, feature_root
from oracle.suite.reading.sources import fingerprint

T = TypeVar("T")
_KEY = 64
"""The length of the key at the beginning of the file."""


def kept(name: str, kind: Any, build: Callable[[], T], *more: str, folder: Path | None = None) -> T:
    """A cached value; if there is no valid one, the result of `build`, which is then cached.

    `kind`: its type for msgspec; `more`: other inputs on which it depends, as text; `folder`: of the cache, by default
    the user's own.
    """
    folder = default_folder() if folder is None else folder
    key = _key(more)
    if folder is None or key is None:
        return build()
    # Two installations each keep their own.
    file = folder / f"{name}-{_digest(os.fsencode(feature_root()))[:32]}"
    content = read_kept(file)
    if content is not None and content[:_KEY] == key:
        try:
            found: T = msgspec.msgpack.decode(content[_KEY:], type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            pass  # another program's
        else:
            return found
    found = build()
    keep(file, key + msgspec.msgpack.encode(found))
    return found


def stamp(file: Path) -> str:
    """The stamp of a file: its length, and the time of its last change."""
    try:
        about = file.stat()
    except OSError:
        return f"{file.name} is not there"
    return f"{file.name} {about.st_size} {about.st_mtime_ns}"


def _key(more: tuple[str, ...]) -> bytes | None:
    """Changes with the program, the cards and the scenarios; None where the program has changed as it ran."""
    program = fingerprint()
    if program is None:
        return None
    files = (f"{name} {stamp(file)}" for name, file in feature_files().items())
    return _digest("\n".join((program, *more, *files)).encode("utf-8", "surrogateescape")).encode()


def _digest(of: bytes) -> str:
    return hashlib.sha256(of).hexdigest()
