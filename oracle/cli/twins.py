"""`tcg-oracle twins`: tests whether an engine leaks hidden information."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from oracle.assurance.twins.campaign import Twinned, play_pairs, playable
from oracle.assurance.twins.play import Leak
from oracle.cli import engine_options as options
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, file_option
from oracle.engines.base import Engine
from oracle.engines.games import PLAYED
from oracle.engines.limits import Clock
from oracle.report.output.bar import bar
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line
from oracle.suite.engines import REFERENCE, open_engine
from oracle.suite.games import game_named

SHOWN = 3
"""The leaks that are printed in full."""


def twins(
    engine: options.EngineOption = REFERENCE,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    pairs: Annotated[int, typer.Option(min=1, max=options.PLENTY, help="The number of pairs to play per game.")] = 100,
    seed: Annotated[int, typer.Option(min=0, max=options.SEED, help="A different seed gives different pairs.")] = 0,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
    json: Annotated[Path | None, file_option("Write the findings as JSON.")] = None,
) -> None:
    """Play pairs of games that differ only in information hidden from a player, who must see no difference.

    Exit code 0: no leak; 1: the engine leaks hidden information, or --total ran out; 2: usage error; 3: the
    engine could not be run.
    """
    outputs = Outputs({"--json": json})
    clock = options.clock_of(total)
    subject = open_engine(engine, options.limits_of(timeout, start_timeout, memory, total))
    try:
        found = _played(subject, PLAYED if game is None else (game_named(game).id,), pairs, seed, clock)
    finally:
        subject.close()
    out = outputs.screen()
    for one in found:
        _show(one, out, clock)
    outputs.json("--json", found)
    raise typer.Exit(outputs.code(FAILED if any(one.leaks or one.pairs < one.wanted for one in found) else HELD))


def _played(subject: Engine, games: tuple[str, ...], pairs: int, seed: int, clock: Clock) -> list[Twinned]:
    info = subject.initialize()
    chosen = playable(info, games)
    if not chosen:
        raise UsageError("the engine offers no views: it must declare hidden-views and made-up-cards")
    found = []
    for one, edition in chosen.items():
        with bar(f"{one} {edition}", pairs) as tell:
            found.append(play_pairs(subject, info, one, edition, pairs, seed, tell, clock))
    return found


def _show(found: Twinned, out: Terminal, clock: Clock) -> None:
    for leak in found.leaks[:SHOWN]:
        _leak(leak, out)
    many = len(found.leaks)
    ended = found.pairs == found.wanted
    told = "no leak" if not many else f"{many} leaked hidden information"
    told += "" if ended else " so far"
    style = "bold red" if many else "bold green" if ended else "bold yellow"
    crowded = f" ({found.crowded:,} with three or four players)" if found.crowded else ""
    head = f"{found.game} {found.edition}: {found.pairs:,} pairs{crowded}, compared {found.compared:,} times: "
    out.print(Text.assemble(head, (told, style)))
    if not ended:
        out.print(options.not_reached(clock, f"{found.wanted - found.pairs:,} of {found.wanted:,} pairs"))


def _leak(leak: Leak, out: Terminal) -> None:
    pair = leak.pair
    out.print(
        Text.assemble((f"{pair.viewer} sees hidden information ({leak.what}): ", "bold red"), one_line(leak.says, 500))
    )
    out.print(Text(f"  the games differ in {', '.join(pair.hidden)}"))
    for move in pair.moves[: leak.after]:
        out.print(Text(f"  {one_line(str(move), 200)}"))
