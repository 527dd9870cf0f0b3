"""An engine in this process, checked like an engine in its own process: impossible answers are faults."""

from __future__ import annotations

from typing import TypeVar

from oracle.engines.base import Engine, EngineFault
from oracle.engines.exchange import Wrapper
from oracle.protocol.codec import CodecError
from oracle.protocol.messages import CardsParams, Message, SetupParams
from oracle.protocol.shapes import Shapes, check

M = TypeVar("M", bound=Message)


class Heard(Wrapper):
    """Wraps an engine that cannot be trusted, such as a reference that was broken on purpose."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._shapes: Shapes | None = None

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        if isinstance(params, SetupParams):
            self._shapes = Shapes(params)
        answer = super().exchange(method, params, result)
        if self._shapes is not None or isinstance(params, CardsParams):
            try:
                check(self._shapes, params, answer)
            except CodecError as error:
                raise EngineFault(error.kind, str(error)) from None
        return answer
