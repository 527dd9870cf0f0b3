"""A game as differential play keeps it: a position, and what the players do in it, as plain data."""

from __future__ import annotations

from msgspec import Struct

from oracle.protocol.messages import SetupParams
from oracle.suite.phrases.move import Move


class Case(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position and the moves played from it, legal or not; whatever shows a difference is such a case."""

    setup: SetupParams
    moves: tuple[Move, ...] = ()
