"""What holds on a table as it stands: handed on from state to state while nothing that it follows from changes.

Nobody but the table itself knows of it: what is kept here is what would be worked out again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.games.altered import language as lang
from oracle.games.altered.language import Filter, Happening, PassiveAbility, Reaction, Terrain
from oracle.games.altered.rules.objects.traits import Has, Traits
from oracle.games.altered.rules.state import SPEAKING, Object

if TYPE_CHECKING:
    from oracle.games.altered.rules.objects.abilities import Voice


class Board:
    """The characteristics that passive abilities have changed so far; everything else is as written."""

    __slots__ = ("gigantic", "regions", "traits")

    def __init__(self, traits: dict[int, Traits], regions: tuple[tuple[Terrain, ...], ...]) -> None:
        self.traits = traits
        self.regions = regions
        self.gigantic = frozenset([number for number, own in traits.items() if own.gigantic])


Listener = tuple[Object, Has, Reaction]
"""A Reaction that works, with its object."""


class Listening(Struct, frozen=True, gc=False):
    """The Reactions that look at an event from before it, but for those of Ongoing Emblems."""

    by_player: dict[str, tuple[Listener, ...]]
    heard: frozenset[Happening]
    """What any of them, or of those of the emblems, can be activated by."""


class Standing:
    """What passive abilities make of a table, which of them are at work, and which Reactions listen."""

    __slots__ = ("altering", "board", "kinds", "listening", "passives", "stays")

    def __init__(self) -> None:
        self.altering: tuple[Voice, ...] | None = None
        """The abilities that change characteristics, by timestamp."""
        self.board: Board | None = None
        self.stays = False
        """Whether the board is known, follows from what is on it alone and rests on no open conflict."""
        self.passives: list[Voice] | None = None
        """The passive abilities at work, by timestamp."""
        self.kinds: dict[tuple[type[lang.Passive], ...], tuple[Voice, ...]] = {}
        self.listening: Listening | None = None


# --- what the board follows from ------------------------------------------------------------------------


def follows_from_board(ability: PassiveAbility) -> bool:
    """Whether what an ability changes hangs on nothing but the objects in the zones where abilities work."""
    if ability.condition is not None or isinstance(ability, lang.Regions):
        return False
    if isinstance(ability, lang.Stats) and not all(map(_is_plain, (ability.forest, ability.mountain, ability.water))):
        return False
    return ability.what is None or all(_asks_of_board(ability.what))


def _is_plain(number: lang.Amount | None) -> bool:
    return number is None or isinstance(number, int)


def _asks_of_board(what: Filter) -> Iterator[bool]:
    yield what.in_terrain is None
    # A keyword can be under a condition, and its number has to be worked out.
    yield what.keyword is None
    yield all(zone == "expedition" or zone in SPEAKING for zone in what.zone)
    yield all(map(_is_plain, (what.hand_cost_at_most, what.hand_cost_at_least, what.reserve_cost_at_most)))
