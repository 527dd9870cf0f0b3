"""Values cached in this user's folder, each in its own file, and valid as long as its key stays the same."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

import oracle
from oracle.suite.files.sealed import default_folder, keep, read_kept

T = TypeVar("T")
_KEY = 64
"""Characters of the key's digest, which precedes the value."""


class Kept(Generic[T]):
    """A cached value. If the cache cannot be read or written, the value is missing, and storing it does nothing."""

    def __init__(
        self, name: str, kind: Any, key: str | None, about: tuple[str, ...] = (), folder: Path | None = None
    ) -> None:
        """`name`, `about`: the kind of value, and its subject; `kind`: its type for msgspec.

        `key`: changes with everything that the value depends on; None if it must not be cached; `folder`: the cache's
        folder, by default this user's own.
        """
        place = default_folder() if folder is None else folder
        # Each installation has its own files, so that they do not invalidate each other's values.
        what = _digest("\0".join((str(Path(oracle.__file__).parent), *about)))[:32]
        self._file = None if place is None or key is None else place / f"{name}-{what}"
        self._key = _digest(key or "").encode()
        self._kind = kind

    def read(self) -> T | None:
        """The value; None if there is none under this key."""
        content = None if self._file is None else read_kept(self._file)
        if content is None or content[:_KEY] != self._key:
            return None
        try:
            value: T = msgspec.msgpack.decode(content[_KEY:], type=self._kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None
        return value

    def write(self, value: T) -> None:
        """Store the value over the earlier one."""
        if self._file is not None:
            keep(self._file, self._key + msgspec.msgpack.encode(value))


def stamp(*files: Path) -> str:
    """A text that changes when a file's length or modification time does."""
    return "\n".join(f"{file} {_state(file)}" for file in files)


def _state(file: Path) -> str:
    try:
        about = file.stat()
    except OSError:
        return "missing"
    return f"{about.st_size} {about.st_mtime_ns}"


def _digest(of: str) -> str:
    return hashlib.sha256(of.encode("utf-8", "surrogateescape")).hexdigest()
