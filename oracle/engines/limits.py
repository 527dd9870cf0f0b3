"""How much an engine may take of everything."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from oracle.engines.base import TimeUp
from oracle.protocol.codec import ANSWER_LIMIT, MESSAGE_LIMIT

LONGEST_CALL = 86_400.0
"""Most seconds that can be given for one call: a day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Limits of one engine in a process of its own; times in seconds, sizes in bytes, `math.inf` for none."""

    start: float = 20.0
    """From starting the process to its answer to `initialize`."""
    call: float = 10.0
    """For any other call."""
    shutdown: float = 2.0
    """From asking it to end until it is ended by force."""
    message: int = MESSAGE_LIMIT
    """One line of its output."""
    answer: int = ANSWER_LIMIT
    """An answer that is no snapshot, beyond the size of the `setup` it follows."""
    memory: float = 4_000_000_000
    """What it may hold in memory with everything it started, looked at a few times a second."""
    total: float = math.inf
    """From its first start until it is not asked any more."""
    restarts: int = 100
    """Starts in one run, the first not counted."""
    slow_faults: int = 10
    """Faults in one run that cost time: it hung, or it had to fill its memory first."""
    stderr: int = 64 * 1024
    """How much of the end of its stderr is kept."""


class Spent(NamedTuple):
    """What an engine has used of what it may do in a whole run."""

    faults: int
    """Faults that ended its process."""
    slow: int
    """Those of them that cost time."""
    last: str
    """The last of them, empty if there was none."""

    def since(self, earlier: Spent) -> Spent:
        """What was added since an earlier moment of the same engine."""
        faults = self.faults - earlier.faults
        return Spent(faults, self.slow - earlier.slow, self.last if faults else "")

    def and_then(self, more: Spent) -> Spent:
        return Spent(self.faults + more.faults, self.slow + more.slow, more.last or self.last)

    def over(self, limits: Limits) -> bool:
        """Whether an engine that has used so much may not be started again."""
        return self.faults > limits.restarts or self.slow >= limits.slow_faults


class Bounded(Protocol):
    """An engine that may do only so much in a whole run, also where several processes share the run."""

    @property
    def limits(self) -> Limits: ...
    @property
    def until(self) -> float:
        """When the time of the whole run is over."""

    @property
    def spent(self) -> Spent:
        """What it has used so far."""

    def end_by(self, until: float) -> None:
        """Share the time of a run that is over then."""

    def go_on_after(self, spent: Spent) -> None:
        """Go on, in a new process, as the one process of a run that has used so much already."""

    def renew(self) -> None:
        """End the process; the next call starts another one."""


class Clock:
    """The time of a whole run, whoever spends it; it runs from when it is made."""

    def __init__(self, seconds: float = math.inf) -> None:
        """`seconds`: how many there are in all."""
        self.seconds = seconds
        self._until = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds that are left; 0 once there are none."""
        return max(0.0, self._until - time.monotonic())

    def check(self) -> None:
        """Raise `TimeUp` if no time is left."""
        if time.monotonic() >= self._until:
            raise TimeUp(f"the run took {self.seconds:g} s, which is its limit; run less at a time or raise --total")
