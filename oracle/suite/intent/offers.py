"""Whether an engine offers what can be chosen, whatever the form of its question."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.protocol.messages import Decision
from oracle.suite.intent.matching import REFUSALS
from oracle.suite.intent.wishes import Wish, is_number, is_yes_no, places, source_of
from oracle.suite.phrases.option_words import option_list


def misoffered(question: Decision, wish: Wish, about: Sequence[Wish]) -> str | None:
    """What should be offered, where it is not; None where it is, or where this form of question does not show it.

    Notes on the wish that its offer was judged.
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
        # To take none of something may be an answer, or be left to another question.
        wanted, offered = wanted - {"0"}, offered - {"0"}
    folded = {option.casefold() for option in offered}, {option.casefold() for option in wanted}
    if folded[0] == folded[1]:
        return None
    return f"{own.player} is asked to choose from {option_list(sorted(wanted))}"
