"""What follows from a state: characteristics of objects as they stand, and whether texts' conditions hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from oracle.altered.cards import language as lang
from oracle.altered.cards.language import Definition, Filter
from oracle.altered.rulebook import home
from oracle.altered.state import IN_PLAY, EmblemOngoing, Object, State

if TYPE_CHECKING:
    from oracle.altered.game import Altered

NOTHING: Mapping[str, tuple[int, ...]] = {}
NO_NUMBERS: Mapping[str, int] = {}


class View:
    """Everything derived from one state, computed when first asked and kept with the state."""

    __slots__ = ("day", "game", "modifiers", "objects", "owners", "regions", "tokens", "zones")

    def __init__(self, game: Altered, state: State) -> None:
        self.game = game
        self.objects = state.objects
        self.zones = state.zones
        self.owners = state.players
        self.day = state.day
        self.regions = state.regions
        self.tokens = state.tokens
        self.modifiers: tuple[EmblemOngoing, ...] = state.modifiers

    def definition(self, thing: Object) -> Definition:
        """What the card or token is that represents an object (2.3.1.a, 2.3.1.b)."""
        return self.tokens.get(thing.card) or self.game.cards[thing.card]

    @home("3.1.4.a")
    def in_play(self) -> list[Object]:
        """Every object in the Expedition zone and the Landmark zones, in initiative order."""
        return [
            self.objects[i]
            for player in self.players("each", self.day.initiative)
            for z in IN_PLAY
            for i in self.zones[f"{player}/{z}"]
        ]

    @home("1.4.5.a", "1.2.1.b")
    def players(self, who: lang.Who, player: str) -> list[str]:
        """The players a text means, in initiative order."""
        names = list(self.owners)
        first = names.index(self.day.initiative)
        ordered = names[first:] + names[:first]
        if who == "each":
            return ordered
        return [name for name in ordered if (name == player) == (who == "you")]

    # To be completed: characteristics with passive abilities (2.3), filters, numbers, conditions.

    def keyword(self, thing: Object, keyword: lang.Keyword) -> int | None:
        """The number of a keyword the object has (0 where it has none), None if it lacks the keyword."""
        for ability in self.definition(thing).abilities:
            if isinstance(ability, lang.HasKeyword) and ability.keyword == keyword and ability.what is None:
                return ability.value or 0
        return None

    def stats(self, thing: Object) -> tuple[int, int, int]:
        """Forest, mountain and water of a Character, boosts included (2.5.1.b); zero of anything else (1.1.6.d)."""
        card = self.definition(thing)
        boost = thing.count("boost") if card.type == "character" else 0
        return (card.forest or 0) + boost, (card.mountain or 0) + boost, (card.water or 0) + boost

    def matches(
        self,
        thing: Object,
        what: Filter,
        player: str,
        source: int,
        bound: Mapping[str, tuple[int, ...]] = NOTHING,
    ) -> bool:
        """Whether an object is what a text means; `player` controls the text, `source` is its object."""
        raise NotImplementedError

    def number(self, amount: lang.Amount, player: str, source: int, numbers: Mapping[str, int] = NO_NUMBERS) -> int:
        """The number an amount stands for now."""
        raise NotImplementedError

    def holds(
        self,
        condition: lang.Condition,
        player: str,
        source: int,
        bound: Mapping[str, tuple[int, ...]] = NOTHING,
        numbers: Mapping[str, int] = NO_NUMBERS,
    ) -> bool:
        """Whether a condition is true now."""
        raise NotImplementedError


def view_of(state: Any) -> View:
    """The view that hangs on a state."""
    view: View = state.__dict__["view"]
    return view
