"""Summarises a measured suite: coverage of each game's clauses, and tags that are not justified."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.coverage.measure import Measured
from oracle.assurance.coverage.watch import Reached
from oracle.assurance.mutants.both_sides import AllSides
from oracle.assurance.mutants.sides import SIDES, Side
from oracle.engines import reference_books as books
from oracle.suite.reading.selection import ClauseChoice, among
from oracle.suite.runner import clause_order

NO_HOME = "no code of its own"


class Row(Struct, frozen=True, kw_only=True):
    """An executable clause with code, or a statement of a reading with its own rules.

    The figures count scenarios; each row of an outline counts once, regardless of editions.
    """

    clause: str
    title: str
    applied: int = 0
    refused: int = 0
    overridden: int = 0
    only_tried: int = 0
    """Scenarios in which the rules only tested whether its action is possible."""
    seen: int = 0
    """Scenarios that reach it only through a player's view."""
    only_looked: int = 0
    """Scenarios that reach it only in setup or by observing the table, which shows nothing about it."""
    tagged: int = 0
    """Scenarios tagged with it."""
    tagged_reached: int = 0
    """Tagged scenarios that reach it."""
    permits: str = ""
    """A scenario in which it allows something, if sides were computed."""
    forbids: str = ""
    """A scenario in which it prevents something."""

    @property
    def reached(self) -> bool:
        return any((self.applied, self.refused, self.overridden, self.only_tried, self.seen))


class LeftOut(Struct, frozen=True, kw_only=True):
    """A clause that cannot be covered."""

    clause: str
    title: str
    kind: str
    """Its class in the catalogue."""
    reason: str


class OneSided(Struct, frozen=True, kw_only=True):
    """A clause of the book without a scenario on one side, or with a catalogue entry that it can have none."""

    clause: str
    side: Side
    reason: str = ""
    """The catalogue's reason; if empty, a scenario is missing."""
    shown_by: str = ""
    """The scenario on that side, although the catalogue says that there can be none."""


class Pair(Struct, frozen=True, array_like=True):
    """Two clauses that occurred together, in book order, and in how many scenarios."""

    first: str
    second: str
    scenarios: int


class WrongTag(Struct, frozen=True, kw_only=True):
    """A tag whose clause no row of the scenario reaches under any edition."""

    case: str
    feature: str
    line: int
    clause: str
    near: tuple[str, ...]
    """The clauses of the same section that the scenario reaches."""

    @property
    def message(self) -> str:
        """The error, and what to do about it."""
        instead = f" (of its section the scenario reaches {', '.join(self.near)})" if self.near else ""
        return (
            f"{self.feature}:{self.line}: {self.case} is tagged @clause:{self.clause}, which nothing in it reaches"
            f"{instead}; remove the tag, name the clause that is shown, or register the code that carries out "
            f"{self.clause} as its home"
        )


class GameCoverage(Struct, frozen=True, kw_only=True):
    """One game's clauses in book order, followed by those of readings."""

    game: str
    edition: str
    clauses: int
    """Numbered clauses and headings of the book."""
    executable: int
    """How many of these can be carried out by code."""
    scenarios: int
    runs: int
    rows: tuple[Row, ...]
    left_out: tuple[LeftOut, ...]
    pairs: tuple[Pair, ...]
    """Most frequent pairs first."""
    one_sided: tuple[OneSided, ...] | None = None
    """None if sides were not computed."""

    @property
    def sides_wanting(self) -> tuple[OneSided, ...]:
        """Sides without a scenario and without a reason, and reasons that a scenario disproves."""
        return tuple(one for one in self.one_sided or () if bool(one.reason) == bool(one.shown_by))

    @property
    def never(self) -> tuple[Row, ...]:
        """Clauses with code that no scenario reaches."""
        return tuple(row for row in self.rows if not row.reached and not row.only_looked)

    @property
    def only_looked(self) -> tuple[Row, ...]:
        """Clauses that are carried out only when a position is set up or observed, so that no step can reach them."""
        return tuple(row for row in self.rows if not row.reached and row.only_looked)

    @property
    def untagged(self) -> tuple[Row, ...]:
        """Clauses that are reached, but by no scenario tagged with them."""
        return tuple(row for row in self.rows if row.reached and not row.tagged_reached)


class Coverage(Struct, frozen=True, kw_only=True):
    """The measurements, and the problems of the suite."""

    games: tuple[GameCoverage, ...]
    wrong_tags: tuple[WrongTag, ...]
    failed: tuple[str, ...]
    """Scenarios that fail on the reference; `check` gives the details."""


def summarized(
    measured: Sequence[Measured], sides: AllSides | None = None, clauses: Sequence[ClauseChoice] = ()
) -> Coverage:
    """The runs' coverage of these (or all) clauses by game; with `sides` also the scenarios on each side."""
    games = [game for game in books.PLAYED if any(run.plan.game == game for run in measured)]
    found = {game: _by_case(run for run in measured if run.plan.game == game) for game in games}
    return Coverage(
        games=tuple(_with_sides(_game(game, found[game], clauses), sides) for game in games),
        wrong_tags=tuple(tag for game in games for tag in _wrong_tags(game, found[game])),
        failed=tuple(f"{run.plan.case} under {run.edition}: {run.failed}" for run in measured if run.failed),
    )


class CaseReach(Struct):
    """A scenario under all its editions together."""

    case: str
    feature: str
    line: int
    tags: tuple[str, ...]
    runs: int
    steps: Reached
    seen: Reached
    looks: Reached

    def all(self) -> set[str]:
        return self.steps.all() | self.seen.all()


