"""How often an ability waits counts on engines that say they tell entries apart, and on no others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import EngineInfo
from oracle.suite.run.verdict import run_plan
from tests.suite.written import compiled

STEPS = """
Given a game of Altered
And Ann's deck has 10 cards
And Bob's deck has 10 cards
And these cards
  | ref  | card                    | player | zone            | state           |
  | red  | Red - R1                | Ann    | hero expedition | 2 boosts        |
  | hal  | Halua, Raging Leviathan | Ann    | hero expedition |                 |
  | peak | Icebound Peak           | Ann    | landmark        | 1 trial counter |
And Bob has passed
When Ann passes
And Ann chooses hal
Then {waiting} wait
"""
TAGS = "@case:waits @clause:6.3.f @midway:6.3.f @edition:>=3.0"


class Uncounted(ReferenceEngine):
    """Does not say that it tells entries apart."""

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        own = info.games["altered"]
        kept = tuple(one for one in own.capabilities if one != "counted-triggers")
        return replace(info, games={**info.games, "altered": replace(own, capabilities=kept)})


@pytest.mark.parametrize(
    ("waiting", "counted", "uncounted"),
    [
        ("peak and red", "fail", "pass"),
        ("peak, peak and red", "pass", "pass"),
        ("peak, peak, peak and red", "fail", "pass"),
        ("peak and peak", "fail", "fail"),
    ],
)
def test_entries_count_where_they_are_told_apart(waiting: str, counted: str, uncounted: str) -> None:
    (plan,), problems = compiled(STEPS.format(waiting=waiting), TAGS)
    assert problems == []
    for engine, verdict in ((ReferenceEngine(), counted), (Uncounted(), uncounted)):
        assert run_plan(plan, engine, "3.0", engine.initialize()).verdict == verdict
