"""Which cards a player may know by what the scenario has shown them, though they may not look at them now.

What was revealed in front of everybody an engine may go on showing to everybody; so may what a player has held in
hand. Another engine shows only what may be looked at. Both are right: views are judged by what a player may know.
"""

from __future__ import annotations

from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.engines.uncovered import known_after
from oracle.kernel.errors import InputError, OracleError
from oracle.suite.intent.line import world_of
from oracle.suite.plan import Call, Plan, setup_params
from oracle.suite.play.failure import Failed, Unsupported


class _Remembering(ReferenceEngine):
    """The reference, noting what one player has seen."""

    def __init__(self, viewer: str) -> None:
        super().__init__()
        self._viewer = viewer
        self.known: frozenset[str] = frozenset()

    def note(self) -> None:
        """Take in the last call."""
        view = self.observe(self._viewer).position.cards
        self.known = known_after(self.known, self.events, self._viewer) | {card.ref for card in view if card.card}


def known_to(plan: Plan, edition: str, viewer: str, before: Call | None) -> frozenset[str]:
    """The refs of all cards that a player has seen before this step, and could follow to where they are now."""
    engine = _Remembering(viewer)
    try:
        engine.setup(setup_params(plan, edition))
        engine.note()
        world = world_of(plan, engine, edition)
        for call in plan.calls:
            if call is before:
                break
            if call.is_when:
                world.refusal = None
                world.run(call)
                engine.note()
    except (Failed, Unsupported, EngineFault, InputError, OracleError):
        # What was seen up to there was seen.
        pass
    return engine.known
