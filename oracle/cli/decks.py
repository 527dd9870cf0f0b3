"""`tcg-oracle decks`: deck lists checked against the rules, and legal decks drawn by chance."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import typer

from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.outputs import existing_path
from oracle.decks.checking import as_list, check_deck, rules_of
from oracle.decks.library import library
from oracle.decks.reading import LARGEST
from oracle.report.decks import console
from oracle.report.output.terminal import Terminal
from oracle.suite.files.user_files import UnreadableError, read_regular

decks = typer.Typer(help="Check deck lists against the rules, and draw legal decks by chance.", no_args_is_help=True)

_GAME = typer.Option(help="The game of the deck: lorcana, altered.")


@decks.command()
def check(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            parser=existing_path,
            help="A deck list: one card a line, its number of copies in front, by full name or printed reference.",
        ),
    ],
    game: Annotated[str, _GAME],
    format: Annotated[  # noqa: A002 - the name of the option
        str | None, typer.Option(help="Lorcana: constructed, draft, sealed. Altered: constructed, limited.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """Check a deck list against the rules for building decks, and name everything that is wrong with it.

    Exit code 0: the deck is legal, as far as is known; 1: it is not; 2: wrong use.
    """
    found, out = check_deck(list_in(file), game, format), Terminal()
    out.json(found) if json else console.show(found, out)
    raise typer.Exit(FAILED if found.verdict == "illegal" else HELD)


def list_in(file: Path) -> bytes:
    """The bytes of a deck list. Raises UsageError for a file that cannot be read."""
    try:
        return read_regular(file, LARGEST)
    except UnreadableError as error:
        raise UsageError(f"{file}: {error}") from None


@decks.command()
def draw(
    game: Annotated[str, _GAME],
    seed: Annotated[int, typer.Option(help="A different seed gives another deck.")] = 0,
) -> None:
    """Print a legal deck of printed cards, drawn by chance; the same seed draws the same deck.

    Exit code 0: here it is; 2: wrong use.
    """
    deck = rules_of(game).drawn(library(game).cards, Random(f"{game}/{seed}"))  # noqa: S311 - nothing is secret
    Terminal().print(as_list(deck), end="", highlight=False, markup=False, soft_wrap=True)
