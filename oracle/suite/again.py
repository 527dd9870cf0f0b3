"""Whether an engine wavers: a scenario run more than once, and whether it ended alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from oracle.profiles import Profile
from oracle.protocol.messages import Reply
from oracle.protocol.results import Result
from oracle.suite.difference import every_difference
from oracle.suite.plan import Call
from oracle.suite.world import told

WORST_FIRST = ("fail", "error", "unsupported", "disputed", "pass")
"""Which verdict counts when several runs of one scenario had several."""
NOT_AGAIN = ("request", "oracle", "given-up")
"""Errors that running it again cannot change: they are not the engine's, or it is not asked any more."""


class Ended(NamedTuple):
    """One run of a scenario: its result, the engine's last reply, and whether it asked anything.

    `left`: actions begun while the engine asked what no step speaks of; None where the scenario ended so.
    """

    result: Result
    reply: Reply | None
    asked: bool = False
    left: tuple[Call | None, ...] = ()


def judged(run: Callable[[bool], Ended], game: Profile, repeat: int) -> Result:
    """Run a scenario until it fails, at most `repeat` times, and what failed once more in exactly the same way.

    `run` takes whether to look at the table before every call. A scenario that did not end alike has the worst of
    its verdicts, is `flaky`, and says how it ended the other time.
    """
    runs = [run(False)]
    while not _failed(runs[-1]) and len(runs) < repeat:
        runs.append(run(False))
    if _failed(runs[-1]) and runs[-1].result.fault not in NOT_AGAIN:
        runs.append(run(False))
    worst = min(runs, key=lambda one: WORST_FIRST.index(one.result.verdict))
    other = next((one for one in runs if one is not worst and not alike(worst, one, game)), None)
    if other is not None:
        return wavering(worst, other).result
    return _with_table(worst.result, run)


def wavering(one: Ended, other: Ended) -> Ended:
    """A run of a scenario that ended otherwise another time."""
    return one._replace(result=replace(one.result, flaky=True, again=_words(other.result)))


def _with_table(found: Result, run: Callable[[bool], Ended]) -> Result:
    """A failure with the table before the call: a reader wants to see it, also where no step compares with it."""
    if found.verdict != "fail" or found.before is not None:
        return found
    watched = run(True).result
    return watched if watched.verdict == "fail" else found


def alike(one: Ended, other: Ended, game: Profile) -> bool:
    """Whether two runs came to the same: verdict, fault, steps, reply and table; free text may differ.

    Of errors only the kind of fault counts: whether an engine that ended, or spoke unasked, is caught at it in this
    call or the next is a matter of moments.
    """
    a, b = one.result, other.result
    if (a.verdict, a.fault) != (b.verdict, b.fault):
        return False
    if a.verdict == "error":
        return True
    if (_steps(one), _reply(one)) != (_steps(other), _reply(other)):
        return False
    if a.after is None or b.after is None:
        return a.after is b.after
    return not every_difference(a.after, b.after, game)


def _failed(one: Ended) -> bool:
    return one.result.verdict in ("fail", "error")


def _reply(one: Ended) -> tuple[str, str] | None:
    return None if one.reply is None else (one.reply.status, one.reply.code)


def _steps(one: Ended) -> tuple[tuple[str, str], ...]:
    """Every step with what came, but without the words an engine chose freely."""
    free = told(one.reply.message) if one.reply is not None else ""
    return tuple((step.status, step.actual.replace(free, "") if free else step.actual) for step in one.result.steps)


def _words(other: Result) -> str:
    """How it ended the other time, for people."""
    words = {"pass": "it passed", "fail": "it failed", "error": "it ended in an error"}
    how = words.get(other.verdict, f"it was {other.verdict}")
    return f"{how}: {other.message}" if other.message else how
