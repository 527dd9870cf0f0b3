"""What a player does in one step, as plain data."""

from __future__ import annotations

from msgspec import Struct

from oracle.profiles import Profile
from oracle.protocol.messages import Action
from oracle.suite.phrases.action_words import action_words, answer_words


class Move(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One call: an action, or an answer to the question that is pending; exactly one of the two."""

    player: str
    action: Action | None = None
    answer: tuple[str, ...] | None = None
    if_asked: bool = False
    """Whether an answer is only given if there is such a question."""
    takes_back: bool = False
    """Whether an action takes back the one under way, so that it answers what that one asks."""

    @property
    def answers(self) -> bool:
        """Whether it settles a question instead of starting an action."""
        return self.action is None or self.takes_back

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
        if self.action is not None:
            return action_words(self.action, game)
        return answer_words(self.answer or ()) + (" if asked" if self.if_asked else "")

    def step(self, game: Profile) -> str:
        """As a When step says it: `Ann plays elsa for its ink cost`."""
        return f"{self.player} {self.does(game)}"
