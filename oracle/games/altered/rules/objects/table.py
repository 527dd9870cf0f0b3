"""The objects on the table and their current characteristics, against which all texts are evaluated."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.language import Definition, Happening, Reaction, Terrain
from oracle.games.altered.rules.objects import abilities
from oracle.games.altered.rules.objects.texts import NO_PLAYERS, Text
from oracle.games.altered.rules.objects.traits import Has, Traits, boosted, orb, scouted
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import IN_PLAY, MANA, EmblemOngoing, Object, State

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Match
    from oracle.games.altered.rules.objects.abilities import Voice


class Board:
    """The characteristics changed by passive abilities so far; everything else is as written."""

    __slots__ = ("gigantic", "regions", "traits")

    def __init__(self, traits: dict[int, Traits], regions: tuple[tuple[Terrain, ...], ...]) -> None:
        self.traits = traits
        self.regions = regions
        self.gigantic = frozenset([number for number, own in traits.items() if own.gigantic])


Listener = tuple[Object, Has, Reaction]
"""A Reaction that works, with its object."""


class Listening(Struct, frozen=True, gc=False):
    """The Reactions that use the state before an event, except those of Ongoing Emblems."""

    by_player: dict[str, tuple[Listener, ...]]
    heard: frozenset[Happening]
    """The actions that can activate any of them, or of the emblems' Reactions."""


class Standing:
    """The effects of passive abilities on a table, the active ones among them, and the listening Reactions."""

    __slots__ = ("altering", "board", "kinds", "listening", "passives", "stays")

    def __init__(self) -> None:
        self.altering: tuple[Voice, ...] | None = None
        """The abilities that change characteristics, by timestamp."""
        self.board: Board | None = None
        self.stays = False
        """Whether the board is known, depends only on its own objects and rests on no open conflict."""
        self.passives: list[Voice] | None = None
        """The passive abilities at work, by timestamp."""
        self.kinds: dict[tuple[type[lang.Passive], ...], tuple[Voice, ...]] = {}
        self.listening: Listening | None = None


class Table(ABC):
    """The objects of one state. It refers to the state's contents but not to the state, which refers to it."""

    __slots__ = (
        "_in_order", "_in_play", "day", "game", "modifiers", "objects", "owners", "regions", "standing", "tokens",
        "trying", "zones",
    )  # fmt: skip

    def __init__(self, game: Match, state: State) -> None:
        self.game = game
        self.objects = state.objects
        self.zones = state.zones
        self.owners = state.players
        self.day = state.day
        self.regions = state.regions
        self.tokens = state.tokens
        self.modifiers: tuple[EmblemOngoing, ...] = state.modifiers
        self.trying: Board | None = None
        """While passive abilities are being applied: the result so far."""
        self.standing = Standing()
        """Results computed so far."""
        self._in_order: tuple[str, ...] | None = None
        self._in_play: list[Object] | None = None

    @property
    @abstractmethod
    def board(self) -> Board:
        """The result of all passive abilities; while they are being applied, the result so far."""

    @abstractmethod
    def is_true(self, condition: lang.Condition, text: Text) -> bool:
        """Whether a condition of a text is true now."""

    @abstractmethod
    def amount(self, number: lang.Amount, text: Text) -> int:
        """The current value of an amount."""

    # --- objects --------------------------------------------------------------------------------------

    def definition(self, thing: Object) -> Definition:
        """The definition of the card or token that represents an object (2.3.1.a, 2.3.1.b)."""
        return self.tokens.get(thing.card) or self.game.cards[thing.card]

    def is_token(self, thing: Object) -> bool:
        return self.definition(thing).token

    @home("3.1.4.a")
    def in_play(self) -> list[Object]:
        """Every object in the Expedition zone and the Landmark zones, in initiative order."""
        if self._in_play is None:
            objects, zones = self.objects, self.zones
            ordered = self.players("each", self.day.initiative)
            self._in_play = [objects[i] for player in ordered for z in IN_PLAY for i in zones[f"{player}/{z}"]]
        return self._in_play

    @home("1.4.5.a", "1.2.1.b", "7.2.2.a")
    def players(self, who: lang.Who, player: str, named: Mapping[str, str] = NO_PLAYERS) -> tuple[str, ...]:
        """The players a text means, in initiative order; `named`: the text's names for players."""
        ordered = self._in_order
        if ordered is None:
            names = tuple(self.owners)
            first = names.index(self.day.initiative)
            ordered = self._in_order = names[first:] + names[:first]
        if who == "each":
            return ordered
        if who == "that-player":
            return tuple([name for name in ordered if name == named.get("player")])
        return tuple([name for name in ordered if (name == player) == (who == "you")])

    # --- characteristics ------------------------------------------------------------------------------

    def base(self, thing: Object) -> Traits:
        """The characteristics of an object before passive abilities apply (2.3.1.a)."""
        return abilities.written_on(self, thing).traits

    def worked_out(self, thing: Object) -> Traits:
        """The same, without the cache."""
        if thing.zone == MANA:
            return orb()
        traits = boosted(self.game.written(self.definition(thing), thing.card), thing.count("boost"))
        return scouted(traits) if thing.scouted else traits

    @home("2.3.1.j")
    def traits(self, thing: Object) -> Traits:
        """The characteristics of an object now, or when it was last seen."""
        # The most frequent query.
        if thing.traits is not None:
            return thing.traits
        board = self.trying or self.standing.board or self.board
        return board.traits.get(thing.id) or abilities.written_on(self, thing).traits

    @home("2.3.1.j")
    def altered(self, thing: Object) -> Traits | None:
        """The same if they differ from those that follow from the object alone; otherwise None."""
        if thing.traits is not None:
            return thing.traits
        board = self.trying or self.standing.board or self.board
        return board.traits.get(thing.id)

    @home("2.1.h")
    def last_known(self, thing: Object) -> Object:
        """The object for later reference, with its characteristics after passive abilities."""
        traits = self.board.traits.get(thing.id)
        return thing if traits is None else replace(thing, traits=traits)

    @home("1.1.6.d", "2.3.1.f")
    def stats(self, thing: Object) -> tuple[int, int, int]:
        """Forest, mountain and water of a Character, boosts included (2.5.1.b); zero for anything else."""
        return self.traits(thing).stats or (0, 0, 0)
