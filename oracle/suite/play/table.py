"""One look at the table."""

from __future__ import annotations

from collections.abc import Collection

from oracle.protocol.messages import Card, Observation, Player, SetupParams
from oracle.suite.play.failure import Failed
from oracle.suite.play.set_up import judge_set_up


class Table:
    """One observation, its cards by ref."""

    __slots__ = ("cards", "observation")

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.cards: dict[str, Card] = {card.ref: card for card in observation.position.cards}

    def player(self, name: str) -> Player:
        for player in self.observation.position.players:
            if player.name == name:
                return player
        names = ", ".join(player.name for player in self.observation.position.players) or "nobody"
        raise Failed(f"{name} in the game", f"the engine's position has {names}")


def first_table(params: SetupParams, seen: Observation, manners: Collection[str]) -> Table:
    """What an engine shows after `setup`. Raises `EngineFault` where it is not the position sent."""
    table = Table(seen)
    judge_set_up(params, seen, manners)
    return table
