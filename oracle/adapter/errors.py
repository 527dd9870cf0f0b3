"""Exceptions with which an engine declines a request; the kit turns each into the protocol's answer."""

from __future__ import annotations


class Refused(Exception):
    """The rules do not allow it. The game must be exactly as before."""

    def __init__(self, message: str, code: str = "", clauses: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.clauses = clauses


class Unsupported(Exception):
    """The engine does not support it; `lacks` lists the missing cards, words, zones or costs."""

    def __init__(self, *lacks: str) -> None:
        super().__init__(", ".join(lacks))
        self.lacks = lacks


class BadParams(Exception):
    """Invalid position, action or player: the request itself is wrong."""
