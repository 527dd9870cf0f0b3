"""The reference's knowledge of a game: the one interface between the games and the protocol.

Each game implements it in its folder (`oracle/games/<id>/reference/`), the only code that knows both the game and the
messages; `oracle.engines.games` lists the games. The reference itself uses only this interface and names no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import ChainMap
from collections.abc import Collection, Mapping, MutableMapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar, cast

from msgspec import Struct

from oracle.book.decks import DeckRules
from oracle.engines.rendering import decision_words, result_words
from oracle.engines.telling import Teller
from oracle.kernel.errors import InputError
from oracle.kernel.legal import Listing
from oracle.kernel.position import Outcome, Position
from oracle.kernel.rules import Overrides, RuleBook, TraceEntry
from oracle.kernel.run import AnyGame, Task
from oracle.kernel.saved import Archive
from oracle.kernel.state import State
from oracle.protocol import messages
from oracle.protocol.messages import Action, Observation, SetupParams
from oracle.protocol.names import name_key

M = TypeVar("M", bound=AnyGame)
"""The game's own kind of match."""
S = TypeVar("S", bound=State)
"""The game's own kind of state."""
D = TypeVar("D")
"""The game's own kind of card definition; it has a `full_name`."""


class KnownCards(ChainMap[str, D]):
    """Cards by full name. Lookups ignore case, spaces, apostrophes and dashes."""

    def __missing__(self, name: str) -> D:
        known = self._spelled_alike.get(name_key(name))
        if known is None:
            raise KeyError(name)
        return self[known]

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or (isinstance(name, str) and name_key(name) in self._spelled_alike)

    def __setitem__(self, name: str, card: D) -> None:
        super().__setitem__(name, card)
        self.__dict__.pop("_spelled_alike", None)

    @cached_property
    def _spelled_alike(self) -> dict[str, str]:
        return {name_key(name): name for name in self}


class WrongTime(Struct, frozen=True, kw_only=True):
    """The clauses that a game cites when it refuses a call at the wrong time."""

    game_over: str
    """An action after the end of the game."""
    unanswered: str
    """An action while a question is open."""
    not_asked: str
    """An answer when no question, or a different one, is open."""
    other_asked: str
    """An answer by a player who was not asked."""


class Binding(ABC, Generic[M, S, D]):
    """One game, as the reference needs it. Importing a game's binding registers all of its rules.

    A state has `players` (by name, in turn order), and a `result` with winner, losers and reason.
    """

    id: str
    """As in messages; also the name of its folder."""
    book: RuleBook
    edition: type[Struct]
    """The class of its editions: a struct with one documented field per question."""
    editions: Mapping[str, Any]
    """Every edition and reading by name, the current one first."""
    archive: Archive[M, Any, D]
    """Saves and loads its matches."""
    definition: type[D]
    """The format of a made-up card in `setup`."""
    printed: Mapping[str, D]
    """The printed cards by full name."""
    wrong_time: WrongTime
    teller: Teller
    """Its events in words."""
    decks: DeckRules | None = None
    """Its rules for building decks."""
    ordered_zones: Collection[str] = ("deck",)
    """The zones in which the order of cards matters."""
    carrying: frozenset[str] = frozenset()
    """Rules that carry out another rule's decision; the cause of their effects is that other rule."""

    @cached_property
    def cards(self) -> MutableMapping[str, D]:
        """The cards added in this process, then the printed cards."""
        return KnownCards({}, cast("MutableMapping[str, D]", self.printed))

    def printings(self, name: str) -> tuple[messages.Printing, ...]:  # noqa: ARG002 - for games that have some
        """Every known printing of a printed card by its full name; the oldest set comes first."""
        return ()

    # --- a match ----------------------------------------------------------------------------------------

    @abstractmethod
    def check_definition(self, name: str, card: D, /) -> None:
        """Raises Unsupported for anything that the rules do not know yet, InputError for an invalid definition."""

    @abstractmethod
    def match(self, edition: Any, cards: Mapping[str, D], overrides: Overrides | None) -> M:
        """A new match. `cards`: ref → definition."""

    @abstractmethod
    def state_of(self, match: M, params: SetupParams, /) -> S:
        """The state of a position. Raises InputError for an impossible position."""

    # --- actions ----------------------------------------------------------------------------------------

    @abstractmethod
    def task_of(self, match: M, state: S, player: str, action: Action, /) -> Task | None:
        """The task of an action; None if the game has no such kind of action.

        Raises InputError for an unknown player or card, or a missing part.
        """

    @abstractmethod
    def action_of(self, task: Task, /) -> Action:
        """A task as an action of the protocol."""

    @abstractmethod
    def interrupt(self, match: M, at: Position, task: Task, trace: list[TraceEntry] | None) -> Outcome | None:
        """The outcome of a task while a question is open; None if the task must wait for the answer."""

    def goes_on(self, task: Task) -> bool:  # noqa: ARG002 - for games that are played in series
        """Whether the game's own rules decide the outcome of a task after the end of the game."""
        return False

    @abstractmethod
    def legal_tasks(self, match: M, state: S, /) -> Listing:
        """All legal actions in a state without a pending action."""

    # --- looking ----------------------------------------------------------------------------------------

    @abstractmethod
    def position(self, match: M, state: S, viewer: str | None, /) -> messages.Position:
        """The complete table, or the table as one player sees it."""

    def characteristics(self, match: M, state: S, ref: str, /) -> messages.Characteristics:  # noqa: ARG002
        """The current numbers and keywords of a card. Raises InputError for an unknown card."""
        raise InputError("characteristics", f"{self.id} has none", "another game")

    def terrains(self, state: S, /) -> Sequence[Collection[str]]:  # noqa: ARG002
        """The terrains of each region now, passive abilities included; none for a game without regions."""
        return ()

    def seated(self, state: S) -> Collection[str]:
        """Everyone who may see the table: the players, and anyone who has left while the game goes on."""
        players: Collection[str] = state.players  # type: ignore[attr-defined]
        return players

    @abstractmethod
    def waiting(self, state: S, /) -> tuple[messages.Waiting, ...]:
        """The triggered abilities that are waiting."""

    def observation(self, match: M, at: Position, viewer: str | None = None) -> Observation:
        """The table without hidden information; with a viewer, without information hidden from that player."""
        state, decision = at.table, at.decision
        hides = False
        if viewer is not None:
            players = self.seated(state)
            if viewer not in players:
                raise InputError("viewer", f"{viewer} is not a player", ", ".join(players))
            hides = decision is not None and viewer != decision.player
        return Observation(
            position=self.position(match, state, viewer),
            decision=None if decision is None else decision_words(decision, hides=hides),
            waiting=self.waiting(state) if state.waiting else (),
            result=None if state.result is None else result_words(state.result),
        )


AnyBinding = Binding[Any, Any, Any]
"""The reference's side of a game."""
