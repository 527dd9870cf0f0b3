"""The limits of an engine's resources."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from oracle.engines.base import TimeUp
from oracle.protocol.codec import ANSWER_LIMIT, MESSAGE_LIMIT

LONGEST_CALL = 86_400.0
"""The longest time for one call, in seconds: a day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Limits of one engine in its own process; times in seconds, sizes in bytes, `math.inf` for none."""

    start: float = 20.0
    """From starting the process to its answer to `initialize`."""
    call: float = 10.0
    """For any other call."""
    shutdown: float = 2.0
    """From the request to end until the harness ends it by force."""
    message: int = MESSAGE_LIMIT
    """One line of its output."""
    answer: int = ANSWER_LIMIT
    """An answer other than a snapshot, in addition to the size of the last `setup`."""
    memory: float = 4_000_000_000
    """Its memory including child processes, checked a few times per second."""
    total: float = math.inf
    """From its first start until it gets no more calls."""
    restarts: int = 100
    """Restarts in one run."""
    slow_faults: int = 10
    """Faults in one run that cost time: the engine hung, or filled its memory."""
    stderr: int = 64 * 1024
    """The part of its stderr that is kept, from the end."""


class Spent(NamedTuple):
    """An engine's use of the limits of a whole run."""

    faults: int
    """Faults that ended its process."""
    slow: int
    """Faults that cost time."""
    last: str
    """The last fault; empty if there was none."""

    def since(self, earlier: Spent) -> Spent:
        """The use by the same engine since an earlier moment."""
        faults = self.faults - earlier.faults
        return Spent(faults, self.slow - earlier.slow, self.last if faults else "")

    def and_then(self, more: Spent) -> Spent:
        return Spent(self.faults + more.faults, self.slow + more.slow, more.last or self.last)

    def over(self, limits: Limits) -> bool:
        """Whether the limits forbid another start."""
        return self.faults > limits.restarts or self.slow >= limits.slow_faults


class Bounded(Protocol):
    """An engine with limits for a whole run, even if several processes share the run."""

    @property
    def limits(self) -> Limits: ...
    @property
    def until(self) -> float:
        """The time at which the whole run ends."""

    @property
    def spent(self) -> Spent:
        """Its use so far."""

    def end_by(self, until: float) -> None:
        """Share the time of a run that ends then."""

    def go_on_after(self, spent: Spent) -> None:
        """Continue, in a new process, a run with this use so far."""

    def renew(self) -> None:
        """End the process; the next call starts another."""


class Clock:
    """The time of a whole run, shared by all its parts; it starts when this object is made."""

    def __init__(self, seconds: float = math.inf) -> None:
        """`seconds`: the time in all."""
        self.seconds = seconds
        self._until = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """The seconds left; 0 when the time is over."""
        return max(0.0, self._until - time.monotonic())

    def check(self) -> None:
        """Raise `TimeUp` if no time is left."""
        if time.monotonic() >= self._until:
            raise TimeUp(f"the run took {self.seconds:g} s, which is its limit; run less at a time or raise --total")
