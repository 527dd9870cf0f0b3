"""Expresses an adaptation as changes to the scenario with its cast, and applies such changes again."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from msgspec.structs import replace

from oracle.assurance.casting.adapting.told import Changes, Piece, Told
from oracle.assurance.variation.rewriting import Cells, Keyword, stored
from oracle.suite.feature_file import Row, Table
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan, StoredStep


def changes_between(cast: Plan, adapted: Plan) -> Changes:
    """The changes from a scenario with its cast to its adaptation. Raises ValueError for changes that cannot be
    stored.
    """
    before, after = cast.steps, adapted.steps
    matcher = SequenceMatcher(None, [*map(_key, before)], [*map(_key, after)], autojunk=False)
    pieces = tuple(
        Piece(start, end - start, tuple(map(_told, after[first:last])))
        for kind, start, end, first, last in matcher.get_opcodes()
        if kind != "equal"
    )
    kept = {card.ref for card in adapted.position.cards}
    own = {card.ref for card in cast.position.cards}
    found = Changes(
        pieces,
        tuple(card.ref for card in cast.position.cards if card.ref not in kept),
        tuple(card for card in adapted.position.cards if card.ref not in own),
    )
    if _alike(changed(cast, found)) != _alike(adapted):
        raise ValueError(f"{cast.case}: an adaptation that cannot be told")
    return found


def changed(cast: Plan, changes: Changes) -> Plan:
    """A scenario with its cast and these changes. Raises InvalidWordsError if a step becomes meaningless."""
    steps = list(cast.steps)
    for piece in reversed(changes.steps):
        line = steps[min(piece.place, len(steps) - 1)].line
        new = [step_of(told.keyword, told.text, line, cast.game, _table(told, line)) for told in piece.steps]
        steps[piece.place : piece.place + piece.replaced] = new
    cards = tuple(card for card in cast.position.cards if card.ref not in changes.gone)
    position = replace(cast.position, cards=cards + changes.more)
    return bind(replace(data_of(cast), steps=tuple(steps), position=position))


def step_of(keyword: Keyword, text: str, line: int, game: str, table: Table | None = None) -> StoredStep:
    """A step in words. Raises InvalidWordsError if they are meaningless."""
    return replace(stored(keyword, text, line, game), added="", table=table)


def _table(told: Told, line: int) -> Table | None:
    if not told.table:
        return None
    header, *rows = told.table
    return Table(line=line, header=header, rows=tuple(Row(line=line, cells=cells) for cells in rows))


def _cells(table: Table | None) -> tuple[Cells, ...]:
    return () if table is None else (tuple(table.header), *(tuple(row.cells) for row in table.rows))


def _key(step: StoredStep) -> tuple[object, ...]:
    return step.keyword, step.text, _cells(step.table), step.doc, step.added


def _told(step: StoredStep) -> Told:
    return Told(step.keyword, step.text, _cells(step.table))


def _alike(plan: Plan) -> Sequence[object]:
    return [(step.keyword, step.text, _cells(step.table)) for step in plan.steps], plan.position
