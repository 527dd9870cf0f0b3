"""The differences between two editions or readings clause by clause, and what cites each clause.

The catalogue knows which clauses are new, gone, renumbered or reworded. Tags of scenarios, conflicts and readings cite
them. The clause itself records for which edition its citations have been reviewed (`reviewed`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from oracle.book.catalogue import Catalogue, Gone, number_key
from oracle.suite.impact.documents import Between, editions_between
from oracle.suite.phrases.calls import rows_under
from oracle.suite.plan import Plan

What = Literal["new", "gone", "renumbered", "reworded", "outcome", "alone"]
"""Only the newer has it; only the older has it; another number; other words; a game may end differently because of it;
a reading's statement without a matching clause."""


class Cited(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A clause that differs between the two, and what rests on it."""

    number: str
    """The current number; for a clause that is gone, its last number."""
    title: str
    what: tuple[What, ...]
    was: str = ""
    """The old number, if different."""
    words: tuple[str, ...] = ()
    """The content that the new words add to the old."""
    now_is: str = ""
    """The title of the clause that now has the old number."""
    stale: tuple[str, ...] = ()
    """Scenarios tagged with the old number: they mean its present owner, or need a new tag."""
    scenarios: tuple[str, ...] = ()
    """Scenarios tagged with it; the rows of an outline count as one."""
    apart: tuple[str, ...] = ()
    """Those of these scenarios whose text tells the two apart: by their tags, or by rows for each."""
    differing: tuple[str, ...] = ()
    """Those of these scenarios that end differently when played."""
    rulings: tuple[str, ...] = ()
    conflicts: tuple[int, ...] = ()
    """Registered conflicts with a side that cites it, or whose statements are about it."""
    statements: tuple[str, ...] = ()
    """Statements of other documents about it, as `reading:number`."""
    reviewed: bool = False
    """Whether everything that cites it has been reviewed against the newer wording."""


def cited(
    catalogue: Catalogue, found: Between, plans: Iterable[Plan], a: str, b: str, differing: Iterable[str]
) -> tuple[Cited, ...]:
    """Every clause that differs, by its number. `differing`: the cases that end differently."""
    whats = _whats(catalogue, found, a, b)
    tagged: dict[str, list[Plan]] = {}
    for plan in plans:
        for number in plan.clauses:
            tagged.setdefault(number, []).append(plan)
    citing = _Citing(catalogue, tagged, found, a, b, frozenset(differing))
    gone = [one for one in catalogue.gone if catalogue.had(one, a) != catalogue.had(one, b)] if citing.older else []
    every = [*(citing.of(number, what) for number, what in whats.items()), *map(citing.gone, gone)]
    every += [
        Cited(number=one.number, title=one.says, what=("alone",), scenarios=_outlines(tagged.get(one.number, ())))
        for one in found.added
        if ":" in one.number
    ]
    return tuple(sorted(every, key=lambda one: number_key(one.number)))


def _whats(catalogue: Catalogue, found: Between, a: str, b: str) -> dict[str, list[What]]:
    """Clause → how it differs."""
    whats: dict[str, list[What]] = {}
    newer = (editions_between(catalogue, a, b) or ("",))[-1]
    for added in found.added:
        if ":" not in added.number and added.only_in == newer:
            whats.setdefault(added.number, []).append("new")
    for moved in found.moved:
        whats.setdefault(moved.number, []).append("renumbered")
    for number in dict.fromkeys(number for said in found.reworded for number in said.clauses):
        whats.setdefault(number, []).append("reworded")
    for changed in found.changed:
        whats.setdefault(changed.number, []).append("outcome")
    return whats


class _Citing:
    """Collects everything that cites a clause."""

    def __init__(
        self,
        catalogue: Catalogue,
        tagged: Mapping[str, Sequence[Plan]],
        found: Between,
        a: str,
        b: str,
        differing: frozenset[str],
    ) -> None:
        self._catalogue = catalogue
        self._tagged = tagged
        self._pair = (a, b)
        self._differing = differing
        between = editions_between(catalogue, a, b)
        self._newer = between[-1] if between else ""
        self.older = (b if a == self._newer else a) if between else ""
        self._words: dict[str, list[str]] = {}
        for said in found.reworded:
            for number in said.clauses:
                self._words.setdefault(number, []).append(f"{said.name.partition(':')[0]}: {said.says}")

    def of(self, number: str, what: Sequence[What]) -> Cited:
        """The entry for a clause of the current edition."""
        clause = self._catalogue.clauses[number]
        old = self._catalogue.number_in(clause, self.older) if self.older else None
        was = old if old is not None and old != number else ""
        now = self._catalogue.clauses.get(was)
        plans = self._tagged.get(number, ())
        return Cited(
            number=number,
            title=clause.title,
            what=tuple(what),
            was=was,
            words=tuple(self._words.get(number, ())),
            now_is="" if now is None else now.title,
            stale=_outlines(self._tagged.get(was, ())),
            scenarios=_outlines(plans),
            apart=_outlines(plan for plan in plans if self._tells_apart(plan)),
            differing=_outlines(plan for plan in plans if plan.case in self._differing),
            rulings=tuple(dict.fromkeys(ruling for plan in plans for ruling in plan.rulings)),
            conflicts=tuple(one.number for one in self._catalogue.conflicts_of(number)),
            statements=tuple(source.name for source in self._catalogue.sources_of(number)),
            reviewed=self._newer in clause.reviewed,
        )

    def gone(self, clause: Gone) -> Cited:
        """The entry for a clause that the current edition has dropped."""
        number = clause.number
        now = self._catalogue.clauses.get(number)
        own = self._catalogue.readings.get(clause.until)
        said = [one.number for one in own.statements if one.number.partition("-")[0] == number] if own else []
        return Cited(
            number=number,
            title=clause.title,
            what=("gone",),
            words=(f"{clause.until}: {clause.says}",),
            now_is="" if now is None else now.title,
            stale=_outlines(self._tagged.get(number, ())),
            statements=tuple(f"{clause.until}:{one}" for one in said),
        )

    def _tells_apart(self, plan: Plan) -> bool:
        """Whether the text of a scenario is limited to one of the two, or states an outcome for each."""
        first, second = self._pair
        if (first in plan.editions) != (second in plan.editions):
            return True
        return any(rows_under(call, first) != rows_under(call, second) for call in plan.calls)


def _outlines(plans: Iterable[Plan]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(plan.case.partition("/")[0] for plan in plans))
