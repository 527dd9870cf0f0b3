"""The table of `only this has changed`: its rows, put into the words the difference is told in."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from oracle.profiles import Profile
from oracle.protocol.results import Change
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.phrases.calls import columns
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.converters import number, owned_zone, player_zone
from oracle.suite.phrases.regions import ROW, region_side
from oracle.suite.play.difference import FIRST_PLAYER, NOTHING, resource_words
from oracle.suite.reading.feature_file import Table


class ExpectedChange(Struct, frozen=True):
    """A row of the table; `before` is None where the table has no such column."""

    what: str
    before: str | None
    after: str

    def fits(self, change: Change) -> bool:
        return (
            self.what == change.what
            and self.after == change.after
            and (self.before is None or self.before == change.before)
        )

    def __str__(self) -> str:
        return f"{self.what}: " + (f"{self.before} → " if self.before is not None else "→ ") + self.after


def change_words(changes: Iterable[Change]) -> str:
    """Changes for people: `doc: Ann's hand → Ann's play, drying`."""
    return "; ".join(f"{change.what}: {change.before} → {change.after}" for change in changes)


def missing_changes(
    expected: tuple[ExpectedChange, ...], found: tuple[Change, ...]
) -> tuple[list[ExpectedChange], list[Change]]:
    """Expected changes that were not found, and found ones that were not expected."""
    missing, surplus = [], list(found)
    for row in expected:
        fitting = next((change for change in surplus if row.fits(change)), None)
        if fitting is None:
            missing.append(row)
        else:
            surplus.remove(fitting)
    return missing, surplus


def expected_changes(table: Table, context: Context) -> tuple[ExpectedChange, ...]:
    """The rows of the table; `InvalidWordsError` when one cannot be a change."""
    rows: list[ExpectedChange] = []
    for line, cells in columns(table, ("what", "to"), ("from",)):
        context.line = line
        what = cells["what"]
        before = _side(what, cells["from"], context) if "from" in cells else None
        row = ExpectedChange(what, before, _side(what, cells["to"], context))
        if row.before == row.after:
            raise InvalidWordsError(f'the row of "{what}" says the same before and after; leave it out')
        if any(known.what == what for known in rows):
            raise InvalidWordsError(f'"{what}" has two rows')
        rows.append(row)
    context.line = table.line
    if ends_game(tuple(rows)) and len(rows) > 1:
        raise InvalidWordsError("once the game is over only its result counts; leave the rows of other things out")
    return tuple(rows)


def ends_game(rows: tuple[ExpectedChange, ...]) -> bool:
    """Whether a table of changes says that the game is over."""
    return any(row.what == "result" and row.after != "none" for row in rows)


def _side(what: str, words: str, context: Context) -> str:
    """One side of a row, spelled as the difference spells it."""
    game = context.game
    if what == "turn" or (what == FIRST_PLAYER and game.first_player):
        return context.player(words)
    if what in ("phase", "result", game.turn_number):
        return words
    if game.regions is not None and ROW.fullmatch(what):
        return region_side(what, words, game.regions)
    if what == "waiting":
        return ", ".join(sorted(part.strip() for part in words.split(","))) if words != NOTHING else NOTHING
    if what in context.players:
        return _mark(words, game)
    owner, mark, rest = what.partition("'s ")
    if not mark:
        context.ref(what)
        return _description(words, context)
    context.player(owner)
    return _own(owner, rest, words, game)


def _own(owner: str, what: str, words: str, game: Profile) -> str:
    """One side of a row of something that a player has."""
    if what == game.resource:
        return _resources(words, game)
    if what.removesuffix(" order") in game.order_zones and what.endswith(" order"):
        return ", ".join(part.strip() for part in words.split(","))
    counters = [*game.player_counters.values(), *game.turn_counters.values()]
    if what not in counters:
        known = [game.resource, *counters, *(f"{zone} order" for zone in game.order_zones)]
        raise InvalidWordsError(f'nothing of {owner} is called "{what}"{nearest(what, known)}')
    return str(number(words))


def _mark(words: str, game: Profile) -> str:
    known = [word for pair in game.player_marks.values() for word in pair]
    if words not in known:
        raise InvalidWordsError(f'"{words}" says nothing about a player{nearest(words, known)}')
    return words


def _resources(words: str, game: Profile) -> str:
    ready = spent = 0
    for part in words.split(","):
        amount, _, state = part.strip().partition(" ")
        if state == "ready":
            ready = number(amount)
        elif state == game.spent:
            spent = number(amount)
        elif part.strip() not in (NOTHING, "none", "0"):
            right = f'"1 ready, 2 {game.spent}" or "nothing"'
            raise InvalidWordsError(f'"{words}" is no amount; write it as in {right}')
    return resource_words(ready, spent, game)


def _description(words: str, context: Context) -> str:
    game = context.game
    place, *parts = [part.strip() for part in words.split(",")]
    player, zone = player_zone(place, context)
    states, counters, relations = [], [], []
    for part in parts:
        amount, _, name = part.partition(" ")
        if part in game.states:
            states.append(part)
        elif (counter := game.counter_named(name)) is not None:
            counters.append((counter, number(amount, 1)))
        elif re.fullmatch(r"(under|at) \S+", part):
            context.ref(name)
            relations.append(part)
        elif part not in game.normal_states:
            known = [*game.states, *game.counter_examples()]
            known += ["under REF", "at REF"] if game.stack_zones else []
            raise InvalidWordsError(f'"{part}" is no state{nearest(part, known)}')
    if zone == game.resource_zone and states:
        raise InvalidWordsError(
            f'cards in the {zone} are told as "{place}" only; their states are in the {game.resource} row'
        )
    return ", ".join(
        [
            owned_zone(player, zone),
            *sorted(states),
            *(game.counter_words(amount, name) for name, amount in sorted(counters)),
            *sorted(relations, reverse=True),
        ]
    )
