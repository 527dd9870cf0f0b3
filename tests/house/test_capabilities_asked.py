"""No capability is there for nobody: a scenario needs it, or code that judges looks whether an engine has it."""

from __future__ import annotations

import ast
from pathlib import Path

from oracle.profiles import PROFILES
from oracle.protocol import declared
from oracle.protocol.declared import CAPABILITIES, COMMON_CAPABILITIES, GAME_CAPABILITIES, INCLUDED, NEEDED_FOR
from oracle.suite.reading.load import load_suite

ORACLE = Path(__file__).parents[2] / "oracle"
JUDGING = ("suite", "assurance")


def test_every_capability_is_needed_or_looked_for() -> None:
    plans = load_suite().plans
    for game in PROFILES:
        needed = {need for plan in plans if plan.game == game for need in plan.needs}
        assert GAME_CAPABILITIES[game].keys() <= needed
    words: set[object] = set()
    for file in (file for folder in JUDGING for file in (ORACLE / folder).rglob("*.py")):
        nodes = [*ast.walk(ast.parse(file.read_text("utf-8")))]
        words |= {node.value for node in nodes if isinstance(node, ast.Constant)}
        named = (getattr(declared, node.id, None) for node in nodes if isinstance(node, ast.Name))
        words |= {value for value in named if isinstance(value, str)}
    needed = {need for plan in plans for need in plan.needs}
    included = {more for need in needed for more in INCLUDED.get(need, ())}
    assert COMMON_CAPABILITIES.keys() - needed - included - {*NEEDED_FOR.values()} <= words
    assert needed <= CAPABILITIES.keys()
