"""Judges an engine besides the steps of one scenario, at sampled points, each in one of its runs.

The run continues as if nothing had been judged. Findings are reported only if the scenario itself holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.protocol.messages import Observation, SetupParams
from oracle.protocol.results import Judged
from oracle.suite.intent.line import world_of
from oracle.suite.judging.beside import Beside
from oracle.suite.judging.calls import Deviates, Stopped
from oracle.suite.judging.going_back import ON, Mark, judge_reset, judge_snapshot, mark
from oracle.suite.judging.lists import MISSING, judge_list
from oracle.suite.judging.order import Shown, in_another_order, judge_order
from oracle.suite.judging.refusals import as_action, judge_answer, judge_refusal
from oracle.suite.judging.sampling import Point
from oracle.suite.judging.values import judge_characteristics, judge_digest
from oracle.suite.judging.views import judge_view
from oracle.suite.plan import Plan, setup_params
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.play.world import World


class Judge:
    """The judgments of one scenario, and the findings."""

    def __init__(self, plan: Plan, edition: str, points: Iterable[Point]) -> None:
        self.found: Judged | None = None
        self.tried: Judged | None = None
        """An extra request to the engine, made by no step, that must leave nothing behind."""
        self.stopped = False
        """Whether a judgment ended a run."""
        self._plan = plan
        self._edition = edition
        self._points = list(points)
        self._found_at: list[Point] = []
        self._marks: list[tuple[Point, Mark]] = []
        self._orders: list[tuple[Point, Shown]] = []

    def begin(self, world: World) -> None:
        """Right after setup."""
        self._marks = [(point, mark(world, snapshot=False)) for point in self._points if point.kind == "reset"]
        self.after(world, -1)

    def after(self, world: World, place: int) -> None:
        """After a call of the plan. Raises Stopped, `EngineFault`."""
        for point in [one for one in self._points if one.place == place and one.kind != "reset"]:
            self._points.remove(point)
            if point.kind == "snapshot":
                self._marks.append((point, mark(world, snapshot=True)))
            elif self.found is None:
                self._keep(point, self._in_its_run(world, point))

    def end(self, world: World) -> None:
        """After the last step, if all steps held. Raises `EngineFault`."""
        marks, self._marks = self._marks, []
        self._points = [point for point in self._points if point.kind != "reset"]
        for point, at in marks:
            if self.found is None:
                judge = judge_reset if point.kind == "reset" else judge_snapshot
                found = judge(world, at)
                if found is not None and found.at[0] == ON and _leaves_to_chance(self._plan, self._edition):
                    # Without a script, an engine may do this differently each time.
                    found = None
                self._keep(point, found)
        # Judgments that set up anew come last.
        for point, shown in self._orders:
            if self.found is None:
                self._keep(point, judge_order(world.engine, self._params, shown))

    def take_back(self) -> None:
        """Drop the findings of a run that does not hold: its wishes may have been misunderstood.

        The next run judges there again.
        """
        self._points += self._found_at
        self.found, self._found_at = None, []

    def _in_its_run(self, world: World, point: Point) -> Deviates | None:
        try:
            return self._judged(world, point)
        except Stopped:
            self.stopped = True
            raise

    def _judged(self, world: World, point: Point) -> Deviates | None:
        beside = Beside(self._plan, self._edition, point.place)
        judges: dict[str, Callable[[], Deviates | None]] = {
            "view": lambda: judge_view(world, beside, point.draw, partial(self._seen, world, point)),
            "list": lambda: self._listed(world, point, judge_list(world, beside)),
            "characteristics": lambda: judge_characteristics(world, beside, point.draw),
            "digest": lambda: judge_digest(world),
            "answer": lambda: judge_answer(world, point.draw, partial(self._note, point)),
            "refusal": lambda: judge_refusal(world, self._plan, point, beside, partial(self._note, point)),
        }
        return judges[point.kind]()

    @property
    def _params(self) -> SetupParams:
        return setup_params(self._plan, self._edition)

    def _seen(self, world: World, point: Point, viewer: str, view: Observation) -> None:
        if point.place == -1:
            self._orders += [(point, shown) for shown in in_another_order(self._params, view, viewer, world.game)]

    def _note(self, point: Point, tried: Deviates) -> None:
        self.tried = self._told(point, tried)

    def _listed(self, world: World, point: Point, found: Deviates | None) -> Deviates | None:
        """An action missing from a list may be unsupported, which is no fault: the engine is asked to carry it out."""
        if found is None or found.at[0] != MISSING:
            return found
        reply = world.engine.act(world.look().observation.position.turn.player, as_action(found.wanted))
        if reply.status == "unsupported":
            raise Stopped
        self._keep(point, found._replace(found=reply.status))
        raise Stopped

    def _keep(self, point: Point, found: Deviates | None) -> None:
        if found is not None:
            self.found, self._found_at = self._told(point, found), [point]

    def _told(self, point: Point, found: Deviates) -> Judged:
        return Judged(
            kind=point.kind,
            step=len(self._plan.given) + point.place + 1,
            viewer=found.viewer,
            at=found.at,
            wanted=found.wanted,
            found=found.found,
        )


def _leaves_to_chance(plan: Plan, edition: str) -> bool:
    """Whether a scenario leaves something to chance that its script does not cover."""
    engine = ReferenceEngine()
    try:
        engine.setup(setup_params(plan, edition))
        world = world_of(plan, engine, edition)
        for call in plan.calls:
            world.refusal = None
            world.run(call)
    except (Failed, Unsupported, InputError, OracleError):
        return True
    return bool(engine.unscripted())
