"""Finds the answer to an engine's question that agrees with the wishes.

An engine's questions may differ in form from the reference's: a *may* combined with the choice after it, several cards
one by one, a number before its target, a question about something the action has already stated. This module handles
one question and the wishes not yet told. It never guesses: if no wish covers the question, there is no match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from oracle.protocol.messages import Decision
from oracle.suite.intent.line import NO, YES
from oracle.suite.intent.path import NOTHING
from oracle.suite.intent.wishes import Wish, engine_words, is_number, is_yes_no, places

REFUSALS = ("no", "none", "nothing", "decline", "pass")
"""Options with which an engine lets a player take nothing."""


ZERO_ONE = {"0", "1"}


class Matched(NamedTuple):
    """An answer, and its effect on the wishes."""

    answer: tuple[str, ...] | None
    """None if the scenario ends at this question."""
    about: tuple[Wish, ...]
    """The wishes that it covers."""
    tell: Callable[[], None]
    """Marks them as told."""
    sure: bool
    """Whether the question is identical to the reference's."""
    others: tuple[int, int] = (0, 0)
    """The number of other matches with a different answer, and of all other matches."""

    def doubtful(self, question: Decision) -> bool:
        """Whether the question might be about something else."""
        return _is_whether(question) or not self.sure


def match(question: Decision, wishes: Sequence[Wish], meaning: int = 0) -> Matched | None:
    """The best match among the wishes not yet told: first those with the same question, then in order.

    `meaning`: 0 for the best, 1 for the next best, 2…; None for NOTHING, or if there is no match.
    """
    found = [] if meaning == NOTHING else _matches(question, wishes)
    if not 0 <= meaning < len(found):
        return None
    return found[meaning]._replace(others=(len({one.answer for one in found}) - 1, len(found) - 1))


def match_named(question: Decision, wishes: Sequence[Wish]) -> Matched | None:
    """The match for a question about something the action names: it has only one possible meaning."""
    found = match(question, [wish for wish in wishes if wish.named])
    return None if found is None else found._replace(sure=True, others=(0, 0))


def _matches(question: Decision, wishes: Sequence[Wish]) -> list[Matched]:
    """Every match with the same source as the best one: first the best for each answer, then the rest."""
    open_ones = [wish for wish in wishes if not wish.done and wish.fact.question.player == question.player]
    found = [matched for wish in open_ones for matched in _about(question, wish, open_ones)]

    def key(one: Matched) -> tuple[int, int, int]:
        # One engine question may answer two wishes.
        far = min(_distance(question, wish) for wish in one.about)
        return far, max(open_ones.index(wish) for wish in one.about), -len(one.about)

    found.sort(key=key)
    if not found or (found[0].sure and not _is_whether(question)):
        return found[:1]
    near = _foreign(question, found[0])
    fitting = [found[0], *(one for one in found[1:] if one.answer is not None and _foreign(question, one) <= near)]
    first = {one.answer: one for one in reversed(fitting)}.values()
    answers = sorted(first, key=fitting.index)
    return [*answers, *(one for one in fitting if one not in answers)]


def _is_whether(question: Decision) -> bool:
    """A yes/no question in any words; `0` and `1` may mean that, or a number."""
    return is_yes_no(question) or set(question.options) == ZERO_ONE


def _foreign(question: Decision, matched: Matched) -> bool:
    return any(_source_differs(question, wish) for wish in matched.about)


def _source_differs(question: Decision, wish: Wish) -> bool:
    own = wish.fact.question.source
    return question.source is not None and own is not None and question.source != own


def is_own(question: Decision, matched: Matched | None, forced: tuple[str, ...] | None) -> bool:
    """Whether a forced question is nevertheless about a wish: it has the wish's answer and the same options."""
    if matched is None or forced is None or matched.answer != forced:
        return matched is not None and forced is None
    return any(set(wish.fact.question.options) == set(question.options) or wish.begun for wish in matched.about)


def _distance(question: Decision, wish: Wish) -> int:
    """0 if the engine continues a question or asks the same one; the larger, the less likely the match."""
    own = wish.fact.question
    # The rules' own questions have no source, so a question with a source is more likely about another wish.
    far = 8 if _source_differs(question, wish) else 4 if question.source is not None and own.source is None else 0
    if wish.begun or _is_whether(question):
        # Several yes/no wishes can only be told apart by their order.
        return far
    if same_question(own, question):
        return far
    if question.kind == "name" or wish.yes_no:
        return far + 3
    return far + (1 if set(own.options) == set(question.options) else 2)


def same_question(one: Decision, other: Decision) -> bool:
    """Whether both ask the same, regardless of what they are about."""
    return (one.player, one.least, one.most, sorted(one.options), one.kind == "trigger") == (
        other.player, other.least, other.most, sorted(other.options), other.kind == "trigger"
    )  # fmt: skip


