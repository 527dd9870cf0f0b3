"""Small games of Lorcana for the tests of differential play."""

from __future__ import annotations

from typing import Any

from oracle.assurance.fuzz.case import Case
from oracle.protocol.messages import Action, Card, Cost, Player, Position, SetupParams, Turn
from oracle.suite.phrases.move import Move

CHARACTER = {"name": "a card", "type": "character", "cost": 2, "inkwell": True, "strength": 2, "willpower": 3,
             "lore": 1, "classifications": ["Storyborn"]}  # fmt: skip
SONG = {"name": "a song", "type": "action", "cost": 3, "inkwell": True, "classifications": ["Song"],
        "effect": {"is": "draw", "cards": 1}}  # fmt: skip


def setup(*cards: Card, **definitions: Any) -> SetupParams:
    """Ann's turn; ready ink for two cards, decks of three."""
    rest = [
        *(Card(ref=f"ink{n}", player="Ann", zone="inkwell", card="a card") for n in range(2)),
        *(Card(ref=f"{who.lower()}{n}", player=who, zone="deck", card="a card") for n in range(3)
          for who in ("Ann", "Bob")),
    ]  # fmt: skip
    return SetupParams(
        game="lorcana",
        edition="2.2",
        position=Position(
            players=(Player(name="Ann"), Player(name="Bob")),
            turn=Turn(player="Ann", number=3),
            cards=(*cards, *rest),
        ),
        definitions={"a card": CHARACTER, "a song": SONG, **definitions},
    )


def here(ref: str, zone: str = "play", card: str = "a card", player: str = "Ann", *states: str) -> Card:
    return Card(ref=ref, player=player, zone=zone, card=card, states=states)


def act(kind: str, card: str | None = None, player: str = "Ann", **fields: Any) -> Move:
    cost = fields.pop("cost", None)
    return Move(
        player=player, action=Action(kind=kind, card=card, cost=None if cost is None else Cost(kind=cost), **fields)
    )


def case(setting: SetupParams, *moves: Move) -> Case:
    return Case(setup=setting, moves=moves)
