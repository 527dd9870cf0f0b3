"""What rests on wordings that nobody has printed is marked, counted apart and shown last."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.assurance.casting import playing
from oracle.assurance.casting.library import Casts, Library
from oracle.assurance.casting.playing import is_unprinted
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import digest_of_case
from oracle.cli.casting import explained
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Reply
from oracle.protocol.simple_cards import MADE_UP
from oracle.report.run import markdown
from oracle.report.run.wording import ordered, unprinted_words
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan
from oracle.suite.runner import run_suite

GAME, EDITION = "lorcana", "2.2"


class Refuses(ReferenceEngine):
    """Refuses everything."""

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="refused", code="no")


@pytest.fixture
def pair(monkeypatch: pytest.MonkeyPatch) -> tuple[Plan, Plan]:
    """Two scenarios with made-up cards of which printed ones can play the second; the first stands before it."""
    some = [plan for plan in cases_of(GAME).values() if MADE_UP in plan.needs and not plan.open_questions]
    some = sorted((plan for plan in some if plan.calls[0].is_when), key=lambda plan: (plan.feature, plan.line))
    first, second = some[0], some[-1]
    rows = {first.case: Casts(digest_of_case(first)), second.case: Casts(digest_of_case(second), ({"a": "b"},))}
    monkeypatch.setattr(playing, "known", lambda _: Library(game=GAME, edition=EDITION, cases=rows))
    return first, second


def test_it_is_told_from_the_library(pair: tuple[Plan, Plan]) -> None:
    first, second = pair
    assert is_unprinted(first)
    assert not is_unprinted(second)
    assert not is_unprinted(bind(replace(data_of(first), case="none-of-the-suite")))


def test_it_is_shown_last_and_counted_apart(pair: tuple[Plan, Plan]) -> None:
    found = run_suite(pair, Refuses())
    assert found.summary["fail"] == 2
    _, marked = explained(found, pair, None, {})
    assert [result.unprinted for result in marked.results] == [True, False]
    assert [result.case for result in ordered(marked.results)] == [pair[1].case, pair[0].case]
    assert unprinted_words(marked).startswith("1 of those that failed rests on")
    assert unprinted_words(marked) in markdown.render(marked)
    assert marked.causes[-1].results[0].startswith(pair[0].case) or len(marked.causes) == 1


def test_what_passes_is_not_looked_up(pair: tuple[Plan, Plan], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "known", lambda _: pytest.fail("the library is not needed"))
    found = run_suite(pair, ReferenceEngine())
    _, same = explained(found, pair, None, {})
    assert same.results == found.results
    assert unprinted_words(same) == ""
