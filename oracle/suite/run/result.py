"""Builds a scenario's result: its verdict, and for a failure everything a reader needs to understand it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from oracle.engines.base import EngineFault, Talking, offered
from oracle.protocol.display import shown
from oracle.protocol.results import Change, Deviation, Result, StepResult, Stopped, Verdict
from oracle.suite.plan import Call, Plan
from oracle.suite.play.failure import Failed, clip
from oracle.suite.play.world import World
from oracle.suite.table.wording import decision_words, told_in_full

MOST_CHANGES = 500
"""Maximum changes kept for one failure."""
LONGEST_CHANGE = 500
"""Maximum characters of each of their texts."""
LONGEST_FOUND = 1000
"""Maximum bytes kept of a value found, as data."""


def error_of(plan: Plan, edition: str, world: World | None, kind: str, text: str) -> Result:
    """The verdict `error` with this kind of fault, and the steps so far."""
    steps = _steps(plan, world, "skipped")
    return replace(result_of(plan, edition, "error", f"{kind}: {text}", steps), fault=kind)


def failure_of(plan: Plan, edition: str, failed: Failed, world: World | None) -> Result:
    """The verdict `fail`, blamed on a step, with the tables before and after and the changes between them."""
    blamed = failed.call or (world.call if world is not None else None)
    stopped = None if world is None else stopped_at(plan, failed, world)
    if failed.over:
        acting = None if world is None else world.acting
        stopped = Stopped(kind="over", step=len(plan.given) + (-1 if acting is None else plan.calls.index(acting)))
    if stopped is not None and stopped.kind == "unanswered":
        failed.actual += f"; open, and answered by no step: {clip(decision_words(stopped.question))}"
    steps = _steps(plan, world, "failed", failed)
    place = f"{blamed.text}: " if blamed is not None else ""
    message = f"{place}expected {failed.expected}; got {failed.actual}"
    before = after = None
    changes: tuple[Change, ...] = ()
    if world is not None:
        table = world.before_action or world.before_call
        before = None if table is None else table.observation
        world.may_be_over = True  # a table to show, not to judge
        try:
            after = world.look().observation
        except EngineFault as fault:
            if fault.kind == "order":
                # The failing answer may have been to another question, or to none.
                return error_of(plan, edition, world, fault.kind, str(fault))
            # The failure is known already; a table that cannot be observed adds nothing.
            after = None
        if before is not None and after is not None:
            changes = _shortened_changes(told_in_full(before, after, world.game, to_its_end=True))
    talking = None if world is None else offered(world.engine, Talking)
    return replace(
        result_of(plan, edition, "fail", message, steps),
        stopped=stopped,
        before=before,
        after=after,
        changes=changes,
        stderr="" if talking is None else talking.on_stderr(),
    )


def stopped_at(plan: Plan, failed: Failed, world: World) -> Stopped | None:
    """The earlier step that causes a failure: it was refused, or no step answers its question."""
    given = len(plan.given)
    if failed.refused is not None and failed.call in plan.calls:
        reply = failed.refused
        return Stopped(
            kind="refused",
            step=given + plan.calls.index(failed.call),
            code=reply.code,
            clauses=reply.clauses,
            message=reply.message,
            question=world.answered_question,
        )
    running, acting = world.call, world.acting
    if failed.call is not None or running is None or acting is None or running.is_when or running.asks:
        return None
    question = world.unanswered()
    at = plan.calls.index(running)
    later = plan.calls[at:]
    rest = next((place for place, call in enumerate(later) if call.is_when and not call.answers), len(later))
    if question is None or any(call.answers or call.asks for call in later[:rest]):
        return None
    return Stopped(kind="unanswered", step=given + plan.calls.index(acting), question=question)


def _shortened_changes(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """The changes, limited for storage; if there are too many, the last entry gives the number left out."""
    found = [
        Change(
            what=shown(change.what, LONGEST_CHANGE),
            before=shown(change.before, LONGEST_CHANGE),
            after=shown(change.after, LONGEST_CHANGE),
        )
        for change in changes[:MOST_CHANGES]
    ]
    if len(changes) > MOST_CHANGES:
        found.append(Change(what=f"{len(changes) - MOST_CHANGES:,} more", before="", after=""))
    return tuple(found)


def _steps(plan: Plan, world: World | None, end: str, failed: Failed | None = None) -> tuple[StepResult, ...]:
    """Every step with its result; the running one failed, or an engine fault ended the run there."""
    running = None if world is None else world.call
    blamed: Call | None = running if failed is None else (failed.call or running)
    words = StepKeywords()
    steps = [StepResult(text=words.said("Given", step.text), line=step.line, status="passed") for step in plan.given]
    over = world is None or running is None
    for call in plan.calls:
        text = words.said("When" if call.is_when else "Then", call.text)
        if failed is not None and call is blamed:
            expected, actual = failed.expected, failed.actual
            step = StepResult(text=text, line=call.line, status="failed", expected=expected, actual=actual)
            steps.append(replace(step, deviation=_kept(failed.deviation)))
        else:
            here = over or (call is running and (end == "skipped" or blamed is not running))
            steps.append(StepResult(text=text, line=call.line, status="skipped" if here else "passed"))
        over = over or call is running
    return tuple(steps)


def _kept(deviation: Deviation) -> Deviation:
    """The deviation, without engine values that are too long to keep."""
    size = len(msgspec.json.encode((deviation.found, deviation.code)))
    return deviation if size <= LONGEST_FOUND else replace(deviation, found=None, code="")


class StepKeywords:
    """Puts its keyword before each step, `And` if it repeats."""

    def __init__(self) -> None:
        self.last = ""

    def said(self, keyword: str, text: str) -> str:
        word, self.last = ("And" if keyword == self.last else keyword), keyword
        return f"{word} {text}"


def result_of(
    plan: Plan, edition: str, verdict: Verdict, message: str = "", steps: tuple[StepResult, ...] = ()
) -> Result:
    """A result with this verdict; without tables, and without steps if none was played."""
    return Result(
        case=plan.case,
        feature=plan.feature,
        scenario=plan.scenario,
        line=plan.line,
        game=plan.game,
        edition=edition,
        clauses=plan.clauses_under(edition),
        verdict=verdict,
        message=message,
        steps=steps,
        decided=() if (settled := plan.settled.get(edition)) is None else settled.decisions,
    )
