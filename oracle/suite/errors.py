"""Errors of the suite's own files: always with file and line, always with what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class InvalidWordsError(ValueError):
    """Words of a step, tag or table that mean nothing; whoever knows the file and line turns it into a `SuiteError`."""


class SuiteError(Exception):
    """One thing that is wrong in a feature file (or in the phrases), with the place and what would be right."""

    def __init__(self, path: str, line: int, text: str) -> None:
        super().__init__(f"{path}:{line}: {text}")
        self.path = path
        self.line = line
        self.text = text


class SuiteErrors(Exception):
    """Everything that is wrong in the files read, in the order of files and lines, each once."""

    def __init__(self, errors: Iterable[SuiteError]) -> None:
        # A line of a Background belongs to every scenario of its file, and is told once.
        told = {(error.path, error.line, error.text): error for error in errors}
        self.errors = tuple(told[key] for key in sorted(told))
        super().__init__("\n".join(str(error) for error in self.errors))


class Problems:
    """Collects what is wrong in one file, so that a reader sees everything at once."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.errors: list[SuiteError] = []
        self._known: set[tuple[int, str]] = set()

    def add(self, line: int, text: str) -> None:
        """Note what is wrong in `line`; the same remark twice is noted once."""
        if (line, text) not in self._known:
            self._known.add((line, text))
            self.errors.append(SuiteError(self.path, line, text))


def nearest(word: str, known: Iterable[str]) -> str:
    """`; did you mean "…"?` when something known looks like the word, else all that is known (if it is little)."""
    names = sorted(known)
    close = difflib.get_close_matches(word, names, n=3, cutoff=0.6)
    if close:
        return "; did you mean " + " or ".join(f'"{name}"' for name in close) + "?"
    if names and len(names) <= 20:
        return "; known: " + ", ".join(names)
    return ""
