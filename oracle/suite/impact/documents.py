"""The difference between two editions or readings in their documents: clauses moved, new, changed; conflicts.

Everything comes from the catalogue; `oracle.suite.impact.scenarios` compares what the reference does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from oracle.book.catalogue import Catalogue, Clause, Conflict, Side, Statement


class Moved(Struct, frozen=True, kw_only=True):
    """A clause with different numbers in the two editions."""

    number: str
    """In the current edition."""
    title: str
    a: str
    b: str


class Added(Struct, frozen=True, kw_only=True):
    """A clause that only one of two editions has, or a statement of a reading without a counterpart in the book."""

    number: str
    title: str
    says: str
    only_in: str


class Changed(Struct, frozen=True, kw_only=True):
    """A clause under which a game may have a different outcome."""

    number: str
    title: str
    says: str
    why: tuple[str, ...]
    cases: tuple[str, ...] = ()
    """Scenarios resting on it whose outcomes differ."""


class Said(Struct, frozen=True, kw_only=True):
    """The rewording by an edition, or by a statement of a reading."""

    name: str
    """`2.2:4.3.6`, `seed-guide:5-drying`."""
    clauses: tuple[str, ...]
    says: str
    """For an edition, what its new words add or drop; for a reading, its statement."""


class Dispute(Struct, frozen=True, kw_only=True):
    """A registered conflict on which the two take different sides."""

    number: int
    title: str
    kind: str
    question: str
    a: tuple[Side, ...]
    b: tuple[Side, ...]
    witness: tuple[str, ...]
    shown_by: tuple[str, ...] = ()
    """Witnesses whose outcomes differ."""


class Between(Struct, frozen=True, kw_only=True):
    """Two editions or readings, and the difference between their documents."""

    moved: tuple[Moved, ...]
    added: tuple[Added, ...]
    changed: tuple[Changed, ...]
    reworded: tuple[Said, ...]
    conflicts: tuple[Dispute, ...]


def between(
    catalogue: Catalogue,
    a: str,
    b: str,
    *,
    asked: Mapping[str, Iterable[str]],
    resting: Mapping[str, Iterable[str]],
) -> Between:
    """Compare two documents.

    `asked`: clause → why its code has a different outcome; `resting`: clause → cases in which it does.
    """
    differing = {case for cases in resting.values() for case in cases}
    return Between(
        moved=_moved(catalogue, a, b),
        added=_added(catalogue, a, b),
        changed=_changed(catalogue, a, b, asked, resting),
        reworded=(*_reworded(catalogue, a, b), *_in_other_words(catalogue, a, b)),
        conflicts=tuple(
            _dispute(conflict, a, b, differing) for conflict in catalogue.conflicts if _separates(conflict, a, b)
        ),
    )


def _moved(catalogue: Catalogue, a: str, b: str) -> tuple[Moved, ...]:
    if not {a, b} <= set(catalogue.editions):
        return ()
    found = []
    for clause in catalogue.clauses.values():
        one, other = catalogue.number_in(clause, a), catalogue.number_in(clause, b)
        if one is not None and other is not None and one != other:
            found.append(Moved(number=clause.number, title=clause.title, a=one, b=other))
    return tuple(found)


def _added(catalogue: Catalogue, a: str, b: str) -> tuple[Added, ...]:
    found = [
        Added(number=f"{reading}:{one.number}", title="", says=one.says, only_in=reading)
        for reading, one in _statements(catalogue, a, b)
        if not one.clauses and not _shared(catalogue, one, a, b)
    ]
    if not {a, b} <= set(catalogue.editions):
        return tuple(found)
    for clause in catalogue.clauses.values():
        has = [edition for edition in (a, b) if catalogue.number_in(clause, edition) is not None]
        if len(has) == 1:
            found.append(Added(number=clause.number, title=clause.title, says=clause.says, only_in=has[0]))
    for gone in catalogue.gone:
        has = [edition for edition in (a, b) if catalogue.had(gone, edition)]
        if len(has) == 1:
            found.append(Added(number=gone.number, title=gone.title, says=gone.says, only_in=has[0]))
    return tuple(found)


def _reworded(catalogue: Catalogue, a: str, b: str) -> Iterator[Said]:
    """The clauses reworded by any edition after the older of the two, up to the newer."""
    between = editions_between(catalogue, a, b)
    for clause in catalogue.clauses.values():
        for edition, says in clause.reworded.items():
            if edition in between:
                yield Said(name=f"{edition}:{clause.number}", clauses=(clause.number,), says=says)


def _in_other_words(catalogue: Catalogue, a: str, b: str) -> Iterator[Said]:
    for reading, one in _statements(catalogue, a, b):
        if one.agrees == "wording":
            yield Said(name=f"{reading}:{one.number}", clauses=one.clauses, says=one.says)


def editions_between(catalogue: Catalogue, a: str, b: str) -> tuple[str, ...]:
    """The editions after the older of two, up to the newer, oldest first; empty if one of them is not an edition."""
    order = catalogue.book.editions
    if a not in order or b not in order:
        return ()
    first, last = sorted((order.index(a), order.index(b)))
    return order[first + 1 : last + 1]


def _changed(
    catalogue: Catalogue, a: str, b: str, asked: Mapping[str, Iterable[str]], resting: Mapping[str, Iterable[str]]
) -> tuple[Changed, ...]:
    reasons: dict[str, list[str]] = {number: list(why) for number, why in asked.items()}
    for reading, statement in _statements(catalogue, a, b):
        if statement.agrees == "outcome" and not _shared(catalogue, statement, a, b):
            for number in statement.clauses:
                reasons.setdefault(number, []).append(f"{reading}:{statement.number}: {statement.says}")
    known = catalogue.clauses
    return tuple(
        _changed_clause(known[number], reasons[number], resting.get(number, ()))
        for number in known
        if number in reasons
    )


def _changed_clause(clause: Clause, why: Iterable[str], cases: Iterable[str]) -> Changed:
    return Changed(
        number=clause.number,
        title=clause.title,
        says=clause.says,
        why=tuple(dict.fromkeys(why)),
        cases=tuple(dict.fromkeys(cases)),
    )


def _statements(catalogue: Catalogue, a: str, b: str) -> list[tuple[str, Statement]]:
    readings = [catalogue.readings[name] for name in (a, b) if name in catalogue.readings]
    return [(reading.name, statement) for reading in readings for statement in reading.statements]


def _shared(catalogue: Catalogue, statement: Statement, a: str, b: str) -> bool:
    """Whether both documents deviate from the book here, in the same way."""
    registered = {conflict.number: conflict for conflict in catalogue.conflicts}
    own = [registered[number] for number in statement.conflicts]
    both = [one for one in own if _sides(one, a) and _sides(one, b)]
    return bool(both) and len(both) == len(own) and not any(_separates(one, a, b) for one in both)


def _sides(conflict: Conflict, reading: str) -> tuple[Side, ...]:
    return tuple(side for side in conflict.side if reading in side.readings)


def _separates(conflict: Conflict, a: str, b: str) -> bool:
    one, other = _sides(conflict, a), _sides(conflict, b)
    return bool(one and other) and one != other


def _dispute(conflict: Conflict, a: str, b: str, differing: set[str]) -> Dispute:
    return Dispute(
        number=conflict.number,
        title=conflict.title,
        kind=conflict.kind,
        question=conflict.question,
        a=_sides(conflict, a),
        b=_sides(conflict, b),
        witness=conflict.witness,
        shown_by=tuple(
            case
            for case in conflict.witness
            if case in differing or any(one.startswith(f"{case}/") for one in differing)
        ),
    )
