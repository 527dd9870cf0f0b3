"""The files that a command writes: tried before it does its work, written each by itself after it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from pathlib import Path

import typer

from oracle.cli.errors import BUG, USAGE, UsageError, show_error
from oracle.history.errors import HistoryError
from oracle.kernel.bugs import Bug, BugMetError, Watched
from oracle.report.output.errors import ReportError
from oracle.report.output.files import try_out
from oracle.report.output.terminal import Terminal


def file_option(text: str, *names: str, metavar: str = "FILE") -> object:
    """An option that names a file, or a folder; `text` is its help."""
    return typer.Option(*names, help=text, metavar=metavar, parser=named_path)


def features_option(text: str) -> object:
    """An option that names feature files to read; `text` is its help."""
    return typer.Option(help=text, metavar="PATH", parser=existing_path)


def named_path(text: str | Path) -> Path:
    """A path a user gave. Raises typer.BadParameter for the empty one, which Python takes for the folder at hand."""
    if not str(text):
        raise typer.BadParameter("the path is empty; name a file or a folder.")
    return Path(text)


def existing_path(text: str | Path) -> Path:
    """A path a user gave, of what is there. Raises typer.BadParameter."""
    path = named_path(text)
    if not path.exists():
        raise typer.BadParameter(f"{str(path)!r} does not exist; name an existing file or folder.")
    return path


class Outputs:
    """What a command is to write, by the option that asks for it."""

    def __init__(self, wanted: Mapping[str, Path | None], reads: Iterable[Path | None] = ()) -> None:
        """Try every file in `wanted`; `reads` is what the command reads, and must not write over.

        Raises UsageError that names every option with a file that cannot be written, or that another writes as well.
        """
        self._wanted = {option: path for option, path in wanted.items() if path is not None}
        self._options = frozenset(wanted)
        self._failed = False
        self._bugs: list[Bug] = []
        problems = [*self._clashes(), *self._over([path for path in reads if path is not None])]
        for option, path in self._wanted.items():
            try:
                try_out(path)
            except ReportError as error:
                problems.append(f"{option}: {error}")
        if problems:
            raise UsageError("\n".join(problems))

    @property
    def wanted(self) -> bool:
        """Whether there is anything to write."""
        return bool(self._wanted)

    def write(self, option: str, write: Callable[[Path], object]) -> None:
        """Let `write` write the file, if the option was given; if it cannot, that is told, and the others go on."""
        if option not in self._options:
            raise KeyError(f"{option} was not tried")
        path = self._wanted.get(option)
        if path is None:
            return
        self.attempt(lambda: write(path))

    def attempt(self, write: Callable[[], object]) -> None:
        """Let `write` keep what was found where it knows; if it cannot, that is told, and the others go on."""
        with Watched(self._bugs.append):
            try:
                write()
            except (ReportError, HistoryError) as error:
                self._failed = True
                show_error(error, Terminal(stderr=True))

    def code(self, code: int) -> int:
        """The exit code of the command, which would be `code` had everything been written.

        Raises BugMetError where a report broke.
        """
        if self._bugs:
            raise BugMetError(self._bugs[0])
        return USAGE if self._failed and code != BUG else code

    def _clashes(self) -> Iterable[str]:
        places = {option: _place(path) for option, path in self._wanted.items() if not _is_stream(path)}
        for (one, path), (other, second) in combinations(places.items(), 2):
            if path == second:
                yield f"{one} and {other} name one file, {self._wanted[other]}; give each its own"
            elif path in second.parents or second in path.parents:
                folder, file = (one, other) if path in second.parents else (other, one)
                yield f"{folder} names a file where {file} needs a folder, {self._wanted[folder]}; give each its own"

    def _over(self, reads: list[Path]) -> Iterable[str]:
        for option, path in self._wanted.items():
            place = _place(path)
            for read in reads:
                inside = _place(read) in place.parents and place.suffix == ".feature"
                if place == _place(read) or inside:
                    yield f"{option}: {path} would be written over what is read; name another file"


def _place(path: Path) -> Path:
    return Path(os.path.realpath(path))


def _is_stream(path: Path) -> bool:
    """Whether what is there takes one report after the other, as /dev/null does."""
    return path.exists() and not path.is_file() and not path.is_dir()
