"""A failure under one cast is tried under another, and told with the scenario as it was played."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.assurance.casting import playing
from oracle.assurance.casting.growing import Growing
from oracle.assurance.casting.library import Casts, Library
from oracle.assurance.casting.likeness import printed
from oracle.assurance.casting.playing import Casting
from oracle.assurance.casting.search import Judge
from oracle.assurance.casting.written import as_played
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import digest_of_case
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Reply, SetupParams, SetupResult
from oracle.protocol.results import Result
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import select
from oracle.suite.run.verdict import run_plan
from oracle.suite.runner import run_suite
from tests.assurance.casting.few_cards import FewCards, everything

GAME, EDITION = "lorcana", "2.2"
CASE = "challenge-exerted-character/ann"


class Faulty(FewCards):
    """Refuses everything while one of these cards is on the table; with none named, always."""

    def __init__(self, *cards: str) -> None:
        super().__init__(everything)
        self.bad = set(cards)
        self.spoilt = False

    def setup(self, params: SetupParams) -> SetupResult:
        names = {card.card for card in params.position.cards}
        self.spoilt = not self.bad or bool(self.bad & names)
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="refused", code="no") if self.spoilt else super().act(player, action)


@pytest.fixture(scope="module")
def plan() -> Plan:
    return cases_of(GAME)[CASE]


@pytest.fixture(scope="module")
def casts(plan: Plan) -> list[dict[str, str]]:
    """Two casts that share no card."""
    first = Growing(Judge(plan, EDITION)).wholes()[0]
    second = Growing(Judge(plan, EDITION), frozenset(printed(GAME)) - set(first.values())).wholes()[0]
    return [first, second]


def checked(engine: FewCards, plan: Plan, casts: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch) -> Result:
    library = Library(game=GAME, edition=EDITION, cases={plan.case: Casts(digest_of_case(plan), tuple(casts))})
    monkeypatch.setattr(playing, "known", lambda _: library)
    chosen = select(plans=(plan,), game=GAME, editions=(EDITION,), clauses=(), cases=())
    (result,) = run_suite((plan,), engine, chosen, casting=Casting("auto")).results
    return result


def test_a_faulty_card_is_told_from_a_faulty_rule(
    plan: Plan, casts: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = casts
    bad = next(iter(first.values()))
    result = checked(Faulty(bad), plan, casts, monkeypatch)
    assert (result.verdict, result.case, result.cast) == ("fail", CASE, first)
    assert [(other.cast, other.verdict) for other in result.otherwise] == [(second, "pass")]
    assert bad in result.suspects
    result = checked(Faulty(), plan, casts, monkeypatch)
    assert [other.verdict for other in result.otherwise] == ["fail"]
    assert result.suspects == ()
    result = checked(Faulty(), plan, casts[:1], monkeypatch)
    assert (result.verdict, result.otherwise, result.suspects) == ("fail", (), ())
    assert checked(FewCards(everything), plan, casts, monkeypatch).otherwise == ()


def test_a_faulty_card_is_told_in_a_scenario_of_printed_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played as it is written, and once it has failed, with another card in that role."""
    plan, bad, good = cases_of(GAME)["damage-stays-with-shift"], "Stitch - Rock Star", "Stitch - Alien Buccaneer"
    result = checked(Faulty(bad), plan, [{}, {bad: good}], monkeypatch)
    assert (result.verdict, result.cast, result.played) == ("fail", {}, "")
    assert [(other.cast, other.verdict) for other in result.otherwise] == [({bad: good}, "pass")]
    assert result.suspects == (bad,)
    result = checked(Faulty(), plan, [{}, {bad: good}], monkeypatch)
    assert ([other.verdict for other in result.otherwise], result.suspects) == (["fail"], ())


def test_a_failure_is_written_as_it_was_played(
    plan: Plan, casts: list[dict[str, str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Saved and run, it fails on that engine as it did, and holds on the reference."""
    result = checked(Faulty(*casts[0].values()), plan, casts[:1], monkeypatch)
    (tmp_path / "played.feature").write_text(result.played, encoding="utf-8")
    (again,) = load_suite(tmp_path).plans
    for engine, verdict in ((Faulty(*casts[0].values()), "fail"), (ReferenceEngine(), "pass")):
        assert run_plan(again, engine, EDITION, engine.initialize()).verdict == verdict
    assert set(casts[0].values()) <= {card.card for card in again.position.cards}


@pytest.mark.parametrize(("game", "edition"), [("lorcana", "2.2"), ("altered", "3.0")])
def test_nearly_every_scenario_can_be_written(game: str, edition: str) -> None:
    """What cannot is left out, and not written wrong."""
    some = [*cases_of(game).values()][::200]
    assert sum(bool(as_played(one, edition)) for one in some) > 0.6 * len(some)
