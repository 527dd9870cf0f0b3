"""Which cards a player may know because the scenario has shown them, though the player cannot look at them now.

An engine may keep showing what was once revealed to everyone, and what a player has held in hand. Another engine shows
only what can be looked at now. Both are right: views are judged by what a player may know.
"""

from __future__ import annotations

from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.engines.uncovered import known_after
from oracle.kernel.errors import InputError, OracleError
from oracle.suite.intent.line import world_of
from oracle.suite.plan import Plan, setup_params
from oracle.suite.play.failure import Failed, Unsupported

Knowledge = dict[str, tuple[tuple[str, ...], ...]]
"""Player → before each call of a plan, the refs of all cards that they have seen and could follow."""


def knowledge(plan: Plan, edition: str) -> Knowledge:
    """What each player of a scenario knows, found on the reference; calls after its end use the final knowledge."""
    engine = ReferenceEngine()
    viewers = [player.name for player in plan.position.players]
    known: dict[str, frozenset[str]] = {viewer: frozenset() for viewer in viewers}
    found: dict[str, list[frozenset[str]]] = {viewer: [] for viewer in viewers}

    def note() -> None:
        for viewer in viewers:
            seen = {card.ref for card in engine.observe(viewer).position.cards if card.card is not None}
            known[viewer] = known_after(known[viewer], engine.events, viewer) | seen

    try:
        engine.setup(setup_params(plan, edition))
        note()
        world = world_of(plan, engine, edition)
        for call in plan.calls:
            for viewer in viewers:
                found[viewer].append(known[viewer])
            if call.is_when:
                world.refusal = None
                world.run(call)
                note()
    except (Failed, Unsupported, EngineFault, InputError, OracleError):
        # Anything seen up to that point remains seen.
        pass
    rest = len(plan.calls)
    return {
        viewer: tuple(tuple(sorted(one)) for one in (*found[viewer], *[known[viewer]] * (rest - len(found[viewer]))))
        for viewer in viewers
    }
