"""Checks whether an engine offers every possible choice, in whatever form it asks.

One rule for any number of options: omitting an option that would change the outcome is a failure, omitting one that
changes nothing never is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from oracle.protocol.messages import Card, Decision
from oracle.protocol.names import name_key
from oracle.suite.intent.matching import REFUSALS, Matched
from oracle.suite.intent.wishes import Wish, is_number, is_yes_no, places, source_of
from oracle.suite.table.option_words import option_list
from oracle.suite.table.wording import decision_words

MISSED = "asked, but did not offer"


def not_offered(missing: Collection[str], question: Decision) -> str:
    """The failure text for an engine that asks but omits an option that matters."""
    return f"{MISSED} {option_list(sorted(missing))}: {decision_words(question)}"


def short_of(question: Decision, matched: Matched | None, wishes: Sequence[Wish]) -> dict[int, Decision]:
    """The steps whose question this is, with only some of its options and without the wanted one.

    Not if it is identical to another wish's question, and not for a wish that was the only answer to an earlier
    question; that answer is recorded on the wishes.
    """
    about = matched.about if matched is not None and matched.sure else ()
    if matched is not None and len(question.options) == 1 and matched.answer == question.options:
        for wish in matched.about:
            wish.taken = True
    return {wish.fact.place: question for wish in wishes if is_short_of(question, wish) and about in ((), (wish,))}


def is_short_of(question: Decision, wish: Wish) -> bool:
    """Whether this is the wish's question with only some of its options and without the wanted one."""
    own, offered = wish.fact.question, set(question.options)
    if wish.done or wish.begun or wish.taken or wish.yes_no or question.player != own.player or not wish.left:
        return False
    same = question.source is None or own.source is None or question.source == own.source
    return same and bool(offered) and offered < set(own.options) and not set(wish.left) <= offered


def shortened(question: Decision, wish: Wish, cards: Mapping[str, Card]) -> tuple[str, ...]:
    """The options missing from a question that is otherwise identical to the reference's.

    Empty if it is asked in another form: a single question then does not show what can be chosen. An option is not
    missing if an indistinguishable one is offered.
    """
    own, offered = wish.fact.question, set(question.options)
    if wish.begun or wish.willing or wish.fact.said or is_yes_no(question) or wish.yes_no or own.kind in UNJUDGED:
        return ()
    if question.player != own.player or question.most != own.most or not offered < set(own.options):
        return ()
    if question.source is not None and own.source is not None and question.source != own.source:
        return ()
    alike = [replace(cards[one], ref="") for one in offered if one in cards]
    return tuple(
        one
        for one in own.options
        if one not in offered and not (one == "0" or (one in cards and replace(cards[one], ref="") in alike))
    )


UNJUDGED = ("name", "order", "trigger")
"""Kinds of questions whose options only show how an engine tells things apart."""


def misoffered(question: Decision, wish: Wish, about: Sequence[Wish]) -> tuple[set[str], set[str]] | None:
    """Missing and surplus options; None if the offer is right, or this form of question does not show it.

    Marks the wish's offer as judged.
    """
    if is_yes_no(question) or wish.yes_no or (question.kind != "name" and not question.options):
        return None
    own = wish.fact.question
    if is_number(own) and not is_number(question):
        return None
    wish.judged = True
    wanted = {option for one in about if not one.yes_no for option in one.fact.question.options}
    if is_number(question) and not is_number(own):
        wanted = {places(own)[option] for option in own.options if option in own.modes}
    offered = {option for option in question.options if option in wanted or option.lower() not in REFUSALS}
    if own.kind == "trigger":
        wanted, offered = set(map(source_of, wanted)), set(map(source_of, offered))
    if is_number(own):
        # Taking nothing may be an answer, or be left to another question.
        wanted, offered = wanted - {"0"}, offered - {"0"}
    keys = set(map(name_key, offered)), set(map(name_key, wanted))
    if keys[0] == keys[1]:
        return None
    missing = {option for option in wanted if name_key(option) not in keys[0]}
    return missing, {option for option in offered if name_key(option) not in keys[1]}
