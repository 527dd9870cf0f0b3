"""Engines that do not model what no rule needs: declared, they are right; not declared, they are not set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.engines.base import EngineFault
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.games.lorcana.profile import PROFILE as LORCANA
from oracle.profiles import PROFILES
from oracle.protocol.messages import MANNERS, Action, Card, EngineInfo, Observation, Reply
from oracle.protocol.results import Result
from oracle.suite.plan import Plan, setup_params
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.run.verdict import run_plan
from oracle.suite.table.normalise import COUNTED, normalised, support_of
from tests.extent import LONG
from tests.suite.fake_engine import FakeEngine


class Mannered(ReferenceEngine):
    """The reference, with a manner that it declares or not."""

    manner = ""
    declares = True
    lacks: tuple[str, ...] = ()

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        return replace(
            info,
            games={
                name: replace(
                    own,
                    capabilities=tuple(one for one in own.capabilities if one not in self.lacks),
                    manners=(*own.manners, self.manner) if self.declares else own.manners,
                )
                for name, own in info.games.items()
            },
        )

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        cards = self.shown(list(seen.position.cards))
        return replace(seen, position=replace(seen.position, cards=tuple(cards)))

    def shown(self, cards: list[Card]) -> list[Card]:
        raise NotImplementedError


class CountsResources(Mannered):
    """Knows how many resources are used up, and shows any as used up, the first one last."""

    manner = COUNTED
    lacks = ("resource-choice",)

    def shown(self, cards: list[Card]) -> list[Card]:
        zones = {game.resource_zone: game.spent for game in PROFILES.values()}
        own = [card for card in cards if card.zone in zones]
        spent = Counter(card.player for card in own if zones[card.zone] in card.states)
        last: set[str] = set()
        for player, count in spent.items():
            refs = sorted(card.ref for card in own if card.player == player)
            last |= set([*refs[1:], *refs[:1]][:count])
        return [
            replace(
                card,
                states=tuple(
                    sorted({*card.states} - {zones[card.zone]} | ({zones[card.zone]} if card.ref in last else set()))
                ),
            )
            if card.zone in zones
            else card
            for card in cards
        ]


class StacksAreSets(Mannered):
    """Knows what lies in a stack, and shows the cards below the top in the order of their refs."""

    declares = False

    def shown(self, cards: list[Card]) -> list[Card]:
        above = {card.ref: card.under for card in cards if card.under is not None}
        stacks: dict[str, list[str]] = {}
        for ref in sorted(above):
            top = above[ref]
            while top in above:
                top = above[top]
            stacks.setdefault(top, []).append(ref)
        chain = {ref: over for top, below in stacks.items() for ref, over in zip(below, [top, *below], strict=False)}
        return [replace(card, under=chain.get(card.ref)) for card in cards]


ENGINES = (CountsResources, StacksAreSets)
EVERY = 1 if LONG else 8
"""One of so many scenarios is played on an engine with both manners."""


class Both(CountsResources):
    """Counts resources, and takes stacks for sets: what the one shows has nothing to do with the other."""

    def shown(self, cards: list[Card]) -> list[Card]:
        return StacksAreSets().shown(super().shown(cards))


def run(engine: ReferenceEngine, having: Callable[[Card], object] | None = None, every: int = 1) -> Iterator[Result]:
    """The suite on the engine, every so manyeth of its scenarios, or those that begin with such a card."""
    info = engine.initialize()
    plans = [plan for plan in load_suite().plans if having is None or any(map(having, plan.position.cards))]
    for plan, edition in Selection(editions=("2.2", "seed-chapter-4", "altered/3.0")).runs(plans[::every]):
        yield run_plan(plan, engine, edition, info)


def is_spent(card: Card) -> bool:
    """Whether it is a resource that is used up."""
    return any(card.zone == game.resource_zone and game.spent in card.states for game in PROFILES.values())


def test_an_engine_with_both_manners_passes_everything() -> None:
    wrong = [
        (one.case, one.edition, one.message) for one in run(Both(), every=EVERY) if one.verdict in ("fail", "error")
    ]
    assert wrong == []


def test_without_the_manner_it_is_wrong() -> None:
    engine = CountsResources()
    engine.declares = False
    assert any(one.fault == "set-up" or one.verdict == "fail" for one in run(engine, is_spent))


def test_a_manner_hides_nothing_else() -> None:
    class Careless(CountsResources):
        def shown(self, cards: list[Card]) -> list[Card]:
            return [replace(card, states=()) for card in cards]

    found = run(Careless(), lambda card: card.states and not is_spent(card))
    assert any(one.verdict in ("error", "fail") for one in found)

    class Loses(StacksAreSets):
        def shown(self, cards: list[Card]) -> list[Card]:
            return [replace(card, under=None) for card in cards]

    assert any(one.fault == "set-up" for one in run(Loses(), lambda card: card.under))


@pytest.mark.parametrize("kind", ENGINES)
def test_differential_play_knows_the_manners(kind: type[Mannered]) -> None:
    for plan in load_suite().plans:
        cards = plan.position.cards
        stacked = Counter(card.zone for card in cards if card.under is not None)
        spent = [card for card in cards if card.zone == "inkwell" and "exerted" in card.states]
        if "2.2" not in plan.editions or plan.game != "lorcana" or not (stacked or spent):
            continue
        engine = kind()
        game = Lockstep(ReferenceEngine(tracing=True), engine, engine.initialize())
        found = game.begin(setup_params(plan, "2.2"))
        assert found is None, (plan.case, found)


def test_a_table_is_written_in_one_way_only() -> None:
    fake = FakeEngine()
    params = setup_params(next(plan for plan in load_suite().plans if plan.game == "lorcana"), "2.2")
    fake.setup(params)
    seen = fake.observe()
    assert normalised(seen, LORCANA, ()) is seen
    assert normalised(seen, LORCANA, ("asks-targets",)) is seen
    once = normalised(seen, LORCANA, (COUNTED,))
    assert normalised(once, LORCANA, (COUNTED,)) == once


def test_a_circle_of_cards_has_no_top_and_takes_no_time() -> None:
    cards = tuple(Card(ref=ref, player="Ann", zone="play", under=under) for ref, under in (("a", "b"), ("b", "a")))
    seen = FakeEngineTable(cards)
    assert normalised(seen, LORCANA, ())


def FakeEngineTable(cards: tuple[Card, ...]) -> Observation:  # noqa: N802 - reads as a type
    fake = FakeEngine()
    fake.setup(setup_params(next(plan for plan in load_suite().plans if plan.game == "lorcana"), "2.2"))
    seen = fake.observe()
    return replace(seen, position=replace(seen.position, cards=cards))


# --- what an action leaves out ------------------------------------------------------------------------------


class TargetsWithAction(ReferenceEngine):
    """Takes every target with the action, and refuses one without."""

    def __init__(self, *, declares: bool) -> None:
        super().__init__()
        self.declares = declares
        self.named: list[str | None] = []

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        manners = ("choices-with-action",) if self.declares else ()
        return replace(info, games={name: replace(own, manners=manners) for name, own in info.games.items()})

    def act(self, player: str, action: Action) -> Reply:
        if action.kind in ("challenge", "move") and action.target is None:
            return Reply(status="refused", message="no target")
        self.named += [action.target] if action.kind in ("challenge", "move") else []
        return super().act(player, action)


def test_the_only_target_is_told_to_an_engine_that_takes_it_with_the_action() -> None:
    plan = next(one for one in load_suite().plans if one.case.startswith("bodyguard-first/"))
    engine = TargetsWithAction(declares=True)
    assert run_plan(plan, engine, "2.2", engine.initialize()).message == ""
    assert engine.named == ["weak", "guard"]
    engine = TargetsWithAction(declares=False)
    assert run_plan(plan, engine, "2.2", engine.initialize()).verdict == "fail"


def leaves_out_a_target(plan: Plan) -> bool:
    actions = (call.move.action for call in plan.calls if call.move is not None and call.move.action is not None)
    return any(one.kind in ("challenge", "move") and one.target is None for one in actions)


def test_every_action_without_a_target_is_right_for_such_an_engine() -> None:
    engine = TargetsWithAction(declares=True)
    info = engine.initialize()
    plans = [one for one in load_suite().plans if leaves_out_a_target(one) and "2.2" in one.editions]
    assert len(plans) >= 10
    wrong = [one.message for one in (run_plan(plan, engine, "2.2", info) for plan in plans) if one.verdict == "fail"]
    # Which clause refuses an action that names no target, such an engine cannot say.
    assert [one for one in wrong if "refused by" not in one] == []


# --- what is declared ---------------------------------------------------------------------------------------


class Unheard(Mannered):
    manner = "sings-along"

    def shown(self, cards: list[Card]) -> list[Card]:
        return cards


def test_a_manner_that_there_is_not_is_an_error_that_names_those_there_are() -> None:
    engine = Unheard()
    with pytest.raises(EngineFault, match="sings-along") as caught:
        support_of(engine.initialize(), "lorcana")
    assert caught.value.kind == "shape"
    assert all(name in str(caught.value) for name in MANNERS)
    plan = load_suite().plans[0]
    result = run_plan(plan, engine, plan.editions[0], engine.initialize())
    assert (result.verdict, result.fault) == ("error", "shape")


def test_a_process_with_such_a_manner_does_not_start() -> None:
    import sys
    from pathlib import Path

    players = Path(__file__).parents[1] / "misbehaving" / "players.py"
    with (
        ProcessEngine([sys.executable, str(players), "unheard-manner"]) as engine,
        pytest.raises(EngineFault, match="sings-along") as caught,
    ):
        engine.initialize()
    assert caught.value.kind == "shape"
