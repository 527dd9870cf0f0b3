"""What an author writes: a `Game` in progress, and a `Side` for each game that the engine plays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection

from msgspec import Struct

from oracle.adapter.asking import Choice
from oracle.adapter.errors import Unsupported
from oracle.adapter.language import Language
from oracle.adapter.tables import Hidden
from oracle.protocol.messages import Action, Characteristics, Decision, Legal, Observation, Printing, SetupParams


class Game(ABC):
    """A game from one `setup` to the next. Every method may raise `Refused`, `Unsupported` or `BadParams`."""

    @abstractmethod
    def act(self, player: str, action: Action) -> None:
        """Carry out a player's action; a refused action changes nothing.

        `begin`, if the capability `beginnings` is declared: shuffle and deal as the setup's `chance` says, ask players
        for their decisions with `question()`, and go on to the first turn.
        """

    @abstractmethod
    def decide(self, answer: tuple[str, ...]) -> None:
        """Continue with this answer to `question()`.

        The kit has checked that it comes from the right player and has the right number of options.
        """

    @abstractmethod
    def look(self) -> Observation:
        """The whole table, with waiting abilities and the result; the kit adds the question."""

    def question(self) -> Decision | None:
        """The engine's current question, without an id; None if there is none."""
        return None

    def left_out(self, player: str, action: Action, part: str) -> Choice | None:  # noqa: ARG002 - for others to fill
        """The options for `part` of an action that leaves it out; None if the engine handles that itself.

        `part` is `target`, `by`, `onto` or `at`, whatever manners are declared. The kit fills in the only
        option, refuses the action if there is none, and asks if there are several. With the manner
        `choices-with-action` it does not ask, and `act` gets the action as it is.
        """
        return None

    def characteristics(self, ref: str) -> Characteristics:
        """A card's current numbers and keywords; for engines that declare the capability of this name."""
        raise Unsupported(f"the characteristics of {ref}")

    def legal(self) -> Legal | None:
        """The actions that the active player could take now; None if the engine does not list them."""
        return None

    def known(self, viewer: str) -> Collection[str]:  # noqa: ARG002 - for others to fill
        """Refs of the hidden cards that a player nevertheless knows."""
        return ()


class Side(Struct, frozen=True, kw_only=True):
    """One game that the engine plays."""

    editions: tuple[str, ...]
    start: Callable[[SetupParams], Game]
    """Makes a game from a position. It raises `Unsupported` with everything missing, `BadParams` for an invalid
    position.

    It is called again for `reset` and `restore`, so every call must give the same game: seed your own chance here.
    """
    capabilities: tuple[str, ...] = ()
    """All but `snapshots`, `digest`, `hidden-views` and `known-cards`, which the kit adds."""
    manners: tuple[str, ...] = ()
    language: int | Language = 1
    """The newest version of the card language that the engine supports. Given a `Language`, the kit works it out, and
    answers `unsupported` for anything not in it before `start` is called.
    """
    knows: Callable[[str, tuple[Printing, ...]], bool] | None = None
    """Whether the engine knows a printed card, by its full name and every known printing; None if it cannot say."""
    hidden: Hidden | None = None
    """What players do not see; None if the engine offers no views."""
