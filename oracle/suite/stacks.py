"""Checks which cards of a scenario lie under others or are at locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.suite.errors import Problems, nearest
from oracle.suite.games import Game

if TYPE_CHECKING:
    from oracle.suite.builder import CardRow


def check_stacks(rows: dict[str, CardRow], game: Game, problems: Problems) -> None:
    """Note every `under` and `at` that cannot be."""
    below: dict[str, str] = {}
    for row in rows.values():
        for relation, ref in (("under", row.under), ("at", row.at)):
            if ref is not None:
                _check_relation(row, relation, ref, rows, game, problems)
        if row.under is not None:
            if row.under in below:
                text = f'"{below[row.under]}" is directly under "{row.under}" already; put one of them under the other'
                problems.add(row.line, text)
            below.setdefault(row.under, row.ref)
    for row in rows.values():
        if _on_a_circle(row, rows):
            problems.add(row.line, f'"{row.ref}" would be under itself; a stack has a top card under nothing')


def _check_relation(
    row: CardRow, relation: str, ref: str, rows: dict[str, CardRow], game: Game, problems: Problems
) -> None:
    other = rows.get(ref)
    zones = " or ".join(game.stack_zones)
    if other is None:
        problems.add(row.line, f'{relation}: no card of this scenario is called "{ref}"{nearest(ref, rows)}')
    elif other.zone not in game.stack_zones:
        text = f'"{row.ref}" cannot be {relation} "{ref}", which is in {other.player}\'s {other.zone}; only in {zones}'
        problems.add(row.line, text)
    elif row.zone not in game.stack_zones:
        text = f'"{row.ref}" is in {row.player}\'s {row.zone}, so it is {relation} nothing; only cards in {zones} are'
        problems.add(row.line, text)
    elif relation == "under" and row.player != other.player:
        problems.add(row.line, f'"{row.ref}" of {row.player} cannot be under "{ref}" of {other.player}')


def _on_a_circle(row: CardRow, rows: dict[str, CardRow]) -> bool:
    ref, seen = row.under, set()
    while ref is not None and ref in rows and ref not in seen:
        if ref == row.ref:
            return True
        seen.add(ref)
        ref = rows[ref].under
    return False
