"""Whether the suite notices one mutant."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal

from msgspec import Struct

from oracle.assurance.mutants.applying import apply
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
"""What one scenario may take on a mutant, which may loop; on the reference it takes a millisecond."""

Status = Literal["killed", "survived", "broken", "equivalent", "not equivalent"]
Noticed = Literal["no", "failed", "crashed"]

NOTICED = ("shape", "set-up", "questions")
"""Errors that are an engine's: a table that cannot be, another position than the one sent, questions without end."""


class Trial(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What became of one mutant."""

    mutant: str
    game: str
    clauses: tuple[str, ...]
    function: str
    declared: str
    status: Status
    killed_by: str = ""
    """The first case that failed, and its edition."""
    message: str = ""
    """What that case saw; or why the mutant is equivalent; or how it crashed."""
    noticed_by: tuple[str, ...] = ()
    """Of the scenarios tagged with its clauses, those that do not pass, sorted."""


class TooSlow(BaseException):
    """A scenario does not end."""


def try_mutant(
    mutant: Mutant, runs: Sequence[Run], *, tags: bool = True, engine: Callable[[], Engine] = ReferenceEngine
) -> Trial:
    """Break the reference of this process for good and try these runs until something fails.

    `engine` makes the engine that is judged, the reference or one around it.

    Scenarios tagged with the mutant's clauses come first, with `tags` all of them, each until one of its rows or
    editions notices; the others run only until the first one fails. Raises InputError where the mutant does not fit
    the code.
    """
    apply(mutant)
    runner = Runner(mutant, runs, engine())
    runner.run_tagged(every=tags)
    if not runner.failed:
        runner.run_rest()
    return runner.trial()


def scenario_of(plan: Plan) -> str:
    """The case id of a scenario or outline, without its row."""
    return plan.case.partition("/")[0]


class Runner:
    """Tries runs on a mutant and keeps what came of them."""

    def __init__(self, mutant: Mutant, runs: Sequence[Run], engine: Engine) -> None:
        self.mutant = mutant
        self.engine = Heard(engine)
        self.info: EngineInfo = self.engine.initialize()
        clauses = set(mutant.clauses)
        self.tagged = [run for run in runs if clauses & set(run[0].clauses)]
        self.rest = [run for run in runs if not clauses & set(run[0].clauses)]
        self.noticed: set[str] = set()
        self.failed = ""
        self.message = ""
        self.crashed = ""

    def run_tagged(self, *, every: bool) -> None:
        for plan, edition in self.tagged:
            if self.failed and not every:
                return
            scenario = scenario_of(plan)
            if scenario not in self.noticed and self.tries(plan, edition) != "no":
                self.noticed.add(scenario)

    def run_rest(self) -> None:
        for plan, edition in self.rest:
            if self.tries(plan, edition) == "failed":
                return

    def tries(self, plan: Plan, edition: str) -> Noticed:
        """Whether this run notices the mutant. Nothing that it does raises."""
        try:
            with _at_most(SECONDS):
                result = run_plan(plan, self.engine, edition, self.info)
        except (*BREAKDOWNS, TooSlow) as error:
            # Such a mutant is no wrong engine but a bad mutant, unless some scenario fails too.
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
def _at_most(seconds: float) -> Iterator[None]:
    def stop(*_: object) -> None:
        raise TooSlow(f"does not end within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
