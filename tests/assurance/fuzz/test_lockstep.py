"""One game on two engines: what is compared, what is not, and how the first difference is reported."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.lockstep import whole_actions
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep, play
from oracle.engines.base import Engine, EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.profile import BETWEEN
from oracle.games.altered.profile.regions import adventure
from oracle.protocol.messages import (
    Action,
    Cost,
    EngineInfo,
    Observation,
    Player,
    Position,
    Reply,
    SetupParams,
    Turn,
)
from oracle.suite.phrases.move import Move
from tests.assurance.fuzz.from_suite import cases
from tests.assurance.fuzz.small import act, case, here, setup
from tests.faulty.engines import faulty_engine
from tests.manners.table import MANNERS


def found(case: Case, engine: Engine, info: EngineInfo | None = None) -> Difference | None:
    return play(case, ReferenceEngine(tracing=True), engine, info or engine.initialize())


class Changed(ReferenceEngine):
    """The reference with one method of its own."""

    def __init__(self, **methods: Callable[..., Any]) -> None:
        super().__init__()
        for name, method in methods.items():
            setattr(self, name, method.__get__(self))


TABLE = (
    here("hero"),
    here("new", "play", "a card", "Ann", "drying"),
    here("card", "hand"),
    here("song", "hand", "a song"),
)
MOVES = (
    act("quest", "new"),
    act("ink", "card", "Bob"),
    act("play", "song", cost="ink"),
    act("ink", "card"),
    act("play", "song", cost="ink"),
    act("quest", "hero"),
    act("end-turn"),
    act("end-turn", player="Bob"),
)


def test_the_reference_does_not_differ_from_itself() -> None:
    assert found(case(setup(*TABLE), *MOVES), ReferenceEngine()) is None


def test_what_does_not_end_by_itself_is_not_judged() -> None:
    terrains = {"forest": 1, "mountain": 1, "water": 1}
    robot = {"name": "Robot", **terrains}
    joins = {"event": "joins", "what": {"type": ["character"]}}
    another = {"is": "create-token", "token": robot, "where": "hero"}
    twins = {"name": "Twins", "type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1,
             "abilities": [{"is": "reaction", "trigger": joins, "effect": another}]}  # fmt: skip
    plain = {
        "name": "Owl",
        "type": "character",
        "hand_cost": 0,
        "reserve_cost": 0,
        "forest": 1,
        "mountain": 1,
        "water": 1,
    }
    start = SetupParams(
        game="altered",
        edition="1.x",
        position=Position(
            players=(Player(name="Ann"), Player(name="Bob")),
            turn=Turn(player="Ann", first="Ann", number=2, phase="afternoon"),
            cards=(here("twins", "landmark", "Twins"), here("owl", "hand", "Owl")),
            regions=adventure(BETWEEN, 0, 0),
        ),
        definitions={"Twins": twins, "Owl": plain},
    )
    asked: list[str] = []

    def play_on(engine: ReferenceEngine, player: str, action: Action) -> Reply:
        asked.append(action.kind)
        return ReferenceEngine.act(engine, player, action)

    owl = Action(kind="play", card="owl", cost=Cost(kind="mana"), at="hero-expedition")
    reference = ReferenceEngine(tracing=True)
    engine = Changed(act=play_on)
    endless = Case(setup=start, moves=(Move(player="Ann", action=owl),))
    assert play(endless, reference, engine, engine.initialize()) is None
    assert reference.gave_up()
    assert asked == []


def test_a_difference_names_move_kind_clause_and_what_each_says() -> None:
    difference = found(case(setup(*TABLE), *MOVES), faulty_engine("drying-quests"))
    assert difference is not None
    assert (difference.index, difference.kind, difference.clause) == (0, "verdict", "1.7.5")
    assert difference.did == "Ann quests with new"
    assert difference.reference.startswith("refused by 1.7.5: ")
    assert difference.engine == "accepted"
    assert difference.signature.action == "quest"
    assert difference.signature.words() == "verdict: refused / accepted"


def test_what_changed_otherwise_is_told_with_the_rule_that_changed_it() -> None:
    difference = found(case(setup(*TABLE), *MOVES), faulty_engine("challenger-not-exerted"))
    assert difference is None
    table = (*TABLE, here("foe", "play", "a card", "Bob", "exerted"))
    difference = found(
        case(setup(*table), act("challenge", "hero", target="foe")), faulty_engine("challenger-not-exerted")
    )
    assert difference is not None
    assert (difference.kind, difference.what) == ("position", "hero")
    assert (difference.reference, difference.engine) == ("Ann's play, exerted, 2 damage", "Ann's play, 2 damage")
    assert difference.clause.startswith("4.6.")


# --- fairness -------------------------------------------------------------------------------------------


def bare(info: EngineInfo) -> EngineInfo:
    """The same engine, declaring nothing but made-up cards."""
    support = replace(info.games["lorcana"], capabilities=("made-up-cards",))
    return replace(info, games={"lorcana": support})


class OtherInk(ReferenceEngine):
    """Exerts other ink cards, as many."""

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        ink = [card for card in seen.position.cards if card.zone == "inkwell"]
        swapped = {one.ref: replace(one, states=other.states) for one, other in zip(ink, reversed(ink), strict=True)}
        cards = tuple(swapped.get(card.ref, card) for card in reversed(seen.position.cards))
        return replace(seen, position=replace(seen.position, cards=cards))


def test_which_ink_is_exerted_and_the_order_of_cards_are_free() -> None:
    cheap = {"cheap": {"name": "cheap", "type": "character", "cost": 1, "inkwell": True, "strength": 1, "willpower": 1,
                       "lore": 1, "classifications": []}}  # fmt: skip
    setting = setup(here("one", "hand", "cheap"), here("two", "hand", "cheap"), **cheap)
    moves = [act("play", card, cost="ink") for card in ("one", "two")]
    position = replace(setting.position, cards=tuple(c for c in setting.position.cards if c.zone != "deck"))
    setting = replace(setting, position=position)
    assert found(case(setting, *moves), OtherInk()) is None
    named = Move(player="Ann", action=Action(kind="play", card="two", cost=Cost(kind="ink", resources=("ink1",))))
    game = Lockstep(ReferenceEngine(tracing=True), OtherInk(), OtherInk().initialize())
    assert game.begin(setting) is None
    assert game.step(moves[0]) is None
    assert game.step(named) is None
    assert game.over == "other resources are used up in the engine"


class OwnIds(ReferenceEngine):
    """Calls its questions otherwise, and offers the options in another order."""

    def act(self, player: str, action: Any) -> Reply:
        return self._own(super().act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        assert decision.startswith("own ")
        return self._own(super().decide(player, decision.removeprefix("own "), answer))

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return replace(seen, decision=self._own(Reply(status="accepted", decision=seen.decision)).decision)

    def _own(self, reply: Reply) -> Reply:
        asked = reply.decision
        if asked is None:
            return reply
        return replace(reply, decision=replace(asked, id=f"own {asked.id}", options=asked.options[::-1], text="?"))


ASKS = {
    "chooser": {
        "name": "chooser", "type": "action", "cost": 0, "inkwell": True, "classifications": [],
        "effect": {"is": "sequence", "steps": [
            {"is": "choose", "what": {"type": ["character"]}}, {"is": "deal-damage", "damage": 1}]},
    }
}  # fmt: skip


def asking() -> tuple[SetupParams, tuple[Move, ...]]:
    setting = setup(here("one"), here("two"), here("chooser", "hand", "chooser"), **ASKS)
    return setting, (
        act("play", "chooser", cost="ink"),
        act("quest", "one"),
        Move(player="Bob", answer=("one",)),
        Move(player="Ann", answer=("chooser",)),
        Move(player="Ann", answer=("two",)),
        act("quest", "one"),
    )


def test_questions_have_ids_texts_and_an_order_of_their_own() -> None:
    setting, moves = asking()
    assert found(case(setting, *moves), OwnIds()) is None
    assert found(case(setting, *moves), OwnIds(), bare(OwnIds().initialize())) is None


class ChoosesItself(ReferenceEngine):
    def act(self, player: str, action: Any) -> Reply:
        reply = super().act(player, action)
        if reply.decision is None:
            return reply
        return self.decide(reply.decision.player, reply.decision.id, reply.decision.options[:1])


def test_a_choice_that_the_engine_takes_itself_is_a_difference() -> None:
    setting, moves = asking()
    difference = found(case(setting, *moves), ChoosesItself())
    assert difference is not None
    assert (difference.index, difference.kind, difference.what) == (0, "question", "question")
    assert (difference.reference, difference.engine) == ("Ann chooses 1 from one, two", "nobody is asked")
    assert difference.clause


class Lacking(ReferenceEngine):
    def act(self, player: str, action: Any) -> Reply:
        if action.kind == "quest":
            return Reply(status="unsupported", code=self.code, message="no questing here")
        return super().act(player, action)

    code = ""


def test_what_an_engine_lacks_ends_the_game_unless_it_was_declared() -> None:
    setting, moves = setup(*TABLE), (act("quest", "hero"),)
    game = Lockstep(ReferenceEngine(tracing=True), Lacking(), Lacking().initialize())
    assert game.begin(setting) is None
    assert game.step(moves[0]) is None
    assert game.unsupported == ()
    lying = Lacking()
    lying.code = "shift"
    difference = found(case(setting, *moves), lying)
    assert difference is not None
    assert (difference.kind, difference.what, difference.clause) == ("fault", "lie", "")


class Crashing(ReferenceEngine):
    kind = "crash"

    def act(self, player: str, action: Any) -> Reply:
        raise EngineFault(self.kind, "gone")


def test_a_broken_protocol_is_a_difference_and_no_engine_at_all_is_none() -> None:
    broken = case(setup(*TABLE), act("quest", "hero"))
    difference = found(broken, Crashing())
    assert difference is not None
    assert difference.signature.words() == "crash"
    gone = Crashing()
    gone.kind = "start"
    with pytest.raises(EngineFault, match="gone"):
        found(broken, gone)


SHUFFLES = {
    "mixer": {
        "name": "mixer", "type": "action", "cost": 0, "inkwell": True, "classifications": [],
        "effect": {"is": "sequence", "steps": [
            {"is": "choose", "what": {}, "zone": "discard"}, {"is": "shuffle-into-deck"}]},
    }
}  # fmt: skip


def test_chance_that_no_script_says_is_told_to_the_engine() -> None:
    many = [here(f"d{n}", "deck") for n in range(8)]
    setting = setup(here("a", "discard"), here("b", "discard"), here("mixer", "hand", "mixer"), *many, **SHUFFLES)
    moves = (act("quest", "mixer"), act("play", "mixer", cost="ink"), Move(player="Ann", answer=("a",)))
    reference, engine = ReferenceEngine(tracing=True), ReferenceEngine()
    reference.seed, engine.seed = 1, 2
    difference = play(case(setting, *moves), reference, engine, engine.initialize())
    assert difference is None
    assert reference.observe() == engine.observe()
    alone = ReferenceEngine()
    assert (
        play(case(replace(setting, chance=reference.unscripted()), *moves), alone, engine, engine.initialize()) is None
    )


class Leaking(ReferenceEngine):
    def observe(self, viewer: str | None = None) -> Observation:
        return super().observe()


def test_a_card_that_a_player_sees_and_should_not_is_a_difference() -> None:
    difference = found(case(setup(*TABLE, here("secret", "hand", "a song", "Bob")), act("quest", "hero")), Leaking())
    assert difference is not None
    assert (difference.kind, difference.reference) == ("view", "is not seen by Ann")
    bared = found(case(setup(*TABLE), act("quest", "hero")), Leaking(), bare(Leaking().initialize()))
    assert bared is None


class Looked(ReferenceEngine):
    """Counts how often its table is looked at from outside."""

    looks = 0

    def observe(self, viewer: str | None = None) -> Observation:
        self.looks += viewer is None
        return super().observe(viewer)

    def digest(self) -> str:
        found = super().digest()
        self.looks -= 1
        return found


def test_with_hashes_the_table_is_looked_at_only_where_they_differ() -> None:
    engine = Looked()
    game = Lockstep(ReferenceEngine(tracing=True), engine, engine.initialize(), by_digest=True)
    assert game.begin(setup(*TABLE)) is None
    assert [game.step(move) for move in MOVES] == [None] * len(MOVES)
    assert engine.looks == 1


THROWS = {
    "name": "Dice", "type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "roll"}, {"is": "draw", "cards": {"is": "number", "name": "die"}}]},
}  # fmt: skip


def test_dice_are_thrown_by_the_reference() -> None:
    position = Position(
        players=(Player(name="Ann"), Player(name="Bob")),
        turn=Turn(player="Ann", first="Ann", number=2, phase="afternoon"),
        cards=(
            *(here(f"dice{n}", "hand", "Dice") for n in range(2)),
            *(here(f"card{n}", "deck", "Dice") for n in range(14)),
        ),
        regions=adventure(BETWEEN, 0, 0),
    )
    setting = SetupParams(game="altered", edition="3.0", position=position, definitions={"Dice": THROWS})
    reference, engine = ReferenceEngine(tracing=True), ReferenceEngine()
    reference.seed, engine.seed = 3, 4
    moves = [act("play", f"dice{n}", cost="mana") for n in range(2)]
    assert (
        play(case(setting, moves[0], act("pass", player="Bob"), moves[1]), reference, engine, engine.initialize())
        is None
    )
    assert len(reference.unscripted()) == 2
    assert reference.observe() == engine.observe()


def test_a_reference_that_asks_itself_without_end_is_a_difference_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_end(*_: object) -> Reply:
        raise RecursionError

    monkeypatch.setattr(ReferenceEngine, "act", without_end)
    told = found(case(setup(*TABLE), act("quest", "hero")), faulty_engine("drying-quests"))
    assert told is not None
    assert (told.kind, told.reference) == ("reference", "the reference asks itself without end")


def test_a_reference_that_breaks_down_is_a_difference_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks_down(*_: object) -> Reply:
        raise KeyError(7)

    monkeypatch.setattr(ReferenceEngine, "act", breaks_down)
    told = found(case(setup(*TABLE), act("quest", "hero")), faulty_engine("drying-quests"))
    assert told is not None
    assert (told.kind, told.reference) == ("reference", "the reference crashed: KeyError 7")


@pytest.mark.parametrize("most", [1, 3])
def test_an_engine_that_asks_more_than_is_answered_is_not_judged(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_actions, "MOST_FORCED", most)
    engine = MANNERS["asks-everything"](ReferenceEngine)
    info = engine.initialize()
    for one in cases(300):
        assert whole_actions.play_by_actions(one, engine, info) is None
