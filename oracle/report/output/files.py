"""Writes files atomically, and checks in advance whether they can be written."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from oracle.report.output import plain_json
from oracle.report.output.errors import ReportNotWrittenError
from oracle.suite.files.whole import drafted, replace_whole

_ADVICE = {
    errno.EBADF: "Nothing is open under this number: name a file",
    errno.ENXIO: "Name a file",
    errno.EACCES: "Choose a folder you may write to, or change its permissions",
    errno.EPERM: "Choose a folder you may write to, or change its permissions",
    errno.EROFS: "The disk is read-only: choose another folder",
    errno.ENOSPC: "Free some space or choose another disk",
    errno.EDQUOT: "Free some space or choose another disk",
    errno.EISDIR: "Name a file, not a folder",
    errno.ENOTDIR: "A part of the path is a file where a folder is needed: name another path",
    errno.EEXIST: "A part of the path is a file where a folder is needed: name another path",
    errno.ENAMETOOLONG: "Choose a shorter name",
}


_STREAMS = {"/dev/stdout": 1, "/dev/stderr": 2}


def write_whole(path: Path, content: bytes) -> None:
    """Write `content` to `path`, creating its folder if needed; readers see the old file or the new one, never
    half.

    Raises `ReportNotWrittenError` and leaves the old content.
    """
    with _write_errors(path):
        stream = _stream(path)
        if stream is not None:
            # After what was printed there already, even if it is a file: that must not be replaced.
            if sys.stdout is not None:
                sys.stdout.flush()
            with os.fdopen(os.dup(stream), "wb") as file:
                file.write(content)
        elif _is_written_to(path):
            path.write_bytes(content)
        else:
            target = _target(path)
            target.parent.mkdir(parents=True, exist_ok=True)
            replace_whole(target, content)


def write_private(path: Path, content: bytes) -> None:
    """Write `content` to a new file that only this user can read. Raises `ReportNotWrittenError`, also if it exists."""
    with _write_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            file.write(content)


def write_json(path: Path, found: object) -> None:
    """Write a value as human-readable JSON. Raises `ReportNotWrittenError`."""
    write_whole(path, plain_json.document(found))


def replace_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    """Replace the contents of `folder` with these files, by relative path; until all are written it stays as it
    was.

    Raises `ReportNotWrittenError`.
    """
    with new_folder(folder) as add:
        for name, content in files.items():
            add(name, content)


@contextlib.contextmanager
def new_folder(folder: Path) -> Iterator[Callable[[str, bytes], None]]:
    """Yields a function that adds a file by relative path; at the end `folder` contains exactly these files.

    Until then, and if the block ends with an error, it stays as it was. Raises `ReportNotWrittenError`.
    """
    with contextlib.ExitStack() as open_until_done:
        with _write_errors(folder):
            target = folder.resolve()
            target.parent.mkdir(parents=True, exist_ok=True)
            drafts = Path(
                open_until_done.enter_context(tempfile.TemporaryDirectory(prefix=".tcg-oracle-", dir=target.parent))
            )
        made: set[Path] = set()

        def add(name: str, content: bytes) -> None:
            with _write_errors(folder):
                path = drafts / "new" / name
                if path.parent not in made:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    made.add(path.parent)
                path.write_bytes(content)

        yield add
        with _write_errors(folder):
            _put_in_place(drafts / "new", target, drafts / "old")


def _put_in_place(new: Path, target: Path, old: Path) -> None:
    try:
        if target.exists():
            target.rename(old)
        new.rename(target)
    finally:
        # After a failure or an interrupt, the old content is restored before the drafts are deleted.
        if old.exists() and not target.exists():
            old.rename(target)


def try_out(path: Path) -> None:
    """Check whether `write_whole` could write there now. Leaves everything as it was.

    Raises `ReportNotWrittenError`.
    """
    with _write_errors(path):
        stream = _stream(path)
        if stream is not None:
            os.fstat(stream)
        elif _is_written_to(path):
            # Opening a pipe without a reader would block.
            _allowed(path)
        else:
            _try_file(_target(path))


def _try_file(target: Path) -> None:
    made = []
    try:
        for folder in reversed([target.parent, *target.parent.parents]):
            if not folder.is_dir():
                folder.mkdir()
                made.append(folder)
        if os.path.lexists(target):
            _allowed(target)
        with contextlib.suppress(FileNotFoundError):
            target.lstat()
        with drafted(target.parent) as (_, file):
            file.write(b"\n")
            file.flush()
    finally:
        for folder in reversed(made):
            with contextlib.suppress(OSError):
                folder.rmdir()


def _stream(path: Path) -> int | None:
    """The number of an open file that a path names, as /dev/stdout or /dev/fd/3."""
    if str(path) in _STREAMS:
        return _STREAMS[str(path)]
    named = str(path.parent) in ("/dev/fd", "/proc/self/fd") and path.name.isascii() and path.name.isdecimal()
    return int(path.name) if named else None


def _is_written_to(path: Path) -> bool:
    """Whether the path is a pipe or a terminal: these are written to, not replaced by a file."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return False
    if stat.S_ISSOCK(mode) or stat.S_ISBLK(mode):
        raise OSError(errno.ENXIO, "it is a socket or a disk")
    return stat.S_ISFIFO(mode) or stat.S_ISCHR(mode)


def _target(path: Path) -> Path:
    """The file itself, if the path is a link to it."""
    target = path.resolve()
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, "it is a folder")
    return target


def _allowed(path: Path) -> None:
    if not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, "it may not be changed")


@contextlib.contextmanager
def _write_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, RuntimeError, ValueError) as problem:
        raise ReportNotWrittenError(path, _why(problem), _advice(problem)) from problem


def _why(problem: Exception) -> str:
    said = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
    return said[:1].lower() + said[1:]


def _advice(problem: Exception) -> str:
    code = problem.errno if isinstance(problem, OSError) else None
    return _ADVICE.get(code or 0, "Choose another path") + "."
