"""A right engine that has some cards only: the reference behind a door that lets nothing else in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from msgspec.structs import replace

from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.declared import with_included
from oracle.protocol.messages import CardsParams, CardsResult, EngineInfo, Message, SetupParams, SetupResult
from oracle.protocol.simple_cards import MADE_UP, PLAIN, WITH_KEYWORDS, capability_for
from oracle.suite.phrases.madeup import FILLER

M = TypeVar("M", bound=Message)
Knows = Callable[[str], bool]


def everything(_: str) -> bool:
    """Every printed card is known."""
    return True


def nothing(_: str) -> bool:
    """No printed card is."""
    return False


class FewCards(Wrapper):
    """Knows some printed cards, and plays made-up ones as far as it declares; it names what it lacks.

    `level`: what it declares of made-up cards, empty for none; `lists`: whether it says which cards it knows.
    """

    def __init__(self, knows: Knows, level: str = "", *, lists: bool = False, engine: Engine | None = None):
        super().__init__(engine or ReferenceEngine())
        self.knows, self.lists = knows, lists
        self.levels = with_included((level,))
        self.said: list[str] = []
        """The cards that it has called unsupported."""

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        other = {MADE_UP, WITH_KEYWORDS, PLAIN, *(() if self.lists else ("known-cards",))} - self.levels
        games = {
            game: replace(of, capabilities=tuple(name for name in of.capabilities if name not in other))
            for game, of in info.games.items()
        }
        return replace(info, games=games)

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        if isinstance(params, CardsParams):
            return cast("M", CardsResult(known=tuple(filter(self.knows, params.cards))))
        return super().exchange(method, params, result)

    def setup(self, params: SetupParams) -> SetupResult:
        names = {card.card for card in params.position.cards if card.card is not None} - {FILLER}
        made_up = {*params.definitions} - {FILLER}
        lacking = {name for name in names - made_up if not self.knows(name)}
        lacking |= {
            name for name in made_up if capability_for(params.game, params.definitions[name]) not in self.levels
        }
        if lacking:
            self.said += sorted(lacking)
            return SetupResult(status="unsupported", unsupported=tuple(sorted(lacking)))
        return super().setup(params)
