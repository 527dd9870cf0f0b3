"""Judges whether the suite notices one mutant."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

from msgspec import Struct

from oracle.assurance.mutants.applying import applied
from oracle.assurance.mutants.declared import Mutant
from oracle.assurance.mutants.reaching import Run
from oracle.engines.base import Engine
from oracle.engines.checked import Heard
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import BREAKDOWNS
from oracle.protocol.messages import EngineInfo
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan

SECONDS = 5.0
"""Time limit of one scenario on a mutant, which may loop; on the reference it takes a millisecond."""

Status = Literal["killed", "survived", "broken", "equivalent", "not equivalent"]
Noticed = Literal["no", "failed", "crashed"]

UNEARNED: tuple[Status, ...] = ("equivalent", "not equivalent")
"""Failing on such a mutant does not earn a scenario its tag."""

NOTICED = ("shape", "set-up", "questions")
"""Errors that would also show in an engine: an impossible table, a wrong position after setup, endless questions."""


Earned = tuple[str, str, str]
"""A game, a scenario, and a clause: the scenario notices a mutant of the clause, so it may be tagged with it."""


class Trial(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The result for one mutant."""

    mutant: str
    game: str
    clauses: tuple[str, ...]
    function: str
    declared: str
    status: Status
    killed_by: str = ""
    """The first case that failed, and its edition."""
    message: str = ""
    """That case's message; or why the mutant is equivalent; or how it crashed."""
    noticed_by: tuple[str, ...] = ()
    """The scenarios that were run, are tagged with its clauses and do not pass, sorted."""

    def earned(self) -> set[Earned]:
        """The clause tags that this trial justifies; none for a mutant that is not a wrong engine."""
        if self.status in UNEARNED:
            return set()
        return {(self.game, scenario, clause) for scenario in self.noticed_by for clause in self.clauses}


class TooSlow(BaseException):
    """A scenario does not end."""


def try_mutant(
    mutant: Mutant, due: Sequence[Run], rest: Sequence[Run], engine: Callable[[], Engine] = ReferenceEngine
) -> tuple[Trial, bool]:
    """Break the reference of this process, and run scenarios on it.

    Every scenario of `due` is run, until one of its rows or editions notices. If none fails, `rest` is run until
    something does. `engine` makes the engine to judge: the reference, or a wrapper around it. Returns the trial, and
    whether this process is unchanged: nothing crashed. Raises InputError if the mutant does not fit the code.
    """
    with applied(mutant):
        runner = Runner(mutant, engine())
        runner.run_all(due)
        if not runner.failed:
            runner.run_until_failure(rest)
    return runner.trial(), not runner.crashed


def scenario_of(plan: Plan) -> str:
    """The case id of a scenario or outline, without its row."""
    return plan.case.partition("/")[0]


class Runner:
    """Makes runs on a mutant and keeps the results."""

    def __init__(self, mutant: Mutant, engine: Engine) -> None:
        self.mutant = mutant
        self.engine = Heard(engine)
        self.info: EngineInfo = self.engine.initialize()
        self.noticed: set[str] = set()
        self.failed = ""
        self.message = ""
        self.crashed = ""

    def run_all(self, runs: Sequence[Run]) -> None:
        for plan, edition in runs:
            scenario = scenario_of(plan)
            if scenario not in self.noticed and self.tries(plan, edition) != "no":
                self.noticed.add(scenario)

    def run_until_failure(self, runs: Sequence[Run]) -> None:
        for plan, edition in runs:
            if self.tries(plan, edition) == "failed":
                if set(plan.clauses) & set(self.mutant.clauses):
                    self.noticed.add(scenario_of(plan))
                return

    def tries(self, plan: Plan, edition: str) -> Noticed:
        """Whether this run notices the mutant. Nothing that it does raises."""
        try:
            with at_most(SECONDS):
                result = run_plan(plan, self.engine, edition, self.info)
        except (*BREAKDOWNS, TooSlow) as error:
            # Such a mutant is a bad mutant rather than a wrong engine, unless some scenario fails too.
            self.crashed = self.crashed or f"{plan.case} ({edition}): {type(error).__name__} {error}"
            return "crashed"
        if result.verdict == "error" and result.fault not in NOTICED:
            self.crashed = self.crashed or f"{plan.case} ({edition}): {result.message}"
            return "crashed"
        if result.verdict not in ("fail", "error"):
            return "no"
        if not self.failed:
            self.failed, self.message = f"{plan.case} ({edition})", result.message
        return "failed"

    def trial(self) -> Trial:
        mutant = self.mutant
        status: Status
        if self.failed:
            status, message = "not equivalent" if mutant.equivalent else "killed", self.message
        elif self.crashed:
            status, message = "broken", self.crashed
        elif mutant.equivalent:
            status, message = "equivalent", mutant.equivalent
        else:
            status, message = "survived", ""
        return Trial(
            mutant=mutant.name,
            game=mutant.game,
            clauses=mutant.clauses,
            function=mutant.function,
            declared=mutant.declared,
            status=status,
            killed_by=self.failed,
            message=message,
            noticed_by=tuple(sorted(self.noticed)),
        )


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises TooSlow inside after this many seconds of work, however busy the machine is. Only in the main thread."""

    def stop(*_: object) -> None:
        raise TooSlow(f"did not end within {seconds:g} s")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
