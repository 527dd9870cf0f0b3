"""A plain one-file engine for "play a card" in Disney Lorcana, speaking protocol 1 over stdin and stdout.

Nothing but the standard library is used, so the file can be copied as it is and changed into an adapter for
another engine: the last part, `Server`, is all the protocol there is.

Read it from top to bottom: cards, the table, asking players, the rules (numbers are clauses of the rule book),
what single cards say, the protocol, and at the end the list of cards. Run it with `python plain_engine.py`.
"""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

# --- cards: printed facts and what their text does ------------------------------------------------------

T = TypeVar("T")
Json: TypeAlias = dict[str, Any]
Steps: TypeAlias = Generator["Decision", list[str], T]
"""Rule code that may stop to ask: it yields a decision and is sent the answer."""
Effect: TypeAlias = Callable[["Game", "Moment"], Steps[None]]


@dataclass(frozen=True)
class Ability:
    """An ability that resolves: triggered, or activated when it has a cost."""

    name: str
    effect: Effect
    ink: int = 0
    exert: bool = False
    sees: Callable[[Card, Card], bool] = lambda _source, _played: True
    """Of one that watches: (this card, the card that was just played)."""


@dataclass(frozen=True)
class Next:
    """How much less is paid for the next card of a type (and of one of some classifications)."""

    amount: int
    type: str
    classes: frozenset[str] = frozenset()

    def fits(self, facts: Facts) -> bool:
        return facts.type == self.type and (not self.classes or bool(self.classes & set(facts.classes)))


@dataclass(frozen=True)
class Text:
    """What a card's text does, by the moment it matters."""

    effect: Effect | None = None
    """Of an action, as it resolves."""
    played: Ability | None = None
    """Triggers when this card is played."""
    watches: Ability | None = None
    """Triggers whenever a card is played that it `sees`."""
    quests: Ability | None = None
    uses: Ability | None = None
    modifier: Callable[[Game, Card, str, Card, str], int] | None = None
    """In play: (game, this card, who plays, what, kind of cost) → ink more or less."""
    own_modifier: Callable[[Game, str, str], int] | None = None
    """On the card being played: (game, who plays, kind of cost) → ink more or less (4.3.6, self-referential)."""
    once_next: Next | None = None
    """In play: once during each of its player's turns, the next such card costs less."""
    free_if: Callable[[Game, str], bool] | None = None
    other_cost: Callable[[Game, str, Card], Steps[None]] | None = None
    shift_discard: tuple[int, Callable[[Facts], bool]] | None = None
    """Shift for discarding so many such cards, instead of ink."""
    no_singing: bool = False
    wards: str = ""
    """Gives Ward to its player's characters of this classification."""


@dataclass(frozen=True)
class Facts:
    """The printed values of a card."""

    name: str
    version: str = ""
    type: str = "character"
    cost: int = 0
    inkwell: bool = True
    willpower: int = 0
    lore: int = 0
    classes: tuple[str, ...] = ()
    keywords: dict[str, int] = field(default_factory=dict)
    text: Text = field(default_factory=Text)

    def __deepcopy__(self, memo: object) -> Facts:
        return self

    @property
    def song(self) -> bool:
        return self.type == "action" and "Song" in self.classes

    @property
    def names(self) -> set[str]:
        """5.2.6.1: an ampersand joins two names; the card has each of them and the whole."""
        return {self.name, *self.name.split(" & ")}


KEYWORDS = "alert bodyguard challenger evasive reckless resist rush shift sing-together singer ward"

# --- the table ------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Card:
    """One card of a game. Cards of a stack are all in `play`; only the top one, with no `under`, is in play."""

    ref: str
    owner: str
    zone: str
    shown_as: str
    facts: Facts
    exerted: bool = False
    drying: bool = False
    facedown: bool = False
    damage: int = 0
    under: str | None = None
    at: str | None = None
    used: bool = False
    """Whether its once-a-turn ability is used up."""


@dataclass
class Waiting:
    """A triggered ability in the bag."""

    ability: Ability
    moment: Moment

    @property
    def same(self) -> tuple[str, str, str]:
        subject = self.moment.subject
        return self.moment.source.ref, self.ability.name, subject.ref if subject else ""


@dataclass
class Moment:
    """Who resolves an effect, of which card, about which other card."""

    player: str
    source: Card
    subject: Card | None = None


@dataclass
class Table:
    """Everything that may change: a copy of it is all that undoing an action needs."""

    players: list[str]
    active: str
    number: int = 2
    inked: int = 0
    phase: str = "main"
    lore: dict[str, int] = field(default_factory=dict)
    cards: list[Card] = field(default_factory=list)
    """In order within each zone; decks top first."""
    happened: list[Json] = field(default_factory=list)
    nexts: list[tuple[str, Next]] = field(default_factory=list)
    """Payment modifiers of this turn for the next card a player plays."""
    silences: list[str] = field(default_factory=list)
    """Players at the start of whose turn "characters can't exert to sing" ends."""
    bag: list[Waiting] = field(default_factory=list)
    actions: list[Moment] = field(default_factory=list)
    """Actions that were played and whose effect has not begun to resolve."""
    seen: dict[str, set[str]] = field(default_factory=dict)
    """Refs of hidden cards that a player is just looking at."""
    result: Json | None = None


# --- asking and refusing --------------------------------------------------------------------------------


