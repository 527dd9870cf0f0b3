"""Which questions decide nothing: whatever is answered, the same complete state comes of it on the reference."""

from __future__ import annotations

from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.protocol.messages import Decision
from oracle.suite.games import GAMES
from oracle.suite.intent.line import Fact, Line
from oracle.suite.intent.matching import match
from oracle.suite.intent.wishes import Wish
from oracle.suite.plan import Plan, setup_params
from oracle.suite.world import MOST_FORCED, Failed, Unsupported, World, every_answer, forced_answer

MOST_TRIED = 64
"""Answers of one question that are tried; what has more is taken to decide something."""


def decides_nothing(plan: Plan, edition: str, line: Line, fact: Fact) -> bool:
    """Whether every other answer to the fact's question leads to the same complete state: what lies where, what
    lasts, what has happened, who knows what. Found on the reference, for this edition."""
    return _Trial(plan, edition, line, fact).same()


class _Trial:
    def __init__(self, plan: Plan, edition: str, line: Line, fact: Fact) -> None:
        self.plan = plan
        self.line = line
        self.edition = edition
        self.fact = fact
        self.engine = ReferenceEngine(recognisable=True)

    def same(self) -> bool:
        answer = self.fact.answer
        ways = every_answer(self.fact.question, MOST_TRIED)
        if answer is None or ways is None:
            return False
        try:
            asked = self._up_to_question()
            if asked is None:
                return False
            before = self.engine.here()
            rest = self._later()
            wanted = self._state_after(asked, answer, rest)
            for other in ways:
                if sorted(other) == sorted(answer) and asked.kind != "order":
                    continue
                self.engine.go_back(before)
                if wanted is None or self._state_after(asked, other, rest) != wanted:
                    return False
        except (Failed, Unsupported, EngineFault, InputError, OracleError):
            return False
        return True

    def _up_to_question(self) -> Decision | None:
        info = self.engine.initialize()
        self.engine.setup(setup_params(self.plan, self.edition))
        support = info.games[self.plan.game]
        world = World(self.engine, GAMES[self.plan.game], self.edition, support.capabilities)
        for call in self.plan.calls[: self.fact.place]:
            if call.is_when:
                # A refusal that the scenario speaks of is none of our business here.
                world.refusal = None
                world.run(call)
        return self.engine.observe().decision

    def _later(self) -> list[Fact]:
        """What else is wanted in this action."""
        unit = next((unit for unit in self.line.units if self.fact in unit.facts), None)
        facts = () if unit is None else unit.facts
        return [one for one in facts if one.place > self.fact.place and not one.said and one.answer is not None]

    def _state_after(self, asked: Decision, answer: tuple[str, ...], rest: list[Fact]) -> object | None:
        wishes = [Wish(fact) for fact in rest]
        reply = self.engine.decide(asked.player, asked.id, answer)
        for _ in range(MOST_FORCED):
            if reply.status != "accepted":
                return None
            question = reply.decision
            if question is None:
                break
            forced = forced_answer(question)
            matched = match(question, wishes)
            if matched is not None and matched.answer is not None:
                reply = self.engine.decide(question.player, question.id, matched.answer)
                matched.tell()
            elif forced is not None:
                reply = self.engine.decide(question.player, question.id, forced)
            elif all(wish.told for wish in wishes):
                break
            else:
                return None
        return None if any(not wish.told for wish in wishes) else self.engine.complete_state()
