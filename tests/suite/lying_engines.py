"""The honest fake, and engines that each do one thing otherwise."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from oracle.engines.base import EngineFault
from oracle.protocol.messages import CAPABILITIES, Action, Card, Observation, Player, Reply, SetupResult
from tests.suite.fake_engine import FakeEngine, Twisted

replace = msgspec.structs.replace


class ExertsOnRefusal(Twisted):
    """Leaves ink exerted after a refusal."""

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        if reply.status == "refused":
            self._mark(tuple(self._ready(player, "inkwell")[:1]), "exerted")
        return reply


class TakesChoices(Twisted):
    """Takes every choice itself."""

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        while reply.decision is not None:
            asked = reply.decision
            reply = super().decide(asked.player, asked.id, asked.options[:1])
        return reply


class Crashes(Twisted):
    """Breaks down whenever somebody quests."""

    def act(self, player: str, action: Action) -> Reply:
        if action.kind == "quest":
            raise EngineFault("crash", "the engine ended")
        return super().act(player, action)


def no_views(seen: Observation) -> Observation:
    cards = tuple(replace(card, card=card.card or "a card") for card in seen.position.cards)
    return replace(seen, position=replace(seen.position, cards=cards))


def elsewhere(seen: Observation) -> Observation:
    """Another table altogether: wrong names, a card nobody has on the moon, a third player."""
    position = seen.position
    wrong = tuple(replace(card, card="Wrong Name") for card in position.cards)
    phantom = Card(ref="phantom", player=position.players[0].name, zone="the-moon", card="Wrong Name")
    players = (*position.players, Player(name="Zoe"))
    return replace(seen, position=replace(position, cards=(*wrong, phantom), players=players))


def renamed(seen: Observation) -> Observation:
    """Every card under a wrong name, and nothing else."""
    cards = tuple(replace(card, card="Wrong Name") for card in seen.position.cards)
    return replace(seen, position=replace(seen.position, cards=cards))


LIARS: dict[str, Callable[[], FakeEngine]] = {
    "honest": Twisted,
    "accepts everything": lambda: Twisted(reply=lambda reply: replace(reply, status="accepted")),
    "refuses everything": lambda: Twisted(reply=lambda reply: replace(reply, status="refused")),
    "exerts on refusal": ExertsOnRefusal,
    "takes choices": TakesChoices,
    "crashes": Crashes,
    "shows everything": lambda: Twisted(observation=no_views),
    "shows another table": lambda: Twisted(observation=elsewhere),
    "shows wrong names": lambda: Twisted(observation=renamed),
    "lacks shift": lambda: Twisted(capabilities=tuple(name for name in CAPABILITIES if name != "shift")),
    "lacks cards": lambda: Twisted(setup=lambda _: SetupResult(status="unsupported", unsupported=("Big Friend",))),
    "lies about shift": lambda: Twisted(setup=lambda _: SetupResult(status="unsupported", unsupported=("shift",))),
}
"""Name → maker of the engine."""
