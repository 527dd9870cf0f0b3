"""Failures on the lines of a repository: GitHub's workflow commands, GitLab's code quality report."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from msgspec import Struct

from oracle.protocol.commands import argument, value
from oracle.protocol.results import Report, Result, wrong
from oracle.report.output import plain_json
from oracle.report.output.text import clean, encodable, one_line
from oracle.report.run.expected import expectation_of, sentence, what_is_wrong
from oracle.report.run.wording import edition_of, headline, label, message_of, ordered

MOST = 10
"""The maximum number of errors of one step that GitHub shows."""
LONGEST = 2_000
"""The maximum number of characters of one message."""

Form = Literal["github", "gitlab"]


class Spot(Struct, frozen=True):
    """A line of a file in the repository."""

    file: str
    line: int = 1


Finder = Callable[[Result, int], Spot]
"""A result and the failing line of its feature → the place of its annotation."""


def github(report: Report, spot: Finder) -> bytes:
    """Workflow commands, one per line: an error for each of the first failed cases, and a warning for unsupported
    ones.

    GitHub shows ten errors per step: if there are more, the tenth counts the rest.
    """
    bad = _bad(report)
    shown = bad if len(bad) <= MOST else bad[: MOST - 1]
    lines = [_command("error", _title(one), _message(one), spot(one, _line(one))) for one in shown]
    if rest := len(bad) - len(shown):
        told = f"{rest:,} more failed or ended in an error. {headline(report)} {sentence(report)}".rstrip()
        lines.append(_command("error", "more failures", told))
    if unjudged := report.summary.get("unsupported", 0):
        told = f"{unjudged:,} of {len(report.results):,} are unsupported: they were not judged."
        lines.append(_command("notice", "not judged", told))
    return "".join(f"{line}\n" for line in lines).encode()


def gitlab(report: Report, spot: Finder) -> bytes:
    """The code quality report: every failed case, with a fingerprint that does not depend on line numbers."""
    return plain_json.document([_issue(one, spot(one, _line(one))) for one in _bad(report)])


FORMS: dict[Form, Callable[[Report, Finder], bytes]] = {"github": github, "gitlab": gitlab}


def _bad(report: Report) -> Sequence[Result]:
    return [one for one in ordered(report.results) if wrong(one)]


def _line(result: Result) -> int:
    """The first failed step, else the scenario."""
    return next((step.line for step in result.steps if step.status == "failed"), result.line)


def _title(result: Result) -> str:
    found = result.expectation
    what = label(result.verdict, 1) if found is None else found.standing
    return one_line(f"{what}: {result.case} ({edition_of(result)})")


def _message(result: Result) -> str:
    return encodable(clean("\n".join(_message_lines(result)), LONGEST))


def _message_lines(result: Result) -> Iterator[str]:
    yield f"{one_line(result.scenario)} ({one_line(result.feature)}:{result.line})"
    yield from (f"clauses {one_line(', '.join(result.clauses))}" for _ in result.clauses[:1])
    yield from filter(None, (expectation_of(result), message_of(result)))


def _command(kind: Literal["error", "notice"], title: str, message: str, spot: Spot | None = None) -> str:
    place = "" if spot is None else f"file={argument(encodable(one_line(spot.file, 4096)))},line={spot.line},"
    return f"::{kind} {place}title={argument(encodable(title))}::{value(message)}"


def _issue(result: Result, spot: Spot) -> dict[str, object]:
    mark = "\0".join((result.game, result.case, result.edition, result.verdict))
    return {
        "description": f"{_title(result)}: {what_is_wrong(result)}",
        "check_name": one_line(result.case),
        "fingerprint": hashlib.sha256(encodable(mark).encode()).hexdigest(),
        "severity": "critical" if result.verdict == "error" else "major",
        "location": {"path": one_line(spot.file, 4096), "lines": {"begin": spot.line}},
    }
