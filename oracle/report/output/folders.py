"""Writes folders as a whole: a folder that contains anything not written by an earlier run is refused."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import msgspec

from oracle.report.output.errors import ReportNotWrittenError


class _File(msgspec.Struct):
    path: str


class _Folder(msgspec.Struct):
    """The part of an index that shows it is ours, in every version of its format."""

    made_by: str
    files: tuple[_File, ...]


def refuse_strangers(folder: Path, index: str, *, made_by: str, beside: Collection[str], holds: str) -> None:
    """Raise ReportNotWrittenError if a folder contains anything that no earlier run has written.

    `index`: the file that lists the others and states that `made_by` wrote them; `beside`: files that it does not list;
    `holds`: the permitted contents, for the advice.
    """
    if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
        raise ReportNotWrittenError(folder, "it is not a folder", "Name an empty or new folder.")
    try:
        there = sorted(path for path in folder.rglob("*") if not path.is_dir() or path.is_symlink())
    except OSError as problem:
        raise ReportNotWrittenError(folder, f"it cannot be read ({problem.strerror})", "Name another folder.") from None
    known = {folder / name for name in (index, *beside, *_listed(folder / index, made_by))} if there else set()
    for path in there:
        if path not in known or path.is_symlink():
            raise ReportNotWrittenError(
                folder,
                f"it holds {path.relative_to(folder)}, which no earlier run has written",
                f"Name an empty or new folder, or one with {holds} only.",
            )


def _listed(index: Path, made_by: str) -> tuple[str, ...]:
    """The files that an index of ours names; none for any other file."""
    try:
        known = msgspec.json.decode(index.read_bytes(), type=_Folder)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ()
    return tuple(file.path for file in known.files) if known.made_by == made_by else ()
