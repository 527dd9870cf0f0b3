"""What an author writes: a `Game` that is under way, and a `Side` for each game that the engine plays."""

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
    """A game from one `setup` to the next. Each call may raise `Refused`, `Unsupported` or `BadParams`."""

    @abstractmethod
    def act(self, player: str, action: Action) -> None:
        """Do what a player does; what is refused changes nothing.

        `begin`, where the capability `beginnings` is declared: shuffle and deal as the setup's `chance` says, ask by
        `question()` what players decide, and go on to the first turn.
        """

    @abstractmethod
    def decide(self, answer: tuple[str, ...]) -> None:
        """Go on with this answer to `question()`.

        The kit has seen to it that it comes from the player who is asked, and takes as many options as it should.
        """

    @abstractmethod
    def look(self) -> Observation:
        """The whole table, with what waits and the result; the kit puts the question in."""

    def question(self) -> Decision | None:
        """What the engine asks now, without an id; None where it asks nothing."""
        return None

    def left_out(self, player: str, action: Action, part: str) -> Choice | None:  # noqa: ARG002 - for others to fill
        """What may be taken for `part` of an action that leaves it out; None where the engine sees to that itself.

        `part` is `target`, `by`, `onto` or `at`, whatever manners are declared. The kit fills in the only choice there
        is, and refuses the action where there is none. Where there are several it asks, unless the manner
        `choices-with-action` says that nothing is asked for: then the action comes to `act` as it is.
        """
        return None

    def characteristics(self, ref: str) -> Characteristics:
        """What a card's numbers and keywords are now; for those who declare the capability of this name."""
        raise Unsupported(f"the characteristics of {ref}")

    def legal(self) -> Legal | None:
        """The actions that the active player could take now; None where the engine does not list them."""
        return None

    def known(self, viewer: str) -> Collection[str]:  # noqa: ARG002 - for others to fill
        """Refs of the hidden cards that a player knows all the same."""
        return ()


class Side(Struct, frozen=True, kw_only=True):
    """One game that the engine plays."""

    editions: tuple[str, ...]
    start: Callable[[SetupParams], Game]
    """A game from a position. It raises `Unsupported` with all that is lacking, `BadParams` for what cannot be.

    It is called again for `reset` and `restore`, so it must begin alike each time: seed any chance of your own here.
    """
    capabilities: tuple[str, ...] = ()
    """Without `snapshots`, `digest`, `hidden-views` and `known-cards`, which the kit brings."""
    manners: tuple[str, ...] = ()
    language: int | Language = 1
    """The newest version of the card language that the engine knows. With a `Language` the kit finds that out, and
    calls what is not in it unsupported, so that `start` is given no other definition."""
    knows: Callable[[str, tuple[Printing, ...]], bool] | None = None
    """Whether the engine knows a printed card, by its full name and every known printing; None where it cannot say."""
    hidden: Hidden | None = None
    """What players do not see; None where the engine shows no views."""
