"""No question of an edition is there for nobody: rule code asks each of them."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

GAMES = ("altered", "lorcana")
RULES = Path(__file__).parents[2] / "oracle" / "games"
NO_QUESTIONS = {"name", "overrides"}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_an_edition_is_asked_by_rule_code(game: str) -> None:
    fields = import_module(f"oracle.games.{game}.rules.edition").Edition.__struct_fields__
    asked: set[str] = set()
    for file in (RULES / game / "rules").rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        asked |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert {*fields} - asked == NO_QUESTIONS - asked
    assert len(fields) > len(NO_QUESTIONS)
