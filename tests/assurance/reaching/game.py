"""A game from decks that leads to a scenario's position, as far as its cards can be inked, played and quested with.

Nothing is searched: the decks are stacked so that each player draws what they need, inks a card a turn, plays the
dearest card that the ink pays for, and quests for the lore that the scenario has. Cards that are drawn beyond that stay
in hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from oracle.engines.games import binding
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Card, Cost, Decision, Player, Position, SetupParams
from oracle.suite.phrases.setting import setting_of

GAME = "lorcana"
FILLER = "Agustin Madrigal - Clumsy Dad"
"""A card that can be inked; it fills decks and pays."""
HAND = 7
MOST_TURNS = 15


class Unreachable(Exception):
    """No game was found; the text is the reason."""


class Reached:
    """The game that leads to a scenario's position."""

    def __init__(self, wanted: Position, edition: str) -> None:
        """Raises `Unreachable`."""
        self._wanted, self._edition = wanted, edition
        self._players = [player.name for player in wanted.players]
        self._active = wanted.turn.player
        at = self._players.index(self._active)
        self._order = self._players[at:] + self._players[:at]
        self._refuse_impossible()
        self._ink = {who: max([len(self._in(who, "inkwell")), *self._costs(who)]) for who in self._players}
        self._turns = max(self._turns_of(who) for who in self._players)
        self._engine = ReferenceEngine()
        self.moves = 0
        """The actions and answers of the game."""

    def _refuse_impossible(self) -> None:
        printed = binding(GAME).printed
        if self._wanted.turn.phase != "main" or self._wanted.happened:
            raise Unreachable("the position is not at the beginning of a main phase")
        for card in self._wanted.cards:
            if card.under or (card.controller or card.player) != card.player:
                raise Unreachable("a card is under another, or another player's")
            if card.zone != "deck" and card.card is not None and card.card not in printed:
                raise Unreachable("a card is not printed under this name")

    def _in(self, who: str, zone: str) -> list[Card]:
        return [card for card in self._wanted.cards if (card.player, card.zone) == (who, zone)]

    def _costs(self, who: str) -> list[int]:
        return sorted((_cost(card) for card in self._in(who, "play")), reverse=True)

    def _turns_of(self, who: str) -> int:
        """The turns until everything has been inked and played, and one more, in which it dries."""
        left, ink, turns = self._costs(who), 0, 0
        while left or ink < len(self._in(who, "inkwell")):
            turns += 1
            ready = ink = min(ink + 1, self._ink[who])
            for cost in list(left):
                if cost <= ready:
                    ready -= cost
                    left.remove(cost)
            if turns > MOST_TURNS:
                raise Unreachable("it takes too many turns")
        return turns + 1

    # --- the decks ---------------------------------------------------------------------------------------------

    def decks(self) -> SetupParams:
        """The beginning of the game, with the order of the decks."""
        decks = {who: self._deck(who) for who in self._players}
        turn, regions = setting_of(GAME).start(tuple(self._players))
        position = Position(
            players=tuple(Player(name=who) for who in self._players),
            turn=replace(turn, player=self._active),
            cards=tuple(card for who in self._players for card in decks[who]),
            regions=regions,
        )
        orders = tuple(tuple(card.ref for card in decks[who]) for who in self._order)
        return SetupParams(game=GAME, edition=self._edition, position=position, chance=((self._active,), *orders))

    def _deck(self, who: str) -> list[Card]:
        named = [card for zone in ("play", "hand", "discard", "inkwell") for card in self._in(who, zone)]
        drawn = HAND + self._turns
        if len(named) > drawn:
            raise Unreachable("there are more cards than are drawn")
        if not all(card.card is None or _inkable(card) for card in self._in(who, "inkwell")):
            raise Unreachable("a card in the inkwell cannot be inked")
        extra = [Card(ref=f"extra-{who}-{place}", player=who, zone="deck") for place in range(drawn - len(named) + 1)]
        # A player without a deck loses at the end of the turn.
        under = self._in(who, "deck") or extra[-1:]
        return [_anew(card) for card in (*named, *extra[:-1], *under)]

    # --- play --------------------------------------------------------------------------------------------------

    def play(self) -> Position:
        """Play the game on the reference and return the position it leads to. Raises `Unreachable`."""
        self._engine.initialize()
        self._engine.setup(self.decks())
        self._act(self._active, kind="begin")
        waiting = {who: sorted(self._in(who, "play"), key=_cost, reverse=True) for who in self._players}
        inked: Counter[str] = Counter()
        for turn in range(1, self._turns + 1):
            for who in self._order:
                self._play_turn(who, waiting[who], inked, last=turn == self._turns)
        for card in self._in(self._active, "play"):
            if card.states == ("exerted",):
                self._act(self._active, kind="quest", card=card.ref)
        seen = self._engine.observe()
        if seen.result is not None or any(waiting.values()) or seen.position.turn.player != self._active:
            raise Unreachable("the game took another course")
        return seen.position

    def _play_turn(self, who: str, waiting: list[Card], inked: Counter[str], *, last: bool) -> None:
        hand = [card.ref for card in self._engine.observe().position.cards if (card.player, card.zone) == (who, "hand")]
        ink = next((ref for ref in self._to_ink(who) if ref in hand), None)
        if inked[who] < self._ink[who] and ink is not None:
            self._act(who, kind="ink", card=ink)
            inked[who] += 1
        ready = inked[who]
        for card in list(waiting):
            if _cost(card) <= ready and card.ref in hand and (last or "drying" not in card.states):
                self._act(who, kind="play", card=card.ref, cost=Cost(kind="ink"))
                ready -= _cost(card)
                waiting.remove(card)
        if last and who != self._active:
            for card in self._in(who, "play"):
                if "exerted" in card.states:
                    self._act(who, kind="quest", card=card.ref)
        self._quest_for_lore(who)
        self._act(who, kind="end-turn")

    def _to_ink(self, who: str) -> Iterator[str]:
        yield from (card.ref for card in self._in(who, "inkwell"))
        yield from (f"extra-{who}-{place}" for place in range(HAND + self._turns))

    def _quest_for_lore(self, who: str) -> None:
        """Quest with what may quest, as long as that gives no more lore than the scenario has."""
        wanted = _lore(self._wanted, who)
        for card in self._in(who, "play"):
            position = self._engine.observe().position
            if any(one.ref == card.ref and one.zone == "play" and not one.states for one in position.cards):
                lore = self._engine.characteristics(card.ref).numbers.get("lore", 0)
                if 0 < lore <= wanted - _lore(position, who):
                    self._act(who, kind="quest", card=card.ref)

    def _act(self, who: str, **action: Any) -> None:
        reply = self._engine.act(who, Action(**action))
        self.moves += 1
        asked: Decision | None = reply.decision
        while reply.status == "accepted" and asked is not None:
            answer = ("no",) if "no" in asked.options else tuple(asked.options[: asked.least])
            reply = self._engine.decide(asked.player, asked.id, answer)
            self.moves += 1
            asked = reply.decision
        if reply.status != "accepted":
            raise Unreachable(f"the rules refuse to {action['kind']} there ({reply.code})")


