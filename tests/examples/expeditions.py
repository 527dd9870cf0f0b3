"""A game of Altered with an example engine: positions, and what the tests ask of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .cards import Json
from .child import Child

REGIONS = ["forest mountain water", "forest", "mountain water", "mountain", "forest water", "water", "forest mountain"]


def made(name: str, hand: int = 1, *abilities: Json, **fields: Any) -> Json:
    """A made-up Character, unless the fields say otherwise."""
    plain = {"name": name, "type": "character", "hand_cost": hand, "reserve_cost": hand}
    stats = {} if "type" in fields else {"forest": 1, "mountain": 1, "water": 1}
    return {**plain, **stats, "abilities": list(abilities), **fields}


def spell(name: str, effect: Json, hand: int = 1) -> Json:
    return made(name, hand, type="spell", effect=effect)


def reaction(symbol: str, effect: Json, **fields: Any) -> Json:
    return {"is": "reaction", "symbol": symbol, "effect": effect, **fields}


def row(ref: str, zone: str, name: str, *states: str, player: str = "Ann", **counters: int) -> Json:
    return {"ref": ref, "player": player, "zone": zone, "card": name, "states": states, "counters": counters}


class Expeditions:
    """One game. Ann is the first player, in the Afternoon of day 3."""

    def __init__(self, child: Child) -> None:
        self.child = child

    def setup(
        self,
        *cards: Json,
        mana: int = 0,
        deck: int = 5,
        made_up: Sequence[Json] = (),
        players: Mapping[str, Json] | None = None,
        **more: Any,
    ) -> Json:
        rows = [row(f"mana{n}", "mana", "a card") for n in range(1, mana + 1)]
        rows += [row(f"{p}-deck-{n}", "deck", "a card", player=p) for p in ("Ann", "Bob") for n in range(1, deck + 1)]
        regions = [{"terrains": terrains.split()} for terrains in REGIONS]
        position = {
            "players": [{"name": name, "counters": (players or {}).get(name, {})} for name in ("Ann", "Bob")],
            "turn": {"player": "Ann", "number": 3, "phase": "afternoon", "first": "Ann"},
            "cards": [*cards, *rows],
            "regions": [*regions, {"terrains": REGIONS[0].split()}],
        }
        position |= {name: more.pop(name) for name in ("turn", "regions", "happened") if name in more}
        definitions = {card["name"]: card for card in [made("a card"), *made_up]}
        setup = {
            "game": "altered",
            "edition": more.pop("edition", "3.0"),
            "position": position,
            "definitions": definitions,
            **more,
        }
        return self.child.call("setup", **setup)

    def starts(self, *cards: Json, **more: Any) -> None:
        assert self.setup(*cards, **more) == {"status": "ok"}

    def act(self, kind: str, ref: str | None = None, player: str = "Ann", how: str = "mana", **more: Any) -> Json:
        action = {"kind": kind, **({"card": ref} if ref else {}), **more}
        if kind == "play":
            action["cost"] = {"kind": how, **action.pop("cost", {})}
            action.setdefault("at", "hero-expedition")
            action = {name: value for name, value in action.items() if value is not None}
        return self.child.call("act", player=player, action=action)

    def does(self, kind: str, ref: str | None = None, player: str = "Ann", **more: Any) -> None:
        reply = self.act(kind, ref, player, **more)
        assert reply["status"] == "accepted", reply

    def passes(self, *players: str) -> None:
        for player in players:
            self.does("pass", player=player)

    def refuses(self, code: str, kind: str, ref: str | None = None, player: str = "Ann", **more: Any) -> None:
        before = self.position()
        reply = self.act(kind, ref, player, **more)
        assert (reply["status"], reply.get("code")) == ("refused", code), reply
        assert self.position() == before

    def chooses(self, *answer: str) -> None:
        reply = self.child.decide(*answer)
        assert reply["status"] == "accepted", reply

    def position(self) -> Json:
        position: Json = self.child.observe()["position"]
        return position

    def turn(self) -> Json:
        turn: Json = self.position()["turn"]
        return turn

    def zone(self, ref: str) -> str:
        return str(self.child.card(ref)["zone"])

    def states(self, ref: str) -> list[str]:
        return list(self.child.card(ref).get("states", []))

    def counters(self, ref: str) -> Json:
        counters: Json = self.child.card(ref).get("counters", {})
        return counters

    def ready_mana(self, player: str = "Ann") -> int:
        rows = self.position()["cards"]
        return sum(r["zone"] == "mana" and r["player"] == player and not r.get("states") for r in rows)
