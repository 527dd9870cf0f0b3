"""Reads TOML files that a user has written; errors name the file and the line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec
import tomlkit
from msgspec import Struct
from tomlkit.exceptions import ParseError, TOMLKitError

from oracle.kernel.errors import InputError
from oracle.suite.files.user_files import UnreadableError, read_regular

LARGEST = 1024 * 1024
S = TypeVar("S", bound=Struct)


def read_toml(file: Path, kind: type[S], what: str) -> S:
    """The content of a file, every type checked; `what` names it: `a decision`.

    Raises InputError, which names the file and the line.
    """
    try:
        text = read_regular(file, LARGEST).decode("utf-8")
    except (UnreadableError, UnicodeDecodeError) as problem:
        raise InputError(str(file), f"cannot be read as {what}: {problem}") from None
    try:
        plain: Mapping[str, object] = tomlkit.parse(text).unwrap()
        return msgspec.convert(plain, kind)
    except ParseError as problem:
        # The line is named with the file, as in every other error.
        told = re.sub(r" at line \d+ col \d+$", "", str(problem))
        raise InputError(f"{file}:{problem.line}", f"it is not valid TOML: {told}") from None
    except TOMLKitError as problem:
        raise InputError(str(file), f"it is not valid TOML: {problem}") from None
    except msgspec.ValidationError as problem:
        fields = f"the fields are {', '.join(kind.__struct_fields__)}"
        raise InputError(f"{file}:{_line_of(str(problem), text)}", f"it is not {what}: {problem}", fields) from None
    except RecursionError:
        raise InputError(str(file), "its values are nested too deeply") from None


def _line_of(problem: str, text: str) -> int:
    """The line of the field that a validation error names; for a missing field the last line."""
    lines = text.splitlines()
    unknown = re.search(r"unknown field `([^`]+)`", problem)
    path = re.search(r"`\$\.([\w.\[\]]+)`", problem)
    field = unknown[1] if unknown else re.split(r"[.\[]", path[1])[-1].strip("]") if path else ""
    if not field or field.isdecimal():
        field = re.split(r"[.\[]", path[1])[0] if path else ""
    pattern = re.compile(rf"""\s*\[*\s*["']?{re.escape(field)}["']?\s*[=.\]]""")
    return next((number for number, line in enumerate(lines, 1) if field and pattern.match(line)), max(len(lines), 1))
