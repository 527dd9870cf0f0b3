"""Which kinds of actions and questions scenarios have, found by playing them on the reference."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct, field

from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.protocol.messages import (
    Action,
    EngineInfo,
    Reply,
    SetupParams,
    SetupResult,
)
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan

What = Literal["actions", "questions", "refusals"]
REFUSAL = "a refusal"
"""The one kind of refusal: whatever is refused, nothing changes by it."""


class Listening(Wrapper):
    """An engine, and the kinds of what was done and asked since the last setup."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.acts: list[str] = []
        self.asks: list[str] = []
        self.refused = False

    def setup(self, params: SetupParams) -> SetupResult:
        self.acts, self.asks, self.refused = [], [], False
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        if reply.status == "accepted":
            self.acts.append(action.kind)
        self.refused = self.refused or reply.status == "refused"
        return self._asked(reply)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return self._asked(super().decide(player, decision, answer))

    def _asked(self, reply: Reply) -> Reply:
        if reply.decision is not None:
            self.asks.append(reply.decision.kind)
        return reply


class Heard(Struct):
    """Scenarios by the kinds of their actions, or of their questions; played as far as was asked for."""

    runs: Iterator[tuple[Plan, str]]
    reference: Listening
    info: EngineInfo
    known: list[tuple[Plan, str, dict[What, frozenset[str]]]] = field(default_factory=list)

    def having(self, what: What, kind: str, most: int) -> Iterator[tuple[Plan, str]]:
        """The first scenarios that have an action, a question or a refusal of this kind."""
        place = count = 0
        while count < most and (place < len(self.known) or self._play_on()):
            if place == len(self.known):
                continue
            plan, edition, kinds = self.known[place]
            place += 1
            if kind in kinds[what]:
                count += 1
                yield plan, edition

    def _play_on(self) -> bool:
        run = next(self.runs, None)
        if run is None:
            return False
        verdict = run_plan(run[0], self.reference, run[1], self.info).verdict
        if verdict == "pass":
            acts, asks = frozenset(self.reference.acts), frozenset(self.reference.asks)
            refusals = frozenset([REFUSAL] if self.reference.refused else [])
            self.known.append((*run, {"actions": acts, "questions": asks, "refusals": refusals}))
        return True


def heard(runs: list[tuple[Plan, str]], reference: Engine) -> Heard:
    """What these scenarios, in their order, have on the reference."""
    return Heard(runs=iter(runs), reference=Listening(reference), info=reference.initialize())