def _about(question: Decision, wish: Wish, wishes: list[Wish]) -> Iterator[Matched]:
    """The match that begins with this wish, if any."""
    if wish.open:
        if _same_matter(question, wish):
            yield Matched(None, (wish,), lambda: None, same_question(question, wish.fact.question))
    elif is_yes_no(question):
        yield from _yes_or_no(question, wish)
        yield from _may_with_amount(question, wish, wishes)
    elif is_number(question):
        yield from _number(question, wish, wishes)
    elif wish.yes_no:
        yield from _taken_or_not(question, wish, wishes)
    else:
        yield from _things(question, wish, wishes)


def _same_matter(question: Decision, wish: Wish) -> bool:
    """Whether an engine's question may be about a wish for which the scenario gives no answer."""
    own = wish.fact.question
    same_source = question.source is None or own.source is None or question.source == own.source
    if wish.yes_no:
        return same_source and (
            is_yes_no(question) or set(question.options) == ZERO_ONE or _nothing(question) is not None
        )
    if is_yes_no(question):
        return same_source and (wish.optional or is_number(own))
    return bool({*own.options, *places(own).values()} & set(question.options))


# --- yes or no ----------------------------------------------------------------------------------------------


def _yes_or_no(question: Decision, wish: Wish) -> Iterator[Matched]:
    words = {option.lower(): option for option in question.options} or {YES: YES, NO: NO}
    if YES not in words or NO not in words:
        return

    def said(yes: bool, tell: Callable[[], None]) -> Matched:
        return Matched((words[YES if yes else NO],), (wish,), tell, same_question(question, wish.fact.question))

    amount = wish.amount
    if wish.yes_no:
        yield said(wish.fact.answer == (YES,), lambda: _tell(wish))
    elif amount is not None:
        # One question per point.
        told = int(wish.fact.answer[0]) - int(wish.left[0]) if wish.fact.answer and wish.left else 0
        yield said(told < amount, lambda: _tell_point(wish))
    elif wish.optional and not wish.willing:
        yield said(bool(wish.left), lambda: _tell_willing(wish))


def _may_with_amount(question: Decision, wish: Wish, wishes: list[Wish]) -> Iterator[Matched]:
    """A *may* plus an amount, where taking nothing means no, if at most one point can be taken."""
    other = next(iter(wishes[wishes.index(wish) + 1 :]), None)
    words = {option.lower(): option for option in question.options} or {YES: YES, NO: NO}
    if other is None or other.open or other.begun or wish.fact.answer != (YES,) or not {YES, NO} <= set(words):
        return
    same = other.fact.question.source == wish.fact.question.source
    if same and (_is_point(other, wish) or (other.optional and not other.left)):
        about = (wish, other)
        yield Matched((words[YES if other.amount else NO],), about, lambda: _tell_each(about), False)


def _tell(wish: Wish) -> None:
    wish.done, wish.begun, wish.left = True, True, ()


def _tell_point(wish: Wish) -> None:
    wish.begun = True
    left = int(wish.left[0])
    most = max(int(option) for option in wish.fact.question.options)
    if left == 0 or (left == 1 and wish.amount == most):
        _tell(wish)
    else:
        wish.left = (str(left - 1),)


def _tell_willing(wish: Wish) -> None:
    wish.begun = wish.willing = True
    wish.done = not wish.left


# --- numbers ------------------------------------------------------------------------------------------------


def _number(question: Decision, wish: Wish, wishes: list[Wish]) -> Iterator[Matched]:
    own = wish.fact.question
    amount = None if wish.amount is None else str(wish.amount)
    if amount is not None and amount in question.options:
        yield Matched((amount,), (wish,), lambda: _tell(wish), same_question(question, own))
    elif wish.yes_no and set(question.options) == ZERO_ONE:
        yield Matched(("1" if wish.fact.answer == (YES,) else "0",), (wish,), lambda: _tell(wish), False)
    elif wish.amount is None and wish.left and not wish.yes_no:
        yield from _modes_by_position(question, wish)
        yield from _things(question, wish, wishes)


def _modes_by_position(question: Decision, wish: Wish) -> Iterator[Matched]:
    called = places(wish.fact.question)
    # Places count from 1, so a question with a 0 is about something else.
    if not called or "0" in question.options or not all(value in called for value in wish.left):
        return
    wanted = tuple(called[value] for value in wish.left)
    taken = wanted[: question.most]
    if all(place in question.options for place in taken):
        rest = wish.left[len(taken) :]
        yield Matched(taken, (wish,), lambda: _tell_some(wish, rest), False)


# --- things -------------------------------------------------------------------------------------------------


