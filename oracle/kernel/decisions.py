"""Questions the game asks a player, and their answers, as plain data."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from oracle.kernel.errors import IllegalAction


class Decision(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A question: take between `least` and `most` of the options. Options are refs of cards, or words."""

    kind: str
    player: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    source: str | None = None
    text: str = ""
    serial: int = 0
    modes: tuple[str, ...] = ()
    """Of a choice between modes: all of them in the order of the text, those that cannot be chosen included."""
    part: str = ""
    """The part of an action that this asks for since the action has left it out; empty for any other question."""
    sorts: bool = False
    """Whether it settles only which of the options comes first, so that none is left undone for it."""


class Answer(Struct, frozen=True, gc=False):
    """What was taken, with the kind of question it answers: checked again at every re-run."""

    kind: str
    taken: tuple[str, ...]


class NeedsAnswer(Exception):
    """Stops a run: the decision must be answered before it can go on."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision.text)
        self.decision = decision


WhyNot = Callable[[str], IllegalAction | None]
"""Asked about an answer that is no option: which rule refuses it?"""


def forced(decision: Decision) -> tuple[str, ...] | None:
    """The only possible answer, if there is just one."""
    count = len(decision.options)
    most = min(decision.most, count)
    if most == 0:
        return ()
    if decision.least >= count and (decision.kind != "order" or count == 1):
        return decision.options
    # Some but not all, or any number up to some: always several ways.
    return None


def check(decision: Decision, answer: Answer, clause: str, why_not: WhyNot | None) -> None:
    """Refuse an answer that is none of the possible ones.

    Raises IllegalAction: citing what the rule says about the option (`why_not`), otherwise `clause`.
    """
    if answer.kind != decision.kind:
        raise IllegalAction(clause, f"the question is {decision.kind}, the answer is to {answer.kind}")
    for taken in answer.taken:
        if taken not in decision.options:
            reason = why_not(taken) if why_not else None
            raise reason or IllegalAction(clause, f"{taken} is none of {', '.join(decision.options) or 'no options'}")
    if len(set(answer.taken)) != len(answer.taken):
        raise IllegalAction(clause, "the same option was taken twice")
    if not min(decision.least, len(decision.options)) <= len(answer.taken) <= decision.most:
        raise IllegalAction(clause, f"{len(answer.taken)} taken where {decision.least} to {decision.most} are asked")
