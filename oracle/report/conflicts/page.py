"""The conflicts of a game's documents as Markdown, to be kept with the code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from oracle.engines import reference_books as books
from oracle.report.conflicts.register import Seen, SeenOutcome, seen_outcomes
from oracle.report.conflicts.wording import STANDING_WORDS, decided_words
from oracle.report.output.markdown_text import Markdown, link, paragraphs, table
from oracle.suite.docket.entries import Entry
from oracle.suite.docket.weighing import docket
from oracle.suite.plan import Plan

_STANDINGS = (
    "Open: a document leaves at least one scenario undecided, since its rules allow several outcomes. "
    "Documents differ: each document decides, and they decide differently. "
    "In words only: every document comes to the same outcome. "
    "Closed: a sentence of the rules decides, and nothing is disputed any longer."
)


def page(game: str, seen: Seen, plans: Iterable[Plan]) -> Markdown:
    """Every conflict: what depends on it, what each document says, how its scenarios end, what a decision changes.

    `plans`: the scenarios of the game.
    """
    catalogue = books.catalogue(game)
    own = tuple(plans)
    entries = docket(catalogue, own, {})
    ends = [seen_outcomes(one, catalogue, seen) for one in catalogue.conflicts]
    files = {plan.case: plan.feature for plan in own}
    return paragraphs(
        Markdown("# {}: conflicts between documents").format(catalogue.book.name),
        _STANDINGS,
        table(("conflict", "title", "standing", "scenarios", "undecided", "rulings"), map(_overview, entries), 3),
        *(part for entry, rows in zip(entries, ends, strict=True) for part in _conflict(entry, rows, files)),
    )


def _overview(one: Entry) -> tuple[str, ...]:
    counts = (len(one.scenarios), len(one.leaves_open), len(one.rulings))
    return (str(one.number), one.title, STANDING_WORDS[one.standing], *(str(count or "–") for count in counts))


def _conflict(one: Entry, seen: Iterable[SeenOutcome], files: Mapping[str, str]) -> Iterator[str]:
    sides = [
        (
            ", ".join(side.readings),
            ", ".join(side.clauses),
            side.says,
            side.outcome or "–",
            decided_words(side) if one.undecided else "–",
        )
        for side in one.decisions
    ]
    ends = [(link(row.case, f"../features/{files[row.case]}"), ", ".join(row.readings), row.outcome) for row in seen]
    yield Markdown("## {}. {} ({})").format(one.number, one.title, one.kind)
    yield one.question
    if one.closed:
        yield Markdown("Closed: {}").format(one.closed)
    if one.why_same:
        yield Markdown("Nothing ends differently: {}").format(one.why_same)
    yield table(("readings", "clauses", "says", "outcome", "so decided"), sides)
    if ends:
        yield table(("scenario", "under", "seen"), ends)
