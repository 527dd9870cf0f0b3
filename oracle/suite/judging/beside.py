"""Keeps the reference in step with an engine in a scenario, as long as both have the same table."""

from __future__ import annotations

from functools import cached_property

from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError, Undecided
from oracle.protocol.messages import Action, Characteristics, Observation
from oracle.suite.intent.line import world_of
from oracle.suite.intent.wanted import known_to
from oracle.suite.plan import Plan, setup_params
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.play.world import World
from oracle.suite.table.changes import compared
from oracle.suite.table.normalise import normalised
from oracle.suite.table.table import Table

SAME = (
    "cards", "marks", "resources", "players", "counters", "order", "turn", "number", "first", "adventure", "waiting",
)  # fmt: skip
"""Groups that must be equal before the reference can judge what an engine may do; card names may differ."""


class Beside:
    """The reference after a call of a scenario, word for word; `place` as in a point."""

    def __init__(self, plan: Plan, edition: str, place: int) -> None:
        self._plan = plan
        self._edition = edition
        self._place = place

    @cached_property
    def engine(self) -> ReferenceEngine | None:
        """None if the rules leave open how the game got there."""
        engine = ReferenceEngine()
        try:
            if self._plan.conflicts or engine.setup(setup_params(self._plan, self._edition)).status != "ok":
                return None
            world = world_of(self._plan, engine, self._edition)
            for call in self._plan.calls[: self._place + 1]:
                if call.is_when:
                    world.refusal = None
                    world.run(call)
        except (Failed, Unsupported, EngineFault, InputError, OracleError):
            return None
        return None if engine.rests_on or engine.undecided is not None else engine

    def at(self, world: World) -> ReferenceEngine | None:
        """The reference, if the engine shows the same table and the game goes on; else None."""
        engine, table = self.engine, world.look()
        if engine is None or table.observation.result is not None:
            return None
        own = normalised(engine.observe(), world.game, world.support.manners)
        if own.result is not None or (own.decision is None) != (table.observation.decision is None):
            return None
        return None if compared(Table(own, world.game), table, SAME) else engine

    def known(self, viewer: str) -> frozenset[str]:
        """The cards that a player may know after the call because they were shown them."""
        after = self._plan.calls[self._place + 1 :]
        return frozenset(known_to(self._plan, self._edition, viewer, after[0] if after else None))


def would_be(engine: ReferenceEngine, player: str, action: Action) -> str:
    """The result of an action: `accepted`, `refused`, or empty if it is open or cannot be tried."""
    here = engine.here()
    try:
        return {"unsupported": ""}.get(status := engine.act(player, action).status, status)
    except (InputError, OracleError):
        return ""
    finally:
        engine.go_back(here)


def shown(engine: ReferenceEngine, viewer: str) -> Observation:
    """The reference's view for a player."""
    return engine.observe(viewer)


def values_of(engine: ReferenceEngine, ref: str) -> Characteristics | None:
    """A card's numbers and keywords; None if the rules leave them open."""
    before = set(engine.rests_on)
    try:
        found = engine.characteristics(ref)
    except (Undecided, InputError, OracleError):
        return None
    return found if engine.rests_on == before else None
