"""Games of Altered that lead to a position: the decks are stacked, and what is drawn becomes mana or is played.

Cards in Reserve or in a discard pile, and landmarks, are played on earlier days; cards in expeditions on the last day,
the players taking turns. Further states of an expedition's characters come from a few printed spells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from oracle.assurance.casting.from_decks.course import Course, Unreachable
from oracle.protocol.messages import Action, Card, Cost

FILLER = "Ordis Trooper"
"""A cheap character without text, used to fill decks and to pay."""
NOTHING_MUCH = "Magical Training"
"""Its player draws a card; it is played if a player has to do something."""
SPELLS = {"fleeting": "A Cappella Training", "anchored": "Meditation Training", "asleep": "Beauty Sleep"}
"""State → the spell that gives it to a character."""
ONE_BOOST, THREE_BOOSTS = "Sow", "Physical Training"
EXPEDITIONS = ("hero-expedition", "companion-expedition")
HAND, ORBS, DRAWN, LIMIT = 6, 3, 2, 2
MOST_DAYS = 12


class _Task(Struct, kw_only=True):
    """A card that a player plays."""

    card: Card
    cost: int
    at: str | None = None
    choosing: tuple[str, ...] = ()
    after: str = ""
    """A card that has to be in play first."""


class _Way(Struct, frozen=True):
    """One of the ways to be tried."""

    other_first: bool = False
    """Whether the other player is the first player of the last day."""
    late: bool = False
    """Whether landmarks are played on the last day too."""


WAYS = (_Way(), _Way(other_first=True), _Way(late=True))


class _Journey:
    """A game of that many days, in one of the ways."""

    def __init__(self, on: Course, way: _Way, days: int) -> None:
        self.on, self.way, self.days = on, way, days
        self.active = on.wanted.turn.player
        self.other = next(who for who in on.players if who != self.active)
        first = on.wanted.turn.first or on.players[0]
        if way.other_first:
            first = next(who for who in on.players if who != first)
        self.last_first = first
        self.first = first if days % 2 else next(who for who in on.players if who != first)
        self.more: dict[str, list[Card]] = {who: [] for who in on.players}
        self.last = {who: [*self._last(who)] for who in on.players}
        self.early = {who: [*self._early(who)] for who in on.players}
        self._pad()
        self.mana = {who: self._mana(who) for who in on.players}

    def play(self) -> None:
        """Raises Unreachable with `long` if more days may help."""
        if max(self.mana.values()) > ORBS + self.days - 1:
            raise Unreachable("long")
        decks = [card for who in self.on.players for card in self._deck(who)]
        heroes = [card for who in self.on.players for card in self.on.cards(who, "hero")]
        if any(card.states or card.counters for card in heroes):
            raise Unreachable("places")
        self.on.begin(self.first, (*heroes, *decks), FILLER, self._orbs())
        for _ in range(self.days - 1):
            self._day()
        if any(self.early.values()):
            raise Unreachable("long")
        self._last_day()

    # --- what there is to do -----------------------------------------------------------------------------------

    def _extra(self, who: str, name: str) -> Card:
        card = Card(ref=f"{who.lower()}-more-{len(self.more[who]) + 1}", player=who, zone="deck", card=name)
        self.more[who].append(card)
        return card

    def _task(self, card: Card, at: str | None = None, choosing: tuple[str, ...] = (), after: str = "") -> _Task:
        cost = int(self.on.card(card, FILLER).get("hand_cost") or 0)
        return _Task(card=card, cost=cost, at=at, choosing=choosing, after=after)

    def _last(self, who: str) -> Iterator[_Task]:
        """The plays of the last day: the cards in Expeditions, and those that give them their states."""
        for card in self.on.cards(who, *EXPEDITIONS):
            known = self.on.card(card, FILLER)
            if (card.controller or who) != who or known.get("token") or not set(card.states) <= SPELLS.keys():
                raise Unreachable("places")
            yield self._task(card, at=card.zone)
            boosts = card.counters.get("boost", 0)
            if set(card.counters) - {"boost"}:
                raise Unreachable("places")
            names = (THREE_BOOSTS,) * (boosts // 3) + (ONE_BOOST,) * (boosts % 3)
            for name in (*names, *(SPELLS[state] for state in card.states)):
                yield self._task(self._extra(who, name), choosing=(card.ref,), after=card.ref)
        if self.way.late:
            yield from self._landmarks(who)

    def _landmarks(self, who: str) -> Iterator[_Task]:
        for card in self.on.cards(who, "landmark"):
            if card.states or card.counters:
                raise Unreachable("places")
            yield self._task(card)

    def _early(self, who: str) -> Iterator[_Task]:
        """The plays of earlier days: landmarks, and cards that rest in Reserve or exceed its limit."""
        if not self.way.late:
            yield from self._landmarks(who)
        reserve, gone = self.on.cards(who, "reserve"), self.on.cards(who, "discard")
        if len(reserve) > LIMIT or any(card.states or card.counters for card in reserve):
            raise Unreachable("places")
        fillers = [self._extra(who, FILLER) for _ in range(LIMIT - len(reserve))] if gone else []
        for card in (*reserve, *fillers, *gone):
            kind = self.on.card(card, FILLER)["type"]
            if kind not in ("character", "spell"):
                raise Unreachable("places")
            yield self._task(card, at=EXPEDITIONS[0] if kind == "character" else None)

    def _passed(self, who: str) -> bool:
        return any(player.name == who and player.counters.get("passed") for player in self.on.wanted.players)

    def _pad(self) -> None:
        """Something to do for a player whose turn would come too early; players who have passed need nothing."""
        if self._passed(self.other):
            return
        ahead = len(self.last[self.other]) - len(self.last[self.active]) - (self.last_first == self.other)
        for who, count in ((self.active, ahead), (self.other, -ahead)):
            self.last[who] += [self._task(self._extra(who, NOTHING_MUCH)) for _ in range(count)]

    def _mana(self, who: str) -> int:
        orbs = self.on.cards(who, "mana")
        ready = sum("exhausted" not in card.states for card in orbs)
        spent = sum(task.cost for task in self.last[who])
        return max(ORBS, len(orbs), ready + spent, *(task.cost for task in self.early[who]), 0)

    # --- the decks ---------------------------------------------------------------------------------------------

    def _deck(self, who: str) -> list[Card]:
        orbs = self.on.cards(who, "mana")
        payers = orbs + [self._extra(who, FILLER) for _ in range(self.mana[who] - len(orbs))]
        self.payers = {**getattr(self, "payers", {}), who: [card.ref for card in payers]}
        tasks = [task.card for task in (*self.early[who], *self.last[who])]
        above = [*payers[:ORBS], *self._dealt(payers[ORBS:], tasks), *self.on.cards(who, "hand")]
        drawn = HAND + DRAWN * (self.days - 1)
        if len(above) > drawn:
            raise Unreachable("long")
        above += [self._extra(who, FILLER) for _ in range(drawn - len(above))]
        draws = sum(task.card.card == NOTHING_MUCH for task in self.last[who])
        above += [self._extra(who, FILLER) for _ in range(draws)]
        cards = (*above, *self.on.cards(who, "deck"))
        return [Card(ref=card.ref, player=who, zone="deck", card=card.card) for card in cards]

    @staticmethod
    def _dealt(payers: list[Card], tasks: list[Card]) -> Iterator[Card]:
        """The cards drawn for each day: one to pay with, and something to play; more of these at first."""
        yield from tasks[:ORBS]
        rest = tasks[ORBS:]
        for place in range(max(len(payers), len(rest))):
            yield from (*payers[place : place + 1], *rest[place : place + 1])

    def _orbs(self) -> tuple[str, ...]:
        return tuple(ref for who in self.on.players for ref in self.payers[who][:ORBS])

    # --- days --------------------------------------------------------------------------------------------------

    def _day(self) -> None:
        """An earlier day: everybody plays what they can pay for, and passes."""
        today = self._number()
        while self._number() == today:
            who = self.on.position.turn.player
            task = self._next(self.early[who])
            if task is None:
                self.on.act(who, Action(kind="pass"), (*self._expanding(today + 1), *self._keeping()))
            else:
                self._play(who, task, self.early)

    def _number(self) -> int:
        return self.on.position.turn.number

    def _expanding(self, day: int) -> list[str]:
        """The cards that become mana in the Morning of this day."""
        found = []
        for who in self.on.players:
            zones = {card.ref: card.zone for card in self.on.position.cards if card.player == who}
            left = [ref for ref in self.payers[who] if zones.get(ref) != "mana"]
            # Two cards are drawn before one is chosen.
            found += left[:1] if len(self.payers[who]) - len(left) < ORBS + day - 1 else []
        return found

    def _keeping(self) -> list[str]:
        """The cards that stay in Reserve, first those that the position has there; none that is in a hand."""
        zones = {card.ref: card.zone for card in self.on.position.cards}
        there = (card for who in self.on.players for card in (*self.on.cards(who, "reserve"), *self.more[who]))
        return [card.ref for card in there if zones.get(card.ref) in (*EXPEDITIONS, "reserve")]

    def _next(self, tasks: list[_Task]) -> _Task | None:
        """The first of these that can be played now."""
        zones = {card.ref: card.zone for card in self.on.position.cards}
        for task in tasks:
            there = not task.after or zones.get(task.after) in EXPEDITIONS
            if there and zones.get(task.card.ref) == "hand" and self._ready(task.card.player) >= task.cost:
                return task
        return None

    def _ready(self, who: str) -> int:
        return sum(
            card.player == who and card.zone == "mana" and "exhausted" not in card.states
            for card in self.on.position.cards
        )

    def _play(self, who: str, task: _Task, of: dict[str, list[_Task]]) -> None:
        of[who].remove(task)
        action = Action(kind="play", card=task.card.ref, cost=Cost(kind="mana"), at=task.at)
        if not self.on.could(who, action):
            raise Unreachable("course")
        self.on.act(who, action, task.choosing)

    def _last_day(self) -> None:
        """The last day, up to the scenario."""
        while True:
            who = self.on.position.turn.player
            if self.on.position.turn.phase != "afternoon" or self._number() != self.days:
                raise Unreachable("course")
            if (
                not any(self.last.values())
                and who == self.active
                and self._passed(self.other) == self._done(self.other)
            ):
                return
            task = self._next(self.last[who])
            if task is not None:
                self._play(who, task, self.last)
            elif self.last[who] or who == self.active or not self._passed(who):
                raise Unreachable("long" if self.last[who] else "course")
            else:
                self.on.act(who, Action(kind="pass"))

    def _done(self, who: str) -> bool:
        """Whether a player has passed."""
        return any(player.name == who and player.counters.get("passed") for player in self.on.position.players)


def _led(way: _Way, on: Course) -> None:
    """Play the shortest game of this way."""
    if on.wanted.turn.phase != "afternoon" or on.wanted.happened or len(on.players) != len(EXPEDITIONS):
        raise Unreachable("past" if on.wanted.happened else "moment")
    for days in range(1, MOST_DAYS + 1):
        try:
            return _Journey(on, way, days).play()
        except Unreachable as end:
            if end.why != "long":
                raise
            on.again()
    raise Unreachable("long")


COURSES: tuple[Callable[[Course], None], ...] = tuple(partial(_led, way) for way in WAYS)
"""The ways to lead a game, the simplest first."""
