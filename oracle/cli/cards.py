"""`tcg-oracle cards`: compiles cards from their printed text, and proves that no part of a text is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oracle.cards.compiler import Compiler, compiler_of
from oracle.cards.importing import Imported, Stopped, imported
from oracle.cards.rows import CardRowsError, how_many, mapping_of, rows_of
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.examples import epilogue
from oracle.cli.outputs import Outputs, existing_path, file_option
from oracle.engines.games import binding
from oracle.profiles.known import PROFILES
from oracle.report.output.bar import bar
from oracle.report.output.files import write_whole
from oracle.report.output.plain_json import document
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line

cards = typer.Typer(
    help="Compile cards from their printed text, and prove that no part of it was lost.", no_args_is_help=True
)

SAMPLE = "set-1.json"
"""A typical output file: used to check in advance that the folder is writable."""
_FILE = typer.Argument(
    metavar="FILE", parser=existing_path, help="A file of cards: one JSON object per line, or one JSON list."
)
_GAME = typer.Option(help="The game of the cards: lorcana, altered.")
_MAPPING = typer.Option(
    help="A JSON object that maps each field of a card to a column of the file.", metavar="FILE", parser=existing_path
)
_MOST = typer.Option(min=0, max=100_000, help="The maximum number of lines shown of each list.")


@cards.command("import", epilog=epilogue("cards import"))
def import_(
    file: Annotated[Path, _FILE],
    game: Annotated[str, _GAME],
    mapping: Annotated[Path | None, _MAPPING] = None,
    into: Annotated[
        Path | None, file_option("Write the definitions into this folder, for `tcg-oracle --cards DIR`.", metavar="DIR")
    ] = None,
    most: Annotated[int, _MOST] = 20,
    json: Annotated[Path | None, file_option("Write the counts and the unreadable texts as JSON.")] = None,
) -> None:
    """Compile printed cards to definitions; show how many were understood, and where reading the others stopped.

    Exit code 0: every card was understood; 1: some were not; 2: usage error.
    """
    outputs = Outputs({"--json": json, "--into": None if into is None else into / game / SAMPLE}, reads=[file, mapping])
    found = _found(file, game, mapping)
    out = outputs.screen()
    _show_shares(found, out)
    for words, times in found.words[:most]:
        out.print(f"{times:6} stopped at: {one_line(words)}", highlight=False, markup=False, soft_wrap=True)
    if found.alike:
        out.print(_of_one_name(found.alike), highlight=False, markup=False, soft_wrap=True)
    if into is not None:
        for name, content in _files(found).items():
            outputs.attempt(lambda name=name, content=content: write_whole(into / game / name, content))  # type: ignore[misc]
    outputs.write("--json", lambda path: write_whole(path, _json(found)))
    raise typer.Exit(outputs.code(FAILED if found.stopped else HELD))


@cards.command("prove", epilog=epilogue("cards prove"))
def prove(
    file: Annotated[Path, _FILE],
    game: Annotated[str, _GAME],
    mapping: Annotated[Path | None, _MAPPING] = None,
    most: Annotated[int, _MOST] = 20,
    json: Annotated[Path | None, file_option("Write the cards without a proof as JSON.")] = None,
) -> None:
    """Spell out every definition in English and compare it with the printed text.

    Exit code 0: every text is reproduced unchanged, and every definition agrees with the project's own, if there is
    one; 1: otherwise; 2: usage error.
    """
    outputs = Outputs({"--json": json}, reads=[file, mapping])
    found = _found(file, game, mapping)
    out = outputs.screen()
    _show_shares(found, out)
    _show_stopped("not reproduced", found.not_said_back[:most], out)
    _show_stopped("not understood", found.stopped[:most], out)
    out.print(
        f"{found.agreeing} agree with the project's own definitions, {len(found.differing)} differ", highlight=False
    )
    for name in found.differing[:most]:
        out.print(f"differs: {name}", highlight=False, markup=False, soft_wrap=True)
    outputs.write("--json", lambda path: write_whole(path, _json(found)))
    held = not (found.stopped or found.not_said_back or found.differing)
    raise typer.Exit(outputs.code(HELD if held else FAILED))


def _found(file: Path, game: str, mapping: Path | None) -> Imported:
    compiler = _compiler(game)
    try:
        own = None if mapping is None else mapping_of(mapping, compiler)
        with bar("compiling", how_many(file)) as tell:
            return imported(rows_of(file, compiler, own), compiler, binding(game).cards, tell)
    except CardRowsError as error:
        raise UsageError(str(error)) from error


def _compiler(game: str) -> Compiler:
    compiler = compiler_of(game) if game in PROFILES else None
    if compiler is None:
        able = ", ".join(one for one in PROFILES if compiler_of(one) is not None)
        raise UsageError(f"printed texts of {game!r} cannot be compiled; those of {able} can")
    return compiler


def _show_shares(found: Imported, out: Terminal) -> None:
    for label, share in (*((f"set {name}: ", share) for name, share in found.sets.items()), ("", found.whole)):
        said = f"{share.cards} cards, {share.understood} understood, {share.said_back} reproduced unchanged"
        beyond = f", {share.beyond} with words that are not in the rule book" if share.beyond else ""
        out.print(label + said + beyond, highlight=False, markup=False)


def _of_one_name(names: list[str]) -> str:
    """A warning about cards that share a name."""
    told = ", ".join(names[:3]) + (", …" if len(names) > 3 else "")
    return f"several cards share a name ({told}): commands use only the first; give each a version"


def _show_stopped(label: str, several: list[Stopped], out: Terminal) -> None:
    for one in several:
        out.print(
            f"{label}: line {one.line}, {one.name}: {one_line(one.words)}",
            highlight=False,
            markup=False,
            soft_wrap=True,
        )


def _files(found: Imported) -> dict[str, bytes]:
    # The name of a set comes from the file, so it is used in a path only if it is a plain word.
    names = {name: f"set-{name:0>2}.json" if name.isalnum() else "set-other.json" for name in found.cards}
    merged: dict[str, list[object]] = {}
    for name, several in found.cards.items():
        merged.setdefault(names[name], []).extend(several)
    return {name: document(several) for name, several in sorted(merged.items())}


def _json(found: Imported) -> bytes:
    return document(
        {
            "sets": found.sets,
            "stopped": found.stopped,
            "words": found.words,
            "not_said_back": found.not_said_back,
            "agreeing": found.agreeing,
            "differing": found.differing,
        }
    )
