"""Failures by cause: a clause, a printed card or a kind of fault that one fault of the engine may stand behind.

Which clause is to blame is found as in spectrum-based fault localization: the one that most failures share and fewest
passes have is taken, with all that share it; then the next one of those that are left. Not every scenario is tagged
with each clause that it rests on. So a group goes to a larger one if its failures look like those there beside the
reference; and if the reference applies that one's clause in all of its scenarios, and not in most others.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from oracle.engines.reference_books import title_of
from oracle.kernel.entries import UnknownClause
from oracle.kernel.numbers import number_key
from oracle.protocol.results import Cause, CauseKind, Result, Stage, wrong
from oracle.suite.plan import Plan
from oracle.suite.play.follow import Followed, Listening, follow
from oracle.suite.symptoms import Symptom, symptom_of

_UNLIKE = re.compile(r"not the position that was sent: .*?, ([\w.-]+): sent")
_ASKED = ("is asked", "nobody is asked", "a question", "questions")

COMMON = 0.5
"""A clause that is at work in more of what passes says nothing of what fails."""
CHANCE = 0.5
"""How likely it may be that a clause is at work in all of a group though it has nothing to do with it."""
MOST_FOLLOWED, MOST_PASSES = 20, 150
"""Scenarios of one group, and of those that passed, in which it is looked at what is at work."""

OFTEN = 0.3
"""What so many failures of a group look like is what the group looks like."""
MOST = 0.65
"""How many failures of a smaller group have to look like it."""
MOST_LOOKED_AT = 60
"""Failures of one group that are looked at beside the reference."""

Key = tuple[str, CauseKind, str]
"""Game, kind, name."""


def causes_of(results: Iterable[Result], plans: Iterable[Plan]) -> tuple[Cause, ...]:
    """The causes behind what failed, those with most failures first; each failure has exactly one.

    `results`: all of a run, those that passed too; what a baseline expects is left out. `plans`: the scenarios run.
    """
    known = {plan.case: plan for plan in plans}
    kept = tuple(results)
    reference = _Reference(kept, known)
    groups = _by_work(_by_looks(_grouped(kept, known), reference), reference)
    found = [_cause(key, group, known, _looks_of(group, reference)) for key, group in groups.items()]
    return tuple(sorted(found, key=lambda one: (-len(one.results), one.game, one.kind, number_key(one.name))))


def _grouped(results: Iterable[Result], known: Mapping[str, Plan]) -> dict[Key, list[Result]]:
    bad, passes = [], Counter[Key]()
    for result in results:
        if result.verdict == "pass":
            passes.update(_keys(result, known))
        elif result.verdict in ("fail", "error") and wrong(result):
            bad.append(result)
    found: dict[Key, list[Result]] = {}
    left = bad
    while left:
        shared: Counter[Key] = Counter(key for result in left for key in _keys(result, known))
        best = max(shared, key=lambda key: _rank(key, shared[key], passes[key]))
        found[best] = [result for result in left if best in _keys(result, known)]
        left = [result for result in left if best not in _keys(result, known)]
    return found


class _Reference:
    """What the reference does in scenarios, looked up as far as it is asked for."""

    def __init__(self, results: Sequence[Result], known: Mapping[str, Plan]) -> None:
        self._known = known
        self._passed = [result for result in results if result.verdict == "pass" and result.case in known]
        self._engine = Listening()
        self._at_work: dict[tuple[str, str], frozenset[str]] = {}
        self._looks: dict[tuple[str, str], Symptom | None] = {}

    def at_work(self, result: Result) -> frozenset[str]:
        """The clauses of every rule that is applied in a scenario."""
        return self._at_work[self._looked_up(result)]

    def looks(self, result: Result) -> Symptom | None:
        """What a failure looks like beside the reference; None where that cannot be said."""
        return self._looks[self._looked_up(result)]

    def _looked_up(self, result: Result) -> tuple[str, str]:
        plan, place = self._known.get(result.case), (result.case, result.edition)
        if place not in self._at_work:
            seen = None if plan is None else follow(plan, self._engine, result.edition)
            self._at_work[place] = frozenset() if seen is None else _clauses_in(seen)
            self._looks[place] = None if seen is None or result.verdict != "fail" else symptom_of(result, seen)
        return place

    def in_all(self, group: Sequence[Result]) -> frozenset[str]:
        """The clauses that are at work in all scenarios of a group, of a large one in all of a sample."""
        return frozenset.intersection(*map(self.at_work, _sample(group, MOST_FOLLOWED)))

    def share(self, game: str, clause: str) -> float:
        """In how many of the scenarios that passed it is at work, by a sample of them."""
        passed = _sample([result for result in self._passed if result.game == game], MOST_PASSES)
        return sum(clause in self.at_work(result) for result in passed) / max(1, len(passed))


def _clauses_in(seen: Followed) -> frozenset[str]:
    rules = (rule for step in seen.whens for call in step.calls for rule in call.rules)
    return frozenset(clause for rule in rules for clause in rule.clauses)


def _sample(results: Sequence[Result], most: int) -> Sequence[Result]:
    return results[:: -(-len(results) // most)] if results else results


def _by_looks(groups: Mapping[Key, list[Result]], reference: _Reference) -> dict[Key, list[Result]]:
    """The groups, each put to the one as large or larger whose failures look most like its own, if most of them do."""
    joined = {key: list(group) for key, group in groups.items()}
    for key in sorted(groups, key=lambda key: (len(groups[key]), key)):
        group = joined[key]
        others = [one for one in joined if one != key and one[0] == key[0] and len(joined[one]) >= len(group)]
        alike = {one: _alike(group, joined[one], reference) for one in others if group[0].verdict != "error"}
        best = max(alike, key=lambda one: (alike[one], len(joined[one]), one), default=key)
        if alike.get(best, 0) >= MOST:
            joined[best] += joined.pop(key)
    return joined


def _alike(group: Sequence[Result], other: Sequence[Result], reference: _Reference) -> float:
    """How many of a group look like what the other one looks like."""
    looks = Counter(map(reference.looks, _sample(other, MOST_LOOKED_AT)))
    typical = {one for one, count in looks.items() if one is not None and count >= OFTEN * looks.total()}
    some = _sample(group, MOST_LOOKED_AT)
    return sum(reference.looks(result) in typical for result in some) / len(some)


def _by_work(groups: Mapping[Key, list[Result]], reference: _Reference) -> dict[Key, list[Result]]:
    """The groups, each put to a larger one whose clause is at work in all of it, where that is not likely by chance."""
    joined = {key: list(group) for key, group in groups.items()}
    for key in sorted(groups, key=lambda key: len(groups[key])) if len(groups) > 1 else ():
        group = joined[key]
        if group[0].verdict == "error":
            continue
        larger = [one for one in joined if one[:2] == (key[0], "clause") and len(joined[one]) > len(group)]
        there = reference.in_all(group) if larger else frozenset()
        shares = {one: reference.share(one[0], one[2]) for one in larger if one[2] in there}
        likely = [one for one, share in shares.items() if share <= COMMON and share ** len(group) <= CHANCE]
        if likely:
            joined[min(likely, key=lambda one: (shares[one], one))] += joined.pop(key)
    return joined


def _rank(key: Key, failures: int, passes: int) -> tuple[float, bool, object]:
    """How much a key is to blame: Ochiai's measure without what is the same for all; then a clause before a card."""
    blame = failures / (failures + passes) ** 0.5
    return blame, key[1] == "clause", (number_key(key[2]), key)


