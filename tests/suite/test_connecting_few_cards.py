"""Connecting an engine that knows few cards: what it can play is found among thousands of scenarios."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import SetupParams, SetupResult
from oracle.suite.connecting.openings import heard
from oracle.suite.connecting.stages import probing_of
from oracle.suite.reading.load import load_suite
from tests.suite.connecting_runs import sent


class KnowsOneCard(ReferenceEngine):
    """The reference, which knows a single card."""

    def setup(self, params: SetupParams) -> SetupResult:
        others = {f"{card.card}" for card in params.position.cards} - {"Doc - Leader of the Seven Dwarfs"}
        return SetupResult(status="unsupported", unsupported=tuple(others)) if others else super().setup(params)


def test_the_only_card_that_an_engine_knows_is_tried_once_it_has_been_found() -> None:
    engine = KnowsOneCard()
    info = engine.initialize()
    info = replace(info, games={"lorcana": replace(info.games["lorcana"], capabilities=())})
    runs = sent(load_suite().plans, info)
    (probing,) = probing_of(runs, engine, info, ReferenceEngine())
    states = {one.what: one.state for one in probing.findings()}
    assert states["reset"] == states["challenge"] == "untried"
    could = heard(runs, engine, info, {"lorcana": frozenset()})
    assert 0 < len(could.taken) < len(runs)
    states = {one.what: one.state for one in probing.again(could.taken)}
    assert states["reset"] == states["quest"] == "held"
    assert states["challenge"] == "untried"
