"""A position for people: zones, stacks, locations, and the differences from another position.

It contains no game knowledge: the profiles say how to show each zone (`oracle.profiles.profile.Board`), and any other
zone is shown as a row of cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from oracle.profiles import PROFILES
from oracle.profiles.profile import Board, Look
from oracle.protocol.messages import Card, Player, Position, Region
from oracle.report.output.text import clean, one_line

_ORDER: tuple[Look, ...] = ("names", "cards", "pips", "pile")

DRYING = "drying"
HIDDEN = "facedown"
MOST_PLAYERS = 6
MOST_REGIONS = 8
MOST_TERRAINS = 3
_DEEPEST = 20
"""A longer chain of cards under or at each other is an engine's mistake and is drawn side by side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed:
    """The differences between two positions: refs of cards, names of players, their counters, places of regions."""

    refs: frozenset[str] = frozenset()
    players: frozenset[str] = frozenset()
    counters: frozenset[tuple[str, str]] = frozenset()
    """Player and counter."""
    regions: frozenset[int] = frozenset()


@dataclass(slots=True)
class Table:
    """A position with its cards by zone; stacks and locations only where they are consistent."""

    position: Position
    changed: Changed
    shows: Board
    """How the game's positions are drawn."""
    attached: set[str] = field(default_factory=set)
    """Refs of the cards that are drawn with another one: under it, or at it."""
    _zones: dict[tuple[str, str], list[Card]] = field(default_factory=dict)
    _under: dict[str, list[Card]] = field(default_factory=dict)
    _guests: dict[str, list[Card]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known = {card.ref: card for card in self.position.cards}
        for card in known.values():
            self._zones.setdefault((card.controller or card.player, card.zone), []).append(card)
            self._attach(card, known)

    def look(self, zone: str) -> Look:
        """How a zone is drawn."""
        return self.shows.looks.get(zone, "cards")

    def turned(self, card: Card) -> bool:
        """Whether the card lies on its side."""
        return self.shows.turned in card.states

    def zone(self, player: Player, zone: str) -> list[Card]:
        """The cards one player controls in one zone, in the order of the position."""
        return self._zones.get((player.name, zone), [])

    def beneath(self, card: Card) -> list[Card]:
        """Cards under `card`, from just below it to the bottom."""
        found: list[Card] = []
        waiting = list(self._under.get(card.ref, ()))
        while waiting:
            found.append(one := waiting.pop(0))
            waiting.extend(self._under.get(one.ref, ()))
        return found

    def guests(self, card: Card) -> list[Card]:
        """Characters at `card`."""
        return self._guests.get(card.ref, [])

    def _attach(self, card: Card, known: dict[str, Card]) -> None:
        above, place = known.get(card.under or ""), known.get(card.at or "")
        host, hosts = (above, self._under) if above is not None else (place, self._guests)
        if host is None or (host.player, host.zone) != (card.player, card.zone) or _endless(card, known):
            return
        if self.look(card.zone) == "cards":
            hosts.setdefault(host.ref, []).append(card)
            self.attached.add(card.ref)


def board_of(game: str) -> Board:
    """How a game's positions are drawn; a results file may name an unknown game."""
    return PROFILES[game].board if game in PROFILES else Board(looks={}, turned="", marks="")


def differences(before: Position | None, after: Position | None) -> Changed:
    """Cards and players that differ between the two; nothing if either is missing."""
    if before is None or after is None:
        return Changed()
    old, new = ({card.ref: card for card in one.cards} for one in (before, after))
    had, has = ({player.name: player for player in one.players} for one in (before, after))
    return Changed(
        refs=frozenset(ref for ref in old.keys() | new.keys() if old.get(ref) != new.get(ref)),
        players=frozenset(name for name in had.keys() | has.keys() if had.get(name) != has.get(name)),
        counters=frozenset(
            (name, counter)
            for name in had.keys() & has.keys()
            for counter in had[name].counters.keys() | has[name].counters.keys()
            if had[name].counters.get(counter) != has[name].counters.get(counter)
        ),
        regions=frozenset(
            place for place, (was, now) in enumerate(zip_longest(before.regions, after.regions)) if was != now
        ),
    )


def zones(board: Board, *positions: Position | None) -> tuple[str, ...]:
    """The zones that occur, in drawing order; two boards side by side share them."""
    found = {card.zone: None for position in positions if position for card in position.cards}
    known = [*board.looks]
    return tuple(
        sorted(
            sorted(found),
            key=lambda zone: (
                _ORDER.index(board.looks.get(zone, "cards")),
                known.index(zone) if zone in known else len(known),
            ),
        )
    )


def describe(table: Table, rows: Sequence[str]) -> str:
    """The position in words, for people who cannot see the drawing."""
    parts = []
    for player in table.position.players[:MOST_PLAYERS]:
        counters = "".join(f", {count} {one_line(name, 24)}" for name, count in sorted(player.counters.items())[:8])
        parts.append(f"{one_line(player.name)}{counters}.")
        for zone in rows:
            cards = table.zone(player, zone)
            names = "; ".join(words(card) for card in cards[:12]) if table.look(zone) != "pile" else ""
            parts.append(f"{one_line(zone)}: {len(cards)}{' – ' + names if names else ''}.")
    found = table.position.regions[:MOST_REGIONS]
    parts += [f"Regions: {'; '.join(region_words(region) for region in found)}."] if found else []
    return clean(" ".join(parts))


def region_words(region: Region) -> str:
    """The region's terrains, or that it lies face down."""
    names = " and ".join(one_line(name, 24) for name in region.terrains[:MOST_TERRAINS])
    return f"face down ({names})" if region.facedown and names else "face down" if region.facedown else names or "empty"


def name_of(card: Card) -> str:
    """The card's full name, or that it is hidden."""
    return card.card if card.card is not None else "hidden card"


def words(card: Card) -> str:
    """Everything about one card, in a line."""
    counters = [f"{count} {one_line(name, 24)}" for name, count in sorted(card.counters.items())[:4]]
    details = [*(one_line(state, 24) for state in card.states[:6]), *counters]
    details += [f"of {one_line(card.player, 40)}"] if card.controller not in (None, card.player) else []
    details += [f"at {one_line(card.at, 40)}"] if card.at else []
    details += [f"under {one_line(card.under, 40)}"] if card.under else []
    said = f" ({', '.join(details)})" if details else ""
    return f"{one_line(name_of(card), 80)} [{one_line(card.ref, 40)}]{said}"


def _endless(card: Card, known: dict[str, Card]) -> bool:
    """Whether the chain of cards that this card is under or at never ends."""
    here: Card | None = card
    for _ in range(_DEEPEST):
        if here is None:
            return False
        here = known.get(here.under or "") or known.get(here.at or "")
    return True
