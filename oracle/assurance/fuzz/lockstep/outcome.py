"""How a game of differential play stops: it cannot be judged any more, or the two differ."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from oracle.assurance.fuzz.compare.comparison import Mismatch
from oracle.assurance.fuzz.difference import Kind


@runtime_checkable
class Hashing(Protocol):
    """An engine that can say a hash of its table."""

    def digest(self) -> str: ...


class Inconclusive(Exception):
    """The game cannot be judged from here on; the text says why."""


class OracleMismatch(Exception):
    """They differ."""

    def __init__(self, kind: Kind, mismatch: Mismatch, clause: str) -> None:
        super().__init__(kind)
        self.kind = kind
        self.mismatch = mismatch
        self.clause = clause
