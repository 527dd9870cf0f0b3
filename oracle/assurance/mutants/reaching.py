"""Finds which runs of the suite call which functions: no other run can notice that one of them is broken."""

from __future__ import annotations

import ast
import contextlib
from collections.abc import Callable, Sequence
from typing import cast

from oracle.assurance.caches import forget_results
from oracle.assurance.mutants.applying import compiled, function_of, text_of
from oracle.assurance.mutants.declared import Mutant
from oracle.engines.reference import ReferenceEngine
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan

Run = tuple[Plan, str]
"""A scenario and an edition."""

_NOTE = "__reached__"


def reached_by(runs: Sequence[Run], functions: Sequence[Mutant]) -> list[frozenset[str]]:
    """For each run, the names of the functions that it calls; `functions` has one mutant for each.

    Instruments the functions of this process for good.
    """
    seen: set[str] = set()
    for mutant in functions:
        _instrument(mutant, seen.add)
    engine = ReferenceEngine()
    info = engine.initialize()
    found = []
    for plan, edition in runs:
        # A result cached by an earlier run would hide a call.
        forget_results()
        seen.clear()
        run_plan(plan, engine, edition, info)
        found.append(frozenset(seen))
    return found


def _instrument(mutant: Mutant, note: Callable[[str], None]) -> None:
    """Make the function report that it was called, before anything else."""
    function = function_of(mutant)
    tree = ast.parse(text_of(function))
    definition = cast(ast.FunctionDef, tree.body[0])
    definition.decorator_list = []
    call = ast.Call(func=ast.Name(_NOTE, ast.Load()), args=[ast.Constant(mutant.function)], keywords=[])
    definition.body.insert(0, ast.Expr(call))
    function.__globals__[_NOTE] = note
    with contextlib.suppress(ValueError):
        function.__code__ = compiled(tree, definition, function)
