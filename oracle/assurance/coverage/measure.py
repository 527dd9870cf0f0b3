"""Plays the suite on the reference and records which clauses each step of each run reaches."""

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
"""Called after every run with the number done, the total, and the feature."""


class Step(Struct, frozen=True, kw_only=True):
    """A When step, and what its calls reached, including forced answers."""

    text: str
    line: int
    reached: Reached


class Measured(Struct, frozen=True, kw_only=True):
    """A scenario under one edition."""

    plan: Plan
    edition: str
    steps: tuple[Step, ...]
    seen: Reached
    """Reached to compute a player's view or a card's values; only steps that ask for these do so."""
    looks: Reached
    """Reached by setup and by observing the table; it belongs to no step."""
    failed: str = ""
    """Why the scenario fails on the reference; later steps are not measured."""

    def reached(self) -> Reached:
        """Everything the steps reached, including views."""
        found = Reached()
        for step in self.steps:
            found.add(step.reached)
        return found


def measure(plans: Sequence[Plan], selection: Selection, progress: Progress | None = None) -> tuple[Measured, ...]:
    """Play every selected plan under every selected edition, in the order of a suite run."""
    runs = selection.runs(plans)
    found: list[Measured] = []
    with watch() as watching:
        engine = ReachEngine(watching)
        info = engine.initialize()
        for plan, edition in runs:
            # Results cached by an earlier scenario would hide a call.
            forget_results()
            found.append(play(plan, edition, engine, info))
            if progress is not None:
                progress(len(found), len(runs), plan.feature)
    return tuple(found)


def play(plan: Plan, edition: str, engine: ReachEngine, info: EngineInfo) -> Measured:
    """What one scenario reaches, until it fails. Nothing it does raises."""
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
        # An open question ends the scenario; whether that is acceptable is checked elsewhere.
        pass
    except Failed as error:
        failed = f"expected {error.expected}; got {error.actual}"
    except (EngineFault, InputError, OracleError) as error:
        failed = str(error)
    return Measured(
        plan=plan, edition=edition, steps=tuple(steps), seen=engine.views, looks=engine.looks, failed=failed
    )
