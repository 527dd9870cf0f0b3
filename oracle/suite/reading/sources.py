"""Fingerprints of the program's own sources: cached data is valid only while these stay the same."""

from __future__ import annotations

import hashlib
import os
import time
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Literal

import oracle
from oracle.engines.own_cards import own_digest
from oracle.suite.reading.locate import feature_files, feature_root, steps_root

_STARTED = time.time_ns()
_FOLDERS = ("kernel", "games", "profiles", "engines", "protocol", "suite")
_JUDGES = ("assurance/casting", "assurance/fuzz", "assurance/twins", "assurance/variation", "certify")
"""Folders that affect a certificate, beyond those that affect a run."""
Part = Literal["casts", "code", "features", "levels", "steps"]
PARTS: dict[str, str] = {
    "casts": "the casts and the faults that guard them",
    "code": "the code that judges",
    "features": "the scenarios",
    "levels": "the tables of levels",
    "steps": "the phrases of the scenarios",
}
"""What a certificate depends on, in words. Commands, reports, documents and mutants do not affect it."""
_SOURCES = (".py", ".toml", ".json", ".jsonl")
_WORDS = ("__init__.py", "keywords.py", "profile")
"""The parts of a game that are used to read scenarios."""
_READERS = ("gherkin-official", "msgspec")
"""Libraries that affect how a feature file is read."""


def fingerprint() -> str | None:
    """Changes with the version, the rules, the cards, the phrases and the code that reads and plays scenarios.

    None if a source has changed since this process began: the running code then differs from the code on disk.
    """
    program = _programs()[0]
    return None if program is None else program + own_digest()


def reading_fingerprint() -> str | None:
    """Like `fingerprint`, for the code that reads feature files: no rules and no cards.

    While a rule is being edited, scenarios therefore need not be read again.
    """
    return _programs()[1]


@cache
def _programs() -> tuple[str | None, str | None]:
    """The fingerprints of the code that plays and reads scenarios, and of the code that reads them. As with Python's
    own bytecode, a source counts as unchanged if its size and modification time are.
    """
    version = " ".join((oracle.__version__, *map(metadata.version, _READERS))).encode()
    root = Path(oracle.__file__).parent
    whole, reading = _Digest(version), _Digest(version)
    for folder in (*(root / name for name in _FOLDERS), steps_root()):
        for file in _sources(folder):
            about = file.stat()
            told = f"\0{_below(folder, file)}\0{about.st_size} {about.st_mtime_ns}".encode()
            for digest in (whole,) if _is_of_play(root, file) else (whole, reading):
                digest.add(told, fresh=about.st_mtime_ns > _STARTED)
    return whole.told(), reading.told()


class _Digest:
    """The digest of some sources; None if one of them has changed since this process began."""

    def __init__(self, of: bytes) -> None:
        self._digest = hashlib.sha256(of)
        self._fresh = False

    def add(self, told: bytes, *, fresh: bool) -> None:
        self._digest.update(told)
        self._fresh = self._fresh or fresh

    def told(self) -> str | None:
        return None if self._fresh else self._digest.hexdigest()


def _is_of_play(root: Path, file: Path) -> bool:
    """Whether a source belongs to a game's rules or cards, and not to its words."""
    top, *below = file.relative_to(root).parts if file.is_relative_to(root) else ("",)
    return top == "games" and len(below) > 1 and below[1] not in _WORDS


@cache
def suite_digests() -> dict[str, str]:
    """What a certificate depends on: SHA-256 of each part of `PARTS`, the same in a checkout and in a wheel."""
    root = Path(oracle.__file__).parent
    levels = sorted((root / "games").glob("*/levels.toml"))
    code = [file for name in (*_FOLDERS, *_JUDGES) for file in _sources(root / name)]
    code += [root / "assurance" / name for name in ("own.py", "seeds.py")]
    casts = sorted((root / "games").glob("*/mutants/*.json.xz"))
    of: dict[Part, dict[str, Path]] = {
        "casts": _named(root, casts),
        "code": _named(root, [file for file in code if file not in levels and not _judges_nothing(root, file)]),
        "features": {f"features/{name}": file for name, file in feature_files().items()},
        "levels": _named(root, levels),
        "steps": _named(steps_root().parent, _sources(steps_root())),
    }
    found: dict[str, str] = {}
    for part, files in of.items():
        digest = hashlib.sha256()
        for name, file in files.items():
            _add(digest, name, file)
        found[part] = digest.hexdigest()
    return found


def _judges_nothing(root: Path, file: Path) -> bool:
    """Mutants break the rules on purpose, and count tables check the reference: neither is used to judge an engine."""
    top, _, *below = file.relative_to(root).parts
    return top == "games" and below[:1] in (["mutants"], ["perft"])


def _sources(folder: Path) -> list[Path]:
    """The suite's sources below a folder, without features and steps that a wheel keeps there."""
    below = [root for root in (feature_root(), steps_root()) if root != folder and root.is_relative_to(folder)]
    found = [Path(place, name) for place, _, names in os.walk(folder) for name in names if name.endswith(_SOURCES)]
    return sorted(file for file in found if not any(file.is_relative_to(root) for root in below))


def _named(root: Path, files: list[Path]) -> dict[str, Path]:
    return {file.relative_to(root).as_posix(): file for file in files}


def _below(folder: Path, file: Path) -> str:
    return f"{folder.name}/{file.relative_to(folder).as_posix()}"


def _add(digest: hashlib._Hash, name: str, file: Path) -> None:
    digest.update(f"\0{name}\0".encode() + file.read_bytes())
