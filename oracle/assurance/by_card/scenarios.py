"""Selects the scenarios that use given printed cards, as written or under a stored cast."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from oracle.assurance.casting.casting import Cast
from oracle.assurance.casting.kept import titled, with_cast
from oracle.assurance.casting.library import NONE
from oracle.assurance.casting.playing import kept_of
from oracle.assurance.casting.search import Judge
from oracle.assurance.casting.stock import names_of
from oracle.profiles import PROFILES
from oracle.suite.jobs import Run
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan

Names = dict[str, frozenset[str]]
"""Game → full names of cards."""


def played_by(runs: Iterable[Run], names: Names) -> Iterator[Run]:
    """The runs that use one of the cards, in order; a cast has its case's id followed by `@` and its number."""
    for plan, edition in runs:
        wanted = names.get(plan.game, frozenset())
        if not wanted:
            continue
        if cards_in(plan) & wanted:
            yield plan, edition
        if edition == PROFILES[plan.game].current:
            yield from ((cast, edition) for cast in _casts(plan, edition, wanted))


def cards_in(plan: Plan) -> frozenset[str]:
    """The printed cards of a scenario."""
    return frozenset(name for name in names_of(plan) if name not in plan.definitions)


def _casts(plan: Plan, edition: str, wanted: Collection[str]) -> Iterator[Plan]:
    kept, judge = kept_of(plan) or NONE, None
    for place, cast in enumerate(kept.every, start=1):
        if any(card in wanted for card in _newcomers(plan, cast)):
            judge = judge or Judge(plan, edition)
            found = with_cast(judge, cast, kept.changes(cast))
            if found is not None:
                named = titled(found, plan, cast, adapted=kept.changes(cast) is not None)
                yield bind(replace(data_of(named), case=f"{plan.case}@{place}", editions=(edition,)))


def _newcomers(plan: Plan, cast: Cast) -> frozenset[str]:
    return frozenset(cast.values()) - cards_in(plan)
