"""A proposal: a rule that does not exist yet, written as an edition's changed answers, changed clauses, and replaced
rules.

Its file is data. A rule that no answer can express is a Python function. The user names its file separately, since this
program runs it.
"""

from __future__ import annotations

import functools
import inspect
import runpy
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from oracle.engines import reference_books as books
from oracle.kernel.asked import Instead
from oracle.kernel.errors import BREAKDOWNS, InputError
from oracle.profiles import Profile
from oracle.suite.files.toml_files import read_toml
from oracle.suite.impact.scenarios import edition_named

_Text = Annotated[str, Meta(min_length=1, max_length=2000)]
Function = Callable[..., object]


class ClauseProposed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A clause's proposed content."""

    number: str
    says: _Text


class RuleProposed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rule that another function replaces."""

    name: str
    """The name of the rule, as shown by `tcg-oracle where`."""
    function: str
    """The name of the function in the Python file."""


class ProposalFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of a proposal's file."""

    title: _Text
    edition: str
    """The edition to change, such as lorcana/2.1."""
    answers: dict[str, bool | int | str] = {}
    """Question of the edition → the new answer."""
    clause: tuple[ClauseProposed, ...] = ()
    rule: tuple[RuleProposed, ...] = ()


class Proposal(NamedTuple):
    """A proposal that can be played."""

    name: str
    """The name of its file, without the ending."""
    title: str
    game: Profile
    edition: str
    answers: Mapping[str, object]
    clauses: tuple[ClauseProposed, ...]
    rules: Mapping[str, Function]

    @property
    def instead(self) -> Instead:
        """The answers and rules that replace the edition's own."""
        return Instead(dict(self.answers), dict(self.rules))


class RuleFault(Exception):
    """A user's rule raised an exception; the text names its file and line."""


def read_proposal(file: Path, rules: Path | None = None) -> Proposal:
    """The proposal of a file; `rules` is the Python file of its rules, which is run.

    Raises InputError with the file, the line and what would be right; InvalidWordsError for an unknown edition;
    RuleFault if the Python file raises an exception.
    """
    found = read_toml(file, ProposalFile, "a proposal")
    game, edition = edition_named(found.edition)
    known = books.answers(game.id, edition)
    if not found.answers and not found.rule:
        raise InputError(str(file), "it changes no answer and replaces no rule", _listed(known))
    for name, answer in found.answers.items():
        _check_answer(f"{file}: answers.{name}", answer, known.get(name), _listed(known))
    for clause in found.clause:
        if not books.has_clause(game.id, clause.number):
            raise InputError(str(file), f"there is no clause {clause.number}", "`tcg-oracle where` finds clauses")
    functions = _functions(file, game.id, found.rule, rules)
    return Proposal(file.stem, found.title, game, edition, found.answers, found.clause, functions)


def _listed(answers: Iterable[str]) -> str:
    return f"editions answer {', '.join(sorted(answers))}"


def _check_answer(where: str, answer: object, known: books.Answer | None, listed: str) -> None:
    if known is None:
        raise InputError(where, "no edition answers this in a word", f"{listed}; else replace a rule")
    if _same(answer, known.now):
        raise InputError(where, f"the edition answers {answer!r} already", "another answer")
    if not any(_same(answer, one) for one in known.allowed):
        raise InputError(where, f"{answer!r} is no answer to it", f"one of {', '.join(map(repr, known.allowed))}")


def _same(one: object, other: object) -> bool:
    return one == other and type(one) is type(other)


def _functions(file: Path, game: str, wanted: Iterable[RuleProposed], rules: Path | None) -> dict[str, Function]:
    """Name of a rule → the function that replaces it."""
    wanted = tuple(wanted)
    if bool(wanted) != (rules is not None):
        wrong = "it replaces rules" if wanted else "it replaces no rule, and --rules names a Python file"
        raise InputError(str(file), wrong, "name their Python file with --rules" if wanted else "leave --rules away")
    if rules is None:
        return {}
    try:
        defined = runpy.run_path(str(rules))
    except Exception as error:
        raise RuleFault(_told(error, rules)) from error
    found: dict[str, Function] = {}
    for one in wanted:
        function = defined.get(one.function)
        if not inspect.isfunction(function):
            raise InputError(str(rules), f"it has no function {one.function}, which {file} names")
        if (parameters := books.parameters_of_rule(game, one.name)) is None:
            raise InputError(str(file), f"there is no rule {one.name}", "`tcg-oracle where NUMBER` names rules")
        if tuple(inspect.signature(function).parameters) != parameters:
            raise InputError(str(rules), f"{one.function} has other parameters than {one.name}", ", ".join(parameters))
        found[one.name] = _guarded(function, rules)
    return found


def _guarded(function: Function, rules: Path) -> Function:
    """Wraps the function, so that an exception in it is reported as the user's error and not as a bug of the
    reference."""

    @functools.wraps(function)
    def rule(*arguments: object, **named: object) -> object:
        try:
            return function(*arguments, **named)
        except BREAKDOWNS as error:
            raise RuleFault(_told(error, rules)) from error

    return rule


def _told(error: BaseException, rules: Path) -> str:
    """`my_rules.py:12: TypeError: …`"""
    line, trace = 0, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == str(rules):
            line = trace.tb_lineno
        trace = trace.tb_next
    if isinstance(error, SyntaxError):
        line = error.lineno or 0
    place = f"{rules}:{line}" if line else str(rules)
    return f"{place}: {type(error).__name__}: {error}"
