"""The symptom of a failure, compared with the reference: the kind of the first difference, its clause, and its
subject.

One fault of an engine makes scenarios of many clauses fail, but mostly in one way: it accepts what one clause refuses,
or omits what one clause does.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from oracle.engines.games import binding
from oracle.kernel.rules import Applied, makers
from oracle.profiles import PROFILES
from oracle.protocol.messages import Position, Reply
from oracle.protocol.results import Deviation, LooksKind, Result, StepResult
from oracle.suite import localisation as blame
from oracle.suite.localisation import Mismatch
from oracle.suite.play.failure import REFUSED
from oracle.suite.run.follow import Asking, Followed, StepSeen
from oracle.suite.table.changes import EVERYTHING
from oracle.suite.table.wording import general_words, rows_between


class Symptom(NamedTuple):
    """How a failure differs from the reference; failures with a common fault mostly have the same symptom."""

    kind: LooksKind
    clause: str
    """The clause of the reference's refusal, question or change; else the clause of the action."""
    what: str
    """The difference on the table, or the engine's refusal, in words without names and numbers."""


class _Told:
    """A call of the reference as it was followed. Implements `oracle.suite.localisation.Seen`."""

    def __init__(self, asking: Asking, carrying: frozenset[str]) -> None:
        self.reply: Reply = asking.reply
        self.rules: tuple[Applied, ...] = asking.rules
        self.subjects = tuple(frozenset(one.about) for one in asking.events)
        self._deciding = tuple(rule for rule in asking.rules if rule.rule not in carrying)

    @cached_property
    def _makers(self) -> tuple[Applied | None, ...]:
        return makers(self._deciding, len(self.subjects))

    def makers(self) -> tuple[Applied | None, ...]:
        """The innermost rule of each event, among the rules that decide what happens."""
        return self._makers


def symptom_of(result: Result, seen: Followed) -> Symptom | None:
    """The symptom of a failed scenario, with `seen` as the reference's play; None if no step failed."""
    place = next((place for place, step in enumerate(result.steps) if step.status == "failed"), None)
    if place is None:
        return None
    failed, reached = result.steps[place], seen.steps[: place + 1]
    whens = [step for step in reached if step.keyword == "when"]
    deviation = failed.deviation or Deviation()
    asked = deviation.kind == "question"
    if asked and len(whens) > 1 and reached[-1].keyword == "when":
        # The question that this step answers should have been asked by the one before.
        return Symptom("question", blame.asking(_calls(whens[-2], seen.game)), "")
    if not whens:
        return None
    last, calls = whens[-1], _calls(whens[-1], seen.game)
    if deviation.kind == "reply" and deviation.found == REFUSED:
        kind: LooksKind = "clause" if last.ending == REFUSED else "refused"
        return Symptom(kind, last.clause or blame.acting(calls), _refusal(deviation, failed, last))
    if last.ending == REFUSED:
        return Symptom("accepted", last.clause, "")
    if asked:
        return Symptom("question", blame.asking(calls), "")
    return _of_tables(result, last, calls)


def _calls(step: StepSeen, game: str) -> Sequence[_Told]:
    return [_Told(call, binding(game).carrying) for call in step.calls]


def _refusal(deviation: Deviation, failed: StepResult, last: StepSeen) -> str:
    """The code of the refusal, or without one its message, without names and numbers."""
    if deviation.code:
        return f"{REFUSED} by {deviation.code}"
    return failed.actual if last.before is None else _normalised(failed.actual, last.before.position)


def _normalised(text: str, position: Position) -> str:
    """An engine's words without names and numbers of this game: `hero has 3 damage` → `CARD has N damage`."""
    refs = {card.ref for card in position.cards}
    players = {player.name for player in position.players}
    for names, word in ((refs, "CARD"), (players, "PLAYER")):
        known = sorted(names, key=lambda name: (-len(name), name))
        if known:
            text = re.sub(r"(?<![\w-])(?:" + "|".join(map(re.escape, known)) + r")(?![\w-])", word, text)
    return " ".join(re.sub(r"\b\d+\b", "N", text).split())


def _of_tables(result: Result, last: StepSeen, calls: Sequence[_Told]) -> Symptom | None:
    if result.after is None or last.after is None:
        return None
    game, position = PROFILES[result.game], last.after.position
    rows = [Mismatch(*row) for row in rows_between(last.after, result.after, game, EVERYTHING)]
    what = ", ".join(sorted({general_words(mismatch.row.at, game) for mismatch in rows}))
    for mismatch in [blame.first_of(calls, rows), *rows] if rows else ():
        if clause := blame.changed_by(calls, mismatch.row, position, game):
            return Symptom("table", clause, what)
    return Symptom("more", blame.acting(calls), what)
