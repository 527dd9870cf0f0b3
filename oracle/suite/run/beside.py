"""Judgements besides a scenario's steps; reported only if the scenario itself holds."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from oracle.profiles import PROFILES
from oracle.protocol.results import Judged, Result
from oracle.suite.judging.judge import Judge
from oracle.suite.judging.words import judged_words
from oracle.suite.plan import Plan
from oracle.suite.run.repetition import Ended
from oracle.suite.run.result import error_of

FAULT = "wrong-"


def beside_its_steps(
    plan: Plan, edition: str, run: Callable[[Judge], Ended], plain: Callable[[Ended], Result], make: Callable[[], Judge]
) -> Result:
    """The result of a scenario during a run of which the engine was judged.

    If something was found, or that run did not hold, `plain` reruns the scenario without judging: a failing step is
    then reported as such. A finding that does not recur is flaky.
    """
    judge = make()
    first = run(judge)
    result = first.result
    found = _found(judge, result)
    if found is None and not judge.stopped and result.verdict not in ("fail", "error"):
        return result
    ended = plain(first)
    if ended.verdict not in ("pass", "disputed"):
        return ended
    if found is not None:
        again = make()
        return _told(plan, edition, found, alike=_found(again, run(again).result) == found)
    # If anything differed from the other runs, it was only additional looking.
    return ended if judge.stopped else replace(result, flaky=True, again="it passed")


def _found(judge: Judge, result: Result) -> Judged | None:
    """The finding of a run, including a step that fails after a request that should have been refused."""
    if judge.found is None and judge.tried is not None and result.verdict == "fail":
        return replace(judge.tried, found=result.message)
    return judge.found


def _told(plan: Plan, edition: str, found: Judged, *, alike: bool) -> Result:
    words = judged_words(found, PROFILES[plan.game])
    result = replace(error_of(plan, edition, None, FAULT + found.kind, words), judged=found)
    return result if alike else replace(result, flaky=True, again="it was not found")
