"""Every manner by name."""

from __future__ import annotations

from collections.abc import Callable

from tests.manners import actions, questions, showing
from tests.manners.base import Manner

MANNERS: dict[str, Callable[..., Manner]] = {
    cls.__name__: cls
    for cls in (
        questions.MergesMayAndChoose,
        questions.AsksFirstWhether,
        questions.OneAfterTheOther,
        questions.NumbersAsPoints,
        questions.NumbersFromOne,
        questions.ModesByPosition,
        questions.OtherOrder,
        questions.YesIsOne,
        questions.ReversedOptions,
        questions.NoSources,
        questions.OneKind,
        questions.AsksWhetherToGoOn,
        actions.ChoicesWithTheAction,
        actions.TargetsAskedAfter,
        actions.ReallyAsks,
        actions.RandomIds,
        showing.WaitsTwice,
        showing.WaitsOnce,
        showing.ClearsTheBoard,
        showing.LeavesTheTurn,
        showing.RevealsNothingRefused,
    )
}
