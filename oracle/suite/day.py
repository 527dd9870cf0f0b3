"""What the Given steps say of a day of Altered: whose it is, how far it has come, and the Adventure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.protocol.messages import Position, Region, Turn
from oracle.suite.errors import InvalidWordsError
from oracle.suite.regions import ARENA, BETWEEN, LAST, Terrains, adventure

if TYPE_CHECKING:
    from oracle.suite.builder import PositionBuilder
    from oracle.suite.plan import Call

SETUP = "setup"
WHOLE_DAYS = "whole-days"
"""What a pass needs that is the last one of its day."""
SETUP_ZONES = ("deck", "hero")
"""Where cards are before the game begins (4.1)."""


def everybody_passes(position: Position, calls: Iterable[Call]) -> bool:
    """Whether these steps may end the Afternoon: everybody has passed before, or passes in one of them."""
    passed = {player.name for player in position.players if player.counters.get("passed")}
    passed |= {call.arguments[0] for call in calls if WHOLE_DAYS in call.needs}
    return passed == {player.name for player in position.players}


class Day:
    """The day of a position: what a scenario leaves out is the first player's turn, with nothing passed or moved."""

    def __init__(self) -> None:
        self.number: int | None = None
        self.first: str | None = None
        self.begins: int | None = None
        """The line that says the game has not begun."""
        self.arena = False
        self.between: tuple[Terrains, ...] | None = None

    def say(self, what: str, value: object, words: str) -> None:
        """Note something of the day; `InvalidWordsError` when it was said before."""
        if getattr(self, what):
            raise InvalidWordsError(f"{words} is given twice")
        setattr(self, what, value)

    def turn(self, position: PositionBuilder, turn: Turn) -> Turn:
        """The turn with what only a day has."""
        begun = self.begins is None
        return replace(
            turn,
            number=(turn.number if self.number is None else self.number) if begun else 0,
            phase=turn.phase if begun else SETUP,
            first=self.first or position.context.players[0],
        )

    def regions(self, position: PositionBuilder) -> tuple[Region, ...]:
        """The regions, with the Tumult cards face up as far as the expeditions have come."""
        if self.arena:
            return ARENA
        farthest = {"hero": 0, "companion": 0}
        for (_, name), amount in position.counters.items():
            if name in farthest:
                farthest[name] = max(farthest[name], amount)
        return adventure(self.between or BETWEEN, farthest["hero"], farthest["companion"])

    def needs(self, position: PositionBuilder) -> Iterable[str]:
        """Capabilities that an engine needs to be put into this day."""
        if self.first not in (None, position.context.players[0]):
            yield "second-player"
        if self.begins is not None:
            yield "beginnings"
        if self.arena:
            yield "tiebreakers"

    def check(self, position: PositionBuilder) -> None:
        """Note what cannot be."""
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
        if self.begins is not None:
            self._check_setup(position, self.begins)

    def _check_setup(self, position: PositionBuilder, line: int) -> None:
        for row in position.rows.values():
            if row.zone not in SETUP_ZONES:
                position.problems.add(row.line, f'the game has not begun, so "{row.ref}" is in a deck or a Hero zone')
        if position.resources or position.happened or any(position.counters.values()):
            position.problems.add(line, "the game has not begun, so nobody has mana, has passed or has moved")
