"""Compares two editions or readings of a game by playing every scenario under both.

A scenario is played under the second only if the rules asked the first a question that the second answers differently;
otherwise both have the same outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from oracle.book.catalogue import number_key
from oracle.engines import reference_books as books
from oracle.engines.reference_books import Both
from oracle.kernel.asked import Asked, Instead
from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Observation
from oracle.protocol.results import Change, Verdict
from oracle.suite.errors import InvalidWordsError
from oracle.suite.impact.citing import Cited, cited
from oracle.suite.impact.documents import Between, between
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Ending, Followed, Listening, StepSeen, follow
from oracle.suite.table.changes import every_difference
from oracle.suite.table.wording import told_in_full

Progress = Callable[[int, int, str], None]
"""Called after every scenario with the number done, the total, and the feature."""

Kind = Literal["outcome", "passing", "clause", "expectation"]
"""What differs: the outcome or what is allowed; only the table in the middle of an action; only the refusing clause;
only whether a Then step holds.
"""
KINDS: tuple[Kind, ...] = ("outcome", "passing", "clause", "expectation")

SETTING_UP = "Given the position"


class Question(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A rules question that the two answer differently."""

    name: str
    asks: str
    a: str
    b: str
    clauses: tuple[str, ...] = ()
    """Clauses whose code asked it in some scenario."""
    cases: tuple[str, ...] = ()
    """Scenarios in which it was asked and whose outcomes differ."""