class Refused(Exception):
    """A player may not do this. The action is undone (1.7.6)."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Unsupported(Exception):
    """This engine does not know how to do it."""


class BadParams(Exception):
    """The harness sent something that is no position or no action at all."""


@dataclass
class Decision:
    """A question to one player. `legal` says whether a choice of allowed size meets its requirements."""

    player: str
    kind: str
    options: list[str]
    least: int
    most: int
    source: str
    text: str
    legal: Callable[[list[str]], bool] = lambda _answer: True
    id: str = ""

    def message(self) -> Json:
        names = ("id", "player", "kind", "options", "least", "most", "source", "text")
        return {name: getattr(self, name) for name in names}


# --- the rules ------------------------------------------------------------------------------------------


def nothing() -> Steps[None]:
    """Rule code that asks nothing."""
    yield from ()


class Game:
    """One game: a table, perhaps an action in progress with its question, and the rules."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before = table
        self.running: Steps[None] = nothing()
        self.decision: Decision | None = None
        self.asked = 0

    # Running an action: on refusal the table of before it comes back (1.7.6, 4.1.4).

    def act(self, player: str, action: Json) -> None:
        if self.table.result is not None:
            raise Refused("game-over", "the game is over")
        if action["kind"] == "concede":
            self.decision = None
            return self.lose(player, "conceded")
        if self.decision is not None:
            raise Refused("decision-pending", f"{self.decision.player} must answer {self.decision.id} first")
        if player != self.table.active:
            raise Refused("not-your-turn", f"4.1.2: it is {self.table.active}'s turn")
        self.before = copy.deepcopy(self.table)
        self.running = self.turn_action(player, action)
        return self.advance(None)

    def decide(self, player: str, decision_id: str, answer: list[str]) -> None:
        asked = self.decision
        if asked is None or asked.id != decision_id:
            raise Refused("no-such-decision", f"no decision {decision_id} is pending")
        if asked.player != player:
            raise Refused("not-your-decision", f"{asked.player} must answer {asked.id}")
        unknown = [option for option in answer if option not in asked.options]
        if unknown or len(set(answer)) != len(answer) or not asked.least <= len(answer) <= asked.most:
            raise Refused("illegal-choice", f"1.7.7: {answer} is not {asked.least} to {asked.most} of {asked.options}")
        if not asked.legal(answer):
            raise Refused("illegal-choice", f"1.7.7: {answer} does not meet what was asked: {asked.text}")
        self.advance(answer)

    def advance(self, answer: list[str] | None) -> None:
        """Run on to the next question or to the end of the action."""
        self.decision, undo = None, True
        try:
            self.decision = next(self.running) if answer is None else self.running.send(answer)
            self.asked, undo = self.asked + 1, False
            self.decision.id = f"d{self.asked}"
        except StopIteration:
            undo = False
        finally:
            if undo:
                self.table = self.before

    def turn_action(self, player: str, action: Json) -> Steps[None]:
        kinds = {"play": self.play, "ink": self.ink, "quest": self.quest, "use": self.use}
        if action["kind"] in kinds:
            yield from kinds[action["kind"]](player, self.own_card(player, action.get("card")), action)
            yield from self.settle()
        elif action["kind"] == "end-turn":
            yield from self.end_turn(player)
        else:
            raise Unsupported(f"the action {action['kind']}")

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

    def has_named(self, player: str, name: str) -> bool:
        return any(name in card.facts.names for card in self.in_play("character", player))

    def has_ward(self, card: Card) -> bool:
        given = {source.facts.text.wards for source in self.in_play(player=card.owner)} - {""}
        return "ward" in card.facts.keywords or bool(given & set(card.facts.classes))

    def others(self, player: str) -> list[str]:
        """The other players, in turn order after this one."""
        at = self.table.players.index(player)
        return self.table.players[at + 1 :] + self.table.players[:at]

    def reveal(self, cards: list[Card]) -> None:
        """6.1.14.2: everybody sees them until what they were revealed for is over."""
        self.table.seen = {player: {card.ref for card in cards} for player in self.table.players}

    # Asking. With one possible answer nobody is asked.

    def choose(
        self, moment: Moment, cards: Iterable[Card], text: str, least: int = 1, most: int = 1, kind: str = "choose"
    ) -> Steps[list[Card]]:
        """Choose among cards as many as are asked for, or as many as there are (1.2.3)."""
        options = [card.ref for card in cards]
        least, most = min(least, len(options)), min(most, len(options))
        if not options or (least == len(options) and kind != "order") or len(options) == 1 == least:
            return [self.find(ref) for ref in options]
        answer = yield Decision(moment.player, kind, options, least, most, moment.source.ref, text)
        return [self.find(ref) for ref in answer]

    def may(self, moment: Moment, text: str) -> Steps[bool]:
        answer = yield Decision(moment.player, "may", ["yes", "no"], 1, 1, moment.source.ref, text)
        return answer == ["yes"]

    def chosen_character(self, moment: Moment, text: str) -> Steps[Card | None]:
        """8.15.1: opponents cannot choose a character with Ward."""
        found = [c for c in self.in_play("character") if c.owner == moment.player or not self.has_ward(c)]
        chosen = yield from self.choose(moment, found, text)
        return chosen[0] if chosen else None

    # Moving cards.

    def move(self, card: Card, zone: str, top: bool = False) -> None:
        """Cards under one that leaves play go with it (5.1.1.7, 8.10.7); in the new zone it is a new card (7.1.6)."""
        for part in self.stack(card):
            self.table.cards.remove(part)
            part.zone, part.under, part.at = zone, None, None
            part.exerted = part.drying = part.facedown = part.used = False
            part.damage = 0
            self.table.cards.insert(0 if top else len(self.table.cards), part)
        for other in self.table.cards:
            if other.at == card.ref:
                other.at = None

    def stack(self, card: Card) -> list[Card]:
        """The card and all cards under it, from the top down."""
        below = [other for other in self.table.cards if other.under == card.ref]
        return [card] + [part for other in below for part in self.stack(other)]

    def draw(self, player: str, count: int) -> None:
        """1.12: one at a time, as many as there are."""
        for card in self.zone(player, "deck")[:count]:
            self.move(card, "hand")

    def gain_lore(self, player: str, amount: int) -> None:
        """1.11.1: never below 0."""
        self.table.lore[player] = max(0, self.table.lore[player] + amount)

    # 4.2 Ink a card.

    def ink(self, _player: str, card: Card, _action: Json) -> Steps[None]:
        if card.zone != "hand":
            raise Refused("not-in-hand", "4.2.1.1: only a card in hand can be inked")
        if not card.facts.inkwell:
            raise Refused("no-inkwell-symbol", "4.2.1.1: the card has no inkwell symbol")
        if self.table.inked:
            raise Refused("already-inked", "4.2.3: one card a turn")
        self.move(card, "inkwell")
        self.table.inked += 1
        yield from ()

    # 4.3 Play a card.

    def play(self, player: str, card: Card, action: Json) -> Steps[None]:
        cost = action.get("cost") or {}
        ways = {
            "ink": self.pay_ink_cost,
            "shift": self.pay_shift,
            "sing": self.pay_by_singing,
            "sing-together": self.pay_by_singing,
            "free": self.play_free_by_permission,
            "other": self.pay_other_cost,
        }
        if not cost.get("kind"):
            raise BadParams("`play` always says its cost, with a kind")
        if card.zone != "hand":
            raise Refused("not-in-hand", "4.3.2: cards are played from the hand")
        if cost["kind"] not in ways:
            raise Unsupported(f"the cost {cost['kind']}")
        if (cost.get("onto") and cost["kind"] != "shift") or (cost.get("by") and not cost["kind"].startswith("sing")):
            raise Refused("not-this-cost", "`onto` belongs to shift, `by` to singing")
        self.reveal([card])
        base = yield from ways[cost["kind"]](player, card, cost)
        yield from self.enter(player, card, base)
        self.table.seen = {}

    def total_ink(self, player: str, card: Card, kind: str, amount: int) -> int:
        """4.3.2.3: the chosen cost plus all payment modifiers; never below 0."""
        for source in self.in_play():
            text = source.facts.text
            if text.modifier is not None:
                amount += text.modifier(self, source, player, card, kind)
            if text.once_next and self.next_applies(source, player, card):
                amount -= text.once_next.amount
        if card.facts.text.own_modifier is not None:
            amount += card.facts.text.own_modifier(self, player, kind)
        amount -= sum(n.amount for owner, n in self.table.nexts if owner == player and n.fits(card.facts))
        return max(0, amount)

    def next_applies(self, source: Card, player: str, card: Card) -> bool:
        once = source.facts.text.once_next
        is_turn = source.owner == player == self.table.active
        return once is not None and is_turn and not source.used and once.fits(card.facts)

    def pay_ink(self, player: str, amount: int, named: list[str]) -> None:
        """4.3.2.4: exert exactly so many ready ink cards; the player may have named them."""
        ready = [card for card in self.zone(player, "inkwell") if not card.exerted]
        if len(ready) < amount:
            raise Refused("not-enough-ink", f"1.5.3: {amount} ink to pay, {len(ready)} ready")
        paid = [card for card in ready if card.ref in named] if named else ready[:amount]
        if named and (len(paid) != len(named) or len(paid) != amount):
            raise Refused("wrong-ink", f"4.3.2.4: {amount} of {player}'s ready ink cards have to be named")
        for card in paid:
            card.exerted = True

    def pay_ink_cost(self, player: str, card: Card, cost: Json) -> Steps[Card | None]:
        self.pay_ink(player, self.total_ink(player, card, "ink", card.facts.cost), cost.get("ink", []))
        yield from ()
        return None

    def pay_shift(self, player: str, card: Card, cost: Json) -> Steps[Card | None]:
        """8.10.1: onto one of the player's characters of the same name."""
        if "shift" not in card.facts.keywords:
            raise Refused("no-shift", "8.10.1: the card has no Shift")
        bases = [c for c in self.in_play("character", player) if c.facts.names & card.facts.names]
        if cost.get("onto"):
            bases = [base for base in bases if [base.ref] == list(cost["onto"])]
        if not bases:
            raise Refused("nothing-to-shift-onto", f"8.10.1: {player} has no such character named {card.facts.name}")
        moment = Moment(player, card)
        self.pay_ink(player, self.total_ink(player, card, "shift", card.facts.keywords["shift"]), cost.get("ink", []))
        if card.facts.text.shift_discard is not None:
            yield from self.discard_as_cost(moment, *card.facts.text.shift_discard)
        chosen = yield from self.choose(moment, bases, "shift onto which character", kind="cost")
        return chosen[0]

    def discard_as_cost(self, moment: Moment, count: int, fits: Callable[[Facts], bool]) -> Steps[None]:
        hand = [c for c in self.zone(moment.player, "hand") if c is not moment.source and fits(c.facts)]
        if len(hand) < count:
            raise Refused("cannot-pay", f"1.5.3: {count} such cards have to be discarded, {len(hand)} are in hand")
        for card in (yield from self.choose(moment, hand, "discard to pay", count, count, "cost")):
            self.move(card, "discard")

    def pay_by_singing(self, player: str, card: Card, cost: Json) -> Steps[Card | None]:
        """5.4.4.2 by one character, 8.12 by one or more."""
        together = cost["kind"] == "sing-together"
        if not card.facts.song:
            raise Refused("not-a-song", "5.4.4.2: only songs are sung")
        if together and "sing-together" not in card.facts.keywords:
            raise Refused("no-sing-together", "8.12.1: the song has no Sing Together")
        needed = card.facts.keywords["sing-together"] if together else card.facts.cost
        able = [c for c in self.in_play("character", player) if self.can_sing(c)]
        able = able if together else [c for c in able if self.singing_cost(c) >= needed]
        if sum(self.singing_cost(c) for c in able) < needed or not able:
            raise Refused("nobody-can-sing", f"5.4.4.2: no ready, dry characters that may sing for cost {needed}")
        singers = yield from self.choose_singers(Moment(player, card), able, needed, together, list(cost.get("by", [])))
        self.pay_ink(player, self.total_ink(player, card, cost["kind"], 0), cost.get("ink", []))
        for singer in singers:
            singer.exerted = True
        return None

    def choose_singers(
        self, moment: Moment, able: list[Card], needed: int, together: bool, named: list[str]
    ) -> Steps[list[Card]]:
        def enough(refs: list[str]) -> bool:
            return sum(self.singing_cost(self.find(ref)) for ref in refs) >= needed

        most = len(able) if together else 1
        if named:
            allowed = {card.ref for card in able}
            if len(set(named)) != len(named) or len(named) > most or not set(named) <= allowed or not enough(named):
                raise Refused("cannot-sing", f"8.12.2, 5.4.4.2: {named} cannot sing this song")
            return [self.find(ref) for ref in named]
        refs = [card.ref for card in able]
        everyone_needed = not any(enough([ref for ref in refs if ref != one]) for one in refs)
        if everyone_needed:
            return able
        refs = yield Decision(moment.player, "cost", refs, 1, most, moment.source.ref, "who sings", enough)
        return [self.find(ref) for ref in refs]

    def can_sing(self, card: Card) -> bool:
        barred = card.facts.text.no_singing or bool(self.table.silences)
        return not (card.exerted or card.drying or barred)

    def singing_cost(self, card: Card) -> int:
        """8.11.1: Singer counts only here; the ink cost itself stays (4.3.5)."""
        return card.facts.keywords.get("singer", card.facts.cost)

    def play_free_by_permission(self, player: str, card: Card, cost: Json) -> Steps[Card | None]:
        """4.3.2.2: with a card that says so; no cost is paid, none is modified."""
        allowed = card.facts.text.free_if
        if allowed is None or not allowed(self, player):
            raise Refused("not-free", "1.5.5.3: nothing allows to play this card for free now")
        self.pay_ink(player, 0, cost.get("ink", []))
        yield from ()
        return None

    def pay_other_cost(self, player: str, card: Card, cost: Json) -> Steps[Card | None]:
        """1.5.5: an alternate cost printed on the card."""
        if card.facts.text.other_cost is None:
            raise Refused("no-other-cost", "1.5.5: the card has no such alternate cost")
        self.pay_ink(player, 0, cost.get("ink", []))
        yield from card.facts.text.other_cost(self, player, card)
        return None

    def enter(self, player: str, card: Card, base: Card | None = None) -> Steps[None]:
        """4.3.3: the card enters play and is now played; what it triggers waits in the bag."""
        watchers = self.in_play()
        exerted = base.exerted if base else False
        if "bodyguard" in card.facts.keywords and not exerted:
            exerted = yield from self.may(Moment(player, card), "Bodyguard: enter play exerted")
        self.use_up_nexts(player, card, watchers)
        self.move(card, "play")
        if base is not None:
            self.put_on_top(card, base)
        elif card.facts.type == "character":
            card.drying = True
        card.exerted = exerted
        if card.facts.type == "action":
            self.table.actions.append(Moment(player, card))
        if card.facts.text.played is not None:
            self.table.bag.append(Waiting(card.facts.text.played, Moment(player, card)))
        for source in watchers:
            ability = source.facts.text.watches
            if ability is not None and ability.sees(source, card):
                self.table.bag.append(Waiting(ability, Moment(source.owner, source, subject=card)))

    def use_up_nexts(self, player: str, card: Card, watchers: list[Card]) -> None:
        """4.3.6: by the next card that fits, however it was paid for."""
        self.table.nexts = [(who, n) for who, n in self.table.nexts if who != player or not n.fits(card.facts)]
        for source in watchers:
            if self.next_applies(source, player, card):
                source.used = True

    def put_on_top(self, card: Card, base: Card) -> None:
        """8.10.2–8.10.6: the upper card takes over states and damage; the lower one keeps none (5.1.3)."""
        card.drying, card.damage, card.at, card.used = base.drying, base.damage, base.at, False
        base.under, base.at, base.damage = card.ref, None, 0
        base.exerted = base.drying = base.used = False

    # 4.4 Use an activated ability.

    def use(self, player: str, card: Card, action: Json) -> Steps[None]:
        ability, name = card.facts.text.uses, action.get("ability")
        if not self.is_in_play(card):
            raise Refused("not-in-play", "4.4.1: the card is not in play")
        if ability is None or (name and name.casefold() != ability.name.casefold()):
            raise Refused("no-such-ability", f"4.4.1: {card.ref} has no such activated ability")
        if ability.exert and card.exerted:
            raise Refused("exerted", "5.1.1.2: an exerted card cannot exert")
        if ability.exert and card.drying:
            raise Refused("drying", "4.4.2: a drying character cannot exert")
        self.pay_ink(player, ability.ink, [])
        card.exerted = card.exerted or ability.exert
        yield from self.resolve(ability.effect, Moment(player, card))

    # 4.5 Quest.

    def quest(self, player: str, card: Card, _action: Json) -> Steps[None]:
        if not self.is_in_play(card) or card.facts.type != "character":
            raise Refused("not-a-character", "4.5.1: only characters in play can quest")
        if card.drying:
            raise Refused("drying", "1.7.5: a drying character cannot quest")
        if card.exerted:
            raise Refused("exerted", "4.5.1.3: an exerted character cannot exert")
        if "reckless" in card.facts.keywords:
            raise Refused("reckless", "8.7.2: a character with Reckless cannot quest")
        card.exerted = True
        self.gain_lore(player, max(0, card.facts.lore))
        if card.facts.text.quests is not None:
            self.table.bag.append(Waiting(card.facts.text.quests, Moment(player, card)))
        yield from ()

    # 6.7 Resolving, 7.7 the bag, 1.8 the game state check.

    def resolve(self, effect: Effect, moment: Moment) -> Steps[None]:
        yield from effect(self, moment)
        self.table.seen = {}

    def settle(self) -> Steps[None]:
        """After the process of a turn action: actions resolve, then a check, then the bag."""
        yield from self.resolve_actions()
        yield from self.empty_bag()

    def resolve_actions(self) -> Steps[None]:
        """Actions played by an effect wait until it is resolved, but not for the bag (6.7.8.1)."""
        if not self.table.actions:
            self.check()
        while self.table.actions and self.table.result is None:
            moment = self.table.actions.pop(0)
            if moment.source.facts.text.effect is not None:
                yield from self.resolve(moment.source.facts.text.effect, moment)
            if moment.source.zone == "play":
                self.move(moment.source, "discard")
            self.check()

    def empty_bag(self) -> Steps[None]:
        """7.7.4: the active player's abilities first, each player's to the last one, then the bag passes on."""
        turn = self.table.active
        while self.table.bag:
            order = [turn, *self.others(turn)]
            turn = next(who for who in order if any(w.moment.player == who for w in self.table.bag))
            waiting = yield from self.choose_waiting(turn)
            self.table.bag.remove(waiting)
            yield from self.resolve(waiting.ability.effect, waiting.moment)
            self.check()
            if self.table.actions:
                yield from self.resolve_actions()

    def choose_waiting(self, player: str) -> Steps[Waiting]:
        mine = [waiting for waiting in self.table.bag if waiting.moment.player == player]
        if len({waiting.same for waiting in mine}) == 1:
            return mine[0]
        named: dict[str, Waiting] = {}
        for waiting in mine:
            ref = waiting.moment.source.ref
            before = sum(other.moment.source.ref == ref for other in named.values())
            named[f"{ref}#{before + 1}" if before else ref] = waiting
        text = "which ability resolves next"
        answer = yield Decision(player, "trigger", list(named), 1, 1, mine[0].moment.source.ref, text)
        return named[answer[0]]

    def check(self) -> None:
        """1.8: again and again until nothing is found."""
        while self.table.result is None:
            for player in [self.table.active, *self.others(self.table.active)]:
                if self.table.lore[player] >= 20 and self.table.result is None:
                    self.win(player, "20 lore")
            dying = [c for c in self.in_play() if 0 < c.facts.willpower <= c.damage]
            if not dying:
                return
            for card in dying:
                self.move(card, "discard")

    def win(self, player: str, reason: str) -> None:
        self.table.result = {"winner": player, "losers": self.others(player), "reason": reason}
        self.table.bag, self.table.actions = [], []

    def lose(self, player: str, reason: str) -> None:
        self.win(self.others(player)[0], f"{player} {reason}")

    # 3.4 and 3.2: the turn ends, the next one starts.

    def end_turn(self, player: str) -> Steps[None]:
        for card in self.in_play("character", player):
            if "reckless" in card.facts.keywords and self.can_challenge(card):
                raise Refused("reckless", f"8.7.3: {card.ref} can challenge")
        self.table.phase, self.table.nexts = "end", []
        for card in self.table.cards:
            card.used = False
        self.check()
        if self.table.result is None and not self.zone(player, "deck"):
            self.lose(player, "ended a turn with no cards in the deck")
        if self.table.result is None:
            self.start_turn(self.others(player)[0])
            yield from self.empty_bag()

    def can_challenge(self, card: Card) -> bool:
        """4.6 as far as Reckless asks: ready, dry or with Rush, and somebody or something to challenge."""
        if card.exerted or (card.drying and "rush" not in card.facts.keywords):
            return False
        opposing = [other for other in self.in_play() if other.owner != card.owner]
        characters = [c for c in opposing if c.facts.type == "character" and c.exerted]
        reaches = bool({"evasive", "alert"} & set(card.facts.keywords))
        characters = [c for c in characters if reaches or "evasive" not in c.facts.keywords]
        return bool(characters) or any(c.facts.type == "location" for c in opposing)

    def start_turn(self, player: str) -> None:
        table = self.table
        table.active, table.number, table.phase = player, table.number + 1, "start"
        table.inked, table.happened = 0, []
        for card in [*self.in_play(player=player), *self.zone(player, "inkwell")]:
            card.exerted = False
        table.silences = [who for who in table.silences if who != player]
        self.check()
        for card in self.in_play("character", player):
            card.drying = False
        table.lore[player] += sum(card.facts.lore for card in self.in_play("location", player))
        self.check()
        if table.result is None:
            self.draw(player, 1)
            table.phase = "main"
            self.check()


