"""Rewrites a plan: position and steps together, so that both still refer to the same cards and players."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Literal

from msgspec.structs import replace

from oracle.profiles import PROFILES, spoken
from oracle.protocol.messages import Position
from oracle.suite.feature_file import Table
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.phrases.registry import REGISTRY
from oracle.suite.plan import Plan, StepText, StoredStep

Names = Mapping[str, str]
"""Each name of a card or player → its name in the variation."""

Keyword = Literal["when", "then"]

_QUOTED = re.compile(r'("[^"]*")')
_WORD = re.compile(r"(?<![\w'-])[^\W\d_][\w-]*")


def reworded(text: str, names: Names) -> str:
    """The text with the new names; quoted text belongs to a card or an ability and stays."""
    parts = _QUOTED.split(text)
    return "".join(
        part if part.startswith('"') else _WORD.sub(lambda hit: names.get(hit[0], hit[0]), part) for part in parts
    )


@cache
def own_words() -> frozenset[str]:
    """Words used in phrases or by games: a card with such a name keeps it."""
    texts = [re.sub(r"\{[^}]*\}", " ", one.pattern.replace("[s]", "")) for one in REGISTRY.phrases()]
    for game in PROFILES.values():
        texts += [*game.states, *game.normal_states, *game.counter_states, *game.card_counters, *game.costs]
        texts += [*map(spoken, game.zones), *game.player_counters.values(), *game.turn_counters.values()]
        texts += [game.resource, game.choice, *game.plurals.values()]
    return frozenset(word for text in texts for word in _WORD.findall(text)) | {"yes", "no", "not", "nobody", "or"}


Cells = tuple[str, ...]
"""A row of a step's table."""


def with_steps(
    plan: Plan, change: Callable[[str], str], row: Callable[[Cells], Cells] | None = None, **fields: object
) -> Plan:
    """The plan with other fields, and with every step's text changed; `row` changes the rows of step tables as
    well.

    Raises `InvalidWordsError` if a changed step is meaningless.
    """
    steps = tuple(_step(step, plan.game, change, row) for step in plan.steps)
    given = tuple(StepText(change(step.text), step.line) for step in plan.given)
    return bind(replace(data_of(plan), steps=steps, given=given, **fields))


def renamed(plan: Plan, names: Names) -> Plan:
    """The plan with other names of cards and players. Raises like `with_steps`."""

    def change(text: str) -> str:
        return reworded(text, names)

    chance = tuple(tuple(names.get(word, word) for word in outcome) for outcome in plan.chance)
    return with_steps(plan, change, position=_position(plan.position, names), chance=chance)


def _position(position: Position, names: Names) -> Position:
    def name(text: str | None) -> str | None:
        return text if text is None else names.get(text, text)

    turn = replace(position.turn, player=names.get(position.turn.player, position.turn.player))
    return replace(
        position,
        players=tuple(replace(one, name=names.get(one.name, one.name)) for one in position.players),
        turn=replace(turn, first=name(turn.first)),
        cards=tuple(
            replace(
                card,
                ref=names.get(card.ref, card.ref),
                player=names.get(card.player, card.player),
                controller=name(card.controller),
                under=name(card.under),
                at=name(card.at),
            )
            for card in position.cards
        ),
        happened=tuple(
            replace(fact, player=names.get(fact.player, fact.player), card=name(fact.card))
            for fact in position.happened
        ),
    )


def stored(keyword: Keyword, text: str, line: int, game: str) -> StoredStep:
    """A step that a variation adds to a scenario. Raises `InvalidWordsError` if it is meaningless."""
    match = REGISTRY.match(keyword, text, game)
    return StoredStep(keyword=keyword, pattern=match.phrase.pattern, raw=match.raw, text=text, line=line, added="more")


def _step(
    step: StoredStep, game: str, change: Callable[[str], str], row: Callable[[Cells], Cells] | None
) -> StoredStep:
    text = change(step.text)
    table = _table(step.table, change, row)
    match = REGISTRY.match(step.keyword, text, game)
    return replace(step, text=text, pattern=match.phrase.pattern, raw=match.raw, table=table)


def _table(table: Table | None, change: Callable[[str], str], row: Callable[[Cells], Cells] | None) -> Table | None:
    if table is None:
        return None
    changed = [tuple(map(change, one.cells)) for one in table.rows]
    cells = changed if row is None else map(row, changed)
    return replace(table, rows=tuple(replace(one, cells=new) for one, new in zip(table.rows, cells, strict=True)))
