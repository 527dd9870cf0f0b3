"""Certificates in a campaign: a level on each engine, played on a worker and signed where the campaign was started."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from oracle.campaign.course import Wave
from oracle.campaign.parts.common import Known, expected
from oracle.campaign.plan import CertifyEntry
from oracle.campaign.tasks import Level, LevelPlayed, Outcome


class LevelTold(Struct, frozen=True, kw_only=True):
    """The result of a level on one engine."""

    part: str
    engine: str
    level: str
    edition: str
    reached: bool
    missing: tuple[str, ...]
    """Why the level is not reached."""


class Certify:
    """An entry of the plan, on all its engines."""

    def __init__(self, name: str, entry: CertifyEntry, edition: str, engines: Sequence[Known]) -> None:
        """`edition`: the edition of the level to certify."""
        self.name, self._entry, self._edition = name, entry, edition
        self._engines = tuple(engines)
        self.played: dict[str, LevelPlayed] = {}
        """By the engine's name in the plan."""

    def waves(self) -> Iterator[Wave]:
        """One task for each engine."""
        one = self._entry
        tasks = [
            Level(engine=engine.name, info=engine.digest, level=one.level, edition=self._edition, seed=one.seed)
            for engine in self._engines
        ]
        yield Wave(tasks, len(tasks), self._take)

    def _take(self, at: int, outcome: Outcome) -> None:
        self.played[self._engines[at].name] = expected(outcome, LevelPlayed)

    def told(self) -> tuple[LevelTold, ...]:
        """Which engines reach the level."""
        return tuple(
            LevelTold(
                part=self.name, engine=name, level=self._entry.level, edition=self._edition,
                reached=bool(played.statement), missing=played.missing,
            )
            for name, played in self.played.items()
        )  # fmt: skip

    def file_of(self, engine: str, folder: Path) -> Path:
        """The file of an engine's certificate."""
        return folder / f"{engine}-{self._entry.level.replace('/', '-')}-{self._edition}.json"

    @property
    def entry(self) -> CertifyEntry:
        """The entry of the plan."""
        return self._entry
