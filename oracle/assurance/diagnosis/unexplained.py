"""Groups failures that no known fault explains by their likely cause: a clause, a printed card, a kind of fault.

The cause is found as in spectrum-based fault localization, with the reference as the program: the clause tag or
applied rule with most failures and fewest passes is taken, with all its failures; then the next one for the remaining
failures. A printed card with many failures counts likewise. A group then joins a larger one if its failures have the
same symptoms, or if a rule that few passes need is applied in all of both. A group is named after tags of its
failures, never after a rule that was merely applied.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Literal

from oracle.assurance.diagnosis.symptoms import Symptom, symptom_of
from oracle.book.numbers import number_key
from oracle.protocol.results import Result
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Followed, Listening, follow

MOST_FOLLOWED, MOST_PASSES = 250, 250
"""The most failures, and passes per game, whose applied rules are examined; the other failures are grouped by tags."""
LEAST_OF_CARD = 4
"""The least number of a printed card's failures for blaming the card."""
LEAST_DOUBTED = 2
"""Or the share of them that pass with another card in its role."""
SELDOM, BY_CHANCE = 0.3, 0.1
"""The largest share of passes that need a rule which is evidence; and the largest probability that it occurs in a
whole group by chance.
"""
NEARLY_ALL = 0.7
"""The least share of the larger group that must have that rule."""

_OF_KIN = 0.5
"""The share of the suspicion of a clause that the one above it and those below it take."""

OFTEN = 0.3
"""The share of a group's failures that defines the symptom of the group."""
MOST = 0.5
"""The least share of a smaller group's failures with that symptom."""
MOST_LOOKED_AT = 24
"""The most failures of one group that are compared with the reference."""

OVER, FLAKY = "over", "flaky"
"""Faults of an engine: it ends a game too early; it is flaky."""
Kind = Literal["rule", "clause", "card", "fault", "set-up", "explained"]
"""The common feature of a group; `explained`: a known fault has formed it."""
Suspect = tuple[str, Kind, str]
"""Game, kind, name."""
Groups = dict[Suspect, list[Result]]


def grouped(unexplained: Sequence[Result], explained: Groups, passes: Passes, reference: Reference) -> Groups:
    """The failures by likely cause, each in one group; explained groups may grow."""
    groups = explained | _by_suspect(unexplained, passes, reference)
    return _by_work(_by_looks(groups, reference), reference)


class Reference:
    """The reference's play of scenarios, computed on demand."""

    def __init__(self, results: Sequence[Result], known: Mapping[str, Plan]) -> None:
        self._known = known
        self._passed = [result for result in results if result.verdict == "pass" and result.case in known]
        self._engine = Listening()
        self._at_work: dict[tuple[str, str], frozenset[str]] = {}
        self._looks: dict[tuple[str, str], Symptom | None] = {}
        self._shares: dict[str, Mapping[str, float]] = {}

    def at_work(self, result: Result) -> frozenset[str]:
        """Every rule that is applied in a scenario."""
        return self._at_work[self._looked_up(result)]

    def looks(self, result: Result) -> Symptom | None:
        """The symptom of a failure compared with the reference; None if it cannot be determined."""
        return self._looks[self._looked_up(result)]

    def _looked_up(self, result: Result) -> tuple[str, str]:
        plan, place = self._known.get(result.case), (result.case, result.edition)
        if place not in self._at_work:
            seen = None if plan is None else follow(plan, self._engine, result.edition)
            self._at_work[place] = frozenset() if seen is None else _rules_in(seen)
            self._looks[place] = None if seen is None or result.verdict != "fail" else symptom_of(result, seen)
        return place

    def in_all(self, group: Sequence[Result]) -> frozenset[str]:
        """The rules applied in all scenarios of a group; for a large group, in all of a sample."""
        return frozenset.intersection(*map(self.at_work, _sample(group, MOST_LOOKED_AT)))

    def in_nearly_all(self, group: Sequence[Result]) -> frozenset[str]:
        """The rules applied in `NEARLY_ALL` of them."""
        some = _sample(group, MOST_LOOKED_AT)
        found = Counter(rule for result in some for rule in self.at_work(result))
        return frozenset(rule for rule, count in found.items() if count >= NEARLY_ALL * len(some))

    def share(self, game: str) -> Mapping[str, float]:
        """Rule → the share of a game's passing scenarios that apply it, by a sample."""
        if game not in self._shares:
            passed = _sample([result for result in self._passed if result.game == game], MOST_PASSES)
            found = Counter(rule for result in passed for rule in self.at_work(result))
            self._shares[game] = {rule: count / len(passed) for rule, count in found.items()}
        return self._shares[game]


