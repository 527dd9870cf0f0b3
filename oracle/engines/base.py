"""What the suite may ask of an engine, wherever it runs."""

from __future__ import annotations

from typing import Protocol

from oracle.protocol.messages import (
    Action,
    EngineInfo,
    Legal,
    Observation,
    Reply,
    SetupParams,
    SetupResult,
)


class Engine(Protocol):
    """An engine under test. Every call may raise `EngineFault`; after one the engine can be used again from `setup`."""

    def initialize(self) -> EngineInfo: ...
    def setup(self, params: SetupParams) -> SetupResult: ...
    def act(self, player: str, action: Action) -> Reply: ...
    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply: ...
    def observe(self, viewer: str | None = None) -> Observation: ...
    def legal(self) -> Legal: ...
    def snapshot(self) -> str: ...
    def restore(self, snapshot: str) -> None: ...
    def close(self) -> None:
        """End the engine; never raises, leaves no process behind."""


class EngineFault(Exception):
    """The engine broke the protocol: it crashed, hung, wrote garbage, flooded, answered out of order…

    `kind` is one word for machines (`crash`, `timeout`, `garbage`, `flood`, `order`, `shape`, `start`, `encoding`,
    `exit`, `lie`); the text says what happened and what to do next.
    """

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind
