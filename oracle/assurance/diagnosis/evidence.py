"""The evidence for the cause of failures: the rules that the reference applies in them, the scenarios that pass, and
what known faults fail.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Literal

from oracle.assurance.diagnosis.symptoms import Symptom, symptom_of
from oracle.assurance.faults.dictionary import Dictionary
from oracle.book.numbers import number_key
from oracle.engines.games import binding
from oracle.protocol.results import Result
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Followed, Listening, follow

MOST_PASSES = 250
"""The most passes per game whose applied rules are examined."""
MOST_LOOKED_AT = 24
"""The most failures of one group that are compared with the reference."""
NEARLY_ALL = 0.7
"""The least share of the larger group that must have a rule which is evidence."""
LEAST_OF_CARD = 4
"""The least number of a printed card's failures for blaming the card."""
LEAST_DOUBTED = 2
"""Or the share of them that pass with another card in its role."""

_OF_KIN = 0.5
"""The share of a clause's suspicion that the clauses directly above and below it take on."""
_OF_LIKENESS, _MANY = 0.5, 50
"""The most that known faults with similar failures count for besides the tags; and the number of failures at which they
count half of that, since a few failures resemble many faults.
"""

Kind = Literal["rule", "clause", "card", "fault", "set-up", "explained"]
"""The common feature of a group; `explained`: a known fault has formed it."""
Suspect = tuple[str, Kind, str]
"""Game, kind, name."""
Known = Mapping[str, Dictionary]
"""Game → the known facts about its faults."""


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
        return frozenset.intersection(*map(self.at_work, sample(group, MOST_LOOKED_AT)))

    def in_nearly_all(self, group: Sequence[Result]) -> frozenset[str]:
        """The rules applied in `NEARLY_ALL` of them."""
        some = sample(group, MOST_LOOKED_AT)
        found = Counter(rule for result in some for rule in self.at_work(result))
        return frozenset(rule for rule, count in found.items() if count >= NEARLY_ALL * len(some))

    def share(self, game: str) -> Mapping[str, float]:
        """Rule → the share of a game's passing scenarios that apply it, by a sample."""
        if game not in self._shares:
            passed = sample([result for result in self._passed if result.game == game], MOST_PASSES)
            found = Counter(rule for result in passed for rule in self.at_work(result))
            self._shares[game] = {rule: count / len(passed) for rule, count in found.items()}
        return self._shares[game]


def _rules_in(seen: Followed) -> frozenset[str]:
    return frozenset(rule.rule for step in seen.whens for call in step.calls for rule in call.rules)


