"""A right engine that takes decks only: the reference, which refuses to be put into a position."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.engines.base import Engine
from oracle.protocol.declared import FROM_DECKS
from oracle.protocol.messages import EngineInfo, SetupParams, SetupResult
from oracle.suite.phrases.setting import begins_with_decks
from tests.assurance.casting.few_cards import FewCards, Knows, everything


class OnlyDecks(FewCards):
    """Knows printed cards, and takes them in decks.

    `put`: the positions that it was asked to be put into all the same.
    """

    def __init__(self, knows: Knows = everything, *, lists: bool = False, engine: Engine | None = None) -> None:
        super().__init__(knows, lists=lists, engine=engine)
        self.put = 0

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        games = {
            game: replace(of, capabilities=tuple(sorted({*of.capabilities, FROM_DECKS} - {"history", "second-player"})))
            for game, of in info.games.items()
        }
        return replace(info, games=games)

    def setup(self, params: SetupParams) -> SetupResult:
        if not begins_with_decks(params.position, params.game):
            self.put += 1
            return SetupResult(status="unsupported", message="only decks are taken")
        return super().setup(params)
