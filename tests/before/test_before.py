"""What was written before games began and sat three: an adapter, a baseline and a certificate, kept as they were made.

The baseline and the certificate are those of the TypeScript example at the commit before `beginnings` came to Lorcana.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.own import own
from oracle.assurance.twins.campaign import play_pairs
from oracle.certify import bundle
from oracle.certify.certifying import Expected, verify
from oracle.certify.errors import NotVerified
from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.declared import WHOLE_GAMES
from oracle.protocol.messages import Action, EngineInfo, Reply, SetupParams, SetupResult
from oracle.suite.baseline.entry import read
from oracle.suite.baseline.expected import Baseline
from oracle.suite.connecting.positions import try_positions
from oracle.suite.connecting.stages import probing_of, tried, under_official
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection, clause_choices
from oracle.suite.runner import run_suite
from tests.examples.start import ENGINES, find_node
from tests.extent import LONG

HERE = Path(__file__).parent
KNOWN = {
    *("made-up-cards", "stepwise-triggers", "counted-triggers", "resource-choice", "free", "second-player", "history"),
    *("snapshots", "hidden-views", "characteristics", "legal-lists", "digest", "clauses"),
    *("shift", "sing", "sing-together", "other-costs", "locations"),
}
ACTIONS = ["play", "use", "ink", "quest", "challenge", "move", "end-turn", "concede"]
FACTS = ["banished-in-challenge"]
SINCE = WHOLE_GAMES | {"shift-variants"}
SINCE |= {"known-cards", "plain-cards", "keyword-cards"}
"""Capabilities that an adapter of before does not know."""
SAMPLE = Selection(
    editions=("2.2",),
    clauses=tuple(one for text in ("lorcana/2", "lorcana/3.2") for one in clause_choices(text)),
)


class Before(Wrapper):
    """An engine of Lorcana that declares what there was to declare then, and must not be sent anything else."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.asked = Counter[str]()

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        lorcana = info.games["lorcana"]
        known = tuple(one for one in lorcana.capabilities if one in KNOWN)
        return replace(info, games={"lorcana": replace(lorcana, capabilities=known)})

    def setup(self, params: SetupParams) -> SetupResult:
        position = params.position
        self.asked["setup"] += 1
        assert (params.game, len(position.players), position.turn.phase) == ("lorcana", 2, "main")
        assert {fact.what for fact in position.happened} <= set(FACTS)
        assert not [player for player in position.players if set(player.counters) - {"lore"}]
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        self.asked[action.kind] += 1
        assert action.kind in ACTIONS
        return super().act(player, action)


@pytest.fixture(scope="module")
def plans() -> tuple[Plan, ...]:
    return load_suite().plans


@pytest.fixture
def typescript() -> Iterator[Before]:
    with closing(Before(ProcessEngine([str(find_node()), str(ENGINES / "typescript" / "engine.ts")]))) as engine:
        yield engine


def sampled(plans: tuple[Plan, ...]) -> list[Plan]:
    """All scenarios of whole games, and some of the others."""
    lorcana = [plan for plan in plans if plan.game == "lorcana"]
    return [*(plan for plan in lorcana if SINCE & set(plan.needs)), *lorcana[::15]]


def test_the_scenarios_ask_an_adapter_of_before_nothing_that_it_cannot_know(plans: tuple[Plan, ...]) -> None:
    engine = Before(ReferenceEngine())
    results = run_suite(sampled(plans), engine, Selection(editions=("2.2",))).results
    whole = {plan.case for plan in plans if SINCE & set(plan.needs)}
    ended = Counter((one.case in whole, one.verdict) for one in results)
    assert {verdict for of_whole, verdict in ended if of_whole} == {"unsupported"}
    assert {verdict for of_whole, verdict in ended if not of_whole} <= {"pass", "disputed"}
    assert min(ended.values()) > 0
    assert engine.asked["setup"] > 100


def test_connect_asks_an_adapter_of_before_nothing_that_it_cannot_know(plans: tuple[Plan, ...]) -> None:
    engine = Before(ReferenceEngine())
    info = engine.initialize()
    runs = tried(under_official(sampled(plans), info), info)
    (probing,) = probing_of(runs, engine, info, ReferenceEngine())
    found = [*try_positions(runs, engine, info), *probing.findings()]
    assert {one.state for one in found} == {"held"}
    assert {one.stage for one in found} == {"positions", "actions", "questions", "declared"}
    assert not engine.asked["begin"]


def test_games_by_chance_ask_an_adapter_of_before_nothing_that_it_cannot_know() -> None:
    engine = Before(ReferenceEngine())
    info = engine.initialize()
    maker = own("lorcana").maker(Offered(capabilities=frozenset(info.games["lorcana"].capabilities)))
    maker.restock(Dice(1))
    for seed in range(150 if LONG else 40):
        engine.setup(maker.setup(Dice(seed), "2.2"))
    found = play_pairs(engine, info, "lorcana", "2.2", 8, 1, lambda _: None)
    assert (found.leaks, found.crowded) == ((), 0)


def test_a_baseline_of_before_is_read_and_its_entries_hold(typescript: Before, plans: tuple[Plan, ...]) -> None:
    info = typescript.initialize()
    baseline = Baseline(read(HERE / "baseline.toml"), info, "0.1.0")
    results = run_suite(plans, typescript, SAMPLE).results
    cases, known = frozenset((plan.game, plan.case) for plan in plans), {plan.case: plan for plan in plans}
    judged = {one.case: baseline.judge(known[one.case], one, cases).expectation for one in results}
    told = {case: found.standing for case, found in judged.items() if found is not None}
    assert set(told.values()) == {"expected", "new"}
    run = [entry for entry in baseline.entries if entry.case in {one.case for one in results}]
    assert Counter(told.values())["expected"] == len(run) > 90
    assert baseline.obsolete(plans, ()) == ()
    new = {case for case, standing in told.items() if standing == "new"}
    assert new.isdisjoint(entry.case for entry in baseline.entries)
    assert any(SINCE & set(known[case].needs) for case in new)


def refused(text: bytes, tmp_path: Path, plans: tuple[Plan, ...]) -> NotVerified:
    path = tmp_path / "certificate.json"
    path.write_bytes(text)
    with pytest.raises(NotVerified) as error:
        verify(bundle.read(path), plans, Expected(keys=(author(),)), lambda *_: None)
    return error.value


def author() -> str:
    return " ".join((HERE / "author.pub").read_text(encoding="utf-8").split()[:2])


def test_a_certificate_of_before_is_refused_for_its_suite_and_for_nothing_else(
    tmp_path: Path, plans: tuple[Plan, ...]
) -> None:
    text = (HERE / "certificate.json").read_bytes()
    error = refused(text, tmp_path, plans)
    assert error.reason == "other-suite"
    assert "ask for a new one" in str(error)
    whole = json.loads(text)
    # Its signature is looked at first: what was altered since is not taken for what is old.
    signature = whole["dsseEnvelope"]["signatures"][0]["sig"]
    whole["dsseEnvelope"]["signatures"][0]["sig"] = signature[::-1]
    assert refused(json.dumps(whole).encode(), tmp_path, plans).reason != "other-suite"
