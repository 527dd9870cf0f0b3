"""A right engine that has some cards only: the reference behind a door that lets nothing else in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from oracle.assurance.casting.casting import MADE_UP
from oracle.assurance.casting.likeness import Definition, is_keywords, says_nothing
from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import EngineInfo, SetupParams, SetupResult

Knows = Callable[[str], bool]


def everything(_: str) -> bool:
    """Every printed card is known."""
    return True


def nothing(_: str) -> bool:
    """No printed card is."""
    return False


class FewCards(Wrapper):
    """Knows some printed cards, and plays made-up ones or not; what it lacks it names."""

    def __init__(self, knows: Knows, made_up: Callable[[Definition], bool] | None = None, engine: Engine | None = None):
        super().__init__(engine or ReferenceEngine())
        self.knows, self.made_up = knows, made_up

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        if self.made_up is not None:
            return info
        games = {
            game: replace(of, capabilities=tuple(name for name in of.capabilities if name != MADE_UP))
            for game, of in info.games.items()
        }
        return replace(info, games=games)

    def setup(self, params: SetupParams) -> SetupResult:
        names = {card.card for card in params.position.cards if card.card is not None}
        lacking = sorted(
            name
            for name in names
            if not (self._plays(params.definitions, name) if name in params.definitions else self.knows(name))
        )
        if lacking:
            return SetupResult(status="unsupported", unsupported=tuple(lacking))
        return super().setup(params)

    def _plays(self, definitions: Mapping[str, object], name: str) -> bool:
        definition = definitions[name]
        return self.made_up is not None and isinstance(definition, Mapping) and self.made_up(definition)


def simple(definition: Definition) -> bool:
    """A made-up card that says nothing, or keywords."""
    return says_nothing(definition) or is_keywords(definition)
