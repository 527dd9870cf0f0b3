"""Reasons to end a scenario early: a step that fails, or a call the engine does not support."""

from __future__ import annotations

from typing import Final

from oracle.protocol import display
from oracle.protocol.messages import Decision, Reply
from oracle.protocol.results import Deviation
from oracle.suite.plan import Call
from oracle.suite.table.wording import decision_words

ACCEPTED: Final = "accepted"
REFUSED: Final = "refused"


MOST_TOLD = 2000
"""Maximum characters of an engine's text in one message."""


def clip(text: str) -> str:
    """Engine text, safe to display: one line, no invisible characters, limited length."""
    return display.shown(text, MOST_TOLD)


TABLE, QUESTION, CHANCE = Deviation(), Deviation(kind="question"), Deviation(kind="chance")


def replied(reply: Reply) -> Deviation:
    """A deviation in the reply of a call."""
    return Deviation(kind="reply", found=reply.status, code=reply.code)


class Failed(Exception):
    """A step fails. `call` is the step to blame, if that is not the running one.

    `refused`: the engine's reply to that step, if it is blamed for being refused. `deviation`: the same as data.
    `over`: the engine says that the game is over although it goes on.
    """

    def __init__(
        self,
        expected: str,
        actual: str,
        call: Call | None = None,
        refused: Reply | None = None,
        deviation: Deviation = TABLE,
        *,
        over: bool = False,
    ) -> None:
        super().__init__()
        self.deviation = deviation
        self.over = over
        self.expected = clip(expected)
        self.actual = clip(actual)
        self.call = call
        self.refused = refused


class Unsupported(Exception):
    """The engine says that it does not support a call."""

    def __init__(self, names: tuple[str, ...], text: str, said: str) -> None:
        super().__init__(clip(text))
        self.names = names
        self.said = said
        """The engine's own words."""


def only_answer_refused(question: Decision, reply: Reply) -> Failed:
    """The failure of an engine that refuses the only possible answer."""
    asked = f"{decision_words(question)}; the engine refuses the only answer"
    return Failed("a question with an answer", f"{asked}: {refusal_words(reply)}", deviation=QUESTION)


def refusal_words(reply: Reply) -> str:
    """`refused by 4.3.2: not enough ink`."""
    return REFUSED + (f" by {reply.code}" if reply.code else "") + (f": {reply.message}" if reply.message else "")
