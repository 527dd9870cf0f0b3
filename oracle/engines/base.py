"""The interface of an engine to the suite, wherever the engine runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar, cast

import msgspec

from oracle.protocol.differing import where_differing
from oracle.protocol.display import shown
from oracle.protocol.messages import (
    MANNERS,
    Action,
    Characteristics,
    EngineInfo,
    Legal,
    Observation,
    Printing,
    Reply,
    SetupParams,
    SetupResult,
)


class Engine(Protocol):
    """An engine under test. Every call may raise `EngineFault`; `setup` then makes the engine usable again."""

    def initialize(self) -> EngineInfo: ...
    def setup(self, params: SetupParams) -> SetupResult: ...
    def act(self, player: str, action: Action) -> Reply: ...
    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply: ...
    def observe(self, viewer: str | None = None) -> Observation: ...
    def legal(self) -> Legal: ...
    def snapshot(self) -> str: ...
    def restore(self, snapshot: str) -> None: ...
    def close(self) -> None:
        """End the engine; never raises, and leaves no process behind."""


class Sending(Protocol):
    """An engine that works in the background: sending a request returns a function that fetches the answer.

    An answer or a fault that is not fetched before the next request is dropped. Sending and
    fetching raise `EngineFault` like an ordinary call.
    """

    def send_setup(self, params: SetupParams) -> Callable[[], SetupResult]: ...
    def send_act(self, player: str, action: Action) -> Callable[[], Reply]: ...
    def send_decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Callable[[], Reply]: ...
    def send_observe(self, viewer: str | None = None) -> Callable[[], Observation]: ...


class Renewable(Protocol):
    """An engine in its own process, which can be replaced by a new one."""

    @property
    def set_ups(self) -> int:
        """The number of positions sent to the running process; None if no process runs."""

    def renew(self) -> None:
        """End the process; the next call starts another."""


class Characterizing(Protocol):
    """An engine that reports the numbers and keywords of a card."""

    def characteristics(self, ref: str) -> Characteristics: ...


class Listing(Protocol):
    """An engine that reports which printed cards it knows."""

    def cards(self, game: str, cards: Mapping[str, tuple[Printing, ...]]) -> tuple[str, ...]:
        """The known names among these; `cards` gives each card by full name, with every known printing."""


class Talking(Protocol):
    """An engine that may write messages besides its answers."""

    def on_stderr(self) -> str:
        """The end of its stderr output since the last `setup`, safe to print."""


P = TypeVar("P")


def offered(engine: object, what: Callable[..., P]) -> P | None:
    """The engine as one of the optional kinds above; None if it lacks a method of that kind.

    Methods that a wrapper passes on from the wrapped engine count too; not every Python's `isinstance` sees them.
    """
    names = [name for name in vars(what) if not name.startswith("_")]
    return cast("P", engine) if all(hasattr(engine, name) for name in names) else None


class Deferred:
    """Any engine as a background engine: it is called when the answer is fetched."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def send_setup(self, params: SetupParams) -> Callable[[], SetupResult]:
        return lambda: self._engine.setup(params)

    def send_act(self, player: str, action: Action) -> Callable[[], Reply]:
        return lambda: self._engine.act(player, action)

    def send_decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Callable[[], Reply]:
        return lambda: self._engine.decide(player, decision, answer)

    def send_observe(self, viewer: str | None = None) -> Callable[[], Observation]:
        return lambda: self._engine.observe(viewer)


class EngineFault(Exception):
    """The engine broke the protocol: it crashed, hung, wrote garbage, flooded, answered out of order…

    Programs read `kind`, one of `FAULTS`; the text states what happened and what to do next.
    """

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind

    def __reduce__(self) -> tuple[type[EngineFault], tuple[str, ...]]:
        return type(self), (self.kind, str(self))


class TimeUp(EngineFault):
    """The time of the whole run is over. The rest was not reached, so it neither passed nor failed."""

    def __init__(self, text: str) -> None:
        super().__init__("given-up", text)

    def __reduce__(self) -> tuple[type[EngineFault], tuple[str, ...]]:
        return type(self), (str(self),)


def check_manners(info: EngineInfo) -> None:
    """Raise `EngineFault` of kind `shape` for an unknown manner."""
    for game, support in info.games.items():
        for name in support.manners:
            if name not in MANNERS:
                told = f"games.{game}.manners: unknown manner {shown(name, 100)}; the manners are {', '.join(MANNERS)}"
                raise EngineFault("shape", told)


def check_same(first: EngineInfo, again: EngineInfo, when: str) -> None:
    """Raise `EngineFault` of kind `lie` if an engine introduces itself differently now (`when`: the occasion)."""
    if again != first:
        where = where_differing(msgspec.to_builtins(first), msgspec.to_builtins(again), "was", "and is now")
        raise EngineFault("lie", f"{when}, the engine's answer to `initialize` differs from its first one: {where}")


FAULTS: dict[str, str] = {
    "start": "the engine could not be started, or ended before it answered `initialize`",
    "given-up": "the engine got no more calls: it was restarted too often, or took too long in all",
    "crash": "the engine ended with an exit code other than 0 or by a signal",
    "exit": "the engine ended with exit code 0 in the middle of the run",
    "closed": "the engine closed its stdin or stdout but runs on, or lost its connection",
    "memory": "the engine, with its child processes, exceeded its memory limit",
    "timeout": "the engine did not answer in time, or did not read the request in time",
    "encoding": "the engine wrote something that is not UTF-8",
    "garbage": "the engine wrote a line that is not JSON",
    "shape": "the engine wrote JSON of the wrong type, or with impossible contents",
    "order": "the engine answered the wrong request, twice, or without a request",
    "flood": "the engine wrote a line that is too long, too large a message, or many unrequested lines",
    "set-up": "the engine's table after `setup` differs from the position that was sent",
    "questions": "the engine asks a question that the rules leave to nobody, with too many answers to try",
    "carries-state": "the engine keeps state between scenarios: failures end differently in a fresh process",
    "wrong-view": "a player's view differs from the engine's own table, or leaks hidden information",
    "wrong-list": "the list of legal actions lacks a legal action, or has an illegal one",
    "wrong-characteristics": "a card's numbers or keywords differ from the rules",
    "wrong-digest": "the hash does not match the table that the engine shows",
    "wrong-snapshot": "the game restored from a snapshot differs, or continues differently",
    "wrong-reset": "the game after `reset` differs from the game after `setup`, or continues differently",
    "wrong-answer": "an answer without a pending question is accepted, or changes something",
    "wrong-refusal": "an illegal action between the steps is accepted, or changes something",
    "lie": "the engine contradicts its own declarations, or speaks another protocol",
    "engine-error": "the engine answered with a JSON-RPC error; it keeps running",
    "unsupported-method": "the engine lacks an optional method; it keeps running",
    "request": "the scenario cannot be sent; the engine was not called",
}
"""Every kind of fault and its meaning."""
