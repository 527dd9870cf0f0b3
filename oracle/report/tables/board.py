"""Lays out a position as a board of shapes. `templates/board.svg.j2` draws them.

It contains no game knowledge: the zones come from the position, and `oracle.report.tables.table` says how to show each.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from oracle.profiles import profile
from oracle.protocol.messages import Card, Player, Position
from oracle.report.output.text import measure, one_line
from oracle.report.tables.regions import HEIGHT, Adventure, adventure
from oracle.report.tables.table import (
    DRYING,
    HIDDEN,
    MOST_PLAYERS,
    Changed,
    Table,
    describe,
    name_of,
    words,
)

WIDTH = 440
MARGIN = 10
LABEL = 72
"""Width of the column that names the zones."""
CARD = (58, 74)
FACE = 8.6
"""Font size on a card; the style sheet has the same."""
GAP = 8
HALF = (WIDTH - 2 * MARGIN - GAP) / 2
"""Width of a zone that shares its line with another."""
STEP = 6
"""How far a card shows under the one on top of it."""
MOST_UNDER = 5
MOST_CARDS = 40
MOST_BADGES = 4
COLOURED = ("damage", "boost")
"""Counters with their own color."""
MOST_NAMES = 12
MOST_ZONES = 16
MARKS = ("left", "passed")
"""Player counters that matter by their mere presence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """One card face; x and y are its top left corner."""

    x: float
    y: float
    width: float
    height: float
    title: str
    lines: tuple[tuple[str, float], ...] = ()
    """Each line of the name, and the width to squeeze it to (0: natural width)."""
    caption: str = ""
    looks: tuple[str, ...] = ()
    """CSS classes: `turned`, `drying`, `hidden`, `changed`, `beneath`."""
    badges: tuple[tuple[str, str], ...] = ()
    """Kind (`damage`, `boost`, `other`, `status`) and text of each counter, and of each state with a letter."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Shapes that move together."""

    width: float
    height: float
    tiles: tuple[Tile, ...] = ()
    frames: tuple[tuple[float, float, float, float], ...] = ()

    def moved(self, x: float, y: float) -> Block:
        return replace(
            self,
            tiles=tuple(replace(tile, x=tile.x + x, y=tile.y + y) for tile in self.tiles),
            frames=tuple((left + x, top + y, width, height) for left, top, width, height in self.frames),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Chip:
    """A card shown by name only, or a pip, or a pile."""

    kind: Literal["name", "pip", "pile", "more"]
    x: float
    y: float
    width: float
    text: str
    title: str
    ref: str = ""
    looks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One zone of one player."""

    x: float = MARGIN
    y: float
    name: str
    count: str
    block: Block | None = None
    chips: tuple[Chip, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Band:
    """One player's part of the table."""

    y: float
    height: float
    name: str
    active: bool
    mark: str
    """Whether the player is active, or is the first player."""
    counters: tuple[tuple[str, bool], ...]
    """Text of each counter, and whether it changed."""
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """Everything the drawing needs."""

    height: float
    bands: tuple[Band, ...]
    description: str
    adventure: Adventure | None = None
    left_out: str = ""
    width: float = WIDTH


def lay_out(position: Position, rows: Sequence[str], changed: Changed, shows: profile.Board) -> Board:
    """The board of a position, drawn as the game says, with the first player nearest to the reader."""
    table = Table(position, changed, shows)
    shown, seats = rows[:MOST_ZONES], position.players[:MOST_PLAYERS]
    missing = [f"{len(position.players) - len(seats)} more players"] if len(seats) < len(position.players) else []
    missing += [f"{len(rows) - len(shown)} more zones"] if len(shown) < len(rows) else []
    bands: list[Band] = []
    between: Adventure | None = None
    y = 4.0
    for player in reversed(seats):
        if player is seats[0]:
            between = adventure(table, seats, MARGIN, WIDTH - 2 * MARGIN, y)
            y += HEIGHT + 8 if between else 0
        bands.append(band := _band(table, player, shown, y))
        y += band.height + 8
    left_out = f"Not drawn: {' and '.join(missing)}." if missing else ""
    words_for_it = describe(table, shown)
    return Board(height=y - 4, bands=tuple(bands), description=words_for_it, adventure=between, left_out=left_out)


def _band(table: Table, player: Player, shown: Sequence[str], top: float) -> Band:
    y = top + 30
    rows: list[Row] = []
    piles: list[Row] = []
    for line in _lines(shown, table.shows.beside):
        if table.look(line[0]) == "pile":
            piles.append(_pile(table, line[0], table.zone(player, line[0])))
            continue
        drawn = [
            _row(table, zone, table.zone(player, zone), MARGIN + place * (HALF + GAP), y, len(line) > 1)
            for place, zone in enumerate(line)
        ]
        rows += [row for row, _ in drawn]
        y += max(height for _, height in drawn)
    for index, pile in enumerate(piles):
        left, across = divmod(index, 2)
        x = MARGIN + across * (HALF + GAP)
        below = y + 22 * left
        rows.append(replace(pile, y=below, chips=tuple(replace(one, x=x, y=below) for one in pile.chips)))
    y += 22 * ((len(piles) + 1) // 2) + 4
    turn = table.position.turn
    marks = [text for text, who in (("active", turn.player), ("first player", turn.first)) if who == player.name]
    return Band(
        y=top,
        height=y - top,
        name=_cut(one_line(player.name), 28),
        active=player.name == turn.player,
        mark=", ".join(marks),
        counters=_counters(table, player),
        rows=tuple(rows),
    )


def _counters(table: Table, player: Player) -> tuple[tuple[str, bool], ...]:
    """A player's counters, except those shown by the places of pawns."""
    told = table.shows.pawns if table.position.regions else ()
    found = [(name, count) for name, count in sorted(player.counters.items()) if name not in told]
    return tuple(
        (
            name if name in MARKS and count == 1 else _cut(one_line(f"{name} {count}"), 13),
            (player.name, name) in table.changed.counters,
        )
        for name, count in found[:3]
    )


def _lines(shown: Sequence[str], beside: Mapping[str, str]) -> list[list[str]]:
    """Zones by line: most have their own, some share it with the next."""
    lines: list[list[str]] = []
    for zone in shown:
        if lines and beside.get(lines[-1][-1]) == zone and len(lines[-1]) == 1:
            lines[-1].append(zone)
        else:
            lines.append([zone])
    return lines


def _row(table: Table, zone: str, cards: Sequence[Card], x: float, y: float, beside: bool) -> tuple[Row, float]:
    name, room = (
        _cut(table.shows.labels.get(zone, one_line(zone)), 10),
        (HALF if beside else WIDTH - 2 * MARGIN) - LABEL,
    )
    look = table.look(zone)
    if look == "pips":
        chips = _pips(table, cards, y)
        ready = sum(1 for card in cards if not table.turned(card))
        return Row(y=y, name=name, count=f"{ready}/{len(cards)}", chips=chips), 22
    if look == "names":
        chips, lines = _names(table, cards, y, room)
        return Row(y=y, name=name, count=str(len(cards)), chips=chips), 22 * lines
    block = _flow([_block(table, card, room) for card in _heads(table, cards)[:MOST_CARDS]], room)
    block = block.moved(x + LABEL, y + 4)
    hidden = len(_heads(table, cards)) - MOST_CARDS
    more = (Chip(kind="more", x=x, y=y + 26, width=LABEL, text=f"+{hidden} more", title=""),) if hidden > 0 else ()
    return Row(x=x, y=y, name=name, count=str(len(cards)), block=block, chips=more), max(block.height + 10, 24)


def _heads(table: Table, cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if card.ref not in table.attached]


def _block(table: Table, card: Card, room: float) -> Block:
    """A card with the cards under it; a place also with the characters there, in a frame."""
    stack = _stack(table, card)
    guests = table.guests(card)[:MOST_CARDS]
    if not guests:
        return stack
    inside = _flow([stack, *(_block(table, guest, room - 12) for guest in guests)], room - 12).moved(6, 6)
    width, height = inside.width + 12, inside.height + 12
    return Block(width=width, height=height, tiles=inside.tiles, frames=((0, 0, width, height), *inside.frames))


def _stack(table: Table, card: Card) -> Block:
    beneath = table.beneath(card)
    drawn = beneath[:MOST_UNDER]
    lift = STEP * len(drawn)
    width, height = CARD if not table.turned(card) else CARD[::-1]
    sheets = tuple(
        Tile(
            x=0,
            y=lift - STEP * (depth + 1),
            width=width,
            height=height,
            title=f"Under {one_line(card.ref, 40)}: {words(one)}",
            looks=("beneath", *(("changed",) if one.ref in table.changed.refs else ())),
        )
        for depth, one in reversed(list(enumerate(drawn)))
    )
    face = _face(table, card, len(beneath), width, height, lift)
    return Block(width=width, height=height + lift + 12, tiles=(*sheets, face))


def _face(table: Table, card: Card, under: int, width: float, height: float, top: float) -> Tile:
    turned = table.turned(card)
    looks = [name for name, holds in (("turned", turned), ("drying", DRYING in card.states)) if holds]
    looks += ["hidden"] if HIDDEN in card.states or card.card is None else []
    looks += ["changed"] if card.ref in table.changed.refs else []
    extra = sorted(set(card.states) - {table.shows.turned, DRYING, HIDDEN} - table.shows.letters.keys())[:2]
    caption = one_line(card.ref, 40) + (f" +{under}" if under else "") + "".join(f" {state}" for state in extra)
    return Tile(
        x=0,
        y=top,
        width=width,
        height=height,
        title=words(card),
        lines=_wrapped(card, width),
        caption=_cut(caption, 14 if turned else 11),
        looks=tuple(looks),
        badges=_badges(card, table.shows.letters),
    )


def _badges(card: Card, known: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    own = [name for name in COLOURED if name in card.counters]
    counters = [(name, card.counters[name]) for name in (*own, *sorted(card.counters.keys() - own))][:2]
    letters = [("status", known[state]) for state in sorted(known.keys() & set(card.states))]
    return (
        *((name if name in COLOURED else "other", _cut(str(count), 4)) for name, count in counters),
        *letters[: MOST_BADGES - len(counters)],
    )


def _flow(blocks: Sequence[Block], room: float) -> Block:
    """Blocks in rows from left to right, on a common baseline."""
    lines: list[list[Block]] = [[]]
    used = 0.0
    for block in blocks:
        if lines[-1] and used + block.width > room:
            lines.append([])
            used = 0.0
        lines[-1].append(block)
        used += block.width + GAP
    tiles: list[Tile] = []
    frames: list[tuple[float, float, float, float]] = []
    y = widest = 0.0
    for line in lines:
        height = max((block.height for block in line), default=0)
        x = 0.0
        for block in line:
            placed = block.moved(x, y + height - block.height)
            tiles.extend(placed.tiles)
            frames.extend(placed.frames)
            x += block.width + GAP
        widest = max(widest, x - GAP)
        y += height + 4
    return Block(width=widest, height=max(y - 4, 0), tiles=tuple(tiles), frames=tuple(frames))


def _names(table: Table, cards: Sequence[Card], y: float, room: float) -> tuple[tuple[Chip, ...], int]:
    chips = [
        _chip(_cut(_short(card), 22), _cut(one_line(card.ref, 40), 12), words(card), card.ref in table.changed.refs)
        for card in cards[:MOST_NAMES]
    ]
    if len(cards) > MOST_NAMES:
        chips.append(_chip(f"+{len(cards) - MOST_NAMES} more", "", "", changed=False))
    placed: list[Chip] = []
    x, line = 0.0, 0
    for chip in chips:
        if x and x + chip.width > room:
            x, line = 0.0, line + 1
        placed.append(replace(chip, x=MARGIN + LABEL + x, y=y + 22 * line))
        x += chip.width + 5
    return tuple(placed), line + 1


def _chip(text: str, ref: str, title: str, changed: bool) -> Chip:
    width = 14 + measure(text, 8.3) + (4 + measure(ref, 7.4) if ref else 0)
    return Chip(
        kind="name", x=0, y=0, width=round(width, 1), text=text, ref=ref, title=title, looks=("changed",) * changed
    )


def _pips(table: Table, cards: Sequence[Card], y: float) -> tuple[Chip, ...]:
    most = 22
    chips = []
    for index, card in enumerate(sorted(cards, key=table.turned)[:most]):
        facts = (("turned", table.turned(card)), ("changed", card.ref in table.changed.refs))
        looks = tuple(look for look, holds in facts if holds)
        x = MARGIN + LABEL + 15 * index
        chips.append(Chip(kind="pip", x=x, y=y, width=15, text="", title=words(card), looks=looks))
    if len(cards) > most:
        x = MARGIN + LABEL + 15 * most
        chips.append(Chip(kind="more", x=x, y=y, width=30, text=f"+{len(cards) - most}", title=""))
    return tuple(chips)


def _pile(table: Table, zone: str, cards: Sequence[Card]) -> Row:
    top = _cut(one_line(name_of(cards[0]), 60), 18) if cards else ""
    changed = any(card.ref in table.changed.refs for card in cards)
    chip = Chip(
        kind="pile",
        x=0,
        y=0,
        width=HALF,
        text=f"top: {top}" if top else "empty",
        title=f"On top: {words(cards[0])}" if cards else "",
        looks=("changed",) if changed else (),
    )
    return Row(y=0, name=_cut(one_line(zone), 10), count=str(len(cards)), chips=(chip,))


def _short(card: Card) -> str:
    """The card's name without its version."""
    return re.split(r" [–-] ", one_line(name_of(card), 80))[0]


def _wrapped(card: Card, width: float) -> tuple[tuple[str, float], ...]:
    """The card's short name in lines that fit a card of that width."""
    turned = width > CARD[0]
    room = width - (15 if turned else 9)
    lines = textwrap.wrap(_short(card), 12 if turned else 10, max_lines=3 if turned else 4, placeholder="…")
    return tuple((line, room if measure(line, FACE) > room else 0) for line in lines)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