# --- what cards say -------------------------------------------------------------------------------------


def at_once(do: Callable[[Game, Moment], None]) -> Effect:
    """An effect that asks nothing."""

    def effect(game: Game, moment: Moment) -> Steps[None]:
        do(game, moment)
        yield from ()

    return effect


def pay_less_for_next(amount: int, kind: str, *classes: str) -> Effect:
    modifier = Next(amount, kind, frozenset(classes))
    return at_once(lambda game, moment: game.table.nexts.append((moment.player, modifier)))


def draws(count: int) -> Effect:
    return at_once(lambda game, moment: game.draw(moment.player, count))


def gains_lore(amount: int) -> Effect:
    return at_once(lambda game, moment: game.gain_lore(moment.player, amount))


def in_order(*effects: Effect) -> Effect:
    def effect(game: Game, moment: Moment) -> Steps[None]:
        for part in effects:
            yield from part(game, moment)

    return effect


def may_do(text: str, part: Effect) -> Effect:
    def effect(game: Game, moment: Moment) -> Steps[None]:
        if (yield from game.may(moment, text)):
            yield from part(game, moment)

    return effect


def plays_free(fits: Callable[[Facts], bool], zone: str = "hand", may: bool = True) -> Effect:
    """6.1.7: the card is played for free inside the effect; it cannot be shifted or sung."""

    def effect(game: Game, moment: Moment) -> Steps[None]:
        found = [card for card in game.zone(moment.player, zone) if fits(card.facts)]
        if found and (not may or (yield from game.may(moment, "play a card for free"))):
            chosen = yield from game.choose(moment, found, "play which card for free")
            game.reveal(chosen)
            yield from game.enter(moment.player, chosen[0])

    return effect


