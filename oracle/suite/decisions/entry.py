"""A decision in its file: one TOML file for each, whose name without its ending is the name of the decision."""

from __future__ import annotations

import datetime
import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import tomlkit
from msgspec import Meta, Struct
from tomlkit.exceptions import ParseError, TOMLKitError

from oracle.kernel.errors import InputError
from oracle.suite.files.user_files import UnreadableError, read_regular

LARGEST = 1024 * 1024
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
        """The SHA-256 of its content, whatever the file looks like."""
        return hashlib.sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()

    def expired(self, today: datetime.date | None) -> bool:
        """Whether it no longer holds; without a date nobody knows, and it does."""
        return None not in (today, self.until) and today >= self.until  # type: ignore[operator]


def read_all(paths: Iterable[Path]) -> dict[str, Decision]:
    """Name → decision, of these files and of every `*.toml` in these folders.

    Raises InputError, which names the file and the line; also for two decisions of one name.
    """
    found: dict[str, Decision] = {}
    for file in dict.fromkeys(_files(paths)):
        name = file.stem
        if not _NAME.fullmatch(name):
            raise InputError(str(file), "a decision is named like its file: letters, digits, - . _", "rename the file")
        if name in found:
            raise InputError(str(file), f"another decision is named {name}", "rename one of the files")
        found[name] = read(file)
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


def read(file: Path) -> Decision:
    """The decision of a file. Raises InputError, which names the file and the line."""
    try:
        text = read_regular(file, LARGEST).decode("utf-8")
    except (UnreadableError, UnicodeDecodeError) as problem:
        raise InputError(str(file), f"cannot be read as a decision: {problem}") from None
    try:
        plain: Mapping[str, object] = tomlkit.parse(text).unwrap()
        return msgspec.convert(plain, Decision)
    except ParseError as problem:
        # The position is named apart, as in every other error of a file.
        told = re.sub(r" at line \d+ col \d+$", "", str(problem))
        raise InputError(f"{file}:{problem.line}", f"it is not valid TOML: {told}") from None
    except TOMLKitError as problem:
        raise InputError(str(file), f"it is not valid TOML: {problem}") from None
    except msgspec.ValidationError as problem:
        where = f"{file}:{_line_of(str(problem), text)}"
        raise InputError(where, f"it is no decision: {problem}", ", ".join(Decision.__struct_fields__)) from None
    except RecursionError:
        raise InputError(str(file), "its values are nested too deeply") from None


def _line_of(problem: str, text: str) -> int:
    """The line of the field that a validation error names; of a missing field the last line."""
    lines = text.splitlines()
    named = re.search(r"`\$\.(\w+)`|unknown field `([^`]+)`", problem)
    field = next(filter(None, named.groups()), "") if named else ""
    pattern = re.compile(rf"""\s*\[*\s*["']?{re.escape(field)}["']?\s*[=.\]]""")
    return next((number for number, line in enumerate(lines, 1) if field and pattern.match(line)), max(len(lines), 1))
