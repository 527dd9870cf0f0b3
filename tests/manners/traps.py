"""Wrong engines that are made to slip through where forms of questions are not judged; the suite must fail each."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from oracle.engines.games import binding
from oracle.kernel.errors import InputError
from oracle.kernel.sameness import complete
from oracle.protocol.messages import Action, Card, Decision, GameResult, Observation, Player, Reply
from tests.manners.base import Inner, Manner, Question, ways
from tests.manners.questions import NO, YES, MayWithChoice
from tests.manners.showing import with_cards


class OffersMore(Manner):
    """Offers, and takes, a card that cannot be chosen; something is done to another one."""

    def ask(self, real: Decision) -> Question:
        question = self.same(real)
        return offering_more(self, question) if real.kind == "choose" else question


class OffersMoreAtOnce(MayWithChoice):
    """The same only where a *may* and its choice are asked at once."""

    def ask(self, real: Decision) -> Question:
        question = super().ask(real)
        merged = question.decision.kind == "choose" and real.kind == "may"
        return offering_more(self, question) if merged else question


class OffersWard(Manner):
    """Offers, and takes, an opponent's card with Ward, and nothing else that cannot be chosen."""

    def ask(self, real: Decision) -> Question:
        question = self.same(real)
        return offering_more(self, question, "Ward") if real.kind == "choose" else question


class OffersWardAtOnce(MayWithChoice):
    """The same only where a *may* and its choice are asked at once."""

    def ask(self, real: Decision) -> Question:
        question = super().ask(real)
        merged = question.decision.kind == "choose" and real.kind == "may"
        return offering_more(self, question, "Ward") if merged else question


def offering_more(manner: Manner, question: Question, named: str = "") -> Question:
    """The question with one more card that the rules leave out, one whose name has this in it."""
    decision = question.decision
    cards = manner.inner.observe().position.cards
    others = [
        card.ref
        for card in cards
        if card.zone in SEEN
        and card.ref not in decision.options
        and card.under is None
        and named in (card.card or "")
        and not (named and card.player == decision.player)
    ]
    others.sort(key=lambda ref: next(card.player == decision.player for card in cards if card.ref == ref))
    if not others:
        return question
    manner.otherwise += 1
    first = decision.options[:1]

    def said(answer: tuple[str, ...]) -> Reply | Question:
        return question.answered(first if answer == (others[0],) else answer)

    return Question(replace(decision, options=(*decision.options, others[0])), said)


SEEN = ("play", "hero-expedition", "companion-expedition", "landmark", "reserve")
"""Zones from which a card too much is offered, an opponent's first."""


class PicksUnseen(Manner):
    """Makes a choice itself where no table shows it: its result is a lasting effect or hidden knowledge."""

    def replied(self, reply: Reply, start: Any) -> Reply:
        if reply.status == "accepted":
            while (picked := self.unseen()) is not None:
                self.otherwise += 1
                reply = self.tell(picked)
        return super().replied(reply, start)

    def unseen(self) -> tuple[str, ...] | None:
        """The first answer, if all of them lead to the same table but not to the same state."""
        real = self.real()
        answers = None if real is None or real.kind != "choose" else ways(real)
        if not answers or len(answers) > MOST_TRIED:
            return None
        came = [self.came_to(answer) for answer in answers]
        if any(one is None or one[0] != came[0][0] for one in came):
            return None
        return answers[0] if any(one[1] != came[0][1] for one in came) else None

    def came_to(self, answer: tuple[str, ...]) -> Any:
        """Table and state after an answer."""
        with self.peeking_from() as first_id, suppress(InputError):
            if self.tell(answer).status != "accepted":
                return None
            at, seen = self.inner.here(), self.inner.observe()
            asked = None if seen.decision is None else replace(seen.decision, id="")
            state = complete(at.table, first_id, binding(self.game).ordered_zones), at.answers
            return replace(seen, decision=asked), state
        return None


MOST_TRIED = 8
"""Answers that are tried to see whether they show."""


