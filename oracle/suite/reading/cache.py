"""Compiled plans on disk: reading Gherkin is most of the time a run would take. A broken cache is built anew."""

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
    """The plans of one feature file, valid as long as `key` is what the file and the program hash to."""

    key: str
    plans: tuple[PlanData, ...]


_decoder = msgspec.json.Decoder(_Entry)
_encoder = msgspec.json.Encoder()


def plan_key(feature: str, content: bytes) -> str | None:
    """Changes with the feature file, the phrases and the program; None where plans cannot be kept."""
    program = reading_fingerprint()
    if program is None:
        return None
    digest = hashlib.sha256()
    for part in (program, REGISTRY.fingerprint(), feature):
        digest.update(os.fsencode(part) + b"\0")
    digest.update(content)
    return digest.hexdigest()


def read_plans(folder: Path, path: Path, key: str) -> tuple[Plan, ...] | None:
    """Plans of a feature file from the cache; None when there are none, or none that can be used."""
    kept = read_kept(_file(folder, path))
    if kept is None:
        return None
    try:
        entry = _decoder.decode(kept)
        return tuple(bind(plan) for plan in entry.plans) if entry.key == key else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError, InvalidWordsError):
        # Another program's entry, under the same name.
        return None


def write_plans(folder: Path, path: Path, key: str, plans: tuple[Plan, ...]) -> None:
    """Keep the plans of a feature file; does nothing where the cache cannot be written."""
    keep(_file(folder, path), _encoder.encode(_Entry(key, tuple(data_of(plan) for plan in plans))))


def _file(folder: Path, path: Path) -> Path:
    name = hashlib.sha256(os.fsencode(path.resolve())).hexdigest()[:32]
    return folder / f"{name}.json"
