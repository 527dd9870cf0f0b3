"""Detects flaky engines: reruns a scenario and compares the results."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from oracle.profiles import Profile
from oracle.protocol.messages import Reply
from oracle.protocol.results import Deviation, Result
from oracle.suite.play.world import Met
from oracle.suite.run.apart import Apart
from oracle.suite.table.changes import every_difference

WORST_FIRST = ("fail", "error", "unsupported", "disputed", "pass")
"""The order in which verdicts count if several runs of a scenario differ."""
NOT_AGAIN = ("request", "oracle", "given-up")
"""Errors that a rerun cannot change: they are not the engine's, or the engine is no longer asked."""

CARRIES = "carries-state"
NOTHING_MET = Met()


class Ended(NamedTuple):
    """One run of a scenario: its result, the engine's last reply, and further observations."""

    result: Result
    reply: Reply | None
    met: Met = NOTHING_MET


def judged(
    run: Callable[[bool], Ended],
    game: Profile,
    repeat: int,
    apart: Apart | None = None,
    earlier: Ended | None = None,
) -> Result:
    """Run a scenario until it fails, at most `repeat` times; rerun a failure once in exactly the same way.

    `run` takes whether to observe the table before every call. If the results differ, the scenario gets the worst
    verdict, is `flaky`, and reports how the other run ended. A repeatable failure is run a third time, `apart`: if that
    result differs, the engine carries state. A failure equal to that of an `earlier` run is not rerun.
    """
    set_ups = [_set_ups(apart)]
    runs = [run(False)]
    while not _failed(runs[-1]) and len(runs) < repeat:
        runs.append(run(False))
    if _failed(runs[-1]) and runs[-1].result.fault not in NOT_AGAIN:
        set_ups.append(_set_ups(apart))
        runs.append(earlier if earlier is not None and alike(runs[-1], earlier, game) else run(False))
    worst = min(runs, key=lambda one: WORST_FIRST.index(one.result.verdict))
    other = next((one for one in runs if one is not worst and _differs(one, worst, game)), None)
    if other is not None:
        return as_flaky(worst, other).result
    if _failed(worst) and len(set_ups) > 1 and all(set_ups) and not worst.result.flaky:
        return _apart(worst, run, game, apart, set_ups[0])
    return _with_table(worst.result, run)


def _differs(one: Ended, worst: Ended, game: Profile) -> bool:
    """Whether a run shows that the engine is flaky; one in which the engine was no longer asked shows nothing."""
    return one.result.fault not in NOT_AGAIN and not alike(worst, one, game)


def _set_ups(apart: Apart | None) -> int:
    return 0 if apart is None else apart.set_ups


def _apart(found: Ended, run: Callable[[bool], Ended], game: Profile, apart: Apart | None, before: int) -> Result:
    """The verdict on a failure that occurred twice, after so many setups in one process."""
    if apart is None or not apart.renew():
        return _with_table(found.result, run)
    alone = run(False)
    plain = alike(found, alone, game) or alone.result.fault in NOT_AGAIN
    apart.note(plain=plain)
    if plain:
        return _with_table(found.result, run)
    apart.renew()
    again = run(False)
    # Caused by chance or by earlier scenarios: only the latter is repeatable.
    return (carrying(found, alone, before) if alike(alone, again, game) else as_flaky(found, again)).result


def carrying(found: Ended, alone: Ended, before: int) -> Ended:
    """A run that failed after so many setups in one process, but not when it came first."""
    after = f"after {before:,} set-ups in one process {_words(found.result)}"
    told = f"{CARRIES}: first in a fresh process {_words(alone.result)}; {after}; `setup` has to discard all before it"
    steps = tuple(replace(step, status="skipped", expected="", actual="") if step.status == "failed" else step
                  for step in found.result.steps)  # fmt: skip
    kept = replace(found.result, before=None, after=None, changes=(), steps=steps)
    return found._replace(result=replace(kept, verdict="error", fault=CARRIES, message=told))


def as_flaky(one: Ended, other: Ended) -> Ended:
    """A run of a scenario that ended differently another time."""
    return one._replace(result=replace(one.result, flaky=True, again=_words(other.result)))


def _with_table(found: Result, run: Callable[[bool], Ended]) -> Result:
    """A failure with the table before the call, which readers want to see even if no step compares with it."""
    if found.verdict != "fail" or found.before is not None:
        return found
    watched = run(True).result
    return watched if watched.verdict == "fail" else found


def alike(one: Ended, other: Ended, game: Profile) -> bool:
    """Whether two runs had the same verdict, fault, steps, reply and table; free text may differ.

    For errors only the kind of fault counts: it is a matter of timing whether an engine that ended, or wrote unasked,
    is noticed in this call or the next.
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


def _steps(one: Ended) -> tuple[tuple[str, Deviation | None], ...]:
    """Every step with its deviation, as data, without the engine's free text."""
    return tuple((step.status, step.deviation) for step in one.result.steps)


def _words(other: Result) -> str:
    """How the other run ended, for people."""
    words = {"pass": "it passed", "fail": "it failed", "error": "it ended in an error"}
    how = words.get(other.verdict, f"it was {other.verdict}")
    return f"{how}: {other.message}" if other.message else how
