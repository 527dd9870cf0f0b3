"""The scenarios in a campaign: cut into the batches of `check`, each on its own engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.diagnosis.causes import causes_of
from oracle.assurance.diagnosis.masks import masks_of
from oracle.campaign.course import Wave
from oracle.campaign.doing import scenarios_of, suite
from oracle.campaign.parts.common import Known, expected
from oracle.campaign.plan import CheckEntry
from oracle.campaign.tasks import Judged, Outcome, Scenarios
from oracle.protocol.results import Report, Result
from oracle.suite.jobs import batches
from oracle.suite.runner import make_report


class Checked(Struct, frozen=True, kw_only=True):
    """The report of one engine."""

    part: str
    engine: str
    """Its name in the plan."""
    report: Report


class Check:
    """An entry of the plan, on all its engines."""

    def __init__(
        self,
        name: str,
        entry: CheckEntry,
        editions: Sequence[str],
        engines: Sequence[Known],
        title: Callable[[str, str], str],
    ) -> None:
        """`editions`: those to run under; `title` gives the title of a clause."""
        self.name, self._entry, self._title = name, entry, title
        self._engines = tuple(engines)
        self._tasks = [
            Scenarios(
                engine=engine.name, info=engine.digest, game=entry.game, edition=edition, clauses=entry.clauses,
                first=first, end=end,
            )
            for engine in engines
            for edition in editions
            for first, end in batches(len(scenarios_of(entry.game, edition, entry.clauses)))
        ]  # fmt: skip
        self._results: dict[str, list[Result]] = {engine.name: [] for engine in engines}

    def waves(self) -> Iterator[Wave]:
        """All batches at once."""
        yield Wave(self._tasks, len(self._tasks), self._take)

    def _take(self, at: int, outcome: Outcome) -> None:
        self._results[self._tasks[at].engine] += expected(outcome, Judged).results

    def told(self) -> tuple[Checked, ...]:
        """The report of each engine, with the causes of its failures."""
        return tuple(
            Checked(part=self.name, engine=one.name, report=self._report(one))
            for one in self._engines
            if self._results[one.name]
        )

    def _report(self, engine: Known) -> Report:
        results = tuple(sorted(self._results[engine.name], key=lambda one: (one.feature, one.line, one.edition)))
        plans = suite()
        found = make_report(engine.info, plans, results, self._title)
        return replace(found, causes=causes_of(results, plans), masks=masks_of(results, plans))
