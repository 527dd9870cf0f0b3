"""The plan of a campaign, a TOML file: the engines, and what is played, checked and certified with them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, NoReturn, TypeVar

import msgspec
from msgspec import Meta, Struct

from oracle.kernel.errors import InputError
from oracle.suite.files.user_files import UnreadableError, read_regular

LARGEST = 4 * 1024 * 1024
Positive = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Seconds = Annotated[float, Meta(ge=0.01, le=86_400)]
Text = Annotated[str, Meta(min_length=1)]
Name = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][\w.-]{0,59}$")]
"""The name of an engine; certificates are named after it."""
_PATH = re.compile(r"at `\$((?:\.[\w-]+|\[(?:\d+|\.\.\.)\])*)`")


class _Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """A table of a plan; unknown keys are errors."""


class EngineEntry(_Part, frozen=True, kw_only=True):
    """An engine under a name chosen in the plan: a command that exists on every worker, or one for an archive."""

    command: Text
    """As for `--engine`; `{archive}` stands for the folder into which the archive is unpacked."""
    archive: Text | None = None
    """A tar or zip file that is sent to the workers with its digest."""


class LimitsEntry(_Part, frozen=True, kw_only=True):
    """The limits of every engine, as in the options of `check`, and of a task."""

    timeout: Seconds = 10.0
    start_timeout: Seconds = 20.0
    memory: Annotated[int, Meta(ge=0)] = 4000
    """In megabytes; 0: no limit."""
    task: Seconds = 600.0
    """Seconds after which a task is ended and tried again, on another worker if there is one."""


class FuzzEntry(_Part, frozen=True, kw_only=True):
    """Differential play. Each seed is a separate campaign over all engines."""

    game: Text
    games: Positive
    """Games for each seed and engine."""
    engines: tuple[Text, ...] = ()
    """Names of engines; empty: all."""
    editions: tuple[Text, ...] = ()
    seeds: Annotated[tuple[Seed, ...], Meta(min_length=1)] = (0,)
    decks: tuple[Text, ...] = ()
    """Two files with lists, or `random`; without decks, games begin anywhere."""
    printed: bool = False
    about: tuple[Text, ...] = ()
    task: Positive | None = None
    """Games of a task; default: `GAMES`, or `WHOLE_GAMES` with decks."""


class CheckEntry(_Part, frozen=True, kw_only=True):
    """The scenarios, as `check` runs them."""

    game: Text
    engines: tuple[Text, ...] = ()
    editions: tuple[Text, ...] = ()
    clauses: tuple[Text, ...] = ()


class MutantsEntry(_Part, frozen=True, kw_only=True):
    """The mutants of the reference, as `mutants` tries them."""

    game: Text
    clauses: tuple[Text, ...] = ()


class MatrixEntry(_Part, frozen=True, kw_only=True):
    """Every case on every mutant, as `faults --renew` runs them."""

    game: Text
    clauses: tuple[Text, ...] = ()


class CertifyEntry(_Part, frozen=True, kw_only=True):
    """Certificates, as `certify` makes them, one for each engine."""

    level: Text
    seed: Text
    key: Text
    folder: Text
    """The folder for certificates, each named after engine, level and edition."""
    engines: tuple[Text, ...] = ()
    edition: str | None = None


class Plan(_Part, frozen=True, kw_only=True):
    """A whole plan."""

    engines: dict[Name, EngineEntry] = {}
    limits: LimitsEntry = LimitsEntry()
    fuzz: tuple[FuzzEntry, ...] = ()
    check: tuple[CheckEntry, ...] = ()
    mutants: tuple[MutantsEntry, ...] = ()
    matrix: tuple[MatrixEntry, ...] = ()
    certify: tuple[CertifyEntry, ...] = ()


WithEngines = TypeVar("WithEngines", FuzzEntry, CheckEntry, CertifyEntry)


class Read(Struct, frozen=True):
    """A plan and its text, in which errors are located."""

    plan: Plan
    text: str
    path: Path

    def wrong(self, keys: Sequence[str | int], what: str, right: str = "") -> NoReturn:
        """Raise InputError about the value under these keys, with its line."""
        raise InputError(f"{self.path}:{line_of(self.text, keys)}", f"{_dotted(keys)}: {what}", right)

    def engines_of(self, keys: Sequence[str | int], names: Sequence[str]) -> tuple[str, ...]:
        """The engines of an entry: those named, or all of the plan. Raises InputError for an unknown one, or none."""
        for place, name in enumerate(names):
            if name not in self.plan.engines:
                known = ", ".join(self.plan.engines) or "none"
                self.wrong([*keys, "engines", place], f"there is no engine {name!r}", f"one of [engines]: {known}")
        if not self.plan.engines:
            self.wrong(keys, "it needs an engine", 'a table such as [engines.mine] with command = "./my-engine"')
        return tuple(dict.fromkeys(names)) or tuple(self.plan.engines)

    def beside(self, path: Path | str) -> Path:
        """A path in the plan, which is relative to the plan's own folder."""
        return self.path.parent / path


