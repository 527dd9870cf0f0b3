"""One game of Altered: steps with what forbids and modifies them, Reactions, asking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeAlias

from plain.altered.happening import Act, Done, brought, is_repeated, name_of, whose
from plain.altered.model import HIDDEN, IN_PLAY, SIDES, Card, Emblem, Moment, Place, Ref, Table
from plain.altered.modifying import modify
from plain.altered.perform import Hands
from plain.altered.ranking import order_matters
from plain.altered.triggers import Before, activations
from plain.altered.view import Working
from plain.altered.words import expeditions, matches, players
from plain.base import Decision, Declined, Json, Refused, Running, Steps, Unsupported, sure

OF_NO_OBJECT = ("draw", "resupply", "create-token")
OF_PLAYERS = (*OF_NO_OBJECT, "play", "use-quick-actions")
"""What a prohibition without objects forbids its players; of anything else it is about its own object."""
NESTED = 40
"""How many Reactions may be resolved within one another."""
Action: TypeAlias = Callable[["Game", str, Json], Steps[None]]
Resolve: TypeAlias = Callable[["Game", Moment, Json], Steps[bool]]
Prepare: TypeAlias = Callable[["Game", Moment, Json], Steps[list[Act]]]


class Game(Hands, Running[Table]):
    """A table, perhaps an action in progress with its question, and the rules."""

    def __init__(self, table: Table, actions: dict[str, Action], resolve: Resolve, prepare: Prepare) -> None:
        Running.__init__(self, table)
        Hands.__init__(self, table)
        self.actions, self.run_effect, self.prepare_effect = actions, resolve, prepare
        self.declaring = False
        """Whether the pending question belongs to a declaration of intent, which may be taken back (6.4.d, e)."""
        self.within = False
        """Whether an effect has the card played."""
        self.depth = 0
        """How many Reactions are being resolved within one another."""
        self.later: list[tuple[Moment, Json]] = []
        """6.2.e: steps that follow the present one."""

    def act(self, player: str, action: Json) -> None:
        kind = action["kind"]
        if self.table.result is not None:
            raise Refused("game-over", "the game is over")
        if kind == "decline":
            return self.decline(player)
        if self.decision is not None:
            raise Refused("decision-pending", f"{self.decision.player} must answer first")
        if kind not in self.actions:
            raise Unsupported(f"the action {kind}")
        self.declaring, self.within, self.later, self.depth = False, False, [], 0
        self.touch()
        return self.begin(lambda: self.actions[kind](self, player, action))

    def decline(self, player: str) -> None:
        if self.decision is None or not self.declaring or self.decision.player != player:
            raise Refused("nothing-to-decline", "6.4.d: nothing that may be taken back is being declared")
        self.remember_shown()
        if self.within:
            return self.advance(None, Declined())
        self.running.close()
        self.table, self.decision, self.declaring = self.before, None, False
        return self.touch()

    def remember_shown(self) -> None:
        """What was declared has been seen, also if it is taken back (3.1.3.f, 5.1.2.c)."""
        for table in (self.table, self.before):
            table.known |= {card.ref for card in table.cards if card.ref == self.table.shown and card.zone in HIDDEN}

    def advance(self, answer: list[str] | None, declined: Exception | None = None) -> None:
        try:
            super().advance(answer, declined)
        finally:
            self.touch()

    # Asking. With one possible answer nobody is asked.

    def choose(
        self, player: str, source: str, cards: Iterable[Card], text: str, least: int = 1, most: int = 1
    ) -> Steps[list[Card]]:
        options = [card.ref for card in cards]
        least, most = min(least, len(options)), min(most, len(options))
        if not most or least == len(options):
            return [self.find(ref) for ref in options[:most]]
        answer = yield Decision(player, "choose", options, least, most, source, text)
        return [self.find(ref) for ref in answer]

    def may(self, player: str, source: str, text: str) -> Steps[bool]:
        answer = yield Decision(player, "may", ["yes", "no"], 1, 1, source, text)
        return answer == ["yes"]

    def choose_place(
        self, player: str, source: str, places: list[Place], text: str, own: bool = False
    ) -> Steps[Place | None]:
        """Those of one's own for what one plays are named as in the action, else with whose they are."""
        if len(places) < 2:
            return places[0] if places else None
        names = {f"{side}-expedition" if own else f"{who}'s {side} expedition": (who, side) for who, side in places}
        answer = yield Decision(player, "option" if own else "choose", list(names), 1, 1, source, text)
        return names[answer[0]]

    # One step (6.1.c): what is impossible falls away, modifiers apply, it happens, Reactions hear it.

    def step(self, moment: Moment | None, acts: list[Act], scouted: bool = False) -> Steps[bool]:
        """Whether it was started (6.5.f)."""
        player = moment.player if moment is not None else self.table.active
        acts = self.possible(acts)
        if not acts:
            return False
        acts = yield from modify(self, player, acts)
        acts = self.possible(acts)
        before = self.before_event()
        acts = yield from self.ranked(self.settle_decks(acts))
        self.happen(moment, acts, before, scouted)
        later, self.later = self.later, []
        for then, effect in later:
            yield from self.run_effect(self, then, effect)
        return True

    def before_event(self) -> Before:
        """Taken before a Discard pile goes under its Deck, which belongs to the event (3.2.2.d)."""
        heard = [w for w in self.working("reaction") if not self.is_ignored(w)]
        return Before(
            [replace(w, places=self.places(w.card)) for w in heard],
            {card.ref: self.as_it_is(card) for card in self.table.cards},
        )

    def happen(self, moment: Moment | None, acts: list[Act], before: Before, scouted: bool = False) -> None:
        """The event (6.2.m), and the Reactions that it activates."""
        done = self.perform(acts)
        if moment is not None:
            self.follow(moment, done)
        emblems = activations(self, done, before)
        for emblem in emblems:
            emblem.scouted = scouted
        self.table.limbo += emblems

    def as_it_is(self, card: Card) -> Card:
        """6.3.k: what the past tense of a condition asks about."""
        was = card.ghost(self.look(card), self.places(card))
        was.terrains = frozenset(terrain for place in was.places for terrain in self.terrains_at(place))
        return was

    def ranked(self, acts: list[Act]) -> Steps[list[Act]]:
        """2.2.15.d: whose timestamps can matter are put in order by their players, who has initiative first."""
        # What two parts of a step move alike comes once.
        moved = {act.card.ref: act for act in reversed(acts) if act.kind == "move" and act.card is not None}
        going = [act for act in acts if act.kind == "move" and act.card is not None]
        if any(
            (act.zone, act.place) != (moved[sure(act.card).ref].zone, moved[sure(act.card).ref].place) for act in going
        ):
            raise Unsupported("an object that goes to two places at once")
        acts = [act for act in acts if act not in going or moved[sure(act.card).ref] is act]
        texts = [(act, brought(act)) for act in acts]
        mine = [act for act, own in texts if any(o is not act and order_matters(own, theirs) for o, theirs in texts)]
        if len(mine) < 2:
            return acts
        order: list[Act] = []
        for player in self.initiative():
            left = {name_of(act, at): act for at, act in enumerate(a for a in mine if whose(a) == player)}
            while left:
                names = list(left)
                if len(left) > 1 and any(act.token != left[names[0]].token or act.card for act in left.values()):
                    names = yield Decision(player, "choose", names, 1, 1, "", "which comes first by its timestamp")
                order.append(left.pop(names[0]))
        following = iter(order)
        return [next(following) if act in mine else act for act in acts]

    def possible(self, acts: list[Act]) -> list[Act]:
        """What of a step can happen; what it does alike to one object is one atomic action (6.1.e)."""
        kept: list[Act] = []
        for act in acts:
            if not self.is_impossible(act) and not any(is_repeated(act, other) for other in kept):
                kept.append(act)
        return self.within_the_adventure(kept)

    def follow(self, moment: Moment, done: list[Done]) -> None:
        """2.1.f, g: the ability that has moved an object finds it in a visible zone."""
        refs: list[Ref] = moment.refs()
        named: dict[str, list[Card]] = {}
        discarded = sum("discard" in happened.act.words for happened in done)
        if discarded:
            moment.numbers["discarded"] = discarded
        for happened in done:
            card, before = happened.card, happened.before
            if happened.act.bind and card is not None:
                named.setdefault(happened.act.bind, []).append(card)
            if card is None or before is None or happened.new_zone in HIDDEN or happened.new_life is None:
                continue
            for ref in refs:
                if ref.card is card and before.life in ref.lives and happened.new_life not in ref.lives:
                    ref.lives.append(happened.new_life)
                    # What lies in a Discard pile has nothing to be asked about (2.5.b): it tells how it was before.
                    # Nor has what came from a hidden zone, where it was no object (2.1.j).
                    was_object = before.zone not in HIDDEN
                    ref.origin = before.life if happened.new_zone == "discard" and was_object else None
            if happened.new_zone == "reserve" and card.facts.type == "character":
                self.follow_scouted(card, before.life, happened.new_life)
        for name, cards in named.items():
            moment.bind(name, cards)

    def follow_scouted(self, card: Card, old: int, new: int) -> None:
        """7.4.5.e."""
        for emblem in self.table.limbo:
            if emblem.scouted and emblem.moment.source.card is card:
                for ref in emblem.moment.refs():
                    if ref.card is card and old in ref.lives and new not in ref.lives:
                        ref.lives.append(new)

    # What cannot be (1.4.1).

    def ready_mana(self, player: str) -> list[Card]:
        """1.4.1.b: what cannot be exhausted pays nothing."""
        acts = [Act("gain", player, card, status="exhausted") for card in super().ready_mana(player)]
        return [sure(act.card) for act in acts if not self.is_prohibited(act)]

    def is_impossible(self, act: Act) -> bool:
        return not self.is_possible(act) or self.is_prohibited(act)

    def is_prohibited(self, act: Act) -> bool:
        """Whether a passive ability says that it cannot happen."""
        words = set(act.words & {"draw", "resupply", "discard", "sacrifice"})
        if act.kind == "move" and act.card is not None and act.card.zone in IN_PLAY:
            words.add("leave")
        if act.kind == "gain":
            words |= {"gain-status", "exhaust"} if act.status == "exhausted" else {"gain-status"}
        if act.kind == "lose" and act.status == "exhausted":
            words.add("ready")
        if act.kind == "counter" and act.count > 0:
            words.add("gain-counter")
        if act.kind == "token":
            words.add("create-token")
        if act.kind == "expedition" and act.forward and act.place is not None:
            return self.is_held(act.place) or (
                "progress" not in act.words and self.is_stopped("move-forward-only-due-to", act.place)
            )
        return any(self.is_forbidden(word, act.player, act.card, act.status, act.counter) for word in words)

    def is_forbidden(
        self, action: str, player: str, card: Card | None = None, status: str = "", counter: str = ""
    ) -> bool:
        for passive in self.passives("cannot"):
            text = passive.text
            if text["action"] != action or (
                text.get("who") and player not in players(self, passive.moment, text["who"])
            ):
                continue
            if action in OF_NO_OBJECT:
                fits = True
            elif text.get("what") is not None:
                # 2.2.1.h, i: those in play; but the very card that would be played, wherever it is.
                anywhere = action == "play"
                fits = card is not None and matches(self, passive.moment, text["what"], card, anywhere=anywhere)
            else:
                of_players = bool(text.get("who")) and action in OF_PLAYERS
                fits = of_players or card is passive.card
            fits = fits and text.get("status") in (None, status) and text.get("counter") in (None, counter)
            fits = fits and text.get("terrain") is None
            if fits:
                return True
        return False

    def is_held(self, place: Place) -> bool:
        """7.4.2: Defender, in Dusk; or an ability that says so."""
        if self.table.phase == "dusk" and any(
            place in self.places(card) and self.defends(card) for card in self.in_play()
        ):
            return True
        return self.is_stopped("move-forward", place)

    def defends(self, card: Card) -> bool:
        """7.4.2.b: a Character."""
        return self.has(card, "defender") and self.look(card).type == "character"

    def is_stopped(self, action: str, place: Place) -> bool:
        return any(place in self.held_places(w) for w in self.passives("cannot") if w.text["action"] == action)

    def held_places(self, passive: Working) -> list[Place]:
        """Which Expeditions a prohibition speaks of."""
        where, whose = passive.text.get("where"), passive.text.get("whose", "any")
        if where in (*SIDES, "each") or where is None:
            sides = [where] if where in SIDES else list(SIDES)
            whom = self.table.players
            if whose != "any":
                whom = [passive.player if whose == "yours" else self.other(passive.player)]
            return [(who, side) for who in whom for side in sides]
        return expeditions(self, passive.moment, where)

    # Reactions (4.4).

    def check_reactions(self) -> Steps[None]:
        """In 1.x also within the effects of others, where nothing ends a loop of them."""
        if self.depth > NESTED:
            raise Unsupported("Reactions within Reactions that go on and on")
        self.depth += 1
        try:
            while self.table.limbo and self.table.result is None:
                player = next(who for who in self.initiative() if any(e.player == who for e in self.table.limbo))
                emblem = yield from self.next_reaction(player)
                self.table.limbo.remove(emblem)
                yield from self.run_effect(self, emblem.moment, emblem.effect)
        finally:
            self.depth -= 1

    def next_reaction(self, player: str) -> Steps[Emblem]:
        named = self.named_reactions([e for e in self.table.limbo if e.player == player])
        if len(named) == 1:
            return next(iter(named.values()))
        source = next(iter(named.values())).moment.source.card.ref
        answer = yield Decision(player, "trigger", list(named), 1, 1, source, "which Reaction is played next")
        return named[answer[0]]

    def named_reactions(self, mine: list[Emblem]) -> dict[str, Emblem]:
        """By the ref of the source; where it has several, with name and what it speaks of; equal ones are one."""
        different: list[Emblem] = []
        for emblem in mine:
            if not any(is_same(emblem, other) for other in different):
                different.append(emblem)
        named: dict[str, Emblem] = {}
        times: Counter[str] = Counter()
        for emblem in different:
            ref = emblem.moment.source.card.ref
            alike = [e for e in different if e.moment.source.card.ref == ref]
            name = f"{ref}: {emblem.name}" if emblem.name and len(alike) > 1 else ref
            alike = [e for e in alike if e.name == emblem.name]
            name += self.about(emblem, alike) if len(alike) > 1 else ""
            times[name] += 1
            named[f"{name} {times[name]}" if times[name] > 1 else name] = emblem
        return named

    def about(self, emblem: Emblem, alike: list[Emblem]) -> str:
        """What the trigger of a Reaction spoke of: an object that is there, or a player."""
        bound = [ref for ref in spoken_of(emblem) if ref.live() and ref.card.zone != "nowhere"]
        if bound:
            return "".join(f" ({ref.card.ref})" for ref in bound)
        several = "that-player" in words(emblem.effect) and len({e.moment.that for e in alike}) > 1
        if several and emblem.moment.that:
            return f" ({emblem.moment.that})"
        moved = emblem.moved and any(itself(e) != itself(emblem) for e in alike)
        return f" ({emblem.moment.source.card.ref})" if moved else ""


