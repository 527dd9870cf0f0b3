"""Manners that join, part or put in another order what the reference asks."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.protocol.messages import Decision, Reply
from tests.manners.base import Manner, Question, alike, fits, ways

YES, NO = ("yes",), ("no",)
YES_NO = ("yes", "no")


class MayWithChoice(Manner):
    """A *may* and the choice right behind it are one question: to choose nothing is to say no."""

    def ask(self, real: Decision) -> Question:
        choice = self.next_asked(YES) if real.kind == "may" else None
        if choice is None or (choice.kind, choice.player, choice.source) != ("choose", real.player, real.source):
            return self.same(real)
        if choice.least != 1:
            # With none in the choice itself, or two at least, "0 to n" would say something else.
            return self.same(real)
        return Question(replace(choice, least=0), lambda answer: self.tell(YES, answer) if answer else self.tell(NO))


class WhetherThenMaybe(Manner):
    """It asks whether at all, and the choice behind a yes may still be declined: to choose nothing is to say no."""

    def ask(self, real: Decision) -> Question:
        if real.kind == "choose" and real.least == 0 and real.most >= 1 and self.allowed(()):
            which, whether = self.same(real), replace(real, kind="may", options=YES_NO, least=1, most=1)
            return Question(
                whether, lambda said: which if said == YES else self.tell(()) if said == NO else self.wrong()
            )
        choice = self.next_asked(YES) if real.kind == "may" else None
        if choice is None or (choice.kind, choice.player, choice.source) != ("choose", real.player, real.source):
            return self.same(real)
        if choice.least != 1:
            return self.same(real)
        which = Question(replace(choice, least=0), lambda taken: self.tell(YES, taken) if taken else self.tell(NO))
        return Question(real, lambda said: which if said == YES else self.tell(said))


class WhetherThenWhich(Manner):
    """Where nothing may be chosen it asks first whether at all, then for one at least."""

    def ask(self, real: Decision) -> Question:
        if real.kind != "choose" or real.least != 0 or real.most < 1 or not self.allowed(()):
            return self.same(real)
        whether = replace(real, kind="may", options=YES_NO, least=1, most=1)

        def said(answer: tuple[str, ...]) -> Reply | Question:
            if answer == NO:
                return self.tell(())
            return Question(replace(real, least=1), which) if answer == YES else self.wrong()

        def which(answer: tuple[str, ...]) -> Reply:
            return self.tell(answer) if answer else self.wrong()

        return Question(whether, said)


class OneByOne(Manner):
    """Several things are chosen one after the other; nothing is done before the last one is chosen."""

    def ask(self, real: Decision) -> Question:
        if real.kind != "choose" or real.most <= 1 or len(real.options) <= 1:
            return self.same(real)
        answers = ways(real)
        if answers is None:
            return self.same(real)
        # Where together they may be too few, too many or too dear, only what leads to a right choice is offered.
        whole = [set(answer) for answer in answers if self.allowed(answer)]
        return self.one_more(real, (), whole) if whole else self.same(real)

    def one_more(self, real: Decision, taken: tuple[str, ...], whole: list[set[str]]) -> Question:
        """The question for the next one; `whole`: every choice that is right as a whole."""
        fitting = [choice for choice in whole if set(taken) <= choice]
        options = tuple(o for o in real.options if o not in taken and any(o in choice for choice in fitting))
        stop = set(taken) in fitting

        def said(answer: tuple[str, ...]) -> Reply | Question:
            if not answer and stop:
                return self.tell(taken)
            if len(answer) != 1 or answer[0] not in options:
                # What is no option at all is refused for the engine's own reason.
                return self.tell(answer) if answer and answer[0] not in real.options else self.wrong()
            now = (*taken, *answer)
            if any(set(now) < choice for choice in fitting):
                return self.one_more(real, now, whole)
            return self.tell(now)

        return Question(replace(real, options=options, least=0 if stop else 1, most=1), said)


class LaterFirst(Manner):
    """Two questions of one source that do not depend on each other are asked the other way round."""

    def ask(self, real: Decision) -> Question:
        first_ways = ways(real)
        if real.kind not in ("choose", "option", "may") or not first_ways or not self.may_swap(real):
            return self.same(real)
        later = self.next_asked(first_ways[0])
        if later is None or later.kind not in ("choose", "option") or not self.belongs(real, later):
            return self.same(real)
        if not all(alike(self.next_asked(answer), later) for answer in first_ways[1:]):
            return self.same(real)
        second_ways = ways(later)
        if second_ways is None or len(first_ways) * len(second_ways) > MOST_PAIRS:
            return self.same(real)
        if not all(self.allowed(one, other) for one in first_ways for other in second_ways):
            # What is right for the one depends on the other.
            return self.same(real)

        def said(answer: tuple[str, ...]) -> Reply | Question:
            if not fits(later, answer):
                with self.peeking():
                    return self.tell(first_ways[0], answer)
            return Question(real, lambda first: self.tell(first, answer) if fits(real, first) else self.tell(first))

        return Question(later, said)

    def may_swap(self, real: Decision) -> bool:
        """Whether this may be asked later."""
        return not real.part

    def belongs(self, real: Decision, later: Decision) -> bool:
        """Whether the two may change places: whoever answers sees by the options which of them is asked."""
        told_apart = not set(real.options) & set(later.options)
        return told_apart and (real.player, real.source) == (later.player, later.source)


MOST_PAIRS = 64
"""Pairs of answers to two questions that are tried."""


def is_number(decision: Decision) -> bool:
    """Whether numbers are offered."""
    return decision.kind == "option" and all(option.isdecimal() for option in decision.options)


class PointByPoint(Manner):
    """A number up to n is asked as one yes or no a point."""

    def ask(self, real: Decision) -> Question:
        numbers = sorted(map(int, real.options)) if is_number(real) else []
        if len(numbers) < 2 or numbers != list(range(numbers[-1] + 1)):
            return self.same(real)
        return self.more(real, numbers[0], numbers[-1])

    def more(self, real: Decision, count: int, most: int) -> Question:
        """The question whether it is one more than `count`."""

        def said(answer: tuple[str, ...]) -> Reply | Question:
            if answer == YES and count + 1 < most:
                return self.more(real, count + 1, most)
            if answer in (YES, NO):
                return self.tell((str(count + (answer == YES)),))
            return self.wrong()

        return Question(replace(real, kind="may", options=YES_NO, text="one more?"), said)


class ModesByPlace(Manner):
    """Modes are offered by their places in the printed text, counted from 1."""

    def ask(self, real: Decision) -> Question:
        if not real.modes or not set(real.options) <= set(real.modes):
            return self.same(real)
        words = {str(real.modes.index(option) + 1): option for option in real.options}
        numbers = tuple(sorted(words, key=int))
        return Question(
            replace(real, options=numbers, modes=()), lambda answer: self.tell(tuple(words.get(o, o) for o in answer))
        )
