"""Takes decisions: checks each against the register and the scenarios, and settles the disputed scenarios.

A decision settles what a document leaves open. If documents differ, each of them decides, and a decision may only
follow the current edition: for any other side, an undisputed scenario would end differently.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from oracle.book.catalogue import Conflict, Side
from oracle.engines import reference_books as books
from oracle.kernel.errors import InputError
from oracle.profiles import PROFILES
from oracle.protocol.decisions_taken import DecisionTaken
from oracle.suite.decisions.entry import Decision
from oracle.suite.docket.deciding import rows_of_side, shifts
from oracle.suite.docket.entries import Shift
from oracle.suite.docket.playing import play
from oracle.suite.phrases.calls import rows_under
from oracle.suite.plan import OPEN_QUESTION, Plan, Settled

Suite = Callable[[], Sequence[Plan]]
"""The suite's own scenarios, loaded on demand."""


class Refused(InputError):
    """A decision that cannot be taken; `case` names the scenario that shows this, if any."""

    def __init__(self, where: str, wrong: str, right: str = "", case: str = "") -> None:
        super().__init__(where, wrong, right)
        self.case = case

    def __reduce__(self) -> tuple[type[Refused], tuple[object, ...]]:
        return type(self), (self.where, self.wrong, self.right, self.case)


class Taken(Struct, frozen=True, kw_only=True):
    """A decision with its conflict and its side."""

    name: str
    decision: Decision
    game: str
    expired: bool

    @property
    def conflict(self) -> Conflict:
        """The conflict that it decides."""
        return next(one for one in books.catalogue(self.game).conflicts if one.number == self.decision.conflict)

    @property
    def side(self) -> Side:
        """The side for which it decides."""
        return _sides(self.conflict, self.decision.outcome)[0]


class Decisions(Struct, frozen=True, kw_only=True):
    """Decisions that can be taken together."""

    taken: tuple[Taken, ...] = ()
    """By name."""
    today: datetime.date | None = None
    files: tuple[Path, ...] = ()
    """The files and folders that they were read from."""

    @property
    def digests(self) -> dict[str, str]:
        """Name → SHA-256 of each decision that is applied."""
        return {one.name: one.decision.digest for one in self.applied}

    @property
    def applied(self) -> tuple[Taken, ...]:
        """Those that have not expired."""
        return tuple(one for one in self.taken if not one.expired)

    def on(self, game: str, conflict: int) -> Taken | None:
        """The decision that is applied to a conflict."""
        return next((one for one in self.applied if (one.game, one.decision.conflict) == (game, conflict)), None)

    def settle(self, plans: Iterable[Plan]) -> tuple[Plan, ...]:
        """The scenarios, the disputed ones with only the outcomes that the decisions leave.

        Raises Refused if they leave none.
        """
        return tuple(self._settled(plan) for plan in plans)

    def told(self, plans: Iterable[Plan]) -> tuple[DecisionTaken, ...]:
        """The decisions as a report names them. `plans`: the scenarios, settled."""
        own = [plan for plan in plans if plan.open_questions]
        return tuple(self._told(one, [plan for plan in own if _is_about(one, plan)]) for one in self.taken)

    def _told(self, one: Taken, plans: Sequence[Plan]) -> DecisionTaken:
        settles = tuple(
            plan.case for plan in plans if any(one.name in each.decisions for each in plan.settled.values())
        )
        decision, checked = one.decision, one.decision.until is None or self.today is not None
        return DecisionTaken(
            name=one.name,
            game=one.game,
            conflict=decision.conflict,
            outcome=decision.outcome,
            reason=decision.reason,
            who=decision.who,
            date=decision.date,
            until=decision.until,
            standing="expired" if one.expired else "holds" if checked else "not checked",
            settles=settles,
            leaves=() if one.expired else tuple(plan.case for plan in plans if plan.case not in settles),
            digest=decision.digest,
        )

    def _settled(self, plan: Plan) -> Plan:
        if not plan.open_questions:
            return plan
        found: dict[str, Settled] = {}
        for one in self.applied:
            if _is_about(one, plan):
                for edition, settled in _rows_left(one, plan):
                    found[edition] = _both(found.get(edition), settled, plan.case)
        return replace(plan, settled=found) if found else plan


def take(decisions: Mapping[str, Decision], suite: Suite, today: datetime.date | None = None) -> Decisions:
    """The decisions by name, checked. `suite` gives the suite's own scenarios, which show what a decision changes.

    Raises Refused for a conflict that nobody can decide, an unregistered side, a contradicting decision, and an
    undisputed scenario that would end differently.
    """
    taken: list[Taken] = []
    for name, decision in sorted(decisions.items()):
        one = Taken(name=name, decision=decision, game=_game_of(name, decision), expired=decision.expired(today))
        _check_open(one)
        _check_side(one)
        if (other := next((each for each in taken if each.conflict == one.conflict and not each.expired), None)) and (
            not one.expired
        ):
            _refuse_second(one, other)
        taken.append(one)
    found = Decisions(taken=tuple(taken), today=today)
    for one in found.applied:
        _check_undisputed(one, suite)
    return found


