"""Where whole actions are compared, an engine must be told what was wanted, not only what leads to the same table."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.assurance.fuzz.lockstep.whole_actions import WholeActionLockstep, play_by_actions
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Cost, Reply
from oracle.suite.phrases.move import Move
from tests.assurance.fuzz.small import act, case, here, setup

CHEAPER = {"is": "pay-less", "next": {}, "less": {"is": "value", "of": "damage", "it": "first"}}
"""The next card costs less by the damage of what was chosen first: no table shows of which that was."""


def test_a_choice_of_nothing_is_told_as_that_although_the_singer_is_offered() -> None:
    song = {
        "name": "Song",
        "type": "action",
        "cost": 0,
        "classifications": ["Song"],
        "effect": {
            "is": "sequence",
            "steps": [{"is": "choose", "what": {}, "as": "first", "least": 0, "most": 2}, CHEAPER],
        },
    }
    singer = replace(here("singer"), counters={"damage": 1})
    setting = setup(singer, here("song", "hand", "Song"), here("spare", "hand"), Song=song)
    sing = Move(player="Ann", action=Action(kind="play", card="song", cost=Cost(kind="sing", by=("singer",))))
    moves = (sing, Move(player="Ann", answer=()), act("play", "spare", cost="ink"))
    engine = ReferenceEngine()
    assert play_by_actions(case(setting, *moves), engine, engine.initialize()) is None


class OffersNothing(ReferenceEngine):
    """Where nothing may be chosen it offers that as an option."""

    def act(self, player: str, action: Action) -> Reply:
        return offering_nothing(super().act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return offering_nothing(super().decide(player, decision, () if answer == ("none",) else answer))


def offering_nothing(reply: Reply) -> Reply:
    asked = reply.decision
    if asked is None or asked.kind != "choose" or asked.least:
        return reply
    return replace(reply, decision=replace(asked, options=(*asked.options, "none"), least=1))


class Dearer(OffersNothing):
    """A wrong one: nothing is ever cheaper."""

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        return replace(reply, status="refused") if action.card == "spare" else reply


TWO = {"name": "Two", "type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
    {"is": "choose", "what": {}, "as": "first", "least": 0}, {"is": "choose", "what": {}, "as": "second", "least": 0},
    CHEAPER]}}  # fmt: skip


def told(engine: ReferenceEngine, first: str, second: str) -> str:
    """What a game comes to in which Ann chooses two of her cards, and then plays a card that costs less."""
    cards = (replace(here("hurt"), counters={"damage": 1}), here("whole"))
    setting = setup(*cards, here("two", "hand", "Two"), here("spare", "hand"), Two=TWO)
    game = WholeActionLockstep(ReferenceEngine(tracing=True, recognisable=True), engine, engine.initialize())
    assert game.begin(setting) is None
    moves = (act("play", "two", cost="ink"), *(Move(player="Ann", answer=(one,)) for one in (first, second)))
    for move in (*moves, act("play", "spare", cost="ink")):
        if game.step(move) is not None:
            return "differs"
    return game.over


def test_which_of_two_things_a_question_was_about_may_show_only_later() -> None:
    assert told(OffersNothing(), "hurt", "hurt") == ""
    assert told(Dearer(), "hurt", "hurt") == "differs"
    assert told(OffersNothing(), "hurt", "whole") == ""
    assert "could be about two things" in told(Dearer(), "hurt", "whole")
