"""Manners of offering only options that can change anything, even if somebody wants another one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from oracle.kernel.errors import InputError
from oracle.protocol.messages import Decision, Reply
from tests.manners.asking import AsksForced, AsksNothingIdle
from tests.manners.base import Manner, Question, ways
from tests.manners.facts import Facts, changed, facts_of
from tests.manners.forms import OneKind, Reversed, ZeroApart
from tests.manners.questions import YES_NO, ModesByPlace, OneByOne, PointByPoint

MOST_ENDS = 40
"""Ends that are compared; a question that leads to more is asked as it is."""


class TooMany(Exception):
    """There is more to compare than is compared."""


class OffersUseful(Manner):
    """Of cards, Expeditions, players and modes it offers those alone that can change anything, be it just one."""

    leaves_out_nothing = False

    def ask(self, real: Decision) -> Question:
        left = self.useful(real)
        return super().ask(real) if left is None else self.about(real, left)

    def about(self, real: Decision, left: tuple[str, ...]) -> Question:
        """The question with these options alone."""

        def said(answer: tuple[str, ...]) -> Reply:
            return self.tell(answer) if set(answer) <= set(left) else self.wrong()

        return Question(replace(real, options=left), said)

    def useful(self, real: Decision) -> tuple[str, ...] | None:
        """The options that can change something; None where all of them can, or none."""
        if real.kind not in ("choose", "option") or real.most != 1 or not self.concerns(real):
            return None
        if len(real.options) < 2 or any(option.isdecimal() or option in YES_NO for option in real.options):
            return None
        try:
            came = {option: self.ends((option,)) for option in real.options}
        except (TooMany, InputError):
            return None
        if not all(came.values()):
            return None
        always = frozenset.intersection(*(end for ends in came.values() for end in ends))
        left = tuple(option for option, ends in came.items() if any(end != always for end in ends))
        return left if 0 < len(left) < len(real.options) else None

    def concerns(self, real: Decision) -> bool:
        """Whether this is a question of the kind it shortens."""
        del real
        return True

    def ends(self, answer: tuple[str, ...]) -> set[Facts]:
        """The changes once all later questions are answered too, in every possible way."""
        before = self.facts()
        return {changed(before, end) for end in self.follow(answer, [0])}

    def follow(self, answer: tuple[str, ...], count: list[int]) -> Iterator[Facts]:
        """Every end that this answer leads to."""
        start = self.inner.here()
        count[0] += 1
        if count[0] > MOST_ENDS:
            raise TooMany
        try:
            if self.tell(answer).status != "accepted":
                return
            asked = self.real()
            if asked is None:
                yield self.facts()
                return
            answers = ways(asked)
            if answers is None:
                raise TooMany
            for other in answers:
                yield from self.follow(other, count)
        finally:
            self.inner.go_back(start)

    def facts(self) -> Facts:
        """All that is so now, but for the record of what has happened."""
        return facts_of(self.inner.here().table, self.game)


class TakesUseful(OffersUseful):
    """The same, and where only one thing can change anything it takes that without asking."""

    def replied(self, reply: Reply, start: Any) -> Reply:
        if reply.status == "accepted":
            while (only := self.only()) is not None:
                self.otherwise += 1
                reply = self.tell(only)
        return super().replied(reply, start)

    def only(self) -> tuple[str, ...] | None:
        """The answer that it takes by itself."""
        real = self.real()
        left = self.useful(real) if real is not None and real.least == 1 else None
        return left if left is not None and len(left) == 1 else None


class NeverBack(OffersUseful):
    """Only what is done to one thing after another was chosen: it is not offered where it comes to nothing."""

    def replied(self, reply: Reply, start: Any) -> Reply:
        self.memory = start.decision is not None
        return super().replied(reply, start)

    def concerns(self, real: Decision) -> bool:
        return bool(self.memory) and real.kind == "choose"


class UsefulModes(OffersUseful):
    """Only of modes, players and numbers of Expeditions those are offered that can change anything."""

    def concerns(self, real: Decision) -> bool:
        return real.kind == "option"


class UsefulPointByPoint(TakesUseful, PointByPoint):
    """It takes the only thing that is of use by itself, and asks for each point whether it is one more."""


class UsefulZeroApart(TakesUseful, ZeroApart):
    """The same, and it asks whether at all, and then how many."""


class UsefulOneByOne(TakesUseful, OneByOne):
    """Several things are chosen one after the other, of one only what is of use is offered."""


class UsefulByPlace(OffersUseful, ModesByPlace):
    """Modes by their places; where some are of no use, only the others, by name."""


class UsefulOneKind(TakesUseful, OneKind):
    """Every question is a `choose`, but where something is of no use: then it is as it was."""


class UsefulReversed(OffersUseful, Reversed):
    """What is of use in its order, everything else the other way round."""


class UsefulIsAsked(OffersUseful, AsksForced):
    """Whatever can be chosen in one way only is asked, be it that nothing else is of use."""


class UsefulAndNotIdle(TakesUseful, AsksNothingIdle):
    """Asks neither what comes to the same whatever is answered, nor for the only thing that is of use."""
