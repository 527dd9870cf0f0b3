"""1.10.1 Decks: number of cards, inks and copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from oracle.book.decks import DeckCard, Entry, Fault, lines_of, total

SMALLEST = {"constructed": (60, "1.10.1.1"), "draft": (35, "1.10.1.2"), "sealed": (40, "1.10.1.2")}
"""Format → the minimum deck size, and the clause."""
MOST_INKS = 2
COPIES = 4
ANY = 10**9
Drawn = tuple[int, DeckCard]
ALLOWED = {"Microbots": ANY, "Dalmatian Puppy - Tail Wagger": 99, "The Glass Slipper": 2}
"""Cards whose own text gives a maximum number of copies, by name or full name (1.2.1, 1.10.1.3)."""


class LorcanaDecks:
    """See `oracle.book.decks.DeckRules`. Lists of banned cards are left to tournaments."""

    formats: tuple[str, ...] = tuple(SMALLEST)

    def faults(self, entries: Sequence[Entry], format_: str) -> list[Fault]:
        """See `DeckRules.faults` (1.10.1.1, 1.10.1.2)."""
        smallest, clause = SMALLEST[format_]
        found = list[Fault]()
        if (cards := total(entries)) < smallest:
            found.append(Fault(kind="too-few-cards", clause=clause, found=cards, allowed=smallest))
        if format_ == "constructed":
            found += _too_many_inks(entries)
        return found + _too_many_copies(entries, format_)

    def unlisted(self, text: str, printed: Mapping[str, DeckCard]) -> DeckCard | None:  # noqa: ARG002
        """See `DeckRules.unlisted`: there are none."""
        return None

    def drawn(self, pool: Sequence[DeckCard], chance: Random) -> list[tuple[int, DeckCard]]:
        """See `DeckRules.drawn`."""
        known = sorted({ink for card in pool for ink in card.inks})
        inks = set(chance.sample(known, min(MOST_INKS, len(known))))
        left, deck, cards = [card for card in pool if card.inks and inks.issuperset(card.inks)], list[Drawn](), 0
        chance.shuffle(left)
        smallest = SMALLEST["constructed"][0]
        for card in left:
            count = min(chance.randint(1, min(COPIES, _allowed(card))), smallest - cards)
            deck.append((count, card))
            cards += count
            if cards == smallest:
                return deck
        return []


def _too_many_inks(entries: Sequence[Entry]) -> list[Fault]:
    counted: Counter[str] = Counter()
    for entry in entries:
        counted.update(dict.fromkeys(entry.card.inks, entry.count))
    if len(counted) <= MOST_INKS:
        return []
    inks = sorted(counted, key=lambda ink: (-counted[ink], ink))
    beyond = [entry for entry in entries if not set(inks[:MOST_INKS]).issuperset(entry.card.inks)]
    return [
        Fault(
            kind="too-many-inks", clause="1.10.1.1", lines=lines_of(beyond), names=tuple(inks), found=len(inks),
            allowed=MOST_INKS,
        )
    ]  # fmt: skip


def _too_many_copies(entries: Sequence[Entry], format_: str) -> list[Fault]:
    several: dict[str, list[Entry]] = {}
    for entry in entries:
        several.setdefault(entry.card.full_name, []).append(entry)
    found = []
    for name, of in several.items():
        own = own_limit(of[0].card.name, of[0].card.full_name)
        allowed = own or (COPIES if format_ == "constructed" else ANY)
        if (count := total(of)) > allowed:
            clause = "1.2.1" if own else "1.10.1.1"
            found.append(
                Fault(
                    kind="too-many-copies", clause=clause, lines=lines_of(of), names=(name,), found=count,
                    allowed=allowed,
                )
            )  # fmt: skip
    return found


def own_limit(name: str, full_name: str) -> int | None:
    """The maximum number of copies in a card's own text; None if it has none."""
    return ALLOWED.get(full_name, ALLOWED.get(name))


def _allowed(card: DeckCard) -> int:
    return own_limit(card.name, card.full_name) or COPIES


DECKS = LorcanaDecks()
