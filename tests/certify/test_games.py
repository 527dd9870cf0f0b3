"""Differential play of levels: its amount, its targets, its stated chances, and that it can be repeated."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.generate import whole_games
from oracle.assurance.fuzz.generate.coverage_guide import AIMED, CoverageGuide, InterestingCase
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.variation import printed_cards
from oracle.certify.games import InPlay, play_games
from oracle.certify.levels import Level, all_levels, level_named
from oracle.certify.rarity import chance, likelihoods
from oracle.certify.transcript import PlayedBack, Recorder, lines_of
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.rules import Rule
from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Position, Reply, SetupParams, Turn
from oracle.suite.reading.selection import ClauseChoice
from tests.certify.making import plans, quiet

SETUP = SetupParams(game="lorcana", edition="2.2", position=Position(players=(), turn=Turn(player="Ann")))
SMALL: dict[str, Any] = {"games": 3, "actions": 0, "whole_games": 0, "pairs": 0}


def played(engine: ReferenceEngine, level: Level, printed: frozenset[str] = frozenset()) -> InPlay:
    recorder = Recorder(engine)
    recorder.initialize()
    return play_games(recorder, level, level.editions[0], "one", printed, quiet)


class WrongNowAndThen(ReferenceEngine):
    """An engine that refuses one action of so many, whatever it is."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self._every, self._acts = every, 0

    def act(self, player: str, action: Action) -> Reply:
        self._acts += 1
        if self._acts % self._every == 0:
            return Reply(status="refused")
        return super().act(player, action)


def test_a_chapter_promises_to_meet_what_shows_once_in_a_thousand_actions() -> None:
    for level in all_levels():
        if level.name in ("book", "printed") or level.name.startswith("chapter-"):
            assert level.games >= 200, level.id
            assert chance(level.actions, 1_000) > 0.98, level.id
        assert bool(level.whole_games) == (level.name in ("book", "printed")), level.id


def test_how_likely_a_fault_is_met_is_not_told_too_well() -> None:
    assert chance(1, 2) == 0.5
    assert chance(0, 1_000) == 0
    assert likelihoods(4_000).endswith("of 100 with over 99 %, 1,000 with 98 %, 10,000 with 32 %")
    assert likelihoods(690).endswith("of 100 with over 99 %, 1,000 with 49 %, 10,000 with 6 %")


def test_more_games_are_played_until_there_were_as_many_actions() -> None:
    level = replace(level_named("lorcana/chapter-4"), **SMALL)
    found = played(ReferenceEngine(), replace(level, actions=120))
    assert found.games > 3
    assert found.actions >= 120
    assert found.differences == ()
    assert found.clauses
    assert all(map(level.holds, (*found.clauses, *found.not_reached)))
    assert not found.clauses.keys() & set(found.not_reached)


def test_what_is_wrong_now_and_then_is_met() -> None:
    level = replace(level_named("lorcana/chapter-4"), **SMALL)
    assert played(WrongNowAndThen(every=60), replace(level, actions=1_000)).differences
    assert not played(WrongNowAndThen(every=10_000), level).differences


def test_an_engine_that_goes_on_with_few_games_has_not_played_enough() -> None:
    class Unwilling(ReferenceEngine):
        def act(self, player: str, action: Action) -> Reply:
            del player, action
            return Reply(status="unsupported")

    level = replace(level_named("lorcana/chapter-4"), **{**SMALL, "actions": 100})
    (told,) = played(Unwilling(), level).differences
    assert told == "only 0 of 3 games could be played; the engine reports the rest as unsupported"


@pytest.mark.parametrize("game", PROFILES)
def test_a_whole_game_with_printed_decks_repeats_from_its_transcript(game: str) -> None:
    level = replace(level_named(f"{game}/book"), **{**SMALL, "games": 0, "whole_games": 1})
    edition = level.editions[0]
    printed = printed_cards(level.plans(plans(), edition))[game]
    deck = whole_games.drawn(game, Offered(capabilities=frozenset(level.capabilities)), "two", printed)
    assert len(deck) > 30
    assert set(deck) <= printed
    recorder = Recorder(ReferenceEngine())
    first = play_games(recorder, level, edition, "two", printed, quiet)
    assert (first.whole_games, first.differences) == (1, ())
    assert first.actions > 30
    packed, said = recorder.finish()
    again = PlayedBack(lines_of(packed, said.bytes))
    assert play_games(again, level, edition, "two", printed, quiet) == first
    again.finish()


def test_games_with_an_aim_come_from_cases_that_reached_it() -> None:
    choice = ClauseChoice("8", "lorcana")
    guide = CoverageGuide(aim=lambda clause: choice.holds("lorcana", clause))
    kinds = {"rush": "8.9.1", "draw": "4.2.1"}
    for name, clause in kinds.items():
        rule = Rule(name=name, clauses=(clause,), function=print)
        call: Any = SimpleNamespace(
            call=SimpleNamespace(trace=[(rule, 0)]), reply=SimpleNamespace(status="accepted", code="")
        )
        new: set[str] = set()
        guide.note([call], new)
        case = Case(setup=replace(SETUP, edition=name), moves=())
        assert guide.keep(InterestingCase(case=case, reached=tuple(new))) is not None
    assert guide.met == {"8.9.1": 1, "4.2.1": 1}
    dice = Dice("aim")
    taken = [dice.pick(guide.pool(dice)).case.setup.edition for _ in range(200)]
    assert taken.count("rush") > 200 * (AIMED + (1 - AIMED) / 2) - 25
