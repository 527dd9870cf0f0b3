"""Judges many records: the result of each, findings by cause, and the applied clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct, field

from oracle.assurance.fuzz.difference import Cause
from oracle.assurance.records.finding import Finding
from oracle.assurance.records.follow import Followed, follow
from oracle.assurance.records.model import SUFFIX
from oracle.assurance.records.reading import Broken, UnreadableRecord, record_of


class Unread(Struct, frozen=True, kw_only=True):
    """A record that cannot be judged at all."""

    name: str
    broken: Broken


class Group(Struct, kw_only=True):
    """The findings of one cause."""

    cause: Cause
    records: list[tuple[str, Finding]] = field(default_factory=list)


class Judged(Struct, kw_only=True):
    """The results of some records."""

    followed: list[Followed] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)

    def add(self, one: Followed | Unread) -> None:
        """Add one result."""
        if isinstance(one, Unread):
            self.unread.append(one)
        else:
            self.followed.append(one)

    @property
    def found(self) -> list[Group]:
        """The findings by cause, the most frequent first."""
        groups: dict[Cause, Group] = {}
        for one in self.followed:
            if one.finding is not None:
                cause = one.finding.cause
                groups.setdefault(cause, Group(cause=cause)).records.append((one.name, one.finding))
        return sorted(groups.values(), key=lambda group: (-len(group.records), group.cause))

    @property
    def broken(self) -> list[tuple[str, Broken]]:
        """Records that cannot be read to their end, and the place of the error."""
        found = [(one.name, one.broken) for one in self.unread]
        return found + [(one.name, one.broken) for one in self.followed if one.broken is not None]

    @property
    def undecided(self) -> list[Followed]:
        """Records that are not judged to their end."""
        return [one for one in self.followed if one.cannot_tell]

    @property
    def clauses(self) -> dict[str, Counter[str]]:
        """Game → applied clause → the number of steps."""
        found: dict[str, Counter[str]] = {}
        for one in self.followed:
            found.setdefault(one.game, Counter()).update(one.clauses)
        return found

    @property
    def explained(self) -> int:
        """Records of which every step is explained by a course of the game."""
        return sum(one.finding is None and not one.cannot_tell and one.broken is None for one in self.followed)


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """The named records, and all records of named folders."""
    for path in paths:
        yield from sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else (path,)


def judge(name: str, data: bytes) -> Followed | Unread:
    """Judge one record."""
    try:
        return follow(record_of(data, name))
    except UnreadableRecord as unreadable:
        return Unread(name=name, broken=unreadable.broken)
