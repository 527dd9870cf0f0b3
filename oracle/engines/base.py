"""What the suite may ask of an engine, wherever it runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar, cast

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


class Sending(Protocol):
    """An engine that works while nobody waits for it: what is sent is answered when what is returned is called.

    An answer that is not called for before the next question is thrown away, and so is a fault in its place. Sending
    and calling may raise `EngineFault` as asking does.
    """

    def send_setup(self, params: SetupParams) -> Callable[[], SetupResult]: ...
    def send_act(self, player: str, action: Action) -> Callable[[], Reply]: ...
    def send_decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Callable[[], Reply]: ...
    def send_observe(self, viewer: str | None = None) -> Callable[[], Observation]: ...


class Renewable(Protocol):
    """An engine in a process of its own, which can be had anew."""

    @property
    def set_ups(self) -> int:
        """Positions that the running process was given; none where none runs."""

    def renew(self) -> None:
        """End the process; the next call starts another one."""


class Characterizing(Protocol):
    """An engine that says what a card's numbers and keywords are."""

    def characteristics(self, ref: str) -> Characteristics: ...


class Listing(Protocol):
    """An engine that says which printed cards it knows."""

    def cards(self, game: str, cards: Mapping[str, tuple[Printing, ...]]) -> tuple[str, ...]:
        """The names of those that it knows, of cards by full name with every known printing."""


class Talking(Protocol):
    """An engine that may say things of its own beside its answers."""

    def on_stderr(self) -> str:
        """The end of what it has written since the last `setup`, fit to be shown."""


P = TypeVar("P")


def offered(engine: object, what: Callable[..., P]) -> P | None:
    """The engine as one of the optional kinds above; None where it lacks something of it.

    What it passes on from an engine that it stands around counts, which `isinstance` does not see on every Python.
    """
    names = [name for name in vars(what) if not name.startswith("_")]
    return cast("P", engine) if all(hasattr(engine, name) for name in names) else None


class Deferred:
    """Any engine as one that can be sent something: it is asked when the answer is called for."""

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

    `kind` is one word for machines, one of `FAULTS`; the text says what happened and what to do next.
    """

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind

    def __reduce__(self) -> tuple[type[EngineFault], tuple[str, ...]]:
        return type(self), (self.kind, str(self))


class TimeUp(EngineFault):
    """The time of a whole run is over. What is left of it is neither right nor wrong: it was not reached."""

    def __init__(self, text: str) -> None:
        super().__init__("given-up", text)

    def __reduce__(self) -> tuple[type[EngineFault], tuple[str, ...]]:
        return type(self), (str(self),)


def check_manners(info: EngineInfo) -> None:
    """Raise `EngineFault` of the kind `shape` for a manner that does not exist."""
    for game, support in info.games.items():
        for name in support.manners:
            if name not in MANNERS:
                told = f"games.{game}.manners: there is no {shown(name, 100)}; there are {', '.join(MANNERS)}"
                raise EngineFault("shape", told)


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
    "shape": "the engine wrote JSON that is not the type it must be, or says what cannot be",
    "order": "the engine answered something else than the question, twice, or unasked",
    "flood": "the engine wrote a line that is too long, too much in a message, or many lines that nobody asked for",
    "set-up": "the engine shows another table after `setup` than the position that was sent",
    "questions": "the engine asks what the rules leave nobody to decide, with more answers than can be tried",
    "carries-state": "the engine keeps state between scenarios: in a fresh process, what failed ends differently",
    "wrong-view": "a player is shown something else than is on the engine's own table, or what they may not know",
    "wrong-list": "the list of legal actions lacks one, or has one that is refused",
    "wrong-characteristics": "a card has other numbers or keywords than the rules give it",
    "wrong-digest": "the hash is not that of the table that the engine shows",
    "wrong-snapshot": "the game does not go on from a snapshot as it was, or as it did",
    "wrong-reset": "the game is not what it was after `setup`, or does not go on as it did",
    "wrong-answer": "an answer to a question that is not asked is accepted, or leaves something behind",
    "wrong-refusal": "an action put between the steps is accepted and has to be refused, or leaves something behind",
    "lie": "the engine contradicts what it said of itself, or speaks another protocol",
    "engine-error": "the engine answered with a JSON-RPC error; it keeps running",
    "unsupported-method": "the engine does not offer an optional method; it keeps running",
    "request": "the scenario holds something that cannot be sent; the engine was not asked",
}
"""Every kind of fault and what it means."""
