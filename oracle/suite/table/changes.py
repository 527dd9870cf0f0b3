"""Compares two plain tables: rows of a path with the old and the new value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from oracle.profiles import Profile
from oracle.protocol.messages import Observation
from oracle.protocol.names import same_name
from oracle.suite.table.checks import Path, Row
from oracle.suite.table.table import Table

_COUNTED = ("cards", "resources", "seats", "players")
_DAY = ("counters", "order", "turn", "number", "first", "adventure", "regions", "hidden", "waiting")
COMPARED = (*_COUNTED, *_DAY, "names", "result")
"""What `only this has changed` compares."""
EVERYTHING = (*COMPARED, "marks", "question", "rest")
"""What `nothing has changed` compares."""
ONCE_OVER = ("result",)
"""The groups that count once a game is over."""
BOTH_TIMES = ("names", "order", "hidden")
"""Groups in which only keys present both times are compared."""

PLAYER, NUMBER, WAITING = ("turn", "player"), ("number", "turn"), ("waiting", "sources")
WINNER, LOSERS, REGIONS = ("result", "winner"), ("result", "losers"), ("adventure", "regions")
"""An engine may omit the losers: they are all the others."""


def all_changes(before: Table, after: Table, groups: Iterable[str]) -> tuple[Row, ...]:
    """Like `compared`, also for a game that is over."""
    found = changes(before, after, groups)
    left_out = _left_out({row.at: row.to for row in found}, before.game)
    if groups is EVERYTHING:
        left_out.discard("number")
    return tuple(row for row in found if row.at[0] not in left_out)


def changes(before: Table, after: Table, groups: Iterable[str]) -> tuple[Row, ...]:
    """All differences in these groups, in group order and by key within each."""
    found: list[Row] = []
    for group in groups:
        for key in _keys(before, after, group):
            was, now = _sides(before, after, group, key)
            if was != now:
                found.append(Row(at=(group, key), before=was, to=now))
    return tuple(found)


def difference(before: Observation, after: Observation, game: Profile) -> tuple[Row, ...]:
    """The differences for `only this has changed`: cards, resources, counters, order, turn, regions, waiting, result.

    Once a game is over only its result counts.
    """
    if before == after:
        return ()
    return compared(Table(before, game), Table(after, game), COMPARED)


def every_difference(before: Observation, after: Observation, game: Profile) -> tuple[Row, ...]:
    """The differences for `nothing has changed`: all of `difference`, plus details too fine for a table."""
    if before == after:
        return ()
    return compared(Table(before, game), Table(after, game), EVERYTHING)


def compared(before: Table, after: Table, groups: tuple[str, ...]) -> tuple[Row, ...]:
    """All differences in these groups; for a game that is over, in its result alone."""
    over = before.observation.result is not None or after.observation.result is not None
    return changes(before, after, ONCE_OVER) if over else all_changes(before, after, groups)


def groups_of(rows: Iterable[Row], game: Profile) -> tuple[str, ...]:
    """The groups that are compared if just these rows are expected."""
    to = {row.at: row.to for row in rows}
    if to.get(WINNER) is not None:
        return ONCE_OVER
    left_out = _left_out(to, game)
    return tuple(group for group in COMPARED if group not in left_out)


def _left_out(to: dict[Path, Any], game: Profile) -> set[str]:
    """Consequences of other changes: the number of the next turn, its counters, missing regions."""
    found = set()
    if PLAYER in to and game.counts_turns:
        found.add("number")
    if PLAYER in to or NUMBER in to:
        found.add("counters")
    if REGIONS in to:
        found |= {"regions", "hidden"}
    return found


def sent_groups(game: Profile) -> tuple[str, ...]:
    """The groups of the first table that must equal what was sent.

    Names are left out: an engine may call a made-up card by its name without our words for it.
    """
    first = () if game.first_player else ("first",)
    return (*(group for group in (*_COUNTED, *_DAY) if group not in first), "question")


def _keys(before: Table, after: Table, group: str) -> Iterator[str]:
    if group in ("cards", "marks", "names"):
        # Most cards are the same object both times.
        was, now = before.cards, after.cards
        yield from sorted({ref for ref, card in now.items() if was.get(ref) != card} | (was.keys() - now.keys()))
        return
    one, other = before.group(group), after.group(group)
    if one != other:
        yield from sorted((one.keys() | other.keys()) - {"entries"}, key=lambda key: (key == "losers", key))


def _sides(before: Table, after: Table, group: str, key: str) -> tuple[Any, Any]:
    was, now = before.at((group, key)), after.at((group, key))
    if group not in BOTH_TIMES and (group, key) != LOSERS:
        return was, now
    if was is None or now is None or (group == "names" and same_name(was, now)):
        return None, None
    if group == "order":
        return [ref for ref in was if ref in now] or None, [ref for ref in now if ref in was] or None
    return was, now
