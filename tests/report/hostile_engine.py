"""An engine with hostile words in every place that it can put words in: `python -m tests.report.hostile_engine [HOW]`.

It plays as the reference does, but that something of what it says is hostile: in the position with the card `doc7` that
of turn 7 below, in others one after the other. `HOW` may be a turn, for all positions, or `manner`: it declares a
hostile one.
"""

from __future__ import annotations

import os
import re
import sys
from typing import Any, TypeVar

from msgspec.structs import replace

from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.engines.server import serve_stdio
from oracle.protocol.messages import Action, EngineInfo, Legal, Observation, Reply, SetupParams, SetupResult

from .hostile import BRIEF, everywhere

T = TypeVar("T")

PARTS: tuple[tuple[str, ...], ...] = (
    ("ref", "card", "under", "at"),
    ("zone",),
    ("states",),
    ("counters",),
    ("controller", "winner", "losers", "reason"),
    ("phase",),
    ("happened",),
    ("options",),
    ("text", "modes", "part", "id", "source"),
    ("waiting", "ability"),
    ("code", "message", "clauses"),
    ("terrains",),
)
"""Fields that are hostile together."""
TURNS = (*PARTS, "refuses", "leaves", "no-setup", "faults", "garbage", "dies")


class HostileEngine(ReferenceEngine):
    def __init__(self, how: str = "") -> None:
        super().__init__()
        self.how = how
        self.games = -1
        self.said = 0
        self.moved = False

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        games = {
            game: replace(
                one,
                capabilities=(*one.capabilities, *BRIEF),
                editions=(*one.editions, *BRIEF),
                manners=BRIEF[:1] if self.how == "manner" else (),
            )
            for game, one in info.games.items()
        }
        return replace(info, name=BRIEF[0] + BRIEF[1], version=BRIEF[2], games=games)

    def setup(self, params: SetupParams) -> SetupResult:
        numbers = re.findall(r"^doc(\d+)$", params.position.cards[0].ref if params.position.cards else "")
        self.games, self.moved = int(numbers[0]) if numbers else self.games + 1, False
        sys.stderr.write(" ".join(BRIEF) + "\n")
        if self.turn == "no-setup":
            return SetupResult(status="unsupported", unsupported=BRIEF, message=self.bad())
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        return self.replied(super().act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return self.replied(super().decide(player, decision, answer))

    def observe(self, viewer: str | None = None) -> Observation:
        return self.hostile(super().observe(viewer)) if self.moved else super().observe(viewer)

    def legal(self) -> Legal:
        return self.hostile(super().legal())

    @property
    def turn(self) -> Any:
        return TURNS[(int(self.how) if self.how.isdecimal() else self.games) % len(TURNS)]

    def bad(self) -> str:
        self.said += 1
        return BRIEF[self.said % len(BRIEF)]

    def replied(self, reply: Reply) -> Reply:
        self.moved = True
        if self.turn == "dies":
            os.write(2, "\n".join(BRIEF).encode())
            os._exit(3)
        if self.turn == "garbage":
            os.write(1, self.bad().encode() + b"\n")
        if self.turn == "faults":
            raise EngineFault(self.bad(), self.bad())
        if self.turn == "refuses":
            return Reply(status="refused", code=self.bad(), message=self.bad(), clauses=BRIEF)
        if self.turn == "leaves":
            return Reply(status="unsupported", code=self.bad(), message=self.bad())
        return self.hostile(reply)

    def hostile(self, value: T) -> T:
        if isinstance(self.turn, str):
            return value
        return everywhere(value, lambda text: text + self.bad(), self.turn)


if __name__ == "__main__":
    serve_stdio(HostileEngine(*sys.argv[1:]))
