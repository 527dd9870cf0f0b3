"""Two of the three kinds of error: the player's and the oracle's. The harness defines the third
(`oracle.engines.base`).
"""

from __future__ import annotations

from functools import partial
from typing import Any


class IllegalAction(Exception):
    """A player tried something that a clause refuses.

    `clause` is the refusing clause; `why` explains it in terms of the position. `back_to` is the point of return: None
    undoes the whole action, a number keeps that many of the answers already given.
    """

    def __init__(self, clause: str, why: str, back_to: int | None = None) -> None:
        # Thousands of refusals are raised, and `super().__init__` would only store again what `__new__` stored.
        self.clause = clause
        self.why = why
        self.back_to = back_to
        self.passed: list[str] = []
        """Clauses of the rules that the refusal passed through, innermost first."""

    def again(self) -> IllegalAction:
        """A copy to raise again, with its own `passed` and traceback."""
        same = IllegalAction(self.clause, self.why, self.back_to)
        same.passed.extend(self.passed)
        return same

    def __str__(self) -> str:
        return f"{self.clause}: {self.why}"


class OracleError(Exception):
    """The oracle contradicts itself: a bug of ours, never of a player or an engine."""


BREAKDOWNS = (
    OracleError, ArithmeticError, AssertionError, AttributeError, LookupError, NameError, RuntimeError, StopIteration,
    TypeError, ValueError,
)  # fmt: skip
"""Raised by a buggy rule. `InputError` is also a ValueError, but is caught earlier."""


class Undecided(Exception):
    """The rules do not settle what happens; the oracle says so instead of guessing.

    `conflict` is the registered conflict about it, if any. `endless` is set if the game would go on forever.
    """

    def __init__(self, clause: str, question: str, conflict: int | None = None, *, endless: bool = False) -> None:
        super().__init__(f"{clause}: {question}")
        self.clause = clause
        self.question = question
        self.conflict = conflict
        self.endless = endless


class Unsupported(Exception):
    """The oracle does not support this yet; `what` names the missing cards, keywords or actions."""

    def __init__(self, *what: str) -> None:
        super().__init__(", ".join(what))
        self.what = what


class InputError(ValueError):
    """Invalid data was given to the oracle: `where` names the field, `right` describes a valid value."""

    def __init__(self, where: str, wrong: str, right: str = "") -> None:
        super().__init__(f"{where}: {wrong}" + (f" ({right})" if right else ""))
        self.where = where
        self.wrong = wrong
        self.right = right

    def __reduce__(self) -> tuple[type[InputError], tuple[object, ...]]:
        # Pickled by its arguments, not by its message.
        return type(self), (self.where, self.wrong, self.right)


class UnfitChance(InputError):
    """The script's next outcome is impossible for the draw at hand; `place` counts from 0."""

    def __init__(self, place: int, wrong: str) -> None:
        super().__init__(f"chance[{place}]", wrong)
        self.place = place

    def __reduce__(self) -> tuple[type[InputError], tuple[object, ...]]:
        return type(self), (self.place, self.wrong)


class OpenChance(UnfitChance):
    """The outcome of chance is not given; `order` says whether it is an order of all the options."""

    def __init__(self, place: int, options: tuple[str, ...], *, order: bool) -> None:
        super().__init__(place, "nobody has said what chance does here")
        self.options = options
        self.order = order

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        return partial(type(self), order=self.order), (self.place, self.options)
