"""SVG badges for games, editions and chapters, with the results that are known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import anybadge
from msgspec import Struct

from oracle.protocol.results import Report
from oracle.report.output.errors import ReportNotWrittenError
from oracle.report.output.files import write_whole
from oracle.report.output.text import file_name, natural, one_line
from oracle.report.run.wording import document_of, tally
from oracle.suite.plan import Plan

_COLOURS = {"red": "#c0392b", "green": "#2e7d32", "amber": "#9a6700", "grey": "#6e7781"}
"""Dark enough for white letters."""
NOT_RUN = "not run"
MOST = 1_000
"""The maximum number of badges of one run: real results need fewer, but anyone can write a file."""


class Badge(Struct, frozen=True):
    """The text of one badge, and the name of its file."""

    file: str
    label: str
    words: str
    colour: str


def badges(report: Report, plans: Iterable[Plan]) -> list[Badge]:
    """Every badge of a run, in the order of games, editions and chapters.

    `plans` are all scenarios: a badge counts those that were not run, in the editions that were run.
    """
    groups: dict[tuple[str, ...], Counter[str]] = {}
    for result in report.results:
        for group in _groups(result.game, result.edition, result.clauses):
            groups.setdefault(group, Counter())[result.verdict] += 1
    done = {(result.game, result.edition, result.case) for result in report.results}
    for plan in plans:
        for edition in plan.editions:
            if (plan.game, edition, plan.case) not in done and (plan.game, edition) in groups:
                for group in _groups(plan.game, edition, plan.clauses_under(edition)):
                    groups.setdefault(group, Counter())[NOT_RUN] += 1
    found = sorted(groups.items(), key=lambda one: tuple(map(natural, one[0])))
    return [_badge(group, counts) for group, counts in found]


def write(report: Report, plans: Iterable[Plan], folder: Path) -> list[Path]:
    """Write every badge into `folder`; returns the files. Raises `ReportNotWrittenError`."""
    made = {badge.file: badge for badge in badges(report, plans)}
    if len(made) > MOST:
        raise ReportNotWrittenError(folder, f"there would be {len(made):,} badges", f"At most {MOST:,} are written.")
    for file, badge in made.items():
        write_whole(folder / file, svg(badge))
    return [folder / file for file in made]


def svg(badge: Badge) -> bytes:
    """The drawing; equal badges give equal bytes."""
    drawn = anybadge.Badge(badge.label, badge.words, default_color=badge.colour)
    # The library numbers its masks across drawings.
    drawn.mask_str = "edge"
    return f"{drawn.badge_svg_text.strip()}\n".encode()


def _groups(game: str, edition: str, clauses: Iterable[str]) -> Iterator[tuple[str, ...]]:
    yield (game,)
    yield game, edition
    chapters = {number.partition(".")[0] for document, number in map(document_of, clauses) if not document}
    yield from ((game, edition, chapter) for chapter in chapters)


def _badge(group: tuple[str, ...], counts: Counter[str]) -> Badge:
    names = [one_line(name, 40) for name in group]
    words = " ".join(names[:2]) + "".join(f" chapter {chapter}" for chapter in names[2:])
    told = [tally(counts), f"{counts[NOT_RUN]:,} {NOT_RUN}" if counts[NOT_RUN] else ""]
    file = f"{'_'.join(map(file_name, group))}.svg"
    return Badge(file, words, ", ".join(text for text in told if text), _COLOURS[_colour(counts)])


def _colour(counts: Counter[str]) -> str:
    """Red if anything failed; green only if everything was run and judged, and nothing is disputed."""
    if counts["fail"] or counts["error"]:
        return "red"
    if not counts["pass"]:
        return "grey"
    return "amber" if counts["unsupported"] or counts["disputed"] or counts[NOT_RUN] else "green"
