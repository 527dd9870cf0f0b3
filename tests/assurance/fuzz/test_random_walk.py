"""How games are played on: short turns and long ones, things that are tried again, rare moves beside frequent ones."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.generate import random_walk
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.random_walk import RandomWalk, exchanges
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.profile import BETWEEN
from oracle.games.altered.profile.fuzz.maker import AlteredMaker
from oracle.games.altered.profile.regions import adventure
from oracle.games.lorcana.profile.fuzz.maker import LorcanaMaker
from oracle.protocol.messages import Action, Card, Cost, Fact, Player, Position, SetupParams, Turn, capabilities_of
from oracle.suite.phrases.move import Move

OFFERED = Offered(capabilities=frozenset(capabilities_of("altered")))
WHEEL = {
    "name": "Wheel", "type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
    "abilities": [{"is": "quick-action", "name": "Spin", "cost": [], "effect": {"is": "draw"}}],
}  # fmt: skip
TIRED = SetupParams(
    game="altered",
    edition="3.0",
    position=Position(
        players=(Player(name="Ann"), Player(name="Bob")),
        turn=Turn(player="Ann", first="Ann", number=2, phase="afternoon"),
        cards=(Card(ref="wheel", player="Ann", zone="landmark", card="Wheel"),),
        regions=adventure(BETWEEN, 0, 0),
        happened=(Fact(what="quick-action-played", player="Ann", card="wheel", ability="Spin", times=100),),
    ),
    definitions={"Wheel": WHEEL},
)


def games(count: int) -> list[Case]:
    """Games of Lorcana of the reference against itself."""
    info = ReferenceEngine().initialize()
    offered = Offered(capabilities=frozenset(info.games["lorcana"].capabilities))
    maker = LorcanaMaker(offered)
    maker.restock(Dice(1))
    walk = RandomWalk(Lockstep(ReferenceEngine(tracing=True), ReferenceEngine(), info), maker, offered)
    dice = [Dice(f"walk {number}") for number in range(count)]
    return [walk.play(each, maker.setup(each, "2.2"))[0] for each in dice]


def kinds(cases: list[Case]) -> Counter[str]:
    return Counter(move.action.kind for case in cases for move in case.moves if move.action is not None)


def test_in_a_game_of_short_turns_they_end_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_walk, "PACES", (0.0,))
    long = kinds(games(8))
    monkeypatch.setattr(random_walk, "PACES", (0.5,))
    short = kinds(games(8))
    assert short["end-turn"] / short.total() > 2 * long["end-turn"] / long.total()


def test_what_was_done_before_the_game_began_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_walk, "AGAIN", 1.0)
    info = ReferenceEngine().initialize()
    game = Lockstep(ReferenceEngine(tracing=True), ReferenceEngine(), info)
    case, difference = RandomWalk(game, AlteredMaker(OFFERED), OFFERED).play(Dice(1), TIRED)
    assert difference is None
    tried = [move for move in case.moves if move.action == Action(kind="use", card="wheel", ability="Spin")]
    assert {move.player for move in tried} == {"Ann"}


def test_what_an_engine_lacks_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_walk, "AGAIN", 1.0)
    info = ReferenceEngine().initialize()
    game = Lockstep(ReferenceEngine(tracing=True), ReferenceEngine(), info)
    less = Offered(capabilities=OFFERED.capabilities - {"quick-actions"})
    case, _ = RandomWalk(game, AlteredMaker(less), less).play(Dice(1), TIRED)
    assert "use" not in kinds([case])


def test_each_card_that_an_action_names_can_be_another() -> None:
    shift = Action(kind="play", card="elsa", cost=Cost(kind="shift", onto=("anna", "olaf"), resources=("ink",)))
    told = {ref: exchanged("hans") for ref, exchanged in exchanges(shift)}
    assert told == {
        "elsa": replace(shift, card="hans"),
        "anna": replace(shift, cost=Cost(kind="shift", onto=("hans", "olaf"), resources=("ink",))),
        "olaf": replace(shift, cost=Cost(kind="shift", onto=("anna", "hans"), resources=("ink",))),
    }
    assert list(exchanges(Action(kind="end-turn"))) == []


def test_what_is_almost_legal_is_tried_with_other_cards_of_the_zone() -> None:
    cards = (
        Card(ref="elsa", player="Ann", zone="play", card="Ash"),
        Card(ref="hans", player="Bob", zone="play", card="Ash", states=("exerted",)),
        Card(ref="song", player="Ann", zone="hand", card="Ash"),
    )
    ash = {"name": "Ash", "type": "character", "cost": 9, "strength": 1, "willpower": 2, "lore": 1}
    players = (Player(name="Ann"), Player(name="Bob"))
    table = Position(players=players, turn=Turn(player="Ann", number=3), cards=cards)
    game = Lockstep(ReferenceEngine(tracing=True), ReferenceEngine(), ReferenceEngine().initialize())
    assert game.begin(SetupParams(game="lorcana", edition="2.2", position=table, definitions={"Ash": ash})) is None
    offered = Offered(capabilities=frozenset(capabilities_of("lorcana")))
    walk = RandomWalk(game, LorcanaMaker(offered), offered)
    tried = {move for number in range(40) if (move := walk._almost(Dice(number))) is not None}
    assert tried == {
        Move(player="Ann", action=Action(kind="quest", card="hans")),
        Move(player="Ann", action=Action(kind="challenge", card="hans")),
        Move(player="Ann", action=Action(kind="challenge", card="hans", target="hans")),
        Move(player="Ann", action=Action(kind="challenge", card="elsa", target="elsa")),
    }
