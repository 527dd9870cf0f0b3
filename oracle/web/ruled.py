"""The open conflicts that a line rests on, and the decisions on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from oracle.engines import reference_books as books
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.decisions_taken import DecisionTaken
from oracle.report.run.decided import decision_words
from oracle.suite.decisions.taking import Decisions, Taken
from oracle.suite.plan import Plan
from oracle.suite.run.resting import Rest
from oracle.suite.run.verdict import run_plan

Stance = Literal["same", "other", "unknown"]
"""Whether the reference takes the side that was decided."""


class Resting(NamedTuple):
    """An open conflict that a line rests on."""

    number: int
    question: str
    otherwise: tuple[str, ...] = ()
    """The documents under which it ends differently."""
    decided: str = ""
    """The decision on it, in words, even if it has expired."""
    stance: Stance | Literal["expired"] = "unknown"
    says: str = ""
    """The statement of the side for which it was decided."""


class Rulings:
    """Decisions, with the scenarios of the suite that they settle."""

    def __init__(self, decisions: Decisions = Decisions(), plans: Sequence[Plan] = ()) -> None:  # noqa: B008
        self._decisions = decisions
        settled = decisions.settle(plans)
        self.told: tuple[DecisionTaken, ...] = decisions.told(settled) if decisions.taken else ()
        self._stances = {one.name: _stance(one, decisions, plans) for one in decisions.applied}

    def of(self, game: str, edition: str, rests: Sequence[Rest | int]) -> Iterator[Resting]:
        """The conflicts that a line rests on, given as such or by number, each with the decision on it."""
        known = {one.number: one for one in books.catalogue(game).conflicts}
        for rest in rests:
            number = rest if isinstance(rest, int) else rest.number
            sides = known[number].side if number in known and not known[number].closed else ()
            if any(edition in side.readings for side in sides):
                otherwise = () if isinstance(rest, int) else rest.otherwise
                yield self._decided(Resting(number, known[number].question, otherwise), game, edition)

    def _decided(self, rest: Resting, game: str, edition: str) -> Resting:
        told = [one for one in self.told if (one.game, one.conflict) == (game, rest.number)]
        taken = self._decisions.on(game, rest.number)
        if taken is None:
            return rest._replace(decided=decision_words(told[-1]), stance="expired") if told else rest
        words = next(decision_words(one) for one in told if one.name == taken.name)
        return rest._replace(decided=words, stance=self._side(taken, edition), says=taken.side.says)

    def _side(self, taken: Taken, edition: str) -> Stance:
        if edition not in taken.side.readings:
            return "other"
        others = [one for one in taken.conflict.side if one is not taken.side]
        return self._stances[taken.name] if any(edition in one.readings for one in others) else "same"


def _stance(taken: Taken, decisions: Decisions, plans: Sequence[Plan]) -> Stance:
    """Which side the reference takes, judged by how it ends the scenarios that the decision settles."""
    edition, engine = PROFILES[taken.game].current, ReferenceEngine()
    alone = replace(decisions, taken=(taken,))
    settled = [plan for plan in alone.settle(plans) if edition in plan.settled]
    ends = {run_plan(plan, engine, edition, engine.initialize()).verdict for plan in settled}
    return "same" if ends == {"pass"} else "other" if ends == {"fail"} else "unknown"
