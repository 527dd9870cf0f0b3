"""The parts of a position that only one game has, beyond cards, counters and the turn."""

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
"""Turn number of a starting position: not a player's first turn."""


class Setting:
    """Nothing extra; a game that has more defines a subclass in `profile/setting.py`, as `SETTING`."""

    begins_with: tuple[str, ...] = ("deck",)
    """Zones that cards are in before the game begins."""

    def __init__(self) -> None:
        self.begins: int | None = None
        """The line that says the game has not begun."""

    def say(self, what: str, value: object, words: str) -> None:
        """Record a value; `InvalidWordsError` if it was given before."""
        if getattr(self, what):
            raise InvalidWordsError(f"{words} is given twice")
        setattr(self, what, value)

    def add(self, what: str, value: object) -> None:
        """Record a value that may be given more than once."""
        getattr(self, what).append(value)

    def turn(self, position: PositionBuilder, turn: Turn) -> Turn:  # noqa: ARG002 - for games that know more
        """The turn, with this game's own fields."""
        return turn if self.begins is None else replace(turn, number=0, phase=SETUP)

    def facts(self) -> tuple[Fact, ...]:
        """Facts from before the game."""
        return ()

    def regions(self, position: PositionBuilder) -> tuple[Region, ...]:  # noqa: ARG002
        """The regions between the players."""
        return ()

    def needs(self, position: PositionBuilder) -> Iterable[str]:  # noqa: ARG002
        """Capabilities that an engine needs for this position."""
        return () if self.begins is None else ("beginnings",)

    def check(self, position: PositionBuilder) -> None:
        """Report contradictions."""
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
        """Capabilities named by steps that this scenario turns out not to need."""
        return frozenset()

    @classmethod
    def start(cls, players: tuple[str, ...]) -> tuple[Turn, tuple[Region, ...]]:
        """The turn of a game that has not begun, and the regions between the players."""
        return Turn(player=players[0], number=0, phase=SETUP), ()

    # --- and back: a position in Given steps ------------------------------------------------------------

    @classmethod
    def given_steps(cls, position: Position) -> Iterator[str]:
        """The Given steps for this game's own parts of the turn and the regions."""
        if position.turn.phase == SETUP:
            yield "the game has not begun"

    @classmethod
    def counter_words(cls, player: str, counter: str, amount: int) -> str:
        """A player's counters as a step: `Ann has 2 lore`."""
        return f"{player} has {amount} {counter}"

    @classmethod
    def fact_words(cls, fact: Fact) -> str | None:  # noqa: ARG003
        """An earlier event as a Given step; None if there is no phrase for it."""
        return None

    @classmethod
    def plain_fact(cls, fact: Fact) -> Fact:
        """The part of the fact that its step expresses."""
        return fact

    @classmethod
    def laid(cls, position: Position, between: tuple[tuple[str, ...], ...] | None) -> tuple[Region, ...]:  # noqa: ARG003
        """Regions with these terrains between the ends (None: unchanged), face up as they would be in a game."""
        return position.regions


def begins_with_decks(position: Position, game: str) -> bool:
    """Whether a position is a beginning: cards in decks, and whatever else is there before a game begins."""
    return position.turn.phase == SETUP and {card.zone for card in position.cards} <= {*setting_of(game).begins_with}


def setting_of(game: str) -> type[Setting]:
    """A game's own Given steps."""
    found = part(game, "profile.setting")
    own: type[Setting] = Setting if found is None else found.SETTING
    return own
