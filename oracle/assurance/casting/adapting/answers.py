"""Answers to what a printed card asks and the scenario does not."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from oracle.protocol.messages import Decision
from oracle.suite.phrases.action_words import answer_words
from oracle.suite.plan import Plan

_WORD = re.compile(r"[\w-]+")


def answered(question: Decision, plan: Plan, at: int, telling: Collection[str]) -> str | None:
    """The step that answers; None if only a word that the scenario does not use would do.

    A question asked by a card that shows the scenario's rule (`telling`) is answered for the greatest effect, on cards
    mentioned in the steps from `at` on. Any other question is answered for the least effect, on other cards.
    """
    tells = question.source in telling
    if question.kind == "name" or (not question.options and question.least):
        return None
    if set(question.options) == {"yes", "no"}:
        return _step(question, ("yes" if tells else "no",))
    spoken = {word for step in plan.steps[at:] for word in _WORD.findall(step.text)}
    count = max(question.least, min(1, question.most)) if tells else question.least
    order = sorted(question.options, key=lambda option: (option in spoken) != tells)
    return _step(question, tuple(order[:count]))


def reanswered(question: Decision, said: Collection[str]) -> Iterator[str]:
    """The step with as much of its answer as the question allows, topped up with the first other options."""
    fitting = [word for word in said if word in question.options]
    if fitting:
        others = [option for option in question.options if option not in fitting]
        answer = (fitting + others)[: max(question.least, min(len(fitting), question.most))]
        yield _step(question, tuple(answer))


def _step(question: Decision, answer: tuple[str, ...]) -> str:
    return f"{question.player} {answer_words(answer)}"