def looks_for(count: int, fits: Callable[[Facts], bool], most: int = 1) -> Effect:
    """Look at the top cards, take up to so many that fit, the rest goes to the bottom in any order."""

    def effect(game: Game, moment: Moment) -> Steps[None]:
        top = game.zone(moment.player, "deck")[:count]
        game.table.seen = {moment.player: {card.ref for card in top}}
        found = [card for card in top if fits(card.facts)]
        taken = yield from game.choose(moment, found, "reveal and take into hand", 0, most)
        for card in taken:
            game.move(card, "hand")
        rest = [card for card in top if card not in taken]
        if len(rest) > 1:
            rest = yield from game.choose(moment, rest, "to the bottom, first on top", len(rest), len(rest), "order")
        for card in rest:
            game.move(card, "deck")

    return effect


def one_on_top_one_below(game: Game, moment: Moment) -> Steps[None]:
    top = game.zone(moment.player, "deck")[:2]
    game.table.seen = {moment.player: {card.ref for card in top}}
    kept = yield from game.choose(moment, top, "which one on the top")
    for card in top:
        game.move(card, "deck", top=card in kept)


def chooses_and_discards(game: Game, moment: Moment) -> Steps[None]:
    for card in (yield from game.choose(moment, game.zone(moment.player, "hand"), "discard a card")):
        game.move(card, "discard")


def opponents_discard(game: Game, moment: Moment) -> Steps[None]:
    for player in game.others(moment.player):
        yield from chooses_and_discards(game, Moment(player, moment.source))


def discards_for_opponent(game: Game, moment: Moment) -> Steps[None]:
    """Ursula: one opponent's hand is revealed and the player picks a card that is no character."""
    hand = game.zone(game.others(moment.player)[0], "hand")
    game.reveal(hand)
    found = [card for card in hand if card.facts.type != "character"]
    for card in (yield from game.choose(moment, found, "which card is discarded")):
        game.move(card, "discard")


def everybody_draws_a_new_hand(game: Game, _moment: Moment) -> None:
    active = game.table.active
    for player in [active, *game.others(active)]:
        for card in game.zone(player, "hand"):
            game.move(card, "discard")
        game.draw(player, 7)


def chosen_player_draws(game: Game, moment: Moment) -> Steps[None]:
    options = list(game.table.players)
    answer = yield Decision(moment.player, "choose", options, 1, 1, moment.source.ref, "which player draws 5 cards")
    game.draw(answer[0], 5)


def banishes(game: Game, moment: Moment) -> Steps[None]:
    chosen = yield from game.chosen_character(moment, "banish which character")
    if chosen is not None:
        game.move(chosen, "discard")


def into_inkwell(game: Game, moment: Moment) -> Steps[None]:
    chosen = yield from game.chosen_character(moment, "put which character into the inkwell")
    if chosen is not None:
        parts = game.stack(chosen)
        game.move(chosen, "inkwell")
        for part in parts:
            part.exerted = True


def deals(amount: int) -> Effect:
    def effect(game: Game, moment: Moment) -> Steps[None]:
        chosen = yield from game.chosen_character(moment, f"deal {amount} damage to which character")
        if chosen is not None:
            chosen.damage += max(0, amount - chosen.facts.keywords.get("resist", 0))

    return effect


def heals_one(game: Game, moment: Moment) -> Steps[None]:
    chosen = yield from game.chosen_character(moment, "remove up to 1 damage from which character")
    if chosen is not None and chosen.damage:
        answer = yield Decision(moment.player, "option", ["0", "1"], 1, 1, moment.source.ref, "how much damage")
        chosen.damage -= int(answer[0])


def returns_character_card(game: Game, moment: Moment) -> Steps[None]:
    found = [card for card in game.zone(moment.player, "discard") if card.facts.type == "character"]
    for card in (yield from game.choose(moment, found, "return which card to hand")):
        game.move(card, "hand")


def opponents_lose_two_lore(game: Game, moment: Moment) -> None:
    for player in game.others(moment.player):
        game.gain_lore(player, -2)


def hurts_itself(game: Game, moment: Moment) -> None:
    if game.is_in_play(moment.source):
        moment.source.damage += 1


def silences_singers(game: Game, moment: Moment) -> None:
    game.table.silences.append(moment.player)


def if_hand_empty_draw(game: Game, moment: Moment) -> None:
    if not game.zone(moment.player, "hand"):
        game.draw(moment.player, 1)


def may_exert_played_to_draw(game: Game, moment: Moment) -> Steps[None]:
    """6.1.5.1: without exerting it nothing is drawn; who cannot is not asked."""
    played = moment.subject
    able = played is not None and game.is_in_play(played) and not played.exerted
    if played is not None and able and (yield from game.may(moment, f"exert {played.ref} to draw a card")):
        played.exerted = True
        game.draw(moment.player, 1)


def may_pay_one_to_draw(game: Game, moment: Moment) -> Steps[None]:
    able = any(not card.exerted for card in game.zone(moment.player, "inkwell"))
    if able and (yield from game.may(moment, "pay 1 ink to draw a card")):
        game.pay_ink(moment.player, 1, [])
        game.draw(moment.player, 1)


def if_two_others_may_draw_two(game: Game, moment: Moment) -> Steps[None]:
    """6.2.4: the condition is read as the effect resolves."""
    others = [c for c in game.in_play("character", moment.player) if c is not moment.source]
    if len(others) >= 2 and (yield from game.may(moment, "draw 2 cards")):
        game.draw(moment.player, 2)


def exert_four_items(game: Game, player: str, card: Card) -> Steps[None]:
    items = [item for item in game.in_play("item", player) if not item.exerted]
    if len(items) < 4:
        raise Refused("cannot-pay", f"1.5.3: 4 ready items have to be exerted, {player} has {len(items)}")
    for item in (yield from game.choose(Moment(player, card), items, "exert which items", 4, 4, "cost")):
        item.exerted = True


def banish_an_item(game: Game, player: str, card: Card) -> Steps[None]:
    items = game.in_play("item", player)
    if not items:
        raise Refused("cannot-pay", f"1.5.3: {player} has no item to banish")
    for item in (yield from game.choose(Moment(player, card), items, "banish which item", kind="cost")):
        game.move(item, "discard")


