"""Printed properties of a card: its names, its keywords, and whether it matches a filter."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.keywords import KEYWORDS, KeywordName
from oracle.games.lorcana.language import Definition, Filter
from oracle.games.lorcana.rules.rulebook import home


def same_names(names: Iterable[str]) -> frozenset[str]:
    """Names in the form used for comparison: case does not matter (conflict 161)."""
    return frozenset([name.casefold() for name in names])


_AMPERSANDS = {"Chip 'n' Dale - Recovery Rangers": " 'n' "}
"""Full name → the word used as an ampersand in the name, if it is not an ampersand."""


@home("5.2.6", "5.2.6.1", "5.2.6.2", "5.2.6.3", "5.3.6.1", "5.6.5.1")
def names_of(card: Definition) -> frozenset[str]:
    """Every name of a card, in comparable form: a character with an ampersand in its name also has each part as a name
    (5.2.6.1), and one card is treated as if it had one (5.2.6.3).
    """
    parts = card.name.split(_AMPERSANDS.get(card.full_name, " & ")) if card.type == "character" else ()
    return same_names((card.name, *parts, *card.also_named))


@cache
def _age() -> object:
    """Cached filter results are valid while this object stays the same; it is renewed when caches are cleared."""
    return object()


@home("5.2.5", "5.2.5.1", "5.2.7", "5.3.1", "5.5.1", "5.6.1")
def matches_card(card: Definition, what: Filter) -> bool:
    """Whether a card in any zone has the printed characteristics that a filter requires."""
    age = _age()
    kept: tuple[object, dict[int, tuple[Definition, bool]]] | None = what.__dict__.get("seen")
    if kept is None or kept[0] is not age:
        kept = what.__dict__["seen"] = (age, {})
    seen = kept[1]
    known = seen.get(id(card))
    if known is None:
        # The definition is kept beside the answer, so that its id stays unique.
        known = seen[id(card)] = (card, _matches_card(card, what))
    return known[1]


def _matches_card(card: Definition, what: Filter) -> bool:
    if what.type and card.type not in what.type:
        return False
    if what.not_type and card.type in what.not_type:
        return False
    if what.ink is not None and what.ink not in card.inks:
        return False
    if what.song is not None and is_song(card) != what.song:
        return False
    if what.not_named and not names_of(card).isdisjoint(same_names(what.not_named)):
        return False
    if what.named and names_of(card).isdisjoint(same_names(what.named)):
        return False
    return not (what.classified and not any(c in what.classified for c in card.classifications))


@home("5.4.4.1")
def is_song(card: Definition) -> bool:
    """Whether the card is a song (5.4.4.1)."""
    return card.type == "action" and "Song" in card.classifications


@home("8.1.2")
def combined_number(keyword: KeywordName, have: int | None, more: int | None) -> int:
    """The number of a keyword that a card has twice: +N values add up, otherwise the first counts; 0 if it has none."""
    if KEYWORDS[keyword].adds_up or have is None:
        return (have or 0) + (more or 0)
    return have


def printed_keywords(card: Definition) -> dict[KeywordName, int]:
    """Each keyword in the card's own text, with its number (0 if it has none)."""
    found: dict[KeywordName, int] = {}
    for ability in card.abilities:
        if isinstance(ability, lang.Keyword):
            found[ability.keyword] = combined_number(ability.keyword, found.get(ability.keyword), ability.value)
    return found
