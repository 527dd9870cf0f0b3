"""The findings of a campaign of differential play as JSON. The same games give the same bytes."""

from __future__ import annotations

from msgspec import Struct

from oracle.assurance.fuzz.campaign import Campaign, Met, Settings
from oracle.assurance.fuzz.corpus import Record
from oracle.assurance.fuzz.same_fault import SameFault
from oracle.protocol.messages import EngineInfo
from oracle.report.output import plain_json


class Found(Struct, frozen=True, kw_only=True):
    """The result of a campaign."""

    engine: EngineInfo
    seed: int
    editions: dict[str, tuple[str, ...]]
    about: tuple[str, ...]
    """The topic of the games; empty: anything."""
    games: int
    actions: int
    finished: bool
    """Whether everything requested was played."""
    new: tuple[Record, ...]
    """One for each new cause."""
    same_faults: tuple[SameFault, ...]
    """Known faults that each explain several of the new ones."""
    met: tuple[Met, ...]
    """All differences by cause, new and known."""


def encode(found: Campaign, info: EngineInfo, settings: Settings) -> bytes:
    """The result as a file."""
    whole = Found(
        engine=info,
        seed=settings.seed,
        editions=dict(settings.editions),
        about=settings.about,
        games=found.games,
        actions=found.actions,
        finished=found.finished,
        new=tuple(found.new),
        same_faults=found.same_faults,
        met=tuple(found.met.values()),
    )
    return plain_json.document(whole, ordered=True)
