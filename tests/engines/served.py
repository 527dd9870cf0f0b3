"""A small engine in Python behind `serve_stdio`: it keeps a position, and prints where it should not."""

from __future__ import annotations

import sys

from oracle.engines.base import EngineFault
from oracle.engines.server import serve_stdio
from oracle.protocol.messages import (
    Action,
    EngineInfo,
    GameSupport,
    Legal,
    Observation,
    Reply,
    SetupParams,
    SetupResult,
)


class Keeper:
    """Accepts everything, changes nothing, lacks what is optional."""

    def __init__(self) -> None:
        self.table: SetupParams | None = None
        self.closed = 0

    def initialize(self) -> EngineInfo:
        return EngineInfo(name="keeper", games={"lorcana": GameSupport(editions=("2.2",))})

    def setup(self, params: SetupParams) -> SetupResult:
        self.table = params
        sys.stdout.write("a stray line\n")
        return SetupResult(status="ok")

    def act(self, player: str, action: Action) -> Reply:
        if action.kind == "concede":
            raise EngineFault("engine-error", "nobody concedes here")
        return Reply(status="accepted", message="\ud800" if action.kind == "use" else "")

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return Reply(status="refused", code="none", message=f"{player} answers {decision} with {answer}")

    def observe(self, viewer: str | None = None) -> Observation:
        if self.table is None:
            raise EngineFault("order", "nothing was set up")
        return Observation(position=self.table.position)

    def legal(self) -> Legal:
        return Legal(actions=(Action(kind="end-turn"),), complete=True)

    def snapshot(self) -> str:
        return "here"

    def restore(self, snapshot: str) -> None:
        raise EngineFault("unsupported-method", f"cannot restore {snapshot}")

    def close(self) -> None:
        self.closed += 1


if __name__ == "__main__":
    serve_stdio(Keeper())
