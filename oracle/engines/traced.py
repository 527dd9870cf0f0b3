"""Records an engine's conversation, call by call, with the context and duration of each."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec import Struct

from oracle.engines.base import Engine, EngineFault
from oracle.engines.exchange import Wrapper
from oracle.protocol.messages import Message
from oracle.protocol.values import Json, JsonObject

M = TypeVar("M", bound=Message)


class Exchange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One request and its result."""

    case: str = ""
    edition: str = ""
    """With its game: `lorcana/2.2`."""
    run: int = 0
    """The number of the run of the scenario: failures are run again."""
    how: str = ""
    """How that run answers questions: word for word, or by the intent of the scenario."""
    at: int = 0
    """The number of the step; 0 during the setup."""
    step: str = ""
    """The step as written, without its keyword."""
    method: str
    params: JsonObject = {}
    result: Json = None
    fault: str = ""
    """Instead of a result: the kind of fault and its message."""
    ms: float = 0.0
    """The milliseconds until the answer was read."""


class Traced(Wrapper):
    """Wraps any engine, and passes every exchange to `write`."""

    def __init__(self, engine: Engine, write: Callable[[Exchange], None]) -> None:
        super().__init__(engine)
        self._write = write
        self._case = self._edition = self._how = self._step = ""
        self._run = self._at = 0

    def about(self, case: str, edition: str, how: str = "") -> None:
        """The following calls belong to another run of this scenario; `how`: its way of answering questions."""
        again = (case, edition) == (self._case, self._edition)
        self._run = self._run + 1 if again else 1
        self._case, self._edition, self._how, self._step, self._at = case, edition, how, "", 0

    def about_step(self, text: str) -> None:
        """The following calls belong to this step."""
        self._step, self._at = text, self._at + 1

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        started = time.perf_counter()
        found: M | None = None
        fault = ""
        try:
            found = super().exchange(method, params, result)
        except EngineFault as error:
            fault = f"{error.kind}: {error}"
            raise
        finally:
            seconds = time.perf_counter() - started
            self._write(
                Exchange(
                    case=self._case,
                    edition=self._edition,
                    run=self._run,
                    how=self._how,
                    at=self._at,
                    step=self._step,
                    method=method,
                    params=msgspec.to_builtins(params),
                    result=msgspec.to_builtins(found),
                    fault=fault,
                    ms=round(seconds * 1000, 3),
                )
            )
        return found
