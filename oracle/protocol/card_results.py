"""A run's findings about printed cards: the scenarios they were in, the behaviour of each ability, and failures."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oracle.protocol.values import JsonObject

Origin = Literal["compiled", "by hand", "own", "not understood"]
"""The source of the project's definition of a card: compiled from its text and proven, written by hand, the user's own,
or none because the text is not understood.
"""
Judgement = Literal["pass", "fail", "unsupported", "unjudged"]
"""`unjudged`: the rules leave it open, or the engine's questions do not show the difference."""


class Played(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario that uses a card."""

    case: str
    edition: str
    verdict: str


class Shown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A situation that shows an ability of a card."""

    ability: str
    does: bool
    """Whether the ability has an effect in it."""
    judgement: Judgement
    message: str = ""
    """How the engine deviates, what it lacks, or why it is not judged."""
    clause: str = ""
    """For a failure: the first clause that differs."""
    played: str = ""
    """For a failure: the situation as a feature file, if there are phrases for it."""
    case: JsonObject = {}
    """For a failure: the position and the moves."""


class CardResult(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The findings about one printed card."""

    game: str
    name: str
    origin: Origin
    known: bool = True
    """Whether the engine knows it, if that is known."""
    stopped: str = ""
    """For a card that was not understood: the words at which reading stopped."""
    scenarios: tuple[Played, ...] = ()
    abilities: tuple[str, ...] = ()
    shown: tuple[Shown, ...] = ()
    silent: tuple[str, ...] = ()
    """Abilities for which no situation was found in which they have an effect."""
    reached: bool = True
    """Whether its situations were searched before the run's time was up."""

    @property
    def failed(self) -> bool:
        """Whether a scenario or situation with this card failed."""
        return any(one.judgement == "fail" for one in self.shown) or any(
            one.verdict in ("fail", "error") for one in self.scenarios
        )

    @property
    def met(self) -> bool:
        """Whether anything about it was judged."""
        return any(one.judgement in ("pass", "fail") for one in self.shown) or any(
            one.verdict in ("pass", "fail", "disputed") for one in self.scenarios
        )
