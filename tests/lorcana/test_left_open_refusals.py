"""A refusal that hangs on what the rules leave open says so."""

from __future__ import annotations

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.protocol import messages as m

CHARACTER = {"name": "Elsa", "type": "character", "cost": 1, "strength": 2, "willpower": 3, "lore": 1}
RECKLESS = {**CHARACTER, "name": "Reckless", "abilities": [{"is": "keyword", "keyword": "reckless"}]}
PRICE = {"name": "Price", "type": "item", "cost": 1, "abilities": [
    {"is": "cost-to", "action": action, "cost": [{"is": "ink", "amount": 1}], "what": {"type": ["character"]}}
    for action in ("quest", "challenge")
]}  # fmt: skip
ORDERS = {"name": "Orders", "type": "action", "cost": 0, "effect": {"is": "must-quest", "all": {"type": ["character"]}}}


def refusal(*, reckless: bool, price: bool) -> m.Reply:
    """How Ann's end of the turn ends, with a character that must act in one way or the other."""
    made = ReferenceEngine()
    mine = m.Card(ref="mine", player="Ann", zone="play", card="Reckless" if reckless else "Elsa")
    cards = (
        mine,
        m.Card(ref="ink", player="Ann", zone="inkwell", card="Elsa"),
        m.Card(ref="orders", player="Ann", zone="hand", card="Orders"),
        m.Card(ref="his", player="Bob", zone="play", card="Elsa", states=("exerted",)),
        *((m.Card(ref="price", player="Bob", zone="play", card="Price"),) if price else ()),
    )
    position = m.Position(
        players=(m.Player(name="Ann"), m.Player(name="Bob")), turn=m.Turn(player="Ann", number=3), cards=cards
    )
    definitions = {"Elsa": CHARACTER, "Reckless": RECKLESS, "Price": PRICE, "Orders": ORDERS}
    ready = made.setup(m.SetupParams(game="lorcana", edition="2.2", position=position, definitions=definitions))
    assert ready.status == "ok", ready.message
    if not reckless:
        assert made.act("Ann", m.Action(kind="play", card="orders", cost=m.Cost(kind="ink"))).status == "accepted"
    return made.act("Ann", m.Action(kind="end-turn"))


@pytest.mark.parametrize("reckless", [True, False])
def test_says_that_a_price_leaves_it_open(reckless: bool) -> None:
    reply = refusal(reckless=reckless, price=True)
    assert reply.code == ("8.7.3" if reckless else "1.2.1")
    assert "left open (conflict 117)" in reply.message


@pytest.mark.parametrize("reckless", [True, False])
def test_says_nothing_of_it_where_no_price_is_asked(reckless: bool) -> None:
    reply = refusal(reckless=reckless, price=False)
    assert reply.code == ("8.7.3" if reckless else "1.2.1")
    assert "open" not in reply.message
