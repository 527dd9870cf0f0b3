"""Whether an effect can be done completely, found by a trial run: the guides require this, the book does not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.interpreter import Attempt, Context, resolve
from oracle.games.lorcana.rules.abilities.resolving import context_of
from oracle.games.lorcana.rules.events import Looked, Moved, Revealed, Shuffled, TookAtRandom
from oracle.games.lorcana.rules.state import NOWHERE, Object
from oracle.kernel.decisions import Answer, Decision, NeedsAnswer
from oracle.kernel.errors import IllegalAction, Undecided, UnfitChance
from oracle.kernel.run import Committed, Event
from oracle.language.effects import Node

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run

MOST_WAYS = 200
"""Maximum combinations of answers tried; an effect with more is assumed to be possible."""
_MADE_OF_OTHERS = (
    lang.Sequence, lang.If, lang.IfYouDo, lang.May, lang.OneOf, lang.EachPlayer, lang.ChoosePlayer,
)  # fmt: skip
"""Nodes that are complete if their parts are; declining, or a false condition, leaves nothing undone."""


class _Attempt(Attempt):
    """A trial run that records whether part of an effect was left undone."""

    __slots__ = ("left_undone",)
    left_undone: bool

    def happen(self, *events: Event) -> int:
        """Stop with success when hidden cards or chance would matter, since nobody knows them in advance."""
        if any(isinstance(event, Looked | Revealed | Shuffled | TookAtRandom) for event in events):
            raise Committed
        return super().happen(*events)

    def undone(self, node: Node, context: Context) -> None:
        """Parts about cards that nobody had to choose, or repeated by a count, never count as undone."""
        spoken_of = getattr(node, "it", None)
        nobody = spoken_of in context.bound and not context.bound[spoken_of]
        free = getattr(node, "least", 1) == 0 or bool(getattr(node, "all", None))
        counted = any(isinstance(getattr(node, name, None), Struct) for name in ("lore", "damage", "cards"))
        self.left_undone |= not (isinstance(node, _MADE_OF_OTHERS) or nobody or free or counted)


def can_be_done_whole(run: Run, player: str, thing: Object, effect: Node) -> bool:
    """Whether some combination of answers carries out an action's effect completely."""
    ways: list[tuple[Answer, ...]] = [()]
    for _ in range(MOST_WAYS):
        if not ways:
            return False
        answers = ways.pop()
        try:
            if _is_done(run, player, thing, effect, answers):
                return True
        except NeedsAnswer as question:
            decision = question.decision
            ways += [(*answers, Answer(decision.kind, taken)) for taken in _answers(decision)]
        except (Committed, UnfitChance, Undecided):
            return True
        except IllegalAction:
            continue
    return True


def _is_done(run: Run, player: str, thing: Object, effect: Node, answers: tuple[Answer, ...]) -> bool:
    attempt = _Attempt(run.game, run.state, answers)
    attempt.left_undone = False
    attempt.happen(Moved(object=thing.id, to=NOWHERE, verb="play"))
    here = attempt.state.where[thing.card]
    resolve(attempt, effect, context_of(player, here, thing.card))
    return not attempt.left_undone


def _answers(decision: Decision) -> Iterator[tuple[str, ...]]:
    """Every answer; those that take most come last, so that they are tried first."""
    sizes = range(decision.least, min(decision.most, len(decision.options)) + 1)
    return chain.from_iterable(combinations(decision.options, size) for size in sizes)
