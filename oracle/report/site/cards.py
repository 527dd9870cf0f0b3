"""The printed cards set by set: which clauses each one involves, and which scenarios use it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from oracle.book.numbers import number_key
from oracle.cards.library import known_sets
from oracle.engines import language
from oracle.report.site.places import anchors, page_of_set
from oracle.suite.plan import Plan


class ShownCard(NamedTuple):
    """A printed card, without its text."""

    name: str
    """In full."""
    place: str
    known: str
    """The origin of its definition."""
    clauses: tuple[str, ...] = ()
    """The clauses that the parts of its definition rest on."""
    cases: tuple[str, ...] = ()


class CardSet(NamedTuple):
    """The cards first released in one set."""

    name: str
    page: str
    cards: tuple[ShownCard, ...]


def card_sets(game: str, plans: Iterable[Plan]) -> tuple[CardSet, ...]:
    """Every set of a game, in order of release; none for a game without printed cards."""
    playing: dict[str, list[str]] = {}
    for plan in plans:
        for name in {card.card for card in plan.position.cards if card.card} - plan.definitions.keys():
            playing.setdefault(name, []).append(plan.case)
    found = []
    for one in known_sets(game):
        how = {**dict.fromkeys(one.by_hand, "by hand"), **dict.fromkeys(one.compiled, "compiled")}
        how |= dict.fromkeys(one.refused, "not understood")
        page, places = page_of_set(one.set), anchors(how)
        cards = [
            ShownCard(
                name,
                f"{page}#{places[name]}",
                known,
                tuple(sorted(language.clauses_of_printed(game, name), key=number_key)),
                tuple(playing.get(name, ())),
            )
            for name, known in how.items()
        ]
        found.append(CardSet(one.set, page, tuple(cards)))
    return tuple(found)
