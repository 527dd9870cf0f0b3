"""Engines that show one view only are judged by what the player in the first seat may know."""

from __future__ import annotations

import sys

import pytest
from msgspec.structs import replace

from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Observation
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite
from tests.engines.one_view import Completed, ShowsOne
from tests.extent import sample
from tests.manners.judged import judge, plans

CASES = (
    "challenge-exerted-character/ann",
    "printed-a-hero-with-counters",
    "altered-defender-holds",
    "no-choice-of-an-opponent",
)


def test_right_engines_with_one_view_pass_what_needs_no_other() -> None:
    cases = [plan.case for plan in plans() if "hidden-views" not in plan.needs]
    judged = judge(Completed(ShowsOne(ReferenceEngine())), cases=sample(cases, 40))
    assert not judged.bad
    assert not judged.lacking
    assert judged.counts["pass"]


def test_a_process_with_one_view_is_played_like_any_other() -> None:
    with ProcessEngine([sys.executable, "-m", "tests.engines.one_view"]) as engine:
        results = run_suite(plans(), engine, Selection(cases=CASES)).results
    assert {result.verdict for result in results} == {"pass"}


class HidesToo(ShowsOne):
    """Leaves out names that the player in the first seat knows."""

    def __init__(self, zone: str, player: str) -> None:
        super().__init__(ReferenceEngine())
        self._hidden = zone, player

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        cards = (
            replace(card, card=None) if (card.zone, card.player) == self._hidden else card
            for card in seen.position.cards
        )
        return replace(seen, position=replace(seen.position, cards=tuple(cards)))


@pytest.mark.parametrize(
    ("zone", "player", "verdict"),
    [("play", "Bob", "error"), ("hand", "Ann", "error"), ("hand", "Bob", "pass"), ("deck", "Bob", "pass")],
)
def test_names_may_be_left_out_only_where_the_player_may_not_know_them(zone: str, player: str, verdict: str) -> None:
    engine = Completed(HidesToo(zone, player))
    results = run_suite(plans(), engine, Selection(cases=("no-choice-of-an-opponent",), editions=("2.2",))).results
    assert [result.verdict for result in results] == [verdict]
