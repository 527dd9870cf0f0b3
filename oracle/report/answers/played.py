"""A scenario that was played, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.book.catalogue import Catalogue
from oracle.profiles import PROFILES
from oracle.report.answers.lines import CONFLICT, clause_words, conflict_words
from oracle.report.answers.short import Part, Told
from oracle.report.run.console import STYLES
from oracle.report.tables.explain_console import WORDS
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Followed


def told(found: Followed, known: Catalogue, rows: Sequence[Plan], code: int) -> Told:
    """The verdict, the clause of the scenario, and the open conflict that the outcome rests on.

    `rows`: all rows of its outline, if it is one of them; `code`: the exit code of the command.
    """
    written = "" if found.written else ", although it does not name it"
    game = f"{PROFILES[found.game].name} {found.edition}"
    parts = (
        Part("verdict", _verdict(found), STYLES[found.verdict]),
        Part("clause", clause_words(known, found.clauses[0]) if found.clauses else ""),
        Part("conflict", conflict_words(found.conflicts, found.edition), CONFLICT),
        Part("played", f"{found.case}, {game}{written}"),
    )
    return Told(
        scenario=found.scenario,
        parts=tuple(one for one in parts if one.text),
        place=f"{found.feature}:{found.line}",
        line=found.line,
        lines=tuple(row.line for row in rows),
        code=code,
    )


def _verdict(found: Followed) -> str:
    """Whether the scenario holds, and the result of its last action."""
    told = f"{WORDS[found.verdict]}: {found.message}" if found.message else WORDS[found.verdict]
    failed = found.failed
    if failed is not None:
        return f"{told} at line {failed.line}, {failed.text}: expected {failed.expected}, got {failed.actual}"
    last = found.whens[-1] if found.whens else None
    return told if last is None else f"{told}; {last.text.partition(' ')[2]}: {last.said}"
