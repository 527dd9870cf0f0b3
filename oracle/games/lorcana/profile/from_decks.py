"""Games of Lorcana that lead to a position: the decks are stacked, and the cards drawn are inked, played and used.

Each player draws the cards that the position needs, inks a card a turn, and does the rest as soon as there is enough
ink. Everything in the position besides cards in their zones (damage, exerted cards, lore, a discard) comes from a few
printed cards with no other text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product

from msgspec import Struct

from oracle.assurance.casting.from_decks.course import Course, Unreachable
from oracle.protocol.messages import Action, Card, Cost

FILLER = "Agustin Madrigal - Clumsy Dad"
"""A card without text that can be inked, used to fill decks and to pay."""
ONE_DAMAGE, TWO_DAMAGE = "Mosquito Bite", "Ba-Boom!"
ONE_DISCARDED, TWO_DISCARDED = "Strike a Good Match", "Ransack"
"""Their player draws two cards and discards the number in the name."""
TWO_LORE, LESS_LORE = "Gathering Knowledge and Wisdom", "Tangle"
"""Two lore for its player; one less for every opponent."""
SONGS = ("Has Set My Heaaaaaaart . . .", "Reflection")
"""Songs that do nothing if there is no item, or only look at cards; their singers are exerted."""
WASTE = ("Quick Patch", "Break")
"""They cost one and two ink, and do nothing without a location or an item, respectively."""
HAND, MOST_TURNS, MOST_INK = 7, 14, 10


class _Task(Struct, kw_only=True):
    """Something that a player does in one of their turns: play, move, or use a card of the position."""

    who: str
    card: Card
    """The card that is played or moved."""
    cost: int
    action: Action
    choosing: tuple[str, ...] = ()
    last: bool = False
    """Whether it is done in the player's last turn."""
    after: tuple[str, ...] = ()
    """Cards that have to be in play first."""
    surplus: int = 0
    """How many additional cards it draws."""


class _Way(Struct, frozen=True):
    """One of the ways to be tried."""

    dearest: bool
    """Whether expensive cards are played before cheap ones."""
    quests: bool
    """Whether lore comes from quests, or from actions."""
    wastes: bool
    """Whether ink that the position does not have is spent before the scenario begins."""


WAYS = tuple(_Way(*way) for way in product((True, False), (True, False), (False, True)))


