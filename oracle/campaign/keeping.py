"""Keeping outcomes in a database that may be away for a while."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeVar

from oracle.campaign.course import Keeping
from oracle.campaign.errors import CampaignError
from oracle.history.errors import HistoryError

PATIENCE = 300.0
"""Seconds in which a database may come back, or a full disk be freed."""
PAUSE = 2.0

Found = TypeVar("Found")


class Patient:
    """Tries again what a database did not do, for a while. Meanwhile no further tasks are handed out."""

    def __init__(self, kept: Keeping, tell: Callable[[str], None], patience: float = PATIENCE) -> None:
        """`tell`: hears of trouble."""
        self._kept, self._tell, self._patience = kept, tell, patience

    @property
    def known(self) -> Collection[str]:
        """As of what it wraps."""
        return self._kept.known

    def load(self, ids: Sequence[str]) -> Mapping[str, str]:
        """As of what it wraps. Raises CampaignError if the database stays away."""
        return self.tried(lambda: self._kept.load(ids)) if ids else {}

    def save(self, outcomes: Mapping[str, bytes]) -> None:
        """As of what it wraps. Raises CampaignError if the database stays away."""
        self.tried(lambda: self._kept.save(outcomes))

    def tried(self, act: Callable[[], Found]) -> Found:
        """Do it, again and again if need be. Raises CampaignError."""
        until, told = time.monotonic() + self._patience, False
        while True:
            try:
                done = act()
            except HistoryError as error:
                if time.monotonic() >= until:
                    raise CampaignError(
                        f"{error}; what was kept before is safe: mend it, and go on with --resume"
                    ) from None
                if not told:
                    self._tell(f"{error}; trying again for {self._patience:.0f} s")
                told = True
                time.sleep(PAUSE)
            else:
                if told:
                    self._tell("the database is back")
                return done
