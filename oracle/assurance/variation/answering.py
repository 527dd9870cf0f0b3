"""Answers what is asked about cards that only a variation has, where its scenario asks nobody anything."""

from __future__ import annotations

from collections.abc import Set

from msgspec.structs import replace

from oracle.assurance.variation.rewriting import stored
from oracle.assurance.variation.same import Seen, same
from oracle.assurance.variation.stage import least
from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.protocol.messages import Decision
from oracle.suite.intent.line import world_of
from oracle.suite.phrases.action_words import answer_words
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan, setup_params
from oracle.suite.play.failure import Failed, Unsupported

MOST = 4
"""Questions that are answered."""


def same_answered(plan: Plan, edition: str, wanted: Seen) -> Plan | None:
    """The plan where it comes to the same as its scenario, by itself or with such answers; else None."""
    for _ in range(MOST):
        if same(plan, edition, wanted):
            return plan
        asked = _asked(plan, edition, wanted.refs)
        if asked is None:
            return None
        place, question = asked
        words = f"{question.player} {answer_words(least(question))}"
        answer = stored("when", words, plan.steps[place].line, plan.game)
        plan = bind(replace(data_of(plan), steps=(*plan.steps[: place + 1], answer, *plan.steps[place + 1 :])))
    return None


def _asked(plan: Plan, edition: str, refs: Set[str]) -> tuple[int, Decision] | None:
    """The first question about other cards alone than these that is open after a step, and after which one."""
    engine = ReferenceEngine()
    more = {card.ref for card in plan.position.cards} - refs
    try:
        if engine.setup(setup_params(plan, edition)).status != "ok":
            return None
        world = world_of(plan, engine, edition)
        for place, call in enumerate(plan.calls):
            world.run(call)
            asked = engine.observe().decision if call.is_when else None
            answered = any(following.added == "more" for following in plan.steps[place + 1 : place + 2])
            if asked is not None and asked.options and more.issuperset(asked.options) and not answered:
                return place, asked
    except (Failed, Unsupported, EngineFault, InputError, OracleError):
        pass
    return None
