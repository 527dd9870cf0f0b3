"""The reference with incomplete information: unknown hidden cards, unknown order of decks, unknown chance.

Nothing is guessed. An unknown card is a *slot*. Rules play with slots; as soon as one needs the card in a slot, or an
outcome of chance, the call stops and names it. The caller then tries each possibility, each in its own copy of the
game.
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
    """A rule needs the card in a slot."""

    def __init__(self, slot: str) -> None:
        super().__init__(f"which card {slot} is")
        self.slot = slot


class Slots(Mapping[str, Any]):
    """Slot → definition of its card; looking up an unknown one raises `UnknownCard`. Iterates over known ones."""

    def __init__(self, known: Mapping[str, Any], slots: frozenset[str], blank: Any) -> None:
        """`slots`: all slots; `blank`: shown in place of an unknown card."""
        self.known = known
        self._slots = slots
        self._blank = blank
        self.shows_blanks = False
        self.read: list[str] = []
        """The slots that were looked up, in order, since the caller last cleared the list."""

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
    """A reference that follows a game with incomplete information; `fork` it to try the possibilities.

    `act` and `decide` raise `UnknownCard` or `OpenChance` if the rules need something unknown, and then leave the game
    as it was.
    """

    slots: Slots

    def fork(self) -> Self:
        """A copy of the game that continues on its own."""
        other = copy.copy(self)
        other.rests_on = set(self.rests_on)
        return other

    def know(self, slots: Slots) -> None:
        """Continue with these cards. Raises `UnknownCard` if an open card is not among the known ones."""
        of, game, at = self._open()
        self.slots = slots
        self._game = of.match(game.edition, slots, self._overrides.get(of.id))
        self._go_on(at, at.base)

    def chance_does(self, outcome: tuple[str, ...]) -> None:
        """Append this outcome of chance to the known outcomes."""
        at = self._open()[2]
        chance = at.base.chance
        self._go_on(at, replace(at.base, chance=replace(chance, script=(*chance.script, outcome), asks=True)))

    def asks_for_chance(self) -> None:
        """From now on, the seed decides nothing."""
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
            raise OracleError(f"the pending action cannot be resumed: {error}") from error

    def observe(self, viewer: str | None = None) -> Observation:
        self.slots.shows_blanks = True
        try:
            return super().observe(viewer)
        finally:
            self.slots.shows_blanks = False

    def mentioned(self) -> frozenset[str]:
        """The slots that something refers to: a pending, waiting or lasting effect, or a player's knowledge of a card.

        All other slots hidden in one unordered zone are indistinguishable.
        """
        at = self._open()[2]
        table = at.table
        ids = {number: slot for slot, number in table.where.items()}
        skipped = ("objects", "zones", "where", "chance", "tokens")
        parts = [getattr(table, name) for name in table.__struct_fields__ if name not in skipped]
        found = set(_words_in((parts, at.agenda, at.answers, at.offer)))
        return frozenset({one for one in found if isinstance(one, str)} | {ids[one] for one in found if one in ids})


def _words_in(value: Any) -> Iterator[str | int]:
    """Every text and number within a part of a state."""
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