def is_same(a: Emblem, b: Emblem) -> bool:
    """6.3.h: what the trigger spoke of makes a difference only where the effect speaks of it too."""
    bound = [sorted((ref.card.ref, *ref.lives) for ref in spoken_of(e)) for e in (a, b)]
    if itself(a) != itself(b):
        return False
    if "that-player" in words(a.effect) and a.moment.that != b.moment.that:
        return False
    numbers = [{name: n for name, n in e.moment.numbers.items() if name in words(e.effect)} for e in (a, b)]
    return a.name == b.name and a.effect == b.effect and bound[0] == bound[1] and numbers[0] == numbers[1]


def itself(emblem: Emblem) -> tuple[str, int, int]:
    """Which object it is of, and which it was of where its trigger has moved it."""
    source = emblem.moment.source
    last = max(source.lives)
    return source.card.ref, last, last if source.origin is None else source.origin


def spoken_of(emblem: Emblem) -> list[Ref]:
    return emblem.moment.bound.get("it", []) if "it" in words(emblem.effect) else []


def words(text: object) -> set[str]:
    """What a text says, but for the names it gives to what it chooses or creates."""
    if isinstance(text, str):
        return {text}
    if isinstance(text, list):
        return {word for part in text for word in words(part)}
    if isinstance(text, dict):
        gives = text.get("is") in ("target", "choose", "from-deck", "create-token")
        return {word for key, part in text.items() if key != "name" or not gives for word in words(part)}
    return set()
