"""Groups failures that no known fault explains by their likely cause: a clause, a printed card, a kind of fault.

The cause is found as in spectrum-based fault localization, with the reference as the program: the clause tag or
applied rule with most failures and fewest passes is taken, with all its failures; then the next one for the remaining
failures. A printed card with many failures counts likewise. A group then joins a larger one if its failures have the
same symptoms, or if a rule that few passes need is applied in all of both. A group is named after tags of its
failures, never after a rule that was merely applied.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from oracle.assurance.diagnosis.evidence import (
    MOST_LOOKED_AT,
    Kind,
    Reference,
    Suspect,
    Suspicion,
    sample,
)
from oracle.assurance.diagnosis.symptoms import Symptom
from oracle.protocol.results import Result

MOST_FOLLOWED = 250
"""The most failures whose applied rules are examined; the other failures are grouped by tags."""
SELDOM, BY_CHANCE = 0.3, 0.1
"""The largest share of passes that need a rule which is evidence; and the largest probability that it occurs in a
whole group by chance.
"""
OFTEN = 0.3
"""The share of a group's failures that defines the symptom of the group."""
MOST = 0.5
"""The least share of a smaller group's failures with that symptom."""
NEARLY_ALL = 0.9
"""The least share if the larger group is of a known fault that these cases do not fail on."""

OVER, FLAKY = "over", "flaky"
"""Faults of an engine: it ends a game too early; it is flaky."""
Groups = dict[Suspect, list[Result]]


def grouped(
    unexplained: Sequence[Result],
    explained: Groups,
    suspicion: Suspicion,
    reference: Reference,
    noticing: Callable[[str], Collection[str]],
) -> Groups:
    """The failures by likely cause, each in one group; explained groups may grow.

    `noticing`: the cases that do not pass on a known fault. Only such cases join its group.
    """
    groups = explained | _by_suspect(unexplained, suspicion, reference)
    return _by_work(_by_looks(groups, reference, noticing), reference, noticing)


def _by_suspect(bad: Sequence[Result], suspicion: Suspicion, reference: Reference) -> Groups:
    followed = {id(result) for result in sample(bad, MOST_FOLLOWED)}
    suspects = {id(one): _suspects(one, suspicion, reference if id(one) in followed else None) for one in bad}
    found: Groups = {}
    left = list(bad)
    while left:
        shared = Counter(one for result in left for one in suspects[id(result)])
        doubted = Counter[Suspect]((result.game, "card", card) for result in left for card in result.suspects)
        best = max(shared, key=lambda one: suspicion.rank(one, shared[one], doubted[one]))
        meant = {best}
        if best[1] == "rule":
            game, tags = best[0], suspicion.tags([result for result in left if best in suspects[id(result)]])
            meant |= {(game, "clause", tag) for tag in tags[:1]}
        found[best] = [result for result in left if meant & suspects[id(result)]]
        left = [result for result in left if not meant & suspects[id(result)]]
    return found


def _suspects(result: Result, suspicion: Suspicion, reference: Reference | None) -> frozenset[Suspect]:
    """A possible cause of a failure."""
    game = result.game
    if result.verdict == "error":
        unlike = result.unlike
        return frozenset({(game, "fault", result.fault) if unlike is None else (game, "set-up", unlike.field)})
    if result.flaky:
        return frozenset({(game, "fault", FLAKY)})
    if result.stopped is not None and result.stopped.kind == OVER:
        return frozenset({(game, "fault", OVER)})
    rules = frozenset[str]() if reference is None else reference.at_work(result)
    found: set[Suspect] = {(game, "rule", rule) for rule in rules}
    found |= {(game, "clause", clause) for clause in result.clauses}
    return frozenset(found | suspicion.cards_of(result)) or frozenset({(game, "fault", "failure")})


def _by_looks(groups: Groups, reference: Reference, noticing: Callable[[str], Collection[str]]) -> Groups:
    """The groups, each merged into the group of at least its size with the most similar symptoms, if most of its
    failures share them.
    """
    joined = {key: list(group) for key, group in groups.items()}
    for key in _movable(groups):
        group = joined[key]
        alike = {one: _alike(group, joined[one], reference) for one in _larger(joined, key)}
        likely = {
            one: share
            for one, share in alike.items()
            if share >= (MOST if _may_cause(one, group, noticing) else NEARLY_ALL)
        }
        if likely:
            joined[max(likely, key=lambda one: (likely[one], len(joined[one]), one))] += joined.pop(key)
    return joined


_BY_ITSELF: frozenset[Kind] = frozenset({"fault", "set-up"})
"""A violation of the protocol has no symptom in common with a broken rule."""


def _movable(groups: Groups) -> list[Suspect]:
    """The groups that may join a larger one, the smallest first."""
    fixed = {"explained", *_BY_ITSELF}
    return sorted((key for key in groups if key[1] not in fixed), key=lambda key: (len(groups[key]), key))


def _larger(groups: Groups, than: Suspect) -> list[Suspect]:
    """The groups of the same game that one may join."""
    return [
        one
        for one, group in groups.items()
        if one != than and one[0] == than[0] and one[1] not in _BY_ITSELF and len(group) >= len(groups[than])
    ]


def _may_cause(suspect: Suspect, group: Sequence[Result], noticing: Callable[[str], Collection[str]]) -> bool:
    """Whether most cases of a group fail on a suspect, if that is a known fault."""
    if suspect[1] != "explained":
        return True
    known = noticing(suspect[2])
    return sum(result.case in known for result in group) >= MOST * len(group)


def _alike(group: Sequence[Result], other: Sequence[Result], reference: Reference) -> float:
    """How many failures of a group have the symptom of another group."""
    looks = Counter(map(reference.looks, sample(other, MOST_LOOKED_AT)))
    typical = {one for one, count in looks.items() if one is not None and count >= OFTEN * looks.total()}
    some = sample(group, MOST_LOOKED_AT)
    return sum(reference.looks(result) in typical for result in some) / len(some)


def _by_work(groups: Groups, reference: Reference, noticing: Callable[[str], Collection[str]]) -> Groups:
    """The groups, each merged into one of at least its size that shares a rule with it, unless chance likely explains
    that.
    """
    joined = {key: list(group) for key, group in groups.items()}
    for key in _movable(groups) if len(groups) > 1 else ():
        group = joined[key]
        others = [one for one in _larger(joined, key) if _may_cause(one, group, noticing)]
        if not others:
            continue
        shares = reference.share(key[0])
        seldom = {rule for rule in reference.in_all(group) if shares.get(rule, 0) <= SELDOM}
        telling = {rule for rule in seldom if shares.get(rule, 0) ** len(group) <= BY_CHANCE}
        shared = {one: telling & reference.in_nearly_all(joined[one]) for one in others}
        likely = {one: min(shares.get(rule, 0) for rule in rules) for one, rules in shared.items() if rules}
        if likely:
            joined[min(likely, key=lambda one: (likely[one], one))] += joined.pop(key)
    return joined


def looks_of(group: Sequence[Result], reference: Reference) -> Symptom | None:
    """The symptom of at least half of a group; None if there is none."""
    some = [reference.looks(result) for result in sample(group, MOST_LOOKED_AT)]
    alike = Counter(None if one is None else one._replace(what="") for one in some)
    looks, count = alike.most_common(1)[0]
    return looks if 2 * count >= len(some) else None