def _rules_in(seen: Followed) -> frozenset[str]:
    return frozenset(rule.rule for step in seen.whens for call in step.calls for rule in call.rules)


def _sample(results: Sequence[Result], most: int) -> Sequence[Result]:
    """At most this many of them, evenly spread."""
    count = len(results)
    return results if count <= most else [results[place * count // most] for place in range(most)]


def _by_suspect(bad: Sequence[Result], passes: Passes, reference: Reference) -> Groups:
    followed = {id(result) for result in _sample(bad, MOST_FOLLOWED)}
    suspects = {id(one): _suspects(one, passes, reference if id(one) in followed else None) for one in bad}
    found: Groups = {}
    left = list(bad)
    while left:
        shared = Counter(one for result in left for one in suspects[id(result)])
        doubted = Counter[Suspect]((result.game, "card", card) for result in left for card in result.suspects)
        best = max(shared, key=lambda one: passes.rank(one, shared[one], doubted[one]))
        meant = {best}
        if best[1] == "rule":
            game, tags = best[0], passes.tags([result for result in left if best in suspects[id(result)]])
            meant |= {(game, "clause", tag) for tag in tags[:1]}
        found[best] = [result for result in left if meant & suspects[id(result)]]
        left = [result for result in left if not meant & suspects[id(result)]]
    return found


def _suspects(result: Result, passes: Passes, reference: Reference | None) -> frozenset[Suspect]:
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
    return frozenset(found | passes.cards_of(result)) or frozenset({(game, "fault", "failure")})


class Passes:
    """The passing scenarios with a clause as tag, with a card, or with a rule."""

    def __init__(self, results: Sequence[Result], known: Mapping[str, Plan], reference: Reference) -> None:
        """`results`: all of the run."""
        self._known = known
        self._reference = reference
        self._passed = Counter(result.game for result in results if result.verdict == "pass")
        self._counts = Counter[Suspect]()
        self._outlines = defaultdict[tuple[str, str], set[str]](set)
        for result in results:
            if result.verdict == "pass":
                self._counts.update((result.game, "clause", clause) for clause in result.clauses)
                self._counts.update(self.cards_of(result))
                for clause in result.clauses:
                    self._outlines[result.game, clause].add(_outline(result))

    def cards_of(self, result: Result) -> set[Suspect]:
        """The printed cards of a scenario that may be the cause."""
        plan = self._known.get(result.case)
        if plan is None:
            return set()
        printed = {card.card for card in plan.position.cards if card.card} - plan.definitions.keys()
        # A card that a cast has brought is no more to blame than any other it could have, unless another one passes.
        brought = {card for role, card in result.cast.items() if role != card} - set(result.suspects)
        return {(result.game, "card", card) for card in printed - brought - set(result.cleared)}

    def of(self, one: Suspect) -> float:
        """The number of scenarios with it; for a rule, by a sample."""
        game, kind, name = one
        return self._reference.share(game).get(name, 0.0) * self._passed[game] if kind == "rule" else self._counts[one]

    def rank(self, one: Suspect, failures: int, doubted: int = 0) -> tuple[bool, float, bool, object]:
        """The suspicion: Ochiai's measure without constant factors; on a tie, a rule before a card."""
        name, card = one[2], one[1] == "card"
        few = card and failures < LEAST_OF_CARD and doubted < LEAST_DOUBTED
        return not few, failures / (failures + self.of(one)) ** 0.5, not card, (number_key(name), name)

    def tags(self, group: Sequence[Result]) -> list[str]:
        """The clause tags of one game's failures, the most suspicious first.

        Ochiai's measure over scenarios: the rows of an outline count as one, or large outlines would outweigh all
        else. A clause takes part of the suspicion of the one above and those below it, and comes after all others if
        one of these is more suspicious.
        """
        game, failed = group[0].game, defaultdict[str, set[str]](set)
        for result in group:
            for clause in result.clauses:
                failed[clause].add(_outline(result))
        alone = {tag: len(some) / len(some | self._outlines[game, tag]) ** 0.5 for tag, some in failed.items()}
        score = {
            tag: value + _OF_KIN * sum(alone[other] for other in alone if other != tag and _are_kin(tag, other))
            for tag, value in alone.items()
        }
        first, after = list[str](), list[str]()
        for tag in sorted(score, key=lambda tag: (-score[tag], number_key(tag), tag)):
            (after if any(_are_kin(tag, other) for other in first) else first).append(tag)
        return first + after


def _outline(result: Result) -> str:
    return result.case.partition("/")[0]


def _are_kin(one: str, other: str) -> bool:
    """Whether one clause is directly above the other."""
    return one.rpartition(".")[0] == other or other.rpartition(".")[0] == one


def _by_looks(groups: Groups, reference: Reference) -> Groups:
    """The groups, each merged into the group of at least its size with the most similar symptoms, if most of its
    failures share them.
    """
    joined = {key: list(group) for key, group in groups.items()}
    for key in _movable(groups):
        group = joined[key]
        others = _larger(joined, key)
        alike = {one: _alike(group, joined[one], reference) for one in others}
        best = max(alike, key=lambda one: (alike[one], len(joined[one]), one), default=key)
        if alike.get(best, 0) >= MOST:
            joined[best] += joined.pop(key)
    return joined


_BY_ITSELF: frozenset[Kind] = frozenset({"fault", "set-up"})
"""A violation of the protocol has no symptom in common with a broken rule."""


def _movable(groups: Groups) -> list[Suspect]:
    """The groups that may join a larger one, the smallest first."""
    fixed = {"explained", *_BY_ITSELF}
    return sorted((key for key in groups if key[1] not in fixed), key=lambda key: (len(groups[key]), key))


def _larger(groups: Groups, than: Suspect) -> list[Suspect]:
    """The groups of the same game that one may join."""
    least = len(groups[than])
    return [
        one
        for one, group in groups.items()
        if one != than and one[0] == than[0] and one[1] not in _BY_ITSELF and len(group) >= least
    ]


def _alike(group: Sequence[Result], other: Sequence[Result], reference: Reference) -> float:
    """How many failures of a group have the symptom of another group."""
    looks = Counter(map(reference.looks, _sample(other, MOST_LOOKED_AT)))
    typical = {one for one, count in looks.items() if one is not None and count >= OFTEN * looks.total()}
    some = _sample(group, MOST_LOOKED_AT)
    return sum(reference.looks(result) in typical for result in some) / len(some)


def _by_work(groups: Groups, reference: Reference) -> Groups:
    """The groups, each merged into one of at least its size that shares a rule with it, unless chance likely explains
    that.
    """
    joined = {key: list(group) for key, group in groups.items()}
    for key in _movable(groups) if len(groups) > 1 else ():
        group = joined[key]
        others = _larger(joined, key)
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
    some = [reference.looks(result) for result in _sample(group, MOST_LOOKED_AT)]
    alike = Counter(None if one is None else one._replace(what="") for one in some)
    looks, count = alike.most_common(1)[0]
    return looks if 2 * count >= len(some) else None
