"""Plays scenarios on the reference and shows each Then step what is wrong."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from oracle.engines.base import EngineFault
from oracle.engines.exchange import Wrapper
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Characteristics, Observation, Reply
from oracle.suite.intent.wanted import wanted_line
from oracle.suite.phrases.calls import rows_of
from oracle.suite.plan import Call, Plan
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.play.world import World
from oracle.suite.run.single_run import begin
from oracle.suite.run.verdict import run_plan
from tests.vacuous.lies import LIES, Lie

BOTH_MAY_BE = {
    "altered-a-described-card-is-shown",
    "altered-hand-without-such-a-card-is-shown",
    "altered-uncounted-but-itself",
    "altered-uncounted-of-some-kind",
    "kept-besides-the-others",
}
"""Scenarios that put an open question on record whose two sides are all there is: no engine is to fail there."""


def is_record(plan: Plan) -> bool:
    """Whether the scenario puts on record what may be in two ways; of an outline, any row of it."""
    return plan.case.partition("/")[0] in BOTH_MAY_BE


class Vacuous(NamedTuple):
    """A step that holds whatever is shown to it, or a scenario that an idle engine passes."""

    plan: Plan
    edition: str
    line: int
    says: str

    def __str__(self) -> str:
        return f"{self.plan.feature}:{self.line}: {self.plan.case} ({self.edition}): {self.says}"


class Lying(Wrapper):
    """The reference, which can be made to lie."""

    def __init__(self) -> None:
        super().__init__(ReferenceEngine())
        self.lie = Lie("")

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        change = self.lie.see if viewer is None else self.lie.view or self.lie.see
        return seen if change is None else change(seen, self.profile)

    def characteristics(self, ref: str) -> Characteristics:
        told = super().characteristics(ref)
        return told if self.lie.about is None else self.lie.about(told)


def steps(plan: Plan, edition: str) -> Iterator[Vacuous]:
    """The Then steps of a scenario that no lie makes fail; the scenario has to hold on the reference."""
    engine = Lying()
    world = begin(plan, engine, edition, engine.initialize())
    for call in plan.calls:
        recorded = is_record(plan) and getattr(call.function, "__name__", "") == "rules_leave_open"
        if not call.is_when and not recorded and rows_of(call, edition) and not fails(world, call, engine):
            yield Vacuous(plan, edition, call.line, f"nothing makes it fail: {call.text}")
        try:
            world.run(call)
        except Unsupported:
            # The rules leave open what comes of it: the scenario ends here for every engine.
            return


def fails(world: World, call: Call, engine: Lying) -> bool:
    """Whether any of the lies makes the step fail."""
    try:
        return any(noticed(world, call, engine, lie) for lie in LIES)
    finally:
        engine.lie = Lie("")


def noticed(world: World, call: Call, engine: Lying, lie: Lie) -> bool:
    """Whether the step fails for this lie."""
    other = copy.copy(world)
    other.open_questions, other.call = [], call
    other.known_to = lambda viewer: world.known_to(viewer) if world.call is call else known(world, call, viewer)
    engine.lie = lie
    other.forget()
    if lie.reply is not None and other.reply is not None:
        other.reply = lie.reply(other.reply)
        other.question_known = True
    try:
        other.perform(call)
    except (Failed, EngineFault):
        return True
    return False


def known(world: World, call: Call, viewer: str) -> Any:
    """What a player may know at a step that does not run yet."""
    kept, world.call = world.call, call
    try:
        return world.known_to(viewer)
    finally:
        world.call = kept


class Idle(ReferenceEngine):
    """Plays as the reference does up to one action, and from there says always the same and does nothing."""

    def __init__(self, after: int, status: str) -> None:
        super().__init__()
        self._after, self._status, self._count = after, status, 0

    def act(self, player: str, action: Action) -> Reply:
        self._count += 1
        if self._count <= self._after:
            return super().act(player, action)
        return Reply(status=self._status, code="0.0.0", decision=self.observe().decision)  # type: ignore[arg-type]


def idle(plan: Plan, edition: str) -> Iterator[Vacuous]:
    """Whether engines that do nothing in the last action pass the scenario, by accepting and by refusing it alike."""
    last = [call for call in plan.calls if call.is_when and not call.answers and not is_record(plan)]
    verdicts = []
    if wanted_line(plan, edition).undecided is not None:
        # What the rules do not settle fails nobody.
        return
    for status in ("accepted", "refused"):
        engine = Idle(len(last) - 1, status)
        verdicts.append(run_plan(plan, engine, edition, engine.initialize()).verdict)
    if last and all(verdict in ("pass", "disputed") for verdict in verdicts):
        yield Vacuous(plan, edition, last[-1].line, f"engines that do nothing pass it: {last[-1].text}")


def found(plans: Iterable[Plan]) -> Iterator[Vacuous]:
    """All that cannot fail in these scenarios, under the newest edition of each."""
    for plan in plans:
        edition = plan.editions[-1] if plan.editions[-1] in PROFILES[plan.game].official else plan.editions[0]
        yield from steps(plan, edition)
        yield from idle(plan, edition)


__all__ = ["Vacuous", "found", "idle", "steps"]