def _taken_or_not(question: Decision, wish: Wish, wishes: list[Wish]) -> Iterator[Matched]:
    """The reference asks *may* first, but the engine immediately asks what is taken."""
    nothing = _nothing(question)
    if wish.fact.answer != (YES,):
        if nothing is not None:
            yield Matched(nothing, (wish,), lambda: _tell(wish), False)
        return
    if nothing is None:
        return
    for other in wishes[wishes.index(wish) + 1 :][:1]:
        if other.open and _same_matter(question, other) and not is_number(other.fact.question):
            # The scenario ends at the choice contained in this question, so none of it is answered.
            yield Matched(None, (wish, other), lambda: None, False)
            return
        if other.open or other.yes_no:
            continue
        for matched in _things(question, other, wishes):
            yield Matched(matched.answer, (wish, *matched.about), partial(_both, wish, matched), False)
        if other.amount is None and set(question.options) & set(other.fact.question.options):
            return
    own = tuple(option for option in question.options if option.lower() not in REFUSALS)
    if own and len(own) <= question.most:
        # The choice is forced, so the reference does not ask.
        yield Matched(own, (wish,), lambda: _tell(wish), False)


def _all_or_none(question: Decision, wish: Wish, wishes: list[Wish]) -> Iterator[Matched]:
    """One point or none per thing, where the engine asks in one question which things get theirs.

    A number does not say which thing it belongs to, so there is an answer only if all the numbers are equal.
    """
    nothing, own = _nothing(question), tuple(one for one in question.options if one.lower() not in REFUSALS)
    about = tuple(one for one in wishes[wishes.index(wish) :][: len(own)] if _is_point(one, wish))
    amounts = {one.amount for one in about}
    if nothing is not None and question.most == len(own) == len(about) and len(amounts) == 1:
        yield Matched(own if amounts == {1} else nothing, about, lambda: _tell_each(about), False)


def _is_point(wish: Wish, first: Wish) -> bool:
    own = wish.fact.question
    same = own.source == first.fact.question.source
    return same and not wish.begun and wish.amount is not None and set(own.options) == ZERO_ONE


def _tell_each(wishes: Sequence[Wish]) -> None:
    for wish in wishes:
        _tell(wish)


def _both(wish: Wish, matched: Matched) -> None:
    _tell(wish)
    matched.tell()


def _nothing(question: Decision) -> tuple[str, ...] | None:
    """The answer that takes nothing."""
    if question.least == 0:
        return ()
    return next(((option,) for option in question.options if option.lower() in REFUSALS), None)


def _things(question: Decision, wish: Wish, wishes: list[Wish]) -> Iterator[Matched]:
    own = wish.fact.question
    if wish.amount is not None:
        yield from _all_or_none(question, wish, wishes)
    if wish.yes_no or wish.amount is not None:
        return
    if not wish.left:
        nothing = _nothing(question)
        if nothing is not None and set(question.options) & set(own.options):
            yield Matched(nothing, (wish,), lambda: _tell(wish), same_question(question, own))
        return
    taken = _as_many(question, wish)
    words = engine_words(taken, question.options, own.kind)
    if words is None:
        return
    about, whole = [wish], list(words)
    if len(taken) == len(wish.left) and question.most > max(own.most, len(whole)):
        _gather(question, wish, wishes, about, whole)
    if len(whole) < min(question.least, len(question.options)):
        return
    rest = wish.left[len(taken) :]
    yield Matched(
        tuple(whole), tuple(about), lambda: _tell_all(wish, rest, about[1:], question), same_question(question, own)
    )


def _as_many(question: Decision, wish: Wish) -> tuple[str, ...]:
    return wish.left[: max(question.most, 0)]


def _gather(question: Decision, wish: Wish, wishes: list[Wish], about: list[Wish], whole: list[str]) -> None:
    """Add the decisions of later questions from the same source that this question covers."""
    for other in wishes[wishes.index(wish) + 1 :]:
        same = other.fact.question.source == wish.fact.question.source and other.announced == wish.announced
        if other.open or other.yes_no or other.amount is not None or not same:
            return
        words = engine_words(other.left, question.options, other.fact.question.kind)
        if words is None or len(whole) + len(words) > question.most or set(words) & set(whole):
            return
        about.append(other)
        whole += words


def _tell_all(wish: Wish, rest: tuple[str, ...], others: Sequence[Wish], question: Decision) -> None:
    _tell_some(wish, rest, more=question.most < wish.fact.question.most)
    for other in others:
        _tell(other)


def _tell_some(wish: Wish, rest: tuple[str, ...], *, more: bool = False) -> None:
    """Record the remaining choices; an engine that asks for things one by one may still ask for another."""
    wish.begun, wish.left = True, rest
    can_stop = wish.fact.question.least < wish.fact.question.most
    wish.done = not rest and not (more and can_stop and len(wish.fact.answer or ()) < wish.fact.question.most)
