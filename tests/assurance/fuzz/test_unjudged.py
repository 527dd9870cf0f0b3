"""Questions that nowhere say what they are about, or in which order they come, are no difference."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.compare import comparison
from oracle.assurance.fuzz.compare.unjudged import MOST_CARDS
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep, play
from oracle.assurance.fuzz.lockstep.whole_actions import WholeActionLockstep, play_by_actions
from oracle.engines.base import Engine, EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.profile import BETWEEN
from oracle.games.altered.profile.regions import adventure
from oracle.profiles import PROFILES
from oracle.protocol.bounds import MOST_ENTRIES, MOST_OPTIONS
from oracle.protocol.messages import (
    Action,
    Card,
    Decision,
    Observation,
    Player,
    Position,
    Reply,
    SetupParams,
    Turn,
    Waiting,
)  # fmt: skip
from oracle.suite.phrases.move import Move
from tests.assurance.fuzz.from_suite import case_named
from tests.assurance.fuzz.small import act, here, setup

ASKED_TWICE: dict[str, dict[str, Any]] = {
    "Keeper": {"name": "Keeper", "type": "character", "abilities": [
        {"is": "modifies", "what": {"type": ["character"]}, "event": "discard", "may": True, "nothing": True}]},
    "Other": {"name": "Other", "type": "character"},
    "Flood": {"name": "Flood", "type": "spell", "hand_cost": 0, "effect": {
        "is": "discard", "what": {"is": "all", "what": {"type": ["character"]}}}},
}  # fmt: skip


def flooded(engine: Engine, definitions: dict[str, Any], *cards: Card, whole: bool = False) -> Lockstep:
    """A game of Altered in which Ann has just played a flood over these cards; `whole`: actions are compared."""
    position = Position(
        players=(Player(name="Ann"), Player(name="Bob")),
        turn=Turn(player="Ann", first="Ann", number=2, phase="afternoon"),
        cards=(*cards, here("flood", "hand", "Flood")),
        regions=adventure(BETWEEN, 0, 0),
    )
    setting = SetupParams(game="altered", edition="3.0", position=position, definitions=definitions)
    kind = WholeActionLockstep if whole else Lockstep
    game = kind(ReferenceEngine(tracing=True, recognisable=whole), engine, engine.initialize())
    assert (game.begin(setting), game.over) == (None, "")
    assert game.step(act("play", "flood", cost="mana")) is None
    return game


@pytest.mark.parametrize("answers", [("yes", "yes"), ("no", "yes"), ("yes", "no")])
def test_the_same_question_answered_otherwise_is_about_nobody_knows_what(answers: tuple[str, str]) -> None:
    cards = (here("keeper", "hero-expedition", "Keeper"), here("other", "companion-expedition", "Other"))
    game = flooded(ReferenceEngine(), ASKED_TWICE, *cards)
    for answer in answers:
        assert game.step(Move(player="Ann", answer=(answer,))) is None
    assert bool(game.over) == (answers[0] != answers[1])


GOES = {
    **ASKED_TWICE,
    "Flood": {"name": "Flood", "type": "spell", "hand_cost": 0, "effect": {
        "is": "move", "what": {"is": "all", "what": {"type": ["character"]}}, "to": "expedition", "where": "each"}},
}  # fmt: skip


@pytest.mark.parametrize("answers", [("hero", "hero"), ("companion", "hero"), ("hero", "companion")])
def test_to_which_expedition_several_go_is_asked_without_saying_which(answers: tuple[str, str]) -> None:
    cards = (here("other", "hero-expedition", "Other"), here("another", "companion-expedition", "Other"))
    game = flooded(ReferenceEngine(), GOES, *cards)
    for answer in answers:
        assert game.table.decision is not None
        (option,) = [one for one in game.table.decision.options if answer in one]
        assert game.step(Move(player="Ann", answer=(option,))) is None
    assert bool(game.over) == (answers[0] != answers[1])


class OtherFirst(ReferenceEngine):
    """Asks Bob before Ann: it answers no for her in secret."""

    def act(self, player: str, action: Any) -> Reply:
        reply = super().act(player, action)
        asked = reply.decision
        return reply if asked is None else super().decide(asked.player, asked.id, ("no",))


KEEPERS = {"Keeper": {"name": "Keeper", "type": "permanent", "zone_type": "landmark", "abilities": [
    {"is": "modifies", "event": "leave", "may": True, "nothing": True}]},
    "Flood": {"name": "Flood", "type": "spell", "hand_cost": 0, "effect": {
        "is": "move", "what": {"is": "all", "what": {}}, "to": "reserve"}}}  # fmt: skip


def test_who_is_asked_first_about_what_they_may_change_is_open() -> None:
    cards = (here("mine", "landmark", "Keeper"), here("theirs", "landmark", "Keeper", "Bob"))
    game = flooded(OtherFirst(), KEEPERS, *cards)
    assert "in which order players are asked" in game.over
    assert game.table.decision is not None
    assert game.table.decision.player == "Ann"


HEALS = {
    "Salve": {"name": "Salve", "type": "action", "cost": 0, "inkwell": True, "classifications": [],
              "effect": {"is": "remove-damage", "damage": 1, "all": {}}},
}  # fmt: skip


@pytest.mark.parametrize("hurt", [1, 2])
def test_up_to_so_much_from_each_is_asked_without_saying_from_which(hurt: int) -> None:
    cards = [replace(here(f"one{n}"), counters={"damage": 1}) for n in range(hurt)]
    game = Lockstep(ReferenceEngine(tracing=True), ReferenceEngine(), ReferenceEngine().initialize())
    assert (game.begin(setup(here("salve", "hand", "Salve"), *cards, **HEALS)), game.over) == (None, "")
    assert game.step(act("play", "salve", cost="ink")) is None
    assert game.table.decision is not None
    assert game.step(Move(player="Ann", answer=("1",))) is None
    assert bool(game.over) == (hurt > 1)


GAINS = {
    "Echo": {"name": "Echo", "type": "permanent", "zone_type": "landmark", "abilities": [
        {"is": "reaction", "trigger": {"event": "gains-counter"},
         "effect": {"is": "draw", "cards": {"is": "number", "name": "gained"}}}]},
    "Mage": {"name": "Mage", "type": "character", "subtypes": ["Mage"]},
    "Noble": {"name": "Noble", "type": "character", "subtypes": ["Noble"]},
    "Flood": {"name": "Flood", "type": "spell", "hand_cost": 0, "effect": {"is": "simultaneously", "parts": [
        {"is": "gain", "what": {"is": "all", "what": {"subtype": ["Mage"]}}, "count": 1},
        {"is": "gain", "what": {"is": "all", "what": {"subtype": ["Noble"]}}, "count": 2}]}},
}  # fmt: skip


def test_which_of_several_a_number_stands_for_is_open() -> None:
    cards = (
        here("echo", "landmark", "Echo"),
        here("other", "landmark", "Echo"),
        here("mage", "hero-expedition", "Mage"),
        here("noble", "hero-expedition", "Noble"),
        *(here(f"deck{number}", "deck", "Mage") for number in range(9)),
    )
    for answer in ("echo", "echo 2"):
        game = flooded(ReferenceEngine(), GAINS, *cards)
        assert game.table.decision is not None
        assert sorted(game.table.decision.options) == ["echo", "echo 2", "other", "other 2"]
        assert game.step(Move(player="Ann", answer=(answer,))) is None
        assert "which of several" in game.over


class AtTheOtherEnd(ReferenceEngine):
    """Shows the two top cards of Ann's deck in each other's places once anything was done and nobody is asked."""

    acted = False

    def act(self, player: str, action: Any) -> Reply:
        self.acted = True
        return super().act(player, action)

    def observe(self, player: str | None = None) -> Observation:
        seen = super().observe(player)
        if not self.acted or seen.decision is not None:
            return seen
        cards = list(seen.position.cards)
        first, second, *_ = [place for place, card in enumerate(cards) if (card.player, card.zone) == ("Ann", "deck")]
        cards[first], cards[second] = cards[second], cards[first]
        return replace(seen, position=replace(seen.position, cards=tuple(cards)))


@pytest.mark.parametrize("second", ["a card", "a song"])
def test_which_of_two_cards_of_one_name_lies_on_top_is_not_judged(second: str) -> None:
    game = Lockstep(ReferenceEngine(tracing=True), AtTheOtherEnd(), ReferenceEngine().initialize())
    two = (here("top", "deck"), here("next", "deck", second))
    assert (game.begin(setup(here("doc"), *two)), game.over) == (None, "")
    found = game.step(act("quest", "doc"))
    assert (found is None) == (second == "a card")
    assert ("in each other's places" in game.over) == (second == "a card")


SWEEPS = {
    "Sweep": {"name": "Sweep", "type": "action", "cost": 0, "inkwell": True, "classifications": [],
              "effect": {"is": "put", "all": {}, "to": "deck"}},
    "Broom": {"name": "Broom", "type": "action", "cost": 0, "inkwell": True, "classifications": [],
              "effect": {"is": "put", "all": {}, "to": "deck", "any_order": True}},
}  # fmt: skip


@pytest.mark.parametrize("name", ["Sweep", "Broom"])
def test_in_which_order_cards_come_to_a_deck_is_judged_only_where_a_text_says(name: str) -> None:
    game = Lockstep(ReferenceEngine(tracing=True), AtTheOtherEnd(), ReferenceEngine().initialize())
    cards = (here("doc"), here("tune", "play", "Tune"), here("sweep", "hand", name))
    item = {"name": "Tune", "type": "item", "cost": 1, "inkwell": True}
    assert (game.begin(setup(*cards, Tune=item, **SWEEPS)), game.over) == (None, "")
    found = game.step(act("play", "sweep", cost="ink"))
    if name == "Broom":
        assert found is None
        assert game.table.decision is not None
        found = game.step(Move(player="Ann", answer=game.table.decision.options))
    assert (found is None) == (name == "Sweep")
    assert ("nothing says in which order several cards go to a deck" in game.over) == (name == "Sweep")


def test_in_which_order_cards_came_to_a_deck_earlier_in_an_action_is_not_judged() -> None:
    reference = ReferenceEngine(tracing=True, recognisable=True)
    game = WholeActionLockstep(reference, AtTheOtherEnd(), reference.initialize())
    cards = (here("doc"), here("tune", "play", "Tune"), here("sweep", "hand", "Sweep"))
    watches = {"is": "triggered", "when": [{"event": "played"}],
               "effect": {"is": "may", "do": {"is": "gain-lore", "lore": 1}}}  # fmt: skip
    item = {"name": "Tune", "type": "item", "cost": 1, "inkwell": True, "abilities": [watches]}
    assert (game.begin(setup(*cards, Tune=item, **SWEEPS)), game.over) == (None, "")
    assert game.step(act("play", "sweep", cost="ink")) is None
    assert game.step(Move(player="Ann", answer=("yes",))) is None
    assert "nothing says in which order several cards go to a deck" in game.over


def test_nor_is_it_judged_at_the_end_of_the_action_in_which_they_came() -> None:
    flood = {**ASKED_TWICE["Flood"], "effect": {"is": "sequence", "steps": [
        {"is": "move", "what": {"is": "all", "what": {"type": ["character"]}}, "to": "deck"},
        {"is": "may", "do": {"is": "draw"}}]}}  # fmt: skip
    cards = (here("one", "hero-expedition", "Other"), here("two", "companion-expedition", "Other"))
    game = flooded(AtTheOtherEnd(), {**ASKED_TWICE, "Flood": flood}, *cards, whole=True)
    assert game.over == ""
    assert game.step(Move(player="Ann", answer=("no",))) is None
    assert "nothing says in which order several cards go to a deck" in game.over


class Asking(ReferenceEngine):
    """Asks Ann for one of so many cards once she has done something."""

    def __init__(self, options: int) -> None:
        super().__init__(tracing=True)
        self.options = tuple(f"card{number}" for number in range(options))

    def act(self, player: str, action: Any) -> Reply:
        asked = Decision(id="d1", player="Ann", kind="choose", options=self.options, least=1, most=1)
        return replace(super().act(player, action), decision=asked)


class Flooded(ReferenceEngine):
    """Cannot say what it is asked."""

    def act(self, player: str, action: Any) -> Reply:
        raise EngineFault("flood", "more than a message holds")


@pytest.mark.parametrize("options", [MOST_OPTIONS, MOST_OPTIONS + 1])
def test_what_no_message_can_hold_is_no_fault_of_an_engine(options: int) -> None:
    engine = Flooded()
    game = Lockstep(Asking(options), engine, engine.initialize())
    assert (game.begin(setup(here("doc"))), game.over) == (None, "")
    found = game.step(act("quest", "doc"))
    assert (found is None) == (options > MOST_OPTIONS)
    assert ("more than the protocol can" in game.over) == (options > MOST_OPTIONS)


class Crowded(ReferenceEngine):
    """Shows more waiting abilities than a message holds."""

    def observe(self, player: str | None = None) -> Observation:
        return replace(super().observe(player), waiting=("doc",) * (MOST_ENTRIES + 1))


def test_nor_is_what_the_reference_shows_and_no_message_can_hold() -> None:
    engine = Flooded()
    game = Lockstep(Crowded(tracing=True), engine, engine.initialize())
    assert game.begin(setup(here("doc"))) is not None
    game.over = ""
    assert game.step(act("quest", "doc")) is None
    assert "more than the protocol can" in game.over


BRASSBUG = {"name": "Brassbug", "forest": 2, "mountain": 2, "water": 2}
SWARM = {"Flood": {"name": "Flood", "type": "spell", "hand_cost": 0, "effect": {
    "is": "repeat", "times": 6, "do": {"is": "create-token", "where": "hero", "token": BRASSBUG}}}}  # fmt: skip


@pytest.mark.parametrize("room", [5, 6])
def test_no_engine_has_to_keep_up_with_a_table_that_overflows(room: int) -> None:
    class Slow(ReferenceEngine):
        def act(self, player: str, action: Action) -> Reply:
            if room < 6:
                raise AssertionError("it is asked all the same")
            return super().act(player, action)

    # The flood lies on the table too.
    cards = [here(f"deck{number}", "deck", "Flood") for number in range(MOST_CARDS - room - 1)]
    game = flooded(Slow(), SWARM, *cards)
    assert ("more cards than an engine" in game.over) == (room < 6)


# --- open conflicts -------------------------------------------------------------------------------------


class Refusing(ReferenceEngine):
    """Takes the other side: it does not shift onto what is no character."""

    def act(self, player: str, action: Action) -> Reply:
        if action.kind == "play":
            return Reply(status="refused", message="it is no character")
        return super().act(player, action)


def by_action(case: Case, engine: Engine) -> Difference | None:
    return play_by_actions(case, engine, engine.initialize())


def to_the_letter(case: Case, engine: Engine) -> Difference | None:
    return play(case, ReferenceEngine(), engine, engine.initialize())


@pytest.mark.parametrize("played", [by_action, to_the_letter])
def test_whoever_takes_another_side_of_an_open_conflict_does_not_differ(
    played: Callable[[Case, Engine], Difference | None],
) -> None:
    assert played(case_named("shifted-onto-an-item"), Refusing()) is None
    difference = played(case_named("shift-onto-the-same-name"), Refusing())
    assert difference is not None
    assert difference.kind == "verdict"


@pytest.mark.parametrize(("waiting", "differ"), [((Waiting(player="Ann", source="hero"),), 0), ((), 1)])
def test_what_a_phase_is_called_is_compared_only_while_nothing_waits(waiting: tuple[Waiting, ...], differ: int) -> None:
    reference = ReferenceEngine()
    reference.setup(setup(here("hero")))
    table = replace(reference.observe(), waiting=waiting)
    turn = replace(table.position.turn, phase="end")
    other = replace(table, position=replace(table.position, turn=turn))
    assert len(comparison.tables(table, other, PROFILES["lorcana"], ("stepwise-triggers",))) == differ
