"""Errors about reports, worded so that a user knows what to do next."""

from __future__ import annotations

from pathlib import Path


class ReportError(Exception):
    """Base of the errors of this package; its text is meant for the user.

    `path` is the file concerned, `why` the problem, `advice` the remedy.
    """

    def __init__(self, path: Path, why: str, advice: str) -> None:
        self.path = path
        self.why = why
        self.advice = advice
        super().__init__(f"{self.what} {path}: {why}. {advice}")

    what = "Problem with"


class ReportNotWrittenError(ReportError):
    """The report could not be written; an earlier file at the path is still there."""

    what = "Cannot write"


class ReportNotReadError(ReportError):
    """The file is missing, or is not a report as written by `as_json.write`."""

    what = "Cannot read"
