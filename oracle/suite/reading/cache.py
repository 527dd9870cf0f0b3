"""Caches compiled plans on disk: parsing Gherkin would take most of a run. A broken cache is rebuilt."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import msgspec

from oracle.suite.errors import InvalidWordsError
from oracle.suite.files.sealed import keep, read_kept
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.phrases.registry import REGISTRY
from oracle.suite.plan import Plan, PlanData
from oracle.suite.reading.sources import reading_fingerprint


class _Entry(msgspec.Struct, frozen=True):
    """The plans of one feature file, valid while `key` equals the hash of file and program."""

    key: str
    plans: tuple[PlanData, ...]


_decoder = msgspec.json.Decoder(_Entry)
_encoder = msgspec.json.Encoder()


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
    kept = read_kept(_file(folder, path))
    if kept is None:
        return None
    try:
        entry = _decoder.decode(kept)
        return tuple(bind(plan) for plan in entry.plans) if entry.key == key else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError, InvalidWordsError):
        # Another program's entry under the same name.
        return None


def write_plans(folder: Path, path: Path, key: str, plans: tuple[Plan, ...]) -> None:
    """Cache the plans of a feature file; does nothing if the cache cannot be written."""
    keep(_file(folder, path), _encoder.encode(_Entry(key, tuple(data_of(plan) for plan in plans))))


def _file(folder: Path, path: Path) -> Path:
    name = hashlib.sha256(os.fsencode(path.resolve())).hexdigest()[:32]
    return folder / f"{name}.json"
