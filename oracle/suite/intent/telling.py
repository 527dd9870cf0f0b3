"""What is said to an engine otherwise than it stands in the scenario: actions with choices in them, probes."""

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
    question: Decision, wish: Wish | None, answer: tuple[str, ...], *, alone: bool = False
) -> tuple[str, ...] | None:
    """What is said to an engine's question to try an answer that is not allowed; None where it cannot be said there.

    `alone`: whether the question is about this wish and no other, so that the same answer means the same to it.
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
    if question.most < own.most:
        # It asks for one after the other: what is wrong with all of them shows only later, or not at all.
        return None
    fits, fitted = (one.least <= len(answer) <= one.most for one in (question, own))
    if question.most > own.most or (fits and not fitted):
        return answer if alone else None
    return answer if fits == fitted and (fits or question.least == own.least) else None


class TooManyAnswers(EngineFault):
    """A question that nothing is wanted of has more answers than are tried."""


def answers(question: Decision) -> list[tuple[str, ...]]:
    """Every answer to a question that nothing is wanted of, *yes* first. Raises TooManyAnswers."""
    found = every_answer(question, MOST_RUNS)
    if not found:
        text = f"the engine asks what nothing is wanted of, with too many answers to try: {decision_words(question)}"
        raise TooManyAnswers("questions", text)
    return sorted(found, key=lambda taken: taken != (YES,))


def wants_with_action(fact: Fact, manners: Collection[str]) -> bool:
    """Whether an engine of these manners is to be told this with the action, where the scenario chooses it later."""
    part = fact.question.part
    if not part or fact.said:
        return False
    return WITH_ACTION in manners or (part == "target" and ASKS_TARGETS not in manners)


def tells_all_apart(game: str, manners: Collection[str]) -> bool:
    """Whether an engine of these manners asks for whatever an action of the game leaves out."""
    targets = any("target" in fields for fields in ACTIONS[game].values())
    return WITH_ACTION not in manners and (ASKS_TARGETS in manners or not targets)


def completed(action: Action, wishes: Sequence[Wish], manners: Collection[str]) -> Action:
    """The action with the choices that an engine of these manners wants to be told with it; the wishes note it."""
    for wish in wishes:
        if wish.fact.answer and wants_with_action(wish.fact, manners):
            action = with_part(action, wish.fact.question.part, wish.fact.answer)
            wish.done = wish.begun = wish.with_action = True
    return action
