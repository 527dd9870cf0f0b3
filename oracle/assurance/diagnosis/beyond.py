"""Judges past a mask: the other faults of an engine that reports every game as over.

Only that mask can be passed (decision 69): the engine is run as if it had not reported it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec.structs import replace

from oracle.assurance.diagnosis.masks import masks_of
from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.protocol.messages import EngineInfo, Message, Observation
from oracle.protocol.results import Report, Result
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan

M = TypeVar("M", bound=Message)
OVER = "over"


class Unending(Wrapper):
    """An engine whose games are never over."""

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        found = super().exchange(method, params, result)
        return replace(found, result=None) if isinstance(found, Observation) else found


def judged_beyond(report: Report, plans: Iterable[Plan], make: Callable[[], Engine]) -> Report:
    """The report with its masks; if all games are over, their failures are replaced by the failures without that mask.

    A case that passes without the mask keeps its failure, so nothing passes that did not pass before. `plans`: as they
    were run. `make` starts the engine once more; it is closed afterwards. Raises EngineFault of the kind `start`.
    """
    masks = masks_of(report.results, plans := tuple(plans))
    report = replace(report, masks=masks)
    games = {mask.game for mask in masks if mask.kind == OVER}
    if not games:
        return report
    plan_of = {plan.case: plan for plan in plans}
    engine = Unending(make())
    try:
        info = engine.initialize()
        results = [
            _again(one, plan_of[one.case], engine, info) if one.game in games and _is_over(one) else one
            for one in report.results
        ]
    finally:
        engine.close()
    return replace(report, results=tuple(results))


def _is_over(result: Result) -> bool:
    return result.verdict == "fail" and result.stopped is not None and result.stopped.kind == OVER


def _again(was: Result, plan: Plan, engine: Engine, info: EngineInfo) -> Result:
    found = run_plan(plan, engine, was.edition, info)
    if found.verdict != "fail":
        return was
    return replace(
        found,
        expectation=was.expectation,
        cast=was.cast,
        otherwise=was.otherwise,
        played=was.played,
        unprinted=was.unprinted,
    )
