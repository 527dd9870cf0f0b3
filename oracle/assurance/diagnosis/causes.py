"""The causes of a run's failures: known faults of the dictionary, then common features of the rest; each failure has
one cause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from oracle.assurance.diagnosis.cover import Case, Cover, Explained
from oracle.assurance.diagnosis.evidence import Kind, Known, Reference, Suspicion
from oracle.assurance.diagnosis.unexplained import Groups, grouped, looks_of
from oracle.assurance.faults.dictionary import Dictionary, Sign, known, sign_of
from oracle.book.entries import UnknownClause
from oracle.book.numbers import NumberKey, number_key
from oracle.engines.reference_books import title_of
from oracle.protocol.results import Cause, CauseKind, KnownFault, Looks, Result, Stage, wrong
from oracle.suite.plan import Plan

CRASHES, ENDLESS = ("crash", "engine-error"), ("timeout",)
"""Faults of an engine that match a known fault which crashes or does not end."""
CLAUSES = 2
"""The most clauses that a cause names."""
MOST_BESIDE = 0.5
"""For each match of an *as if* fault, at most this many other failures with its clauses."""


class _Found(NamedTuple):
    """A group of failures, and the thing it is named after."""

    kind: CauseKind
    name: str
    results: list[Result]
    clauses: tuple[str, ...]
    fault: KnownFault | None


def causes_of(
    results: Iterable[Result],
    plans: Iterable[Plan],
    written: Mapping[str, Plan] | None = None,
    dictionaries: Known | None = None,
) -> tuple[Cause, ...]:
    """The causes of the failures, the most frequent first; each failure has exactly one. Causes that only show in
    wordings of no printed card come last.

    `results`: all of a run, including passes; failures expected by a baseline are left out. `plans`: the scenarios as
    they were run. `written`: variation → its original scenario. `dictionaries`: by default those of the games.
    """
    plan_of, kept = {plan.case: plan for plan in plans}, tuple(results)
    bad = [result for result in kept if result.verdict in ("fail", "error") and wrong(result)]
    if not bad:
        return ()
    reference = Reference(kept, plan_of)
    games = sorted({result.game for result in bad})
    books = {game: book for game in games if (book := _book(game, dictionaries)) is not None}
    suspicion = Suspicion(kept, plan_of, reference, books, written)
    found: list[tuple[str, _Found]] = []
    for game in games:
        run = _Run([result for result in kept if result.game == game], plan_of, written or {}, books.get(game))
        found += [
            (game, one) for one in _groups(game, [one for one in bad if one.game == game], run, suspicion, reference)
        ]
    causes = [
        (all(one.unprinted for one in group.results), _cause(game, group, plan_of, reference)) for game, group in found
    ]
    return tuple(cause for _, cause in sorted(causes, key=_standing))


def _book(game: str, dictionaries: Known | None) -> Dictionary | None:
    return known(game) if dictionaries is None else dictionaries.get(game)


def _standing(found: tuple[bool, Cause]) -> tuple[bool, int, str, str, NumberKey]:
    """The sort key: causes that only show in wordings of no printed card come last, the most frequent first."""
    unprinted, one = found
    return unprinted, -len(one.results), one.game, one.kind, number_key(one.name)


class _Run:
    """The results of a game beside its dictionary."""

    def __init__(
        self,
        results: Sequence[Result],
        plan_of: Mapping[str, Plan],
        written: Mapping[str, Plan],
        faults: Dictionary | None,
    ) -> None:
        self.faults = faults or Dictionary(game="", edition="", mutants={}, cases={})
        self._behind: dict[Case, list[Result]] = {}
        self.case_of: dict[int, Case] = {}
        """Failure (by its id) → its case in the dictionary."""
        seen: dict[Case, Sign | Literal["pass"]] = {}
        for result in results:
            plan = plan_of.get(result.case)
            origin = written.get(result.case)
            case = (result.case if origin is None else origin.case, result.edition)
            if result.flaky or plan is None or case[0] not in self.faults.cases:
                continue
            if result.verdict == "pass":
                seen.setdefault(case, "pass")
            elif result.verdict in ("fail", "error") and wrong(result):
                sign = observed(result, plan, origin)
                if sign is not None:
                    seen[case] = sign
                    self._behind.setdefault(case, []).append(result)
                    self.case_of[id(result)] = case
        self.cover = Cover(seen, self.faults)

    def explained(self) -> dict[str, tuple[Explained, list[Result]]]:
        """Known fault → the evidence for it, and the failures that it explains."""
        return {
            one.names[0]: (one, [result for case in one.cases for result in self._behind[case]])
            for one in self.cover.explained()
        }

    def resembled(self, group: Sequence[Result]) -> Explained | None:
        """The known fault that explains most of a group, if it explains half of it."""
        found = self.cover.resembled({self.case_of[id(one)] for one in group if id(one) in self.case_of})
        return found if found is not None and 2 * len(found.cases) >= len(group) else None

    def told(self, one: Explained) -> KnownFault:
        """The fault in the form of the report."""
        first, *others = one.names
        does, *others_do = (self.faults.mutants[name].does or name.replace("-", " ") for name in one.names)
        return KnownFault(
            name=first, does=does, others=tuple(others), others_do=tuple(others_do), matches=one.matches,
            against=one.against,
        )  # fmt: skip


def _groups(
    game: str, bad: Sequence[Result], run: _Run, suspicion: Suspicion, reference: Reference
) -> Iterator[_Found]:
    """The failures of a game by cause; groups with the same name are merged, unless a known fault has its own evidence
    in each.
    """
    explained = run.explained()
    done = {id(result) for _, group in explained.values() for result in group}
    steady = [result for result in bad if not result.flaky]
    known_groups: Groups = {(game, "explained", name): group for name, (_, group) in explained.items()}
    groups = grouped(
        [result for result in bad if id(result) not in done], known_groups, suspicion, reference, run.faults.noticing
    )
    named: dict[tuple[CauseKind, str], _Found] = {}
    others: list[_Found] = []
    for (_, kind, name), group in groups.items():
        why = explained[name][0] if kind == "explained" else run.resembled(group)
        certain = kind == "explained" and _is_certain(*explained[name], suspicion, steady)
        found = _named(kind, name, group, why, run, suspicion, certain=certain)
        first = named.setdefault((found.kind, found.name), found)
        if first is not found and kind == "explained" and explained[name][0].certain:
            others.append(found)
        elif first is not found:
            named[found.kind, found.name] = first._replace(results=[*first.results, *found.results])
    yield from (*named.values(), *others)


def _is_certain(why: Explained, group: Sequence[Result], suspicion: Suspicion, bad: Sequence[Result]) -> bool:
    """Whether the engine behaves as if it had a fault, which then explains most failures of its clauses.

    If many other failures have these clauses, a broader, unknown fault more likely causes some of the same failures.
    """
    if not why.certain:
        return False
    meant = {*suspicion.tags(group)[:CLAUSES]}
    own, of_all = (sum(not meant.isdisjoint(one.clauses) for one in some) for some in (group, bad))
    return of_all - own <= MOST_BESIDE * why.matches


def _named(
    kind: Kind, name: str, group: list[Result], why: Explained | None, run: _Run, suspicion: Suspicion, *, certain: bool
) -> _Found:
    """The name of a group: a certain known fault, else the clause tagged in its failures."""
    fault, tags = None if why is None else run.told(why), suspicion.tags(group)
    if certain:
        own = run.faults.mutants[name].clauses[:1]
        return _Found("known", name, group, tuple(dict.fromkeys((*own, *tags)))[:CLAUSES], fault)
    if kind in ("explained", "rule", "clause"):
        return _Found("clause", tags[0] if tags else name, group, tuple(tags[:CLAUSES]), fault)
    return _Found(_SAME[kind], name, group, tuple(tags[:CLAUSES]) if kind == "card" else (), None)


_SAME: Mapping[Kind, CauseKind] = {"card": "card", "fault": "fault", "set-up": "set-up"}


def observed(result: Result, plan: Plan, written: Plan | None = None) -> Sign | None:
    """The way a failure shows, in the words of the dictionary; for a variation, as in its scenario. None if no step
    shows it.
    """
    if result.fault in CRASHES:
        return Sign(-1, "crash")
    if result.fault in ENDLESS:
        return Sign(-1, "endless")
    if result.verdict == "fail" and all(step.deviation is None for step in result.steps):
        return None
    return sign_of(result, len(plan.given) + (0 if written is None else len(plan.calls) - len(written.calls)))


def _cause(game: str, found: _Found, plan_of: Mapping[str, Plan], reference: Reference) -> Cause:
    shortest = min(found.results, key=lambda one: (_length(one, plan_of), one.case, one.edition))
    stages = Counter(map(_stage, found.results))
    looks = looks_of(found.results, reference) if found.kind == "clause" else None
    return Cause(
        game=game,
        kind=found.kind,
        name=found.name,
        title=_title(game, found.name) if found.kind == "clause" else "",
        clauses=found.clauses,
        known=found.fault,
        stage=max(stages, key=lambda stage: (stages[stage], stage)),
        looks=None if looks is None else Looks(looks.kind, looks.clause),
        results=tuple(sorted(f"{one.case} ({one.edition})" for one in found.results)),
        shortest=shortest.case,
        says=_wrong_in(shortest),
    )


def _title(game: str, clause: str) -> str:
    try:
        return title_of(game, clause)
    except UnknownClause:
        return ""


def _length(result: Result, plan_of: Mapping[str, Plan]) -> int:
    plan = plan_of.get(result.case)
    return len(result.steps) if plan is None else len(plan.calls) + len(plan.position.cards)


def _stage(result: Result) -> Stage:
    """The place of the failure."""
    if result.verdict == "error":
        return "set-up" if result.fault == "set-up" else "question" if result.fault == "questions" else "protocol"
    deviations = [step.deviation for step in result.steps if step.deviation is not None]
    return "question" if any(one.kind == "question" for one in deviations) else "rule"


def _wrong_in(result: Result) -> str:
    failed = next((step for step in result.steps if step.status == "failed"), None)
    return result.message if failed is None else f"expected {failed.expected}; got {failed.actual}"
