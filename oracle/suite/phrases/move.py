"""A player's move in one step, as plain data."""

from __future__ import annotations

from msgspec import Struct

from oracle.profiles import Profile
from oracle.protocol.messages import Action
from oracle.suite.phrases.action_words import action_words, answer_words


class Move(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One call: either an action, or an answer to the pending question."""

    player: str
    action: Action | None = None
    answer: tuple[str, ...] | None = None
    if_asked: bool = False
    """Whether an answer is only given if there is such a question."""
    takes_back: bool = False
    """Whether an action takes back the current one, and so answers its question."""

    @property
    def answers(self) -> bool:
        """Whether it answers a question rather than starting an action."""
        return self.action is None or self.takes_back

    def is_about(self, ref: str) -> bool:
        """Whether it plays, uses or chooses the card."""
        return ref in (self.answer or ()) or (self.action is not None and self.action.card == ref)

    @property
    def resources(self) -> tuple[str, ...]:
        """The resources named as payment."""
        return self.action.cost.resources if self.action is not None and self.action.cost is not None else ()

    @property
    def kind(self) -> str:
        """`play ink`, `quest`, `answer`…"""
        if self.action is None:
            return "answer"
        return self.action.kind if self.action.cost is None else f"play {self.action.cost.kind}"

    def does(self, game: Profile) -> str:
        """As a When step without the player: `plays elsa for its ink cost`, `chooses doc`."""
        if self.action is not None:
            return action_words(self.action, game)
        return answer_words(self.answer or ()) + (" if asked" if self.if_asked else "")

    def step(self, game: Profile) -> str:
        """As a When step: `Ann plays elsa for its ink cost`."""
        return f"{self.player} {self.does(game)}"
