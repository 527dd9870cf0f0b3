"""A small honest engine for tests of the harness, and a wrapper that makes it say something else.

It knows vanilla cards only: what a card does stands in no text. It never reads anything of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from oracle.engines.base import Engine, EngineFault
from oracle.protocol.messages import (
    CAPABILITIES,
    Action,
    Card,
    Characteristics,
    Cost,
    Decision,
    EngineInfo,
    GameResult,
    GameSupport,
    Legal,
    Observation,
    Player,
    Position,
    Reply,
    SetupParams,
    SetupResult,
    Turn,
    Waiting,
)

ACCEPTED = Reply(status="accepted")
EDITIONS = ("2.1", "2.2", "seed-4.3", "seed-guide", "seed-guide-2")


class Refusal(Exception):
    pass


class FakeEngine:
    """Plays cards, inks, quests and passes the turn; its items ask the questions the tests need.

    Using an item: "Draw" asks whether to draw; "Twin" makes two abilities wait (of the item and of itself again);
    "Pick" asks for one of the player's characters; "Shuffle" shuffles the deck by the script of chance.
    """

    def __init__(self, capabilities: tuple[str, ...] = tuple(CAPABILITIES)) -> None:
        self.capabilities = capabilities
        self.setups = 0
        self.questions = 0

    def initialize(self) -> EngineInfo:
        return EngineInfo(
            name="fake", games={"lorcana": GameSupport(editions=EDITIONS, capabilities=self.capabilities)}
        )

    def setup(self, params: SetupParams) -> SetupResult:
        self.setups += 1
        self.params = params
        self.cards: dict[str, Card] = {card.ref: card for card in params.position.cards}
        self.lore = {player.name: player.counters.get("lore", 0) for player in params.position.players}
        self.turn = params.position.turn
        self.chance = list(params.chance)
        self.question: Decision | None = None
        self.effect: Callable[[tuple[str, ...]], None] = lambda _: None
        self.waiting: list[Waiting] = []
        self.result: GameResult | None = None
        return SetupResult(status="ok")

    # --- calls ------------------------------------------------------------------------------------------

    def act(self, player: str, action: Action) -> Reply:
        handlers: dict[str, Callable[[str, Action], None]] = {
            "play": self._play,
            "ink": self._ink,
            "quest": self._quest,
            "challenge": self._challenge,
            "move": self._move,
            "use": self._use,
            "end-turn": self._end_turn,
            "concede": self._concede,
        }
        return self._try(lambda: self._checked(player, action, handlers[action.kind]))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        def take() -> None:
            question = self.question
            if question is None or question.id != decision or question.player != player:
                raise Refusal("1.7.6 that question is not asked of this player")
            options = list(question.options)
            if not question.least <= len(answer) <= question.most or any(one not in options for one in answer):
                raise Refusal("1.7.7 that answer is no option")
            effect, self.question = self.effect, None
            effect(answer)

        return self._try(take)

    def _try(self, do: Callable[[], None]) -> Reply:
        try:
            do()
        except Refusal as refusal:
            code, _, text = str(refusal).partition(" ")
            return Reply(status="refused", code=code, message=text, decision=self.question)
        return Reply(status="accepted", decision=self.question)

    def _checked(self, player: str, action: Action, handler: Callable[[str, Action], None]) -> None:
        if self.result is not None:
            raise Refusal("1.8.1 the game is over")
        if self.question is not None:
            raise Refusal("1.7.6 a question is pending")
        if action.kind != "concede" and player != self.turn.player:
            raise Refusal("4.3.2 not the active player")
        handler(player, action)

    # --- actions ----------------------------------------------------------------------------------------

    def _play(self, player: str, action: Action) -> None:
        card, cost = self._own(action.card, player, "hand"), action.cost or Cost(kind="ink")
        amount = self._definition(card).get("cost", 1)
        if cost.kind == "ink":
            ink = cost.resources or tuple(self._ready(player, "inkwell")[:amount])
            if len(ink) != amount or any(ref not in self._ready(player, "inkwell") for ref in ink):
                raise Refusal("4.3.2.4 not enough ink")
            self._mark(ink, "exerted")
        elif cost.kind == "shift" and not cost.onto:
            targets = tuple(self._ready(player, "play"))
            if not targets:
                raise Refusal("8.10.1 nothing to shift onto")
            self._ask(player, "choose", targets, lambda answer: self._enter(card, answer))
            return
        elif cost.kind in ("sing", "sing-together"):
            singers = cost.by or tuple(self._ready(player, "play")[:1])
            if not singers or any(ref not in self._ready(player, "play") for ref in singers):
                raise Refusal("8.11.1 nobody sings")
            self._mark(singers, "exerted")
        self._enter(card, cost.onto)

    def _enter(self, card: Card, onto: tuple[str, ...]) -> None:
        if self._definition(card).get("type") == "action":
            self._set(card.ref, zone="discard")
            return
        for ref in onto:
            self._set(ref, under=card.ref, states=())
        drying = self._definition(card).get("type") == "character" and not onto
        self._set(card.ref, zone="play", states=("drying",) if drying else ())

    def _ink(self, player: str, action: Action) -> None:
        card = self._own(action.card, player, "hand")
        if self.turn.counters.get("inked"):
            raise Refusal("4.2.1 one card a turn")
        self._set(card.ref, zone="inkwell")
        self.turn = msgspec.structs.replace(self.turn, counters={"inked": 1})

    def _quest(self, player: str, action: Action) -> None:
        card = self._own(action.card, player, "play")
        if "exerted" in card.states or "drying" in card.states:
            raise Refusal("1.7.5 not ready to quest")
        self._mark((card.ref,), "exerted")
        self.lore[player] += self._definition(card).get("lore", 1)
        if self.lore[player] >= 20:
            others = tuple(name for name in self.lore if name != player)
            self.result = GameResult(winner=player, losers=others, reason="lore")

    def _challenge(self, player: str, action: Action) -> None:
        self._mark((self._own(action.card, player, "play").ref,), "exerted")

    def _move(self, player: str, action: Action) -> None:
        self._set(self._own(action.card, player, "play").ref, at=action.target)

    def _use(self, player: str, action: Action) -> None:
        card = self._own(action.card, player, "play")
        if action.ability in (None, "Draw"):
            self._ask(player, "may", ("yes", "no"), lambda answer: self._draw(player) if answer == ("yes",) else None)
        elif action.ability == "Twin":
            self.waiting = [
                Waiting(player=player, source=card.ref, ability="one"),
                Waiting(player=player, source=f"{player.lower()}-ink-1", ability="two"),
            ]
            self._ask_order(player)
        elif action.ability == "Pick":
            self._ask(
                player, "choose", tuple(self._ready(player, "play")), lambda answer: self._mark(answer, "exerted")
            )
        elif action.ability == "Shuffle":
            order = self.chance.pop(0)
            self.cards = {ref: card for ref, card in self.cards.items() if ref not in order} | {
                ref: self.cards[ref] for ref in order
            }
        else:
            raise Refusal("7.4.1 no such ability")

    def _ask_order(self, player: str) -> None:
        if not self.waiting:
            return

        def resolve(answer: tuple[str, ...]) -> None:
            self.waiting = [one for one in self.waiting if one.source != answer[0]]
            self._ask_order(player)

        self._ask(player, "trigger", tuple(one.source for one in self.waiting), resolve)

    def _end_turn(self, player: str, action: Action) -> None:
        names = list(self.lore)
        following = names[(names.index(player) + 1) % len(names)]
        for ref, card in list(self.cards.items()):
            if card.player == following and card.zone in ("play", "inkwell"):
                self._set(ref, states=())
        self.turn = Turn(player=following, number=self.turn.number + 1)
        self._draw(following)

    def _concede(self, player: str, action: Action) -> None:
        others = [name for name in self.lore if name != player]
        self.result = GameResult(winner=others[0], losers=(player,), reason="conceded")

    # --- helpers ----------------------------------------------------------------------------------------

    def _definition(self, card: Card) -> dict[str, Any]:
        definition: dict[str, object] = self.params.definitions.get(card.card or "", {})
        return definition

    def _own(self, ref: str | None, player: str, zone: str) -> Card:
        card = self.cards.get(ref or "")
        if card is None or card.player != player or card.zone != zone:
            raise Refusal(f"4.3.2 not in {player}'s {zone}")
        return card

    def _ready(self, player: str, zone: str) -> list[str]:
        return [
            ref
            for ref, card in self.cards.items()
            if card.player == player
            and card.zone == zone
            and not card.states
            and card.under is None
            and (zone != "play" or self._definition(card).get("type") == "character")
        ]

    def _set(self, ref: str, **fields: object) -> None:
        self.cards[ref] = msgspec.structs.replace(self.cards[ref], **fields)

    def _mark(self, refs: tuple[str, ...], state: str) -> None:
        for ref in refs:
            self._set(ref, states=tuple(sorted({*self.cards[ref].states, state})))

    def _draw(self, player: str) -> None:
        top = next((ref for ref, card in self.cards.items() if card.player == player and card.zone == "deck"), None)
        if top is not None:
            self._set(top, zone="hand")

    def _ask(self, player: str, kind: str, options: tuple[str, ...], effect: Callable[[tuple[str, ...]], None]) -> None:
        self.questions += 1
        self.question = Decision(id=f"q{self.questions}", player=player, kind=kind, options=options)
        self.effect = effect

    # --- looking ----------------------------------------------------------------------------------------

    def observe(self, viewer: str | None = None) -> Observation:
        cards = self.cards.values()
        if viewer is not None:
            cards = [  # type: ignore[assignment]
                msgspec.structs.replace(card, card=None)
                if card.zone in ("deck", "inkwell") or (card.zone == "hand" and card.player != viewer)
                else card
                for card in cards
            ]
        return Observation(
            position=Position(
                players=tuple(
                    Player(name=name, counters={"lore": lore} if lore else {}) for name, lore in self.lore.items()
                ),
                turn=self.turn,
                cards=tuple(cards),
                happened=self.params.position.happened,
            ),
            decision=self.question,
            waiting=tuple(self.waiting),
            result=self.result,
        )

    def characteristics(self, ref: str) -> Characteristics:
        return Characteristics(numbers={"strength": 2}, keywords={"resist": 2, "shift": 0})

    def legal(self) -> Legal:
        return Legal(actions=())

    def snapshot(self) -> str:
        raise EngineFault("order", "the fake takes no snapshots")

    def restore(self, snapshot: str) -> None:
        raise EngineFault("order", "the fake takes no snapshots")

    def close(self) -> None:
        pass


def unchanged(value: object) -> Any:
    return value


class Twisted(FakeEngine):
    """The fake with its replies and observations changed on the way out."""

    def __init__(
        self,
        *,
        reply: Callable[[Reply], Reply] = unchanged,
        observation: Callable[[Observation], Observation] = unchanged,
        setup: Callable[[SetupResult], SetupResult] = unchanged,
        capabilities: tuple[str, ...] = tuple(CAPABILITIES),
        after: int = 0,
    ) -> None:
        super().__init__(capabilities)
        self.twist_reply = reply
        self.twist_observation = observation
        self.twist_setup = setup
        self.after = after
        """Observations are true until this many calls were made."""

    def setup(self, params: SetupParams) -> SetupResult:
        self.calls = 0
        return self.twist_setup(super().setup(params))

    def act(self, player: str, action: Action) -> Reply:
        self.calls += 1
        return self.twist_reply(super().act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        self.calls += 1
        return self.twist_reply(super().decide(player, decision, answer))

    def characteristics(self, ref: str) -> Characteristics:
        # As true as the tables: never, but from some call on.
        lies = 0 < self.after <= self.calls
        return Characteristics(numbers={"strength": 9}, keywords={"ward": 0}) if lies else super().characteristics(ref)

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return self.twist_observation(seen) if self.calls >= self.after else seen


def as_engine(engine: FakeEngine) -> Engine:
    """The type checker's word that the fake is an engine."""
    return engine
