"""Lorcana's own Given steps about the turn: whether it is the first one, and the cards inked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.protocol.messages import Fact, Position, Turn
from oracle.suite.phrases.setting import Setting

if TYPE_CHECKING:
    from oracle.suite.phrases.builder import PositionBuilder

BANISHED = "banished-in-challenge"
SERIES = {"two-game-series": "a series of two", "best-of-series": "a best-of series"}
"""The fact that the game is one of a series → what a step calls the series."""


class LorcanaTurn(Setting):
    """The turn of a position; by default an ordinary turn in which nothing has been inked."""

    def __init__(self) -> None:
        super().__init__()
        self.opening: int | None = None
        """The line that says it is the first turn of the game."""
        self.inked: list[tuple[str, int]] = []
        """The players who have inked a card, with the line that says so."""
        self.series: Fact | None = None

    def turn(self, position: PositionBuilder, turn: Turn) -> Turn:
        """The turn with its number and the cards inked in it."""
        counters = {**turn.counters, "inked": len(self.inked)} if self.inked else turn.counters
        number = turn.number if self.opening is None else 1
        return super().turn(position, replace(turn, number=number, counters=counters))

    def facts(self) -> tuple[Fact, ...]:
        """The series that the game is one of."""
        return () if self.series is None else (self.series,)

    def needs(self, position: PositionBuilder) -> Iterable[str]:
        """Capabilities that an engine needs to be put into it."""
        yield from super().needs(position)
        if self.series is not None:
            yield "series"

    def check(self, position: PositionBuilder) -> None:
        """Report contradictions."""
        super().check(position)
        if self.begins is not None and (self.opening is not None or self.inked):
            position.problems.add(self.begins, "the game has not begun, so there was no turn yet")
        active, first = position.active, position.context.players[0]
        for player, line in self.inked:
            if player != active:
                position.problems.add(line, f"it is not {player}'s turn, so only {active} can have inked this turn")
        if self.opening is not None and active != first:
            position.problems.add(self.opening, f"the first turn of the game is {first}'s")

    @classmethod
    def given_steps(cls, position: Position) -> Iterator[str]:
        """The Given steps for the turn."""
        yield from super().given_steps(position)
        if position.turn.number == 1:
            yield "it is the first turn of the game"
        yield from [f"{position.turn.player} has inked a card this turn"] * position.turn.counters.get("inked", 0)

    @classmethod
    def fact_words(cls, fact: Fact) -> str | None:
        """Something that happened this turn or before the game, as a Given step."""
        if fact.what in SERIES:
            return _series_words(fact)
        return f"a character of {fact.player} was banished in a challenge this turn" if fact.what == BANISHED else None

    @classmethod
    def plain_fact(cls, fact: Fact) -> Fact:
        """The player whose character was banished; the step does not name the character."""
        return Fact(what=fact.what, player=fact.player)


def _series_words(fact: Fact) -> str:
    series = SERIES[fact.what]
    if not fact.player:
        return f"the game is the first of {series}"
    return f"{fact.player} {'started' if fact.what == 'two-game-series' else 'lost'} the last game of {series}"


SETTING = LorcanaTurn
