"""Failures by cause: a clause, a printed card or a kind of fault that one fault of the engine may stand behind.

Which clause is to blame is found as in spectrum-based fault localization: the one that most failures share and fewest
passes have is taken, with all that share it; then the next one of those that are left. A failure with few others or
none goes to a cause whose clause the reference applies in it.
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

FEW = 3
"""Failures that a cause needs before another one is put to it."""

Key = tuple[str, CauseKind, str]
"""Game, kind, name."""


def causes_of(results: Iterable[Result], plans: Iterable[Plan]) -> tuple[Cause, ...]:
    """The causes behind what failed, those with most failures first; each failure has exactly one.

    `results`: all of a run, those that passed too; what a baseline expects is left out. `plans`: the scenarios run.
    """
    known = {plan.case: plan for plan in plans}
    groups = _joined(_grouped(results, known), known)
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


def _joined(groups: dict[Key, list[Result]], known: Mapping[str, Plan]) -> dict[Key, list[Result]]:
    """The groups, with what stayed alone put to one it may belong to."""
    large = [key for key, group in groups.items() if len(group) >= FEW and key[1] == "clause"]
    engine = Listening()
    joined = {key: list(group) for key, group in groups.items()}
    for key, group in groups.items():
        if len(group) >= FEW or group[0].verdict == "error" or not large:
            continue
        runs = [(known[result.case], result.edition) for result in group if result.case in known]
        applied = [_applied(plan, edition, engine) for plan, edition in runs]
        shared = frozenset[str]().union(*applied[:1]).intersection(*applied)
        home = next((one for one in large if one[0] == key[0] and one[2] in shared), None)
        if home is not None:
            joined[home] += joined.pop(key)
    return joined


def _applied(plan: Plan, edition: str, engine: Listening) -> frozenset[str]:
    """The clauses of every rule that the reference applies in a scenario."""
    whens = follow(plan, engine, edition).whens
    return frozenset(clause for step in whens for call in step.calls for rule in call.rules for clause in rule.clauses)


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
