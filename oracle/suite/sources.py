"""What the program itself is made of: anything kept from run to run holds only as long as this stays the same."""

from __future__ import annotations

import hashlib
import time
from functools import cache
from importlib import metadata
from pathlib import Path

import oracle
from oracle.suite.locate import steps_root

_STARTED = time.time_ns()
_FOLDERS = ("kernel", "lorcana", "altered", "engines", "protocol", "suite")
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
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".toml", ".json"):
                digest.update(f"\0{folder.name}/{file.relative_to(folder).as_posix()}\0".encode() + file.read_bytes())
                if file.stat().st_mtime_ns > _STARTED:
                    return None
    return digest.hexdigest()
