"""Cards change zones and states, lore changes; everybody who listens hears of it."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import replace
from typing import Any

from plain.base import Unsupported
from plain.lorcana.model import KEYWORDS, Card, Event, carry_over
from plain.lorcana.view import View


class Moving(View):
    """A table on which things happen."""

    def emit(self, events: list[Event], watching: list[Card] | None = None) -> None:
        """To be told to the triggered abilities, of those watching where they are said."""
        raise NotImplementedError

    def note(self, what: str, player: str, card: Card | None) -> None:
        """6.1.16: what may be asked of this turn later."""
        self.table.happened.append((what, player, card, -1 if card is None else card.life))

    def move(self, card: Card, zone: str, top: bool = False) -> None:
        """Cards under one that leaves play go with it (5.1.1.7, 8.10.7); in the new zone it is a new card (7.1.6)."""
        self.remember(card)
        for part in self.stack(card):
            self.table.cards.remove(part)
            part.zone, part.under, part.at, part.life = zone, None, None, part.life + 1
            part.exerted = part.drying = part.facedown = False
            part.damage, part.hit_by = 0, []
            self.table.cards.insert(0 if top else len(self.table.cards), part)
            if zone == "discard":
                self.note("put-into-discard", part.owner, part)
        for other in self.table.cards:
            if other.at == card.ref:
                other.at = None
        gone = [
            t for t in self.table.timed if t.until == "while-this-in-play" and t.moment.life != t.moment.source.life
        ]
        self.table.timed = [timed for timed in self.table.timed if timed not in gone]

    def remember(self, card: Card) -> None:
        """6.7.7: what it is now, where it may leave play."""
        if self.is_in_play(card) and card.life not in card.was:
            memory: dict[str, Any] = {"under": len(self.stack(card)) - 1}
            memory |= {name: self.keywords(card, name) for name in KEYWORDS.split()}
            for name in ("lore", "strength", "willpower"):
                # What is not known of it may never be asked.
                with suppress(Unsupported):
                    memory[name] = self.stat(card, name)
            with suppress(Unsupported):
                memory["classes"] = self.classes(card)
            card.was[card.life] = replace(card, known=memory)

    def go_on_as(self, card: Card, other: Card) -> None:
        """8.10.5: two cards of a stack, one of them on top after the other, are one character."""
        for timed in self.table.timed:
            carry_over(timed.targets, card, other)
            timed.moment.go_on(card, other)

    def draw(self, player: str, count: int) -> int:
        """1.12: one at a time, as many as there are."""
        drawn = self.zone(player, "deck")[:count]
        for card in drawn:
            self.move(card, "hand")
            self.emit([Event("drew", player, card)])
        return len(drawn)

    def shuffle(self, player: str) -> None:
        deck = self.zone(player, "deck")
        scripted = self.table.chance.pop(0) if deck and self.table.chance else []
        order = {ref: at for at, ref in enumerate(scripted)}
        random.shuffle(deck)
        deck.sort(key=lambda card: order.get(card.ref, len(order)))
        for card in deck:
            self.table.cards.remove(card)
        self.table.cards += deck

    def discard(self, cards: list[Card]) -> None:
        for card in cards:
            self.move(card, "discard")
        self.emit([Event("discarded", card.owner, card) for card in cards])

    def exert(self, cards: list[Card]) -> None:
        for card in cards:
            card.exerted = True
        self.emit([Event("exerted", card.owner, card) for card in cards if card.zone == "play"])

    def inked(self, player: str, cards: list[Card]) -> None:
        """7.5.2: each of them; who puts a card into the own inkwell inks it."""
        for card in cards:
            own = [Event("inks", player, card)] if card.owner == player else []
            self.emit([Event("inked", card.owner, card), *own])

    def put_beneath(self, player: str, upper: Card, count: int) -> None:
        """So many cards were put under that one, by this player."""
        self.emit([Event("put-under", player, upper)] * count)

    def put_at(self, card: Card, place: Card) -> None:
        """4.7.4."""
        left, card.at = card.at is not None, place.ref
        self.emit([Event("moves", card.owner, card, other=place, from_location=left)])

    def ready(self, player: str, cards: list[Card]) -> list[Card]:
        """Those that were exerted and may be readied, by this player."""
        there = [card for card in cards if card.exerted]
        cards = [card for card in there if card.zone == "inkwell" or not self.forbidden("ready", card.owner, card)]
        for card in cards:
            card.exerted = False
        self.emit([Event("readied", player, card) for card in cards if card.zone == "play"])
        return cards

    def gain_lore(self, player: str, count: int) -> None:
        """1.11.1: never below 0."""
        if count > 0 and self.forbidden("gain-lore", player, None):
            return
        self.table.lore[player] = max(0, self.table.lore[player] + count)