class Side(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One scenario under one of the two."""

    edition: str
    written: bool
    """Whether the scenario is meant for it."""
    verdict: Verdict
    ending: Ending
    said: str
    """The result of the step at which the two diverge."""
    clause: str = ""
    """The refusing clause, if any."""
    failed: str = ""
    """The first step that fails here."""
    expected: str = ""
    actual: str = ""
    only: tuple[str, ...] = ()
    """Clauses applied in this step here but not on the other side."""
    table: Observation | None = None


class Differing(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario whose outcomes under the two differ."""

    case: str
    scenario: str
    feature: str
    line: int
    clauses: tuple[str, ...]
    kind: Kind
    step: str
    """The step at which the two diverge."""
    step_line: int
    a: Side
    b: Side
    changes: tuple[Change, ...] = ()
    """Differences between the two tables after this step."""
    questions: tuple[str, ...] = ()
    """Names of the questions and replaced rules that cause the difference."""


class Impact(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The complete comparison."""

    game: str
    a: str
    b: str
    played: int
    """Scenarios played under the first."""
    again: int
    """How many of these were played under the second too: the others asked nothing that the two answer differently."""
    questions: tuple[Question, ...]
    scenarios: tuple[Differing, ...]
    documents: Between
    cited: tuple[Cited, ...] = ()
    """Every clause that is not the same in both, with what cites it."""


def edition_named(text: str) -> tuple[Profile, str]:
    """`lorcana/2.1`, or `2.1` if only one game has it. Raises InvalidWordsError, listing all known ones."""
    known = {f"{game.id}/{edition}": (game, edition) for game in PROFILES.values() for edition in game.editions}
    meant = [name for name in known if text == name or text == name.partition("/")[2]]
    if len(meant) != 1:
        wrong = f'there is no edition or reading "{text}"' if not meant else f'several games have "{text}"'
        raise InvalidWordsError(f"{wrong}; known: {', '.join(known)}")
    return known[meant[0]]


class Other(Protocol):
    """Plays a scenario under the second of two."""

    def __call__(self, plan: Plan, asked: Asked, *, tells: bool) -> Followed: ...


Watch = Callable[[Plan, Followed, Differing | None], None]
"""Called after every scenario with its run under the first of the two, and with the difference."""


def impact(
    plans: Iterable[Plan],
    game: Profile,
    a: str,
    b: str,
    progress: Progress | None = None,
    watch: Watch | None = None,
) -> Impact:
    """Compare two editions or readings of a game over these scenarios."""
    own = [plan for plan in plans if plan.game == game.id]

    def other(plan: Plan, asked: Asked, *, tells: bool) -> Followed:
        return follow(plan, Listening(tells=tells, asked=asked), b)

    comparison = Comparison(game, a, *books.differing(game.id, a, b), other)
    found = comparison.over(own, progress, watch)
    questions = comparison.questions(found)
    known = books.catalogue(game.id)
    documents = between(known, a, b, asked=reasons(questions, a, b), resting=resting(found, questions))
    return Impact(
        game=game.id,
        a=a,
        b=b,
        played=len(own),
        again=comparison.again,
        questions=questions,
        scenarios=tuple(found),
        documents=documents,
        cited=cited(known, documents, own, a, b, [one.case for one in found]),
    )


class Comparison:
    """An edition and something else, by their different answers and rules, and the results of the scenarios so far.

    `other` plays a scenario under the second, and records or replaces what is asked.
    """

    def __init__(
        self, game: Profile, a: str, answers: Mapping[str, Both], rules: Mapping[str, Both], other: Other
    ) -> None:
        self.game = game
        self.a = a
        self.answers, self.rules = answers, rules
        self._other = other
        self.clauses: dict[str, set[str]] = {}
        """Question → the clauses whose code has asked it."""
        self.again = 0

    def over(
        self, plans: Sequence[Plan], progress: Progress | None = None, watch: Watch | None = None
    ) -> list[Differing]:
        """Compare over these scenarios, all of the game; those that differ most come first."""
        found: list[Differing] = []
        for done, plan in enumerate(plans, start=1):
            one, differs = self.compare(plan)
            found += [] if differs is None else [differs]
            if watch is not None:
                watch(plan, one, differs)
            if progress is not None:
                progress(done, len(plans), plan.feature)
        return sorted(found, key=lambda one: (KINDS.index(one.kind), number_key(one.feature), one.line, one.case))

    def compare(self, plan: Plan) -> tuple[Followed, Differing | None]:
        asked = books.listener(self.game.id)
        one = follow(plan, Listening(asked=asked), self.a)
        touched = sorted((asked.questions.keys() & self.answers.keys()) | (asked.rules & self.rules.keys()))
        if not touched:
            return one, None
        self.again += 1
        # Describing each step takes most of the time, and most scenarios do not differ.
        other = self._other(plan, asked, tells=False)
        for name in touched:
            self.clauses.setdefault(name, set()).update(asked.questions.get(name, ()))
        if _parting(one, other, self.game) is None:
            return one, None
        other = self._other(plan, asked, tells=True)
        found = differing(one, other, self.game)
        return one, None if found is None else replace(found, questions=self._causes(plan, one, touched))

    def _causes(self, plan: Plan, one: Followed, touched: list[str]) -> tuple[str, ...]:
        """The differences that each change the outcome alone; all of them if it takes several at once."""
        if len(touched) == 1:
            return tuple(touched)
        alone = []
        for name in touched:
            instead = Instead(
                {name: self.answers[name][1]} if name in self.answers else {},
                {name: self.rules[name][1]} if name in self.rules else {},
            )
            other = follow(plan, Listening(tells=False, asked=instead), self.a)
            if _parting(one, other, self.game) is not None:
                alone.append(name)
        return tuple(alone or touched)

    def questions(self, found: Sequence[Differing]) -> tuple[Question, ...]:
        """Every difference, with its effects."""
        words = books.questions(self.game.id)
        asked = [
            Question(
                name=name,
                asks=words.get(name, "") or name.replace("_", " "),
                a=answer_words(mine),
                b=answer_words(theirs),
                clauses=books.sorted_numbers(self.clauses.get(name, ())),
                cases=tuple(one.case for one in found if name in one.questions),
            )
            for name, (mine, theirs) in self.answers.items()
        ]
        replaced = [
            Question(
                name=name,
                asks=f"{name.replace('_', ' ').capitalize()}: which rule is it?",
                a=answer_words(mine),
                b=answer_words(theirs),
                clauses=books.clauses_of_rule(self.game.id, name),
                cases=tuple(one.case for one in found if name in one.questions),
            )
            for name, (mine, theirs) in self.rules.items()
        ]
        return (*asked, *replaced)


# --- two runs of a scenario ------------------------------------------------------------------------------


Parting = tuple[StepSeen | None, StepSeen | None, Kind]
"""The steps at which two runs diverge; None on both sides if the position itself differs."""


def differing(one: Followed, other: Followed, game: Profile) -> Differing | None:
    """The first point at which two runs of a scenario differ, and the difference; None if they do not."""
    parting = _parting(one, other, game)
    return None if parting is None else _at(one, other, *parting, game)


def _parting(one: Followed, other: Followed, game: Profile) -> Parting | None:
    if one.start is None or other.start is None:
        same = one.start is other.start and one.message == other.message
        return None if same else (None, None, "outcome")
    pairs = list(zip_longest(one.whens, other.whens))
    apart = [(mine, theirs) for mine, theirs in pairs if _part(mine, theirs, game)]
    if apart:
        lasting = any(_part(mine, theirs, game, fleeting=False) for mine, theirs in apart)
        return (*apart[0], "outcome" if lasting else "passing")
    for mine, theirs in pairs:
        if mine is not None and theirs is not None and mine.clause != theirs.clause:
            return mine, theirs, "clause"
    for mine, theirs in zip(one.steps, other.steps, strict=True):
        if mine.status != theirs.status:
            return mine, theirs, "expectation"
    return None


def _part(mine: StepSeen | None, theirs: StepSeen | None, game: Profile, *, fleeting: bool = True) -> bool:
    """Whether a step ends differently; `fleeting`: also if only the tables differ in the middle of an action."""
    if mine is None or theirs is None or mine.after is None or theirs.after is None:
        return mine is not theirs
    if mine.ending != theirs.ending:
        return True
    rows = every_difference(mine.after, theirs.after, game)
    under_way = mine.after.decision is not None and theirs.after.decision is not None
    return any(fleeting or not under_way or row.at[0] == "question" for row in rows)


def _at(
    one: Followed, other: Followed, mine: StepSeen | None, theirs: StepSeen | None, kind: Kind, game: Profile
) -> Differing:
    there = mine or theirs
    tables = [None if step is None else step.after for step in (mine, theirs)]
    return Differing(
        case=one.case,
        scenario=one.scenario,
        feature=one.feature,
        line=one.line,
        clauses=one.clauses,
        kind=kind,
        step=SETTING_UP if there is None else there.text,
        step_line=one.line if there is None else there.line,
        a=_side(one, mine, theirs),
        b=_side(other, theirs, mine),
        changes=() if tables[0] is None or tables[1] is None else told_in_full(tables[0], tables[1], game),
    )


def _side(seen: Followed, here: StepSeen | None, there: StepSeen | None) -> Side:
    failed = seen.failed
    return Side(
        edition=seen.edition,
        written=seen.written,
        verdict=seen.verdict,
        ending="unsupported" if here is None else here.ending,
        said=seen.message or "not reached" if here is None else here.said,
        clause="" if here is None else here.clause,
        failed="" if failed is None else failed.text,
        expected="" if failed is None else failed.expected,
        actual="" if failed is None else failed.actual,
        only=() if here is None or there is None else _only(here, there),
        table=seen.start if here is None else here.after,
    )


def _only(here: StepSeen, there: StepSeen) -> tuple[str, ...]:
    applied, others = _clauses(here), set(_clauses(there))
    return tuple(clause for clause in applied if clause not in others)


def _clauses(step: StepSeen) -> tuple[str, ...]:
    """The clauses applied in a step, each once, in order of use."""
    return tuple(dict.fromkeys(c for call in step.calls for rule in call.rules for c in rule.clauses))


# --- the result -------------------------------------------------------------------------------------


def answer_words(answer: object) -> str:
    """An edition's answer, for people."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if answer is None:
        return "nothing"
    if callable(answer):
        return books.function_words(answer)
    if isinstance(answer, tuple | list | set | frozenset):
        return ", ".join(sorted(map(answer_words, answer))) or "nothing"
    return str(answer)


def reasons(questions: Iterable[Question], a: str, b: str) -> dict[str, list[str]]:
    """Clause → the questions asked by its code that the two answer differently."""
    found: dict[str, list[str]] = {}
    for question in questions:
        for clause in question.clauses:
            found.setdefault(clause, []).append(f"its code asks: {question.asks} {a}: {question.a}; {b}: {question.b}")
    return found


def resting(found: Iterable[Differing], questions: Iterable[Question]) -> dict[str, list[str]]:
    """Clause → differing scenarios that are tagged with it or applied it."""
    rest: dict[str, list[str]] = {}
    for one in found:
        for clause in one.clauses:
            rest.setdefault(clause, []).append(one.case)
    for question in questions:
        for clause in question.clauses:
            rest.setdefault(clause, []).extend(question.cases)
    return rest
