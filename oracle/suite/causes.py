"""Failures by cause: a clause, a printed card or a kind of fault that one fault of the engine may stand behind.

What is to blame is found as in spectrum-based fault localization, with the reference as the program: the clause that is
a tag of most failures and fewest passes, or the rule that is at work so, is taken, with all that it is in; then the
next one of those that are left. A printed card is to blame likewise where it has many failures. A group then goes to a
larger one if its failures look like those there beside the reference; and if a rule that few passes need is at work in
all of both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from oracle.book.entries import UnknownClause
from oracle.book.numbers import NumberKey, number_key
from oracle.engines.reference_books import title_of
from oracle.protocol.results import Cause, CauseKind, Result, Stage, wrong
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Followed, Listening, follow
from oracle.suite.symptoms import Symptom, symptom_of

MOST_FOLLOWED, MOST_PASSES = 500, 800
"""Failures, and passes of a game, in which it is looked at which rules are at work; the other failures go by tags."""
LEAST_OF_CARD = 4
"""Failures that a printed card has to be in to be blamed."""
LEAST_DOUBTED = 2
"""Or of which so many pass when another card plays its role."""
OWN, ABOUT = 0.5, 0.2
"""A rule is named by a clause of its own that is to blame so much as the one to blame most, or more, and that so much
of the group is about."""
SELDOM = 0.3
"""A rule that more of the passes need says nothing of what fails; and how likely it may be that it is in all of a group
by chance."""
NEARLY_ALL = 0.7
"""In how much of the larger group that rule has to be."""

OFTEN = 0.3
"""What so many failures of a group look like is what the group looks like."""
MOST = 0.5
"""How many failures of a smaller group have to look like it."""
MOST_LOOKED_AT = 60
"""Failures of one group that are looked at beside the reference."""

Key = tuple[str, CauseKind, str]
"""Game, kind, name."""
_Suspect = tuple[str, str, str]
"""Game, `rule` or a kind of cause, name."""
Groups = dict[_Suspect, list[Result]]


def causes_of(results: Iterable[Result], plans: Iterable[Plan]) -> tuple[Cause, ...]:
    """The causes behind what failed, those with most failures first; each failure has exactly one.

    Last come those of scenarios alone whose wordings nobody has printed.

    `results`: all of a run, those that passed too; what a baseline expects is left out. `plans`: the scenarios run.
    """
    known = {plan.case: plan for plan in plans}
    kept = tuple(results)
    reference = _Reference(kept, known)
    passes = _passes(kept, known, reference)
    groups = _by_work(_by_looks(_grouped(kept, known, passes, reference), reference), reference)
    named: dict[Key, list[Result]] = {}
    for suspect, group in groups.items():
        blamed = _blamed(suspect, group, passes, reference)
        named.setdefault(_key(blamed, group, passes, reference), []).extend(group)
    found = [
        (all(one.unprinted for one in group), _cause(key, group, known, _looks_of(group, reference)))
        for key, group in named.items()
    ]
    return tuple(cause for _, cause in sorted(found, key=_standing))


def _standing(found: tuple[bool, Cause]) -> tuple[bool, int, str, str, NumberKey]:
    """What shows only in wordings that nobody has printed comes last, what most cases show first."""
    unprinted, one = found
    return unprinted, -len(one.results), one.game, one.kind, number_key(one.name)


class _Reference:
    """What the reference does in scenarios, looked up as far as it is asked for."""

    def __init__(self, results: Sequence[Result], known: Mapping[str, Plan]) -> None:
        self._known = known
        self._passed = [result for result in results if result.verdict == "pass" and result.case in known]
        self._engine = Listening()
        self._at_work: dict[tuple[str, str], frozenset[str]] = {}
        self._looks: dict[tuple[str, str], Symptom | None] = {}
        self._shares: dict[str, Mapping[str, float]] = {}
        self.clauses: dict[str, tuple[str, ...]] = {}
        """Rule → its clauses, of all that have been at work."""

    def at_work(self, result: Result) -> frozenset[str]:
        """Every rule that is applied in a scenario."""
        return self._at_work[self._looked_up(result)]

    def looks(self, result: Result) -> Symptom | None:
        """What a failure looks like beside the reference; None where that cannot be said."""
        return self._looks[self._looked_up(result)]

    def _looked_up(self, result: Result) -> tuple[str, str]:
        plan, place = self._known.get(result.case), (result.case, result.edition)
        if place not in self._at_work:
            seen = None if plan is None else follow(plan, self._engine, result.edition)
            self._at_work[place] = frozenset() if seen is None else self._rules_in(seen)
            self._looks[place] = None if seen is None or result.verdict != "fail" else symptom_of(result, seen)
        return place

    def _rules_in(self, seen: Followed) -> frozenset[str]:
        found = {rule.rule: rule.clauses for step in seen.whens for call in step.calls for rule in call.rules}
        self.clauses |= found
        return frozenset(found)

    def in_all(self, group: Sequence[Result]) -> frozenset[str]:
        """The rules that are at work in all scenarios of a group, of a large one in all of a sample."""
        return frozenset.intersection(*map(self.at_work, _sample(group, MOST_LOOKED_AT)))

    def in_nearly_all(self, group: Sequence[Result]) -> frozenset[str]:
        """The rules that are at work in `NEARLY_ALL` of them."""
        some = _sample(group, MOST_LOOKED_AT)
        found = Counter(rule for result in some for rule in self.at_work(result))
        return frozenset(rule for rule, count in found.items() if count >= NEARLY_ALL * len(some))

    def share(self, game: str) -> Mapping[str, float]:
        """Rule → in how many of a game's scenarios that passed it is at work, by a sample of them."""
        if game not in self._shares:
            passed = _sample([result for result in self._passed if result.game == game], MOST_PASSES)
            found = Counter(rule for result in passed for rule in self.at_work(result))
            self._shares[game] = {rule: count / len(passed) for rule, count in found.items()}
        return self._shares[game]


def _sample(results: Sequence[Result], most: int) -> Sequence[Result]:
    """So many of them at most, evenly spread."""
    count = len(results)
    return results if count <= most else [results[place * count // most] for place in range(most)]


def _grouped(
    results: Sequence[Result], known: Mapping[str, Plan], passes: Mapping[_Suspect, float], reference: _Reference
) -> Groups:
    bad = _failures(results)
    followed = {id(result) for result in _sample(bad, MOST_FOLLOWED)}
    suspects = {id(one): _suspects(one, known, reference if id(one) in followed else None) for one in bad}
    found: Groups = {}
    left = bad
    while left:
        shared = Counter(one for result in left for one in suspects[id(result)])
        doubted = Counter((result.game, "card", card) for result in left for card in result.suspects)
        best = max(shared, key=lambda one: _rank(one, shared[one], passes[one], doubted[one]))
        key = _key(best, [result for result in left if best in suspects[id(result)]], passes, reference)
        meant = {best} if key[1] != "clause" else {best, key}
        found[best] = [result for result in left if meant & suspects[id(result)]]
        left = [result for result in left if not meant & suspects[id(result)]]
    return found


def _failures(results: Iterable[Result]) -> list[Result]:
    return [result for result in results if result.verdict in ("fail", "error") and wrong(result)]


def _suspects(result: Result, known: Mapping[str, Plan], reference: _Reference | None) -> frozenset[_Suspect]:
    """What may stand behind a failure."""
    game = result.game
    if result.verdict == "error":
        unlike = result.unlike
        return frozenset({(game, "fault", result.fault) if unlike is None else (game, "set-up", unlike.field)})
    rules = frozenset[str]() if reference is None else reference.at_work(result)
    found = {(game, "rule", rule) for rule in rules} | {(game, "clause", clause) for clause in result.clauses}
    return frozenset(found | _cards_of(result, known)) or frozenset({(game, "fault", "failure")})


def _cards_of(result: Result, known: Mapping[str, Plan]) -> set[_Suspect]:
    plan = known.get(result.case)
    if plan is None:
        return set()
    printed = {card.card for card in plan.position.cards if card.card} - plan.definitions.keys()
    # A card that a cast has brought is no more to blame than any other it could have, unless another one passes.
    brought = {card for role, card in result.cast.items() if role != card} - set(result.suspects)
    return {(result.game, "card", card) for card in printed - brought - set(result.cleared)}


def _passes(results: Sequence[Result], known: Mapping[str, Plan], reference: _Reference) -> Mapping[_Suspect, float]:
    """In how many of the scenarios that passed each of them is, by a sample where that takes a look."""
    games = {result.game for result in _failures(results)}
    passed = [result for result in results if result.verdict == "pass" and result.game in games]
    found: Counter[_Suspect] = Counter(one for result in passed for one in _cards_of(result, known))
    found.update((result.game, "clause", clause) for result in passed for clause in result.clauses)
    counts: dict[_Suspect, float] = {**found}
    for game in games:
        number = sum(result.game == game for result in passed)
        counts |= {(game, "rule", rule): share * number for rule, share in reference.share(game).items()}
    return Counter(counts)


def _rank(one: _Suspect, failures: int, passes: float, doubted: int = 0) -> tuple[bool, float, bool, object]:
    """How much it is to blame: Ochiai's measure without what is the same for all; then a rule before a card."""
    name, card = one[2], one[1] == "card"
    few = card and failures < LEAST_OF_CARD and doubted < LEAST_DOUBTED
    return not few, failures / (failures + passes) ** 0.5, not card, (number_key(name), name)


def _blamed(
    suspect: _Suspect, group: Sequence[Result], passes: Mapping[_Suspect, float], reference: _Reference
) -> _Suspect:
    """What a group is named after: where a clause has brought it together, the rule that is most to blame in it."""
    game, kind, _ = suspect
    shared = reference.in_nearly_all(group) if kind == "clause" else frozenset()
    rules = [(game, "rule", rule) for rule in shared]
    return max(rules, key=lambda rule: _rank(rule, len(group), passes[rule]), default=suspect)


def _key(suspect: _Suspect, group: Sequence[Result], passes: Mapping[_Suspect, float], reference: _Reference) -> Key:
    """The cause in the words of a report: for a rule, the clause that is most to blame by the tags of its failures."""
    game, kind, name = suspect
    if kind != "rule":
        return game, kind, name  # type: ignore[return-value]
    tags = Counter((game, "clause", clause) for result in group for clause in result.clauses)
    ranks = {tag[2]: _rank(tag, tags[tag], passes[tag]) for tag in tags}
    best = max(ranks, key=lambda clause: ranks[clause], default=reference.clauses[name][0])
    own = [clause for clause in reference.clauses[name] if tags[game, "clause", clause] >= ABOUT * len(group)]
    nearest = max(own, key=lambda clause: ranks[clause], default=best)
    return game, "clause", nearest if ranks and ranks[nearest][1] >= OWN * ranks[best][1] else best


def _by_looks(groups: Groups, reference: _Reference) -> Groups:
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


def _by_work(groups: Groups, reference: _Reference) -> Groups:
    """The groups, each put to one as large or larger with which it shares a rule, unless that is likely by chance."""
    joined = {key: list(group) for key, group in groups.items()}
    for key in sorted(groups, key=lambda key: (len(groups[key]), key)) if len(groups) > 1 else ():
        group = joined[key]
        others = [one for one in joined if one != key and one[0] == key[0] and len(joined[one]) >= len(group)]
        if group[0].verdict == "error" or not others:
            continue
        shares = reference.share(key[0])
        seldom = {rule for rule in reference.in_all(group) if shares.get(rule, 0) <= SELDOM}
        telling = {rule for rule in seldom if shares.get(rule, 0) ** len(group) <= SELDOM}
        shared = {one: telling & reference.in_nearly_all(joined[one]) for one in others}
        likely = {one: min(shares.get(rule, 0) for rule in rules) for one, rules in shared.items() if rules}
        if likely:
            joined[min(likely, key=lambda one: (likely[one], one))] += joined.pop(key)
    return joined


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
    deviations = [step.deviation for step in result.steps if step.deviation is not None]
    return "question" if any(one.kind == "question" for one in deviations) else "rule"


def _said(result: Result) -> str:
    failed = next((step for step in result.steps if step.status == "failed"), None)
    return result.message if failed is None else f"expected {failed.expected}; got {failed.actual}"