def _anew(card: Card) -> Card:
    """The card in its deck, before anything has happened to it."""
    return Card(ref=card.ref, player=card.player, zone="deck", card=card.card or FILLER)


def _cost(card: Card) -> int:
    return int(binding(GAME).printed[card.card or FILLER].cost)


def _inkable(card: Card) -> bool:
    return bool(binding(GAME).printed[card.card or FILLER].inkwell)


def _lore(position: Position, who: str) -> int:
    return next(player.counters.get("lore", 0) for player in position.players if player.name == who)


def unlike(wanted: Position, reached: Position) -> frozenset[str]:
    """What differs, in one word each; cards in a deck are not compared."""
    there = {card.ref: card for card in reached.cards}
    found = {"lore" for player in wanted.players if _lore(wanted, player.name) != _lore(reached, player.name)}
    for card in wanted.cards:
        now = there.pop(card.ref, None)
        if now is None or now.zone != card.zone:
            found.add(f"{card.zone} is {'gone' if now is None else now.zone}")
        elif card.zone == "play":
            found |= {"states"} if sorted(now.states) != sorted(card.states) else set()
            found |= {"counters"} if _counted(now) != _counted(card) else set()
            found |= {"location"} if now.at != card.at else set()
    return frozenset(found | {f"more in {card.zone}" for card in there.values() if card.zone != "deck"})


def _counted(card: Card) -> dict[str, int]:
    return {name: count for name, count in card.counters.items() if count}
