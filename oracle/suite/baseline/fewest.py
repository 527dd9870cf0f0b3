"""The shortest baseline: the fewest entries that explain all cases that do not pass, each a thing to fix or wait
for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from oracle.engines.language import version, version_needed
from oracle.engines.reference_books import printed_fields
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Cause, Result
from oracle.protocol.simple_cards import missing_of
from oracle.protocol.values import Json
from oracle.suite.baseline.entry import KINDS, Entry, Key, Kind, Unmet
from oracle.suite.plan import Plan
from oracle.suite.version import SHORT, digest_of

SECTION = 2
"""How many parts of a clause number make an entry: two, as in 4.3."""


class Reason(NamedTuple):
    """Something that may explain a case."""

    kind: Kind
    name: str


class Found(NamedTuple):
    """A case that does not pass, and everything that may explain it."""

    game: str
    edition: str
    verdict: Unmet
    case: str
    digest: str
    reasons: tuple[Reason, ...]

    def explained_by(self, key: Key) -> bool:
        """Whether an entry with this key may cover the case."""
        own = (self.game, self.edition, self.verdict)
        return own == (key.game, key.edition, key.verdict) and Reason(key.kind, key.name) in self.reasons


def found_of(plan: Plan, result: Result, info: EngineInfo, cause: Cause | None) -> Found:
    """The expectation for a result that is neither a pass nor disputed; `cause`: that of a failure."""
    verdict = result.verdict
    assert verdict != "pass"  # noqa: S101 - whoever calls has looked
    reasons = _lacking(plan, result, info) if verdict == "unsupported" else _diagnosed(cause)
    sections = (_section(clause) for clause in plan.clauses_under(result.edition))
    reasons += [Reason("clause", section) for section in dict.fromkeys(sections)]
    return Found(result.game, result.edition, verdict, result.case, digest_of(plan), tuple(dict.fromkeys(reasons)))


def _lacking(plan: Plan, result: Result, info: EngineInfo) -> list[Reason]:
    """The part that an engine lacks for a scenario: the game, the edition, a capability, a version of the language, a
    printed card, or a part of a made-up card in the engine's words.
    """
    support = info.games.get(plan.game)
    if support is None:
        return [Reason("capability", plan.game)]
    if result.edition not in support.editions:
        return [Reason("capability", f"{plan.game}/{result.edition}")]
    needed = version_needed(plan.game, _sent(plan, result)) if support.language < version(plan.game) else 0
    reasons = [Reason("capability", f"language {needed}")] if needed > support.language else []
    missing = missing_of(plan.game, plan.needs, plan.definitions, support.capabilities)
    reasons += [Reason("capability", name) for name in missing]
    return reasons + [_named(one, plan) for one in result.lacking]


def _sent(plan: Plan, result: Result) -> dict[str, Json]:
    """The made-up cards of a scenario, and the printed cards that were sent as made-up cards."""
    printed = [card for role, card in result.cast.items() if role == card]
    return {**plan.definitions, **{card: printed_fields(plan.game, card) for card in printed}}


def _named(lacking: str, plan: Plan) -> Reason:
    """Something that an engine calls unsupported; without the name of a made-up card, since many cards share the
    rest."""
    parts = [lacking.removeprefix(f"{name}: ") for name in plan.definitions if lacking.startswith(f"{name}: ")]
    return Reason("capability", min(parts, key=len)) if parts else Reason("card", lacking)


def _diagnosed(cause: Cause | None) -> list[Reason]:
    if cause is None:
        return []
    if cause.kind == "card":
        return [Reason("card", cause.name)]
    if cause.kind == "known":
        return [Reason("diagnosis", cause.name)]
    # A diagnosis that names a clause says no more than the tags; sections of the book say it in fewer entries.
    return [Reason("diagnosis", f"{cause.kind} {cause.name}")] if cause.kind in ("fault", "set-up") else []


def _section(clause: str) -> str:
    document, colon, number = clause.rpartition(":")
    return f"{document}{colon}{'.'.join(number.split('.')[:SECTION])}"


def grouped(found: Iterable[Found]) -> list[Entry]:
    """The entries for these cases, those with the most cases first: missing features, then diagnoses, cards, clauses.

    Within a kind, the next entry is the one that explains most of the remaining cases. A clause with a single case
    becomes an entry for that case.
    """
    by_verdict: dict[tuple[str, str, Unmet], list[Found]] = {}
    for one in found:
        by_verdict.setdefault((one.game, one.edition, one.verdict), []).append(one)
    entries = [entry for group in by_verdict.values() for entry in _grouped(group)]
    return sorted(
        entries, key=lambda one: (one.game, one.edition, KINDS.index(one.kind) or len(KINDS), -len(one.cases))
    )


def _grouped(left: Sequence[Found]) -> Iterable[Entry]:
    for kind in KINDS[1:]:
        while offers := _offers(kind, left):
            name = _first(offers)
            yield entry_of(Reason(kind, name), offers[name])
            taken = set(offers[name])
            left = [one for one in left if one not in taken]
    for one in left:
        yield _single(one)


def _first(offers: Mapping[str, Sequence[Found]]) -> str:
    return min(offers, key=lambda name: (-len(offers[name]), name))


def _offers(kind: Kind, left: Sequence[Found]) -> Mapping[str, list[Found]]:
    found: dict[str, list[Found]] = {}
    for one in left:
        for reason in one.reasons:
            if reason.kind == kind:
                found.setdefault(reason.name, []).append(one)
    return found


def entry_of(reason: Reason, covered: Collection[Found]) -> Entry:
    """The entry for cases that one thing explains; a clause with a single case becomes an entry for that case."""
    first, *more = sorted(covered, key=lambda one: one.case)
    if reason.kind == "clause" and not more:
        return _single(first)
    told: dict[str, Any] = {reason.kind: reason.name}
    return Entry(
        game=first.game, edition=first.edition, verdict=first.verdict, cases=told_cases((first, *more)), **told
    )


def told_cases(covered: Iterable[Found]) -> tuple[str, ...]:
    """The cases of an entry in the form of its list."""
    return tuple(sorted(f"{one.case} {one.digest[:SHORT]}" for one in covered))


def _single(one: Found) -> Entry:
    return Entry(game=one.game, edition=one.edition, verdict=one.verdict, case=one.case, digest=one.digest)
