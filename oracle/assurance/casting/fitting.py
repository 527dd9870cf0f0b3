"""Adapts the numbers of a scenario to its cast: counts in Then steps, and the costs of abilities."""

from __future__ import annotations

import re

from msgspec.structs import replace

from oracle.assurance.casting.casting import with_resources
from oracle.assurance.variation.rewriting import with_steps
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.profiles import PROFILES
from oracle.protocol.results import Change, Result
from oracle.suite.errors import InvalidWordsError
from oracle.suite.feature_file import Row, Table
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan, StoredStep
from oracle.suite.run.verdict import run_once

MOST_FITS = 12
"""Maximum steps adapted for one cast."""
MOST_RESOURCES = 8
"""Maximum additional resources that a player may need for a cast's abilities."""

_NUMBER = re.compile(r"(?<![\w-])\d+(?![\w-])")


def fitted(plan: Plan, edition: str, *, richer: bool = True) -> Plan | None:
    """The scenario with the reference's numbers in its Then steps; None if more than numbers differ.

    `richer`: a player who lacks resources for an ability gets as many more as it costs.
    """
    for _ in range(MOST_FITS):
        result = _played(plan, edition)
        if result is None or result.verdict in ("pass", "disputed"):
            return plan if result is not None else None
        changed = _fit(plan, edition, result, richer=richer)
        if changed is None:
            return None
        plan = changed
    return None


def _played(plan: Plan, edition: str) -> Result | None:
    engine = ReferenceEngine()
    try:
        return run_once(plan, engine, edition, engine.initialize()).result
    except (InputError, InvalidWordsError):
        return None


def _fit(plan: Plan, edition: str, result: Result, *, richer: bool) -> Plan | None:
    """The scenario with its failing step adapted."""
    place = _failed(result)
    if place is None or place < len(plan.given):
        return None
    seen, at = result.steps[place].deviation, place - len(plan.given)
    if seen is None:
        return None
    if seen.kind == "reply" and seen.found == "refused":
        return _richer(plan, edition, at) if richer else None
    step = plan.steps[at]
    if seen.kind == "table" and step.table is not None and step.table.header[:1] == ("what",):
        table = _as_changed(step.table, result.changes, plan.game)
        return None if table is None else _with_step(plan, at, replace(step, table=table))
    if seen.kind == "table" and isinstance(seen.found, int):
        text = _counted(step, seen.values[0] if seen.values else None, seen.found)
        return None if text is None else _with_step(plan, at, replace(step, text=text))
    return None


def _failed(result: Result) -> int | None:
    return next((at for at, step in enumerate(result.steps) if step.status == "failed"), None)


def _counted(step: StoredStep, expected: object, found: int) -> str | None:
    """The step's text with the expected count replaced by the actual one; None if the count is not in it."""
    hits = [hit for hit in _NUMBER.finditer(step.text) if int(hit[0]) == expected]
    if len(hits) != 1 or found < 0:
        return None
    return f"{step.text[: hits[0].start()]}{found}{step.text[hits[0].end() :]}"


def _as_changed(table: Table, changes: tuple[Change, ...], game: str) -> Table | None:
    """The table of changes with new numbers; None if more than numbers differ.

    A player's resource row may be added or dropped: the cast may cost more, or nothing.
    """
    if not set(table.header) <= {"what", "from", "to"}:
        return None
    own = f"'s {PROFILES[game].resource}"
    found = {change.what: change for change in changes}
    rows: list[Row] = []
    for row in table.rows:
        cells = dict(zip(table.header, row.cells, strict=True))
        change = found.pop(cells["what"], None)
        counts = cells["what"].endswith(own)
        if change is None and counts:
            continue
        there = {"what": cells["what"]} if change is None else {"from": change.before, "to": change.after}
        for side in set(cells) - {"what"}:
            if side in there and (counts or _form(cells[side]) == _form(there[side])):
                cells[side] = there[side]
        rows.append(replace(row, cells=tuple(cells[name] for name in table.header)))
    for change in found.values():
        if change.what.endswith(own):
            cells = {"what": change.what, "from": change.before, "to": change.after}
            rows.append(Row(line=table.line, cells=tuple(cells[name] for name in table.header)))
    return replace(table, rows=tuple(rows)) if tuple(rows) != table.rows and rows else None


def _form(cell: str) -> str:
    return _NUMBER.sub("#", cell)


def _richer(plan: Plan, edition: str, at: int) -> Plan | None:
    """The scenario with the resources that the refused player lacked; None if resources would not help."""
    player = _player(plan, at)
    if player is None:
        return None

    def gets_on(count: int) -> Plan | None:
        zone = PROFILES[plan.game].resource_zone
        richer = bind(replace(data_of(plan), position=with_resources(plan.position, player, zone, count)))
        played = _played(richer, edition)
        place = None if played is None else _failed(played)
        far = played is not None and (place is None or place > at + len(plan.given))
        return richer if far else None

    if gets_on(MOST_RESOURCES) is None:
        return None
    return next((found for count in range(1, MOST_RESOURCES + 1) if (found := gets_on(count)) is not None), None)


def _player(plan: Plan, at: int) -> str | None:
    """The acting player of the last action up to this step."""
    moves = [call.move for call in plan.calls[: at + 1] if call.move is not None]
    return moves[-1].player if moves else None


def _with_step(plan: Plan, at: int, changed: StoredStep) -> Plan | None:
    steps = list(plan.steps)
    try:
        alone = with_steps(bind(replace(data_of(plan), steps=(changed,))), lambda text: text)
    except InvalidWordsError:
        return None
    steps[at] = alone.steps[0]
    return bind(replace(data_of(plan), steps=tuple(steps)))