def _keys(result: Result, known: Mapping[str, Plan]) -> frozenset[Key]:
    """What may stand behind a result."""
    if result.verdict == "error":
        unlike = _UNLIKE.search(result.message) if result.fault == "set-up" else None
        if unlike is not None:
            return frozenset({(result.game, "set-up", unlike[1])})
        return frozenset({(result.game, "fault", result.fault)})
    found: set[Key] = {(result.game, "clause", clause) for clause in result.clauses}
    plan = known.get(result.case)
    if plan is not None:
        printed = {card.card for card in plan.position.cards if card.card} - plan.definitions.keys()
        found |= {(result.game, "card", card) for card in printed}
    return frozenset(found) or frozenset({(result.game, "fault", "failure")})


def _looks_of(group: Sequence[Result], reference: _Reference) -> str:
    """What half of a group look like, or more; empty where there is nothing."""
    some = [reference.looks(result) for result in _sample(group, MOST_LOOKED_AT)]
    told, count = Counter(one.words() if one else "" for one in some).most_common(1)[0]
    return told if 2 * count >= len(some) else ""


def _cause(key: Key, results: Sequence[Result], known: Mapping[str, Plan], looks: str) -> Cause:
    game, kind, name = key
    shortest = min(results, key=lambda one: (_length(one, known), one.case, one.edition))
    stages = Counter(map(_stage, results))
    return Cause(
        game=game,
        kind=kind,
        name=name,
        title=_title(key),
        stage=max(stages, key=lambda stage: (stages[stage], stage)),
        looks=looks,
        results=tuple(sorted(f"{one.case} ({one.edition})" for one in results)),
        shortest=shortest.case,
        says=_said(shortest),
    )


def _title(key: Key) -> str:
    game, kind, name = key
    if kind != "clause":
        return ""
    try:
        return title_of(game, name)
    except UnknownClause:
        return ""


def _length(result: Result, known: Mapping[str, Plan]) -> int:
    plan = known.get(result.case)
    return len(result.steps) if plan is None else len(plan.calls) + len(plan.position.cards)


def _stage(result: Result) -> Stage:
    """Where it failed."""
    if result.verdict == "error":
        return "set-up" if result.fault == "set-up" else "question" if result.fault == "questions" else "protocol"
    failed = next((step for step in result.steps if step.status == "failed"), None)
    told = () if failed is None else (failed.expected, failed.actual)
    return "question" if any(word in text for text in told for word in _ASKED) else "rule"


def _said(result: Result) -> str:
    failed = next((step for step in result.steps if step.status == "failed"), None)
    return result.message if failed is None else f"expected {failed.expected}; got {failed.actual}"
