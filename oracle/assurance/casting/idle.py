"""Finds questions that decide nothing: an engine that does not ask them is also right."""

from __future__ import annotations

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.profiles import PROFILES
from oracle.protocol.messages import Decision, Observation
from oracle.suite.plan import Plan
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.run.single_run import begin

MOST_OPTIONS = 8
"""Maximum options of a question that is examined."""


def looks_at_idle(plan: Plan, edition: str) -> bool:
    """Whether a step checks a question, or the middle of an action, while an idle question is pending.

    Only questions with one option as their answer are examined. The table, with the numbers and keywords of its cards,
    is compared at the end of the action.
    """
    if not plan.midway and not any(call.asks for call in plan.calls):
        return False
    engine = ReferenceEngine()
    try:
        world = begin(plan, engine, edition, engine.initialize())
        for call in plan.calls:
            world.run(call)
            asked = None if call.is_when else engine.observe().decision
            if asked is not None and _is_idle(engine, asked, plan.game):
                return True
    except (Failed, Unsupported, InputError, OracleError):
        # Whoever runs the scenario gets this error.
        pass
    return False


def _is_idle(engine: ReferenceEngine, asked: Decision, game: str) -> bool:
    if asked.least != 1 or asked.most != 1 or not 1 < len(asked.options) <= MOST_OPTIONS:
        return False
    here, ends = engine.here(), list[object]()
    for option in asked.options:
        try:
            engine.decide(asked.player, asked.id, (option,))
            seen = engine.observe()
            if seen.decision is not None:
                # The answer may make a difference later.
                return False
            ends.append(_end(engine, seen, game))
        except (InputError, OracleError):
            return False
        finally:
            engine.go_back(here)
    return all(end == ends[0] for end in ends)


def _end(engine: ReferenceEngine, seen: Observation, game: str) -> object:
    position, ordered = seen.position, PROFILES[game].order_zones
    piles = [card for card in position.cards if card.zone in ordered]
    others = sorted((card for card in position.cards if card.zone not in ordered), key=lambda card: card.ref)
    shown = [card.ref for card in others if card.zone not in PROFILES[game].hidden_zones]
    numbers = [engine.characteristics(ref) for ref in shown]
    return piles, others, numbers, position.players, position.turn, seen.result, set(seen.waiting)
