"""What an engine says no with; the kit turns each into the answer that the protocol has for it."""

from __future__ import annotations


class Refused(Exception):
    """The rules do not allow it. Everything must be as it was before."""

    def __init__(self, message: str, code: str = "", clauses: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.clauses = clauses


class Unsupported(Exception):
    """The engine does not know how; `lacks` are the cards, words, zones or costs that it lacks."""

    def __init__(self, *lacks: str) -> None:
        super().__init__(", ".join(lacks))
        self.lacks = lacks


class BadParams(Exception):
    """No position, action or player at all: the request itself is wrong."""
