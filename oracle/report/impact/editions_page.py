"""The changes of each edition of a game's book as Markdown, to be kept with the code."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.profiles import PROFILES
from oracle.report.impact.wording import WHAT_WORDS, briefly, groups, headline, review_words
from oracle.report.output.markdown_text import Markdown, link, paragraphs, table
from oracle.suite.impact.citing import Cited
from oracle.suite.impact.scenarios import Impact


def page(game: str, found: Sequence[Impact]) -> Markdown:
    """Each edition compared with the one before it: the differences clause by clause, and the scenarios that show
    them."""
    name = PROFILES[game].name
    parts = [part for one in found for part in _edition(one)] or ["There is one edition."]
    return paragraphs(Markdown("# {}: what each edition changed").format(name), *parts)


def _edition(found: Impact) -> list[str]:
    parts = [Markdown("## {} → {}").format(found.a, found.b), headline(found)]
    if found.cited:
        rows = [_clause(one) for one in found.cited]
        parts += [Markdown("### {}").format("Clause by clause"), review_words(found.cited), table(CLAUSE, rows, 4)]
    for group in groups(found):
        question = group.question
        asks = "Scenarios not explained by any known difference" if question is None else question.asks
        parts.append(Markdown("### {}").format(asks))
        if question is not None:
            parts.append(table((found.a, found.b), [(question.a, question.b)]))
        shown = [(link(one.case, f"../features/{one.feature}"), one.step, briefly(one)) for one in group.scenarios]
        parts.append(table(("scenario", "step", "difference"), shown) if shown else "No scenario shows it.")
    return parts


CLAUSE = ("clause", "was", "title", "what", "reviewed", "scenarios", "another outcome", "rulings", "conflicts")


def _clause(one: Cited) -> tuple[str, ...]:
    cites = (one.scenarios, one.differing, one.rulings, one.conflicts)
    return (
        one.number,
        one.was or "–",
        one.title,
        ", ".join(WHAT_WORDS[what] for what in one.what),
        "yes" if one.reviewed else "no",
        *(str(len(names) or "–") for names in cites),
    )
