"""What the words of a step may refer to: the game, its players, the refs of the scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from oracle.protocol.messages import Card
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.games import Game

if TYPE_CHECKING:
    from oracle.suite.phrases import Registry


class Context:
    """Resolves names while a scenario is compiled; nothing of it is needed when the scenario runs."""

    __slots__ = ("_game", "cards", "clauses", "editions", "line", "players", "registry")

    def __init__(self, registry: Registry, editions: tuple[str, ...]) -> None:
        self.registry = registry
        self.editions = editions
        """Editions the scenario runs under."""
        self._game: Game | None = None
        self.players: tuple[str, ...] = ()
        self.cards: Mapping[str, Card] = {}
        self.line = 1
        """Line of the step that is being read."""
        self.clauses: list[tuple[str, int]] = []
        """Clauses that steps name, with their lines."""

    @property
    def game(self) -> Game:
        """The scenario's game; `InvalidWordsError` before it is named."""
        if self._game is None:
            raise InvalidWordsError('the first step of a scenario names its game: "Given a game of Lorcana"')
        return self._game

    @game.setter
    def game(self, game: Game) -> None:
        self._game = game

    def player(self, name: str) -> str:
        """The player of this name."""
        if name not in self.players:
            self.game  # noqa: B018 - without a game there are no players to be named
            raise InvalidWordsError(f'there is no player "{name}"{nearest(name, self.players)}')
        return name

    def ref(self, name: str) -> str:
        """The ref of a card of this scenario."""
        if name not in self.cards:
            raise InvalidWordsError(f'no card of this scenario is called "{name}"{nearest(name, self.cards)}')
        return name

    def zone(self, name: str) -> str:
        """A zone of the game."""
        if name not in self.game.zones:
            raise InvalidWordsError(f'{self.game.name} has no zone "{name}"{nearest(name, self.game.zones)}')
        return name
