"""What masks other failures: each case comes to it, and none gets past."""

from __future__ import annotations

import pytest

from oracle.assurance.diagnosis.beyond import judged_beyond
from oracle.assurance.diagnosis.causes import causes_of
from oracle.assurance.diagnosis.masks import masks_of
from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Observation, Reply
from oracle.protocol.results import Mask
from oracle.report.run.wording import mask_words
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite
from tests.misbehaving.over import Over


class Refusing(ReferenceEngine):
    """Refuses every action of a kind."""

    kind = "quest"

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="refused", message="no") if action.kind == self.kind else super().act(player, action)


class RefusingOnce(Refusing):
    """Refuses the first card that is played in each scenario by a player called Ann."""

    kind = "play"

    def act(self, player: str, action: Action) -> Reply:
        return super().act(player, action) if player == "Ann" else ReferenceEngine.act(self, player, action)


class Crashing(ReferenceEngine):
    """Fails whenever it is asked about the table."""

    def observe(self, viewer: str | None = None) -> Observation:
        raise EngineFault("engine-error", "there is no table")


@pytest.fixture(scope="module")
def plans() -> tuple[Plan, ...]:
    every = [plan for plan in load_suite().plans if plan.game == "lorcana" and "2.2" in plan.editions]
    return tuple(plan for plan in every if plan.feature.startswith("4-") or "/4-" in plan.feature)[::6]


def found_on(engine: ReferenceEngine, plans: tuple[Plan, ...]) -> tuple[Mask, ...]:
    report = run_suite(plans, engine, Selection(game="lorcana", editions=("2.2",)))
    return masks_of(report.results, plans)


def test_a_right_engine_masks_nothing(plans: tuple[Plan, ...]) -> None:
    assert found_on(ReferenceEngine(), plans) == ()


def test_an_action_that_is_always_refused(plans: tuple[Plan, ...]) -> None:
    (mask,) = found_on(Refusing(), plans)
    assert (mask.kind, mask.name) == ("refused", "quest")
    assert mask.cases == mask.of
    assert mask_words(mask).startswith("lorcana: every action “quest” is refused")


def test_an_action_that_the_other_player_can_take_masks_nothing(plans: tuple[Plan, ...]) -> None:
    some = tuple(plan for plan in plans if any(call.move and call.move.player == "Bob" for call in plan.calls))
    assert all(mask.kind != "refused" for mask in found_on(RefusingOnce(), some))


@pytest.mark.parametrize(("engine", "kind", "name"), [(Over(), "over", ""), (Crashing(), "fault", "engine-error")])
def test_what_ends_every_case(engine: ReferenceEngine, kind: str, name: str, plans: tuple[Plan, ...]) -> None:
    mask = found_on(engine, plans)[0]
    assert (mask.kind, mask.name, mask.cases) == (kind, name, mask.of)


def test_a_game_that_is_over_is_a_cause_of_its_own(plans: tuple[Plan, ...]) -> None:
    report = run_suite(plans, Over(), Selection(game="lorcana", editions=("2.2",)))
    (cause,) = causes_of(report.results, plans)
    assert (cause.kind, cause.name, len(cause.results)) == ("fault", "over", report.summary["fail"])


class OverAndRefusing(Over):
    """Says that every game is over, and refuses quests."""

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="refused", message="no") if action.kind == "quest" else super().act(player, action)


def test_past_a_game_that_is_over_it_is_told_what_else_is_wrong(plans: tuple[Plan, ...]) -> None:
    report = run_suite(plans, OverAndRefusing(), Selection(game="lorcana", editions=("2.2",)))
    found = judged_beyond(report, plans, OverAndRefusing)
    assert [(one.case, one.verdict) for one in found.results] == [(one.case, one.verdict) for one in report.results]
    assert [mask.kind for mask in found.masks] == ["over"]
    over = {one.case for one in found.results if one.stopped is not None and one.stopped.kind == "over"}
    refused = {one.case for one in report.results if one.verdict == "fail"} - over
    quests = {plan.case for plan in plans if any(call.move and call.move.kind == "quest" for call in plan.calls)}
    assert over
    assert refused & quests
    # Who has won is still looked at where a scenario says so.
    assert refused <= quests | {plan.case for plan in plans if any(call.ends for call in plan.calls)}


def test_without_such_a_mask_nothing_is_judged_again(plans: tuple[Plan, ...]) -> None:
    report = run_suite(plans[:3], ReferenceEngine(), Selection(game="lorcana", editions=("2.2",)))
    assert judged_beyond(report, plans[:3], Over) == report