def sample(results: Sequence[Result], most: int) -> Sequence[Result]:
    """At most this many of them, evenly spread."""
    count = len(results)
    return results if count <= most else [results[place * count // most] for place in range(most)]


class Suspicion:
    """How suspicious clauses, rules and printed cards are."""

    def __init__(
        self,
        results: Sequence[Result],
        plans: Mapping[str, Plan],
        reference: Reference,
        known: Known | None = None,
        written: Mapping[str, Plan] | None = None,
    ) -> None:
        """`results`: all of the run. `written`: variation → its original scenario."""
        self._plans, self._reference, self._known, self._written = plans, reference, known or {}, written or {}
        self._passed = Counter(result.game for result in results if result.verdict == "pass")
        self._counts = Counter[Suspect]()
        self._outlines = defaultdict[tuple[str, str], set[str]](set)
        judged = defaultdict[str, set[str]](set)
        for result in results:
            if result.verdict in ("pass", "fail", "error") and not result.flaky:
                judged[result.game].add(self._origin(result))
            if result.verdict == "pass":
                self._counts.update((result.game, "clause", clause) for clause in result.clauses)
                self._counts.update(self.cards_of(result))
                for clause in result.clauses:
                    self._outlines[result.game, clause].add(_outline(result))
        self._fails = {game: _failing(known, judged[game]) for game, known in self._known.items()}

    def _origin(self, result: Result) -> str:
        return self._written[result.case].case if result.case in self._written else result.case

    def without(self, gone: Collection[str]) -> Suspicion:
        """The same, but with some faults treated as unknown."""
        other = copy(self)
        other._fails = {
            game: {fault: cases for fault, cases in fails.items() if fault not in gone}
            for game, fails in self._fails.items()
        }
        return other

    def cards_of(self, result: Result) -> set[Suspect]:
        """The printed cards of a scenario that may be the cause."""
        plan = self._plans.get(result.case)
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

        Three things count as evidence against a clause: its scenarios fail (Ochiai's measure), its rules are applied in
        the failures, and known faults of the clause fail the same cases. A clause takes part of the suspicion of the
        one above and those below it, and comes after all others if one of these is more suspicious.
        """
        at_work = self._at_work(group)
        tagged = {tag: value * at_work.get(tag, 1.0) for tag, value in self._tagged(group).items()}
        score, alike = _with_kin(tagged), _with_kin(self._alike(group, tagged))
        most, nearest = max(score.values(), default=0.0) or 1.0, max(alike.values(), default=0.0) or 1.0
        weight = _OF_LIKENESS * len(group) / (len(group) + _MANY) * most / nearest
        score = {tag: value + weight * alike[tag] for tag, value in score.items()}
        first, after = list[str](), list[str]()
        for tag in sorted(score, key=lambda tag: (-score[tag], number_key(tag), tag)):
            (after if any(_are_kin(tag, other) for other in first) else first).append(tag)
        return first + after

    def _tagged(self, group: Sequence[Result]) -> dict[str, float]:
        """Tag → Ochiai's measure over scenarios: the rows of an outline count as one, or large outlines would outweigh
        all else.
        """
        game, failed = group[0].game, defaultdict[str, set[str]](set)
        for result in group:
            for tag in _tags(result):
                failed[tag].add(_outline(result))
        return {tag: len(some) / len(some | self._outlines[game, tag]) ** 0.5 for tag, some in failed.items()}

    def _at_work(self, group: Sequence[Result]) -> dict[str, float]:
        """Clause → the share of the failures in which a rule of it is applied, by a sample; for clauses with rules."""
        seen = [rules for result in sample(group, MOST_LOOKED_AT) if (rules := self._reference.at_work(result))]
        if not seen:
            return {}
        counts = Counter(rule for rules in seen for rule in rules)
        homes = _homes(group[0].game)
        return {clause: max(counts[rule] for rule in rules) / len(seen) for clause, rules in homes.items()}

    def _alike(self, group: Sequence[Result], tags: Iterable[str]) -> dict[str, float]:
        """Tag → how much the failures are those of known faults in this clause."""
        game, found = group[0].game, dict.fromkeys(tags, 0.0)
        cases = {self._origin(result) for result in group}
        for fault, fails in self._fails.get(game, {}).items():
            shared = len(cases & fails)
            for clause in self._known[game].mutants[fault].clauses if shared else ():
                if clause in found:
                    found[clause] += (shared**2 / (len(cases) * len(fails))) ** 2
        return found


def _failing(known: Dictionary, judged: Collection[str]) -> dict[str, set[str]]:
    """Fault → the judged cases that it fails."""
    found: dict[str, set[str]] = {}
    for case in sorted(judged & known.cases.keys()):
        for fault in known.cases[case].signs:
            found.setdefault(fault, set()).add(case)
    return found


@cache
def _homes(game: str) -> Mapping[str, tuple[str, ...]]:
    """Clause → its rules."""
    found: dict[str, tuple[str, ...]] = {}
    for name, rule in binding(game).book.rules.items():
        for clause in rule.clauses:
            found[clause] = (*found.get(clause, ()), name)
    return found


def _tags(result: Result) -> Sequence[str]:
    """The tags of a scenario, without statements of documents that it was not judged by."""
    return [tag for tag in result.clauses if tag.rpartition(":")[0] in ("", result.edition)] or result.clauses


def _with_kin(alone: Mapping[str, float]) -> dict[str, float]:
    below = defaultdict[str, float](float)
    for tag, value in alone.items():
        below[tag.rpartition(".")[0]] += value
    return {
        tag: value + _OF_KIN * (alone.get(tag.rpartition(".")[0], 0.0) + below[tag]) for tag, value in alone.items()
    }


def _outline(result: Result) -> str:
    return result.case.partition("/")[0]


def _are_kin(one: str, other: str) -> bool:
    """Whether one clause is directly above the other."""
    return one.rpartition(".")[0] == other or other.rpartition(".")[0] == one
