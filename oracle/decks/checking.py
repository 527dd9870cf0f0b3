"""Checks whether a deck is legal, and lists every fault."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oracle.book.decks import DeckCard, DeckRules, Entry, Fault, total
from oracle.decks.library import library
from oracle.decks.reading import read_list
from oracle.engines.games import PLAYED, binding
from oracle.kernel.errors import InputError

Verdict = Literal["legal", "illegal", "open"]


class Checked(Struct, frozen=True, kw_only=True):
    """A deck that was checked."""

    game: str
    format: str
    verdict: Verdict
    """`open`: no fault, as far as the cards are known."""
    cards: int
    entries: tuple[Entry, ...]
    faults: tuple[Fault, ...]


def rules_of(game: str) -> DeckRules:
    """A game's rules for decks. Raises InputError for a game without any."""
    rules = binding(game).decks if game in PLAYED else None
    if rules is None:
        raise InputError("game", f"there are no rules about decks of {game}", ", ".join(PLAYED))
    return rules


def check_deck(content: bytes, game: str, format_: str | None = None) -> Checked:
    """Read a list and judge it by a format (None: the game's usual one). Raises InputError for an invalid list."""
    rules = rules_of(game)
    chosen = format_ or rules.formats[0]
    if chosen not in rules.formats:
        raise InputError("format", f"{game} has no format {chosen}", ", ".join(rules.formats))
    entries, unread = read_list(content, library(game), rules)
    # With unreadable lines, counts are too low: a deck may only seem too small, but a limit exceeded stays exceeded.
    judged = [fault for fault in rules.faults(entries, chosen) if not unread or fault.kind != "too-few-cards"]
    faults = (*unread, *judged)
    wrong = any(not fault.open for fault in faults)
    return Checked(
        game=game,
        format=chosen,
        verdict="illegal" if wrong else "open" if faults else "legal",
        cards=total(entries),
        entries=tuple(entries),
        faults=faults,
    )


def as_list(deck: list[tuple[int, DeckCard]]) -> str:
    """A deck in the form of a list."""
    return "".join(f"{count} {card.full_name}\n" for count, card in deck)
