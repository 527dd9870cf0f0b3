"""The context of a card's text for evaluating filters, counts and conditions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.games.altered.language import Expedition
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import Object

if TYPE_CHECKING:
    from oracle.games.altered.rules.objects.table import Table

Place = tuple[str, Expedition]
"""An Expedition: its player, and which one."""
Ids = Mapping[str, tuple[int, ...]]
NOTHING: Ids = {}
NO_NUMBERS: Mapping[str, int] = {}
NO_PLAYERS: Mapping[str, str] = {}
NO_PLACES: Mapping[str, tuple[Place, ...]] = {}


class Text(Struct, frozen=True, gc=False):
    """The text of one object (`source`), controlled by `player`, with its bindings, counts and memory."""

    player: str
    source: int
    bound: Ids = NOTHING
    numbers: Mapping[str, int] = NO_NUMBERS
    players: Mapping[str, str] = NO_PLAYERS
    places: Mapping[str, tuple[Place, ...]] = NO_PLACES
    """The text's names for Expeditions; a chosen one is the `target`."""
    lasts: tuple[Object, ...] = ()
    """Objects the text knows in the state in which they ceased to exist."""
    now: Ids = NOTHING
    """New objects of bound ones that the effect itself has moved, if the text asks about the old state (2.1.f)."""
    before: Table | None = None
    """The table for the past tense of a Reaction's condition (6.3.k)."""

    @home("7.2.1.a", "7.2.1.b")
    def ids(self, name: str) -> tuple[int, ...]:
        """The objects bound under a name; `this` is the object with the text."""
        return self.bound.get(name, (self.source,) if name == "this" else ())

    @home("2.1.f")
    def is_bound(self, name: str, object_id: int) -> bool:
        """Whether this is the object bound under a name, in its old form or as moved by the effect itself."""
        return object_id in self.ids(name) or object_id in self.now.get(name, ())

    @home("2.1.h", "6.3.j")
    def find(self, view: Table, object_id: int) -> Object | None:
        """An object as it is, or as it was just before it ceased to exist."""
        found = view.objects.get(object_id)
        return found or next((last for last in self.lasts if last.id == object_id), None)

    def things(self, view: Table, name: str) -> list[Object]:
        """The objects bound under a name, including those that are gone."""
        return [thing for each in self.ids(name) if (thing := self.find(view, each)) is not None]
