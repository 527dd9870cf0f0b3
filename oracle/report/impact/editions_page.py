"""The changes of each edition of a game's book as Markdown, to be kept beside the code."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.profiles import PROFILES
from oracle.report.impact.wording import briefly, groups, headline
from oracle.report.output.markdown_text import Markdown, link, paragraphs, table
from oracle.suite.impact.scenarios import Impact


def page(game: str, found: Sequence[Impact]) -> Markdown:
    """Each edition compared with the one before it: clauses moved, added and changed, and the scenarios that show
    it.
    """
    name = PROFILES[game].name
    parts = [part for one in found for part in _edition(one)] or ["There is one edition."]
    return paragraphs(Markdown("# {}: what each edition changed").format(name), *parts)


def _edition(found: Impact) -> list[str]:
    documents = found.documents
    parts = [Markdown("## {} → {}").format(found.a, found.b), headline(found)]
    moved = [(one.a, one.b, one.title) for one in documents.moved]
    added = [(one.number, one.only_in, one.title or one.says) for one in documents.added]
    changed = [(one.number, one.title, str(len(one.cases) or "–")) for one in documents.changed]
    for title, head, rows, numbers in (
        ("Clauses that moved", (found.a, found.b, "title"), moved, 0),
        ("Clauses that only one of them has", ("clause", "only in", "title"), added, 0),
        ("Clauses with a different outcome", ("clause", "title", "scenarios"), changed, 1),
    ):
        if rows:
            parts += [Markdown("### {}").format(title), table(head, rows, numbers)]
    for group in groups(found):
        question = group.question
        asks = "Scenarios not explained by any known difference" if question is None else question.asks
        parts.append(Markdown("### {}").format(asks))
        if question is not None:
            parts.append(table((found.a, found.b), [(question.a, question.b)]))
        rows = [(link(one.case, f"../features/{one.feature}"), one.step, briefly(one)) for one in group.scenarios]
        parts.append(table(("scenario", "step", "difference"), rows) if rows else "No scenario shows it.")
    return parts
