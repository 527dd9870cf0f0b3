"""Finds the first clause that differs: the reference rule that made, asked or refused what the engine does
differently.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from oracle.engines.reference import LastCall
from oracle.kernel.rules import Applied, makers
from oracle.profiles import Profile
from oracle.protocol.messages import Position, Reply
from oracle.protocol.results import Change
from oracle.suite.table.checks import Row

OF_A_CARD = frozenset({"cards", "names", "marks"})
"""Groups of the plain table whose keys are refs."""


class Mismatch(NamedTuple):
    """A difference between the two tables."""

    row: Row
    """Its place, and the values there: first the reference's, then the engine's."""
    told: Change
    """The same for people."""


class Seen(Protocol):
    """The known facts about a call of the reference."""

    @property
    def reply(self) -> Reply:
        """The reply."""

    @property
    def rules(self) -> tuple[Applied, ...]:
        """The rules, in the order they were applied."""

    @property
    def subjects(self) -> tuple[frozenset[str], ...]:
        """For each event, the things it is about."""

    def makers(self) -> tuple[Applied | None, ...]:
        """For each event, the innermost rule that made it, among rules that decide what happens."""


class Called:
    """What the reference (with tracing on) did in one call; evaluated only if there is a difference."""

    def __init__(self, reply: Reply, call: LastCall) -> None:
        self.reply = reply
        self.call = call

    @cached_property
    def rules(self) -> tuple[Applied, ...]:
        return self.call.applied()

    @cached_property
    def subjects(self) -> tuple[frozenset[str], ...]:
        return self.call.subjects()

    def is_about(self, thing: str) -> bool:
        """Whether any event is about this thing."""
        return any(thing in about for about in self.subjects)

    def makers(self) -> tuple[Applied | None, ...]:
        """For each event, the innermost rule that made it, among rules that decide what happens."""
        deciding = tuple(rule for rule in self.rules if rule.rule not in self.call.carrying)
        return makers(deciding, len(self.call.events))


def refusing(calls: Sequence[Seen]) -> str:
    """The refusing clause."""
    return calls[-1].reply.code if calls else ""


def accepting(calls: Sequence[Seen], refusal: Reply) -> str:
    """The clause of something that the engine refuses and the reference accepts: the one it cites, if that was applied
    here.
    """
    at_work = applied(calls)
    named = next((name for name in (refusal.code, *refusal.clauses) if name in at_work), "")
    return named or acting(calls)


def asking(calls: Sequence[Seen]) -> str:
    """The clause of the innermost rule that waits for an answer."""
    for call in reversed(calls):
        for rule in reversed(call.rules):
            if rule.outcome == "asked" and rule.clauses:
                return rule.clauses[0]
    return acting(calls)


def acting(calls: Sequence[Seen]) -> str:
    """The clause of the action as a whole: the first rule that was applied."""
    for call in calls:
        for rule in call.rules:
            if rule.clauses:
                return rule.clauses[0]
    return ""


def applied(calls: Sequence[Seen]) -> tuple[str, ...]:
    """The clauses of all rules applied, in order of first use."""
    return tuple(
        dict.fromkeys(
            clause for call in calls for rule in call.rules if rule.outcome == "applied" for clause in rule.clauses
        )
    )


def first_of(calls: Sequence[Seen], mismatches: Sequence[Mismatch]) -> Mismatch:
    """The turn or the phase, if it differs; else the card that the reference's events changed first; else any."""
    moved_on = next((mismatch for mismatch in mismatches if mismatch.row.at[0] == "turn"), None)
    if moved_on is not None:
        # In a different turn much else differs as well, all of it as a consequence.
        return moved_on
    for call in calls:
        for about in call.subjects:
            for mismatch in mismatches:
                group, key = mismatch.row.at[:2]
                if group in OF_A_CARD and key in about:
                    return mismatch
    return mismatches[0]


def changed_by(calls: Sequence[Seen], row: Row, position: Position, game: Profile) -> str:
    """The clause of the innermost rule whose events changed it first; empty if no event is about it.

    Events about the aspect that changed come first, since others may only mention the thing.
    """
    how = set(_aspects(row, game))
    for thing in _names_of(row, position, game):
        for only in ([how] if how else []), []:
            for call in calls:
                for about, rule in zip(call.subjects, call.makers(), strict=True):
                    if rule is not None and rule.clauses and all(not about.isdisjoint(one) for one in (thing, *only)):
                        return rule.clauses[0]
    return ""


def _names_of(row: Row, position: Position, game: Profile) -> Iterator[Collection[str]]:
    """The names under which events may refer to it, best first; any name of a group will do."""
    group, key = row.at[:2]
    owner, _, name = key.rpartition("/")
    match group:
        case "resources":
            yield {card.ref for card in position.cards if card.zone == game.resource_zone and card.player == key}
            yield {game.resource}
            yield {key}
        case "players" | "counters" | "order":
            yield {name}
            yield {owner}
        case "cards" | "names" | "marks" | "seats":
            yield {key}
        case "turn":
            yield {"turn" if key == "player" else key}
        case _:
            yield {group}


def _aspects(row: Row, game: Profile) -> Iterator[str]:
    """How it changed: zones, states, kinds of counters; the name of a phase."""
    if row.at[0] == "resources":
        amounts: tuple[Mapping[str, int], ...] = (row.before or {}, row.to or {})
        yield from (name for kind, name in (("ready", "ready"), ("spent", game.spent)) if _differs(amounts, kind))
    elif row.at == ("turn", "phase"):
        yield from filter(None, (row.before, row.to))
    elif row.at[0] in OF_A_CARD - {"names"}:
        yield from card_aspects(row, zones=True)


def card_aspects(row: Row, *, zones: bool = False) -> Iterator[str]:
    """How two versions of a card differ: states, kinds of counters, `under`, `at`; its place as `zone`, or as both
    zones.
    """
    sides: tuple[Mapping[str, Any], ...] = (row.before or {}, row.to or {})
    if _differs(sides, "zone") or _differs(sides, "player"):
        yield from filter(None, (side.get("zone") for side in sides)) if zones else ("zone",)
    yield from (part for part in ("under", "at") if _differs(sides, part))
    for part in ("states", "counters"):
        marks = [side.get(part) or {} for side in sides]
        yield from sorted(name for name in {*marks[0], *marks[1]} if _differs(marks, name))


def _differs(sides: Sequence[Mapping[str, Any]], part: str) -> bool:
    return (sides[0].get(part) or None) != (sides[1].get(part) or None)
