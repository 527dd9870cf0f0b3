"""The conflicts of a game's documents as Markdown, to be kept beside the code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from oracle.engines import reference_books as books
from oracle.report.conflicts.register import FoundConflict, Seen, collect
from oracle.report.output.markdown_text import Markdown, link, paragraphs, table
from oracle.suite.plan import Plan

_SEVERITIES = (
    "Open: an edition leaves at least one scenario undecided, since its rules allow several outcomes. "
    "Differs: each document decides, and they decide differently. "
    "In words only: every document comes to the same outcome. "
    "Closed: a sentence of the rules decides, and nothing is disputed any longer."
)


def page(game: str, seen: Seen, plans: Iterable[Plan]) -> Markdown:
    """Every conflict: its importance, what each document says, and the results of its scenarios.

    `plans`: the scenarios of the game.
    """
    catalogue = books.catalogue(game)
    found = collect({game: catalogue}, seen={game: seen})
    own = tuple(plans)
    shown = {one.number: [plan for plan in own if str(one.number) in plan.conflicts] for one in found}
    overview = [(str(one.number), one.title, *severity(one, shown[one.number])) for one in found]
    files = {plan.case: plan.feature for plan in own}
    return paragraphs(
        Markdown("# {}: conflicts between documents").format(catalogue.book.name),
        _SEVERITIES,
        table(("conflict", "title", "severity", "scenarios", "undecided"), overview, 2),
        *(part for one in found for part in _conflict(one, files)),
    )


def severity(one: FoundConflict, shown: Sequence[Plan]) -> tuple[str, str, str]:
    """The importance of a conflict, its scenarios, and those that it leaves undecided."""
    undecided = sum(bool(plan.open_questions) for plan in shown)
    if one.closed:
        return "closed", str(len(shown) or "–"), "–"
    found = "open" if undecided else "in words only" if one.kind == "wording" else "differs"
    return found, str(len(shown) or "–"), str(undecided or "–")


def _conflict(one: FoundConflict, files: Mapping[str, str]) -> Iterator[str]:
    sides = [(", ".join(side.readings), ", ".join(side.clauses), side.says, side.outcome or "–") for side in one.sides]
    ends = [
        (link(row.case, f"../features/{files[row.case]}"), ", ".join(row.readings), row.outcome) for row in one.seen
    ]
    yield Markdown("## {}. {} ({})").format(one.number, one.title, one.kind)
    yield one.question
    if one.closed:
        yield Markdown("Closed: {}").format(one.closed)
    if one.why_same:
        yield Markdown("Nothing ends differently: {}").format(one.why_same)
    yield table(("readings", "clauses", "says", "outcome"), sides)
    if ends:
        yield table(("scenario", "under", "seen"), ends)
