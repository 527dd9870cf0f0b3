"""Clause coverage as JSON: the figures, the errors, and every run step by step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from oracle.assurance.coverage.measure import Measured
from oracle.assurance.coverage.summary import Coverage
from oracle.assurance.coverage.watch import Reached
from oracle.report.output import plain_json
from oracle.suite.runner import clause_order


class Clauses(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The clauses reached, in book order."""

    applied: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    overridden: tuple[str, ...] = ()
    tried: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()


class StepClauses(Clauses, frozen=True, kw_only=True, omit_defaults=True):
    """The clauses reached by a When step."""

    text: str
    line: int


class RunClauses(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The clauses that a scenario reached under one edition."""

    case: str
    feature: str
    line: int
    game: str
    edition: str
    steps: tuple[StepClauses, ...] = ()
    seen: Clauses = Clauses()


def encode(coverage: Coverage, measured: Sequence[Measured]) -> bytes:
    """The file's bytes; equal coverage gives equal bytes. Each game, tag and run has its own line."""
    runs = [_run(one) for one in measured]
    parts = {"games": coverage.games, "wrong_tags": coverage.wrong_tags, "failed": coverage.failed, "runs": runs}
    lists = [b'"%s": [%s]' % (name.encode(), _lines(items)) for name, items in parts.items()]
    return b"{" + b",\n".join(lists) + b"}\n"


def _lines(items: Iterable[object]) -> bytes:
    lines = [plain_json.encode(item) for item in items]
    return b"\n" + b",\n".join(lines) + b"\n" if lines else b""


def _run(one: Measured) -> RunClauses:
    plan = one.plan
    return RunClauses(
        case=plan.case,
        feature=plan.feature,
        line=plan.line,
        game=plan.game,
        edition=one.edition,
        steps=tuple(StepClauses(text=step.text, line=step.line, **_sorted(step.reached)) for step in one.steps),
        seen=Clauses(**_sorted(one.seen)),
    )


_order = cache(clause_order)


def _sorted(reached: Reached) -> dict[str, tuple[str, ...]]:
    return {name: tuple(sorted(getattr(reached, name), key=_order)) for name in Clauses.__struct_fields__}
