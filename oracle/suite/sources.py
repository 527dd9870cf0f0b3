"""What the program itself is made of: anything kept from run to run holds only as long as this stays the same."""

from __future__ import annotations

import hashlib
import time
from functools import cache
from importlib import metadata
from pathlib import Path

import oracle
from oracle.suite.locate import feature_files, feature_root, steps_root

_STARTED = time.time_ns()
_FOLDERS = ("kernel", "games", "profiles", "engines", "protocol", "suite")
_JUDGES = ("assurance", "certify")
"""Folders that have a part in a certificate, beyond those of a run."""
_READERS = ("gherkin-official", "msgspec")
"""Libraries that have a part in what a feature file comes to."""


@cache
def fingerprint() -> str | None:
    """Changes with the version, the rules, the cards, the phrases and the code that reads and plays scenarios.

    None where a source has changed since this process began: what runs is then not what lies on the disk.
    """
    digest = hashlib.sha256(" ".join((oracle.__version__, *map(metadata.version, _READERS))).encode())
    root = Path(oracle.__file__).parent
    for folder in (*(root / name for name in _FOLDERS), steps_root()):
        for file in _sources(folder):
            _add(digest, _below(folder, file), file)
            if file.stat().st_mtime_ns > _STARTED:
                return None
    return digest.hexdigest()


@cache
def suite_digests() -> dict[str, str]:
    """What judges: SHA-256 of features, steps and code, the same in a checkout and in an installed wheel."""
    root = Path(oracle.__file__).parent
    parts = {"code": [root / name for name in (*_FOLDERS, *_JUDGES)], "steps": [steps_root()]}
    features = hashlib.sha256()
    for feature, file in feature_files().items():
        _add(features, f"features/{feature}", file)
    found = {"features": features.hexdigest()}
    for name, folders in parts.items():
        digest = hashlib.sha256()
        for folder in folders:
            for file in _sources(folder):
                _add(digest, _below(folder, file), file)
        found[name] = digest.hexdigest()
    return found


def _sources(folder: Path) -> list[Path]:
    """Everything below a folder that the suite is made of, but for features and steps that a wheel keeps there."""
    below = [root for root in (feature_root(), steps_root()) if root != folder and root.is_relative_to(folder)]
    found = [file for file in folder.rglob("*") if file.suffix in (".py", ".toml", ".json")]
    return sorted(file for file in found if not any(file.is_relative_to(root) for root in below))


def _below(folder: Path, file: Path) -> str:
    return f"{folder.name}/{file.relative_to(folder).as_posix()}"


def _add(digest: hashlib._Hash, name: str, file: Path) -> None:
    digest.update(f"\0{name}\0".encode() + file.read_bytes())
