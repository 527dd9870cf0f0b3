"""`tcg-oracle twins`: does an engine show a player what they may not see?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text

from oracle.assurance.twins.campaign import Twinned, play_pairs, playable
from oracle.assurance.twins.play import Leak
from oracle.cli.engine_options import (
    MEMORY,
    PLENTY,
    SEED,
    START_TIMEOUT,
    TIMEOUT,
    EngineOption,
    MemoryOption,
    StartTimeoutOption,
    TimeoutOption,
    limits_of,
)
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.engines.base import Engine
from oracle.engines.games import PLAYED
from oracle.kernel.errors import OracleError
from oracle.report.files import write_whole
from oracle.report.text import one_line
from oracle.suite.engines import REFERENCE, open_engine
from oracle.suite.games import game_named

SHOWN = 3
"""Leaks that are told in full."""


def twins(
    engine: EngineOption = REFERENCE,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    pairs: Annotated[int, typer.Option(min=1, max=PLENTY, help="Pairs of games, of each game.")] = 100,
    seed: Annotated[int, typer.Option(min=0, max=SEED, help="Another one, other pairs.")] = 0,
    timeout: TimeoutOption = TIMEOUT,
    start_timeout: StartTimeoutOption = START_TIMEOUT,
    memory: MemoryOption = MEMORY,
    json: Annotated[Path | None, typer.Option(help="Write what was found as JSON.")] = None,
) -> None:
    """Play pairs of games that differ only in what a player may not see; to that player they must be the same.

    Exit code 0: they are; 1: an engine shows what is hidden; 2: wrong use; 3: no engine.
    """
    subject = open_engine(engine, limits_of(timeout, start_timeout, memory))
    try:
        found = _played(subject, PLAYED if game is None else (game_named(game).id,), pairs, seed)
    finally:
        subject.close()
    out = Console()
    for one in found:
        _show(one, out)
    if json is not None:
        write_whole(json, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    raise typer.Exit(FAILED if any(one.leaks for one in found) else HELD)


def _played(subject: Engine, games: tuple[str, ...], pairs: int, seed: int) -> list[Twinned]:
    info = subject.initialize()
    chosen = playable(info, games)
    if not chosen:
        raise UsageError("the engine offers no views: it has to declare hidden-views and made-up-cards")
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        found = []
        for one, edition in chosen.items():
            task = bar.add_task(f"{one} {edition}", total=pairs)
            tick = lambda done, task=task: bar.update(task, completed=done)  # noqa: E731
            found.append(play_pairs(subject, info, one, edition, pairs, seed, tick))
    if any(one.pairs < pairs for one in found):
        raise OracleError("too few pairs could be made, so nothing was shown to be hidden")
    return found


def _show(found: Twinned, out: Console) -> None:
    for leak in found.leaks[:SHOWN]:
        _leak(leak, out)
    many = len(found.leaks)
    told = "nothing that is hidden was shown" if not many else f"{many} showed what is hidden"
    style = "bold red" if many else "bold green"
    out.print(
        Text.assemble(
            f"{found.game} {found.edition}: {found.pairs:,} pairs, compared {found.compared:,} times: ", (told, style)
        )
    )


def _leak(leak: Leak, out: Console) -> None:
    pair = leak.pair
    out.print(
        Text.assemble((f"{pair.viewer} is told what is hidden ({leak.what}): ", "bold red"), one_line(leak.says, 500))
    )
    out.print(Text(f"  the games differ in {', '.join(pair.hidden)}"))
    for move in pair.moves[: leak.after]:
        out.print(Text(f"  {one_line(str(move), 200)}"))
