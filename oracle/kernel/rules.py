"""The registry of rule functions: one clause, one function, and every call goes through one table.

The table is the only hook for tracing, for readings that replace a whole rule, and for mutants: an override is one
entry *rule name → function*. A reading's own rules are registered too (`ReadingRules`), under its own numbers.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar, cast

from msgspec import Struct

from oracle.kernel.errors import IllegalAction, OracleError
from oracle.kernel.open_questions import listen, tell_on

if TYPE_CHECKING:
    from oracle.kernel.run import AnyRun

Overrides = Mapping[str, Callable[..., object]]
"""Replacement rule functions, by the name of the rule they replace."""

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="AnyRun")
F = TypeVar("F", bound=Callable[..., object])


class Rule(Struct, frozen=True, kw_only=True):
    """A rule function and the clauses it implements."""

    name: str
    clauses: tuple[str, ...]
    function: Callable[..., object]

    @property
    def place(self) -> str:
        """File (relative to the package's parent) and line, as `oracle/…/file.py:12 name`."""
        return place_of(self.function)


def place_of(function: Callable[..., object]) -> str:
    """File (relative to the package's parent), line and name of a function."""
    code = inspect.unwrap(function).__code__
    return f"{_shown(code.co_filename)}:{code.co_firstlineno} {code.co_name}"


@functools.cache
def _shown(file: str) -> str:
    path, root = Path(file), Path(__file__).resolve().parents[2]
    return (path.relative_to(root) if path.is_relative_to(root) else path).as_posix()


def _file_and_line(place: str) -> tuple[str, int]:
    file, _, rest = place.partition(":")
    return file, int(rest.partition(" ")[0])


class Applied(Struct, frozen=True, kw_only=True):
    """One rule in a trace: its clauses, its call depth and its outcome."""

    rule: str
    clauses: tuple[str, ...]
    depth: int
    first_event: int
    """Index of the first event from here on, among those of the call; negative if the rule was re-run after an answer
    and the event had been reported before.
    """
    end_event: int | None = None
    """Index after its last event; None if it waits for an answer."""
    outcome: str
    """`applied`, `refused` (by it or a rule it called) or `asked` (it waits for an answer)."""


class Overridden(Struct, frozen=True):
    """In a trace: a reading's own rule was called instead of this rule of the book."""

    rule: Rule


TraceEntry = tuple[Rule | Overridden | bool, int]
"""Marks in a trace, each with the number of events so far: a rule is entered, True: it ends, False: it refuses, or a
reading's own rule was called in place of this rule.
"""


class RuleBook:
    """The rule functions of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.rules: dict[str, Rule] = {}
        self.places: list[tuple[tuple[str, ...], Callable[..., object]]] = []
        self._by_code: tuple[int, Mapping[CodeType, tuple[str, ...]]] | None = None

    def rule(
        self, *clauses: str, reads: bool = False
    ) -> Callable[[Callable[Concatenate[R, P], T]], Callable[Concatenate[R, P], T]]:
        """Register a function as the home of these clauses. Its first argument is the `Run`.

        `reads`: its answer depends only on the state and its other arguments, which are all hashable, and callers do
        not modify the answer. It is then computed once per state, unless rules are traced or replaced.
        """

        def register(function: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T]:
            name = function.__name__
            if name in self.rules:
                raise OracleError(f"two rules of {self.game} are named {name}")
            entry = self.rules[name] = Rule(name=name, clauses=clauses, function=function)

            call = _call(entry, reads=reads)
            return cast("Callable[Concatenate[R, P], T]", functools.wraps(function)(call))

        return register

    def home(self, *clauses: str) -> Callable[[F], F]:
        """Register a function as the home of clauses that are not implemented by a rule call.

        For code that derives something from a state or folds an event. Such functions are neither traced nor replaced.
        """

        def register(function: F) -> F:
            self.places.append((clauses, function))
            return function

        return register

    def reading(self, name: str) -> ReadingRules:
        """The registry of another document's own rules, kept next to those of the book."""
        return ReadingRules(self, name)

    def homes(self) -> dict[str, list[str]]:
        """Clause, or `reading:number`, → file and line of its rule functions."""
        found: dict[str, list[str]] = {}
        for rule in self.rules.values():
            for clause in rule.clauses:
                found.setdefault(clause, []).append(rule.place)
        for clauses, function in self.places:
            for clause in clauses:
                found.setdefault(clause, []).append(place_of(function))
        # The result must not depend on the import order of modules.
        return {clause: sorted(places, key=_file_and_line) for clause, places in found.items()}

    def clauses_by_code(self) -> Mapping[CodeType, tuple[str, ...]]:
        """Code object of each home function → its clauses. Computed once for the functions registered so far."""
        known = len(self.rules) + len(self.places)
        if self._by_code is None or self._by_code[0] != known:
            self._by_code = (known, self._clauses_by_code())
        return self._by_code[1]

    def _clauses_by_code(self) -> dict[CodeType, tuple[str, ...]]:
        found: dict[CodeType, tuple[str, ...]] = {}
        registered = [*((rule.clauses, rule.function) for rule in self.rules.values()), *self.places]
        for clauses, function in registered:
            code = inspect.unwrap(function).__code__
            found[code] = (*found.get(code, ()), *clauses)
        return found


class ReadingRules:
    """The rules of a document that differ entirely from the book's; cited as `reading:number`, by its own numbers."""

    def __init__(self, book: RuleBook, name: str) -> None:
        self.book = book
        self.name = name
        self.overrides: dict[str, Callable[..., object]] = {}
        """Name of a rule of the book → the rule that replaces it."""

    def cite(self, number: str) -> str:
        """A statement of this document in the form that refusals and homes use."""
        return f"{self.name}:{number}"

    def rule(
        self, *numbers: str, replaces: str = "", book: tuple[str, ...] = ()
    ) -> Callable[[Callable[Concatenate[R, P], T]], Callable[Concatenate[R, P], T]]:
        """Register a function as the home of these statements.

        `replaces` names the rule of the book it replaces; `book` lists clauses of the book that it implements as well.
        """

        def register(function: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T]:
            call = self.book.rule(*[self.cite(number) for number in numbers], *book)(function)
            if replaces:
                call.of_reading = True  # type: ignore[attr-defined]
                self.overrides[replaces] = call
            return call

        return register


_DIRECTLY = """
        try:
            return rule_function({arguments})
        except IllegalAction as rule_illegal:
            rule_illegal.passed.extend(rule_clauses)
            raise
"""
_FROM_WHAT_IS_KEPT = """
        rule_key = (rule_name, {key})
        rule_state = run.state.__dict__
        rule_kept = rule_state.get("kept")
        if rule_kept is None:
            rule_kept = rule_state["kept"] = {{}}
        rule_found = rule_kept.get(rule_key)
        if rule_found is None:
            return rule_keep(rule_kept, rule_key, rule_clauses, lambda: rule_function({arguments}))
        if rule_found.refusal is None:
            return rule_found.answer
        raise rule_found.refusal.again()
"""
_CALL = """
def rule_call({parameters}):
    if not run.hooked:{unhooked}
    rule_chosen = run.overrides.get(rule_name)
    if rule_chosen is None:
        rule_chosen = rule_function
    elif hasattr(rule_chosen, "of_reading"):
        # A reading's rule is called in the place of this one, and neither traced nor cited as this one.
        if run.trace is not None:
            run.trace.append((rule_instead, run.told + len(run.events)))
        return rule_chosen({arguments})
    try:
        rule_trace = run.trace
        if rule_trace is None:
            return rule_chosen({arguments})
        rule_trace.append((rule_entry, run.told + len(run.events)))
        rule_result = rule_chosen({arguments})
        rule_trace.append((True, run.told + len(run.events)))
        return rule_result
    except IllegalAction as rule_illegal:
        rule_illegal.passed.extend(rule_clauses)
        if run.trace is not None:
            run.trace.append((False, run.told + len(run.events)))
        raise
"""
"""Its own parameters begin with `rule_`, so that no parameter of a rule can clash with them."""


class Kept(Struct, frozen=True, gc=False):
    """The kept answer of a read-only rule for one state."""

    answer: object = None
    refusal: IllegalAction | None = None


def _keep(kept: dict[object, Kept], key: object, clauses: tuple[str, ...], work: Callable[[], object]) -> object:
    """Call a read-only rule and keep its answer, except if it rests on an open conflict, which must be reported on
    every call.
    """
    refusal: IllegalAction | None = None
    answer: object = None
    rested, token = listen()
    try:
        answer = work()
    except IllegalAction as illegal:
        illegal.passed.extend(clauses)
        refusal = illegal
    finally:
        tell_on(rested, token)
    if not rested:
        kept[key] = Kept(answer, None if refusal is None else refusal.again())
    if refusal is not None:
        raise refusal
    return answer


def _call(entry: Rule, *, reads: bool) -> Callable[..., object]:
    # Generated with the function's own parameters: passing *args and **kwargs would cost a third as much as all rules
    # together.
    function, parameters, arguments = cast("FunctionType", entry.function), ["run"], ["run"]
    scope: dict[str, Any] = {
        "rule_function": function, "rule_entry": entry, "rule_clauses": entry.clauses, "IllegalAction": IllegalAction,
        "rule_name": entry.name, "rule_instead": Overridden(entry), "rule_keep": _keep,
    }  # fmt: skip
    # Same result as `inspect.signature`, which takes a tenth of a game's import time.
    code, defaults = function.__code__, function.__defaults__ or ()
    if code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS) or code.co_posonlyargcount:
        raise OracleError(f"the rule {function.__name__} takes parameters that cannot be passed on by their names")
    count = code.co_argcount
    names = code.co_varnames[: count + code.co_kwonlyargcount]
    given = dict(zip(names[count - len(defaults) : count], defaults, strict=True)) | (function.__kwdefaults__ or {})
    key = list(names[1:])
    for place, name in enumerate(names[1:], start=1):
        if place == count:
            parameters.append("*")
        arguments.append(name if place < count else f"{name}={name}")
        if name in given:
            scope[f"default_{place}"] = given[name]
        parameters.append(f"{name}=default_{place}" if name in given else name)
    unhooked = _FROM_WHAT_IS_KEPT if reads else _DIRECTLY
    named = {"arguments": ", ".join(arguments), "key": ", ".join([*key, ""])}
    exec(_written_out(", ".join(parameters), named["arguments"], unhooked.format(**named)), scope)  # noqa: S102
    made: FunctionType = scope["rule_call"]
    made.__code__ = made.__code__.replace(co_name=entry.name, co_filename=f"<rule {entry.name}>")
    return made


