"""Writing whole files or nothing."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from pathlib import Path

from oracle.report.errors import ReportNotWrittenError

_ADVICE = {
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


def write_whole(path: Path, content: bytes) -> None:
    """Put `content` at `path`, making its folder where needed; a reader sees the old file or the new one, never half.

    Raises `ReportNotWrittenError` and leaves what was there before.
    """
    try:
        target = path.resolve()
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, "it is a folder")
        if target.exists() and not target.is_file():
            # A pipe or a device such as /dev/stdout must be written to, not replaced by a file.
            target.write_bytes(content)
            return
        target.parent.mkdir(parents=True, exist_ok=True)
        _replace(target, content)
    except (OSError, RuntimeError, ValueError) as problem:
        raise ReportNotWrittenError(path, _why(problem), _advice(problem)) from problem


def _replace(target: Path, content: bytes) -> None:
    # A short name of its own: the target's name may already be as long as the file system allows.
    draft = target.parent / f".report-{os.getpid()}-{secrets.token_hex(4)}.tmp"
    try:
        with draft.open("xb") as file:
            file.write(content)
        draft.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise


def _why(problem: Exception) -> str:
    said = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
    return said[:1].lower() + said[1:]


def _advice(problem: Exception) -> str:
    code = problem.errno if isinstance(problem, OSError) else None
    return _ADVICE.get(code or 0, "Choose another path") + "."
