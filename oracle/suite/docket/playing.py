"""The changes from deciding a conflict, found by playing scenarios with a side's answers in place of a document's own.

This works only for conflicts whose sides differ in the code by a question of the edition, or by a replaced rule (`asks`
in the register). A scenario is played under one document of each side. It is played again for each other side that
answers any of its questions differently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from oracle.book.catalogue import Conflict
from oracle.engines import reference_books as books
from oracle.kernel.asked import Asked, Instead
from oracle.profiles import PROFILES
from oracle.suite.docket.entries import Played, Shift
from oracle.suite.impact.scenarios import Differing, differing
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Followed, Listening, follow

Progress = Callable[[int, int, str], None]
"""Called with the number of scenarios done, the total, and the feature."""


def play(game: str, conflicts: Iterable[Conflict], plans: Sequence[Plan], progress: Progress) -> dict[int, Played]:
    """Conflict → what playing these scenarios of a game has shown; only conflicts that can be played."""
    playing = [_Playing(game, one) for one in conflicts if one.asks and not one.closed]
    for done, plan in enumerate(plans, start=1):
        runs: dict[str, _Run] = {}
        for one in playing:
            for edition in one.documents(plan):
                if edition not in runs:
                    runs[edition] = _Run(game, plan, edition)
                one.look(runs[edition])
        progress(done, len(plans), plan.feature)
    return {one.conflict.number: one.played for one in playing}


class _Run:
    """A scenario played under a document."""

    def __init__(self, game: str, plan: Plan, edition: str) -> None:
        self.plan = plan
        self.edition = edition
        self.asked: Asked = books.listener(game)
        engine = Listening(tells=False, asked=self.asked)
        self.followed: Followed = follow(plan, engine, edition)
        self.rests_on = frozenset(engine.rests_on)


class _Playing:
    """One conflict, and the findings about it so far."""

    def __init__(self, game: str, conflict: Conflict) -> None:
        self.conflict = conflict
        self._game = game
        self._runs = self._again = 0
        self._shifts: list[list[Shift]] = [[] for _ in conflict.side]

    @property
    def played(self) -> Played:
        return Played(runs=self._runs, again=self._again, shifts=tuple(map(tuple, self._shifts)))

    def documents(self, plan: Plan) -> Iterator[str]:
        """For each side, one of its documents under which the scenario runs."""
        for side in self.conflict.side:
            yield from [reading for reading in side.readings if reading in plan.editions][:1]

    def look(self, run: _Run) -> None:
        """Play the scenario again for each side that answers differently."""
        self._runs += 1
        names = set(self.conflict.asks) & (run.asked.questions.keys() | run.asked.rules)
        for side, shifts in zip(self.conflict.side, self._shifts, strict=True) if names else ():
            if run.edition in side.readings:
                continue
            instead = _instead(self._game, run.edition, side.readings[0], names)
            if instead is not None:
                self._again += 1
                shifts += self._shift(run, instead)

    def _shift(self, run: _Run, instead: Instead) -> Iterator[Shift]:
        """How the scenario ends with other answers; None if it ends the same."""
        engine = Listening(tells=False, asked=instead)
        found = differing(run.followed, follow(run.plan, engine, run.edition), PROFILES[self._game])
        if found is None:
            return
        before, after = _told(found)
        own = {self.conflict.number}
        yield Shift(
            case=found.case,
            edition=run.edition,
            manner="played",
            step=found.step,
            before=before,
            after=after,
            comes=tuple(sorted(engine.rests_on - run.rests_on - own)),
            goes=tuple(sorted(run.rests_on - engine.rests_on - own)),
        )


def _instead(game: str, edition: str, reading: str, names: set[str]) -> Instead | None:
    """The reading's different answers to these questions and rules."""
    answers, rules = books.differing(game, edition, reading)
    instead = Instead(
        {name: answers[name][1] for name in sorted(names & answers.keys())},
        {name: rules[name][1] for name in sorted(names & rules.keys())},
    )
    return instead if instead.answers or instead.rules else None


def _told(found: Differing) -> tuple[str, str]:
    """The first difference, on both sides of it."""
    if found.a.said != found.b.said:
        return found.a.said, found.b.said
    if found.changes:
        first = found.changes[0]
        return f"{first.what}: {first.before}", f"{first.what}: {first.after}"
    return found.a.verdict, found.b.verdict
