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

    `kind` is one word for machines, one of `FAULTS`; the text says what happened and what to do next.
    """

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


FAULTS: dict[str, str] = {
    "start": "the engine could not be started, or ended before it had introduced itself",
    "given-up": "the engine was not asked any more: it had to be restarted too often, or took too long in all",
    "crash": "the engine ended with an exit code other than 0 or by a signal",
    "exit": "the engine ended with exit code 0 in the middle of the run",
    "closed": "the engine closed its stdin or stdout but runs on",
    "memory": "the engine, with all it started, held more memory than it may",
    "timeout": "the engine did not answer in time, or did not read the request in time",
    "encoding": "the engine wrote something that is not UTF-8",
    "garbage": "the engine wrote a line that is not JSON",
    "shape": "the engine wrote JSON that is not the type it must be",
    "order": "the engine answered something else than the question, twice, or unasked",
    "flood": "the engine wrote a line that is too long, or many lines that nobody asked for",
    "lie": "the engine contradicts what it said of itself, or speaks another protocol",
    "engine-error": "the engine answered with a JSON-RPC error; it keeps running",
    "unsupported-method": "the engine does not offer an optional method; it keeps running",
    "request": "the scenario holds something that cannot be sent; the engine was not asked",
}
"""Every kind of fault and what it means."""
