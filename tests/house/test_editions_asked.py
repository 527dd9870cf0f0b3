"""No answer of an edition is there for nobody: rule code asks for each, and a scenario fails where it is another."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from oracle.engines import reference_books as books
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.asked import Instead
from oracle.profiles import PROFILES
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.run.verdict import run_plan
from tests.extent import sample

GAMES = ("altered", "lorcana")
RULES = Path(__file__).parents[2] / "oracle" / "games"
NO_QUESTIONS = {"name", "overrides"}
LEFT_UNDECIDED = {"victory_at_night"}
"""Answers with which the reference says that it does not know: no scenario can fail for that."""


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_an_edition_is_asked_by_rule_code(game: str) -> None:
    fields = import_module(f"oracle.games.{game}.rules.edition").Edition.__struct_fields__
    asked: set[str] = set()
    for file in (RULES / game / "rules").rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        asked |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert {*fields} - asked == NO_QUESTIONS - asked
    assert len(fields) > len(NO_QUESTIONS)


def differences() -> Iterator[tuple[str, str, str]]:
    """Game, edition, and each question or rule that it answers otherwise than the current edition."""
    for game in GAMES:
        for edition in PROFILES[game].editions:
            answers, rules = books.differing(game, edition, PROFILES[game].current)
            yield from ((game, edition, name) for name in (*answers, *rules) if name not in LEFT_UNDECIDED)


@cache
def runs(game: str, edition: str) -> tuple[Plan, ...]:
    """The scenarios of an edition, those first that are about what editions answer differently."""
    found = [plan for plan, _ in Selection(game=game, editions=(edition,)).runs(load_suite().plans)]
    return tuple(sorted(found, key=lambda plan: not plan.conflicts))


@cache
def clauses_beside(game: str, name: str) -> frozenset[str]:
    """What stands like a clause where rule code speaks of a question: scenarios about these are the first to ask."""
    texts = [file.read_text(encoding="utf-8") for file in (RULES / game / "rules").rglob("*.py")]
    return frozenset(one for text in texts if name in text for one in re.findall(r"\b\d+(?:\.\d+)+\b", text))


@pytest.mark.parametrize(("game", "edition", "name"), sample(differences(), 3))
def test_a_scenario_fails_where_the_answer_is_that_of_the_current_edition(game: str, edition: str, name: str) -> None:
    answers, rules = books.differing(game, edition, PROFILES[game].current)
    instead = Instead(
        answers={name: answers[name][1]} if name in answers else {},
        rules={name: rules[name][1]} if name in rules else {},
    )
    engine = ReferenceEngine(asked=instead)
    info = engine.initialize()
    near = clauses_beside(game, name)
    plans = sorted(runs(game, edition), key=lambda plan: near.isdisjoint(plan.clauses))
    assert plans
    assert any(run_plan(plan, engine, edition, info).verdict not in ("pass", "disputed") for plan in plans)
