"""Questions of the current edition that the oracle does not answer, because no clause does."""

from __future__ import annotations

from oracle.engines.reference import ReferenceEngine
from oracle.protocol import messages as m

CHARACTER = {"name": "Elsa", "type": "character", "cost": 1, "strength": 2, "willpower": 3, "lore": 1}
CHOOSE = [
    {"is": "choose", "what": {"type": ["character"]}, "least": 0, "most": 2, "as": "going"},
    {"is": "choose", "what": {"type": ["location"]}, "as": "there"},
    {"is": "move-to", "it": "going", "to": "there"},
]
CARAVAN = {"name": "Caravan", "type": "action", "cost": 0, "effect": {"is": "sequence", "steps": CHOOSE}}
MINE = "Seven Dwarfs' Mine - Secure Fortress"


def engine() -> ReferenceEngine:
    made = ReferenceEngine()
    cards = (
        m.Card(ref="one", player="Ann", zone="play", card="Elsa"),
        m.Card(ref="two", player="Ann", zone="play", card="Elsa"),
        m.Card(ref="mine", player="Ann", zone="play", card=MINE),
        m.Card(ref="caravan", player="Ann", zone="hand", card="Caravan"),
    )
    position = m.Position(
        players=(m.Player(name="Ann"), m.Player(name="Bob")), turn=m.Turn(player="Ann", number=3), cards=cards
    )
    made_up = {"Elsa": CHARACTER, "Caravan": CARAVAN}
    params = m.SetupParams(game="lorcana", edition="2.2", position=position, definitions=made_up)
    assert made.setup(params).status == "ok"
    return made


def moved(*names: str) -> m.Reply:
    made = engine()
    reply = made.act("Ann", m.Action(kind="play", card="caravan", cost=m.Cost(kind="ink")))
    assert reply.decision is not None
    return made.decide("Ann", reply.decision.id, names)


def test_nobody_can_say_which_of_two_at_once_was_the_first() -> None:
    reply = moved("one", "two")
    assert (reply.status, reply.code) == ("unsupported", "6.2.2")
    assert "which was the first" in reply.message


def test_one_alone_is_the_first() -> None:
    reply = moved("two")
    assert reply.status == "accepted"
    assert reply.decision is not None
