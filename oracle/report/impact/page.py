"""The difference of two editions as one page of HTML, in the style of the report page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from oracle.profiles import PROFILES
from oracle.report.impact.wording import (
    KIND_WORDS,
    Group,
    alike_words,
    cites_words,
    games_words,
    groups,
    headline,
    how,
    others,
    review_words,
    rows,
    smallest_words,
    spot_words,
    stale_words,
    what_words,
)
from oracle.report.output.files import write_whole
from oracle.report.run.html import filled
from oracle.report.run.view import MOST_BOARDS, Picture, anchor_of, pictures_of
from oracle.report.run.wording import key_of
from oracle.suite.impact.proposed import ProposalImpact
from oracle.suite.impact.scenarios import Differing, Impact

PAGE = "impact.html"
_FILTERS: dict[str, Callable[..., object]] = {
    "cites": cites_words,
    "stale": stale_words,
    "what": what_words,
    "alike": alike_words,
    "games": games_words,
    "smallest": smallest_words,
    "spot": spot_words,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One differing scenario on the page."""

    anchor: str
    one: Differing
    rows: tuple[tuple[str, str, str], ...]
    pictures: tuple[Picture, ...]
    undrawn: bool
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A question with the scenarios that it affects."""

    anchor: str
    group: Group
    cases: tuple[Case, ...]


def write(found: Impact, directory: Path) -> Path:
    """Write the page as `impact.html` into `directory` (created if needed) and return its path.

    Raises `ReportNotWrittenError`.
    """
    path = Path(directory) / PAGE
    write_whole(path, render(found).encode())
    return path


def render(found: Impact) -> str:
    """The page as text; equal comparisons give equal pages."""
    parts = _parts(found)
    return filled(
        "impact.html.j2",
        "impact.css",
        _FILTERS,
        found=found,
        between=found.documents,
        proposal=found if isinstance(found, ProposalImpact) else None,
        current=PROFILES[found.game].current,
        headline=headline(found),
        how=how(found),
        parts=parts,
        name=PROFILES[found.game].name,
        question_anchors={part.group.question.name: part.anchor for part in parts if part.group.question},
        anchors={case.one.case: case.anchor for part in parts for case in part.cases},
        kinds=KIND_WORDS,
        review=review_words(found.cited),
        keys=key_of({found.game}),
    )


def _parts(found: Impact) -> tuple[Part, ...]:
    taken: set[str] = set()
    return tuple(
        Part(
            anchor=anchor_of(f"question-{group.question.name if group.question else 'none'}", taken),
            group=group,
            cases=tuple(_case(one, group, found, taken) for one in group.scenarios),
        )
        for group in groups(found)
    )


def _case(one: Differing, group: Group, found: Impact, taken: set[str]) -> Case:
    drawn = found.scenarios.index(one) < MOST_BOARDS
    tables = (one.a.table, one.b.table) if drawn else (None, None)
    return Case(
        anchor=anchor_of(f"case-{one.case}", taken),
        one=one,
        rows=tuple(rows(one)),
        pictures=pictures_of(*tables, found.game, names=(f"Under {found.a}", f"Under {found.b}")),
        undrawn=not drawn,
        others=others(one, group),
    )
