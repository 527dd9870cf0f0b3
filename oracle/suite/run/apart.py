"""Whether an engine carries state from scenario to scenario: what failed is run first in a fresh process of it."""

from __future__ import annotations

from oracle.engines.base import Engine, Renewable, offered

PLAIN = 5
"""Failures in a row that ended alike in a fresh process, after which no more are tried."""


class Apart:
    """Fresh processes of one engine for what failed in one batch of scenarios.

    An engine that is no process of its own cannot be had anew; then nothing is tried.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = offered(engine, Renewable)
        self._plain = 0

    @property
    def set_ups(self) -> int:
        """Positions that the running process was given."""
        return 0 if self._engine is None else self._engine.set_ups

    def renew(self) -> bool:
        """End the process, so that the next run is the first one of another; False where that is not done any more."""
        if self._engine is None or self._plain >= PLAIN:
            return False
        self._engine.renew()
        return True

    def note(self, *, plain: bool) -> None:
        """Whether what failed failed alike in a fresh process."""
        self._plain = self._plain + 1 if plain else 0
