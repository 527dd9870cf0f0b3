"""An engine in this process, heard as one in a process of its own is: what cannot be is a fault."""

from __future__ import annotations

from typing import Any

from oracle.engines.base import Engine, EngineFault
from oracle.protocol.codec import CodecError
from oracle.protocol.messages import (
    Action,
    ActParams,
    DecideParams,
    Message,
    Observation,
    ObserveParams,
    Reply,
    SetupParams,
    SetupResult,
)
from oracle.protocol.shapes import Shapes


class Heard:
    """Stands around an engine whose word is not to be trusted, such as a reference that was broken on purpose."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._shapes: Shapes | None = None

    def setup(self, params: SetupParams) -> SetupResult:
        self._shapes = Shapes(params)
        return self._engine.setup(params)

    def act(self, player: str, action: Action) -> Reply:
        reply = self._engine.act(player, action)
        self._check(ActParams(player=player, action=action), reply)
        return reply

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        reply = self._engine.decide(player, decision, answer)
        self._check(DecideParams(player=player, decision=decision, answer=answer), reply)
        return reply

    def observe(self, viewer: str | None = None) -> Observation:
        seen = self._engine.observe(viewer)
        self._check(ObserveParams(viewer=viewer), seen)
        return seen

    def __getattr__(self, name: str) -> Any:
        # What is not looked at, and what only some engines have: `digest`, `reset`.
        return getattr(self._engine, name)

    def _check(self, params: Message, answer: Message) -> None:
        if self._shapes is None:
            return
        try:
            self._shapes.check(params, answer)
        except CodecError as error:
            raise EngineFault(error.kind, str(error)) from None
