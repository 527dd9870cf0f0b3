"""The game's questions to players, and their answers, as plain data."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from oracle.kernel.errors import IllegalAction


class Decision(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A question: choose between `least` and `most` of the options. Options are card refs or words."""

    kind: str
    player: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    source: str | None = None
    text: str = ""
    serial: int = 0
    modes: tuple[str, ...] = ()
    """For a choice between modes: every mode in text order, even those that cannot be chosen."""
    part: str = ""
    """The omitted part of an action that this question asks for; empty for any other question."""
    sorts: bool = False
    """Whether it only settles which option comes first: every option is still carried out."""


class Answer(Struct, frozen=True, gc=False):
    """A choice, and the kind of question it answers; checked again on every re-run."""

    kind: str
    taken: tuple[str, ...]


class NeedsAnswer(Exception):
    """Stops a run until the decision has been answered."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision.text)
        self.decision = decision


WhyNot = Callable[[str], IllegalAction | None]
"""Called for an answer that is not an option: which rule refuses it?"""


def forced(decision: Decision) -> tuple[str, ...] | None:
    """The only possible answer, or None if there are several."""
    count = len(decision.options)
    most = min(decision.most, count)
    if most == 0:
        return ()
    if decision.least >= count and (decision.kind != "order" or count == 1):
        return decision.options
    # Choosing some but not all, or any number up to a limit, can always be done in several ways.
    return None


def check(decision: Decision, answer: Answer, clause: str, why_not: WhyNot | None) -> None:
    """Refuse an impossible answer.

    Raises IllegalAction, citing the rule about the option (`why_not`) or else `clause`.
    """
    if answer.kind != decision.kind:
        raise IllegalAction(clause, f"the question is {decision.kind}, the answer is to {answer.kind}")
    for taken in answer.taken:
        if taken not in decision.options:
            reason = why_not(taken) if why_not else None
            options = ", ".join(decision.options) or "no options"
            raise reason or IllegalAction(clause, f"{taken} is not one of {options}")
    if len(set(answer.taken)) != len(answer.taken):
        raise IllegalAction(clause, "the same option was taken twice")
    if not min(decision.least, len(decision.options)) <= len(answer.taken) <= decision.most:
        raise IllegalAction(clause, f"{len(answer.taken)} taken where {decision.least} to {decision.most} are asked")
