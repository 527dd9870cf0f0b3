"""What an engine is judged on beside the steps of a scenario: told where the scenario itself holds, and never else."""

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
    """The result of a scenario in a run of which the engine was judged.

    Where anything was found, or that run has not held, the scenario counts as it is without, which `plain` finds out:
    what fails then is a step's failure, and told as that. What is found once only is flaky.
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
    # Only looking was more than in the other runs, if anything was.
    return ended if judge.stopped else replace(result, flaky=True, again="it passed")


def _found(judge: Judge, result: Result) -> Judged | None:
    """What was found in a run, be it by a step that does not hold after what was to be refused."""
    if judge.found is None and judge.tried is not None and result.verdict == "fail":
        return replace(judge.tried, found=result.message)
    return judge.found


def _told(plan: Plan, edition: str, found: Judged, *, alike: bool) -> Result:
    words = judged_words(found, PROFILES[plan.game])
    result = replace(error_of(plan, edition, None, FAULT + found.kind, words), judged=found)
    return result if alike else replace(result, flaky=True, again="it was not found")