class WinsAtOnce(Manner):
    """Announces a winner after the first action."""

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        if reply.status == "accepted" and self.memory is None:
            self.memory = player
        return reply

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        if self.memory is None or seen.result is not None:
            return seen
        self.otherwise += 1
        losers = tuple(player.name for player in seen.position.players if player.name != self.memory)
        return replace(seen, result=GameResult(winner=self.memory, losers=losers, reason="it felt like it"))


class AsksTheOther(Manner):
    """Asks the wrong player, and listens to that one only."""

    def ask(self, real: Decision) -> Question:
        players = [player.name for player in self.inner.observe().position.players]
        other = next(name for name in players if name != real.player)
        return Question(replace(real, player=other), self.tell)


class LeavesOut(Manner):
    """Leaves out the last of several cards that may be chosen, and refuses it."""

    def ask(self, real: Decision) -> Question:
        if real.kind != "choose" or len(real.options) <= max(real.least, 1):
            return self.same(real)
        left = real.options[:-1]

        def said(answer: tuple[str, ...]) -> Reply:
            return self.tell(answer) if set(answer) <= set(left) else self.wrong()

        return Question(replace(real, options=left, most=min(real.most, len(left))), said)


class TakesIt(Manner):
    """Says yes itself wherever a player may."""

    answer = YES

    def replied(self, reply: Reply, start: Any) -> Reply:
        if reply.status == "accepted":
            while (real := self.real()) is not None and real.kind == "may":
                self.otherwise += 1
                reply = self.tell(self.answer)
        return super().replied(reply, start)


class LeavesIt(TakesIt):
    """Says no itself wherever a player may."""

    answer = NO


class ChoosesItself(Manner):
    """Chooses one card itself, the first that is offered."""

    def replied(self, reply: Reply, start: Any) -> Reply:
        if reply.status == "accepted":
            while (real := self.real()) is not None and real.kind == "choose" and real.most == 1:
                self.otherwise += 1
                reply = self.tell(real.options[:1])
                if reply.status != "accepted":
                    break
        return super().replied(reply, start)


class WrongNames(Manner):
    """Every card is called Wrong Name."""

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        self.otherwise += 1
        return with_cards(seen, lambda card: card if card.card is None else replace(card, card="Wrong Name"))


class OnTheMoon(Manner):
    """There is one card more, in a zone that there is not."""

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        self.otherwise += 1
        phantom = Card(ref="phantom", player=seen.position.players[0].name, zone="the-moon", card="Phantom")
        return replace(seen, position=replace(seen.position, cards=(*seen.position.cards, phantom)))


class ThirdPlayer(Manner):
    """There is one player more."""

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        self.otherwise += 1
        return replace(seen, position=replace(seen.position, players=(*seen.position.players, Player(name="Zed"))))


class AsksInVain(Manner):
    """Asks whether really, and goes on after no as after yes: an answer that says no changes the table."""

    def act(self, player: str, action: Action) -> Reply:
        if self.shown is not None or self.real() is not None or action.kind in ("concede", "decline"):
            return super().act(player, action)
        with self.peeking():
            begins = self.inner.act(player, action).status == "accepted"
        if not begins:
            return super().act(player, action)

        def said(answer: tuple[str, ...]) -> Reply:
            if answer == NO and action.kind == "quest":
                return self.inner.act(player, Action(kind="end-turn"))
            return self.inner.act(player, action)

        self.otherwise += 1
        asked = Decision(id="", player=player, kind="may", options=("yes", "no"), source=action.card, text="really?")
        self.show(Question(asked, said))
        return self.said(Reply(status="accepted", decision=self.pending()))


TRAPS: dict[str, Callable[[Inner], Manner]] = {
    "offers-more": OffersMore,
    "offers-more-at-once": OffersMoreAtOnce,
    "offers-ward": OffersWard,
    "offers-ward-at-once": OffersWardAtOnce,
    "picks-unseen": PicksUnseen,
    "wins-at-once": WinsAtOnce,
    "asks-the-other": AsksTheOther,
    "leaves-out": LeavesOut,
    "takes-it": TakesIt,
    "leaves-it": LeavesIt,
    "chooses-itself": ChoosesItself,
    "wrong-names": WrongNames,
    "on-the-moon": OnTheMoon,
    "third-player": ThirdPlayer,
    "asks-in-vain": AsksInVain,
}
"""Each is made as a manner is."""
