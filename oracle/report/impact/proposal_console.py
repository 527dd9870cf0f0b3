"""Prints what a proposal touches beyond scenarios: clauses, cards, rulings, random games, the smallest position."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from oracle.profiles import PROFILES
from oracle.report.answers.lines import heading, part
from oracle.report.impact.wording import alike_words, games_words, smallest_words, spot_words
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line
from oracle.suite.impact.proposed import ProposalImpact, Smallest

MOST_SPOTS = 8
MOST_CARDS = 30


def show(found: ProposalImpact, out: Terminal) -> None:
    """Print it; the feature file of the smallest position in full, ready to be saved."""
    out.print()
    heading(f"Proposed: {one_line(found.title, 300)}", out)
    for one in found.wordings:
        part(one.number, f"{PROFILES[found.game].current}: {one.says}", out, rows=0)
        part("", f"proposed: {one.would_say}", out, rows=0)
    for name in found.rules:
        part("rule", f"{name} is replaced", out)
    part("rulings", ", ".join(found.rulings) or "none is in a scenario that ends differently", out, rows=0)
    part("cards", _listed(found.cards) or "no printed card is in a scenario that ends differently", out, rows=0)
    if found.like_cards:
        part("alike", alike_words(found), out, rows=0)
    for games in found.random:
        part("random", games_words(games), out, rows=0)
        for spot in games.spots[:MOST_SPOTS]:
            part("", spot_words(spot), out, rows=0)
    _smallest(found, found.smallest, out)


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - MOST_CARDS} more" if len(names) > MOST_CARDS else ""
    return f"{'; '.join(names[:MOST_CARDS])}{more}"


def _smallest(found: ProposalImpact, one: Smallest | None, out: Terminal) -> None:
    out.print()
    if one is None:
        out.print(Text("No game and no scenario shows a difference, so there is no smallest position."))
        return
    heading(f"The smallest position that shows it: {one_line(smallest_words(one), 300)}", out)
    part("what", f"{one.did}: {one.what}: {found.a}: {one.a}; {found.b}: {one.b}", out, rows=0)
    if one.no_feature:
        part("", f"there is no scenario of it: {one.no_feature}", out, rows=0)
    for line in one.feature.splitlines():
        out.print(Text(line), soft_wrap=True)
