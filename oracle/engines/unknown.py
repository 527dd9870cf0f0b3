"""The reference where not everything is known: what hidden cards are, how decks lie, what chance has done.

Nothing of it is guessed. A card that nobody has named yet stands in a *slot*; rules play with slots, and as soon as one
has to know what the card in a slot is, or what chance does, the call stops and says so. Whoever follows the game then
tries what it may be, each in a copy of its own.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any, Self

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError, UnfitChance
from oracle.kernel.position import Position
from oracle.kernel.saved import pause, resume
from oracle.protocol.messages import Observation


class UnknownCard(Exception):
    """A rule has to know which card is in a slot."""

    def __init__(self, slot: str) -> None:
        super().__init__(f"what {slot} is")
        self.slot = slot


class Slots(Mapping[str, Any]):
    """Slot → definition of the card in it; asked for one that is not known it raises `UnknownCard`.

    Going through all of them gives those that are known.
    """

    def __init__(self, known: Mapping[str, Any], slots: frozenset[str], blank: Any) -> None:
        """`slots`: all there are; `blank`: what is shown in place of a card that is not known."""
        self.known = known
        self._slots = slots
        self._blank = blank
        self.shows_blanks = False
        self.read: list[str] = []
        """The slots that were asked for, in this order, since somebody emptied the list."""

    def __getitem__(self, slot: str) -> Any:
        if slot in self.known:
            self.read.append(slot)
            return self.known[slot]
        if slot not in self._slots:
            raise KeyError(slot)
        if self.shows_blanks:
            return self._blank
        raise UnknownCard(slot)

    def __contains__(self, slot: object) -> bool:
        return slot in self._slots

    def __iter__(self) -> Iterator[str]:
        return iter(self.known)

    def __len__(self) -> int:
        return len(self.known)


class UnknowingReference(ReferenceEngine):
    """A reference that follows a game of which it is not told everything; `fork` it to try what may be.

    `act` and `decide` raise `UnknownCard` or `OpenChance` where something has to be known, and the game is as it was.
    """

    slots: Slots

    def fork(self) -> Self:
        """The same game once more, to go on by itself."""
        other = copy.copy(self)
        other.rests_on = set(self.rests_on)
        return other

    def know(self, slots: Slots) -> None:
        """Go on where the cards are these. Raises `UnknownCard` where what lies open is none of the known ones."""
        of, game, at = self._open()
        self.slots = slots
        self._game = of.match(game.edition, slots, self._overrides.get(of.id))
        self._go_on(at, at.base)

    def chance_does(self, outcome: tuple[str, ...]) -> None:
        """Chance does this next, behind what is already known of it."""
        at = self._open()[2]
        chance = at.base.chance
        self._go_on(at, replace(at.base, chance=replace(chance, script=(*chance.script, outcome), asks=True)))

    def asks_for_chance(self) -> None:
        """From here on no seed decides anything."""
        at = self._open()[2]
        self._go_on(at, replace(at.base, chance=replace(at.base.chance, asks=True)))

    def _go_on(self, at: Position, base: Any) -> None:
        game = self._open()[1]
        kept = pause(at)
        start = None if kept.start is None else game.start(replace(kept.start))
        self._observed = None
        try:
            self._at = resume(game, replace(kept, base=game.start(replace(base)), start=start))
        except UnfitChance:
            raise
        except InputError as error:
            raise OracleError(f"what is under way cannot be taken up again: {error}") from error

    def observe(self, viewer: str | None = None) -> Observation:
        self.slots.shows_blanks = True
        try:
            return super().observe(viewer)
        finally:
            self.slots.shows_blanks = False

    def mentioned(self) -> frozenset[str]:
        """Slots that something speaks of: what is under way, waits or lasts, or who knows a card.

        Of all other ones that lie hidden in one zone without an order, nothing tells one from another.
        """
        at = self._open()[2]
        table = at.table
        ids = {number: slot for slot, number in table.where.items()}
        skipped = ("objects", "zones", "where", "chance", "tokens")
        parts = [getattr(table, name) for name in table.__struct_fields__ if name not in skipped]
        found = set(_words_in((parts, at.agenda, at.answers, at.offer)))
        return frozenset({one for one in found if isinstance(one, str)} | {ids[one] for one in found if one in ids})


def _words_in(value: Any) -> Iterator[str | int]:
    """Every text and number within a piece of a state."""
    if isinstance(value, str | int):
        yield value
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _words_in(key)
            yield from _words_in(inner)
    elif isinstance(value, tuple | list | set | frozenset):
        for inner in value:
            yield from _words_in(inner)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from _words_in(getattr(value, name))
