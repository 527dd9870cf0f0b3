"""What the reference answers in this process is what the protocol lets an engine say."""

from __future__ import annotations

import msgspec
import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.messages import Characteristics, Observation
from oracle.suite.plan import Plan, setup_params
from tests.extent import LONG
from tests.manners.judged import plans

EVERY = 1 if LONG else 12
IN_PLAY = {"play", "hero-expedition", "companion-expedition", "landmark"}


def of(game: str) -> list[Plan]:
    """Some scenarios of a game, and those in which something is reduced."""
    current = [plan for plan in plans() if plan.game == game and PROFILES[game].current in plan.editions]
    reduced = [plan for plan in current if b":-" in msgspec.json.encode(plan.definitions)]
    return [*current[::EVERY], *reduced]


@pytest.mark.parametrize("game", PROFILES)
def test_tables_and_characteristics_are_of_their_types(game: str) -> None:
    engine, asked = ReferenceEngine(), 0
    for plan in of(game):
        engine.setup(setup_params(plan, PROFILES[game].current))
        seen = engine.observe()
        msgspec.json.decode(msgspec.json.encode(seen), type=Observation)
        for card in seen.position.cards:
            if card.zone in IN_PLAY:
                asked += 1
                msgspec.json.decode(msgspec.json.encode(engine.characteristics(card.ref)), type=Characteristics)
    assert asked > 100