@functools.cache
def _written_out(parameters: str, arguments: str, unhooked: str) -> CodeType:
    """Cached because many rules share their parameters; compiling each would take a tenth of a command's start-up
    time.
    """
    # The executed text is our own.
    return compile(_CALL.format(parameters=parameters, arguments=arguments, unhooked=unhooked), "<rule>", "exec")


def decode(trace: list[TraceEntry]) -> tuple[Applied, ...]:
    """The rules of a trace in the order they were entered, with depth and outcome."""
    entered: list[tuple[Rule, int, int]] = []
    ends: dict[int, tuple[int, str]] = {}
    stack: list[int] = []
    for mark, events in trace:
        if isinstance(mark, Rule):
            entered.append((mark, len(stack), events))
            stack.append(len(entered) - 1)
        elif stack and isinstance(mark, bool):
            ends[stack.pop()] = (events, "applied" if mark else "refused")
    applied = []
    for place, (rule, depth, first) in enumerate(entered):
        end, outcome = ends.get(place, (None, "asked"))
        applied.append(
            Applied(
                rule=rule.name, clauses=rule.clauses, depth=depth, first_event=first, end_event=end, outcome=outcome
            )
        )
    return tuple(applied)


def makers(applied: tuple[Applied, ...], events: int) -> tuple[Applied | None, ...]:
    """For each event of a call, the innermost rule that was being applied when it happened."""
    found: list[Applied | None] = [None] * events
    for rule in applied:  # A called rule comes after its caller, and takes over the events inside its own span.
        for index in range(max(rule.first_event, 0), events if rule.end_event is None else min(rule.end_event, events)):
            found[index] = rule
    return tuple(found)
