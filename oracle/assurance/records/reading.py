"""Reads records from files; unreadable or contradictory lines are reported by number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import msgspec
from msgspec import Struct

from oracle.assurance.records.model import SOME, Act, Answer, Line, Seen, Start
from oracle.engines.games import PLAYED, binding
from oracle.protocol.codec import MESSAGE_LIMIT, CodecError
from oracle.protocol.display import shown
from oracle.protocol.messages import Card, Observation, SetupParams
from oracle.protocol.names import full_names, name_key
from oracle.protocol.shapes import Shapes
from oracle.protocol.unclear import UnclearJSON, refuse_unclear

MOST_BYTES = 256 * 1024 * 1024
"""The largest file, in bytes."""

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class Broken(Struct, frozen=True, kw_only=True):
    """The line at which a record becomes unreadable, and the reason."""

    line: int
    why: str


class Record(Struct, frozen=True, kw_only=True):
    """The readable part of a record."""

    name: str
    start: Start
    steps: tuple[tuple[int, Act | Answer], ...] = ()
    """Each step with its line."""
    names: dict[str, str]
    """Card → its name, for all cards that the record names."""
    broken: Broken | None = None


class UnreadableRecord(Exception):
    """Even the first line of a record is unreadable."""

    def __init__(self, broken: Broken) -> None:
        super().__init__(f"line {broken.line}: {broken.why}")
        self.broken = broken


def record_of(data: bytes, name: str) -> Record:
    """Read a record from bytes. Raises UnreadableRecord."""
    lines = _lines(data)
    try:
        number, first = next(lines)
        if not isinstance(first, Start):
            raise _Wrong(number, "a record begins with a line that `is` a `game`")
        reader = _Reader(number, first)
    except StopIteration:
        raise UnreadableRecord(Broken(line=1, why="the record is empty")) from None
    except _Wrong as wrong:
        raise UnreadableRecord(wrong.broken) from None
    steps: list[tuple[int, Act | Answer]] = []
    broken = None
    try:
        for number, line in lines:
            steps.append((number, reader.step(number, line)))
    except _Wrong as wrong:
        broken = wrong.broken
    return Record(name=name, start=first, steps=tuple(steps), names=reader.names, broken=broken)


class _Wrong(Exception):
    def __init__(self, line: int, why: str) -> None:
        super().__init__(why)
        self.broken = Broken(line=line, why=why)


def _lines(data: bytes) -> Iterator[tuple[int, Line]]:
    """The lines that are not empty, each with its number."""
    if len(data) > MOST_BYTES:
        raise _Wrong(1, f"the file has more than {MOST_BYTES:,} bytes")
    rest = data.split(b"\n")
    for number, raw in enumerate(rest, 1):
        if raw.strip():
            yield number, _line(number, raw, cut_off=number == len(rest))


def _line(number: int, raw: bytes, *, cut_off: bool) -> Line:
    if len(raw) > MESSAGE_LIMIT:
        raise _Wrong(number, f"the line has more than {MESSAGE_LIMIT:,} bytes")
    try:
        refuse_unclear(raw)
        return _decoder.decode(raw)
    except UnicodeDecodeError:
        raise _Wrong(number, "it is not UTF-8") from None
    except UnclearJSON as error:
        raise _Wrong(number, shown(str(error), 300)) from None
    except msgspec.ValidationError as error:
        raise _Wrong(number, shown(str(error), 300)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        why = "the record is cut off here" if cut_off else "it is not JSON"
        raise _Wrong(number, f"{why}: {shown(str(error), 200)}") from None


class _Reader:
    """Checks every line against the first one, and the names of cards for consistency."""

    def __init__(self, number: int, start: Start) -> None:
        setup = start.setup
        self.names: dict[str, str] = {}
        self._setup = setup
        self._players = [player.name for player in setup.position.players]
        self._made_up = {name_key(key): key for key in setup.definitions}
        self._made_up |= {name_key(full): key for key, full in full_names(setup.definitions).items()}
        self._check_game(number, setup)
        refs = [card.ref for card in setup.position.cards]
        if len(set(refs)) < len(refs):
            raise _Wrong(number, "setup.position.cards: a ref is there twice")
        for player in start.unordered:
            self._player(number, "unordered", player)
        self._shapes = Shapes(setup)
        self._name(number, setup.position.cards)
        self._seen(number, start.seen)

    def _check_game(self, number: int, setup: SetupParams) -> None:
        if setup.game not in PLAYED:
            raise _Wrong(
                number, f"setup.game: there is no game {shown(setup.game, 100)}; there are {', '.join(PLAYED)}"
            )
        editions = binding(setup.game).editions
        if setup.edition not in editions:
            known = ", ".join(editions)
            raise _Wrong(number, f"setup.edition: there is no edition {shown(setup.edition, 100)}; there are {known}")

    def step(self, number: int, line: Line) -> Act | Answer:
        """Any line after the first."""
        if isinstance(line, Start):
            raise _Wrong(number, "a record holds one game; here another one begins")
        self._player(number, "player", line.player)
        if isinstance(line, Answer) and line.asked is not None:
            self._checked(number, partial(self._shapes.asked, line.asked))
            if line.asked.player != line.player:
                raise _Wrong(number, f"{shown(line.asked.player, 64)} is asked, and {shown(line.player, 64)} answers")
        self._seen(number, line.seen)
        return line

    def _seen(self, number: int, seen: Seen) -> None:
        for group in seen.some:
            if group not in SOME:
                raise _Wrong(number, f"seen.some: there is no group {shown(group, 64)}; there are {', '.join(SOME)}")
        for viewer, view in seen.views.items():
            self._player(number, "seen.views", viewer)
            self._table(number, view, view=True)
        if seen.table is not None:
            self._table(number, seen.table, view=False)

    def _table(self, number: int, table: Observation, *, view: bool) -> None:
        self._checked(number, partial(self._shapes.seen, table, view=view))
        if table.result is None:
            self._name(number, table.position.cards)

    def _checked(self, number: int, check: Callable[[], None]) -> None:
        try:
            check()
        except CodecError as error:
            raise _Wrong(number, shown(str(error), 300)) from None

    def _name(self, number: int, cards: Iterable[Card]) -> None:
        for card in cards:
            if card.card is None:
                continue
            name = self._made_up.get(name_key(card.card), card.card)
            known = self.names.setdefault(card.ref, name)
            if known is not name and name_key(known) != name_key(name):
                told = f"{shown(card.ref, 64)} is {shown(card.card, 100)} here, and {shown(known, 100)} before"
                raise _Wrong(number, told)

    def _player(self, number: int, where: str, player: str) -> None:
        if player not in self._players:
            raise _Wrong(number, f"{where}: {shown(player, 64)} is no player")
