"""A decision in its file: one TOML file for each, whose name without its ending is the name of the decision."""

from __future__ import annotations

import datetime
import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from oracle.kernel.errors import InputError
from oracle.suite.files.toml_files import read_toml

_Text = Annotated[str, Meta(min_length=1, max_length=2000)]
_NAME = re.compile(r"[\w][\w.-]{0,79}")


class Decision(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a committee has decided about a conflict, and for how long."""

    conflict: int
    outcome: _Text
    """The outcome of one of its sides, as the register states it."""
    reason: _Text
    date: datetime.date
    who: _Text
    until: datetime.date | None = None
    """The first day on which it no longer holds; None: until it is withdrawn."""

    @property
    def digest(self) -> str:
        """The SHA-256 of its content, regardless of its formatting."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()

    def expired(self, today: datetime.date | None) -> bool:
        """Whether it no longer holds; without a date it is assumed to hold."""
        return None not in (today, self.until) and today >= self.until  # type: ignore[operator]


def read_all(paths: Iterable[Path]) -> dict[str, Decision]:
    """Name → decision, of these files and of every `*.toml` in these folders.

    Raises InputError, which names the file and the line; also for two decisions of the same name.
    """
    found: dict[str, Decision] = {}
    for file in dict.fromkeys(_files(paths)):
        name = file.stem
        if not _NAME.fullmatch(name):
            raise InputError(str(file), "a decision is named like its file: letters, digits, - . _", "rename the file")
        if name in found:
            raise InputError(str(file), f"another decision is named {name}", "rename one of the files")
        found[name] = read_toml(file, Decision, "a decision")
    return found


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        own = sorted(path.glob("*.toml"))
        if not own:
            raise InputError(str(path), "there is no decision in this folder", "a file *.toml for each")
        yield from own
