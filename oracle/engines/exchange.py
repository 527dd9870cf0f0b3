"""Calls of an engine as exchanges of messages, and back: the common base of both sides of the protocol.

`Exchanging` turns each call into one message and its answer; `calls_of` turns a message into a call. Each method of the
protocol is written only here; engines behind a process, a transcript or a wrapper inherit it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from oracle.engines.base import Engine, EngineFault
from oracle.protocol.codec import NOTHING
from oracle.protocol.messages import (
    Action,
    ActParams,
    CardsParams,
    CardsResult,
    Characteristics,
    CharacteristicsParams,
    DecideParams,
    DigestResult,
    Empty,
    EngineInfo,
    InitializeParams,
    Legal,
    LegalParams,
    Message,
    Observation,
    ObserveParams,
    Printing,
    Reply,
    RestoreParams,
    SetupParams,
    SetupResult,
    SnapshotResult,
)

M = TypeVar("M", bound=Message)


class Exchanging:
    """An engine whose every call is one exchange of messages; a subclass implements the exchange."""

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        """The answer to a message. Raises `EngineFault`."""
        raise NotImplementedError

    def initialize(self) -> EngineInfo:
        return self.exchange("initialize", InitializeParams(), EngineInfo)

    def cards(self, game: str, cards: Mapping[str, tuple[Printing, ...]]) -> tuple[str, ...]:
        """Those of these printed cards that the engine knows."""
        return self.exchange("cards", CardsParams(game=game, cards=dict(cards)), CardsResult).known

    def setup(self, params: SetupParams) -> SetupResult:
        return self.exchange("setup", params, SetupResult)

    def act(self, player: str, action: Action) -> Reply:
        return self.exchange("act", ActParams(player=player, action=action), Reply)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return self.exchange("decide", DecideParams(player=player, decision=decision, answer=answer), Reply)

    def observe(self, viewer: str | None = None) -> Observation:
        return self.exchange("observe", ObserveParams(viewer=viewer), Observation)

    def characteristics(self, ref: str) -> Characteristics:
        return self.exchange("characteristics", CharacteristicsParams(ref=ref), Characteristics)

    def legal(self) -> Legal:
        return self.exchange("legal", LegalParams(), Legal)

    def digest(self) -> str:
        """The hash of the table."""
        return self.exchange("digest", NOTHING, DigestResult).digest

    def snapshot(self) -> str:
        return self.exchange("snapshot", NOTHING, SnapshotResult).snapshot

    def restore(self, snapshot: str) -> None:
        self.exchange("restore", RestoreParams(snapshot=snapshot), Empty)

    def reset(self) -> None:
        """Return to the state after the last setup."""
        self.exchange("reset", NOTHING, Empty)

    def close(self) -> None:
        """End the engine."""

    # --- background calls, made from the calls above: overriding those overrides these ---------------------------

    def send_setup(self, params: SetupParams) -> Callable[[], SetupResult]:
        return lambda: self.setup(params)

    def send_act(self, player: str, action: Action) -> Callable[[], Reply]:
        return lambda: self.act(player, action)

    def send_decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Callable[[], Reply]:
        return lambda: self.decide(player, decision, answer)

    def send_observe(self, viewer: str | None = None) -> Callable[[], Observation]:
        return lambda: self.observe(viewer)


class Wrapper(Exchanging):
    """Wraps any engine and offers everything that it offers; a subclass changes parts.

    Every call of the protocol passes `exchange`; other members (`renew`, `on_stderr`, …) are the engine's own.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._calls = calls_of(engine)

    def exchange(self, method: str, params: Message, result: type[M]) -> M:  # noqa: ARG002 - the shape of an exchange
        answer: Any = self._calls[method](params)
        found: M = answer
        return found

    def close(self) -> None:
        self._engine.close()

    def __getattr__(self, name: str) -> Any:
        if name == "_engine":  # not set yet, or a copy under construction
            raise AttributeError(name)
        return getattr(self._engine, name)


def calls_of(engine: Engine) -> dict[str, Callable[[Any], Message]]:
    """The call for each method of the protocol; some engines lack optional ones."""

    def restore(params: RestoreParams) -> Message:
        _offered(engine, "restore")(params.snapshot)
        return NOTHING

    def reset(_: object) -> Message:
        _offered(engine, "reset")()
        return NOTHING

    return {
        "reset": reset,
        "initialize": lambda _: engine.initialize(),
        "cards": lambda params: CardsResult(known=_offered(engine, "cards")(params.game, params.cards)),
        "setup": lambda params: engine.setup(params),
        "act": lambda params: engine.act(params.player, params.action),
        "decide": lambda params: engine.decide(params.player, params.decision, params.answer),
        "observe": lambda params: engine.observe(params.viewer),
        "characteristics": lambda params: _offered(engine, "characteristics")(params.ref),
        "legal": lambda _: _offered(engine, "legal")(),
        "digest": lambda _: DigestResult(digest=_offered(engine, "digest")()),
        "snapshot": lambda _: SnapshotResult(snapshot=_offered(engine, "snapshot")()),
        "restore": restore,
        "shutdown": lambda _: NOTHING,
    }


def _offered(engine: Engine, method: str) -> Callable[..., Any]:
    found: Callable[..., object] | None = getattr(engine, method, None)
    if found is None:
        raise EngineFault("unsupported-method", f"this engine does not offer `{method}`")
    return found
