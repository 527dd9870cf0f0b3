"""Manners of words: the same questions under other kinds, names, orders and sources."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from msgspec.structs import replace

from oracle.protocol.messages import Action, Decision, EngineInfo, Reply
from tests.manners.base import Manner, Question, lacking
from tests.manners.questions import YES_NO, is_number


class Renamed(Manner):
    """Asks the same question with other words for the options."""

    def words(self, real: Decision) -> Mapping[str, str] | None:
        """Its own word → the option; None where it has none of its own."""
        del real
        return None

    def ask(self, real: Decision) -> Question:
        words = self.words(real)
        if words is None:
            return self.same(real)
        asked = replace(real, kind="option", options=tuple(words), modes=())
        return Question(asked, lambda answer: self.tell(tuple(words.get(word, word) for word in answer)))


class YesAsOne(Renamed):
    """Yes is 1 and no is 0."""

    def words(self, real: Decision) -> Mapping[str, str] | None:
        return {"0": "no", "1": "yes"} if real.kind == "may" else None


class MayAsOption(Manner):
    """Yes and no are two words among others: the kind of question is `option`."""

    def ask(self, real: Decision) -> Question:
        return Question(replace(real, kind="option") if real.kind == "may" else real, self.tell)


class OneKind(Manner):
    """Every question is a `choose`, but where the order of the answer counts or any word is an answer."""

    def ask(self, real: Decision) -> Question:
        return Question(real if real.kind in ("order", "name") else replace(real, kind="choose"), self.tell)


class CardsAsChoose(Manner):
    """What is offered as a card is chosen as a card: a waiting ability, what a cost is paid with."""

    def ask(self, real: Decision) -> Question:
        return Question(replace(real, kind="choose") if real.kind in ("trigger", "cost") else real, self.tell)


class Reversed(Manner):
    """Options stand the other way round, numbers from the highest down."""

    def ask(self, real: Decision) -> Question:
        return Question(replace(real, options=real.options[::-1]), self.tell)


class Sorted(Manner):
    """Options stand in the order of the alphabet."""

    def ask(self, real: Decision) -> Question:
        return Question(replace(real, options=tuple(sorted(real.options))), self.tell)


class ZeroApart(Manner):
    """A number that may be 0 is asked as yes or no first, then from 1 on."""

    def ask(self, real: Decision) -> Question:
        if not is_number(real) or "0" not in real.options or len(real.options) == 1:
            return self.same(real)
        rest = replace(real, options=tuple(option for option in real.options if option != "0"))
        whether = replace(real, kind="may", options=YES_NO, text="any at all?")

        def said(answer: tuple[str, ...]) -> Reply | Question:
            if answer == ("no",):
                return self.tell(("0",))
            return Question(rest, how_many) if answer == ("yes",) else self.wrong()

        def how_many(answer: tuple[str, ...]) -> Reply:
            return self.wrong() if answer == ("0",) else self.tell(answer)

        return Question(whether, said)


class RandomIds(Manner):
    """Ids of questions look like chance."""

    def name(self, number: int) -> str:
        self.otherwise += 1
        return sha256(str(number).encode()).hexdigest()[:16]


class NoSource(Manner):
    """Never says whose text asks."""

    def ask(self, real: Decision) -> Question:
        return Question(replace(real, source=None), self.tell)


class AlwaysSource(Manner):
    """Where no card's text asks it names the card of the action, or any card of the player who is asked."""

    def act(self, player: str, action: Action) -> Reply:
        if self.shown is None and action.card is not None:
            self.memory = action.card
        return super().act(player, action)

    def ask(self, real: Decision) -> Question:
        if real.source is not None:
            return self.same(real)
        own = [card.ref for card in self.inner.observe().position.cards if card.player == real.player]
        return Question(replace(real, source=self.memory or next(iter(own), None)), self.tell)


class Silent(Manner):
    """Has no words for people, no names of modes' order, and does not say which part of an action it asks for."""

    def ask(self, real: Decision) -> Question:
        return Question(replace(real, text="", modes=(), part=""), self.tell)

    def said(self, reply: Reply) -> Reply:
        return replace(reply, message="")


class NoCodes(Manner):
    """Refuses without saying by which clause."""

    def support(self, info: EngineInfo) -> EngineInfo:
        return lacking(info, "clauses")

    def said(self, reply: Reply) -> Reply:
        self.otherwise += reply.status == "refused"
        return replace(reply, code="", clauses=()) if reply.status == "refused" else reply


class OwnCodes(NoCodes):
    """Refuses by codes of its own."""

    def said(self, reply: Reply) -> Reply:
        self.otherwise += reply.status == "refused"
        return replace(reply, code="E-17", clauses=()) if reply.status == "refused" else reply
