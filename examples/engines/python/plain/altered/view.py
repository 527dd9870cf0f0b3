"""Looking at a table: where cards are, what they look like, which abilities work."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from plain.altered.model import IN_PLAY, SIDES, TERRAINS, Card, Look, Moment, Place, Table, to
from plain.altered.words import amount, expeditions, holds, matches
from plain.base import Json, Refused, sure

LOOKS = ("keyword", "stats", "subtypes", "regions", "grants", "loses-abilities", "ignored")
"""Passive abilities that are applied in order (2.3.3); the others change what happens."""


@dataclass
class Working:
    """An ability that works, and whose it is."""

    card: Card
    key: str
    text: Json
    player: str
    stamp: int
    moment: Moment
    places: frozenset[Place] | None = None
    """Of a Reaction: the Expeditions of its object before the event that it hears (6.3.e)."""


def base_look(card: Card) -> Look:
    """2.3.1.a; 3.1.3.c, 3.2.9.c: a Mana Orb has a type and nothing else."""
    if card.zone == "mana":
        return Look("mana-orb")
    facts = card.facts
    look = Look(facts.type, set(facts.subtypes), stats=list(facts.stats))
    for at, text in enumerate(facts.abilities):
        if is_plain_keyword(text):
            held = look.keywords if not (text.get("support") or text.get("zone")) or works(card, text) else look.idle
            held.setdefault(text["keyword"], []).append(int(text.get("value") or 0))
        look.abilities.append((str(at), text))
    look.abilities += card.granted
    return look


def is_plain_keyword(text: Json) -> bool:
    return text["is"] == "keyword" and text.get("what") is None and not text.get("condition")


def works(card: Card, text: Json) -> bool:
    """2.2.11.g-j: in play, in the Hero zone, in Reserve while ready, or where it says."""
    if text.get("zone"):
        return card.zone in text["zone"]
    if text.get("support"):
        return card.zone == "reserve" and "exhausted" not in card.states
    return card.zone == "hero" if card.facts.type == "hero" else card.zone in IN_PLAY


class View:
    """A table and what can be read off it without changing it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.looks: dict[str, Look] | None = None
        self.terrains: list[tuple[str, ...]] = []
        self.trial: dict[str, Look] | None = None
        """While passive abilities are being applied: what has come of it so far."""

    # Cards and zones.

    def find(self, ref: str | None) -> Card:
        for card in self.table.cards:
            if card.ref == ref:
                return card
        raise Refused("no-such-card", f"there is no card {ref}")

    def zone(self, player: str, zone: str) -> list[Card]:
        return [card for card in self.table.cards if card.owner == player and card.zone == zone]

    def in_play(self) -> list[Card]:
        return [card for card in self.table.cards if card.zone in IN_PLAY]

    def other(self, player: str) -> str:
        return next(name for name in self.table.players if name != player)

    def initiative(self) -> list[str]:
        """1.4.5: who decides first."""
        return [self.table.active, self.other(self.table.active)]

    def hero(self, player: str) -> Card | None:
        return next(iter(self.zone(player, "hero")), None)

    def ready_mana(self, player: str) -> list[Card]:
        return [card for card in self.zone(player, "mana") if "exhausted" not in card.states]

    # Expeditions.

    def all_places(self) -> list[Place]:
        return [(player, side) for player in self.table.players for side in SIDES]

    def places(self, card: Card) -> frozenset[Place]:
        """The Expeditions it is in; a Gigantic one is in both of its controller's (7.4.4.b)."""
        if card.look is not None:
            return card.places
        if card.place is None or card.zone != "expedition":
            return frozenset()
        if self.has(card, "gigantic"):
            return frozenset((card.place[0], side) for side in SIDES)
        return frozenset([card.place])

    def facing(self, place: Place) -> Place:
        return self.other(place[0]), place[1]

    def region_at(self, place: Place) -> int:
        far = self.table.far[place]
        return 0 if self.table.arena else far if place[1] == "hero" else 7 - far

    def terrains_at(self, place: Place) -> tuple[str, ...]:
        self.all_looks()
        return self.terrains[self.region_at(place)]

    # Characteristics.

    def look(self, card: Card) -> Look:
        if card.look is not None:
            return card.look
        looks = self.trial if self.trial is not None else self.all_looks()
        return looks.get(card.ref) or base_look(card)

    def bears(self, card: Card, keyword: str) -> bool:
        """Whether it is there, with an effect or without one (7.3.14.b)."""
        look = self.look(card)
        return keyword in look.keywords or keyword in look.idle

    def has(self, card: Card, keyword: str) -> bool:
        """Whether it has an effect."""
        look = self.look(card)
        return keyword in look.keywords and not look.ignored

    def worth(self, card: Card, keyword: str) -> int:
        """The number behind a keyword: of several Tough all are paid, of several Scout costs one."""
        numbers = self.look(card).keywords.get(keyword, [0])
        return min(numbers) if keyword == "scout" else sum(numbers)

    def stats(self, card: Card) -> list[int]:
        """2.5.1.b: boosts add to all of them; only Characters have any."""
        look = self.look(card)
        boosts = card.counters.get("boost", 0)
        return [stat + boosts for stat in look.stats] if look.type == "character" else [0, 0, 0]

    def touch(self) -> None:
        """Something has changed: passive abilities are looked at again (2.3.1.k)."""
        self.looks = None

    def all_looks(self) -> dict[str, Look]:
        if self.trial is not None:
            return self.trial
        if self.looks is None:
            self.apply_passives()
        return self.looks or {}

    def apply_passives(self) -> None:
        """2.3.1.l: from nothing, one after the other."""
        self.trial = {card.ref: base_look(card) for card in self.table.cards}
        self.terrains = [() if r.facedown and not self.table.arena else r.terrains for r in self.table.regions]
        left = [w for w in self.working(*LOOKS) if not is_plain_keyword(w.text) or w.key == "ongoing"]
        try:
            while left:
                chosen = self.next_passive(left)
                left.remove(chosen)
                self.apply_one(chosen)
            self.looks = self.trial
        finally:
            self.trial = None

    def next_passive(self, left: list[Working]) -> Working:
        """2.3.3: the lowest timestamp free of dependency; who depends on each other do not count."""
        left = sorted(left, key=lambda w: w.stamp)
        if not any(self.depends(left[0], other) for other in left[1:]):
            return left[0]
        needs = {id(a): {id(b) for b in left if b is not a and self.depends(a, b)} for a in left}
        changed = True
        while changed:
            changed = False
            for mine in needs.values():
                more = set().union(*(needs[b] for b in mine)) - mine if mine else set()
                mine |= more
                changed = changed or bool(more)
        return next(a for a in left if all(id(a) in needs[b] for b in needs[id(a)]))

    def depends(self, a: Working, b: Working) -> bool:
        """2.3.2.c-f: whether applying `b` changes whether `a` is there, what it touches, or what it does."""
        trial, terrains, before = self.trial, self.terrains, self.doing(a)
        self.trial, self.terrains = {ref: look.copied() for ref, look in sure(trial).items()}, list(terrains)
        self.apply_one(b)
        after = self.doing(a)
        self.trial, self.terrains = trial, terrains
        return before != after

    def doing(self, passive: Working) -> object:
        if not self.is_there(passive):
            return None
        if not holds(self, passive.moment, passive.text.get("condition")):
            return ()
        numbers = [amount(self, passive.moment, passive.text.get(name, 0)) for name in TERRAINS]
        touched = self.touched(passive)
        lost = [self.has_now(card) for card in touched] if passive.text["is"] == "loses-abilities" else []
        return [card.ref for card in touched], numbers, lost

    def has_now(self, card: Card) -> object:
        look = self.look(card)
        return [key for key, _ in look.abilities], sorted(look.keywords.items())

    def is_there(self, passive: Working) -> bool:
        if passive.key == "ongoing" or self.trial is None:
            return True
        if self.trial[passive.card.ref].ignored - {ability_id(passive)}:
            return False
        return any(key == passive.key for key, _ in self.trial[passive.card.ref].abilities)

    def touched(self, passive: Working) -> list[Card]:
        """2.3.1.h: objects in play only; without `what` its own, which may be a Hero."""
        what = passive.text.get("what")
        if passive.text["is"] == "ignored" and passive.text.get("symbols"):
            return []
        if passive.text["is"] == "ignored" and what is not None:
            return [c for c in self.table.cards if matches(self, passive.moment, what, c)]
        if what is None:
            own = passive.text["is"] == "ignored" or passive.card.zone in (*IN_PLAY, "hero")
            return [passive.card] if own else []
        return [card for card in self.in_play() if matches(self, passive.moment, what, card)]

    def apply_one(self, passive: Working) -> None:
        text, moment = passive.text, passive.moment
        if not self.is_there(passive) or not holds(self, moment, text.get("condition")):
            return
        if text["is"] == "regions":
            new = tuple(text["terrains"])
            named = [place for where in text.get("where", ()) for place in expeditions(self, moment, where)]
            meant = {self.region_at(place) for place in named} if text.get("where") else range(len(self.terrains))
            for region in meant:
                self.terrains[region] = new if text.get("instead") else merged(self.terrains[region], new)
            return
        numbers = [amount(self, moment, text.get(name, 0)) for name in TERRAINS]
        trial = sure(self.trial)
        for card in self.touched(passive):
            change(trial[card.ref], passive, numbers)

    # Which abilities work.

    def working(self, *kinds: str) -> list[Working]:
        """1.2.4.d: abilities that work now, in the order of their timestamps."""
        found = []
        for card in self.table.cards:
            for key, text in self.look(card).abilities:
                if text["is"] in kinds and works(card, text):
                    found.append(
                        Working(card, key, text, card.controller, card.stamp, Moment(card.controller, to(card)))
                    )
        for emblem in self.table.ongoing:
            if emblem.ability["is"] in kinds:
                card, moment = emblem.source.seen(), emblem.known
                found.append(Working(card, "ongoing", emblem.ability, emblem.player, emblem.stamp, moment))
        return sorted(found, key=lambda w: w.stamp)

    def is_ignored(self, mine: Working) -> bool:
        """7.3.14, 7.3.1.e; what would ignore itself works."""
        if self.look(mine.card).ignored - {ability_id(mine)}:
            return True
        for passive in self.passives("ignored"):
            symbols, what = passive.text.get("symbols") or (), passive.text.get("what")
            own = mine.card is passive.card if what is None else matches(self, passive.moment, what, mine.card)
            if mine.text.get("symbol") in symbols and own:
                return True
        return False

    def passives(self, *kinds: str) -> Iterator[Working]:
        """Those that work and whose condition holds."""
        for passive in self.working(*kinds):
            ignored = passive.key != "ongoing" and self.look(passive.card).ignored - {ability_id(passive)}
            if not ignored and holds(self, passive.moment, passive.text.get("condition")):
                yield passive


def ability_id(passive: Working) -> str:
    return f"{passive.card.ref}:{passive.key}"


def merged(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(terrain for terrain in TERRAINS if terrain in old or terrain in new)


def change(look: Look, passive: Working, numbers: list[int]) -> None:
    """What a passive ability does to one object."""
    text, kind = passive.text, passive.text["is"]
    if kind == "keyword":
        look.keywords.setdefault(text["keyword"], []).append(int(text.get("value") or 0))
    elif kind == "stats":
        look.stats = [old + more for old, more in zip(look.stats, numbers, strict=True)]
    elif kind == "subtypes":
        look.subtypes = set(text.get("gains", ())) | (set() if text.get("instead") else look.subtypes)
    elif kind == "grants":
        look.abilities = [*look.abilities, (f"{passive.card.ref}:{passive.key}", text["ability"])]
    elif kind == "loses-abilities":
        look.abilities, look.keywords, look.idle = [], {}, {}
    elif kind == "ignored":
        look.ignored.add(ability_id(passive))
