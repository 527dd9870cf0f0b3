"""Errors in the suite's own files, always with the file, the line, and what would be valid."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class InvalidWordsError(ValueError):
    """Meaningless words in a step, tag or table; the caller that knows file and line turns this into a `SuiteError`."""


class SuiteError(Exception):
    """One mistake in a feature file (or in the phrases), with its place and what would be right."""

    def __init__(self, path: str, line: int, text: str) -> None:
        super().__init__(f"{path}:{line}: {text}")
        self.path = path
        self.line = line
        self.text = text


class SuiteErrors(Exception):
    """All mistakes in the files read, in the order of files and lines, each once."""

    def __init__(self, errors: Iterable[SuiteError]) -> None:
        # A Background line belongs to every scenario of its file, but is reported once.
        told = {(error.path, error.line, error.text): error for error in errors}
        self.errors = tuple(told[key] for key in sorted(told))
        super().__init__("\n".join(str(error) for error in self.errors))


class Problems:
    """Collects the mistakes in one file, so that a reader sees all of them at once."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.errors: list[SuiteError] = []
        self._known: set[tuple[int, str]] = set()

    def add(self, line: int, text: str) -> None:
        """Record a mistake in `line`; duplicates are dropped."""
        if (line, text) not in self._known:
            self._known.add((line, text))
            self.errors.append(SuiteError(self.path, line, text))


def nearest(word: str, known: Iterable[str]) -> str:
    """`; did you mean "…"?` if a known word is similar; otherwise the known words, if there are few."""
    names = sorted(known)
    close = difflib.get_close_matches(word, names, n=3, cutoff=0.6)
    if close:
        return "; did you mean " + " or ".join(f'"{name}"' for name in close) + "?"
    if names and len(names) <= 20:
        return "; known: " + ", ".join(names)
    return ""
