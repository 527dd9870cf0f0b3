"""An engine that is being connected: how long its calls take, and in which of them it goes wrong."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Collection
from typing import NamedTuple, TypeVar

from oracle.engines.base import Engine, EngineFault
from oracle.engines.exchange import Wrapper
from oracle.protocol.messages import ActParams, Message, ObserveParams, Reply, SetupResult

M = TypeVar("M", bound=Message)


class Enough(Exception):
    """The engine has taken all the time that it is given."""


class Went(NamedTuple):
    """A call that went wrong."""

    method: str
    kind: str
    """Of the fault."""
    about: str = ""
    """Of `act` the kind of action, of `observe` whose view."""

    def same_as(self, others: Collection[Went]) -> bool:
        """Whether one of the others is the same method with the same fault, whatever it was about."""
        return any((one.method, one.kind) == (self.method, self.kind) for one in others)


class Watched(Wrapper):
    """Any engine, with its calls counted and timed; no call is begun once it has taken `allowed` seconds."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(engine)
        self._clock = clock
        self.allowed = math.inf
        self.seconds = 0.0
        self.calls = 0
        self.went: Went | None = None
        """The last call that went wrong since `forget`."""
        self.untaken = ""
        """The kind of action that it has called unsupported since `forget`."""
        self.lacking: SetupResult | None = None
        """What it has called unsupported in `setup` since `forget`."""
        self.answered: Counter[str] = Counter()
        """Method → how often it was answered."""

    def forget(self) -> None:
        """Begin anew with what goes wrong."""
        self.went, self.untaken, self.lacking = None, "", None

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        """As the engine answers. Raises `EngineFault`, and Enough once its time is over."""
        if self.seconds >= self.allowed:
            raise Enough
        self.calls += 1
        begun = self._clock()
        try:
            answer = super().exchange(method, params, result)
        except EngineFault as fault:
            self.went = Went(method, fault.kind, _about(params))
            raise
        finally:
            self.seconds += self._clock() - begun
        self.answered[method] += 1
        self._note(params, answer)
        return answer

    def _note(self, params: Message, answer: Message) -> None:
        if isinstance(answer, Reply) and answer.status == "unsupported" and isinstance(params, ActParams):
            self.untaken = params.action.kind
        elif isinstance(answer, SetupResult) and answer.status == "unsupported":
            self.lacking = answer


def _about(params: Message) -> str:
    if isinstance(params, ActParams):
        return params.action.kind
    return params.viewer or "" if isinstance(params, ObserveParams) else ""
