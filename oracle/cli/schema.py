"""`tcg-oracle schema`: JSON Schema of the protocol, or of a game's cards."""

from __future__ import annotations

from typing import Annotated

import typer

from oracle.cli.errors import UsageError
from oracle.engines import reference_books as books
from oracle.protocol.schema import schema as protocol_schema
from oracle.report.output.terminal import Terminal


def schema(
    game: Annotated[str | None, typer.Option(help="The card format of this game instead of the protocol.")] = None,
) -> None:
    """Print the JSON Schema of the protocol's messages, or of a game's card format."""
    if game is not None and game not in books.PLAYED:
        raise UsageError(f"there is no game {game}; known: {', '.join(books.PLAYED)}")
    found = protocol_schema() if game is None else books.card_schema(game)
    Terminal().json(found)
