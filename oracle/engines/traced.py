"""An engine whose conversation is written down, call by call, with what it is about and how long it took."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec import Struct

from oracle.engines.base import Characterizing, Engine, EngineFault
from oracle.protocol.messages import (
    Action,
    ActParams,
    Characteristics,
    CharacteristicsParams,
    DecideParams,
    Empty,
    EngineInfo,
    Legal,
    Message,
    Observation,
    ObserveParams,
    Reply,
    RestoreParams,
    SetupParams,
    SetupResult,
    SnapshotResult,
)
from oracle.protocol.values import Json, JsonObject

T = TypeVar("T")


class Exchange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One request and what came of it."""

    case: str = ""
    edition: str = ""
    """With its game: `lorcana/2.2`."""
    run: int = 0
    """Which run of the scenario it is: what fails is run again."""
    how: str = ""
    """How that run answers questions: word for word, or from what the scenario wants."""
    at: int = 0
    """The number of the step; 0 while the position is set up."""
    step: str = ""
    """The step as it is written, without its keyword."""
    method: str
    params: JsonObject = {}
    result: Json = None
    fault: str = ""
    """In place of a result: the kind of fault, and what is wrong."""
    ms: float = 0.0
    """Milliseconds until the answer was read."""


class Traced:
    """Stands around any engine, and hands every exchange to `write`."""

    def __init__(self, engine: Engine, write: Callable[[Exchange], None]) -> None:
        self._engine = engine
        self._write = write
        self._case = self._edition = self._how = self._step = ""
        self._run = self._at = 0

    def about(self, case: str, edition: str, how: str = "") -> None:
        """What is asked from now on is about another run of this scenario; `how` it answers questions."""
        again = (case, edition) == (self._case, self._edition)
        self._run = self._run + 1 if again else 1
        self._case, self._edition, self._how, self._step, self._at = case, edition, how, "", 0

    def about_step(self, text: str) -> None:
        """What is asked from now on is about this step of it."""
        self._step, self._at = text, self._at + 1

    def initialize(self) -> EngineInfo:
        return self._heard("initialize", Empty(), self._engine.initialize)

    def setup(self, params: SetupParams) -> SetupResult:
        return self._heard("setup", params, lambda: self._engine.setup(params))

    def act(self, player: str, action: Action) -> Reply:
        params = ActParams(player=player, action=action)
        return self._heard("act", params, lambda: self._engine.act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        params = DecideParams(player=player, decision=decision, answer=answer)
        return self._heard("decide", params, lambda: self._engine.decide(player, decision, answer))

    def observe(self, viewer: str | None = None) -> Observation:
        return self._heard("observe", ObserveParams(viewer=viewer), lambda: self._engine.observe(viewer))

    def characteristics(self, ref: str) -> Characteristics:
        if not isinstance(self._engine, Characterizing):
            raise EngineFault("unsupported-method", "this engine does not offer `characteristics`")
        engine = self._engine
        return self._heard("characteristics", CharacteristicsParams(ref=ref), lambda: engine.characteristics(ref))

    def legal(self) -> Legal:
        return self._heard("legal", Empty(), self._engine.legal)

    def snapshot(self) -> str:
        asked = self._heard("snapshot", Empty(), lambda: SnapshotResult(snapshot=self._engine.snapshot()))
        return asked.snapshot

    def restore(self, snapshot: str) -> None:
        self._heard("restore", RestoreParams(snapshot=snapshot), lambda: self._engine.restore(snapshot))

    def close(self) -> None:
        self._engine.close()

    def __getattr__(self, name: str) -> object:
        # What only some engines have: `renew`, `set_ups`, `reset`.
        return getattr(self._engine, name)

    def _heard(self, method: str, params: Message, call: Callable[[], T]) -> T:
        started = time.perf_counter()
        found: T | None = None
        fault = ""
        try:
            found = call()
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
