"""Updates a baseline after a run: human-written parts stay, everything else becomes as short as possible."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from oracle.suite.baseline.entry import Entry, Key, Until
from oracle.suite.baseline.expected import Judged, Met
from oracle.suite.baseline.fewest import Found, grouped, told_cases


class Renewed(Struct, frozen=True):
    """Pairs of an entry before and after the update, in file order; None: a new or a deleted entry."""

    pairs: tuple[tuple[Entry | None, Entry | None], ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries after the update."""
        return tuple(new for _, new in self.pairs if new is not None)


def renewed(
    entries: Sequence[Entry],
    worded: Container[Key],
    judged: Sequence[tuple[Judged, Found]],
    not_run: Iterable[Met] = (),
) -> Renewed:
    """The entries that make every result of the run expected.

    `worded`: the entries that people edited; they stay as long as one of their cases does. `judged`: the results that
    did not pass, each with its earlier entry. `not_run`: cases of entries that this run did not play.
    """
    left = {(found.game, found.edition, found.case): found for _, found in judged}
    was: dict[Key, list[tuple[Judged, Found]]] = {}
    for about, found in judged:
        if about.entry is not None:
            was.setdefault(about.entry.key, []).append((about, found))
    untouched = {*not_run}
    kept: dict[Key, Entry] = {}
    for entry in entries:
        texts = zip((entry.case,) if entry.case else entry.cases, entry.covered, strict=True)
        rest = [text for text, known in texts if (entry.game, entry.edition, known.case) in untouched]
        if entry.key in worded or rest:
            new, taken = _kept(entry, was.get(entry.key, []), left, rest)
            for one in taken:
                del left[one.game, one.edition, one.case]
            if new is not None:
                kept[entry.key] = new
    fresh = {entry.key: entry for entry in grouped(left.values())}
    pairs: list[tuple[Entry | None, Entry | None]] = []
    for entry in entries:
        new = kept.get(entry.key) or (None if entry.key in worded else fresh.pop(entry.key, None))
        pairs.append((entry, new))
    return Renewed((*pairs, *((None, entry) for entry in fresh.values())))


def _kept(
    entry: Entry, was: Sequence[tuple[Judged, Found]], left: Mapping[Met, Found], rest: Sequence[str]
) -> tuple[Entry | None, list[Found]]:
    """A kept entry with its current cases (None if it has no cases), and those of its cases that this run played.

    `rest`: its cases that were not run, as written in its list.
    """
    here = [found for _, found in was if (found.game, found.edition, found.case) in left]
    until = Until() if any(_expired(one) for one, _ in was) else entry.until
    if entry.case:
        if not here:
            return (entry if rest else None), []
        first = here[0]
        return replace(entry, case=first.case, verdict=first.verdict, digest=first.digest, until=until), [first]
    taken = [found for found in here if found.verdict == entry.verdict]
    taken += [found for found in left.values() if found not in taken and found.explained_by(entry.key)]
    cases = tuple(sorted({*told_cases(taken), *rest}))
    return (replace(entry, cases=cases, until=until) if cases else None), taken


def _expired(judged: Judged) -> bool:
    return judged.expectation is not None and judged.expectation.standing == "expired"
