"""What the Given steps say of a turn of Lorcana: whether it is the first one, and what was inked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.protocol.messages import Fact, Position, Turn
from oracle.suite.phrases.setting import Setting

if TYPE_CHECKING:
    from oracle.suite.phrases.builder import PositionBuilder

BANISHED = "banished-in-challenge"


class LorcanaTurn(Setting):
    """The turn of a position: what a scenario leaves out is an ordinary turn in which nothing was inked."""

    def __init__(self) -> None:
        self.opening: int | None = None
        """The line that says it is the first turn of the game."""
        self.inked: list[tuple[str, int]] = []
        """Who has inked a card, and the line that says so."""

    def turn(self, position: PositionBuilder, turn: Turn) -> Turn:  # noqa: ARG002
        """The turn with its number and what was inked in it."""
        counters = {**turn.counters, "inked": len(self.inked)} if self.inked else turn.counters
        return replace(turn, number=turn.number if self.opening is None else 1, counters=counters)

    def check(self, position: PositionBuilder) -> None:
        """Note what cannot be."""
        active, first = position.active, position.context.players[0]
        for player, line in self.inked:
            if player != active:
                position.problems.add(line, f"it is not {player}'s turn, so only {active} can have inked this turn")
        if self.opening is not None and active != first:
            position.problems.add(self.opening, f"the first turn of the game is {first}'s")

    @classmethod
    def given_steps(cls, position: Position) -> Iterator[str]:
        """The Given steps for the turn."""
        if position.turn.number == 1:
            yield "it is the first turn of the game"
        yield from [f"{position.turn.player} has inked a card this turn"] * position.turn.counters.get("inked", 0)

    @classmethod
    def fact_words(cls, fact: Fact) -> str | None:
        """Something that happened this turn, as a Given step."""
        return f"a character of {fact.player} was banished in a challenge this turn" if fact.what == BANISHED else None

    @classmethod
    def plain_fact(cls, fact: Fact) -> Fact:
        """Whose character was banished; the step does not say which one."""
        return Fact(what=fact.what, player=fact.player)


SETTING = LorcanaTurn
