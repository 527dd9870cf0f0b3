"""What only one game's Given steps say of a position, beyond cards, counters and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.profiles import part, spoken
from oracle.protocol.messages import Fact, Position, Region, Turn
from oracle.suite.errors import InvalidWordsError

if TYPE_CHECKING:
    from oracle.suite.phrases.builder import PositionBuilder
    from oracle.suite.plan import Call

SETUP = "setup"
"""The phase of a game that has not begun."""
FIRST_TURN = 3
"""Number of the turn a position starts in: nobody's first turn."""


class Setting:
    """Nothing beyond the rest; a game that has more says so in `profile/setting.py`, as `SETTING`."""

    begins_with: tuple[str, ...] = ("deck",)
    """Zones that cards are in before the game begins."""

    def __init__(self) -> None:
        self.begins: int | None = None
        """The line that says the game has not begun."""

    def say(self, what: str, value: object, words: str) -> None:
        """Note something; `InvalidWordsError` when it was said before."""
        if getattr(self, what):
            raise InvalidWordsError(f"{words} is given twice")
        setattr(self, what, value)

    def add(self, what: str, value: object) -> None:
        """Note something that may be said more than once."""
        getattr(self, what).append(value)

    def turn(self, position: PositionBuilder, turn: Turn) -> Turn:  # noqa: ARG002 - for games that know more
        """The turn with what only this game has."""
        return turn if self.begins is None else replace(turn, number=0, phase=SETUP)

    def facts(self) -> tuple[Fact, ...]:
        """What was before the game."""
        return ()

    def regions(self, position: PositionBuilder) -> tuple[Region, ...]:  # noqa: ARG002
        """What lies between the players."""
        return ()

    def needs(self, position: PositionBuilder) -> Iterable[str]:  # noqa: ARG002
        """Capabilities that an engine needs to be put into it."""
        return () if self.begins is None else ("beginnings",)

    def check(self, position: PositionBuilder) -> None:
        """Note what cannot be."""
        if self.begins is None:
            return
        for row in position.rows.values():
            if row.zone not in self.begins_with:
                places = " or ".join(map(spoken, self.begins_with))
                position.problems.add(row.line, f'the game has not begun, so "{row.ref}" can only be in: {places}')
        if position.resources or position.happened or any(position.counters.values()):
            nothing = f"no {position.game.resource}, no counter, and nothing to look back on"
            position.problems.add(self.begins, f"the game has not begun, so there is {nothing}")

    @classmethod
    def needless(cls, position: Position, calls: Iterable[Call]) -> frozenset[str]:  # noqa: ARG003
        """Capabilities that steps name, and that this scenario turns out not to need."""
        return frozenset()

    @classmethod
    def start(cls, players: tuple[str, ...]) -> tuple[Turn, tuple[Region, ...]]:
        """The turn of a game that has not begun, and what lies between the players."""
        return Turn(player=players[0], number=0, phase=SETUP), ()

    # --- and back: a position in Given steps ------------------------------------------------------------

    @classmethod
    def given_steps(cls, position: Position) -> Iterator[str]:
        """The Given steps for what this game has of a turn and between the players."""
        if position.turn.phase == SETUP:
            yield "the game has not begun"

    @classmethod
    def counter_words(cls, player: str, counter: str, amount: int) -> str:
        """How many of a counter a player has, as a step: `Ann has 2 lore`."""
        return f"{player} has {amount} {counter}"

    @classmethod
    def fact_words(cls, fact: Fact) -> str | None:  # noqa: ARG003
        """Something that happened before, as a Given step; None where there is none for it."""
        return None

    @classmethod
    def plain_fact(cls, fact: Fact) -> Fact:
        """As much of the fact as its step says."""
        return fact

    @classmethod
    def laid(cls, position: Position, between: tuple[tuple[str, ...], ...] | None) -> tuple[Region, ...]:  # noqa: ARG003
        """The regions with these terrains between both ends (None: as they are), as far open as they would be."""
        return position.regions


def setting_of(game: str) -> type[Setting]:
    """What a game's Given steps may say."""
    found = part(game, "profile.setting")
    own: type[Setting] = Setting if found is None else found.SETTING
    return own
