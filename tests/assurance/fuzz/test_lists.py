"""Engines that list legal actions: what they offer and refuse, and what they accept and do not offer."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, EngineInfo, Legal, Reply
from tests.assurance.fuzz.small import here, setup
from tests.faulty.engines import faulty_engine

TABLE = here("hero"), here("new", "play", "a card", "Ann", "drying"), here("card", "hand")


class Listing(ReferenceEngine):
    """Lists one action more, or leaves out those of a kind; refuses some actions."""

    def __init__(self, *, more: Action | None = None, without: str = "", refuses: str = "") -> None:
        super().__init__()
        self.more, self.without, self.refuses = more, without, refuses

    def legal(self) -> Legal:
        known = super().legal()
        kept = tuple(action for action in known.actions if action.kind != self.without)
        return replace(known, actions=kept if self.more is None else (*kept, self.more))

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="refused") if action.kind == self.refuses else super().act(player, action)


def looked_at(engine: Engine, info: EngineInfo | None = None) -> Lockstep:
    """A game on this engine, begun."""
    game = Lockstep(ReferenceEngine(tracing=True), engine, info or engine.initialize())
    assert game.begin(setup(*TABLE)) is None
    return game


def test_a_right_list_is_no_difference() -> None:
    assert looked_at(ReferenceEngine()).look_around() is None


def test_an_action_that_is_offered_and_then_refused() -> None:
    found = looked_at(Listing(more=Action(kind="quest", card="new"))).look_around()
    assert found is not None
    assert (found.kind, found.what) == ("fault", "wrong-list: listed quest")


def test_an_action_that_is_accepted_and_not_offered() -> None:
    found = looked_at(Listing(without="quest")).look_around()
    assert found is not None
    assert (found.kind, found.what) == ("fault", "wrong-list: missing quest")


def test_an_action_that_is_neither_offered_nor_accepted_is_no_matter_of_the_list() -> None:
    assert looked_at(Listing(without="quest", refuses="quest")).look_around() is None


def test_an_illegal_action_that_is_offered_and_accepted_becomes_a_move_of_the_game() -> None:
    game = looked_at(faulty_engine("drying-quests"))
    found = game.look_around()
    assert found is not None
    assert (found.kind, found.reference.partition(" ")[0], found.engine) == ("verdict", "refused", "accepted")
    assert [move.action for move in game.played] == [Action(kind="quest", card="new")]


def test_only_what_is_declared_is_looked_at() -> None:
    engine = Listing(without="quest")
    info = engine.initialize()
    game = info.games["lorcana"]
    other = replace(game, capabilities=tuple(one for one in game.capabilities if one != "legal-lists"))
    assert looked_at(engine, replace(info, games={"lorcana": other})).look_around() is None
