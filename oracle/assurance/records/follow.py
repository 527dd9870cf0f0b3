"""Follows a record in every possible course of the game, to the first step that none of them explains.

It is lenient on purpose: every permitted manner of an engine opens further courses. If a course cannot be determined,
or there are too many, the record is not judged any further.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from oracle.assurance.records.actions import ANY_TIME, courses_of
from oracle.assurance.records.beginning import begin
from oracle.assurance.records.course import Course, Lost
from oracle.assurance.records.differs import Differs
from oracle.assurance.records.finding import Finding, Unexplained, finding_of
from oracle.assurance.records.model import Act, Answer, Seen
from oracle.assurance.records.reading import Broken, Record
from oracle.assurance.records.seeing import After, Judge, after_seeing
from oracle.kernel.errors import BREAKDOWNS, InputError
from oracle.protocol.display import shown
from oracle.suite.localisation import applied

MOST_COURSES = 64
"""The maximum number of courses that are followed in parallel."""
MOST_TRIES = 1_000
"""The maximum number of calls of the reference for one step of a record."""


class Followed(Struct, frozen=True, kw_only=True):
    """The result of one record."""

    name: str
    game: str
    edition: str
    engine: str = ""
    steps: int
    """The number of readable steps."""
    explained: int
    """The number of steps that a course of the game explains."""
    seen: int = 0
    """The number of comparisons."""
    courses: int = 1
    """The largest number of courses followed in parallel."""
    finding: Finding | None = None
    cannot_tell: str = ""
    """Why the record is not judged to its end."""
    line: int = 0
    """The line of the finding, or of the end of judging."""
    broken: Broken | None = None
    clauses: dict[str, int] = {}
    """Applied clauses → the number of steps."""


class _CannotTell(Exception):
    pass


class Follower:
    """Follows one record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.clauses: Counter[str] = Counter()
        self._tries = 0
        self._most = 1
        self._compared = 0
        self._dropped = False
        """Whether courses were dropped in the pending action, in which the engine asks in its own manner."""

    def followed(self, tick: Callable[[int], None] = lambda _: None) -> Followed:
        """Follow the record to its result; `tick` receives the number of finished steps."""
        done, line, found, why, broken = 0, 1, None, "", self.record.broken
        try:
            courses = self._begun()
            for number, step in self.record.steps:
                line, self._tries = number, 0
                courses = self._step(courses, step, After(seen=step.seen, closed=self._nobody_is_asked(done)))
                done += 1
                tick(done)
        except Unexplained as unexplained:
            found = finding_of(self.record, line, done, unexplained)
        except _CannotTell as reason:
            why = str(reason)
        except InputError as error:
            broken = Broken(line=line, why=shown(str(error), 300))
        setup, engine = self.record.start.setup, self.record.start.engine
        return Followed(
            name=self.record.name, game=setup.game, edition=setup.edition,
            engine="" if engine is None else shown(f"{engine.name} {engine.version}".strip(), 200),
            steps=len(self.record.steps), explained=done, seen=self._compared, courses=self._most, finding=found,
            cannot_tell=why, line=line if found or why else 0, broken=broken, clauses=dict(self.clauses),
        )  # fmt: skip

    def _begun(self) -> list[Course]:
        start = self.record.start
        self.judge = Judge.of(start)
        try:
            course = begin(start.setup, self.record.names, start.unordered)
            differs: list[Differs] = []
            after = After(seen=start.seen, closed=start.seen.table is None)
            courses = list(after_seeing(course, after, self.judge, self._spend, differs))
        except Lost as lost:
            raise _CannotTell(str(lost)) from None
        if not courses:
            self._no_course([course], None, differs)
        return courses

    def _nobody_is_asked(self, step: int) -> bool:
        """Whether an action comes after a step that leaves a question open."""
        following = self.record.steps[step + 1 : step + 2]
        return any(
            isinstance(one, Act) and one.status == "accepted" and one.action.kind not in ANY_TIME
            for _, one in following
        )

    def _spend(self) -> None:
        self._tries += 1
        if self._tries > MOST_TRIES:
            raise Lost("there are more courses of the game than can be tried")

    def _step(self, courses: list[Course], step: Act | Answer, after: After) -> list[Course]:
        differs: list[Differs] = []
        reached: list[Course] = []
        senseless: list[InputError] = []
        try:
            for course in courses:
                try:
                    self._one_step(course, step, after, reached, differs)
                except InputError as error:
                    # It may name something that exists only in another course.
                    senseless.append(error)
        except Lost as lost:
            raise _CannotTell(str(lost)) from None
        except (*BREAKDOWNS, RecursionError) as error:
            raise _CannotTell(f"the reference crashed: {type(error).__name__} {error}") from None
        if senseless and not reached and not differs:
            raise senseless[0]
        if step.seen != Seen():
            self._compared += 1
        reached = self._exact(reached, step)
        if not reached:
            self._no_course(courses, step, differs)
        for clause in applied(reached[0].last):
            self.clauses[clause] += 1
        self._most = max(self._most, len(reached))
        return reached

    def _one_step(
        self, course: Course, step: Act | Answer, after: After, reached: list[Course], differs: list[Differs]
    ) -> None:
        for told in courses_of(course, step, self._spend, differs):
            for one in after_seeing(told, after, self.judge, self._spend, differs):
                _join(reached, one)
            if len(reached) > MOST_COURSES:
                raise Lost("more courses of the game are possible than can be followed")

    def _exact(self, reached: list[Course], step: Act | Answer) -> list[Course]:
        """Only the courses at the same point as the engine, if there are any."""
        if isinstance(step, Act):
            self._dropped = False
        exact = [course for course in reached if not course.free]
        if not exact or len(exact) == len(reached):
            return reached
        self._dropped = True
        return exact

    def _no_course(self, courses: list[Course], step: Act | Answer | None, differs: list[Differs]) -> None:
        """Raise the result of a step that no course explains."""
        rests = {number for course in courses for number in course.reference.rests_on}
        rests |= {number for one in differs for number in one.course.reference.rests_on}
        if rests:
            which = ", ".join(map(str, sorted(rests)))
            raise _CannotTell(f"the game rests on what the rules leave open (conflict {which})")
        if self._dropped and not isinstance(step, Act):
            raise _CannotTell("the engine may ask in a manner of its own")
        if any(course.assumed for course in courses):
            raise _CannotTell("the record does not say what was asked")
        if any(one.course.guessed for one in differs):
            raise _CannotTell("a question that the record does not answer has more answers than can be tried")
        unjudged = next((one.unjudged for one in differs if one.unjudged), "")
        if unjudged:
            raise _CannotTell(unjudged)
        if not differs:
            raise _CannotTell("nothing says what was answered")
        raise Unexplained(courses[0], step, min(differs, key=lambda one: one.weight))


def _join(courses: list[Course], course: Course) -> None:
    """Add a course, or merge it with another."""
    for place, one in enumerate(courses):
        if (both := one.joined(course)) is not None:
            courses[place] = both
            return
    courses.append(course)


def follow(record: Record, tick: Callable[[int], None] = lambda _: None) -> Followed:
    """Follow a record: the first step that no course of the game explains, or why it cannot be judged."""
    return Follower(record).followed(tick)
