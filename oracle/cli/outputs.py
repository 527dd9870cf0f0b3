"""The files that a command writes: checked before its work, and written one by one after it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from pathlib import Path

import typer
from rich.text import Text

from oracle.cli.errors import BUG, USAGE, UsageError, show_error
from oracle.history.errors import HistoryError
from oracle.kernel.bugs import Bug, BugMetError, Watched
from oracle.report.output.errors import ReportError
from oracle.report.output.files import try_out, write_json
from oracle.report.output.terminal import Terminal

STDOUT = Path("/dev/stdout")
JSON = "Write the answer as JSON; -: print it instead of the text."
PRINTED = Path("-")
"""Stands for stdout in place of a file; the usual output is then omitted."""


def file_option(text: str, *names: str, metavar: str = "FILE") -> object:
    """An option that names a file, or a folder; `text` is its help."""
    return typer.Option(*names, help=text, metavar=metavar, parser=named_path)


def features_option(text: str) -> object:
    """An option that names feature files to read; `text` is its help."""
    return typer.Option(help=text, metavar="PATH", parser=existing_path)


def named_path(text: str | Path) -> Path:
    """A path that a user gave. Raises typer.BadParameter if it is empty, which Python reads as the current folder."""
    if not str(text):
        raise typer.BadParameter("the path is empty; name a file or a folder.")
    return Path(text)


def existing_path(text: str | Path) -> Path:
    """A path that a user gave and that exists. Raises typer.BadParameter."""
    path = named_path(text)
    if not path.exists():
        raise typer.BadParameter(f"{str(path)!r} does not exist; name an existing file or folder.")
    return path


class Outputs:
    """The files that a command writes, by option."""

    def __init__(self, wanted: Mapping[str, Path | None], reads: Iterable[Path | None] = ()) -> None:
        """Check every file in `wanted`; `reads` are the files that the command reads and must not overwrite.

        Raises UsageError, naming every option whose file cannot be written, or is also written by another option.
        """
        self._wanted = {option: path for option, path in wanted.items() if path is not None}
        self._options = frozenset(wanted)
        self._failed = False
        self._bugs: list[Bug] = []
        problems = [*self._clashes(), *self._over([path for path in reads if path is not None])]
        for option, path in self._wanted.items():
            try:
                try_out(_written(path))
            except ReportError as error:
                problems.append(f"{option}: {error}")
        if problems:
            raise UsageError("\n".join(problems))

    @property
    def wanted(self) -> bool:
        """Whether there is anything to write."""
        return bool(self._wanted)

    def write(self, option: str, write: Callable[[Path], object]) -> None:
        """Let `write` write the file if the option was given; a failure is reported, and the other files follow."""
        if option not in self._options:
            raise KeyError(f"{option} was not checked")
        path = self._wanted.get(option)
        if path is None:
            return
        new = None if path == PRINTED else _first_missing(path.parent)
        self.attempt(lambda: write(_written(path)))
        if new is not None and new.is_dir():
            Terminal(stderr=True).print(Text(f"created the folder {new}", "dim"), soft_wrap=True)

    def json(self, option: str, value: object) -> None:
        """Write a value as JSON if the option was given; for `-`, print it so that any terminal can show it."""
        if self._wanted.get(option) == PRINTED:
            Terminal().json(value)
        else:
            self.write(option, lambda path: write_json(path, value))

    def screen(self) -> Terminal:
        """The terminal for the usual output; it prints nothing if a file is printed instead."""
        return Terminal(quiet=PRINTED in self._wanted.values())

    def attempt(self, write: Callable[[], object]) -> None:
        """Let `write` store the results; a failure is reported, and the other files follow."""
        with Watched(self._bugs.append):
            try:
                write()
            except (ReportError, HistoryError) as error:
                self._failed = True
                show_error(error, Terminal(stderr=True))

    def code(self, code: int) -> int:
        """The exit code of the command: `code` if everything was written.

        Raises BugMetError if writing a report met a bug.
        """
        if self._bugs:
            raise BugMetError(self._bugs[0])
        return USAGE if self._failed and code != BUG else code

    def _clashes(self) -> Iterable[str]:
        places = {option: _place(path) for option, path in self._wanted.items() if not _is_stream(path)}
        for (one, path), (other, second) in combinations(places.items(), 2):
            if path == second:
                yield f"{one} and {other} name the same file, {self._wanted[other]}; name two files"
            elif path in second.parents or second in path.parents:
                folder, file = (one, other) if path in second.parents else (other, one)
                yield f"{folder} names a file where {file} needs a folder, {self._wanted[folder]}; name two paths"

    def _over(self, reads: list[Path]) -> Iterable[str]:
        for option, path in self._wanted.items():
            if path == PRINTED:
                continue
            place = _place(path)
            for read in reads:
                inside = _place(read) in place.parents and place.suffix == ".feature"
                if place == _place(read) or inside:
                    yield f"{option}: {path} would overwrite an input of this command; name another file"


def _written(path: Path) -> Path:
    return STDOUT if path == PRINTED else path


def _first_missing(folder: Path) -> Path | None:
    """The outermost folder on this path that does not exist; None if all exist."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    return missing[-1] if missing else None


def _place(path: Path) -> Path:
    return Path(os.path.realpath(path))


def _is_stream(path: Path) -> bool:
    """Whether the path accepts several reports, as /dev/null does."""
    return path.exists() and not path.is_file() and not path.is_dir()
