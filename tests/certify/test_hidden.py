"""Pairs of games that differ in what is hidden, at any level."""

from __future__ import annotations

from functools import cache, partial

import pytest
from msgspec.structs import replace

from oracle.certify.certifying import certify
from oracle.certify.hidden import given_by, play_hidden
from oracle.certify.levels import Level, all_levels, level_named
from oracle.certify.transcript import Recorder
from oracle.engines.base import Engine
from oracle.engines.games import binding
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import EngineInfo, SetupParams, SetupResult
from oracle.suite.plan import Plan
from tests.certify.making import plans, quiet
from tests.declared.shown_wrong import RIGHT_ORDERS, Ordered
from tests.manners.base import lacking

SMALL = ("lorcana/announce", "lorcana/chapter-2", "altered/chapter-3")


class Lacking(ReferenceEngine):
    """The reference, which does not declare this; it notes which cards it is given."""

    def __init__(self, capability: str) -> None:
        super().__init__()
        self._capability = capability
        self.definitions = 0

    def initialize(self) -> EngineInfo:
        return lacking(super().initialize(), self._capability)

    def setup(self, params: SetupParams) -> SetupResult:
        self.definitions += len(params.definitions)
        return super().setup(params)


@cache
def own(level: Level) -> tuple[Plan, ...]:
    return level.plans(plans(), level.editions[0])


def leaks(engine: Engine, level: Level) -> tuple[int, tuple[str, ...]]:
    played = Recorder(engine)
    found = play_hidden(played, played.initialize(), level, level.editions[0], "one", own(level), quiet)
    return found.pairs, found.leaks


def test_every_level_has_pairs() -> None:
    assert all(level.pairs >= 5 for level in all_levels())
    assert all(level.pairs >= 20 for level in all_levels() if level.games >= 200)


@pytest.mark.parametrize("name", SMALL)
def test_a_leak_by_order_is_found_at_a_level(name: str) -> None:
    pairs, found = leaks(Ordered(), replace(level_named(name), pairs=10))
    assert pairs == 10
    assert any("cards in the order" in one for one in found)


@pytest.mark.parametrize("name", RIGHT_ORDERS)
def test_any_other_order_is_right_at_a_level(name: str) -> None:
    assert leaks(RIGHT_ORDERS[name](ReferenceEngine), replace(level_named(SMALL[2]), pairs=10)) == (10, ())


def test_what_is_not_declared_is_not_played() -> None:
    assert leaks(Lacking("hidden-views"), level_named("lorcana/ending")) == (0, ())


@pytest.mark.parametrize("name", ["lorcana/announce", "lorcana/turn"])
def test_an_engine_without_made_up_cards_is_given_none(name: str) -> None:
    engine = Lacking("made-up-cards")
    assert leaks(engine, replace(level_named(name), pairs=5)) == (5, ())
    assert engine.definitions == 0


def test_pairs_are_made_of_scenarios_on_which_no_question_bears() -> None:
    level = level_named("lorcana/turn")
    given = given_by(level.game, level.editions[0], own(level), made_up=False)
    settled = {str(plan.position) for plan in own(level) if not plan.conflicts}
    assert given.positions
    assert {str(params.position) for params in given.positions} <= settled
    assert set(given.names) <= binding(level.game).cards.keys()
    assert not any(params.chance for params in given.positions)


def test_the_certificate_says_how_many_were_played() -> None:
    level = replace(level_named("lorcana/ending"), games=1)
    for engine, wanted in ((ReferenceEngine(), 5), (Lacking("hidden-views"), 0)):
        found = certify(engine, plans(), level, level.editions[0], "one", {}, partial(quiet))
        assert found.statement is not None
        assert found.statement.ours.pairs == wanted
