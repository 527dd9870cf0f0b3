"""Looking at a table: which cards are where, what characteristics they have, what is forbidden, what things cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from plain.base import Json, Refused, Unsupported
from plain.lorcana.model import Card, Moment, Table, Timed
from plain.lorcana.words import amount, holds, matches

STACKING = ("challenger", "resist")
"""8.1.2: keywords with +N add up; of the others the first one counts."""

GAINABLE = {"triggered", "activated", "cannot", "challenges-ready"}

KEYWORD_TRIGGERS: dict[str, Json] = {
    "support": {
        "is": "triggered",
        "name": "Support",
        "when": [{"event": "quested", "this": True}],
        "effect": {
            "is": "may",
            "do": {
                "is": "sequence",
                "steps": [
                    {"is": "choose", "what": {"type": ["character"], "other": True}},
                    {"is": "gets", "stat": "strength", "plus": {"is": "value", "of": "strength"}},
                ],
            },
        },
    },
    "vanish": {
        "is": "triggered",
        "name": "Vanish",
        "when": [{"event": "chosen", "this": True, "who": "opponents", "of_action": True}],
        "effect": {"is": "banish", "it": "this"},
    },
}


class View:
    """A table and everything that can be read off it without changing it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asking: list[tuple[str, str]] = []

    @contextmanager
    def once(self, card: Card, name: str) -> Iterator[None]:
        """While a number is worked out. A text may depend on what it changes; where that ends is not known here."""
        asked = (card.ref, name)
        if asked in self.asking:
            raise Unsupported(f"{name} that depends on itself")
        self.asking.append(asked)
        try:
            yield
        finally:
            self.asking.pop()

    # Looking at the table.

    def find(self, ref: str | None) -> Card:
        for card in self.table.cards:
            if card.ref == ref:
                return card
        raise Refused("no-such-card", f"there is no card {ref}")

    def own_card(self, player: str, ref: str | None) -> Card:
        card = self.find(ref)
        if card.owner != player:
            raise Refused("not-your-card", f"{ref} is not {player}'s card")
        return card

    def zone(self, player: str, zone: str) -> list[Card]:
        return [card for card in self.table.cards if card.owner == player and card.zone == zone]

    def in_play(self, kind: str = "", player: str = "") -> list[Card]:
        """5.1.1.8: top cards of the Play zones, face up; perhaps of one type and one player only."""
        cards = [card for card in self.table.cards if self.is_in_play(card)]
        return [c for c in cards if kind in ("", c.facts.type) and player in ("", c.owner)]

    def is_in_play(self, card: Card) -> bool:
        return card.zone == "play" and card.under is None and not card.facedown

    def others(self, player: str) -> list[str]:
        """The other players who are still in the game, in turn order after this one."""
        seats = self.table.seats
        at = seats.index(player)
        return [name for name in seats[at + 1 :] + seats[:at] if name in self.table.players]

    def order(self, player: str) -> list[str]:
        """All who are still in the game, this one first (9.2.1)."""
        return [name for name in (player, *self.others(player)) if name in self.table.players]

    def stack(self, card: Card) -> list[Card]:
        """The card and all cards under it, from the top down."""
        below = [other for other in self.table.cards if other.under == card.ref]
        return [card] + [part for other in below for part in self.stack(other)]

    def uppermost(self, card: Card) -> Card:
        """What it is now, if another card was put on top of it (8.10.5)."""
        while card.under is not None:
            card = self.find(card.under)
        return card

    def gone_on(self, card: Card, life: int) -> tuple[str, int]:
        """8.10.5: by ref and life, the character that a card is, or was a part of then."""
        now = self.uppermost(card)
        return (now.ref, now.life) if card.life == life else (card.ref, life)

    # Characteristics with all modifiers (6.6.1.2: no order, they all add up).

    def stat(self, card: Card, name: str) -> int:
        if card.known:
            if name not in card.known:
                raise Unsupported(f"the {name} that {card.ref} had")
            return int(card.known[name])
        total = self.printed(card, name)
        if not self.is_in_play(card):
            return total
        challenge = self.table.challenge
        with self.once(card, name):
            total = max([total + self.modifiers(card, name), *self.floors(card, name)])
            if name == "strength" and challenge is not None and challenge.attacker is card:
                total += sum(self.keywords(card, "challenger"))
        return total

    def modifiers(self, card: Card, name: str) -> int:
        """All of them together (6.6.1.2)."""
        total = sum(t.amount for t in self.timed("gets") if t.text["stat"] == name and (card, card.life) in t.targets)
        for source, text in self.statics("static-gets"):
            if text["stat"] == name and self.applies(source, text, card):
                total += amount(self, Moment(source.owner, source), text["plus"])
        return total

    def floors(self, card: Card, name: str) -> list[int]:
        """6.6.4: below what it cannot be reduced; without a number, below what is printed."""
        texts = [t for source, t in self.statics("not-reduced-below") if self.applies(source, t, card)]
        texts = [text for text in texts if text["stat"] == name]
        return [self.printed(card, name) if text.get("value") is None else int(text["value"]) for text in texts]

    def printed(self, card: Card, name: str) -> int:
        """Locations and made-up cards may go without a Lore value; a Strength belongs to characters only."""
        kinds = {"strength": ("character",), "willpower": ("character", "location"), "lore": ("character", "location")}
        return int(card.facts.sure(name)) if card.facts.type in kinds.get(name, ()) else 0

    def strength(self, card: Card) -> int:
        return self.stat(card, "strength")

    def keywords(self, card: Card, keyword: str, entering: bool = False) -> list[int]:
        """The values of each instance of a keyword that counts (8.1.2); 6.4.2.3: what applies as it enters, too."""
        return [value() for value in self.instances(card, keyword, entering)]

    def instances(self, card: Card, keyword: str, entering: bool = False) -> list[Callable[[], int]]:
        """Each by its value, which may depend on who has the keyword."""
        if card.known:
            return [partial(int, value) for value in card.known[keyword]]
        printed = [text.get("value") or 0 for text in card.facts.texts("keyword") if text["keyword"] == keyword]
        found: list[Callable[[], int]] = [partial(int, value) for value in printed]
        if entering or self.is_in_play(card):
            if any(t["keyword"] == keyword and self.gives(s, t, card) for s, t in self.statics("static-loses")):
                return []
            for source, text in self.statics("static-gains"):
                if text["keyword"] == keyword and self.gives(source, text, card):
                    found.append(partial(amount, self, Moment(source.owner, source), text.get("value") or 0))
            for timed in self.timed("gains", "loses"):
                if timed.text["keyword"] == keyword and (card, card.life) in timed.targets:
                    # What it loses it has no more, unless it gains it again later.
                    found = [*found, partial(int, timed.amount)] if timed.kind == "gains" else []
        return found if keyword in STACKING else found[:1]

    def gives(self, source: Card, text: Json, card: Card) -> bool:
        """The same as `applies` of a keyword: who has it may depend on who has it."""
        with self.once(card, text["keyword"]):
            return self.applies(source, text, card)

    def has(self, card: Card, keyword: str) -> bool:
        return bool(self.instances(card, keyword))

    def statics(self, *kinds: str) -> list[tuple[Card, Json]]:
        """6.4.2.3: continuous abilities of the cards in play."""
        return [(card, text) for card in self.in_play() for text in self.texts(card, *kinds)]

    def texts(self, card: Card, *kinds: str) -> list[Json]:
        """What is printed on a card, and what it has gained."""
        return [*card.facts.texts(*kinds), *self.gained(card, *kinds)]

    def gained(self, card: Card, *kinds: str) -> list[Json]:
        """Abilities that a card in play has as if they were printed on it."""
        if not self.is_in_play(card) or not set(kinds) & GAINABLE:
            return []
        given = [(s, t) for s, t in self.statics("static-gains-ability") if self.applies(s, t, card)]
        given += [(t.moment.speaker, t.text) for t in self.timed("gains-ability") if (card, card.life) in t.targets]
        # Without a name of its own it goes by that of what gives it.
        named = [{"name": text.get("name") or source.facts.full, **text["ability"]} for source, text in given]
        return [ability for ability in named if ability["is"] in kinds]

    def classes(self, card: Card) -> set[str]:
        """Its classifications, with those that it has gained."""
        if "classes" in card.known:
            return set(card.known["classes"])
        found = set(card.facts.sure("classes"))
        if self.is_in_play(card):
            for source, text in self.statics("static-gains-classification"):
                with self.once(card, "classifications"):
                    found |= {text["classification"]} if self.applies(source, text, card) else set()
            timed = self.timed("gains-classification")
            found |= {t.text["classification"] for t in timed if (card, card.life) in t.targets}
        return found

    def side(self, card: Card) -> str:
        """Its side of the challenge under way, if it is in it."""
        now = self.table.challenge
        if now is None or not now.includes(card):
            return ""
        return "challenging" if card is now.attacker else "challenged"

    def timed(self, *kinds: str) -> list[Timed]:
        table = self.table
        return [t for t in table.timed if t.kind in kinds and t.applies_in(table.number, table.active)]

    def applies(self, source: Card, text: Json, card: Card) -> bool:
        """Whether a static ability touches that card; without `what` it speaks of its own."""
        moment, what = Moment(source.owner, source), text.get("what")
        meant = card is source if what is None else matches(self, moment, what, card)
        return meant and holds(self, moment, text.get("condition"))

    def forbidden(self, action: str, player: str, card: Card | None, other: Card | None = None) -> bool:
        """1.2.2: what prevents wins over what allows. Without a card: whether a player is meant.

        `other`: against whom; what speaks of the other side forbids nothing in general.
        """
        found = self.statics("cannot")
        if card is not None and action == "play":
            own = card.facts.texts("cannot")
            found += [(card, text) for text in own if text.get("what", {}).get("it") == "this"]
        for source, text in found:
            moment = Moment(source.owner, source)
            if text["action"] != action or not holds(self, moment, text.get("condition")):
                continue
            what = text.get("what")
            of_players = action in ("play", "discard", "gain-lore")
            meant = of_players or card is source
            if what is not None and card is not None:
                meant = matches(self, moment, what, card)
            meant = meant and self.is_against(moment, text, other)
            if meant and self.is_meant(text.get("who", "each"), source.owner, player):
                return True
        return any(
            timed.text["action"] == action
            and timed.whose in ("", player if card is None else card.owner)
            and (card is None or matches(self, timed.moment, timed.text.get("what", {}), card))
            and self.is_meant(timed.text.get("who", "each"), timed.moment.player, player)
            for timed in self.timed("forbid")
        )

    def is_against(self, moment: Moment, text: Json, other: Card | None) -> bool:
        against = text.get("against")
        return against is None or (other is not None and matches(self, moment, against, other))

    def is_meant(self, who: str, you: str, player: str) -> bool:
        return who in ("each", "its-player") or (who == "you") == (player == you)

    def move_cost(self, card: Card, place: Card) -> int:
        """4.7.3.2: for free, where that is allowed; else 4.7.3.3: the location's move cost and all modifiers."""
        for source, text in self.statics("moves-free"):
            moment = Moment(source.owner, source)
            free = source is place and matches(self, moment, text.get("what", {}), card)
            if free and holds(self, moment, text.get("condition")):
                return 0
        cost = int(place.facts.sure("move_cost"))
        for source, text in self.statics("move-pays"):
            moment = Moment(source.owner, source)
            meant = source.owner == card.owner and matches(self, moment, text.get("what", {}), card)
            meant = meant and not (text.get("here") and source is not place)
            if meant and not (text.get("this") and source is not card) and holds(self, moment, text.get("condition")):
                cost -= amount(self, moment, text["less"])
        return max(0, cost)

    def costs_to(self, action: str, card: Card) -> list[Json]:
        """4.5.1.2, 4.6.4.3: what has to be paid to quest or challenge with that character."""
        texts = [text for source, text in self.statics("cost-to") if self.applies(source, text, card)]
        return [part for text in texts if text["action"] == action for part in text["cost"]]

    # What the check and the bag look for.

    def is_dying(self, card: Card) -> bool:
        """1.8.1.4: as much damage as Willpower, or more. What is not known matters once lowered."""
        if card.facts.type not in ("character", "location"):
            return False
        if card.facts.willpower is None and not card.damage and self.modifiers(card, "willpower") >= 0:
            return False
        return card.damage >= self.stat(card, "willpower")

    def triggers(self, card: Card) -> list[tuple[str, Json]]:
        """Those of a card, each with a key; keywords that are triggered abilities among them."""
        found = [(f"{at}", text) for at, text in enumerate(card.facts.abilities) if text["is"] == "triggered"]
        found += [(f"gained {at}", text) for at, text in enumerate(self.gained(card, "triggered"))]
        return found + [(word, text) for word, text in KEYWORD_TRIGGERS.items() if self.has(card, word)]
