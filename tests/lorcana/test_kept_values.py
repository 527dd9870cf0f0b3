"""Characteristics that are kept: what is taken back leaves nothing behind."""

from __future__ import annotations

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Card, Cost, Player, Position, SetupParams, Turn

LEADER = {
    "name": "Leader", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
    "abilities": [{"is": "static-gets", "stat": "strength", "plus": 1, "what": {"type": ["character"], "other": True}}],
}  # fmt: skip
PLAIN = {"type": "character", "cost": 0, "willpower": 1, "lore": 1}
WEAK, STRONG = {"name": "Weak", "strength": 1, **PLAIN}, {"name": "Strong", "strength": 5, **PLAIN}


def test_a_card_is_not_taken_for_one_whose_play_was_taken_back() -> None:
    engine = ReferenceEngine()
    position = Position(
        players=(Player(name="Ann"), Player(name="Bob")),
        turn=Turn(player="Ann", number=2, phase="main"),
        cards=(
            Card(ref="leader", player="Ann", zone="play", card="Leader"),
            Card(ref="weak", player="Ann", zone="hand", card="Weak"),
            Card(ref="strong", player="Ann", zone="hand", card="Strong"),
        ),
    )
    definitions = {"Leader": LEADER, "Weak": WEAK, "Strong": STRONG}
    params = SetupParams(game="lorcana", edition="2.2", position=position, definitions=definitions)
    assert engine.setup(params).status == "ok"
    start, found = engine.here(), []
    for ref in ("weak", "strong"):
        engine.act("Ann", Action(kind="play", card=ref, cost=Cost(kind="ink")))
        found.append(engine.characteristics(ref).numbers["strength"])
        engine.go_back(start)
    assert found == [2, 6]
