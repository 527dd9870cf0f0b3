"""Finds questions that decide nothing: on the reference, every answer leads to the same complete state."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.protocol.messages import Decision, SetupParams
from oracle.suite.intent.line import Fact, Line, world_of
from oracle.suite.intent.matching import match
from oracle.suite.intent.relabelling import Swap, both_ways, exchanged, swap_of
from oracle.suite.intent.wishes import Wish
from oracle.suite.plan import Plan, setup_params
from oracle.suite.play.answering import MOST_FORCED
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.play.questions import every_answer, forced_answer

MOST_TRIED = 128
"""Maximum answers tried per question; whether one with more decides something is unknown."""


def swaps(plan: Plan, edition: str, line: Line, fact: Fact) -> tuple[Swap, ...] | None:
    """None if the fact's question decides something: not every answer leads to the same complete state.

    The complete state is where everything lies, what lasts, what has happened and who knows what, on the reference and
    for this edition. States also count as the same if they differ only in the names of indistinguishable things; the
    swaps say which things exchange their names when another answer is given. Two cards without text are also
    indistinguishable if one was played before the other.
    """
    unit = next((unit for unit in line.units if fact in unit.facts), None)
    if unit is None or fact.answer is None:
        return None
    engine, params = ReferenceEngine(recognisable=True), setup_params(plan, edition)
    rest = [one for one in unit.facts if one.place > fact.place]
    try:
        engine.setup(params)
        play_up_to(engine, plan, edition, fact.place)
        before = engine.here(), engine.complete_state()
        found: list[Swap] = []
        for other in others_than_the_same(engine, fact, rest):
            swap = swap_of(fact.answer, other, params.position.cards)
            if swap is None:
                return None
            engine.setup(exchanged(params, swap))
            play_up_to(engine, plan, edition, fact.place)
            ageless = _without_text(plan, params, swap)
            if _without_stamps(engine.complete_state(both_ways(swap)), ageless) != _without_stamps(before[1], ageless):
                return None
            found.append(swap)
    except (Failed, Unsupported, EngineFault, InputError, OracleError):
        return None
    return tuple(found)


def _without_text(plan: Plan, params: SetupParams, swap: Swap) -> frozenset[str]:
    """The exchanged cards on which nothing is written."""
    cards = {card.ref: card.card for card in params.position.cards}
    texts = {ref: plan.definitions.get(cards[ref] or "") for ref in both_ways(swap)}
    return frozenset(ref for ref, card in texts.items() if card and not (card.get("abilities") or card.get("effect")))


def _without_stamps(state: Any, ageless: Collection[str]) -> Any:
    """A complete state, without the timestamps of these cards."""
    whole, under_way = state
    skipped = {f"object of {ref}" for ref in ageless}
    return {**whole, "stamps": [one for one in whole["stamps"] if one not in skipped]}, under_way


def others_than_the_same(engine: ReferenceEngine, fact: Fact, rest: Sequence[Fact]) -> list[tuple[str, ...]]:
    """The answers with a different outcome than the fact's, on a `recognisable` reference that is asking its question.

    `rest`: the other wishes of its action. If the question cannot be answered like this, or has too many answers, the
    answer that takes nothing is returned. The engine is left somewhere in that action. Raises what the reference
    raises.
    """
    asked, answer = engine.observe().decision, fact.answer
    ways = every_answer(fact.question, MOST_TRIED)
    if asked is None or answer is None or ways is None:
        return [()]
    before = engine.here()
    wanted = _state_after(engine, asked, answer, rest)
    found = []
    for other in ways:
        if other == answer or (asked.kind != "order" and sorted(other) == sorted(answer)):
            continue
        engine.go_back(before)
        if wanted is None or _state_after(engine, asked, other, rest) != wanted:
            found.append(other)
    return found


def play_up_to(engine: ReferenceEngine, plan: Plan, edition: str, place: int) -> None:
    """Play the players' moves before this call of the plan, on a reference that is set up. Raises what it raises."""
    world = world_of(plan, engine, edition)
    for call in plan.calls[:place]:
        if call.is_when:
            # A refusal that the scenario states does not matter here.
            world.refusal = None
            world.run(call)


def _state_after(
    engine: ReferenceEngine, asked: Decision, answer: tuple[str, ...], rest: Sequence[Fact]
) -> object | None:
    """The state after the answer and all other wishes; None if these cannot be carried out after it."""
    wishes = [Wish(fact) for fact in rest if not fact.said and fact.answer is not None]
    reply = engine.decide(asked.player, asked.id, answer)
    for _ in range(MOST_FORCED):
        if reply.status != "accepted":
            return None
        question = reply.decision
        if question is None:
            break
        forced, matched = forced_answer(question), match(question, wishes)
        if matched is not None and matched.answer is not None:
            reply = engine.decide(question.player, question.id, matched.answer)
            matched.tell()
        elif forced is not None:
            reply = engine.decide(question.player, question.id, forced)
        elif all(wish.is_said for wish in wishes):
            break
        else:
            return None
    return None if any(not wish.is_said for wish in wishes) else engine.complete_state()
