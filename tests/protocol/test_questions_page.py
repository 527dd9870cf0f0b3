"""The examples of the page on questions are questions of the reference, with the answers that scenarios give."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Decision, Reply
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan

PAGE = (Path(__file__).parents[2] / "docs" / "questions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"<!-- question: (\S+) -->\n```json\n(\{.*?\})\n(\[.*?\])\n```", PAGE, re.DOTALL)
KINDS = {"choose", "may", "option", "trigger", "cost", "order"}
"""All but `name`, which has no options to show."""


class Heard(ReferenceEngine):
    """The reference, remembering each answer with its question."""

    def __init__(self) -> None:
        super().__init__()
        self.answered: list[tuple[Decision | None, tuple[str, ...]]] = []

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        self.answered.append((self.observe().decision, answer))
        return super().decide(player, decision, answer)


@pytest.mark.parametrize(("case", "question", "answer"), EXAMPLES, ids=[one[0] for one in EXAMPLES])
def test_it_is_asked_and_answered_so(case: str, question: str, answer: str) -> None:
    (plan,) = [plan for plan in load_suite().plans if plan.case == case]
    engine = Heard()
    assert run_plan(plan, engine, plan.editions[-1], engine.initialize()).verdict == "pass"
    shown = msgspec.json.decode(question.encode(), type=Decision)
    assert (shown, tuple(msgspec.json.decode(answer.encode()))) in engine.answered


def test_every_kind_is_shown() -> None:
    assert {msgspec.json.decode(question.encode(), type=Decision).kind for _, question, _ in EXAMPLES} == KINDS
