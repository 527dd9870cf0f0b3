"""Caches compiled plans on disk: parsing Gherkin would take most of a run. A broken cache is rebuilt."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from oracle.suite.errors import InvalidWordsError
from oracle.suite.files.kept import Kept
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.phrases.registry import REGISTRY
from oracle.suite.plan import Plan, PlanData
from oracle.suite.reading.sources import reading_fingerprint


def plan_key(feature: str, content: bytes) -> str | None:
    """A key that changes with the feature file, the phrases and the program; None if plans cannot be cached."""
    program = reading_fingerprint()
    if program is None:
        return None
    digest = hashlib.sha256()
    for part in (program, REGISTRY.fingerprint(), feature):
        digest.update(os.fsencode(part) + b"\0")
    digest.update(content)
    return digest.hexdigest()


def read_plans(folder: Path, path: Path, key: str) -> tuple[Plan, ...] | None:
    """A feature file's plans from the cache; None if there are none, or none that are valid."""
    plans = _kept(folder, path, key).read()
    try:
        return None if plans is None else tuple(map(bind, plans))
    except (KeyError, InvalidWordsError):
        # Of other phrases.
        return None


def write_plans(folder: Path, path: Path, key: str, plans: tuple[Plan, ...]) -> None:
    """Cache the plans of a feature file; does nothing if the cache cannot be written."""
    _kept(folder, path, key).write(tuple(map(data_of, plans)))


def _kept(folder: Path, path: Path, key: str) -> Kept[tuple[PlanData, ...]]:
    return Kept("plans", tuple[PlanData, ...], key, (str(path.resolve()),), folder)
