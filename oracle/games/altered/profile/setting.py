"""Altered's own Given steps about the day: whose turn, the progress of the day, and the Adventure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.altered.profile import BETWEEN
from oracle.games.altered.profile.regions import ARENA, LAST, adventure
from oracle.protocol.messages import Fact, Position, Region, Turn
from oracle.suite.phrases.regions import Terrains
from oracle.suite.phrases.setting import FIRST_TURN, SETUP, Setting

if TYPE_CHECKING:
    from oracle.suite.phrases.builder import PositionBuilder
    from oracle.suite.plan import Call

WHOLE_DAYS = "whole-days"
"""The capability needed for the last pass of a day."""


class Day(Setting):
    """The day of a position; by default the first player's turn, with nothing passed or moved."""

    begins_with = ("deck", "hero")

    def __init__(self) -> None:
        super().__init__()
        self.number: int | None = None
        self.first: str | None = None
        self.arena = False
        self.between: tuple[Terrains, ...] | None = None

    def turn(self, position: PositionBuilder, turn: Turn) -> Turn:
        """The turn with the fields that only a day has."""
        number = turn.number if self.number is None else self.number
        return super().turn(position, replace(turn, number=number, first=self.first or position.context.players[0]))

    def regions(self, position: PositionBuilder) -> tuple[Region, ...]:
        """The regions, with Tumult cards face up where the expeditions have been."""
        if self.arena:
            return ARENA
        farthest = {"hero": 0, "companion": 0}
        for (_, name), amount in position.counters.items():
            if name in farthest:
                farthest[name] = max(farthest[name], amount)
        return adventure(self.between or BETWEEN, farthest["hero"], farthest["companion"])

    def needs(self, position: PositionBuilder) -> Iterable[str]:
        """Capabilities that an engine needs to be put into this day."""
        yield from super().needs(position)
        if self.first not in (None, position.context.players[0]):
            yield "second-player"
        if self.arena:
            yield "tiebreakers"

    def check(self, position: PositionBuilder) -> None:
        """Report contradictions."""
        super().check(position)
        players, problems = position.context.players, position.problems
        passed = [name for name in players if position.counters.get((name, "passed"))]
        if position.active in passed:
            problems.add(position.line, f"it is {position.active}'s turn, so {position.active} has not passed")
        if len(passed) == len(players):
            problems.add(position.line, "everybody has passed, so the Afternoon would be over")
        for (name, counter), amount in position.counters.items():
            if counter in ("hero", "companion") and amount > LAST:
                problems.add(position.line, f"{name}'s {counter} expedition cannot be farther than {LAST}")
        if self.arena and self.between is not None:
            problems.add(position.line, "once tiebreakers have started there is the Arena and no other region")

    @classmethod
    def needless(cls, position: Position, calls: Iterable[Call]) -> frozenset[str]:
        """The end of the day is only reached if everybody has passed before, or passes in one of these steps."""
        passed = {player.name for player in position.players if player.counters.get("passed")}
        passed |= {call.move.player for call in calls if call.move is not None and WHOLE_DAYS in call.needs}
        return frozenset() if passed == {player.name for player in position.players} else frozenset({WHOLE_DAYS})

    @classmethod
    def start(cls, players: tuple[str, ...]) -> tuple[Turn, tuple[Region, ...]]:
        """The first player is the first one named, until chance decides; every Tumult card is face down."""
        turn, _ = super().start(players)
        return replace(turn, first=players[0]), adventure(BETWEEN, 0, 0)

    @classmethod
    def given_steps(cls, position: Position) -> Iterator[str]:
        """The Given steps for the day and the regions."""
        yield from super().given_steps(position)
        turn, first = position.turn, position.players[0].name
        if turn.phase != SETUP and turn.number != FIRST_TURN:
            yield f"it is day {turn.number}"
        if turn.first not in (None, first):
            yield f"{turn.first} is the first player"
        if position.regions == ARENA:
            yield "tiebreakers have started"
            return
        between = tuple(region.terrains for region in position.regions[1:-1])
        if between and between != BETWEEN:
            yield f"the Tumult regions are {'; '.join(' and '.join(terrains) for terrains in between)}"

    @classmethod
    def counter_words(cls, player: str, counter: str, amount: int) -> str:
        """The step for a player who has passed, or for the place of an expedition."""
        return f"{player} has passed" if counter == "passed" else f"{player}'s {counter} expedition is at {amount}"

    @classmethod
    def fact_words(cls, fact: Fact) -> str | None:
        """Something that happened today, as a Given step."""
        if fact.what == "moved-forward":
            return f"{fact.player}'s {fact.ability} expedition has moved forward today"
        if fact.what not in _DONE:
            return None
        what, done = _DONE[fact.what]
        ability = f' "{fact.ability}"' if fact.ability else ""
        return f"the {what}{ability} of {fact.card} was {done} {fact.times} times today"

    @classmethod
    def laid(cls, position: Position, between: tuple[Terrains, ...] | None) -> tuple[Region, ...]:
        """The eight regions, face up where the expeditions have been; the Arena stays the Arena."""
        if len(position.regions) != len(BETWEEN) + 2:
            return position.regions
        known = tuple(region.terrains for region in position.regions[1:-1])
        farthest = [
            max((player.counters.get(name, 0) for player in position.players), default=0)
            for name in ("hero", "companion")
        ]
        return adventure(between or known, *farthest)


_DONE = {"quick-action-played": ("quick action", "played"), "reaction-activated": ("Reaction", "activated")}

SETTING = Day
