"""Compiled plans on disk: reading Gherkin is most of the time a run would take. A broken cache is built anew."""

from __future__ import annotations

import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path

import msgspec
import platformdirs

import oracle
from oracle.protocol import messages
from oracle.suite.compile import bind, data_of
from oracle.suite.errors import InvalidWordsError
from oracle.suite.locate import steps_root
from oracle.suite.phrases import REGISTRY
from oracle.suite.plan import Plan, PlanData


class _Entry(msgspec.Struct, frozen=True):
    """The plans of one feature file, valid as long as `key` is what the file and the phrases hash to."""

    key: str
    plans: tuple[PlanData, ...]


_decoder = msgspec.json.Decoder(_Entry)
_encoder = msgspec.json.Encoder()


def default_folder() -> Path:
    """Where this user's compiled plans are kept."""
    return Path(platformdirs.user_cache_dir("tcg-oracle", appauthor=False)) / "plans"


def plan_key(feature: str, content: bytes) -> str:
    """Changes with the feature file, with the phrases, and with the code that compiles them."""
    digest = hashlib.sha256()
    for part in (_code_fingerprint(), REGISTRY.fingerprint(), feature):
        digest.update(part.encode() + b"\0")
    digest.update(content)
    return digest.hexdigest()


def read_plans(folder: Path, path: Path, key: str) -> tuple[Plan, ...] | None:
    """Plans of a feature file from the cache; None when there are none, or none that can be used."""
    try:
        entry = _decoder.decode(_file(folder, path).read_bytes())
        if entry.key != key:
            return None
        return tuple(bind(plan) for plan in entry.plans)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError, KeyError, InvalidWordsError):
        return None


def write_plans(folder: Path, path: Path, key: str, plans: tuple[Plan, ...]) -> None:
    """Keep the plans of a feature file; does nothing where the cache cannot be written."""
    _write(_file(folder, path), _encoder.encode(_Entry(key, tuple(data_of(plan) for plan in plans))))


def read_beside(name: str, folder: Path | None = None) -> bytes | None:
    """What was kept under this name beside the plans; None where nothing is, or where it is damaged."""
    try:
        content = ((folder or default_folder()) / name).read_bytes()
    except OSError:
        return None
    digest, _, kept = content.partition(b"\n")
    return kept if digest == hashlib.sha256(kept).hexdigest().encode() else None


def write_beside(name: str, content: bytes, folder: Path | None = None) -> None:
    """Keep something beside the plans, with its checksum; does nothing where the cache cannot be written."""
    _write((folder or default_folder()) / name, hashlib.sha256(content).hexdigest().encode() + b"\n" + content)


def _write(file: Path, content: bytes) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as draft:
                draft.write(content)
            Path(name).replace(file)
        except OSError:
            Path(name).unlink(missing_ok=True)
    except OSError:
        return


def _file(folder: Path, path: Path) -> Path:
    name = hashlib.sha256(os.fsencode(path.resolve())).hexdigest()[:32]
    return folder / f"{name}.json"


@cache
def _code_fingerprint() -> str:
    digest = hashlib.sha256(oracle.__version__.encode())
    here = Path(__file__).parent
    files = [*sorted(here.glob("*.py")), *sorted(steps_root().glob("*.py")), Path(messages.__file__)]
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()
