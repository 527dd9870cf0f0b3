"""One game: running an action, looking at the table, changing it, the game state check and the bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeAlias

from plain.base import Decision, Json, Refused, Running, Steps, Unsupported
from plain.lorcana.model import Card, Challenge, Event, Moment, Table, Timed, Waiting
from plain.lorcana.moving import Moving
from plain.lorcana.words import hears, holds

TWO = 2
TurnAction: TypeAlias = Callable[["Game", str, Json], Steps[None]]
Resolve: TypeAlias = Callable[["Game", Moment, Json], Steps[bool]]


class Game(Moving, Running[Table]):
    """One game: a table, perhaps an action in progress with its question, and the rules."""

    def __init__(self, table: Table, actions: dict[str, TurnAction], resolve: Resolve) -> None:
        Moving.__init__(self, table)
        Running.__init__(self, table)
        self.actions = actions
        self.run_effect = resolve

    # Running an action: on refusal the table of before it comes back (1.7.6, 4.1.4).

    def act(self, player: str, action: Json) -> None:
        begins = action["kind"] == "begin"
        if self.table.result is not None and not begins:
            raise Refused("game-over", "the game is over")
        if action["kind"] == "concede":
            return self.concede(player, action)
        if self.decision is not None:
            raise Refused("decision-pending", f"{self.decision.player} must answer first")
        if action["kind"] not in self.actions:
            raise Unsupported(f"the action {action['kind']}")
        if self.table.phase == "setup" and not begins:
            raise Refused("not-begun", "2.2.3: the game has not begun")
        if player != self.table.active and not begins and not self.any_turn(action):
            raise Refused("not-your-turn", f"4.1.2: it is {self.table.active}'s turn")
        return self.begin(lambda: self.actions[action["kind"]](self, player, action))

    def concede(self, player: str, action: Json) -> None:
        """2.3.3.4: at any time; of several players the others play on (9.2.3)."""
        if player not in self.table.players:
            raise Refused("gone", f"2.3.3.4: {player} has left the game")
        if len(self.table.players) <= TWO:
            self.decision = None
            return self.lose(player, "conceded")
        if self.decision is not None:
            raise Unsupported("leaving while something is under way")
        return self.begin(lambda: self.actions["concede"](self, player, action))

    def any_turn(self, action: Json) -> bool:
        """1.2.1: a card may say that it is played outside its player's turn too."""
        if action["kind"] != "play":
            return False
        card = self.find(action.get("card"))
        return any(text.get("any_turn") and text["zone"] == card.zone for text in card.facts.texts("playable-from"))

    # Asking. With one possible answer nobody is asked.

    def choose(
        self, moment: Moment, cards: Iterable[Card], text: str, least: int = 1, most: int = 1, kind: str = "choose"
    ) -> Steps[list[Card]]:
        """Choose among cards as many as are asked for, or as many as there are (1.2.3)."""
        options = [card.ref for card in cards]
        least, most = min(least, len(options)), min(most, len(options))
        if not options or not most or (least == len(options) and kind != "order") or len(options) == 1 == least:
            return [self.find(ref) for ref in options[:most]]
        answer = yield Decision(moment.player, kind, options, least, most, moment.speaker.ref, text)
        return [self.find(ref) for ref in answer]

    def may(self, moment: Moment, text: str) -> Steps[bool]:
        answer = yield Decision(moment.player, "may", ["yes", "no"], 1, 1, moment.speaker.ref, text)
        return answer == ["yes"]

    # Moving cards.

    def reveal(self, cards: list[Card]) -> None:
        """6.1.14.2: everybody sees them until what they were revealed for is over."""
        self.table.seen = {player: {card.ref for card in cards} for player in self.table.players}

    def show(self, cards: list[Card]) -> None:
        """Everybody sees them, and has seen them if the action turns out to be illegal and is undone."""
        self.reveal(cards)
        known = self.before.seen
        self.before.seen = {who: known.get(who, set()) | seen for who, seen in self.table.seen.items()}

    # Damage (1.9) and banishing.

    def deal(
        self, hits: list[tuple[Card, int, Card]], challenge: Challenge | None = None, unreduced: bool = False
    ) -> int:
        """1.9.4: totals first, then all at once. Each hit: whom, how much, by which card; says how much was dealt.

        2.2 holds that damage reduced to nothing was dealt all the same (1.9.5), 2.1 that it was not (8.8.2).
        """
        hits = [hit for hit in self.increased(hits) if hit[1] > 0 and not self.is_spared(hit[0], challenge)]
        resisted = {card.ref: 0 if unreduced else sum(self.keywords(card, "resist")) for card, _, _ in hits}
        totals = [(card, max(0, number - resisted[card.ref]), by) for card, number, by in hits]
        old = self.table.edition == "2.1"
        dealers = [(by, card) for card, number, by in totals if self.is_in_play(by) and (number or not old)]
        self.put_damage([(card, number, by) for card, number, by in totals if number], "dealt", challenge)
        self.emit([Event("deals-damage", by.owner, by, other=card, challenge=challenge) for by, card in dealers])
        return sum(number for _, number, _ in totals)

    def increased(self, hits: list[tuple[Card, int, Card]]) -> list[tuple[Card, int, Card]]:
        """1.9.4.2: by what is said of damage dealt to a card and by another. Of no damage the rules do not say it."""
        more = [
            self.stat(card, "damage-to") + (self.stat(by, "damage-by") if self.is_in_play(by) else 0)
            for card, _, by in hits
        ]
        if any(less < 0 or (less and not number) for less, (_, number, _) in zip(more, hits, strict=True)):
            raise Unsupported("damage that is reduced by a text, or increased from nothing")
        return [(card, number + plus, by) for plus, (card, number, by) in zip(more, hits, strict=True)]

    def is_spared(self, card: Card, challenge: Challenge | None) -> bool:
        """1.2.2: "takes no damage from the challenge" prevents it, and so does "can't be dealt damage"."""
        if self.forbidden("be-dealt-damage", card.owner, card):
            return True
        return challenge is not None and self.forbidden(
            "take-challenge-damage", card.owner, card, challenge.other(card)
        )

    def put_damage(
        self, hits: list[tuple[Card, int, Card]], how: str = "put", challenge: Challenge | None = None
    ) -> None:
        """1.9.3: however it comes, it is taken; 8.8.3: nothing reduces damage that is put or moved."""
        for card, number, by in hits:
            card.damage += number
            # 5.3.1: what has left play is no character, so that nothing is banished by it.
            card.hit_by += [by] if self.is_in_play(by) else []
        damaged = [Event("damaged", card.owner, card, other=by, cost=how, challenge=challenge) for card, _, by in hits]
        self.emit(damaged)

    def heal(self, player: str, card: Card, number: int) -> None:
        card.damage -= number
        if number:
            self.emit([Event("healed", player, card)])

    def banish(self, cards: list[Card]) -> None:
        """7.4.3: what leaves together sees each other leave. 1.8.1.4: whose damage it was has banished it.

        In a challenge: while one of its two is in it (4.6.2).
        """
        watching, events = self.in_play(), []
        for card in cards:
            now = self.table.challenge
            within = now if now is not None and now.includes(card) else None
            other = within.other(card) if within else None
            events.append(Event("banished", card.owner, card, other=other, challenge=within))
            doers = [by for at, by in enumerate(card.hit_by) if by not in card.hit_by[:at]]
            for by in doers:
                if by.facts.type == "character":
                    also = within if within and within.includes(by) else None
                    events.append(Event("banishes", by.owner, by, other=card, challenge=also))
        heard = [(event, self.listeners(event, watching), self.overheard(event)) for event in events]
        for event in events:
            if event.kind == "banished":
                self.note("banished", event.player, event.card)
                if event.challenge is not None:
                    self.note("banished-in-challenge", event.player, event.card)
        for card in cards:
            self.remember(card)
        for card in cards:
            self.move(card, "discard")
        for event, found, floating in heard:
            self.add_to_bag(event, found, floating)

    # Triggered abilities (6.2).

    def listeners(self, event: Event, watching: list[Card] | None = None) -> list[tuple[Card, str, Json, str]]:
        """Every triggered ability whose condition the event meets: card, key, ability, player."""
        found = []
        watching = self.in_play() if watching is None else watching
        elsewhere = [card for card in self.table.cards if card.zone not in ("play", "inkwell")]
        for card in [*watching, *elsewhere]:
            for key, text in self.triggers(card):
                for when in text["when"]:
                    zone = when.get("zone", "play")
                    right_place = card in watching if zone == "play" else card.zone == zone
                    moment = Moment(card.owner, card)
                    if right_place and when["event"] == event.kind and hears(self, moment, when, event):
                        found.append((card, key, text, card.owner))
        return found

    def overheard(self, event: Event) -> list[Timed]:
        """6.2.7.1, 6.2.7.2: those that an effect has left behind, one of several conditions once for each (6.2.6)."""
        found: list[Timed] = []
        for timed in [*self.timed("whenever"), *self.timed("later")]:
            whens = [when for when in timed.text["ability"]["when"] if when["event"] == event.kind]
            found += [timed for when in whens if hears(self, timed.moment, when, event)]
        return found

    def floating(self, event: Event, heard: list[Timed]) -> Iterable[Waiting]:
        """In the bag; a delayed one is over once it has triggered."""
        for timed in heard:
            if any(other is timed for other in self.table.timed):
                # 6.2.7.1: an ability of its own, no longer the effect of the action that made it.
                kept = replace(timed.moment.again(), cost=event.cost, of_action=False)
                bind_event(kept, event)
                text = timed.text["ability"]
                yield Waiting(text, str(text.get("name") or ""), kept, (timed.moment.source.ref, 0, "floating"))
                if timed.kind == "later":
                    self.table.timed = [other for other in self.table.timed if other is not timed]

    def add_to_bag(
        self, event: Event, found: list[tuple[Card, str, Json, str]], heard: list[Timed] | None = None
    ) -> None:
        self.table.bag += self.floating(event, self.overheard(event) if heard is None else heard)
        for card, key, text, player in found:
            # 4.3.4.2: what a card says that another was put on is about that one now (8.10.5).
            covered = card if card.under is not None else None
            moment = Moment(player, self.uppermost(card), cost=event.cost, covered=covered)
            bind_event(moment, event)
            # One that hears of its own leaving is the object it was in play.
            left = not covered and not self.is_in_play(card) and card.life - 1 in card.was
            if left:
                moment.gone["this"] = [card.was[card.life - 1]]
            own = (card.ref, card.life - left, key)
            self.table.bag.append(Waiting(text, str(text.get("name") or ""), moment, own))

    def emit(self, events: list[Event], watching: list[Card] | None = None) -> None:
        for event in events:
            self.add_to_bag(event, self.listeners(event, watching))

    # 6.7 Resolving, 7.7 the bag, 1.8 the game state check.

    def settle(self) -> Steps[None]:
        """After the process of a turn action: actions resolve, then a check, then the bag."""
        yield from self.resolve_actions()
        yield from self.empty_bag()

    def resolve_actions(self) -> Steps[None]:
        """Actions played by an effect wait until it is resolved, but not for the bag (6.7.8.1)."""
        if not self.table.actions:
            self.check()
        while self.table.actions and self.table.result is None:
            (moment, after), *others = self.table.actions
            life = moment.life
            self.table.actions = []
            if moment.source.facts.effect is not None:
                yield from self.run_effect(self, moment, moment.source.facts.effect)
                self.table.seen = {}
            # What it has played comes before those that wait already.
            self.table.actions += others
            # Played once more by its own effect, it is another card, which waits to resolve (7.1.6).
            action = moment.source
            if action.zone == "play" and action.under is None and action.life == life:
                self.put_away(action, after)
            self.check()

    def put_away(self, action: Card, after: str) -> None:
        """4.3.3.2: what waits in the bag goes on speaking of it there."""
        life = action.life
        self.move(action, "deck" if after == "bottom-of-deck" else "discard")
        for waiting in self.table.bag if action.zone == "discard" else ():
            if waiting.moment.source is action and waiting.moment.life == life:
                waiting.moment.life = action.life
            for bound in waiting.moment.bound.values():
                bound[:] = [(card, card.life if (card, was) == (action, life) else was) for card, was in bound]

    def empty_bag(self) -> Steps[None]:
        """7.7.4: the active player's abilities first, each player's to the last one, then the bag passes on."""
        turn = self.table.active
        while self.table.bag and self.table.result is None:
            order = self.order(turn)
            turn = next(who for who in order if any(w.player == who for w in self.table.bag))
            waiting = yield from self.choose_waiting(turn)
            self.table.bag.remove(waiting)
            yield from self.resolve_waiting(waiting)
            self.table.seen = {}
            self.check()
            if self.table.actions:
                yield from self.resolve_actions()

    def resolve_waiting(self, waiting: Waiting) -> Steps[None]:
        """6.2.4: a second condition is read now; 6.1.13.2: so is whether it has been done already."""
        ability, once = waiting.ability, waiting.ability.get("once")
        used = self.table.used.count(waiting.key)
        if (once and used >= ability.get("times", 1)) or not holds(self, waiting.moment, ability.get("condition")):
            return
        done = yield from self.run_effect(self, waiting.moment, ability["effect"])
        if once and done:
            self.table.used.append(waiting.key)

    def choose_waiting(self, player: str) -> Steps[Waiting]:
        mine: dict[tuple[object, ...], Waiting] = {}
        for waiting in self.table.bag:
            if waiting.player == player:
                mine.setdefault(waiting.same, waiting)
        if len(mine) == 1:
            return next(iter(mine.values()))
        named: dict[str, Waiting] = {}
        times: Counter[str] = Counter()
        for waiting in mine.values():
            name = waiting.label([w for w in mine.values() if w.moment.speaker is waiting.moment.speaker])
            times[name] += 1
            named[f"{name} {times[name]}" if times[name] > 1 else name] = waiting
        answer = yield Decision(player, "trigger", list(named), 1, 1, "", "which ability resolves next")
        return named[answer[0]]

    def check(self) -> None:
        """1.8: again and again until nothing is found."""
        while self.table.result is None:
            order = self.order(self.table.active)
            for player in order:
                if self.table.lore[player] >= 20 and self.table.result is None:
                    self.win(player, "20 lore")
            ends = self.table.ending and self.table.active in order and not self.zone(self.table.active, "deck")
            if ends and self.table.result is None:
                self.lose(self.table.active, "ended a turn with no cards in the deck")
                order = self.order(self.table.active)
            dying = [card for player in order for card in self.in_play(player=player) if self.is_dying(card)]
            if not dying or self.table.result is not None:
                break
            self.banish(dying)
            self.forget_hits()
        self.forget_hits()

    def forget_hits(self) -> None:
        """1.8.1.4: since the last check."""
        for card in self.table.cards:
            card.hit_by = []

    def win(self, player: str, reason: str) -> None:
        losers = [name for name in self.table.seats if name != player]
        self.table.result = {"winner": player, "losers": losers, "reason": reason}
        self.table.bag, self.table.actions = [], []

    def lose(self, player: str, reason: str) -> None:
        if len(self.table.players) > TWO:
            self.leave(player)
        else:
            self.win(self.others(player)[0], f"{player} {reason}")

    def leave(self, player: str) -> None:
        """9.2.3: with all cards, abilities that wait, and effects but for static ones that last."""
        table = self.table
        gone = {card.ref for card in table.cards if card.owner == player}
        if any(card.under in gone for card in table.cards if card.ref not in gone):
            raise Unsupported("cards of others under one that leaves the game")
        table.cards = [card for card in table.cards if card.ref not in gone]
        table.players = [name for name in table.players if name != player]
        table.bag = [waiting for waiting in table.bag if waiting.moment.player != player]
        table.timed = [timed for timed in table.timed if not (timed.moment.player == player and ends_with(timed))]


def ends_with(timed: Timed) -> bool:
    """Whether it is gone as its player leaves."""
    return timed.kind in ("whenever", "later", "pay-less", "instead") or timed.until == "while-this-in-play"


def bind_event(moment: Moment, event: Event) -> None:
    """What the effect of a triggered ability may speak of."""
    that = event.other if event.kind in ("deals-damage", "banishes") else event.card
    if that is not None:
        (moment.bind_moved if event.kind in ("banished", "banishes", "left-play") else moment.bind)("that", [that])
    if event.others:
        moment.bind("singers", event.others)
    if event.other is not None:
        moment.bind("location" if event.kind == "moves" else "against", [event.other])
    if event.kind == "moves" and event.other is not None:
        moment.bind("against", [event.other])
    fight = event.challenge
    sides = (
        ()
        if fight is None
        else zip(("challenger", "challenged"), (fight.attacker, fight.defender), fight.lives, strict=True)
    )
    for name, card, life in sides:
        if card is event.card and event.kind in ("banished", "left-play"):
            moment.bind_moved(name, [card])
        else:
            # 6.7.7: one that has left the challenge is what it was there.
            moment.bound[name] = [(card, life)]
