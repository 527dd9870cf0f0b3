"""Plays the suite on the reference and keeps, run by run and step by step, which clauses were reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from oracle.assurance.caches import forget_results
from oracle.assurance.coverage.reach import Reached, ReachEngine, watch
from oracle.engines.base import EngineFault
from oracle.kernel.errors import InputError, OracleError
from oracle.protocol.messages import EngineInfo
from oracle.suite.plan import Plan
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.reading.selection import Selection
from oracle.suite.run.single_run import begin, finish

Progress = Callable[[int, int, str], None]
"""Called after every run with how many are done, how many there are, and the feature."""


class Step(Struct, frozen=True, kw_only=True):
    """A When step, and what its calls reached, forced answers among them."""

    text: str
    line: int
    reached: Reached


class Measured(Struct, frozen=True, kw_only=True):
    """A scenario under one edition."""

    plan: Plan
    edition: str
    steps: tuple[Step, ...]
    seen: Reached
    """What was reached to say what one player sees, or what a card has; only steps that ask for that do."""
    looks: Reached
    """What was reached by setting up and by looking at the table, which is no step's."""
    failed: str = ""
    """Why the scenario does not hold on the reference; what comes after is not measured."""

    def reached(self) -> Reached:
        """What the steps reached together, and what was seen."""
        found = Reached()
        for step in self.steps:
            found.add(step.reached)
        return found


def measure(plans: Sequence[Plan], selection: Selection, progress: Progress | None = None) -> tuple[Measured, ...]:
    """Play every chosen plan under every chosen edition, in the order of a run of the suite."""
    runs = selection.runs(plans)
    found: list[Measured] = []
    with watch() as watching:
        engine = ReachEngine(watching)
        info = engine.initialize()
        for plan, edition in runs:
            # What an earlier scenario has worked out already would hide a call.
            forget_results()
            found.append(play(plan, edition, engine, info))
            if progress is not None:
                progress(len(found), len(runs), plan.feature)
    return tuple(found)


def play(plan: Plan, edition: str, engine: ReachEngine, info: EngineInfo) -> Measured:
    """What one scenario reaches, as far as it holds. Nothing it does raises."""
    engine.views, engine.looks = Reached(), Reached()
    steps: list[Step] = []
    failed = ""
    try:
        world = begin(plan, engine, edition, info)
        for call in plan.calls:
            if call.is_when:
                engine.calls = Reached()
                steps.append(Step(text=call.text, line=call.line, reached=engine.calls))
            world.run(call)
        finish(world)
    except Unsupported:
        # What nobody has settled ends the scenario; that it may is for a check of the suite to say.
        pass
    except Failed as error:
        failed = f"expected {error.expected}; got {error.actual}"
    except (EngineFault, InputError, OracleError) as error:
        failed = str(error)
    return Measured(
        plan=plan, edition=edition, steps=tuple(steps), seen=engine.views, looks=engine.looks, failed=failed
    )
