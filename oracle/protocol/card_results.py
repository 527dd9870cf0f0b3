"""What a run found of printed cards: who was met, by which scenario, what each ability showed, and where it failed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oracle.protocol.values import JsonObject

Origin = Literal["compiled", "by hand", "own", "not understood"]
"""How the project's definition of a card came about: compiled from its text and said back, or written by people; a
card of the user's own; none, since its text is not understood."""
Judgement = Literal["pass", "fail", "unsupported", "unjudged"]
"""`unjudged`: the rules leave it open, or the engine asks in a way that tells nothing."""


class Played(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario in which a card plays."""

    case: str
    edition: str
    verdict: str


class Shown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A situation about an ability of a card."""

    ability: str
    does: bool
    """Whether the ability does something in it."""
    judgement: Judgement
    message: str = ""
    """What the engine does otherwise, what it lacks, or why it is not judged."""
    clause: str = ""
    """Of a failure: the first clause that differs."""
    played: str = ""
    """Of a failure: the situation as a feature file, where there are phrases for it."""
    case: JsonObject = {}
    """Of a failure: the position and the moves."""


class CardResult(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was found of one printed card."""

    game: str
    name: str
    origin: Origin
    known: bool = True
    """Whether the engine knows it, as far as is known."""
    stopped: str = ""
    """Of one that is not understood: the words at which its text stopped."""
    scenarios: tuple[Played, ...] = ()
    abilities: tuple[str, ...] = ()
    shown: tuple[Shown, ...] = ()
    silent: tuple[str, ...] = ()
    """Abilities of which no situation was found in which they do something."""
    reached: bool = True
    """Whether its situations were searched before the time of the whole run was over."""

    @property
    def failed(self) -> bool:
        """Whether a scenario or a situation in which it plays failed."""
        return any(one.judgement == "fail" for one in self.shown) or any(
            one.verdict in ("fail", "error") for one in self.scenarios
        )

    @property
    def met(self) -> bool:
        """Whether anything about it was judged."""
        return any(one.judgement in ("pass", "fail") for one in self.shown) or any(
            one.verdict in ("pass", "fail", "disputed") for one in self.scenarios
        )