class _Journey:
    """A game of that many turns, in one of the ways."""

    def __init__(self, on: Course, way: _Way, turns: int) -> None:
        self.on, self.way, self.turns = on, way, turns
        self.active = on.wanted.turn.player
        at = on.players.index(self.active)
        self.order = on.players[at:] + on.players[:at]
        self.more: dict[str, list[Card]] = {who: [] for who in self.order}
        self.tasks = {who: [*self._tasks(who)] for who in self.order}
        self.ink = {who: self._ink(who) for who in self.order}
        self.inked: Counter[str] = Counter()

    def play(self) -> None:
        """Raises Unreachable with `long` if more turns may help."""
        decks = [card for who in self.order for card in self._deck(who)]
        self.on.begin(self.active, decks, FILLER)
        for turn in range(1, self.turns + 1):
            for who in self.order:
                self._turn(who, last=turn == self.turns and who != self.active)
                self.on.act(who, Action(kind="end-turn"))
        self._turn(self.active, last=True)
        if any(self.inked[who] < self.ink[who] for who in self.order):
            raise Unreachable("long")
        if self.on.position.turn.player != self.active:
            raise Unreachable("course")

    # --- what there is to do -----------------------------------------------------------------------------------

    def _extra(self, who: str, name: str) -> Card:
        card = Card(ref=f"{who.lower()}-more-{len(self.more[who]) + 1}", player=who, zone="deck", card=name)
        self.more[who].append(card)
        return card

    def _cost(self, card: Card, field: str = "cost") -> int:
        return int(self.on.card(card, FILLER).get(field) or 0)

    def _extra_task(self, who: str, name: str, *choosing: str, **fields: object) -> _Task:
        card = self._extra(who, name)
        action = Action(kind="play", card=card.ref, cost=Cost(kind="ink"))
        return _Task(who=who, card=card, cost=self._cost(card), action=action, choosing=choosing, **fields)  # type: ignore[arg-type]

    def _tasks(self, who: str) -> Iterator[_Task]:
        own = self.on.cards(who, "play")
        plays = [self._play(who, card, own) for card in own]
        yield from sorted(plays, key=lambda task: -task.cost if self.way.dearest else task.cost)
        for card in own:
            if card.at is not None:
                place = next(other for other in self.on.wanted.cards if other.ref == card.at)
                move = Action(kind="move", card=card.ref, target=place.ref)
                cost = self._cost(place, "move_cost")
                yield _Task(who=who, card=card, cost=cost, action=move, after=(card.ref, place.ref))
            damage = card.counters.get("damage", 0)
            for name in (TWO_DAMAGE,) * (damage // 2) + (ONE_DAMAGE,) * (damage % 2):
                yield self._extra_task(who, name, card.ref, after=(card.ref,))
        yield from self._discards(who)
        if not self.way.quests:
            for _ in range(self._lore_wanted(who) // 2):
                yield self._extra_task(who, TWO_LORE)

    def _play(self, who: str, card: Card, own: Sequence[Card]) -> _Task:
        if (card.controller or who) != who or "facedown" in card.states:
            raise Unreachable("places")
        below = tuple(other.ref for other in own if other.under == card.ref)
        if len(below) > 1:
            raise Unreachable("places")
        cost = Cost(kind="shift", onto=below) if below else Cost(kind="ink")
        ink = self._shift_cost(card) if below else self._cost(card)
        action = Action(kind="play", card=card.ref, cost=cost)
        return _Task(who=who, card=card, cost=ink, action=action, last="drying" in card.states, after=below)

    def _shift_cost(self, card: Card) -> int:
        abilities = self.on.card(card, FILLER).get("abilities") or ()
        found = [one.get("cost") or () for one in abilities if one.get("keyword") == "shift"]
        if len(found) != 1 or any(cost.get("is") != "ink" for cost in found[0]):
            raise Unreachable("places")
        return sum(int(cost["amount"]) for cost in found[0])

    def _discards(self, who: str) -> Iterator[_Task]:
        left = [card.ref for card in self.on.cards(who, "discard")]
        while left:
            name = TWO_DISCARDED if len(left) > 1 else ONE_DISCARDED
            some, left = left[:2], left[2:]
            yield self._extra_task(who, name, *some, after=tuple(some), surplus=2)

    def _lore_wanted(self, who: str) -> int:
        return next(one.counters.get("lore", 0) for one in self.on.wanted.players if one.name == who)

    def _ink(self, who: str) -> int:
        """The cards in the inkwell at the end: the position's, and enough for each card and for the last turn."""
        inks = self.on.cards(who, "inkwell")
        ready = sum("exerted" not in card.states for card in inks) if who == self.active else 0
        last = ready + sum(task.cost for task in self.tasks[who] if task.last)
        return max([len(inks), last, *(task.cost for task in self.tasks[who])])

    # --- the decks ---------------------------------------------------------------------------------------------

    def _deck(self, who: str) -> list[Card]:
        own = self.on.cards(who, "play", "hand", "discard", "inkwell")
        inks = self.on.cards(who, "inkwell")
        if not all(self.on.card(card, FILLER).get("inkwell", True) for card in inks):
            raise Unreachable("places")
        for _ in range(self.ink[who] - len(inks)):
            self._extra(who, FILLER)
        self._exerting(who)
        self._wasting(who)
        drawn = HAND + self.turns + sum(task.surplus for task in self.tasks[who])
        above = [*own, *self.more[who]]
        if len(above) > drawn:
            raise Unreachable("long")
        above += [self._extra(who, FILLER) for _ in range(drawn - len(above))]
        # Whoever has no deck loses at the end of the turn.
        below = self.on.cards(who, "deck") or [self._extra(who, FILLER)]
        first = {task.card.ref: at for at, task in enumerate(self.tasks[who])}
        above.sort(key=lambda card: (self._wait(card, first), card.zone == "hand"))
        return [Card(ref=card.ref, player=who, zone="deck", card=card.card) for card in (*above, *below)]

    def _wait(self, card: Card, first: dict[str, int]) -> int:
        """The latest turn in which a card may be drawn."""
        return 0 if card.zone in ("discard", "inkwell") else first.get(card.ref, len(first))

    def _exerting(self, who: str) -> None:
        """Cards that exert what the position has exerted, unless a quest does."""
        self.songs: dict[str, dict[str, Card]] = getattr(self, "songs", {})
        lore = 0
        for card in self._exerted(who):
            gain = self._cost(card, "lore")
            if lore + gain <= self._lore_wanted(who) and self._can_quest(card):
                lore += gain
                continue
            song = next((name for name in SONGS if self._cost(card) >= self._named_cost(name)), None)
            if song is None or self.on.card(card, FILLER)["type"] != "character":
                raise Unreachable("places")
            self.songs.setdefault(who, {})[card.ref] = self._extra(who, song)

    def _can_quest(self, card: Card) -> bool:
        return bool(self.on.card(card, FILLER)["type"] == "character")

    def _named_cost(self, name: str) -> int:
        return int(self.on.printed[name]["cost"])

    def _exerted(self, who: str) -> list[Card]:
        return [card for card in self.on.cards(who, "play") if "exerted" in card.states]

    def _wasting(self, who: str) -> None:
        """Cards that spend the ink that is not ready in the position."""
        if who != self.active:
            return
        inks = self.on.cards(who, "inkwell")
        spent = sum("exerted" in card.states for card in inks)
        if self.way.wastes:
            spent += self.ink[who] - len(inks)
        spent -= sum(task.cost for task in self.tasks[who] if task.last)
        zones = [card for name in self.order for card in self.on.cards(name, "play")]
        types = {self.on.card(card, FILLER)["type"] for card in zones}
        names = [name for name, kind in zip(WASTE, ("location", "item"), strict=True) if kind not in types]
        while spent > 0:
            name = next((one for one in reversed(names) if self._named_cost(one) <= spent), None)
            if name is None:
                raise Unreachable("places")
            spent -= self._named_cost(name)
            self.tasks[who].append(self._extra_task(who, name, last=True))

    # --- turns -------------------------------------------------------------------------------------------------

    def _turn(self, who: str, *, last: bool) -> None:
        ready = self._ready(who)
        if self._may_ink(who, last=last) and self._has_inked(who):
            ready += 1
        for task in list(self.tasks[who]):
            if task.cost <= ready and (last or not task.last) and self._is_due(task):
                self.on.act(who, task.action, task.choosing)
                ready = self._ready(who)
                self.tasks[who].remove(task)
        if last and self.tasks[who]:
            raise Unreachable("long")
        if last:
            self._exert(who)
        elif self.way.quests:
            self._quest(who)

    def _ready(self, who: str) -> int:
        cards = self.on.position.cards
        return sum((card.player, card.zone, card.states) == (who, "inkwell", ()) for card in cards)

    def _may_ink(self, who: str, *, last: bool) -> bool:
        if last and who == self.active:
            return bool(self.on.wanted.turn.counters.get("inked"))
        return self.inked[who] < self.ink[who] - (who == self.active) * self.on.wanted.turn.counters.get("inked", 0)

    def _has_inked(self, who: str) -> bool:
        hand = self._hand(who)
        fillers = [card for card in self.more[who] if card.card == FILLER]
        for card in (*self.on.cards(who, "inkwell"), *fillers):
            if card.ref in hand:
                self.on.act(who, Action(kind="ink", card=card.ref))
                self.inked[who] += 1
                return True
        return False

    def _hand(self, who: str) -> set[str]:
        return {card.ref for card in self.on.position.cards if (card.player, card.zone) == (who, "hand")}

    def _is_due(self, task: _Task) -> bool:
        zones = {card.ref: card.zone for card in self.on.position.cards}
        discards = task.surplus > 0
        where = "play" if task.action.kind == "move" else "hand"
        there = "hand" if discards else "play"
        return zones.get(task.card.ref) == where and all(zones.get(ref) == there for ref in task.after)

    def _lore(self, who: str) -> int:
        return next(one.counters.get("lore", 0) for one in self.on.position.players if one.name == who)

    def _exert(self, who: str) -> None:
        for card in self._exerted(who):
            song = self.songs.get(who, {}).get(card.ref)
            action = Action(kind="quest", card=card.ref)
            if song is not None:
                action = Action(kind="play", card=song.ref, cost=Cost(kind="sing", by=(card.ref,)))
            if not self.on.could(who, action):
                # It has just been played, or its song has not been drawn.
                raise Unreachable("long")
            self.on.act(who, action)

    def _quest(self, who: str) -> None:
        """Quest with the characters that may, as long as that gives no more lore than the scenario has."""
        kept = sum(self._cost(card, "lore") for card in self._exerted(who) if card.ref not in self.songs.get(who, {}))
        for card in self.on.cards(who, "play"):
            lore, quest = self._cost(card, "lore"), Action(kind="quest", card=card.ref)
            if 0 < lore <= self._lore_wanted(who) - kept - self._lore(who) and self.on.could(who, quest):
                self.on.act(who, quest)


def _led(way: _Way, on: Course) -> None:
    """Play the shortest game of this way."""
    if on.wanted.turn.phase != "main" or on.wanted.happened:
        raise Unreachable("past" if on.wanted.happened else "moment")
    for turns in range(1, MOST_TURNS + 1):
        journey = _Journey(on, way, turns)
        if max(journey.ink.values()) > MOST_INK:
            raise Unreachable("long")
        try:
            return journey.play()
        except Unreachable as end:
            if end.why != "long":
                raise
            on.again()
    raise Unreachable("long")


COURSES: tuple[Callable[[Course], None], ...] = tuple(partial(_led, way) for way in WAYS)
"""The ways to lead a game, the simplest first."""
