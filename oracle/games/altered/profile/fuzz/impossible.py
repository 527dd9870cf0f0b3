"""Altered positions that no game can reach: Expeditions too far for a day to have begun.

The number of copies of a card is irrelevant: a limited deck may contain any number (1.1.5.d).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from oracle.assurance.own import Impossible, Numbers
from oracle.protocol.messages import SetupParams

MET = 7
"""The sum of distances at which a player's Expeditions have met."""
EXPEDITIONS = ("hero", "companion")


def impossible(setup: SetupParams, _numbers: Numbers) -> Iterator[Impossible]:
    """Every reason why no game can reach a position, each with its clause."""
    forward = Counter((fact.player, fact.ability) for fact in setup.position.happened if fact.what == "moved-forward")
    for player in setup.position.players:
        # An Expedition that moved forward today was farther back in the morning, unless it also moved backward.
        morning = {each: player.counters.get(each, 0) - forward.get((player.name, each), 0) for each in EXPEDITIONS}
        if sum(morning.values()) >= MET:
            yield Impossible("4.2.5.d", f"{player.name}'s Expeditions had met before the day began")
        for each, distance in morning.items():
            if setup.position.turn.number == 1 and distance > 0:
                yield Impossible("4.1.d", f"{player.name}'s {each} Expedition did not start in its own region")