def read(path: Path) -> Read:
    """The plan in a file. Raises InputError with the line and the key of a mistake."""
    try:
        text = read_regular(path, LARGEST).decode("utf-8")
        plain = tomllib.loads(text)
    except (UnreadableError, UnicodeDecodeError, RecursionError) as problem:
        raise InputError(str(path), f"cannot be read as a plan: {problem}") from None
    except tomllib.TOMLDecodeError as problem:
        line = re.search(r"at line (\d+)", str(problem))
        raise InputError(f"{path}:{line[1]}" if line else str(path), f"it is not valid TOML: {problem}") from None
    try:
        plan = msgspec.convert(plain, Plan)
    except msgspec.ValidationError as problem:
        keys = list(_keys(problem, plain))
        said = _PATH.sub("", str(problem)).rstrip(" -")
        raise InputError(f"{path}:{line_of(text, keys)}", f"{_dotted(keys) or 'the plan'}: {said}") from None
    found = Read(plan, text, path)
    if not (plan.fuzz or plan.check or plan.mutants or plan.matrix or plan.certify):
        raise InputError(str(path), "it has nothing to do", "a table such as [[fuzz]], [[check]] or [[mutants]]")
    return found


def line_of(text: str, keys: Sequence[str | int]) -> int:
    """The line of a value in a TOML text, or of the innermost table around it that has its own line."""
    found, seen = 1, dict[str, int]()
    table: list[str | int] = []
    for number, line in enumerate(text.splitlines(), 1):
        if head := re.match(r"\s*(\[\[?)\s*([\w.\"'-]+)\s*\]", line):
            names: list[str | int] = [word.strip("\"'") for word in head[2].split(".")]
            if head[1] == "[[":
                seen[head[2]] = seen.get(head[2], -1) + 1
                names.append(seen[head[2]])
            table = names
            found = number if list(keys[: len(table)]) == table else found
        elif (key := re.match(r"\s*([\w\"'-]+)\s*=", line)) and [*table, key[1].strip("\"'")] == [
            *keys[: len(table) + 1]
        ]:
            found = number
    return found


def _keys(problem: msgspec.ValidationError, plain: Mapping[str, object]) -> Iterator[str | int]:
    """The keys that lead to a mistake, including the key itself if it is unknown or misspelt."""
    said = str(problem)
    place = _PATH.search(said)
    for name, index in re.findall(r"\.([\w-]+)|\[(\d+|\.\.\.)\]", place[1] if place else ""):
        yield _engine(plain) if index == "..." else int(index) if index else name
    if unknown := re.search(r"unknown field `([^`]*)`", said):
        yield unknown[1]


def _engine(plain: Mapping[str, object]) -> str:
    """The name of the first engine with a mistake, which msgspec does not report."""
    engines = plain.get("engines")
    for name, entry in engines.items() if isinstance(engines, dict) else ():
        try:
            msgspec.convert(entry, EngineEntry)
        except msgspec.ValidationError:
            return str(name)
    return "?"


def _dotted(keys: Sequence[str | int]) -> str:
    return "".join(f"[{key + 1}]" if isinstance(key, int) else f".{key}" for key in keys).lstrip(".")
