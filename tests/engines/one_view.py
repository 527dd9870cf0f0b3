"""Right engines that show the table as the player in the first seat sees it: `python -m tests.engines.one_view`."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.engines.exchange import Wrapper
from oracle.engines.one_view import completed
from oracle.engines.reference import ReferenceEngine
from oracle.engines.server import serve_stdio
from oracle.protocol.declared import ONE_VIEW
from oracle.protocol.messages import EngineInfo, Observation, SetupParams, SetupResult

WHOLE = {"hidden-views", "snapshots", "digest"}
"""Capabilities of engines that know the whole table."""


class Remembering(Wrapper):
    """Remembers what was set up."""

    sent: SetupParams

    def setup(self, params: SetupParams) -> SetupResult:
        self.sent = params
        return super().setup(params)


class ShowsOne(Remembering):
    """Shows one view of any engine's table, and puts its questions in full."""

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        games = {
            game: replace(of, capabilities=tuple(sorted({*of.capabilities, ONE_VIEW} - WHOLE)))
            for game, of in info.games.items()
        }
        return replace(info, games=games)

    def observe(self, viewer: str | None = None) -> Observation:
        view, whole = (super(ShowsOne, self).observe(one) for one in (self.sent.position.players[0].name, None))
        return replace(view, decision=whole.decision, waiting=whole.waiting)


class Completed(Remembering):
    """An engine with one view as the harness reads it, without a process."""

    def observe(self, viewer: str | None = None) -> Observation:
        return completed(super().observe(viewer), self.sent)


if __name__ == "__main__":
    serve_stdio(ShowsOne(ReferenceEngine()))
