"""The place where a scenario with its cast stops on the reference, played literally, and the cards on the
table there.
"""

from __future__ import annotations

from msgspec import Struct

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.protocol.messages import Decision, Observation
from oracle.protocol.results import Change, Deviation
from oracle.suite.errors import InvalidWordsError
from oracle.suite.plan import Plan
from oracle.suite.run.single_run import play_once

HELD = ("pass", "disputed")


class Stopped(Struct, frozen=True, kw_only=True):
    """The first step that does not hold, and the situation at that point."""

    plan: Plan
    at: int
    """The step, among When and Then steps."""
    acted: int
    """The last When step up to there; -1 if there is none."""
    deviation: Deviation
    pending: Decision | None
    """The open question."""
    table: Observation
    changes: tuple[Change, ...]


def stop(plan: Plan, edition: str) -> Stopped | str | None:
    """Where a scenario stops; None if it passes to its end, a text if it cannot be played at all."""
    engine = ReferenceEngine()
    try:
        result = play_once(plan, engine, edition, engine.initialize(), watch=False).result
        if result.verdict in HELD:
            return None
        place = next((at for at, step in enumerate(result.steps) if step.status == "failed"), None)
        deviation = None if place is None else result.steps[place].deviation
        if result.verdict != "fail" or place is None or deviation is None or place < len(plan.given):
            return result.message or result.verdict
        table = engine.observe()
    except (InputError, InvalidWordsError, OracleError) as error:
        return str(error)
    at = place - len(plan.given)
    acted = max((one for one, call in enumerate(plan.calls[: at + 1]) if call.is_when), default=-1)
    return Stopped(
        plan=plan,
        at=at,
        acted=acted,
        deviation=deviation,
        pending=table.decision,
        table=table,
        changes=result.changes,
    )