def less_for_class(amount: int, wanted: str, items: int = 0) -> Callable[[Game, Card, str, Card, str], int]:
    def modifier(game: Game, source: Card, player: str, card: Card, _kind: str) -> int:
        fits = source.owner == player and card.facts.type == "character" and wanted in card.facts.classes
        return -amount if fits and len(game.in_play("item", player)) >= items else 0

    return modifier


def more_for_actions_and_items(_game: Game, _source: Card, _player: str, card: Card, kind: str) -> int:
    return 2 if card.facts.type in ("action", "item") and not kind.startswith("sing") else 0


def less_for_shift(_game: Game, source: Card, player: str, _card: Card, kind: str) -> int:
    return -1 if source.owner == player and kind == "shift" else 0


def less_with_named(*names: str) -> Callable[[Game, str, str], int]:
    return lambda game, player, _kind: -1 if any(game.has_named(player, name) for name in names) else 0


def opposing_banished_in_challenge(game: Game, player: str) -> bool:
    facts = [fact for fact in game.table.happened if fact["what"] == "banished-in-challenge"]
    return game.table.active == player and any(fact["player"] != player for fact in facts)


def is_type(kind: str, most: int = 99) -> Callable[[Facts], bool]:
    return lambda facts: facts.type == kind and facts.cost <= most


def is_song(most: int = 99) -> Callable[[Facts], bool]:
    return lambda facts: facts.song and facts.cost <= most


def you_play(fits: Callable[[Facts], bool]) -> Callable[[Card, Card], bool]:
    return lambda source, played: source.owner == played.owner and fits(played.facts)


def an_opponent_plays(fits: Callable[[Facts], bool]) -> Callable[[Card, Card], bool]:
    return lambda source, played: source.owner != played.owner and fits(played.facts)


def watches(name: str, sees: Callable[[Card, Card], bool], effect: Effect) -> Text:
    return Text(watches=Ability(name, effect, sees=sees))


def quest_less(name: str, amount: int, kind: str, *classes: str) -> Text:
    return Text(quests=Ability(name, pay_less_for_next(amount, kind, *classes)))


def exert_less(name: str, amount: int, kind: str) -> Text:
    return Text(uses=Ability(name, pay_less_for_next(amount, kind), exert=True))


def when_played(name: str, effect: Effect) -> Text:
    return Text(played=Ability(name, effect))


DRAW_AND_DISCARD = in_order(draws(1), chooses_and_discards)
MAY_DRAW_AND_DISCARD = may_do("draw one, then discard one", DRAW_AND_DISCARD)

TEXTS: dict[str, Text] = {
    # pay less or more
    "Doc - Leader of the Seven Dwarfs": quest_less("Share and Share Alike", 1, "character"),
    "Perdita - Playful Mother": Text(
        quests=Ability("Who's Next?", pay_less_for_next(2, "character", "Puppy")), wards="Puppy"
    ),
    "Mickey Mouse - Friendly Face": quest_less("Glad You're Here!", 3, "character"),
    "Huey - Reliable Leader": quest_less("I Know the Way", 1, "character"),
    "Aurora - Holding Court": quest_less("Royal Welcome", 1, "character", "Princess", "Queen"),
    "Belle - Inventive Engineer": quest_less("Tinker", 1, "item"),
    "Scrooge McDuck - Uncle Moneybags": quest_less("Treasure Finder", 1, "item"),
    "Grewnge - Cannon Expert": quest_less("Rapid Fire", 1, "action"),
    "Lantern": exert_less("Birthday Lights", 1, "character"),
    "Heart of Atlantis": exert_less("Life Giver", 2, "character"),
    "Gaston - Despicable Dealer": exert_less("Dubious Recruitment", 2, "character"),
    "Pluto - Friendly Pooch": exert_less("Good Dog", 1, "character"),
    "Hamm - Piggy Bank": exert_less("Loose Change", 1, "character"),
    "Dr. Facilier's Cards": exert_less("The Cards Will Tell", 1, "action"),
    "Scrooge's Top Hat": exert_less("Business Expertise", 1, "item"),
    "Akood et Emuti": Text(effect=in_order(pay_less_for_next(2, "character"), draws(1))),
    "Elsa - Concerned Sister": when_played("Clear the Way", pay_less_for_next(2, "location")),
    "Grandmother Willow - Ancient Advisor": Text(once_next=Next(1, "character")),
    "Gadget Hackwrench - Brilliant Bosun": Text(modifier=less_for_class(1, "Inventor", items=3)),
    "Snow White - Unexpected Houseguest": Text(modifier=less_for_class(1, "Seven Dwarfs")),
    "Yokai - Intellectual Schemer": Text(modifier=less_for_shift),
    "LeFou - Bumbler": Text(own_modifier=less_with_named("Gaston")),
    "Max - Loyal Sheepdog": Text(own_modifier=less_with_named("Prince Eric")),
    "Bullseye - Loyal Horse": Text(own_modifier=less_with_named("Woody", "Jessie")),
    "Kristoff - Reindeer Keeper": Text(
        own_modifier=lambda game, player, _kind: -sum(card.facts.song for card in game.zone(player, "discard"))
    ),
    "Gaston - Pure Paragon": Text(
        own_modifier=lambda game, player, _kind: -2 * sum(c.damage > 0 for c in game.in_play("character", player))
    ),
    "Gantu - Experienced Enforcer": Text(
        played=Ability("Close All Channels", at_once(silences_singers)), modifier=more_for_actions_and_items
    ),
    # other ways to pay
    "LeFou - Opportunistic Flunky": Text(free_if=opposing_banished_in_challenge),
    "Pudge - Controls the Weather": Text(free_if=lambda game, player: game.has_named(player, "Lilo")),
    "Scrooge McDuck - Resourceful Miser": Text(
        other_cost=exert_four_items, played=Ability("Fortune Hunter", looks_for(4, is_type("item")))
    ),
    "Belle - Apprentice Inventor": Text(other_cost=banish_an_item),
    "Ursula - Eric's Bride": Text(
        shift_discard=(1, is_song()), quests=Ability("Vanessa's Design", discards_for_opponent)
    ),
    "Flotsam & Jetsam - Entangling Eels": Text(shift_discard=(2, lambda _facts: True)),
    "Ariel - On Human Legs": Text(no_singing=True),
    # play a card for free
    "Just in Time": Text(effect=plays_free(is_type("character", 5))),
    "Circle of Life": Text(effect=plays_free(is_type("character"), "discard", may=False)),
    "Lady - Family Dog": when_played("Someone to Care For", plays_free(is_type("character", 2))),
    "Prince Naveen - Ukulele Player": when_played("It's Beautiful, No?", plays_free(is_song(6))),
    "Genie - Powers Unleashed": Text(quests=Ability("Phenomenal Cosmic Power!", plays_free(is_type("action", 5)))),
    # when this is played, whenever something is played
    "Cinderella - Knight in Training": when_played("Have Courage", MAY_DRAW_AND_DISCARD),
    "Ariel - Spectacular Singer": when_played("Musical Debut", looks_for(4, is_song())),
    "Stitch - Carefree Surfer": when_played("Ohana", if_two_others_may_draw_two),
    "Stitch - Rock Star": watches("Adoring Fans", you_play(is_type("character", 2)), may_exert_played_to_draw),
    "Dr. Facilier - Remarkable Gentleman": watches(
        "Dreams Made Real", you_play(is_song()), may_do("look at the top 2 cards", one_on_top_one_below)
    ),
    "Ariel - Determined Mermaid": watches("I Want More", you_play(is_song()), MAY_DRAW_AND_DISCARD),
    "Alan-a-Dale - Rockin' Rooster": watches("Fan Favorite", you_play(is_song()), gains_lore(1)),
    "Ursula's Shell Necklace": watches("Now, Sing!", you_play(is_song()), may_pay_one_to_draw),
    "Signed Contract": watches("Fine Print", an_opponent_plays(is_song()), may_do("draw a card", draws(1))),
    "Prince John - Fraidy-Cat": watches("Help! Help!", an_opponent_plays(is_type("character")), at_once(hurts_itself)),
    # activated abilities
    "Beast's Mirror": Text(uses=Ability("Show Me", at_once(if_hand_empty_draw), ink=3, exert=True)),
    "Dinglehopper": Text(uses=Ability("Straighten Hair", heals_one, exert=True)),
    "Tinker Bell - Tiny Tactician": Text(uses=Ability("Battle Plans", DRAW_AND_DISCARD, exert=True)),
    # actions and songs
    "Dragon Fire": Text(effect=banishes),
    "Friends on the Other Side": Text(effect=draws(2)),
    "Let It Go": Text(effect=into_inkwell),
    "Be Our Guest": Text(effect=looks_for(4, is_type("character"))),
    "Look at This Family": Text(effect=looks_for(5, is_type("character"), most=2)),
    "A Whole New World": Text(effect=at_once(everybody_draws_a_new_hand)),
    "Second Star to the Right": Text(effect=chosen_player_draws),
    "A Pirate's Life": Text(effect=in_order(at_once(opponents_lose_two_lore), gains_lore(2))),
    "Part of Your World": Text(effect=returns_character_card),
    "Sudden Chill": Text(effect=opponents_discard),
    "Let the Storm Rage On": Text(effect=in_order(deals(2), draws(1))),
    "Fire the Cannons!": Text(effect=deals(2)),
}


