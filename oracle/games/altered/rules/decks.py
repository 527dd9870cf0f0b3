"""1.1.4 and 1.1.5 Decks: a Hero, how many cards, of which factions, names and rarities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from msgspec.structs import replace

from oracle.book.decks import DeckCard, Entry, Fault, lines_of, total

CONSTRUCTED, LIMITED = 39, 29
"""Minimum numbers of cards besides Heroes (1.1.4.c, 1.1.5.c)."""
SAME_NAME = 3
RARES = 15
UNIQUES = 3
FACTIONS = 3
REFERENCE, RUNS = 6, ("B", "A", "P")
"""Number of parts in a reference like `ALT_CORE_B_AX_04_C`, and the possible third parts."""


class AlteredDecks:
    """See `oracle.book.decks.DeckRules`."""

    formats: tuple[str, ...] = ("constructed", "limited")

    def faults(self, entries: Sequence[Entry], format_: str) -> list[Fault]:
        """See `DeckRules.faults` (1.1.4, 1.1.5)."""
        heroes = [entry for entry in entries if entry.card.type == "hero"]
        tokens = [entry for entry in entries if entry.card.type.startswith("token")]
        others = [entry for entry in entries if entry not in heroes and entry not in tokens]
        found = list[Fault]()
        if tokens:
            found.append(Fault(kind="tokens", clause="1.1.7.b", lines=lines_of(tokens), names=_names(tokens)))
        if format_ == "limited":
            return found + _limited(heroes, others)
        return found + _constructed(heroes, others)

    def unlisted(self, text: str, printed: Mapping[str, DeckCard]) -> DeckCard | None:
        """See `DeckRules.unlisted`: other printings of a card, and unique cards, which have the name of a common
        one.

        The reference of a unique card does not contain its faction.
        """
        family, _, version = text.upper().partition("_U_")
        if not version:
            return _other_printing(text.upper(), printed)
        common = _other_printing(f"{family}_C", printed)
        if common is None or not version.isdecimal():
            return None
        return replace(common, full_name=f"{common.name} - U {version}", rarity="unique", faction="")

    def drawn(self, pool: Sequence[DeckCard], chance: Random) -> list[tuple[int, DeckCard]]:
        """See `DeckRules.drawn`."""
        heroes = [card for card in pool if card.type == "hero"]
        if not heroes:
            return []
        hero = chance.choice(heroes)
        left = [card for card in pool if card.faction == hero.faction and card.type != "hero" and _is_drawn(card)]
        chance.shuffle(left)
        deck = _Drawn()
        for card in left:
            deck.add(card, chance.randint(1, SAME_NAME))
        for card in left:
            # From a small pool every copy is needed.
            deck.add(card, SAME_NAME)
        return [(1, hero), *deck.several] if deck.cards == CONSTRUCTED else []


class _Drawn:
    """A random deck in progress, within the limits for names and rarities."""

    def __init__(self) -> None:
        self.several: list[tuple[int, DeckCard]] = []
        self.cards = self._rares = 0
        self._names = Counter[str]()

    def add(self, card: DeckCard, most: int) -> None:
        """Add copies of a card, at most this many."""
        count = min(most, SAME_NAME - self._names[card.name], CONSTRUCTED - self.cards)
        if card.rarity == "rare":
            count = min(count, RARES - self._rares)
        if count > 0:
            self._names[card.name] += count
            self._rares += count if card.rarity == "rare" else 0
            self.cards += count
            self.several.append((count, card))


def _other_printing(reference: str, printed: Mapping[str, DeckCard]) -> DeckCard | None:
    """The card with this reference apart from its third part, the print run."""
    parts = reference.split("_")
    if len(parts) != REFERENCE:
        return None
    others = ("_".join((*parts[:2], run, *parts[3:])) for run in RUNS)
    return next((printed[other] for other in others if other in printed), None)


def _is_drawn(card: DeckCard) -> bool:
    return not card.type.startswith("token") and card.rarity in ("common", "rare")


def _constructed(heroes: Sequence[Entry], others: Sequence[Entry]) -> list[Fault]:
    found = list[Fault]()
    if total(heroes) != 1:
        found.append(_fault("heroes", "1.1.4.b", heroes, total(heroes), 1))
    if (cards := total(others)) < CONSTRUCTED:
        found.append(Fault(kind="too-few-cards", clause="1.1.4.c", found=cards, allowed=CONSTRUCTED))
    factions = {entry.card.faction for entry in heroes}
    if len(factions) == 1:
        foreign = [entry for entry in others if entry.card.faction and entry.card.faction not in factions]
        if foreign:
            found.append(_fault("other-faction", "1.1.4.d", foreign, None, None))
        found += _factions_not_known(others, "1.1.4.d")
    return found + _same_names(others) + _rarities(others)


def _limited(heroes: Sequence[Entry], others: Sequence[Entry]) -> list[Fault]:
    found = list[Fault]()
    if total(heroes) > 1:
        found.append(_fault("heroes", "1.1.5.b", heroes, total(heroes), 1))
    if (cards := total(others)) < LIMITED:
        found.append(Fault(kind="too-few-cards", clause="1.1.5.c", found=cards, allowed=LIMITED))
    factions = sorted({entry.card.faction for entry in (*heroes, *others) if entry.card.faction})
    if len(factions) > FACTIONS:
        found.append(
            Fault(
                kind="too-many-factions", clause="1.1.5.d", names=tuple(factions), found=len(factions), allowed=FACTIONS
            )
        )
    return found + (_factions_not_known(others, "1.1.5.d") if len(factions) >= FACTIONS else [])


def _factions_not_known(entries: Sequence[Entry], clause: str) -> list[Fault]:
    without = [entry for entry in entries if not entry.card.faction]
    if not without:
        return []
    return [Fault(kind="faction-not-known", clause=clause, lines=lines_of(without), names=_names(without), open=True)]


def _same_names(entries: Sequence[Entry]) -> list[Fault]:
    """Cards of one name count together, whatever their rarity (1.1.4.e, remark)."""
    several: dict[str, list[Entry]] = {}
    for entry in entries:
        several.setdefault(entry.card.name, []).append(entry)
    many = {name: of for name, of in several.items() if total(of) > SAME_NAME}
    return [
        Fault(
            kind="too-many-copies", clause="1.1.4.e", lines=lines_of(of), names=(name,), found=total(of),
            allowed=SAME_NAME,
        )
        for name, of in many.items()
    ]  # fmt: skip


def _rarities(entries: Sequence[Entry]) -> list[Fault]:
    found = []
    for rarity, most, clause in (("rare", RARES, "1.1.4.f"), ("unique", UNIQUES, "1.1.4.g")):
        of = [entry for entry in entries if entry.card.rarity == rarity]
        if (count := total(of)) > most:
            found.append(_fault(f"too-many-{rarity}s", clause, of, count, most))
    return found


def _fault(kind: str, clause: str, entries: Sequence[Entry], found: int | None, allowed: int | None) -> Fault:
    return Fault(kind=kind, clause=clause, lines=lines_of(entries), names=_names(entries), found=found, allowed=allowed)


def _names(entries: Sequence[Entry]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(entry.card.full_name for entry in entries))


DECKS = AlteredDecks()
