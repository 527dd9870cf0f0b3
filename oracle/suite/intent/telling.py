"""Adapts moves to an engine's manners: actions that include their choices, and tests of illegal answers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oracle.engines.base import EngineFault
from oracle.protocol.messages import ACTIONS, Action, Decision
from oracle.suite.intent.line import NO, YES, Fact
from oracle.suite.intent.parts import WITH_ACTION, with_part
from oracle.suite.intent.path import MOST_RUNS
from oracle.suite.intent.wishes import Wish, is_yes_no
from oracle.suite.play.questions import every_answer
from oracle.suite.table.wording import decision_words

ASKS_TARGETS = "asks-targets"


def probe(
    question: Decision, wish: Wish | None, answer: tuple[str, ...], about: Collection[Fact] = ()
) -> tuple[str, ...] | None:
    """How to give an illegal answer to an engine's question; None if that is impossible.

    `about`: the facts that the question is about. If it is the wish's alone, the same answer has the same meaning; if
    it is not among them, the engine has made the wish's choice itself, and may offer there what is illegal here.
    """
    if not answer and wish is not None and wish.optional and is_yes_no(question):
        return (NO,)
    if wish is not None and is_yes_no(question) and not wish.yes_no:
        return None
    foreign = [word for word in answer if word not in question.options]
    if foreign:
        return answer if question.most >= len(answer) else (foreign[0],)
    if wish is None or wish.yes_no != is_yes_no(question):
        return answer if wish is None else None
    own = wish.fact.question
    if about and wish.fact not in about and not set(answer) <= set(own.options):
        return None
    if question.most < own.most:
        # It asks one by one: an error in the combination shows only later, or not at all.
        return None
    fits, fitted = (one.least <= len(answer) <= one.most for one in (question, own))
    if question.most > own.most or (fits and not fitted):
        return answer if tuple(about) == (wish.fact,) else None
    return answer if fits == fitted and (fits or question.least == own.least) else None


class TooManyAnswers(EngineFault):
    """A question that no wish is about has more answers than can be tried."""


def answers(question: Decision) -> list[tuple[str, ...]]:
    """Every answer to a question that no wish is about, *yes* first. Raises TooManyAnswers."""
    found = every_answer(question, MOST_RUNS)
    if not found:
        text = f"the engine asks what no wish is about, with too many answers to try: {decision_words(question)}"
        raise TooManyAnswers("questions", text)
    return sorted(found, key=lambda taken: taken != (YES,))


def wants_with_action(fact: Fact, manners: Collection[str]) -> bool:
    """Whether an engine of these manners needs this with the action although the scenario chooses it later."""
    part = fact.question.part
    if not part or fact.said:
        return False
    return WITH_ACTION in manners or (part == "target" and ASKS_TARGETS not in manners)


def tells_all_apart(game: str, manners: Collection[str]) -> bool:
    """Whether an engine of these manners asks for every part that an action of the game leaves out."""
    targets = any("target" in fields for fields in ACTIONS[game].values())
    return WITH_ACTION not in manners and (ASKS_TARGETS in manners or not targets)


def completed(action: Action, wishes: Sequence[Wish], manners: Collection[str]) -> Action:
    """The action, with the choices that an engine of these manners wants included; the wishes are marked
    accordingly.
    """
    for wish in wishes:
        if wish.fact.answer and wants_with_action(wish.fact, manners):
            action = with_part(action, wish.fact.question.part, wish.fact.answer)
            wish.done = wish.begun = wish.with_action = True
    return action
