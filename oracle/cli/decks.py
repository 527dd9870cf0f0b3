"""`tcg-oracle decks`: checks deck lists against the rules, and draws random legal decks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import typer

from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.examples import epilogue
from oracle.cli.outputs import JSON, Outputs, existing_path, file_option
from oracle.decks.checking import as_list, check_deck, rules_of
from oracle.decks.library import library
from oracle.decks.reading import LARGEST
from oracle.report.decks import console
from oracle.report.output.terminal import Terminal
from oracle.suite.files.user_files import UnreadableError, read_regular

decks = typer.Typer(help="Check deck lists against the rules, and draw random legal decks.", no_args_is_help=True)

_GAME = typer.Option(help="The game of the deck: lorcana, altered.")


@decks.command("check", epilog=epilogue("decks check"))
def check(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            parser=existing_path,
            help="A deck list: one card per line, by full name or printed reference, after its number of copies.",
        ),
    ],
    game: Annotated[str, _GAME],
    format: Annotated[  # noqa: A002 - the name of the option
        str | None, typer.Option(help="Lorcana: constructed, draft, sealed. Altered: constructed, limited.")
    ] = None,
    json: Annotated[Path | None, file_option(JSON)] = None,
) -> None:
    """Check a deck list against the rules for building decks, and report every fault.

    Exit code 0: no rule is broken (some cards may be unknown); 1: the deck is illegal; 2: usage error.
    """
    outputs = Outputs({"--json": json}, reads=[file])
    found = check_deck(list_in(file), game, format)
    console.show(found, outputs.screen())
    outputs.json("--json", found)
    raise typer.Exit(outputs.code(FAILED if found.verdict == "illegal" else HELD))


def list_in(file: Path) -> bytes:
    """The bytes of a deck list. Raises UsageError for a file that cannot be read."""
    try:
        return read_regular(file, LARGEST)
    except UnreadableError as error:
        raise UsageError(f"{file}: {error}") from None


@decks.command("draw", epilog=epilogue("decks draw"))
def draw(
    game: Annotated[str, _GAME],
    seed: Annotated[int, typer.Option(help="A different seed gives another deck.")] = 0,
) -> None:
    """Print a random legal deck of printed cards; the same seed draws the same deck.

    Exit code 0: the deck was printed; 2: usage error.
    """
    deck = rules_of(game).drawn(library(game).cards, Random(f"{game}/{seed}"))  # noqa: S311 - nothing is secret
    Terminal().print(as_list(deck), end="", highlight=False, markup=False, soft_wrap=True)
