"""Watches which homes of clauses are called, and what is refused, while it is open.

A home (`RuleBook.home`) is a plain function that callers import directly, so it cannot be replaced by another object;
its code object is replaced instead. A profiler would find the same calls, but make everything four times slower.
"""

from __future__ import annotations

import inspect
import sys
import warnings
from collections.abc import Callable
from types import CodeType, FrameType, FunctionType, TracebackType
from typing import Any, Self

from msgspec import Struct, field

from oracle.kernel.errors import IllegalAction, OracleError
from oracle.kernel.position import Trial
from oracle.kernel.rules import RuleBook
from oracle.kernel.run import Run

Function = Callable[..., object]


class Reached(Struct):
    """Clauses reached by calls, numbered as in the game's current edition, or as `reading:number`."""

    applied: set[str] = field(default_factory=set)
    """Their rule ran to its end, to a question or to an open question of the rules, or their home was called."""
    refused: set[str] = field(default_factory=set)
    """They refused an action, an answer or an option, or their rule passed on such a refusal."""
    overridden: set[str] = field(default_factory=set)
    """A reading's rule was called instead of theirs."""
    tried: set[str] = field(default_factory=set)
    """Like applied, while the rules only tested whether something is possible."""
    barred: set[str] = field(default_factory=set)
    """Like refused, while the rules only tested whether something is possible."""

    def done(self) -> set[str]:
        """Every clause reached, except those only tried."""
        return self.applied | self.refused | self.overridden

    def all(self) -> set[str]:
        """Every clause reached in any of these ways."""
        return self.done() | self.tried | self.barred

    def add(self, other: Reached) -> None:
        """Add the clauses of another one."""
        self.applied |= other.applied
        self.refused |= other.refused
        self.overridden |= other.overridden
        self.tried |= other.tried
        self.barred |= other.barred


class Watch:
    """A context manager; while it is open, calls are recorded in `found` (unless that is None).

    Only one can be open, since it changes the functions themselves. Raises OracleError for a second one.
    """

    _open = False

    def __init__(self, *books: RuleBook) -> None:
        self.found: Reached | None = None
        self.game = ""
        """The game being played; code shared by both games is recorded for this one."""
        self._trials = 0
        self._kept: list[tuple[FunctionType, CodeType]] = []
        self._clauses = {book.game: book.clauses_by_code() for book in books}
        homes = [_plain(function) for book in books for _, function in book.places]
        rules = [_plain(rule.function) for book in books for rule in book.rules.values()]
        self._watched = {**dict.fromkeys(rules, False), **dict.fromkeys(homes, True)}
        """Function → whether it is a home; rules leave a trace, except in trials."""

    def __enter__(self) -> Self:
        if Watch._open:
            raise OracleError("homes are being watched already")
        Watch._open = True
        for function, is_home in self._watched.items():
            self._put(function, self._noting(function.__code__, is_home=is_home))
        self._put(_plain(Run.could), self._trying)
        self._put(_plain(Trial.could), self._trying)
        self._put(_plain(IllegalAction.__init__), self._refusing)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        while self._kept:
            function, code = self._kept.pop()
            function.__code__ = code
        Watch._open = False

    def _put(self, function: FunctionType, around: Callable[[Function], Function]) -> None:
        code = function.__code__
        own = FunctionType(code, function.__globals__, code.co_name, function.__defaults__)
        own.__kwdefaults__ = function.__kwdefaults__
        self._kept.append((function, code))
        function.__code__ = _INSTEAD.replace(
            co_consts=tuple(around(own) if one == _MARK else one for one in _INSTEAD.co_consts)
        )

    def _noting(self, code: CodeType, *, is_home: bool) -> Callable[[Function], Function]:
        clauses = {game: by_code[code] for game, by_code in self._clauses.items() if code in by_code}

        def around(own: Function) -> Function:
            def noted(*args: object, **names: object) -> object:
                found = self.found
                if found is not None:
                    if self._trials:
                        found.tried.update(clauses.get(self.game, ()))
                    elif is_home:
                        found.applied.update(clauses.get(self.game, ()))
                return own(*args, **names)

            return noted

        return around

    def _trying(self, own: Function) -> Function:
        def tried(*args: object) -> object:
            self._trials += 1
            try:
                return own(*args)
            finally:
                self._trials -= 1

        return tried

    def _refusing(self, own: Function) -> Function:
        def refused(illegal: IllegalAction, clause: str, *args: Any, **names: Any) -> None:
            own(illegal, clause, *args, **names)
            if self.found is None:
                return
            found = self.found.barred if self._trials else self.found.refused
            found.add(clause)
            clauses = self._clauses.get(self.game, {})
            caller: FrameType | None = sys._getframe(2)
            while caller is not None and caller.f_globals.get("__name__") != Run.__module__:
                found.update(clauses.get(caller.f_code, ()))
                caller = caller.f_back

        return refused


def _plain(function: Function) -> FunctionType:
    plain = inspect.unwrap(function)
    if not isinstance(plain, FunctionType) or plain.__code__.co_freevars:
        raise OracleError(f"{function!r} is not a plain function, so it cannot be watched")
    return plain


_MARK = "what is called instead"


def _instead() -> CodeType:
    """Code that passes a call on to a function among its constants, so that it needs no module name."""
    source = f"def instead(*args, **names): return {_MARK!r}(*args, **names)"
    scope: dict[str, Any] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        exec(compile(source, "<watched>", "exec"), scope)  # noqa: S102 - the text is our own
    code: CodeType = scope["instead"].__code__
    return code


_INSTEAD = _instead()
