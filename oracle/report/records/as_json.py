"""What came of records of games, as JSON. The same records give the same bytes."""

from __future__ import annotations

from msgspec import Struct

from oracle.assurance.fuzz.difference import Cause
from oracle.assurance.records.follow import Followed
from oracle.assurance.records.judged import Judged, Unread
from oracle.report.output import plain_json


class CauseFound(Struct, frozen=True, kw_only=True):
    """What is most likely behind the findings of some records."""

    cause: Cause
    records: tuple[str, ...]


class Document(Struct, frozen=True, kw_only=True):
    """The outcome."""

    causes: tuple[CauseFound, ...]
    clauses: dict[str, dict[str, int]]
    """Game → clause → in how many steps it was at work."""
    records: tuple[Followed, ...]
    unread: tuple[Unread, ...]


def encode(judged: Judged) -> bytes:
    """The outcome as a file."""
    causes = tuple(
        CauseFound(cause=group.cause, records=tuple(name for name, _ in group.records)) for group in judged.found
    )
    clauses = {game: dict(sorted(met.items())) for game, met in judged.clauses.items()}
    whole = Document(causes=causes, clauses=clauses, records=tuple(judged.followed), unread=tuple(judged.unread))
    return plain_json.document(whole)
