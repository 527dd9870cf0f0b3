"""Every manner by name, with what makes it from what makes the engine inside."""

from __future__ import annotations

from tests.manners import questions
from tests.manners.base import Inner, Manner

MANNERS: dict[str, type[Manner]] = {
    "the-same": Manner,
    "may-with-choice": questions.MayWithChoice,
    "whether-then-which": questions.WhetherThenWhich,
    "one-by-one": questions.OneByOne,
    "several-at-once": questions.SeveralAtOnce,
    "later-first": questions.LaterFirst,
    "number-last": questions.NumberLast,
    "point-by-point": questions.PointByPoint,
    "modes-by-place": questions.ModesByPlace,
}
"""Each is called with what makes the engine inside (`Inner`): the reference, or a mutant of it."""

__all__ = ["MANNERS", "Inner"]
