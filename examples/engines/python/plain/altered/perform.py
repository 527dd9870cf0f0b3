"""Doing the atomic actions of one step, all at once."""

from __future__ import annotations

import random

from plain.altered.happening import Act, Done
from plain.altered.model import HIDDEN, IN_PLAY, STATES, Card, Facts, Moment, Ongoing, Place, Ref, to
from plain.altered.view import View
from plain.altered.words import holds
from plain.base import Json, Unsupported, sure


class Hands(View):
    """What changes the table. Nothing here asks whether it may be done."""

    # Whether it can be done at all.

    def is_possible(self, act: Act) -> bool:
        card = act.card
        if act.kind == "move":
            there = act.zone in ("reserve", "discard", "mana") and sure(card).zone == act.zone
            return card is not None and card.zone != "nowhere" and not there
        if act.kind in ("gain", "lose") and card is not None:
            if card.zone in (*HIDDEN, "discard", "nowhere"):
                return False
            if act.kind == "lose":
                return act.status in card.states
            if act.status == "fleeting" and is_landmark(card.facts) and card.zone != "mana":
                return False
            return act.status not in card.states or self.gains_again(card, act.status)
        if act.kind == "counter" and card is not None:
            fits = card.zone not in (*HIDDEN, "discard", "nowhere")
            return fits and act.count != 0 and (act.count > 0 or card.counters.get(act.counter, 0) > 0)
        if act.kind == "expedition":
            return self.can_step(act)
        return True

    def gains_again(self, card: Card, status: str) -> bool:
        """2.4.1.g."""
        passives = [w for w in self.passives("gains-again") if status in w.text.get("status", ())]
        return any(card in self.touched(w) for w in passives)

    def can_step(self, act: Act) -> bool:
        """7.3.16.b, c, 7.3.17.c, d."""
        far = self.table.far[act.place] if act.place else 0
        return not self.table.arena and (far < 7 if act.forward else far > 0)

    def within_the_adventure(self, acts: list[Act]) -> list[Act]:
        """7.3.16.b, 7.3.17.c of several moves at once: no Expedition goes beyond the first or the last region."""
        far, kept = dict(self.table.far), []
        for act in acts:
            if act.kind == "expedition":
                place = sure(act.place)
                there = far[place] + (1 if act.forward else -1)
                if not 0 <= there <= 7:
                    continue
                far[place] = there
            kept.append(act)
        return kept

    # All atomic actions of a step together.

    def perform(self, acts: list[Act]) -> list[Done]:
        before = {card.ref: self.places(card) for card in self.in_play()}
        # What leaves an object where it is comes before what takes it away.
        acts = sorted(self.settle_decks(acts), key=lambda act: act.kind == "move")
        for act in acts:
            act.entering = self.entering(act)
        done = [self.do(act) for act in acts]
        self.touch()
        self.compare_places(before, done)
        return done

    def compare_places(self, before: dict[str, frozenset[Place]], done: list[Done]) -> None:
        """7.5.8, 7.5.9: which Expeditions each object joined and left, whatever the reason."""
        heard = {d.card.ref: d for d in done if d.card is not None and d.act.kind in ("move", "token", "switch")}
        for card in {d.card.ref: d.card for d in done if d.card is not None}.values():
            before.setdefault(card.ref, frozenset())
        cards = {card.ref: card for card in self.table.cards}
        for ref, old in before.items():
            now = self.places(cards[ref]) if ref in cards else frozenset()
            if old == now:
                continue
            if ref not in heard:
                card = cards[ref]
                heard[ref] = Done(Act("switch", card.controller, card), card, card, "expedition", "expedition")
                done.append(heard[ref])
            heard[ref].left, heard[ref].joined = old - now, now - old

    def settle_decks(self, acts: list[Act]) -> list[Act]:
        """3.2.2.d, e: positions of Decks become cards; a short Deck first gets its Discard pile under it."""
        for player in dict.fromkeys(act.source for act in acts if act.kind == "deck"):
            mine = [act for act in acts if act.kind == "deck" and act.source == player]
            if mine and len(mine) > len(self.zone(player, "deck")):
                self.put_discard_under(player, {act.card.ref for act in acts if act.card is not None})
            deck = self.zone(player, "deck")
            for end in ("top", "bottom"):
                picks = [act for act in mine if act.end == end]
                for act, card in zip(picks, deck if end == "top" else reversed(deck), strict=False):
                    act.card = card
        wanted = [act for act in acts if act.kind != "deck" or act.card is not None]
        for act in wanted:
            if act.kind == "deck":
                act.kind = "move"
        return wanted

    def put_discard_under(self, player: str, taken: set[str]) -> None:
        pile = [card for card in self.zone(player, "discard") if card.ref not in taken]
        if pile and any(hears_shuffling(w.text.get("trigger") or {}) for w in self.working("reaction")):
            raise Unsupported("a Reaction to cards of a Discard pile that are shuffled into a Deck")
        for card in self.shuffled(pile):
            self.do(Act("move", player, card, zone="deck", into="bottom"))

    def shuffled(self, cards: list[Card]) -> list[Card]:
        """No cards are not shuffled: nothing of it is up to chance."""
        order: dict[str, int] = {}
        if cards and self.table.chance:
            order = {str(ref): at for at, ref in enumerate(self.table.chance.pop(0))}
        cards = list(cards)
        random.shuffle(cards)
        return sorted(cards, key=lambda card: order.get(card.ref, len(order)))

    def do(self, act: Act) -> Done:
        card = act.card
        done = Done(act, card, card.ghost(self.look(card), self.places(card)) if card is not None else None)
        if card is not None:
            done.old_zone = done.new_zone = card.zone
            done.new_life = card.life
        getattr(self, f"do_{act.kind}")(act, done)
        return done

    def do_word(self, act: Act, done: Done) -> None:
        """Nothing but an announcement."""

    def do_move(self, act: Act, done: Done) -> None:
        card = sure(act.card)
        card.past[card.life] = sure(done.before)
        never = {"fleeting"} if is_landmark(card.facts) and card.zone != "mana" else set()
        self.table.cards.remove(card)
        card.counters = self.kept_counters(card, act)
        card.life, card.stamp, card.granted = card.life + 1, self.table.stamp(), []
        if act.ability is not None:
            card.granted = [("gained", act.ability)]
        card.zone, card.place = act.zone, act.place if act.zone == "expedition" else None
        card.states = set(act.states) & set(STATES) - never if act.zone not in (*HIDDEN, "discard") else set()
        if act.zone == "mana" and not act.ready:
            card.states.add("exhausted")
        card.numbers = dict(card.numbers) if act.zone in ("limbo", *IN_PLAY) else {}
        done.new_zone, done.new_life = act.zone, card.life
        if card.token and act.zone != "expedition":
            card.zone, done.new_zone = "nowhere", "nowhere"
            return
        if act.zone not in HIDDEN:
            self.table.known.discard(card.ref)
        self.insert(card, act)
        if act.zone not in (*HIDDEN, "discard"):
            self.enter(card, act)

    def entering(self, act: Act) -> list[Json]:
        """6.2.l: abilities that say how their object enters, by how things are before the step."""
        if act.kind not in ("move", "token"):
            return []
        token = act.token or {}
        facts = Facts(token.get("name", ""), "character", abilities=tuple(token.get("abilities", ())))
        card = act.card or Card("", act.player, "nowhere", facts.name, facts)
        moment = Moment(act.place[0] if act.place is not None else card.owner, to(card))
        zone = "expedition" if act.kind == "token" else act.zone
        texts = [text for text in card.facts.abilities if text["is"] == "enters-with"]
        return [t for t in texts if zone in (t.get("zone") or IN_PLAY) and holds(self, moment, t.get("condition"))]

    def enter(self, card: Card, act: Act) -> None:
        for text in act.entering:
            card.states |= set(text.get("status", ()))
            if text.get("count"):
                name = text.get("counter", "boost")
                card.counters[name] = card.counters.get(name, 0) + text["count"]
        if is_landmark(card.facts):
            card.states.discard("fleeting")  # 2.4.6.b

    def insert(self, card: Card, act: Act) -> None:
        deck = self.zone(card.owner, "deck")
        at = len(self.table.cards)
        if act.zone == "deck" and deck:
            position = act.depth if act.into == "top" else len(deck) - act.depth
            position = min(max(position, 0), len(deck))
            at = (
                self.table.cards.index(deck[position]) if position < len(deck) else self.table.cards.index(deck[-1]) + 1
            )
        self.table.cards.insert(at, card)

    def kept_counters(self, card: Card, act: Act) -> dict[str, int]:
        """2.5.j, k; 7.4.6.b for Seasoned."""
        if act.zone in (*HIDDEN, "discard"):
            return {}
        if card.zone in ("reserve", "limbo"):
            return dict(card.counters)
        if card.zone == "expedition" and act.zone == "reserve" and self.has(card, "seasoned"):
            return {name: count for name, count in card.counters.items() if name == "boost"}
        return {}

    def do_gain(self, act: Act, done: Done) -> None:
        sure(act.card).states.add(act.status)

    def do_lose(self, act: Act, done: Done) -> None:
        sure(act.card).states.discard(act.status)

    def do_counter(self, act: Act, done: Done) -> None:
        counters = sure(act.card).counters
        counters[act.counter] = counters.get(act.counter, 0) + act.count
        if counters[act.counter] <= 0:
            del counters[act.counter]

    def do_token(self, act: Act, done: Done) -> None:
        """7.3.4; whoever creates it is its owner, whose Expedition it is in controls it."""
        text: Json = act.token or {}
        self.table.tokens += 1
        stats = (text["forest"], text["mountain"], text["water"])
        abilities, kinds = tuple(text.get("abilities", ())), tuple(text.get("subtypes", ()))
        facts = Facts(
            text["name"], "character", subtypes=kinds, hand_cost=0, reserve_cost=0, stats=stats, abilities=abilities
        )
        card = Card(f"token{self.table.tokens}", act.player, "expedition", text["name"], facts, act.place, token=True)
        card.stamp, card.states = self.table.stamp(), set(act.states)
        self.table.cards.append(card)
        self.enter(card, act)
        done.card, done.new_zone, done.new_life = card, "expedition", card.life

    def do_switch(self, act: Act, done: Done) -> None:
        """7.3.28: no change of zone; it is laid down behind those that are in that Expedition already."""
        card = sure(act.card)
        card.place = act.place
        self.table.cards.remove(card)
        self.table.cards.append(card)

    def do_expedition(self, act: Act, done: Done) -> None:
        """7.3.16, 7.3.17: a face-down Tumult card is revealed as it is entered."""
        place = sure(act.place)
        self.table.far[place] += 1 if act.forward else -1
        at = self.region_at(place)
        if 0 < at < 7:
            half = (at - 1) // 2 * 2 + 1
            for region in self.table.regions[half : half + 2]:
                region.facedown = False
        if act.forward:
            self.table.moved.add(place)

    def do_ongoing(self, act: Act, done: Done) -> None:
        card, known = sure(act.card), sure(act.known)
        # What has gone is only remembered: what it has become is another object of the same card.
        source = Ref(next((one for one in self.table.cards if one.ref == card.ref), card), [card.life])
        moment = Moment(act.player, source, bound=dict(known.bound), numbers=dict(known.numbers))
        emblem = Ongoing(act.player, sure(act.ability), source, act.source, self.table.stamp(), moment)
        self.table.ongoing.append(emblem)


def is_landmark(facts: Facts) -> bool:
    """5.2.3.a, 2.4.6.b: those never have Fleeting."""
    return facts.type == "permanent" and facts.zone_type == "landmark"


def hears_shuffling(trigger: Json) -> bool:
    """Whether it can be about what leaves a Discard pile for a Deck."""
    if trigger.get("event") == "leaves":
        return "discard" in trigger.get("source", ())
    to = trigger.get("to", ())
    return (trigger.get("event") == "goes-to" and (not to or "deck" in to)) or (
        trigger.get("event") == "joins" and "deck" in to
    )
