"""Then steps in other words: what the table shows instead of what a step says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

from msgspec.structs import replace

from oracle.assurance.casting.adapting.changes import step_of
from oracle.assurance.casting.adapting.stopped import Stopped
from oracle.assurance.fuzz.render.expected import about
from oracle.profiles import PROFILES
from oracle.suite.errors import InvalidWordsError
from oracle.suite.feature_file import Row
from oracle.suite.plan import StoredStep
from oracle.suite.table.changes import WINNER
from oracle.suite.table.option_words import option_list

_NUMBER = re.compile(r"(?<![\w-])\d+(?![\w-])")
CHANGED, NOTHING_CHANGED = "only this has changed", "nothing has changed"


def retold(stopped: Stopped) -> Iterator[StoredStep]:
    """Ways to state the actual table instead of what the step says; none if that would change the point of the step.

    Steps about a refusal, no change, the end of the game, or an open point of the rules are never restated.
    """
    step, seen = stopped.plan.steps[stopped.at], stopped.deviation
    if seen.kind == "question" and stopped.pending is not None and " choose from " in step.text:
        options = option_list(stopped.pending.options)
        yield from _said(step, f"{stopped.pending.player} is asked to choose from {options}", stopped)
    if seen.kind != "table" or seen.at == WINNER or step.pattern == NOTHING_CHANGED:
        return
    if step.pattern == CHANGED:
        yield from _changed(step, stopped)
    elif step.table is None:
        yield from _counted(step, stopped)
        yield from _about(step, stopped)


def _changed(step: StoredStep, stopped: Stopped) -> Iterator[StoredStep]:
    """The table with what has changed; parts of a row that the scenario leaves out stay left out."""
    if step.table is None or not stopped.changes or not set(step.table.header) <= {"what", "from", "to"}:
        return
    said = {row.cells[0]: place for place, row in enumerate(step.table.rows)}
    order = sorted(stopped.changes, key=lambda change: said.get(change.what, len(said)))
    rows = tuple(
        Row(
            line=step.line,
            cells=tuple(
                {"what": change.what, "from": change.before, "to": change.after}[name] for name in step.table.header
            ),
        )
        for change in order
    )
    yield replace(step, table=replace(step.table, rows=rows))


def _counted(step: StoredStep, stopped: Stopped) -> Iterator[StoredStep]:
    """The step with the actual number; a value missing from the table is zero in words."""
    seen = stopped.deviation
    expected, found = (seen.values[0] if seen.values else None) or 0, seen.found or 0
    hits = [hit for hit in _NUMBER.finditer(step.text) if hit[0] == f"{expected}"]
    if len(hits) == 1 and _NUMBER.fullmatch(f"{found}"):
        hit = hits[0]
        yield from _said(step, f"{step.text[: hit.start()]}{found}{step.text[hit.end() :]}", stopped)


def _about(step: StoredStep, stopped: Stopped) -> Iterator[StoredStep]:
    """Other values for the same thing, those in the same phrase first."""
    game, at = PROFILES[stopped.plan.game], stopped.deviation.at
    if at[:1] == ("marks",) and "states" in at:
        yield from _said(step, f"{at[1]} is {at[-1] if stopped.deviation.found else f'not {at[-1]}'}", stopped)
    texts = about(at, stopped.table, game) if len(at) > 1 else ()
    told = [one for text in texts for one in _said(step, text, stopped)]
    yield from sorted(told, key=lambda one: one.pattern != step.pattern)


def _said(step: StoredStep, text: str, stopped: Stopped) -> Iterator[StoredStep]:
    """The step in these words, if they are meaningful."""
    with suppress(InvalidWordsError):
        yield step_of("then", text, step.line, stopped.plan.game)