def _game_of(name: str, decision: Decision) -> str:
    known = {one.number: game for game in PROFILES for one in books.catalogue(game).conflicts}
    if decision.conflict not in known:
        raise Refused(name, f"there is no conflict {decision.conflict}", "`tcg-oracle conflicts` lists them")
    return known[decision.conflict]


def _check_open(one: Taken) -> None:
    conflict = one.conflict
    if conflict.closed:
        raise Refused(one.name, f"conflict {conflict.number} is closed: {conflict.closed}", "withdraw the decision")
    if conflict.kind != "outcome":
        why = f"conflict {conflict.number} is one of words: no game ends differently by it"
        raise Refused(one.name, why, "withdraw the decision")


def _check_side(one: Taken) -> None:
    count = len(_sides(one.conflict, one.decision.outcome))
    if count != 1:
        told = " | ".join(side.outcome or "" for side in one.conflict.side)
        which = "no side" if not count else "several sides"
        wrong = f'"{one.decision.outcome}" is the outcome of {which} of conflict {one.decision.conflict}'
        raise Refused(one.name, wrong, f"its sides: {told}")


def _sides(conflict: Conflict, words: str) -> list[Side]:
    """The sides with this outcome: as a whole, or as one of its rows."""
    wanted = _plain(words)
    whole = [side for side in conflict.side if _plain(side.outcome or "") == wanted]
    return whole or [side for side in conflict.side if wanted in map(_plain, rows_of_side(side))]


def _plain(words: str) -> str:
    return " ".join(words.casefold().split()).strip(" .")


def _refuse_second(one: Taken, other: Taken) -> None:
    number = one.decision.conflict
    if one.side != other.side:
        why = f'{other.name} decides conflict {number} to the contrary, "{other.decision.outcome}"'
        raise Refused(one.name, why, "withdraw one of them")
    raise Refused(one.name, f"{other.name} has decided conflict {number} already", "withdraw one of them")


def _check_undisputed(one: Taken, suite: Suite) -> None:
    """Refuse to overrule the current edition, if an undisputed scenario shows that it would be."""
    current = PROFILES[one.game].current
    if current in one.side.readings or not any(current in side.readings for side in one.conflict.side):
        return
    shift = next(_undisputed(one, suite(), current), None)
    if shift is not None:
        told = f'"{shift.before}"' + (f' and would be "{shift.after}"' if shift.after else " and would not be shown")
        step = f"{shift.step}: " if shift.step else ""
        why = f"{shift.case}, which nobody disputes, ends differently: under {current} {step}it is {told}"
        raise Refused(one.name, why, f"{current} decides this; propose another rule instead", shift.case)


def _undisputed(one: Taken, plans: Sequence[Plan], current: str) -> Iterator[Shift]:
    """The scenarios with one outcome under the current edition that it would change: as written, then as played."""
    own = [plan for plan in plans if plan.game == one.game and current in plan.editions and not plan.open_questions]
    tagged = [plan for plan in own if str(one.decision.conflict) in plan.conflicts]
    yield from (shift for shift in shifts(one.conflict, one.side, tagged) if shift.edition == current)
    if one.conflict.asks:
        place = one.conflict.side.index(one.side)
        for plan in own:
            played = play(one.game, [one.conflict], [plan], lambda *_: None)[one.decision.conflict]
            yield from (shift for shift in played.shifts[place] if shift.edition == current)


def _is_about(one: Taken, plan: Plan) -> bool:
    return plan.game == one.game and str(one.decision.conflict) in plan.conflicts


def _rows_left(one: Taken, plan: Plan) -> Iterator[tuple[str, Settled]]:
    """Edition → the remaining rows if the document contradicts itself and the register assigns each row to a side."""
    for shift in shifts(one.conflict, one.side, [plan]):
        if shift.manner != "settled":
            continue
        rows = [
            row for call in plan.calls if call.text.startswith(OPEN_QUESTION) for row in rows_under(call, shift.edition)
        ]
        own = rows_of_side(one.side)
        kept = tuple(place for place, row in enumerate(rows) if row in own)
        if kept:
            yield shift.edition, Settled((one.name,), kept, len(rows))


def _both(before: Settled | None, settled: Settled, case: str) -> Settled:
    """The outcomes that two decisions leave together. Raises Refused if there are none."""
    if before is None:
        return settled
    kept = tuple(place for place in before.kept if place in settled.kept)
    if not kept:
        names = " and ".join((*before.decisions, *settled.decisions))
        raise Refused(settled.decisions[0], f"{names} leave no outcome of {case}", "withdraw one of them", case)
    return Settled((*before.decisions, *settled.decisions), kept, settled.of)
