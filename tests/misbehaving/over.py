"""The reference, which says that every game is over."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import GameResult, Observation


class Over(ReferenceEngine):
    """Says that the game is over from the beginning."""

    def observe(self, viewer: str | None = None) -> Observation:
        return replace(super().observe(viewer), result=GameResult(winner="Ann", reason="lore"))
