"""What the engines of all games think in: refusals, questions, and an action that is under way."""

from __future__ import annotations

import copy
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

T = TypeVar("T")
TableOf = TypeVar("TableOf")
Json: TypeAlias = dict[str, Any]
Steps: TypeAlias = Generator["Decision", list[str], T]
"""Rule code that may stop to ask: it yields a decision and is sent the answer."""


class Refused(Exception):
    """A player may not do this. The action is undone (1.7.6)."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Unsupported(Exception):
    """This engine does not know how to do it."""


class Declined(Exception):
    """A player takes back what they were declaring within an effect."""


@dataclass
class Decision:
    """A question to one player. `legal` says whether a choice of allowed size meets its requirements."""

    player: str
    kind: str
    options: list[str]
    least: int
    most: int
    source: str
    text: str
    legal: Callable[[list[str]], bool] = lambda _answer: True


def sure(value: T | None) -> T:
    """Something that must be there."""
    if value is None:
        raise ValueError("nothing there")
    return value


def nothing() -> Steps[None]:
    """Rule code that asks nothing."""
    yield from ()


class Running(Generic[TableOf]):
    """An action in progress with its question. A copy of the table is all that undoing it needs."""

    def __init__(self, table: TableOf) -> None:
        self.table = table
        self.before = table
        self.running: Steps[None] = nothing()
        self.decision: Decision | None = None

    def begin(self, running: Callable[[], Steps[None]]) -> None:
        self.before = copy.deepcopy(self.table)
        self.running = running()
        self.advance(None)

    def decide(self, answer: list[str]) -> None:
        asked = sure(self.decision)
        if not asked.legal(answer):
            raise Refused("illegal-choice", f"{answer} does not meet what was asked: {asked.text}")
        self.advance(answer)

    def advance(self, answer: list[str] | None, declined: Exception | None = None) -> None:
        """Run on to the next question or to the end of the action; a refusal on the way undoes it."""
        self.decision, undo = None, True
        try:
            if declined is not None:
                self.decision = self.running.throw(declined)
            else:
                self.decision = next(self.running) if answer is None else self.running.send(answer)
            undo = False
        except StopIteration:
            undo = False
        finally:
            if undo:
                self.table = self.before
