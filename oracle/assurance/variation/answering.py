"""Answers questions about a variation's extra cards, where its scenario has no question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set

from msgspec.structs import replace

from oracle.assurance.variation.rewriting import stored
from oracle.assurance.variation.same import Seen, same
from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.protocol.messages import Decision
from oracle.suite.errors import InvalidWordsError
from oracle.suite.intent.line import world_of
from oracle.suite.phrases.action_words import answer_words
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Call, Plan, setup_params
from oracle.suite.play.failure import Failed, Unsupported

MOST = 4
"""Maximum questions answered."""


def same_answered(plan: Plan, edition: str, wanted: Seen) -> Plan | None:
    """The plan if it has the same result as its scenario, alone or with such answers; else None."""
    for _ in range(MOST):
        if same(plan, edition, wanted):
            return plan
        found = _asked(plan, edition, wanted.refs)
        if found is None:
            return None
        place, player, answer = found
        try:
            step = stored("when", f"{player} {answer_words(answer)}", plan.steps[place].line, plan.game)
            plan = bind(replace(data_of(plan), steps=(*plan.steps[: place + 1], step, *plan.steps[place + 1 :])))
        except InvalidWordsError:
            return None
    return None


def _asked(plan: Plan, edition: str, refs: Set[str]) -> tuple[int, str, tuple[str, ...]] | None:
    """The first question that the scenario does not answer: the preceding step, the player, the answer."""
    engine = ReferenceEngine()
    cards = {card.ref: card.card for card in plan.position.cards}
    more = cards.keys() - refs
    try:
        if engine.setup(setup_params(plan, edition)).status != "ok":
            return None
        world = world_of(plan, engine, edition)
        for place, call in enumerate(plan.calls):
            world.run(call)
            asked = engine.observe().decision if call.is_when else None
            answer = (
                None if asked is None or _is_answered(asked, plan.calls[place + 1 :]) else _answer(asked, cards, more)
            )
            if asked is not None and answer is not None:
                return place, asked.player, answer
    except (Failed, Unsupported, EngineFault, InputError, OracleError):
        pass
    return None


def _is_answered(asked: Decision, calls: Iterable[Call]) -> bool:
    following = next((call.move for call in calls if call.move is not None), None)
    if following is None or following.answer is None or following.player != asked.player:
        return False
    return set(asked.options).issuperset(following.answer) and asked.least <= len(following.answer) <= asked.most


def _answer(asked: Decision, cards: Mapping[str, str | None], more: Set[str]) -> tuple[str, ...] | None:
    """The forced part of the answer without the extra cards, plus as few of those as possible; None if there is a
    choice.

    Among copies of one card an engine may choose itself, and so not leave the scenario's own for later.
    """
    own = tuple(option for option in asked.options if option not in more)
    others = tuple(option for option in asked.options if option in more)
    if not others or len(own) > asked.least or (own and asked.most > asked.least):
        return None
    if any(cards.get(one) is not None and cards.get(one) in map(cards.get, own) for one in others):
        return None
    return own + others[: asked.least - len(own)]
