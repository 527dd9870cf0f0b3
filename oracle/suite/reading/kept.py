"""Values that follow from the suite's own scenarios, the rules and the cards, cached beside the compiled plans."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from oracle.suite.files.kept import Kept, stamp
from oracle.suite.reading.locate import feature_files
from oracle.suite.reading.sources import fingerprint

T = TypeVar("T")


def kept(name: str, kind: Any, build: Callable[[], T], *more: str, folder: Path | None = None) -> T:
    """A cached value; if there is no valid one, the result of `build`, which is then cached.

    `kind`: its type for msgspec; `more`: other inputs on which it depends, as text; `folder`: of the cache, by default
    the user's own.
    """
    cached = Kept[T](name, kind, suite_key(*more), folder=folder)
    found = cached.read()
    if found is None:
        found = build()
        cached.write(found)
    return found


def suite_key(*more: str) -> str | None:
    """Text that changes with the program, the cards, the scenarios and the other inputs; None if the program has
    changed since it started.
    """
    program = fingerprint()
    return None if program is None else "\n".join((program, *more, *feature_files(), stamp(*feature_files().values())))
