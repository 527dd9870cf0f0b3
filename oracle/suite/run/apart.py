"""Checks whether an engine carries state between scenarios: failures are rerun first thing in a fresh process."""

from __future__ import annotations

from oracle.engines.base import Engine, Renewable, offered

PLAIN = 5
"""After this many identical failures in fresh processes in a row, no more are tried."""


class Apart:
    """Fresh processes of one engine for the failures of one batch.

    An engine that is not a separate process cannot be restarted; then nothing is tried.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = offered(engine, Renewable)
        self._plain = 0

    @property
    def set_ups(self) -> int:
        """Number of setups the running process has had."""
        return 0 if self._engine is None else self._engine.set_ups

    def renew(self) -> bool:
        """End the process, so that the next run is the first in a new one; False if no more restarts are made."""
        if self._engine is None or self._plain >= PLAIN:
            return False
        self._engine.renew()
        return True

    def note(self, *, plain: bool) -> None:
        """Record whether a failure was the same in a fresh process."""
        self._plain = self._plain + 1 if plain else 0
