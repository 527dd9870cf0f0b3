"""Stores outcomes in a database that may be unavailable for a while."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeVar

from oracle.campaign.course import Keeping
from oracle.campaign.errors import CampaignError
from oracle.history.errors import HistoryError

PATIENCE = 300.0
"""Seconds to wait for a database to come back, or for space on a full disk."""
PAUSE = 2.0

Found = TypeVar("Found")


class Patient:
    """Retries failed database operations for a while. Meanwhile no further tasks are handed out."""

    def __init__(self, kept: Keeping, tell: Callable[[str], None], patience: float = PATIENCE) -> None:
        """`tell` receives warnings."""
        self._kept, self._tell, self._patience = kept, tell, patience

    @property
    def known(self) -> Collection[str]:
        """As in the wrapped object."""
        return self._kept.known

    def load(self, ids: Sequence[str]) -> Mapping[str, str]:
        """As in the wrapped object. Raises CampaignError if the database stays unavailable."""
        return self.tried(lambda: self._kept.load(ids)) if ids else {}

    def save(self, outcomes: Mapping[str, bytes]) -> None:
        """As in the wrapped object. Raises CampaignError if the database stays unavailable."""
        self.tried(lambda: self._kept.save(outcomes))

    def tried(self, act: Callable[[], Found]) -> Found:
        """Do it, repeatedly if necessary. Raises CampaignError."""
        until, told = time.monotonic() + self._patience, False
        while True:
            try:
                done = act()
            except HistoryError as error:
                if time.monotonic() >= until:
                    raise CampaignError(
                        f"{error}; earlier outcomes are safe: fix it, and continue with --resume"
                    ) from None
                if not told:
                    self._tell(f"{error}; trying again for {self._patience:.0f} s")
                told = True
                time.sleep(PAUSE)
            else:
                if told:
                    self._tell("the database is back")
                return done