def full_name(name: str) -> str:
    """Printed names are compared with plain apostrophes and dashes."""
    return name.replace("’", "'").replace("–", "-").strip()


def read_card_list(lines: str) -> dict[str, Facts]:
    """`full name | C2* | Willpower/Lore | classifications | keywords`: type and cost, `*` is the inkwell symbol."""
    types = {"C": "character", "A": "action", "I": "item", "L": "location"}
    cards: dict[str, Facts] = {}
    for line in lines.strip().splitlines():
        full, cost, numbers, classes, keywords = (part.strip() for part in line.split("|"))
        name, _, version = full.partition(" - ")
        willpower, lore = (int(number) for number in (numbers or "0/0").split("/"))
        cards[full] = Facts(
            name=name,
            version=version,
            type=types[cost[0]],
            cost=int(cost[1:].rstrip("*")),
            inkwell=cost.endswith("*"),
            willpower=willpower,
            lore=lore,
            classes=tuple(word.strip() for word in classes.split(",") if word),
            keywords={word.split()[0]: int([*word.split(), "0"][1]) for word in keywords.split(",") if word},
            text=TEXTS.get(full, Text()),
        )
    return cards


DEFINITION_FIELDS = "name version type cost inkwell strength willpower lore move_cost inks classifications abilities"


def read_definition(definition: Json) -> Facts:
    """A made-up card of numbers and known keywords; anything else is unsupported, never guessed."""
    extra = sorted(key for key, value in definition.items() if value and key not in DEFINITION_FIELDS.split())
    if extra:
        raise Unsupported(f"{', '.join(extra)} of a made-up card")
    if definition.get("type") not in ("character", "action", "item", "location"):
        raise Unsupported(f"the type {definition.get('type')}")
    keywords = dict(read_keyword(ability) for ability in definition.get("abilities") or [])
    return Facts(
        name=str(definition["name"]),
        version=str(definition.get("version") or ""),
        type=definition["type"],
        cost=int(definition["cost"]),
        inkwell=bool(definition.get("inkwell", False)),
        willpower=int(definition.get("willpower") or 0),
        lore=int(definition.get("lore") or 0),
        classes=tuple(definition.get("classifications") or ()),
        keywords=keywords,
    )


def read_keyword(ability: Json) -> tuple[str, int]:
    keyword, extra = ability.get("keyword"), set(ability) - {"is", "keyword", "value", "cost"}
    if ability.get("is") != "keyword" or keyword not in KEYWORDS.split() or extra:
        raise Unsupported(f"the ability {json.dumps(ability)[:80]}")
    if keyword != "shift":
        if "cost" in ability:
            raise Unsupported(f"a cost of {keyword}")
        return keyword, int(ability.get("value") or 0)
    cost = ability.get("cost")
    if not cost or len(cost) != 1 or set(cost[0]) != {"is", "amount"} or cost[0]["is"] != "ink":
        raise Unsupported("a Shift cost that is not ink alone")
    return keyword, int(cost[0]["amount"])


# --- the protocol ---------------------------------------------------------------------------------------

ZONES = ("hand", "deck", "inkwell", "play", "discard")
STATES = ("drying", "exerted", "facedown")
CAPABILITIES = (
    "made-up-cards stepwise-triggers ink-choice free shift sing sing-together other-costs "
    "locations second-player history hidden-views"
)
"""Not declared: `snapshots`, `legal-lists`, `clauses`."""
INFO: Json = {
    "name": "plain-engine",
    "version": "0.1.0",
    "protocol": 1,
    "games": {
        "lorcana": {
            "editions": ["2.2", "2.1"],
            "capabilities": CAPABILITIES.split(),
        }
    },
}


def read_table(position: Json, definitions: dict[str, Facts]) -> Table:
    """The table that a position describes. Raises BadParams for one that cannot be."""
    names = [player["name"] for player in position["players"]]
    turn = position["turn"]
    if len(names) != 2 or len(set(names)) != 2 or turn["player"] not in names:
        raise BadParams("a game needs two players with different names, one of them active")
    table = Table(players=names, active=turn["player"], number=turn.get("number", 2))
    table.inked = turn.get("counters", {}).get("inked", 0)
    table.lore = {player["name"]: player.get("counters", {}).get("lore", 0) for player in position["players"]}
    table.happened = [dict(fact) for fact in position.get("happened", [])]
    table.cards = [read_card(card, names, definitions) for card in position.get("cards", [])]
    check_stacks(table)
    return table


def read_card(card: Json, names: list[str], definitions: dict[str, Facts]) -> Card:
    states, counters = card.get("states", []), card.get("counters", {})
    where = f"card {card['ref']}"
    if card["player"] not in names:
        raise BadParams(f"{where}: no player {card['player']}")
    if not set(states) <= set(STATES) or not set(counters) <= {"damage"} or counters.get("damage", 0) < 0:
        raise BadParams(f"{where}: states are {', '.join(STATES)}, the only counter is damage, from 0")
    facts = definitions[card["card"]] if card["card"] in definitions else PRINTED[full_name(card["card"])]
    if "drying" in states and facts.type != "character":
        raise BadParams(f"{where}: only characters are drying")
    if card["zone"] != "play" and (counters.get("damage") or card.get("under") or card.get("at")):
        raise BadParams(f"{where}: only cards in play have damage, a stack or a location")
    return Card(
        ref=card["ref"],
        owner=card["player"],
        zone=card["zone"],
        shown_as=card["card"],
        facts=facts,
        exerted="exerted" in states,
        drying="drying" in states,
        facedown="facedown" in states and card["zone"] == "play",
        damage=counters.get("damage", 0),
        under=card.get("under"),
        at=card.get("at"),
    )


def check_stacks(table: Table) -> None:
    found = {card.ref: card for card in table.cards}
    if len(found) != len(table.cards):
        raise BadParams("two cards have the same ref")
    for card in table.cards:
        for other in (card.under, card.at):
            if other is not None and (other not in found or found[other].zone != "play"):
                raise BadParams(f"card {card.ref}: {other} is no card in play")
        seen, above = {card.ref}, card.under
        while above is not None:
            if above in seen:
                raise BadParams(f"card {card.ref} is under itself")
            seen.add(above)
            above = found[above].under


def what_is_missing(params: Json) -> tuple[list[str], dict[str, Facts]]:
    """Names of everything in a setup that this engine lacks, and the definitions that it understood."""
    position, lacks, definitions = params["position"], set[str](), dict[str, Facts]()
    if params["game"] != "lorcana" or params["edition"] not in INFO["games"]["lorcana"]["editions"]:
        lacks.add(f"{params['game']} {params['edition']}")
    for name, definition in params.get("definitions", {}).items():
        try:
            definitions[name] = read_definition(definition)
        except Unsupported:
            lacks.add(name)
    for card in position.get("cards", []):
        if card["card"] not in definitions and full_name(card["card"]) not in PRINTED:
            lacks.add(card["card"])
        if card["zone"] not in ZONES:
            lacks.add(f"zone {card['zone']}")
    if position["turn"].get("phase", "main") != "main":
        lacks.add(f"phase {position['turn']['phase']}")
    lacks |= {f"fact {f['what']}" for f in position.get("happened", []) if f["what"] != "banished-in-challenge"}
    lacks |= {f"counter {name}" for player in position["players"] for name in player.get("counters", {})} - {
        "counter lore"
    }
    lacks |= {f"counter {name}" for name in position["turn"].get("counters", {})} - {"counter inked"}
    return sorted(lacks), definitions


def hidden_from(viewer: str, card: Card, table: Table) -> bool:
    """7.1.2–7.1.3, 5.1.1.10: what that player may not look at."""
    if card.ref in table.seen.get(viewer, ()):
        return False
    return card.facedown or card.zone in ("deck", "inkwell") or (card.zone == "hand" and card.owner != viewer)


def show_card(card: Card, hidden: bool) -> Json:
    shown: Json = {"ref": card.ref, "player": card.owner, "zone": card.zone}
    if not hidden:
        shown["card"] = card.shown_as
    shown["states"] = [state for state in STATES if getattr(card, state)]
    shown["counters"] = {"damage": card.damage} if card.damage else {}
    shown |= {name: getattr(card, name) for name in ("under", "at") if getattr(card, name) is not None}
    return shown


