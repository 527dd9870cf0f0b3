"""A game as differential play keeps it: a position, and what the players do in it, as plain data."""

from __future__ import annotations

from msgspec import Struct

from oracle.profiles import Profile
from oracle.protocol.messages import Action, SetupParams
from oracle.suite.phrases.action_words import action_words, answer_words


class Move(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One call: an action, or an answer to the question that is pending; exactly one of the two."""

    player: str
    action: Action | None = None
    answer: tuple[str, ...] | None = None

    def is_about(self, ref: str) -> bool:
        """Whether it plays or uses the card, or chooses it."""
        return ref in (self.answer or ()) or (self.action is not None and self.action.card == ref)

    @property
    def resources(self) -> tuple[str, ...]:
        """The resources that it names to pay with."""
        return self.action.cost.resources if self.action is not None and self.action.cost is not None else ()

    @property
    def kind(self) -> str:
        """`play ink`, `quest`, `answer`…"""
        if self.action is None:
            return "answer"
        return self.action.kind if self.action.cost is None else f"play {self.action.cost.kind}"

    def does(self, game: Profile) -> str:
        """As a When step says it, without the player: `plays elsa for its ink cost`, `chooses doc`."""
        return answer_words(self.answer or ()) if self.action is None else action_words(self.action, game)

    def step(self, game: Profile) -> str:
        """As a When step says it: `Ann plays elsa for its ink cost`."""
        return f"{self.player} {self.does(game)}"


class Case(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position and the moves played from it, legal or not; whatever shows a difference is such a case."""

    setup: SetupParams
    moves: tuple[Move, ...] = ()
