"""Manners of showing the table, while the game goes on and after its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.position import Position as At
from oracle.protocol.messages import Action, Card, Decision, EngineInfo, Legal, Observation, Reply
from tests.manners.base import Inner, Manner, Question, declaring, lacking


class ForgetsAtOnce(Manner):
    """Cards that were revealed or looked at are hidden again once no question is pending (Lorcana 6.1.14.2)."""

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        state = self.inner.here().base
        shown = {*state.known, *(state.objects[i].card for _, i in getattr(state, "looked", ()) if i in state.objects)}
        if viewer is None or seen.decision is not None or not shown:
            return seen
        game = self.inner.profile
        cards = list(seen.position.cards)
        for number, card in enumerate(cards):
            own = card.zone in game.own_zones and card.player == viewer
            if card.ref in shown and card.zone in game.hidden_zones and not own:
                cards[number] = replace(card, card=None)
        self.otherwise += cards != list(seen.position.cards)
        return replace(seen, position=replace(seen.position, cards=tuple(cards)))


class CountsNoTriggers(Manner):
    """Shows which cards have abilities that wait, and does not say that it tells entries apart."""

    def support(self, info: EngineInfo) -> EngineInfo:
        return lacking(info, "counted-triggers")


class WaitsTwice(CountsNoTriggers):
    """One waiting ability is shown as two entries."""

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        self.otherwise += bool(seen.waiting)
        return replace(seen, waiting=tuple(one for one in seen.waiting for _ in range(2)))


class WaitsOnce(CountsNoTriggers):
    """All waiting abilities of one card are shown as one entry."""

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        once = {(one.player, one.source): one for one in reversed(seen.waiting)}
        self.otherwise += len(once) < len(seen.waiting)
        return replace(seen, waiting=tuple(once.values())[::-1])


class WaitsNameless(Manner):
    """Waiting abilities are shown without their names, the last one first."""

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        self.otherwise += bool(seen.waiting)
        return replace(seen, waiting=tuple(replace(one, ability="") for one in seen.waiting[::-1]))


class CountsResources(Manner):
    """Knows how many ink cards or Mana Orbs are spent, not which: the last ones are shown so."""

    spent = ("exerted", "exhausted")

    def support(self, info: EngineInfo) -> EngineInfo:
        return lacking(declaring(info, "resources-as-counter"), "resource-choice")

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        cards = list(seen.position.cards)
        for player in seen.position.players:
            own = [n for n, c in enumerate(cards) if c.player == player.name and c.zone in ("inkwell", "mana")]
            used = sum(bool(set(self.spent) & set(cards[n].states)) for n in own)
            word = "exerted" if any(cards[n].zone == "inkwell" for n in own) else "exhausted"
            for place, number in enumerate(reversed(own)):
                rest = set(cards[number].states) - set(self.spent)
                states = tuple(sorted({*rest, word} if place < used else rest))
                self.otherwise += states != cards[number].states
                cards[number] = replace(cards[number], states=states)
        return replace(seen, position=replace(seen.position, cards=tuple(cards)))


class StacksAsSets(Manner):
    """Knows which cards lie under a card, not in which order: the chain is shown the other way round."""

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        below = {card.under: card.ref for card in seen.position.cards if card.under is not None}
        tops = [ref for ref in below if ref not in below.values()]
        over: dict[str, str] = {}
        for top in tops:
            chain = [top]
            while chain[-1] in below:
                chain.append(below[chain[-1]])
            turned = [top, *reversed(chain[1:])]
            over.update(zip(turned[1:], turned, strict=False))
            self.otherwise += turned != chain
        cards = tuple(
            card if card.under is None else replace(card, under=over[card.ref]) for card in seen.position.cards
        )
        return replace(seen, position=replace(seen.position, cards=cards))


class ShowsFacedown(Manner):
    """Resources and cards of decks are shown with the state that they all have (Lorcana 5.1.2.4, Altered 3.2.9)."""

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        return with_cards(seen, self.facedown)

    def facedown(self, card: Card) -> Card:
        """The card with its state, if it lies facedown."""
        if card.zone not in ("inkwell", "mana", "deck"):
            return card
        self.otherwise += 1
        return replace(card, states=tuple(sorted({*card.states, "facedown"})))


class OtherChance(Manner):
    """Draws otherwise where the script of chance is at its end."""

    def __init__(self, inner: Inner = ReferenceEngine) -> None:
        super().__init__(inner)
        self.inner.seed = 20

    def said(self, reply: Reply) -> Reply:
        self.otherwise += bool(self.inner.unscripted())
        return reply


class CardsShuffled(Manner):
    """The cards of a table stand in another order, but for those of decks among themselves."""

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        cards = seen.position.cards
        decks = [card for card in cards if card.zone == "deck"]
        others = sorted((card for card in cards if card.zone != "deck"), key=lambda card: card.ref[::-1])
        self.otherwise += 1
        return replace(seen, position=replace(seen.position, cards=(*others, *decks)))


class SpellsOtherwise(Manner):
    """Names of cards and abilities have other apostrophes, dashes, capitals and spaces."""

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        self.otherwise += 1
        waiting = tuple(replace(one, ability=spelled(one.ability) or "") for one in seen.waiting)
        return replace(with_cards(seen, lambda card: replace(card, card=spelled(card.card))), waiting=waiting)

    def legal(self) -> Legal:
        legal = super().legal()
        return replace(legal, actions=tuple(replace(one, ability=spelled(one.ability)) for one in legal.actions))

    def ask(self, real: Decision) -> Question:
        own = self.labels(real)
        return Question(
            replace(real, options=tuple(own)), lambda answer: self.tell(tuple(own.get(word, word) for word in answer))
        )

    def labels(self, real: Decision) -> Mapping[str, str]:
        """Its own word for each option → the option. Only names of abilities are spelled otherwise."""
        own = real.options
        if real.kind == "trigger":
            own = tuple(map(_with_name, own))
        elif real.kind == "option":
            players = {player.name for player in self.inner.observe().position.players}
            # All other words of an option are in lower case.
            own = tuple(word if word in players or word.islower() else spelled(word) or "" for word in own)
        return dict(zip(own, real.options, strict=True))


def _with_name(label: str) -> str:
    """The label of a waiting ability with its name, if it has one, in another spelling."""
    source, colon, rest = label.partition(": ")
    name, bracket, about = rest.partition(" (")
    return f"{source}{colon}{spelled(name)}{bracket}{about}"


def spelled(name: str | None) -> str | None:
    """The name in another spelling."""
    if name is None:
        return None
    return name.replace("'", "\u2019").replace(" - ", " \u2013  ").swapcase()


def with_cards(seen: Observation, change: Callable[[Card], Card]) -> Observation:
    """The table with each card changed."""
    cards: tuple[Card, ...] = tuple(change(card) for card in seen.position.cards)
    return replace(seen, position=replace(seen.position, cards=cards))


class PaysAtTheEnd(Manner):
    """While its first questions are pending an action has changed nothing but what is known."""

    def observe(self, viewer: str | None = None) -> Observation:
        at = self.inner.here()
        if at.decision is None or at.start is not at.base or at.table == at.base:
            return super().observe(viewer)
        self.otherwise += 1
        shown = super().observe(viewer)
        with self.peeking():
            self.inner.go_back(At.at(at.base))
            seen = self.inner.observe(viewer)
        known = {card.ref: card.card for card in shown.position.cards}
        seen = with_cards(seen, lambda card: replace(card, card=card.card or known.get(card.ref)))
        return replace(seen, decision=shown.decision)


class AfterTheEnd(Manner):
    """What it shows once the game is over, but for the result, is its own business; this one shows the truth.

    `memory` is what was seen before the call that ended the game.
    """

    def act(self, player: str, action: Action) -> Reply:
        self.look()
        return super().act(player, action)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        self.look()
        return super().decide(player, decision, answer)

    def look(self) -> None:
        """Keep what is seen before a call."""
        if self.inner.here().base.result is None:
            self.memory = self.inner.observe()

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        if seen.result is None or self.memory is None:
            return seen
        self.otherwise += 1
        return self.ended(seen, self.memory)

    def ended(self, seen: Observation, before: Observation) -> Observation:
        """The table after the end; `before`: the one before the call that ended it."""
        del before
        return seen


class ClearsTheBoard(AfterTheEnd):
    """After the end there are no cards, and nothing waits."""

    def ended(self, seen: Observation, before: Observation) -> Observation:
        del before
        return replace(seen, position=replace(seen.position, cards=()), waiting=())


class StopsAtOnce(AfterTheEnd):
    """Once somebody has won nothing more is carried out: the table stays as it was before."""

    def ended(self, seen: Observation, before: Observation) -> Observation:
        return replace(seen, position=before.position, waiting=before.waiting)


class LeavesTheTurn(AfterTheEnd):
    """Turn and phase stay as they were before the call that ended the game."""

    def ended(self, seen: Observation, before: Observation) -> Observation:
        return replace(seen, position=replace(seen.position, turn=before.position.turn))


class MovesOn(AfterTheEnd):
    """Turn and phase go on after the end as if nothing had happened."""

    def ended(self, seen: Observation, before: Observation) -> Observation:
        turn = before.position.turn
        other = next(player.name for player in seen.position.players if player.name != turn.player)
        return replace(seen, position=replace(seen.position, turn=replace(turn, player=other, number=turn.number + 1)))


class WaitsForNothing(AfterTheEnd):
    """What waited before the end is not shown any more, or is shown still."""

    def ended(self, seen: Observation, before: Observation) -> Observation:
        return replace(seen, waiting=() if seen.waiting else before.waiting)


class AsksOn(AfterTheEnd):
    """A question that was open when the game ended is shown still; nobody need answer it."""

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        if seen.result is None or self.memory is None or self.memory.decision is None:
            return seen
        pending = self.memory.decision
        hidden = viewer is not None and viewer != pending.player
        return replace(seen, decision=replace(pending, options=()) if hidden else pending)

    def said(self, reply: Reply) -> Reply:
        over = self.inner.observe().result is not None
        if not over or self.memory is None or reply.status != "accepted":
            return reply
        return replace(reply, decision=self.memory.decision)


class OtherReasons(AfterTheEnd):
    """Says in its own words why the game ended, with the other words a table has for it."""

    def ended(self, seen: Observation, before: Observation) -> Observation:
        del before
        result = seen.result
        return seen if result is None else replace(seen, result=replace(result, reason="it ended"))
