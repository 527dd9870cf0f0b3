"""Every manner by name, with what makes it from what makes the engine inside."""

from __future__ import annotations

from collections.abc import Callable

from tests.manners import actions, asking, forms, questions, remembering, showing, useful
from tests.manners.base import Inner, Manner

MANNERS: dict[str, Callable[[Inner], Manner]] = {
    "the-same": Manner,
    # Joined, parted, in another order.
    "may-with-choice": questions.MayWithChoice,
    "whether-then-which": questions.WhetherThenWhich,
    "whether-then-maybe": questions.WhetherThenMaybe,
    "one-by-one": questions.OneByOne,
    "later-first": questions.LaterFirst,
    "point-by-point": questions.PointByPoint,
    "modes-by-place": questions.ModesByPlace,
    "zero-apart": forms.ZeroApart,
    # With the action, or after it.
    "choices-with-action": actions.ChoicesWithAction,
    "asked-after": actions.AskedAfter,
    "really": actions.Really,
    "really-ends": actions.ReallyEnds,
    "checks-first": actions.ChecksFirst,
    "replays": actions.Replays,
    # More questions, or fewer.
    "asks-forced-choices": asking.AsksForced,
    "asks-forced-triggers": asking.AsksForcedTriggers,
    "asks-forced-words": asking.AsksForcedWords,
    "asks-everything": asking.AsksEverything,
    "asks-to-go-on": asking.AsksToGoOn,
    "asks-at-the-end": asking.AsksAtTheEnd,
    "asks-nothing-idle": asking.AsksNothingIdle,
    "takes-equals": asking.TakesEquals,
    # Only what can change anything.
    "offers-useful": useful.OffersUseful,
    "takes-useful": useful.TakesUseful,
    "never-back": useful.NeverBack,
    "useful-modes": useful.UsefulModes,
    "useful-point-by-point": useful.UsefulPointByPoint,
    "useful-zero-apart": useful.UsefulZeroApart,
    "useful-one-by-one": useful.UsefulOneByOne,
    "useful-by-place": useful.UsefulByPlace,
    "useful-one-kind": useful.UsefulOneKind,
    "useful-reversed": useful.UsefulReversed,
    "useful-is-asked": useful.UsefulIsAsked,
    "useful-and-not-idle": useful.UsefulAndNotIdle,
    # Other words.
    "yes-as-one": forms.YesAsOne,
    "may-as-option": forms.MayAsOption,
    "one-kind": forms.OneKind,
    "cards-as-choose": forms.CardsAsChoose,
    "reversed": forms.Reversed,
    "sorted": forms.Sorted,
    "random-ids": forms.RandomIds,
    "no-source": forms.NoSource,
    "always-source": forms.AlwaysSource,
    "silent": forms.Silent,
    "no-codes": forms.NoCodes,
    "own-codes": forms.OwnCodes,
    # What players know.
    "remembers-all": remembering.RemembersAll,
    "remembers-own": remembering.RemembersOwn,
    "remembers-resources": remembering.RemembersResources,
    # Another table.
    "waits-twice": showing.WaitsTwice,
    "waits-once": showing.WaitsOnce,
    "waits-nameless": showing.WaitsNameless,
    "forgets-at-once": showing.ForgetsAtOnce,
    "counts-resources": showing.CountsResources,
    "stacks-otherwise": showing.StacksAsSets,
    "shows-facedown": showing.ShowsFacedown,
    "other-chance": showing.OtherChance,
    "cards-shuffled": showing.CardsShuffled,
    "spells-otherwise": showing.SpellsOtherwise,
    "pays-at-the-end": showing.PaysAtTheEnd,
    "clears-the-board": showing.ClearsTheBoard,
    "stops-at-once": showing.StopsAtOnce,
    "leaves-the-turn": showing.LeavesTheTurn,
    "moves-on": showing.MovesOn,
    "waits-for-nothing": showing.WaitsForNothing,
    "asks-on": showing.AsksOn,
    "other-reasons": showing.OtherReasons,
}
"""Each is called with what makes the engine inside (`Inner`): the reference, or a mutant of it."""

__all__ = ["MANNERS", "Inner"]
