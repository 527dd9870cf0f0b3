"""Counts and times the calls of an engine that is being connected, and notes which of them go wrong."""

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
    """The engine has used up its time."""


class Went(NamedTuple):
    """A call that went wrong."""

    method: str
    kind: str
    """The kind of the fault."""
    about: str = ""
    """For `act` the kind of action, for `observe` the viewer."""

    def same_as(self, others: Collection[Went]) -> bool:
        """Whether one of the others has the same method and the same fault, whatever it was about."""
        return any((one.method, one.kind) == (self.method, self.kind) for one in others)


class Watched(Wrapper):
    """Any engine, with its calls counted and timed; once it has used `allowed` seconds, no further call is made."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(engine)
        self._clock = clock
        self.allowed = math.inf
        self.seconds = 0.0
        self.calls = 0
        self.went: Went | None = None
        """The last call that went wrong since `forget`."""
        self.untaken = ""
        """The kind of action that it called unsupported since `forget`."""
        self.lacking: SetupResult | None = None
        """Its answer to `setup`, if it called something unsupported since `forget`."""
        self.answered: Counter[str] = Counter()
        """Method → how often it was answered."""

    def forget(self) -> None:
        """Forget earlier faults and refusals of support."""
        self.went, self.untaken, self.lacking = None, "", None

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        """The engine's answer. Raises `EngineFault`, and `Enough` once its time is used up."""
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
