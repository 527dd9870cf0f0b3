"""Manners of showing what players know: what they were shown once is shown to them still."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from oracle.protocol.messages import Action, Card, Observation, Reply, SetupParams, SetupResult
from tests.manners.base import Manner

MEMORY = dict[str, dict[str, str]]
"""Player → the cards they have seen, by ref."""


class RemembersAll(Manner):
    """Shows a player every card that they have seen, or that was revealed, until it is shuffled."""

    def setup(self, params: SetupParams) -> SetupResult:
        answer = super().setup(params)
        self.inner.events = ()
        if answer.status == "ok":
            self.memory = {}
            self.note()
        return answer

    def reset(self) -> None:
        super().reset()
        self.memory, self.inner.events = {}, ()
        self.note()

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        self.note()
        return reply

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        reply = super().decide(player, decision, answer)
        self.note()
        return reply

    def note(self) -> None:
        """Remember what was seen in the last call."""
        everything = {card.ref: card.card for card in self.inner.observe().position.cards}
        seen: MEMORY = {}
        for player in self.inner.observe().position.players:
            known = dict(self.memory.get(player.name, {}))
            events: tuple[Any, ...] = self.inner.events
            for event in events:
                tag = event.__struct_config__.tag
                if tag == "revealed" or (tag == "looked" and event.player == player.name):
                    known |= {ref: everything[ref] for ref in event.cards if everything.get(ref) is not None}
                elif tag == "shuffled":
                    known = {ref: name for ref, name in known.items() if ref not in event.order}
            own = self.inner.observe(player.name).position.cards
            seen[player.name] = known | {card.ref: card.card for card in own if card.card is not None}
        self.memory = seen

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        if viewer is None:
            return seen
        known = self.memory.get(viewer, {})
        cards = tuple(self.remembered(card, known, viewer) for card in seen.position.cards)
        self.otherwise += cards != seen.position.cards
        return replace(seen, position=replace(seen.position, cards=cards))

    def remembered(self, card: Card, known: dict[str, str], viewer: str) -> Card:
        """A card as it is shown to a player who knows these."""
        del viewer
        return card if card.card is not None else replace(card, card=known.get(card.ref))


class RemembersOwn(RemembersAll):
    """The same for a player's own cards only: they know every card they have had in hand, wherever it is."""

    def remembered(self, card: Card, known: dict[str, str], viewer: str) -> Card:
        return super().remembered(card, known, viewer) if card.player == viewer else card


class RemembersResources(RemembersAll):
    """The same of what lies face down in an inkwell, in the Mana zone or under a card, and not of hands and decks."""

    def remembered(self, card: Card, known: dict[str, str], viewer: str) -> Card:
        return card if card.zone in ("hand", "deck") else super().remembered(card, known, viewer)
