"""The results of records of games as JSON. Equal records give equal bytes."""

from __future__ import annotations

from msgspec import Struct

from oracle.assurance.fuzz.difference import Cause
from oracle.assurance.records.follow import Followed
from oracle.assurance.records.judged import Judged, Unread
from oracle.report.output import plain_json


class CauseFound(Struct, frozen=True, kw_only=True):
    """The likely cause of the findings in some records."""

    cause: Cause
    records: tuple[str, ...]


class Document(Struct, frozen=True, kw_only=True):
    """The results."""

    causes: tuple[CauseFound, ...]
    clauses: dict[str, dict[str, int]]
    """Game → clause → the number of steps that used it."""
    records: tuple[Followed, ...]
    unread: tuple[Unread, ...]


def encode(judged: Judged) -> bytes:
    """The results as a file."""
    causes = tuple(
        CauseFound(cause=group.cause, records=tuple(name for name, _ in group.records)) for group in judged.found
    )
    clauses = {game: dict(sorted(met.items())) for game, met in judged.clauses.items()}
    whole = Document(causes=causes, clauses=clauses, records=tuple(judged.followed), unread=tuple(judged.unread))
    return plain_json.document(whole)
