"""`tcg-oracle card FILE.json`: checks every part of a made-up card, and spells it out in English."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct
from rich.padding import Padding
from rich.text import Text

from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.json_files import reading
from oracle.cli.outputs import JSON, Outputs, file_option
from oracle.engines.bounds import check_definition
from oracle.engines.games import PLAYED, binding, wording
from oracle.kernel.errors import InputError, Unsupported
from oracle.protocol.malformed import malformed
from oracle.protocol.unclear import refuse_unclear
from oracle.protocol.values import JsonObject
from oracle.report.output.terminal import Terminal
from oracle.suite.errors import nearest
from oracle.suite.files.user_files import read_regular

_UNCLEAR = "the fields of this card do not identify its game"
LARGEST = 1024 * 1024
"""The largest file with one card, in bytes."""


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The value that `--json` writes."""

    game: str
    name: str
    held: bool
    english: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    where: str = ""
    """The path of the rejected part; empty for the card as a whole."""
    wrong: str = ""
    right: str = ""


def card(
    file: Annotated[Path, typer.Argument(help="A made-up card as JSON, as in a scenario or in `setup`.")],
    game: Annotated[str | None, typer.Option(help="The card's game, if its fields fit several games.")] = None,
    json: Annotated[Path | None, file_option(JSON)] = None,
) -> None:
    """Check the definition of a made-up card, spell it out in English, and name the clauses it rests on.

    Exit code 0: every part is valid; 1: a part is rejected; 2: usage error.
    """
    outputs = Outputs({"--json": json}, reads=[file])
    raw = _read(file)
    answer = judged(raw, _game_of(raw, game))
    _show(answer, outputs.screen())
    outputs.json("--json", answer)
    raise typer.Exit(outputs.code(HELD if answer.held else FAILED))


def judged(raw: JsonObject, game: str) -> Answer:
    """The answer about a definition of this game."""
    name, of = str(raw.get("name", "")), binding(game)
    try:
        check_definition("card", raw)
        definition = msgspec.convert(raw, of.definition)
        of.check_definition(name, definition)
    except msgspec.ValidationError as error:
        wrong, _, place = str(error).partition(" - at `$")
        right = f"`tcg-oracle schema --game {game}` lists the fields"
        return Answer(game=game, name=name, held=False, where=place.rstrip("`").lstrip("."), wrong=wrong, right=right)
    except InputError as error:
        where = error.where.removeprefix(f"definitions.{name}").removeprefix("card").lstrip(".")
        return Answer(game=game, name=name, held=False, where=where, wrong=error.wrong, right=error.right)
    except Unsupported as error:
        return Answer(game=game, name=name, held=False, wrong=f"the reference does not know: {error}")
    said = wording(game).said(definition)
    return Answer(game=game, name=definition.full_name, held=True, english=said.lines, clauses=said.clauses)


def _read(file: Path) -> JsonObject:
    if not file.exists() and any(str(file) in binding(game).cards for game in PLAYED):
        raise UsageError(f"{file} is a printed card; give a file that defines a made-up card")
    with reading(file, "a card"):
        text = read_regular(file, LARGEST)
        refuse_unclear(text)
        try:
            raw = msgspec.json.decode(text)
        except msgspec.DecodeError as error:
            raise UsageError(f"{file}: {malformed(text) or error}; give one card as a JSON object") from None
    return _one_card(file, raw)


def _one_card(file: Path, raw: object) -> dict[str, object]:
    if isinstance(raw, list):
        raise UsageError(f"{file}: the file holds a list; give a file with one card, a JSON object with a name")
    if isinstance(raw, str):
        raise UsageError(f"{file}: the file holds a string; a made-up card is a JSON object with a name")
    if not isinstance(raw, dict):
        raise UsageError(f"{file}: the file holds no card; a card is a JSON object with a name")
    if isinstance(raw.get("definitions"), dict):
        raise UsageError(f"{file}: the file holds a whole setup; give a file with one of its definitions")
    return raw


def _game_of(raw: dict[str, object], game: str | None) -> str:
    if game is not None:
        if game not in PLAYED:
            raise UsageError(f"there is no game {game}{nearest(game, PLAYED)}")
        return game
    found = [known for known in PLAYED if _reads(known, raw)]
    found = found or [known for known in PLAYED if set(raw) <= _fields(known)]
    if len(found) != 1:
        raise UsageError(f"{_UNCLEAR}: add --game {' or --game '.join(PLAYED)}")
    return found[0]


def _reads(game: str, raw: dict[str, object]) -> bool:
    try:
        msgspec.convert(raw, binding(game).definition)
    except (msgspec.ValidationError, RecursionError):
        return False
    return True


def _fields(game: str) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(binding(game).definition)}


def _show(answer: Answer, out: Terminal) -> None:
    if not answer.held:
        where = answer.where or "the card as a whole"
        out.print(Text.assemble(("rejected", "bold red"), f"  {where}: {answer.wrong}"))
        if answer.right:
            out.print(Padding(Text(f"expected: {answer.right}"), (0, 0, 0, 2), expand=False))
        return
    for line in answer.english:
        out.print(Text(line))
    out.print(Text(f"Rests on {', '.join(answer.clauses)}", "dim"))
