"""Checks which cards of a scenario lie under others or are at locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.profiles import Profile
from oracle.suite.errors import Problems, nearest

if TYPE_CHECKING:
    from oracle.suite.phrases.builder import CardRow


def check_stacks(rows: dict[str, CardRow], game: Profile, problems: Problems) -> None:
    """Report every impossible `under` and `at`."""
    below: dict[str, str] = {}
    for row in rows.values():
        for relation, ref in (("under", row.under), ("at", row.at)):
            if ref is not None and not game.stack_zones:
                problems.add(row.line, f"in {game.name} no card lies {relation} another one")
            elif ref is not None:
                _check_relation(row, relation, ref, rows, game, problems)
        if row.under is not None:
            if row.under in below:
                text = f'"{below[row.under]}" is directly under "{row.under}" already; put one of them under the other'
                problems.add(row.line, text)
            below.setdefault(row.under, row.ref)
    told: set[str] = set()
    for row in rows.values():
        circle = _circle(row, rows)
        if circle and row.ref not in told:
            problems.add(row.line, f'"{row.ref}" would be under itself; a stack has a top card under nothing')
        told |= circle


def _check_relation(
    row: CardRow, relation: str, ref: str, rows: dict[str, CardRow], game: Profile, problems: Problems
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


def _circle(row: CardRow, rows: dict[str, CardRow]) -> set[str]:
    """The cards between a card and itself, if it is under itself."""
    ref, seen = row.under, {row.ref}
    while ref is not None and ref in rows:
        if ref == row.ref:
            return seen
        if ref in seen:
            return set()
        seen.add(ref)
        ref = rows[ref].under
    return set()
