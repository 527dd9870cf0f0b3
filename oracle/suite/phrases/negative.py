"""The negative of a Then phrase: it holds where the phrase does not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from oracle.suite.play.failure import Failed
from oracle.suite.vectors.checks import Check, Is, IsNot, Not


class Negative:
    """Runs a phrase, and fails where it holds. Equal for the same phrase and words."""

    def __init__(self, function: Callable[..., Any], text: str, *, looks: bool) -> None:
        self.function = function
        self.text = text
        self.looks = looks

    def __call__(self, world: Any, *arguments: object) -> None:
        if self.looks:
            # A game that is over fails by itself; that is no sign of the negative.
            world.look()
        try:
            self.function(world, *arguments)
        except Failed:
            return
        raise Failed(self.text, self.text.replace(" not ", " ", 1))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Negative) and (self.function, self.text) == (other.function, other.text)

    def __hash__(self) -> int:
        return hash((self.function, self.text))


@cache
def opposite(seen: Callable[..., Iterable[Check]]) -> Callable[..., Iterable[Check]]:
    """What the negative looks at: that not all of what the phrase looks at holds. The same for the same phrase."""

    def not_all(*arguments: object) -> Iterable[Check]:
        checks = tuple(seen(*arguments))
        if len(checks) == 1 and isinstance(checks[0], Is):
            one = checks[0]
            other = Is if isinstance(one, IsNot) else IsNot
            yield other(at=one.at, values=one.values, viewer=one.viewer)
        else:
            yield Not(see=checks)

    return not_all
