"""Who speaks: what a text of a card knows when it asks whether something matches, counts or holds."""

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
"""An Expedition: whose, and which."""
Ids = Mapping[str, tuple[int, ...]]
NOTHING: Ids = {}
NO_NUMBERS: Mapping[str, int] = {}
NO_PLAYERS: Mapping[str, str] = {}
NO_PLACES: Mapping[str, tuple[Place, ...]] = {}


class Text(Struct, frozen=True, gc=False):
    """The text of one object (`source`), controlled by `player`, with what it has bound, counted and remembered."""

    player: str
    source: int
    bound: Ids = NOTHING
    numbers: Mapping[str, int] = NO_NUMBERS
    players: Mapping[str, str] = NO_PLAYERS
    places: Mapping[str, tuple[Place, ...]] = NO_PLACES
    """Expeditions by the names the text gives them; the one that was chosen is the `target`."""
    lasts: tuple[Object, ...] = ()
    """Objects the text knows as they were when they ceased to exist."""
    now: Ids = NOTHING
    """What bound objects have become that the effect itself has moved, where the text asks how they were (2.1.f)."""
    before: Table | None = None
    """What the past tense of a Reaction's condition looks at (6.3.k)."""

    @home("7.2.1.a", "7.2.1.b")
    def ids(self, name: str) -> tuple[int, ...]:
        """The objects bound under a name; `this` is the object that bears the text."""
        return self.bound.get(name, (self.source,) if name == "this" else ())

    @home("2.1.f")
    def is_bound(self, name: str, object_id: int) -> bool:
        """Whether this is the object bound under a name, as it was or as what the effect itself has made of it."""
        return object_id in self.ids(name) or object_id in self.now.get(name, ())

    @home("2.1.h", "6.3.j")
    def find(self, view: Table, object_id: int) -> Object | None:
        """An object as it is, or as it was just before it ceased to exist."""
        found = view.objects.get(object_id)
        return found or next((last for last in self.lasts if last.id == object_id), None)

    def things(self, view: Table, name: str) -> list[Object]:
        """The objects bound under a name, also those that are gone."""
        return [thing for each in self.ids(name) if (thing := self.find(view, each)) is not None]
