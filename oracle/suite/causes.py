"""Failures by cause: a clause, a printed card or a kind of fault that one fault of the engine may stand behind.

Which clause is to blame is found as in spectrum-based fault localization: the one that most failures share and fewest
passes have is taken, with all that share it; then the next one of those that are left. Not every scenario is tagged
with each clause that it rests on. So a group goes to a larger one if the reference applies that one's clause in all of
its scenarios, and not in most others.
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
from oracle.suite.play.follow import Listening, follow

_UNLIKE = re.compile(r"not the position that was sent: .*?, ([\w.-]+): sent")
_ASKED = ("is asked", "nobody is asked", "a question", "questions")

COMMON = 0.5
"""A clause that is at work in more of what passes says nothing of what fails."""
CHANCE = 0.5
"""How likely it may be that a clause is at work in all of a group though it has nothing to do with it."""
MOST_FOLLOWED, MOST_PASSES = 20, 150
"""Scenarios of one group, and of those that passed, in which it is looked at what is at work."""

Key = tuple[str, CauseKind, str]
"""Game, kind, name."""


def causes_of(results: Iterable[Result], plans: Iterable[Plan]) -> tuple[Cause, ...]:
    """The causes behind what failed, those with most failures first; each failure has exactly one.

    `results`: all of a run, those that passed too; what a baseline expects is left out. `plans`: the scenarios run.
    """
    known = {plan.case: plan for plan in plans}
    kept = tuple(results)
    groups = _joined(_grouped(kept, known), _AtWork(kept, known))
    found = [_cause(key, group, known) for key, group in groups.items()]
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


class _AtWork:
    """Which clauses the reference applies in scenarios, looked up as far as it is asked for."""

    def __init__(self, results: Sequence[Result], known: Mapping[str, Plan]) -> None:
        self._known = known
        self._passed = [result for result in results if result.verdict == "pass" and result.case in known]
        self._engine = Listening()
        self._seen: dict[tuple[str, str], frozenset[str]] = {}

    def of(self, result: Result) -> frozenset[str]:
        """The clauses of every rule that is applied in a scenario."""
        plan, place = self._known.get(result.case), (result.case, result.edition)
        if plan is not None and place not in self._seen:
            whens = follow(plan, self._engine, result.edition).whens
            rules = (rule for step in whens for call in step.calls for rule in call.rules)
            self._seen[place] = frozenset(clause for rule in rules for clause in rule.clauses)
        return self._seen.get(place, frozenset())

    def in_all(self, group: Sequence[Result]) -> frozenset[str]:
        """The clauses that are at work in all scenarios of a group, of a large one in all of a sample."""
        return frozenset.intersection(*map(self.of, _sample(group, MOST_FOLLOWED)))

    def share(self, game: str, clause: str) -> float:
        """In how many of the scenarios that passed it is at work, by a sample of them."""
        passed = _sample([result for result in self._passed if result.game == game], MOST_PASSES)
        return sum(clause in self.of(result) for result in passed) / max(1, len(passed))


def _sample(results: Sequence[Result], most: int) -> Sequence[Result]:
    return results[:: -(-len(results) // most)] if results else results


def _joined(groups: dict[Key, list[Result]], at_work: _AtWork) -> dict[Key, list[Result]]:
    """The groups, each put to a larger one whose clause is at work in all of it, where that is not likely by chance."""
    joined = {key: list(group) for key, group in groups.items()}
    if len(groups) < 2:
        return joined
    for key in sorted(groups, key=lambda key: len(groups[key])):
        group = joined[key]
        if group[0].verdict == "error":
            continue
        larger = [one for one in joined if one[:2] == (key[0], "clause") and len(joined[one]) > len(group)]
        there = at_work.in_all(group) if larger else frozenset()
        shares = {one: at_work.share(one[0], one[2]) for one in larger if one[2] in there}
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


def _cause(key: Key, results: Sequence[Result], known: Mapping[str, Plan]) -> Cause:
    game, kind, name = key
    shortest = min(results, key=lambda one: (_length(one, known), one.case, one.edition))
    stages = Counter(map(_stage, results))
    return Cause(
        game=game,
        kind=kind,
        name=name,
        title=_title(key),
        stage=max(stages, key=lambda stage: (stages[stage], stage)),
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
