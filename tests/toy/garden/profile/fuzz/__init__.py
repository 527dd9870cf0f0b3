"""Positions, cards and actions for differential play."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import PLAYERS, Offered
from oracle.assurance.own import Own
from oracle.protocol.messages import Action, Card, Cost, Observation, Player, Position, SetupParams, Turn
from oracle.protocol.values import JsonObject

SIZES = {"hand": 4, "deck": 5, "well": 4, "garden": 3, "compost": 1}


class GardenMaker:
    """See `oracle.assurance.fuzz.generate.maker.Maker`."""

    def __init__(self, offered: Offered) -> None:
        self.offered = offered

    def restock(self, dice: Dice) -> None:
        """Cards are made with each game."""

    def definition(self, dice: Dice, name: str) -> JsonObject:
        card: JsonObject = {"name": name, "type": "flower", "cost": dice.between(0, 3)}
        if dice.hit(0.3):
            effects = [{"is": "draw"}, *([{"is": "weed"}] if self.offered.has("weeding") else [])]
            return card | {"type": "spade", "effect": dice.pick(effects)}
        card["petals"] = dice.between(0, 3)
        return card | {"abilities": [{"is": "keyword", "keyword": "evergreen"}]} if dice.hit(0.3) else card

    def setup(self, dice: Dice, edition: str) -> SetupParams:
        pool = {name: self.definition(dice, name) for name in ("Card 0", "Card 1", "Card 2")}
        pool["Plain"] = {"name": "Plain", "type": "flower", "cost": 1, "petals": 1}
        cards = []
        for player in PLAYERS:
            for zone, most in SIZES.items():
                names = [name for name, card in pool.items() if zone != "garden" or card["type"] == "flower"]
                for number in range(dice.between(0, most)):
                    ref = f"{player.lower()}-{zone}-{number}"
                    card = Card(ref=ref, player=player, zone=zone, card=dice.pick(names))
                    cards.append(self.states(dice, card, None))
        players = tuple(
            Player(name=name, counters={"petals": n} if (n := dice.between(0, 4)) else {}) for name in PLAYERS
        )
        position = Position(players=players, turn=Turn(player="Ann", number=3), cards=tuple(cards))
        return SetupParams(game="garden", edition=edition, position=position, definitions=pool)

    def states(self, dice: Dice, card: Card, definition: JsonObject | None) -> Card:
        possible: dict[str, tuple[str, ...]] = {"garden": ("fresh", "turned"), "well": ("turned",)}
        return replace(card, states=tuple(word for word in possible.get(card.zone, ()) if dice.hit(0.25)))

    def filled(self, dice: Dice, action: Action, table: Observation) -> Action:
        return action

    def proposal(self, dice: Dice, table: Observation) -> tuple[str, Action] | None:
        cards = table.position.cards
        if not cards:
            return None
        card = dice.pick(cards)
        kind = dice.pick(("play", "pick"))
        cost = Cost(kind="water") if kind == "play" else None
        return dice.pick((card.player, table.position.turn.player)), Action(kind=kind, card=card.ref, cost=cost)


OWN = Own(
    maker=GardenMaker,
    quiet={
        "Quiet Flower": {"type": "flower", "cost": 1, "petals": 1},
        "Quiet Tree": {"type": "flower", "cost": 6, "petals": 3},
    },
    most_counted={"petals": 4},
)
