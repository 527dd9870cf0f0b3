"""What the words of a step may refer to: the game, its players, the refs of the scenario."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from oracle.profiles import Profile, spoken, zone_id
from oracle.protocol.messages import Card
from oracle.suite.errors import InvalidWordsError, nearest

if TYPE_CHECKING:
    from oracle.suite.phrases.registry import Registry

_TOKEN = re.compile(r"token[1-9]\d*")


class Context:
    """Resolves names while a scenario is compiled; not needed when it runs."""

    __slots__ = ("_game", "cards", "clauses", "editions", "line", "players", "registry", "tokens")

    def __init__(self, registry: Registry, editions: tuple[str, ...]) -> None:
        self.registry = registry
        self.editions = editions
        """Editions the scenario runs under; empty while its position is read."""
        self._game: Profile | None = None
        self.players: tuple[str, ...] = ()
        self.cards: Mapping[str, Card] = {}
        self.line = 1
        """Line of the current step."""
        self.clauses: list[tuple[str, int]] = []
        """Clauses named in steps, with their lines."""
        self.tokens = False
        """Whether a step names a token that appears during the game."""

    @property
    def game(self) -> Profile:
        """The scenario's game; `InvalidWordsError` before it is named."""
        if self._game is None:
            raise InvalidWordsError('the first step of a scenario names its game: "Given a game of Lorcana"')
        return self._game

    @game.setter
    def game(self, game: Profile) -> None:
        self._game = game

    def player(self, name: str) -> str:
        """The player of this name."""
        if name not in self.players:
            self.game  # noqa: B018 - without a game there are no players to be named
            raise InvalidWordsError(f'there is no player "{name}"{nearest(name, self.players)}')
        return name

    def ref(self, name: str) -> str:
        """The ref of a card of this scenario, or of a token that appears."""
        if name in self.cards:
            return name
        if self._game is not None and self._game.tokens and _TOKEN.fullmatch(name):
            self.tokens = True
            return name
        raise InvalidWordsError(f'no card of this scenario is called "{name}"{nearest(name, self.cards)}')

    def zone(self, words: str) -> str:
        """A zone of the game, as named in messages."""
        name = zone_id(words)
        if name not in self.game.zones or words == name != spoken(name):
            known = [spoken(zone) for zone in self.game.zones]
            raise InvalidWordsError(f'{self.game.name} has no zone "{words}"{nearest(words, known)}')
        self.check_zone(name)
        return name

    def check_zone(self, zone: str) -> None:
        """`InvalidWordsError` for a zone that an edition does not use; any zone is accepted while no edition is
        known.
        """
        having = self.game.edition_zones.get(zone, self.editions)
        lacking = [edition for edition in self.editions if edition not in having]
        if lacking:
            where, under = " and ".join(having), " and ".join(lacking)
            hint = ", ".join(f"@edition:{edition}" for edition in having)
            text = f"cards are in the {spoken(zone)} only under {where}, not under {under}; tag it {hint}"
            raise InvalidWordsError(text)

    @contextmanager
    def under(self, editions: tuple[str, ...]) -> Iterator[None]:
        """Anything read inside applies to these editions only."""
        known = self.editions
        self.editions = editions
        try:
            yield
        finally:
            self.editions = known
