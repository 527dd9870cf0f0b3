"""`tcg-oracle schema`: prints the JSON Schema of the protocol, of a game's cards, or of records."""

from __future__ import annotations

from typing import Annotated

import typer

from oracle.assurance.records.model import schema as record_schema
from oracle.cli.errors import UsageError
from oracle.engines import reference_books as books
from oracle.protocol.schema import schema as protocol_schema
from oracle.report.output.terminal import Terminal


def schema(
    game: Annotated[str | None, typer.Option(help="The card format of this game instead of the protocol.")] = None,
    records: Annotated[bool, typer.Option("--records", help="The lines of a record of a game instead.")] = False,
) -> None:
    """Print the JSON Schema of the protocol's messages, of a game's card format, or of records of games."""
    if records and game is not None:
        raise UsageError("--game and --records name two schemas; leave one of them out")
    if game is not None and game not in books.PLAYED:
        raise UsageError(f"there is no game {game}; known: {', '.join(books.PLAYED)}")
    found = record_schema() if records else protocol_schema() if game is None else books.card_schema(game)
    Terminal().json(found)
