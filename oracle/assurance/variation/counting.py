"""Updates the numbers in a scenario's steps when it begins with a different table than it was written for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import partial

from oracle.assurance.variation.rewriting import with_steps
from oracle.profiles import PROFILES, Profile, spoken
from oracle.protocol.messages import Position
from oracle.suite.plan import Plan

TURN = ""
"""Used instead of a player for things that belong to no player."""
_AMOUNT = re.compile(r"(?:\d+ \w+)(?:, \d+ \w+)*|nothing")

More = Mapping[tuple[str, str], int]
"""Player and counted thing, in the words of steps → the increase."""


def recounted(plan: Plan, now: Position, **fields: object) -> Plan:
    """The plan with other fields, and with the numbers in its steps adjusted to this initial table.

    Raises `InvalidWordsError` if a changed step is meaningless.
    """
    game = PROFILES[plan.game]
    counts = _counts(now, game)
    counts.subtract(_counts(plan.position, game))
    more = {what: number for what, number in counts.items() if number}
    return with_steps(plan, partial(_text, more), partial(_row, more, game), **fields)


def _counts(position: Position, game: Profile) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter({(TURN, game.turn_number): position.turn.number})
    for card in position.cards:
        found[card.player, f"cards? in {spoken(card.zone)}"] += 1
        if card.zone == game.resource_zone:
            spent = game.spent in card.states
            found[card.player, game.spent if spent else f"ready {game.resource}"] += 1
    for player in position.players:
        for counter, words in game.player_counters.items():
            found[player.name, words] += player.counters.get(counter, 0)
    return found


def _text(more: More, text: str) -> str:
    for (player, what), number in more.items():
        if player:
            text = re.sub(rf"(\b{player} has )(\d+)( {what}(?!\w))", partial(_raised, number), text)
    return text


def _raised(number: int, hit: re.Match[str]) -> str:
    return f"{hit[1]}{int(hit[2]) + number}{hit[3]}"


def _row(more: More, game: Profile, cells: tuple[str, ...]) -> tuple[str, ...]:
    """An adjusted row of a table of changes; other rows are unchanged."""
    what, *sides = cells
    player, mark, own = what.partition("'s ")
    if mark and own == game.resource and all(map(_AMOUNT.fullmatch, sides)):
        extra = [(word, more.get((player, key), 0)) for word, key in _kinds(game)]
        return (what, *(_resources(side, extra) for side in sides))
    number = more.get((player, own) if mark else (TURN, what), 0)
    return (what, *(str(int(side) + number) if side.isdecimal() else side for side in sides))


def _kinds(game: Profile) -> tuple[tuple[str, str], ...]:
    """The name of each kind of resource in a row of changes → the way it is counted."""
    return ("ready", f"ready {game.resource}"), (game.spent, game.spent)


def _resources(side: str, extra: list[tuple[str, int]]) -> str:
    parts = [part.split(" ") for part in side.split(", ")] if side != "nothing" else []
    there = {word: int(amount) for amount, word in parts}
    amounts = [(there.get(word, 0) + more, word) for word, more in extra]
    return ", ".join(f"{amount} {word}" for amount, word in amounts if amount) or "nothing"
