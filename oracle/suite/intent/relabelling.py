"""Handles indistinguishable things: whichever one the engine takes, only the names differ."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.kernel.sameness import word
from oracle.protocol.digest import digest
from oracle.protocol.messages import (
    Action,
    Card,
    Characteristics,
    Cost,
    Decision,
    Legal,
    Observation,
    Position,
    Reply,
    SetupParams,
)

Swap = tuple[tuple[str, str], ...]
"""Pairs of refs that exchange names."""


def swap_of(answer: tuple[str, ...], other: tuple[str, ...], cards: Iterable[Card]) -> Swap | None:
    """The items in which the two answers differ, in pairs of the same printed card; None if they cannot be paired."""
    known = {card.ref: card.card for card in cards}
    mine, theirs = ([ref for ref in one if ref not in two] for one, two in ((answer, other), (other, answer)))
    pairs = tuple(zip(sorted(mine), sorted(theirs), strict=False))
    if not pairs or len(mine) != len(theirs) or any(known.get(one) is None for one in mine):
        return None
    return pairs if all(known[one] == known.get(two) for one, two in pairs) else None


def exchanged(params: SetupParams, swap: Swap) -> SetupParams:
    """The same position with the two cards of each pair exchanged."""
    cards, trade = list(params.position.cards), both_ways(swap)
    at = {card.ref: place for place, card in enumerate(cards)}
    moved = [cards[at[trade[card.ref]]] if card.ref in trade else card for card in cards]
    return replace(params, position=replace(params.position, cards=tuple(moved)))


def both_ways(swap: Swap) -> dict[str, str]:
    """Each ref → the one it exchanges its name with."""
    return {**dict(swap), **{other: one for one, other in swap}}


class Relabelled(Wrapper):
    """An engine in front of which some cards have exchanged names: to its caller, one is the other."""

    def __init__(self, engine: Engine, swap: Swap) -> None:
        super().__init__(engine)
        self._names = both_ways(swap)

    def act(self, player: str, action: Action) -> Reply:
        return self._reply(super().act(player, self._action(action)))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return self._reply(super().decide(player, decision, self._all(answer)))

    def observe(self, viewer: str | None = None) -> Observation:
        return self.observation(super().observe(viewer))

    def characteristics(self, ref: str) -> Characteristics:
        return super().characteristics(word(ref, self._names))

    def legal(self) -> Legal:
        found = super().legal()
        return replace(found, actions=tuple(map(self._action, found.actions)))

    def digest(self) -> str:
        """The digest of the table under the exchanged names."""
        return digest(self.observe())

    def observation(self, seen: Observation) -> Observation:
        """The engine's table under the exchanged names."""
        waiting = tuple(replace(one, source=word(one.source, self._names)) for one in seen.waiting)
        position, decision = self._position(seen.position), self.decision(seen.decision)
        return replace(seen, position=position, decision=decision, waiting=waiting)

    def decision(self, asked: Decision | None) -> Decision | None:
        """A question under the exchanged names."""
        if asked is None:
            return None
        return replace(asked, options=self._all(asked.options), source=self._maybe(asked.source))

    def _reply(self, reply: Reply) -> Reply:
        return replace(reply, decision=self.decision(reply.decision))

    def _action(self, action: Action) -> Action:
        cost = None if action.cost is None else self._cost(action.cost)
        return replace(action, card=self._maybe(action.card), target=self._maybe(action.target), cost=cost)

    def _position(self, position: Position) -> Position:
        cards = tuple(
            replace(card, ref=word(card.ref, self._names), under=self._maybe(card.under), at=self._maybe(card.at))
            for card in position.cards
        )
        return replace(position, cards=cards)

    def _cost(self, cost: Cost) -> Cost:
        return replace(cost, onto=self._all(cost.onto), by=self._all(cost.by), resources=self._all(cost.resources))

    def _all(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(word(each, self._names) for each in words)

    def _maybe(self, text: str | None) -> str | None:
        return None if text is None else word(text, self._names)
