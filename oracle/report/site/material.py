"""The material for a game's site: its book, its scenarios, and what is known about each clause, card and ruling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from oracle.assurance.faults import dictionary
from oracle.assurance.mutants.declared import Mutant, declared
from oracle.book.catalogue import Catalogue, Conflict
from oracle.book.rulings import Rulings, load_rulings
from oracle.certify.certifying import Verified
from oracle.engines import reference_books as books
from oracle.engines.games import folder
from oracle.history.found import EngineHistory, Trend
from oracle.profiles import PROFILES, Profile
from oracle.protocol.decisions_taken import DecisionTaken
from oracle.report.clauses.lookup import Homes, ScenarioRef, Scenarios
from oracle.report.conflicts.register import Seen
from oracle.report.documents.shown import Ends
from oracle.report.output.text import natural
from oracle.report.run.decided import decision_words
from oracle.report.site.cards import CardSet, ShownCard, card_sets
from oracle.report.site.places import Places
from oracle.suite.docket.entries import Entry
from oracle.suite.docket.weighing import docket
from oracle.suite.plan import Plan

T = TypeVar("T")

MOST_ENGINES = 50
"""Maximum engines of a history that are shown, the most recently run."""


@dataclass(frozen=True)
class Material:
    """One game. `plans` are its scenarios, in the order of the feature files."""

    game: str
    plans: tuple[Plan, ...]
    seen: Seen
    """How the witnesses of conflicts ended on the reference."""
    ends: Ends
    """How the scenarios about statements of documents ended."""
    engines: tuple[EngineHistory, ...] = ()
    certificates: tuple[Verified, ...] = ()
    entries: tuple[Entry, ...] = ()
    """The docket of the game, if it was computed for these scenarios."""
    decisions: tuple[DecisionTaken, ...] = ()
    """Decisions on conflicts, of any game."""

    def decided(self, conflict: int | None = None, case: str = "") -> tuple[str, ...]:
        """The decisions on a conflict, or those that settle a scenario, in words."""
        own = (one for one in self.decisions if one.game == self.game)
        return tuple(decision_words(one) for one in own if one.conflict == conflict or case in one.settles)

    @cached_property
    def profile(self) -> Profile:
        return PROFILES[self.game]

    @cached_property
    def catalogue(self) -> Catalogue:
        return books.catalogue(self.game)

    @cached_property
    def places(self) -> Places:
        return Places(self.catalogue)

    @cached_property
    def homes(self) -> Homes:
        return books.homes(self.game)

    @cached_property
    def outlines(self) -> dict[str, tuple[Plan, ...]]:
        """Name of a scenario → its rows; a single plan if it is not an outline."""
        return _grouped((plan.case.partition("/")[0], plan) for plan in self.plans)

    @cached_property
    def by_clause(self) -> dict[str, tuple[Plan, ...]]:
        """Clause, or `reading:number`, → the scenarios that are tagged with it."""
        return _grouped((clause, plan) for plan in self.plans for clause in plan.clauses)

    @cached_property
    def by_clause_refs(self) -> Scenarios:
        """The same, in the form needed to look up a clause."""
        return {
            clause: [
                ScenarioRef(
                    one.case, one.scenario, f"features/{one.feature}:{one.line}", one.open_questions, one.editions
                )
                for one in plans
            ]
            for clause, plans in self.by_clause.items()
        }

    @cached_property
    def by_conflict(self) -> dict[str, tuple[Plan, ...]]:
        return _grouped((number, plan) for plan in self.plans for number in plan.conflicts)

    @cached_property
    def rulings(self) -> dict[str, tuple[Plan, ...]]:
        """Ruling → the scenarios that are taken from it, in the order of the rulings."""
        found = _grouped((ruling, plan) for plan in self.plans for ruling in plan.rulings)
        return {name: found[name] for name in sorted(found, key=natural)}

    @cached_property
    def told_rulings(self) -> Rulings:
        """The rulings with something to report."""
        return load_rulings(folder(self.game))

    @cached_property
    def docket(self) -> dict[int, Entry]:
        """Each conflict with everything that rests on it, and the changes under each possible decision."""
        return {one.number: one for one in self.entries or docket(self.catalogue, self.plans, {})}

    @cached_property
    def registered(self) -> Mapping[int, Conflict]:
        return {one.number: one for one in self.catalogue.conflicts}

    @cached_property
    def mutants(self) -> dict[str, tuple[Mutant, ...]]:
        """Clause → the known wrong engines that break it."""
        return _grouped((clause, one) for one in declared(self.game) for clause in one.clauses)

    @cached_property
    def noticing(self) -> dict[str, tuple[str, ...]]:
        """Mutant → the cases that do not pass on it, as far as the dictionary of faults knows."""
        known = dictionary.known(self.game)
        rows = {} if known is None else known.cases
        cases = {plan.case for plan in self.plans}
        return _grouped((mutant, case) for case, row in rows.items() if case in cases for mutant in row.signs)

    @cached_property
    def noticed(self) -> dict[str, tuple[str, ...]]:
        """Case → the mutants that it notices."""
        return _grouped((case, mutant) for mutant, cases in self.noticing.items() for case in cases)

    @cached_property
    def newest(self) -> tuple[EngineHistory, ...]:
        """The engines that are shown, the most recently run first."""
        return tuple(sorted(self.engines, key=lambda one: (-one.runs[-1].run, one.engine))[:MOST_ENGINES])

    @cached_property
    def fares(self) -> dict[str, tuple[tuple[str, Trend], ...]]:
        """Clause → the name of each engine shown, with its results for the clause."""
        return _grouped(
            (trend.number, (engine.engine, trend))
            for engine in self.newest
            for trend in engine.clauses
            if trend.game == self.game
        )

    @cached_property
    def sets(self) -> tuple[CardSet, ...]:
        """The printed cards, set by set."""
        return card_sets(self.game, self.plans)

    @cached_property
    def cards(self) -> dict[str, tuple[ShownCard, ...]]:
        """Clause → the printed cards that involve it."""
        return _grouped((clause, card) for one in self.sets for card in one.cards for clause in card.clauses)


def _grouped(pairs: Iterable[tuple[str, T]]) -> dict[str, tuple[T, ...]]:
    found: dict[str, list[T]] = {}
    for name, one in pairs:
        found.setdefault(name, []).append(one)
    return {name: tuple(each) for name, each in found.items()}


def by_outline(plans: Sequence[Plan]) -> list[tuple[Plan, int]]:
    """Each scenario once, by its first row among these, with the number of its rows among them."""
    found = _grouped((plan.case.partition("/")[0], plan) for plan in plans)
    return [(rows[0], len(rows)) for rows in found.values()]


def does(mutant: Mutant) -> str:
    """The behavior of such a wrong engine."""
    return mutant.does or mutant.name.replace("-", " ")
