"""Manners of asking: the same choices in another form."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.kernel.errors import InputError
from oracle.protocol.messages import Decision, Reply
from tests.manners.base import NO, YES, Asked, Manner, Taken, may


def is_number(question: Decision) -> bool:
    return bool(question.options) and all(option.isdecimal() for option in question.options)


class MergesMayAndChoose(Manner):
    """*May* and the choice behind it are one question: who takes nothing does not do it."""

    def asked(self, question: Decision) -> Asked:
        if question.kind != "may":
            return self.plain(question)
        following = self.after(question, (YES,)).decision
        if following is None or following.kind != "choose" or following.least == 0:
            return self.plain(question)
        if (following.player, following.source) != (question.player, question.source):
            return self.plain(question)
        return replace(following, least=0), lambda taken: self._both(question, taken)

    def _both(self, question: Decision, taken: Taken) -> Reply:
        if not taken:
            return self.tell(question, (NO,))
        here = self.inner.here()
        asked = self.told(question, (YES,)).decision
        if asked is None:
            raise AssertionError("it was asked before")
        reply = self.tell(asked, taken)
        if reply.status == "refused":
            self.inner.go_back(here)
        return reply


class AsksFirstWhether(Manner):
    """Before something that may be left is chosen, it asks whether anything is."""

    def asked(self, question: Decision) -> Asked:
        if question.kind != "choose" or question.least > 0 or len(question.options) < 1:
            return self.plain(question)
        whether = may(question.player, question.source)
        return whether, lambda taken: self._then(question, taken)

    def _then(self, question: Decision, taken: Taken) -> Reply:
        if taken == (NO,):
            return self.tell(question, ())
        return self.shows((replace(question, least=1), lambda chosen: self.tell(question, chosen)))


class OneAfterTheOther(Manner):
    """Several things are chosen one by one."""

    def asked(self, question: Decision) -> Asked:
        if question.kind not in ("choose", "order") or question.most <= 1:
            return self.plain(question)
        return self._next(question, ())

    def _next(self, question: Decision, taken: Taken) -> Asked:
        left = tuple(option for option in question.options if option not in taken)
        least = 0 if len(taken) >= question.least else 1
        asked = replace(question, kind="choose", options=left, least=least, most=1)
        return asked, lambda one: self._took(question, taken, one)

    def _took(self, question: Decision, taken: Taken, one: Taken) -> Reply:
        whole = (*taken, *one)
        if not one or len(whole) == min(question.most, len(question.options)):
            return self.tell(question, whole)
        return self.shows(self._next(question, whole))


class NumbersAsPoints(Manner):
    """Up to so much is asked point by point."""

    def asked(self, question: Decision) -> Asked:
        if question.kind != "option" or not is_number(question) or "0" not in question.options:
            return self.plain(question)
        return self._next(question, 0)

    def _next(self, question: Decision, count: int) -> Asked:
        return may(question.player, question.source, "one more?"), lambda taken: self._took(question, count, taken)

    def _took(self, question: Decision, count: int, taken: Taken) -> Reply:
        count += taken == (YES,)
        if taken == (NO,) or str(count + 1) not in question.options:
            return self.tell(question, (str(count),))
        return self.shows(self._next(question, count))


class NumbersFromOne(Manner):
    """Whether anything at all comes before how much."""

    def asked(self, question: Decision) -> Asked:
        if question.kind != "option" or not is_number(question) or "0" not in question.options:
            return self.plain(question)
        return may(question.player, question.source), lambda taken: self._then(question, taken)

    def _then(self, question: Decision, taken: Taken) -> Reply:
        if taken == (NO,):
            return self.tell(question, ("0",))
        left = tuple(option for option in question.options if option != "0")
        if len(left) == 1:
            return self.tell(question, left)
        return self.shows((replace(question, options=left), lambda chosen: self.tell(question, chosen)))


class ModesByPosition(Manner):
    """Modes are called by their place in the text."""

    def asked(self, question: Decision) -> Asked:
        if not question.modes:
            return self.plain(question)
        places = {str(question.modes.index(option) + 1): option for option in question.options}
        asked = replace(question, options=tuple(places), modes=())
        return asked, lambda taken: self.tell(question, tuple(places[one] for one in taken))


class OtherOrder(Manner):
    """Of two questions that do not hang on each other the second comes first."""

    def asked(self, question: Decision) -> Asked:
        if question.kind not in ("may", "choose", "option"):
            return self.plain(question)
        ways = [(option,) for option in question.options][:6]
        try:
            following = [self.after(question, way) for way in ways]
        except InputError:
            # The script of chance fits one answer only.
            return self.plain(question)
        second = following[0].decision if following else None
        if second is None or question.least != 1 or question.most != 1 or len(ways) < len(question.options):
            return self.plain(question)
        same = all(
            one.decision is not None and replace(one.decision, id="") == replace(second, id="") for one in following
        )
        if not same or second.player != question.player or second.source == question.source:
            return self.plain(question)
        return second, lambda taken: self.shows((question, lambda first: self._both(question, first, taken)))

    def _both(self, question: Decision, first: Taken, taken: Taken) -> Reply:
        second = self.told(question, first).decision
        if second is None:
            raise AssertionError("it was asked before")
        return self.tell(second, taken)


class YesIsOne(Manner):
    """Yes and no are 1 and 0."""

    def asked(self, question: Decision) -> Asked:
        if question.kind != "may":
            return self.plain(question)
        words = {"0": NO, "1": YES}
        if len(question.options) != 2:
            return self.plain(question)
        asked = replace(question, kind="option", options=("0", "1"))
        return asked, lambda taken: self.tell(question, tuple(words[one] for one in taken))


class ReversedOptions(Manner):
    """Options come in another order."""

    def asked(self, question: Decision) -> Asked:
        return replace(question, options=question.options[::-1]), lambda taken: self.tell(question, taken)


class NoSources(Manner):
    """No question says what it is about."""

    def asked(self, question: Decision) -> Asked:
        return replace(question, source=None, text="", modes=(), part=""), lambda taken: self.tell(question, taken)


class OneKind(Manner):
    """Every question whose options are taken as a set is called the same."""

    def asked(self, question: Decision) -> Asked:
        kind = question.kind if question.kind in ("order", "name") else "choose"
        return replace(question, kind=kind), lambda taken: self.tell(question, taken)


class AsksWhetherToGoOn(Manner):
    """Asks before each of its questions whether to go on; there is only one thing to do."""

    def asked(self, question: Decision) -> Asked:
        if question.kind == "trigger":
            return self.plain(question)
        go_on = replace(may(question.player, None, "go on?"), kind="option", options=("go on", "continue"))
        return go_on, lambda _: self.shows(self.plain(question))
