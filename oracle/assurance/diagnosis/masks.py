"""Masks of other failures: a step that nearly every case reaches, and that the engine never passes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from oracle.protocol.results import Mask, MaskKind, Result
from oracle.suite.plan import Plan
from oracle.suite.play.failure import REFUSED

LEAST, SHARE = 8, 0.95
"""The least number of cases that must end there, and their least share of the cases that reach it."""
REFUSES = "it is refused"
"""The beginning of a Then step that expects a refusal."""

_Obstacle = tuple[str, MaskKind, str]
"""Game, kind, name."""


class _Met(NamedTuple):
    ended: list[Result]
    came: int


def masks_of(results: Iterable[Result], plans: Iterable[Plan]) -> tuple[Mask, ...]:
    """The masks of other failures, the most frequent first. `plans`: the scenarios as they were run."""
    plan_of = {plan.case: plan for plan in plans}
    judged = [one for one in results if one.verdict in ("pass", "fail", "error") and one.case in plan_of]
    found = []
    for (game, kind, name), met in _met(judged, plan_of).items():
        if len(met.ended) >= max(LEAST, SHARE * met.came):
            shortest = min(met.ended, key=lambda one: (len(plan_of[one.case].calls), one.case, one.edition))
            cases = len(met.ended)
            found.append(Mask(game=game, kind=kind, name=name, cases=cases, of=met.came, shortest=shortest.case))
    return tuple(sorted(found, key=lambda one: (-one.cases, one.game, one.kind, one.name)))


def _met(judged: list[Result], plan_of: Mapping[str, Plan]) -> dict[_Obstacle, _Met]:
    met: dict[_Obstacle, _Met] = {}
    games = {game: sum(one.game == game for one in judged) for game in {one.game for one in judged}}
    for result in judged:
        for kind, name in _ends(result):
            met.setdefault((result.game, kind, name), _Met([], games[result.game])).ended.append(result)
        for name, refused in _actions(result, plan_of[result.case]):
            ended, came = met.get((result.game, "refused", name), _Met([], 0))
            met[result.game, "refused", name] = _Met([*ended, result] if refused else ended, came + 1)
    return met


def _ends(result: Result) -> Iterator[tuple[MaskKind, str]]:
    """A fault that can end any case."""
    if result.verdict == "error":
        yield ("fault", result.fault) if result.unlike is None else ("set-up", result.unlike.field)
    elif result.stopped is not None and result.stopped.kind == "over":
        yield "over", ""


def _actions(result: Result, plan: Plan) -> Iterator[tuple[str, bool]]:
    """The kinds of legal actions that a case reached, and whether the refusal of one ended it."""
    given, told = len(plan.given), set[str]()
    refused = _refused(result, plan)
    for place, call in enumerate(plan.calls):
        if call.move is None or call.move.action is None or _is_illegal(plan, place) or call.move.kind in told:
            continue
        if len(result.steps) > given + place and result.steps[given + place].status != "skipped":
            told.add(call.move.kind)
            yield call.move.kind, refused == place


def _refused(result: Result, plan: Plan) -> int | None:
    """The index of the refused When step, if the refusal ended the case."""
    given = len(plan.given)
    if result.stopped is not None and result.stopped.kind == REFUSED:
        return result.stopped.step - given
    for place, step in enumerate(result.steps[given:]):
        if step.status == "failed" and step.deviation is not None and step.deviation.found == REFUSED:
            return max((at for at, call in enumerate(plan.calls[: place + 1]) if call.is_when), default=None)
    return None


def _is_illegal(plan: Plan, place: int) -> bool:
    """Whether the scenario expects the refusal of an action."""
    later = plan.steps[place + 1 :]
    rest = next((at for at, step in enumerate(later) if step.keyword == "when"), len(later))
    return any(step.pattern.startswith(REFUSES) for step in later[:rest])
