"""A game of differential play as plain data: a position, and the players' moves."""

from __future__ import annotations

from msgspec import Struct

from oracle.protocol.messages import SetupParams
from oracle.suite.phrases.move import Move


class Case(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position and the moves played from it, legal or not; every difference is shown by such a case."""

    setup: SetupParams
    moves: tuple[Move, ...] = ()
