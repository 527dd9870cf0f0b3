"""No step's refusal goes unnoticed: an engine that says once `refused` for `accepted` passes no scenario."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Reply, SetupParams, SetupResult
from oracle.suite.intent.wanted import wanted_line
from oracle.suite.run.verdict import run_plan
from tests.extent import LONG
from tests.manners.judged import plans

EVERY = 25 if LONG else 200
"""One scenario of so many is tried."""
MOST = 40
"""More replies than any scenario has."""


class Turned(ReferenceEngine):
    """Says of the reply of this number after each set-up that it is refused, though it was accepted."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.count = 0
        self.turned = False

    def setup(self, params: SetupParams) -> SetupResult:
        self.count = 0
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        return self._said(super().act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return self._said(super().decide(player, decision, answer))

    def _said(self, reply: Reply) -> Reply:
        self.count += reply.status == "accepted"
        if reply.status != "accepted" or self.count != self.number:
            return reply
        self.turned = True
        return replace(reply, status="refused", decision=None, message="no")


def test_no_refusal_goes_unnoticed() -> None:
    unnoticed, tried = [], 0
    for plan in [one for one in plans() if PROFILES[one.game].current in one.editions][::EVERY]:
        if wanted_line(plan, PROFILES[plan.game].current).undecided is not None:
            continue  # the engine under test is the reference, which does not get to the end of it
        for number in range(1, MOST):
            engine = Turned(number)
            result = run_plan(plan, engine, PROFILES[plan.game].current, engine.initialize())
            if not engine.turned:
                break
            tried += 1
            if result.verdict not in ("fail", "error"):
                unnoticed.append(f"{plan.case}: reply {number}")
    assert unnoticed == []
    assert tried > 20