def _by_case(measured: Iterable[Measured]) -> list[CaseReach]:
    found: dict[str, CaseReach] = {}
    for run in measured:
        plan = run.plan
        one = found.setdefault(
            plan.case, CaseReach(plan.case, plan.feature, plan.line, plan.clauses, 0, Reached(), Reached(), Reached())
        )
        one.runs += 1
        one.steps.add(run.reached())
        one.seen.add(run.seen)
        one.looks.add(run.looks)
    return list(found.values())


@cache
def _homes(game: str) -> frozenset[str]:
    return frozenset(books.homes(game))


# --- tags -----------------------------------------------------------------------------------------------


def _wrong_tags(game: str, cases: Iterable[CaseReach]) -> tuple[WrongTag, ...]:
    """The unjustified tags: no row of an outline reaches the clause under any edition."""
    outlines: dict[tuple[str, str], list[CaseReach]] = {}
    for one in cases:
        outlines.setdefault((one.feature, one.case.partition("/")[0]), []).append(one)
    homes = _homes(game)
    wrong = []
    for (feature, case), rows in outlines.items():
        reached = set[str]().union(*(row.all() for row in rows))
        for tag in sorted({tag for row in rows for tag in row.tags}, key=clause_order):
            wanted = _bearing(game, tag)
            if any(clause in homes for clause in wanted) and reached.isdisjoint(wanted):
                wrong.append(
                    WrongTag(case=case, feature=feature, line=rows[0].line, clause=tag, near=_near(tag, reached))
                )
    return tuple(wrong)


def _bearing(game: str, tag: str) -> tuple[str, ...]:
    """The clauses that justify a tag: the tagged one; for a reading's statement also those it is about."""
    known = books.catalogue(game)
    reading, colon, number = tag.partition(":")
    if colon:
        return tag, *known.statement(reading, number).clauses
    return (tag,) if known.clause(tag).executable else ()


def _near(tag: str, reached: Iterable[str]) -> tuple[str, ...]:
    section = tag.rpartition(".")[0] + "."
    return books.sorted_numbers(one for one in reached if one.startswith(section) and ":" not in one)


# --- clauses --------------------------------------------------------------------------------------------


def _game(game: str, cases: list[CaseReach], clauses: Sequence[ClauseChoice]) -> GameCoverage:
    known, homes = books.catalogue(game), {home for home in _homes(game) if among(clauses, game, home)}
    meant = {number: clause for number, clause in known.clauses.items() if among(clauses, game, number)}
    executable = [number for number, clause in meant.items() if clause.executable]
    counted = sorted(homes & {*executable, *(home for home in homes if ":" in home)}, key=clause_order)
    left_out = [
        LeftOut(clause=number, title=clause.title, kind=clause.kind, reason=clause.reason or NO_HOME)
        for number, clause in meant.items()
        if not (clause.executable and number in homes)
    ]
    return GameCoverage(
        game=game,
        edition=known.book.edition,
        clauses=len(meant),
        executable=len(executable),
        scenarios=len(cases),
        runs=sum(one.runs for one in cases),
        rows=_rows(game, counted, cases),
        left_out=tuple(left_out),
        pairs=_pairs(counted, cases),
    )


def _with_sides(game: GameCoverage, sides: AllSides | None) -> GameCoverage:
    if sides is None:
        return game
    rows = tuple(replace(row, **sides.get((game.game, row.clause), {})) for row in game.rows)
    return replace(game, rows=rows, one_sided=tuple(_one_sided(game.game, rows)))


def _one_sided(game: str, rows: Iterable[Row]) -> Iterator[OneSided]:
    known = books.catalogue(game).clauses
    for row in rows:
        clause = known.get(row.clause)
        if clause is None:
            continue
        for side in SIDES:
            reason = clause.never_permits if side == "permits" else clause.never_forbids
            shown_by: str = getattr(row, side)
            if reason or not shown_by:
                yield OneSided(clause=row.clause, side=side, reason=reason or "", shown_by=shown_by)


def _rows(game: str, counted: Iterable[str], cases: list[CaseReach]) -> tuple[Row, ...]:
    counts: dict[str, Counter[str]] = {
        name: Counter()
        for name in ("applied", "refused", "overridden", "only_tried", "seen", "only_looked", "tagged_reached")
    }
    tagged: Counter[str] = Counter()

    def figures(clause: str) -> dict[str, Any]:
        return {name: count[clause] for name, count in counts.items()}

    for one in cases:
        steps = one.steps
        done = steps.done()
        counts["applied"].update(steps.applied)
        counts["refused"].update(steps.refused)
        counts["overridden"].update(steps.overridden)
        counts["only_tried"].update((steps.tried | steps.barred) - done)
        counts["seen"].update(one.seen.all() - steps.all())
        counts["only_looked"].update(one.looks.all() - one.all())
        counts["tagged_reached"].update({*one.tags} & one.all())
        tagged.update(one.tags)
    return tuple(
        Row(
            clause=clause,
            title=books.title_of(game, clause),
            tagged=tagged[clause],
            **figures(clause),
        )
        for clause in counted
    )


def _pairs(counted: Iterable[str], cases: list[CaseReach]) -> tuple[Pair, ...]:
    # A clause is an integer whose bits are the scenarios that reach it, so tens of thousands of pairs cost nothing.
    scenarios = dict.fromkeys(counted, 0)
    for place, one in enumerate(cases):
        for clause in one.steps.done() & scenarios.keys():
            scenarios[clause] |= 1 << place
    met = [
        Pair(first, second, both.bit_count())
        for (first, those), (second, others) in combinations(scenarios.items(), 2)
        if (both := those & others)
    ]
    return tuple(sorted(met, key=lambda pair: -pair.scenarios))
