"""A small honest engine of Altered for tests of the harness: vanilla cards, turns, days without Reactions.

It knows what the phrases need and no more, and never reads anything of `oracle.games.altered.rules`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from oracle.protocol.messages import (
    Action,
    Card,
    Cost,
    EngineInfo,
    GameResult,
    GameSupport,
    Observation,
    Player,
    Position,
    Region,
    Reply,
    SetupParams,
    SetupResult,
    capabilities_of,
)
from tests.suite.fake_engine import FakeEngine, Refusal

EXPEDITIONS = ("hero-expedition", "companion-expedition")
ARENA = (Region(terrains=("forest", "mountain", "water")),)


class FakeAltered(FakeEngine):
    """Plays cards and passes; its permanents have quick actions.

    "Robot" creates a token, "Boost" puts two boosts and a story counter on the permanent, "March" moves the hero
    expedition forward, "Twin" makes two abilities wait, "Arena" starts tiebreakers, "Win" wins.
    """

    def __init__(self, capabilities: tuple[str, ...] = capabilities_of("altered")) -> None:
        super().__init__(capabilities)

    def initialize(self) -> EngineInfo:
        support = GameSupport(editions=("1.x", "3.0"), capabilities=self.capabilities)
        return EngineInfo(name="fake", games={"altered": support})

    def setup(self, params: SetupParams) -> SetupResult:
        answer = super().setup(params)
        self.players = {one.name: dict(one.counters) for one in params.position.players}
        self.regions = params.position.regions
        self.tokens = 0
        return answer

    def act(self, player: str, action: Action) -> Reply:
        if action.kind == "decline":
            return self._try(self._decline)
        handlers: dict[str, Callable[[str, Action], None]] = {
            "play": self._play,
            "use": self._use,
            "pass": self._pass,
            "begin": self._begin,
        }
        return self._try(lambda: self._checked(player, action, handlers[action.kind]))

    # --- actions ----------------------------------------------------------------------------------------

    def _play(self, player: str, action: Action) -> None:
        card = self.cards[action.card or ""]
        if card.player != player or card.zone not in ("hand", "reserve"):
            raise Refusal(f"5.2.a not in {player}'s hand or reserve")
        if action.at is None and self._definition(card)["type"] == "character":
            pays = action.cost or Cost(kind="mana")
            self._ask(player, "option", EXPEDITIONS, lambda answer: self._put(player, card, pays, answer[0]))
            return
        self._put(player, card, action.cost or Cost(kind="mana"), action.at or "landmark")

    def _put(self, player: str, card: Card, cost: Cost, where: str) -> None:
        amount = self._definition(card)["reserve_cost" if card.zone == "reserve" else "hand_cost"]
        if cost.kind == "mana":
            orbs = cost.resources or tuple(self._orbs(player)[:amount])
            if len(orbs) != amount or any(orb not in self._orbs(player) for orb in orbs):
                raise Refusal("5.1.2.h not enough mana")
            self._mark(orbs, "exhausted")
        self._set(card.ref, zone=where, states=("fleeting",) if card.zone == "reserve" else ())
        self._next(player)

    def _orbs(self, player: str) -> list[str]:
        cards = self.cards.values()
        return [one.ref for one in cards if (one.player, one.zone, one.states) == (player, "mana", ())]

    def _use(self, player: str, action: Action) -> None:
        ref = action.card or ""
        if action.ability in (None, "Robot"):
            self.tokens += 1
            token = Card(ref=f"token{self.tokens}", player=player, zone="hero-expedition", card="Robot")
            self.cards[token.ref] = token
        elif action.ability == "Boost":
            self._set(ref, counters={"boost": 2, "story": 1})
        elif action.ability == "March":
            self.players[player]["hero"] = self.players[player].get("hero", 0) + 1
            self.regions = tuple(replace(one, facedown=False) if n < 3 else one for n, one in enumerate(self.regions))
        elif action.ability == "Arena":
            self.regions = ARENA
        elif action.ability == "Win":
            self.result = GameResult(winner=player)
        else:
            super()._use(player, replace(action, ability="Twin"))

    def _own(self, ref: str | None, player: str, zone: str) -> Card:
        return self.cards[ref or ""]

    def _decline(self) -> None:
        if self.question is None:
            raise Refusal("6.4.d nothing is being declared")
        self.question = None

    def _pass(self, player: str, action: Action) -> None:
        self.players[player]["passed"] = 1
        self._next(player)

    def _begin(self, player: str, action: Action) -> None:
        self.turn = replace(self.turn, phase="afternoon", number=1)

    def _next(self, player: str) -> None:
        waiting = [name for name, own in self.players.items() if not own.get("passed")]
        if not waiting:
            first = next(name for name in self.players if name != self.turn.first)
            self.turn = replace(self.turn, player=first, first=first, number=self.turn.number + 1, phase="noon")
            self.players = {name: own | {"passed": 0} for name, own in self.players.items()}
        elif (player in waiting and len(waiting) > 1) or player not in waiting:
            self.turn = replace(self.turn, player=next(name for name in waiting if name != player))

    # --- looking ----------------------------------------------------------------------------------------

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        players = tuple(Player(name=name, counters=_above_zero(own)) for name, own in self.players.items())
        position = Position(
            players=players,
            turn=self.turn,
            cards=seen.position.cards,
            happened=seen.position.happened,
            regions=self.regions,
        )
        return replace(seen, position=position)


def _above_zero(counters: dict[str, Any]) -> dict[str, int]:
    return {name: amount for name, amount in counters.items() if amount}
