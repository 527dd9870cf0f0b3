"""Records which edition questions a game asks, and the clauses that ask them.

Two editions can only produce different outcomes where the rules ask a question that they answer differently, or apply a
rule that one of them replaces. The record therefore shows whether a game is worth playing again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from types import CodeType, FrameType
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from oracle.kernel.rules import RuleBook

Function = Callable[..., object]
E = TypeVar("E", bound=Struct)
ABOUT_ITSELF = frozenset({"name", "overrides"})
"""Fields of an edition that answer no rules question."""


class Asked:
    """Records what games ask of their edition. One recorder can serve several games."""

    def __init__(self, book: RuleBook) -> None:
        self.questions: dict[str, set[str]] = {}
        """Question → the clauses whose code asked it."""
        self.rules: set[str] = set()
        """Names of the rules that were applied, including those that were only tried."""
        self._homes = book.clauses_by_code()

    def edition(self, edition: Any) -> Any:
        """The edition, wrapped so that every question is recorded."""
        return _Edition(edition, self)

    def overrides(self, overrides: Mapping[str, Function]) -> Mapping[str, Function]:
        """The replaced rules, wrapped so that every lookup is recorded."""
        return _Overrides(overrides, self)

    def note(self, question: str, code: Iterator[CodeType]) -> None:
        """Record a question under the first of these functions that is the home of a clause."""
        known = self.questions.setdefault(question, set())
        known.update(next((self._homes[one] for one in code if one in self._homes), ()))


class Instead(Struct, frozen=True):
    """Answers and rules that replace an edition's own, to see the effect of a single difference between two
    editions.
    """

    answers: Mapping[str, object]
    rules: Mapping[str, Function]

    def edition(self, edition: E) -> E:
        """The edition with these answers substituted."""
        return replace(edition, **self.answers)

    def overrides(self, overrides: Mapping[str, Function]) -> Mapping[str, Function]:
        """The replaced rules, with these added."""
        return {**overrides, **self.rules}


class _Edition:
    def __init__(self, edition: Any, asked: Asked) -> None:
        self._edition = edition
        self._asked = asked

    def __getattr__(self, name: str) -> object:
        if name not in ABOUT_ITSELF:
            self._asked.note(name, _callers())
        return getattr(self._edition, name)


class _Overrides(Mapping[str, Function]):
    def __init__(self, overrides: Mapping[str, Function], asked: Asked) -> None:
        self._overrides = overrides
        self._asked = asked

    def __getitem__(self, name: str) -> Function:
        self._asked.rules.add(name)
        return self._overrides[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._overrides)

    def __len__(self) -> int:
        return len(self._overrides)

    def __bool__(self) -> bool:
        # Only rules that something may have replaced are looked up here.
        return True


_KERNEL = ("oracle.kernel.run", "oracle.kernel.position")
"""Modules that run rules. Beyond them, no rule is on the call stack."""


def _callers() -> Iterator[CodeType]:
    """The functions on the call stack, innermost first. Questions asked while events are folded belong to no clause."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_globals.get("__name__") not in _KERNEL:
        yield frame.f_code
        frame = frame.f_back