def show_position(table: Table, viewer: str | None) -> Json:
    def counters(name: str, value: int) -> dict[str, int]:
        return {name: value} if value else {}

    return {
        "players": [{"name": name, "counters": counters("lore", table.lore[name])} for name in table.players],
        "turn": {
            "player": table.active,
            "number": table.number,
            "phase": table.phase,
            "counters": counters("inked", table.inked),
        },
        "cards": [show_card(c, viewer is not None and hidden_from(viewer, c, table)) for c in table.cards],
        "happened": table.happened,
    }


class Server:
    """One message a line; every request gets one reply."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.done = False

    def playing(self) -> Game:
        if self.game is None:
            raise BadParams("no position has been set up; call setup first")
        return self.game

    def initialize(self, _params: Json) -> Json:
        return INFO

    def setup(self, params: Json) -> Json:
        self.game = None
        lacks, definitions = what_is_missing(params)
        if lacks:
            return {"status": "unsupported", "unsupported": lacks, "message": f"not known here: {', '.join(lacks)}"}
        self.game = Game(read_table(params["position"], definitions))
        return {"status": "ok"}

    def act(self, params: Json) -> Json:
        game = self.playing()
        if params["player"] not in game.table.players:
            raise BadParams(f"no player {params['player']}")
        return self.reply(game, lambda: game.act(params["player"], params["action"]))

    def decide(self, params: Json) -> Json:
        game = self.playing()
        return self.reply(game, lambda: game.decide(params["player"], params["decision"], list(params["answer"])))

    def reply(self, game: Game, call: Callable[[], None]) -> Json:
        said: Json = {"status": "accepted"}
        try:
            call()
        except Refused as refused:
            said = {"status": "refused", "code": refused.code, "message": str(refused)}
        except Unsupported as lack:
            said = {"status": "unsupported", "message": str(lack)}
        if game.decision is not None:
            said["decision"] = game.decision.message()
        return said

    def observe(self, params: Json) -> Json:
        game, viewer = self.playing(), params.get("viewer")
        if viewer is not None and viewer not in game.table.players:
            raise BadParams(f"no player {viewer}")
        waiting = [
            {"player": w.moment.player, "source": w.moment.source.ref, "ability": w.ability.name}
            for w in game.table.bag
        ]
        seen: Json = {"position": show_position(game.table, viewer), "waiting": waiting}
        if game.decision is not None:
            seen["decision"] = game.decision.message()
        if game.table.result is not None:
            seen["result"] = game.table.result
        return seen

    def reset(self, _params: Json) -> Json:
        self.game = None
        return {}

    def shutdown(self, _params: Json) -> Json:
        self.done = True
        return {}

    def answer(self, line: bytes) -> Json:
        """The JSON-RPC reply to one line."""
        try:
            request = json.loads(line)
            method, params = request["method"], request.get("params") or {}
        except (ValueError, RecursionError):
            return {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "not JSON"}}
        except (KeyError, TypeError, AttributeError):
            return {"jsonrpc": "2.0", "id": None, "error": {"code": -32600, "message": "not a request"}}
        head: Json = {"jsonrpc": "2.0", "id": request.get("id")}
        methods = ("initialize", "setup", "act", "decide", "observe", "reset", "shutdown")
        if method not in methods:
            return head | {"error": {"code": -32601, "message": f"no method {method}; there are {', '.join(methods)}"}}
        try:
            return head | {"result": getattr(self, method)(params)}
        except BadParams as bad:
            return head | {"error": {"code": -32602, "message": str(bad)}}
        except (KeyError, TypeError, ValueError, AttributeError) as bad:
            text = f"{method}: a field is missing or of the wrong kind ({bad})"
            return head | {"error": {"code": -32602, "message": text}}


def main() -> None:
    server = Server()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(json.dumps(server.answer(line)).encode() + b"\n")
        sys.stdout.buffer.flush()
        if server.done:
            break


PRINTED = read_card_list("""
A Pirate's Life | A6* | | Song | sing-together 6
A Whole New World | A5 | | Song |
Agrabah - Marketplace | L3* | 5/2 | |
Akood et Emuti | A3 | | Song |
Alan-a-Dale - Loyal Bard | C2* | 2/1 | Storyborn, Ally | singer 4
Alan-a-Dale - Rockin' Rooster | C4* | 3/2 | Storyborn, Ally |
Archimedes - Electrified Owl | C5* | 4/2 | Floodborn, Ally | evasive,challenger 3,shift 3
Archimedes - Exasperated Owl | C3* | 2/2 | Storyborn, Ally | evasive
Archimedes - Highly Educated Owl | C1* | 2/1 | Dreamborn, Ally |
Ariel - Determined Mermaid | C3* | 4/1 | Storyborn, Hero, Princess |
Ariel - On Human Legs | C4* | 4/2 | Storyborn, Hero, Princess |
Ariel - Singing Mermaid | C4* | 3/2 | Storyborn, Hero, Princess | singer 7
Ariel - Spectacular Singer | C3* | 3/1 | Storyborn, Hero, Princess | singer 5
Aurora - Holding Court | C1* | 2/1 | Storyborn, Hero, Princess |
Be Our Guest | A2* | | Song |
Beast's Mirror | I2* | | |
Belle - Apprentice Inventor | C3* | 3/1 | Storyborn, Hero, Princess, Inventor |
Belle - Inventive Engineer | C3* | 3/2 | Dreamborn, Hero, Princess, Inventor |
Bullseye - Loyal Horse | C3* | 3/1 | Storyborn, Ally, Toy |
Cinderella - Ballroom Sensation | C1* | 2/1 | Storyborn, Hero, Princess | singer 3
Cinderella - Knight in Training | C2* | 2/1 | Dreamborn, Hero, Princess, Knight |
Circle of Life | A8* | | Song | sing-together 8
Clawhauser - Front Desk Officer | C3* | 4/2 | Storyborn, Ally, Detective | bodyguard,singer 4
De Vil Manor - Cruella's Estate | L1* | 4/1 | |
Dinglehopper | I1* | | |
Doc - Leader of the Seven Dwarfs | C3* | 3/2 | Storyborn, Ally, Seven Dwarfs |
Donald Duck - Strutting His Stuff | C5* | 3/2 | Dreamborn, Hero, Inventor | ward
Dr. Facilier - Charlatan | C2* | 4/1 | Storyborn, Villain, Sorcerer | challenger 2
Dr. Facilier - Remarkable Gentleman | C3* | 4/1 | Storyborn, Villain, Sorcerer |
Dr. Facilier - Savvy Opportunist | C4* | 2/1 | Storyborn, Villain, Sorcerer | evasive
Dr. Facilier's Cards | I2 | | |
Dragon Fire | A5 | | |
Elsa - Concerned Sister | C3* | 2/2 | Storyborn, Hero, Queen, Sorcerer |
Fairy Ship - Royal Vessel | L1* | 4/1 | |
Fat Cat's Club - Seedy Headquarters | L3* | 6/2 | |
Fire the Cannons! | A1 | | |
Flotsam & Jetsam - Entangling Eels | C6* | 5/2 | Floodborn, Ally | shift
Flotsam - Slippery as an Eel | C3* | 2/1 | Storyborn, Ally | evasive
Flounder - Voice of Reason | C1* | 2/1 | Storyborn, Ally |
Forbidden Mountain - Maleficent's Castle | L2* | 6/1 | |
Friends on the Other Side | A3* | | Song |
Gadget Hackwrench - Brilliant Bosun | C6* | 6/3 | Floodborn, Ally, Inventor | shift 4
Gadget Hackwrench - Perceptive Mouse | C2* | 3/1 | Storyborn, Ally, Inventor |
Gantu - Captain Crankyhead | C5* | 3/4 | Dreamborn, Alien, Captain |
Gantu - Experienced Enforcer | C4 | 4/1 | Storyborn, Alien, Captain |
Gaston - Arrogant Hunter | C2* | 2/0 | Storyborn, Villain | reckless
Gaston - Baritone Bully | C3* | 3/1 | Dreamborn, Villain | singer 5
Gaston - Despicable Dealer | C3 | 4/1 | Storyborn, Villain |
Gaston - Pure Paragon | C9 | 6/2 | Dreamborn, Villain | rush
Gazelle - Pop Star | C3* | 3/2 | Storyborn, Ally | singer 5
Genie - Cramped in the Lamp | C2* | 2/2 | Storyborn, Ally |
Genie - Excited Shipbuilder | C3* | 3/1 | Storyborn, Ally |
Genie - Investigative Mind | C5* | 7/2 | Storyborn, Ally, Detective |
Genie - Powers Unleashed | C8 | 5/3 | Floodborn, Hero | evasive,shift 6
Genie - The Ever Impressive | C2* | 3/1 | Dreamborn, Ally |
Goofy - Daredevil | C5* | 4/2 | Dreamborn, Hero | evasive
Goofy - Flying Goof | C6 | 5/1 | Storyborn, Hero | rush,evasive
Goofy - Knight for a Day | C9* | 10/4 | Dreamborn, Hero, Knight |
Grandmother Willow - Ancient Advisor | C2 | 2/1 | Storyborn, Mentor |
Grewnge - Cannon Expert | C2* | 2/1 | Storyborn, Ally, Pirate |
Grumpy - Soreheaded Miner | C7* | 7/2 | Storyborn, Ally, Seven Dwarfs |
Hamm - Piggy Bank | C2* | 3/1 | Storyborn, Ally, Toy |
Happy - Joyful Adventurer | C2* | 3/1 | Storyborn, Ally, Seven Dwarfs |
Heart of Atlantis | I4 | | |
Hercules - Beloved Hero | C6* | 5/2 | Storyborn, Hero, Prince | bodyguard,resist 1
Hercules - Clumsy Kid | C3 | 3/1 | Storyborn, Hero, Prince | rush
Hercules - Daring Demigod | C5 | 3/0 | Storyborn, Hero, Prince | rush,reckless
Hercules - Divine Hero | C6* | 3/2 | Floodborn, Hero, Prince, Deity | shift 4,resist 2
Hercules - Hero in Training | C2* | 3/1 | Storyborn, Hero, Prince |
Hercules - True Hero | C3* | 3/1 | Dreamborn, Hero, Prince | bodyguard
Hercules - Unwavering Demigod | C4* | 4/2 | Dreamborn, Hero, Prince | challenger 2
Hiram Flaversham - Intrigued Inventor | C2 | 2/3 | Storyborn, Ally, Inventor |
Huey - Reliable Leader | C2 | 3/1 | Storyborn, Ally |
Jumba Jookiba - Critical Scientist | C4* | 6/2 | Storyborn, Alien, Inventor |
Jumba Jookiba - Renegade Scientist | C5* | 5/2 | Dreamborn, Alien, Inventor |
Just in Time | A3 | | |
Kit Cloudkicker - Navigator | C6* | 5/3 | Floodborn, Ally | ward,shift 3
Kit Cloudkicker - Spunky Bear Cub | C1* | 1/1 | Storyborn, Ally | ward
Kristoff - Reindeer Keeper | C9 | 7/3 | Dreamborn, Ally | bodyguard
Lady - Family Dog | C3* | 2/2 | Storyborn, Hero |
Lantern | I2 | | |
LeFou - Bumbler | C2* | 2/2 | Storyborn, Ally |
LeFou - Opportunistic Flunky | C3* | 3/1 | Dreamborn, Ally |
Let It Go | A5* | | Song |
Let the Storm Rage On | A3 | | Song |
Li Shang - General's Son | C1* | 2/1 | Storyborn, Hero |
Li Shang - Imperial Captain | C5* | 5/2 | Dreamborn, Hero, Captain |
Li Shang - Seasoned Strategist | C3* | 4/2 | Storyborn, Hero, Captain |
Li Shang - Solemn Son | C3* | 5/1 | Storyborn, Hero, Captain | challenger 2
Li Shang - Valiant Leader | C7* | 5/2 | Floodborn, Hero, Captain | shift 4
Lilo - Galactic Hero | C3* | 2/2 | Dreamborn, Hero |
Lilo - Making a Wish | C1 | 1/2 | Storyborn, Hero |
Look at This Family | A7* | | Song | sing-together 7
Max - Loyal Sheepdog | C3* | 3/1 | Storyborn, Ally |
McDuck Manor - Scrooge's Mansion | L4* | 9/2 | |
Mickey Mouse - Friendly Face | C6* | 6/3 | Storyborn, Hero |
Mirabel Madrigal - Hopeful Dreamer | C3* | 3/1 | Storyborn, Hero, Madrigal | evasive,singer 5
Miss Bianca - Rescue Aid Society Agent | C2* | 2/1 | Storyborn, Hero | singer 4
Moana - Adventurer of Land and Sea | C3* | 6/1 | Storyborn, Hero, Princess |
Moana - Determined Explorer | C3 | 4/2 | Storyborn, Hero, Princess |
Moana - Undeterred Voyager | C4* | 4/1 | Storyborn, Hero, Princess | evasive
Mufasa - Among the Stars | C7* | 7/2 | Floodborn, Mentor, King | evasive,shift 5,resist 1
Mufasa - Champion of the Pride Lands | C7* | 10/3 | Storyborn, Mentor, King |
Mufasa - King of the Pride Lands | C6* | 6/3 | Storyborn, Mentor, King |
Mufasa - Respected King | C4* | 4/1 | Storyborn, Mentor, King |
Never Land - Mermaid Lagoon | L1* | 4/1 | |
Nottingham - Prince John's Castle | L2* | 6/1 | |
Part of Your World | A3 | | Song |
Perdita - Playful Mother | C4* | 4/2 | Storyborn, Hero |
Pluto - Friendly Pooch | C1 | 2/1 | Storyborn, Ally |
Powerline - Taking the Stage | C2* | 2/1 | Storyborn | singer 4
Prince Eric - Dashing and Brave | C2* | 3/1 | Storyborn, Hero, Prince | challenger 2
Prince Eric - Noble Swordsman | C5* | 7/1 | Dreamborn, Hero, Prince |
Prince Eric - Seafaring Prince | C3* | 3/1 | Dreamborn, Hero, Prince | bodyguard
Prince John - Fraidy-Cat | C3 | 5/1 | Storyborn, Villain, Prince |
Prince Naveen - Bundled Up | C5* | 6/1 | Dreamborn, Hero, Prince |
Prince Naveen - Carefree Explorer | C2* | 3/1 | Storyborn, Hero, Prince |
Prince Naveen - Penniless Royal | C3* | 3/1 | Storyborn, Prince |
Prince Naveen - Ukulele Player | C4 | 3/2 | Storyborn, Hero, Prince | singer 6
Prince Naveen - Vigilant First Mate | C5* | 6/2 | Floodborn, Hero, Prince | bodyguard,shift 3
Pudge - Controls the Weather | C2* | 3/1 | Storyborn, Deity |
Scrooge McDuck - Afficionado of Antiquities | C4 | 5/2 | Storyborn, Hero |
Scrooge McDuck - Resourceful Miser | C4* | 4/1 | Storyborn, Hero |
Scrooge McDuck - Uncle Moneybags | C2* | 3/1 | Dreamborn, Hero |
Scrooge's Top Hat | I2 | | |
Sebastian - Court Composer | C2* | 2/1 | Storyborn, Ally | singer 4
Second Star to the Right | A10 | | Song | sing-together 10
Shanti - Village Girl | C3* | 5/2 | Storyborn, Ally | singer 5
Signed Contract | I2* | | |
Simba - Happy-Go-Lucky | C2* | 4/1 | Storyborn, Hero, Prince |
Simba - Protective Cub | C2* | 3/1 | Storyborn, Hero, Prince | bodyguard
Simba - Scrappy Cub | C2 | 1/3 | Storyborn, Hero, Prince |
Sleepy - Sluggish Knight | C2* | 4/1 | Dreamborn, Ally, Knight, Seven Dwarfs | bodyguard
Snow White - Unexpected Houseguest | C2 | 2/1 | Storyborn, Hero, Princess |
Stitch - Abomination | C6* | 6/3 | Storyborn, Hero, Alien |
Stitch - Alien Dancer | C2* | 3/1 | Storyborn, Hero, Alien |
Stitch - Carefree Surfer | C7* | 8/2 | Dreamborn, Hero, Alien |
Stitch - Little Rocket | C2 | 1/1 | Dreamborn, Hero, Alien | rush
Stitch - New Dog | C1* | 2/1 | Storyborn, Hero, Alien |
Stitch - Rock Star | C6* | 5/3 | Floodborn, Hero, Alien | shift 4
Sudden Chill | A2* | | Song |
The Troubadour - Musical Narrator | C2* | 3/1 | Storyborn, Ally | singer 4,resist 1
Tinker Bell - Fancy Footwork | C1* | 1/1 | Storyborn, Ally, Fairy |
Tinker Bell - Fast Flier | C3* | 3/2 | Storyborn, Ally, Fairy | evasive
Tinker Bell - Tiny Tactician | C3* | 4/1 | Dreamborn, Ally, Fairy |
Ursula - Eric's Bride | C4 | 4/2 | Floodborn, Villain, Princess, Sorcerer | shift
Ursula - Mad Sea Witch | C2* | 3/1 | Dreamborn, Villain, Sorcerer | challenger 2
Ursula - Vanessa | C2* | 4/1 | Storyborn, Villain, Sorcerer | singer 4
Ursula's Shell Necklace | I3 | | |
Woody - Waiting for a Friend | C1* | 2/1 | Storyborn, Hero, Toy |
Yokai - Intellectual Schemer | C2* | 2/1 | Storyborn, Villain, Inventor |
Yokai - Professor Callaghan | C1* | 2/1 | Storyborn, Villain, Inventor |
Zootopia - Tundratown | L1* | 5/1 | |
""")

if __name__ == "__main__":
    main()
