"""`tcg-oracle perft`: how many sequences of actions a position has, on the reference and on other engines."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn

from oracle.assurance.fuzz.case import Move
from oracle.assurance.perft.count import Perft
from oracle.assurance.perft.count import perft as count
from oracle.assurance.perft.known import known, position_file
from oracle.assurance.perft.walk import begin
from oracle.cli.engine_options import (
    MEMORY,
    START_TIMEOUT,
    TIMEOUT,
    EngineOption,
    MemoryOption,
    StartTimeoutOption,
    TimeoutOption,
    limits_of,
)
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.question import Question, read_question
from oracle.engines.limits import Limits
from oracle.engines.reference_books import with_printings
from oracle.protocol.messages import SetupParams
from oracle.report import perft_console
from oracle.report.files import write_whole
from oracle.suite.engines import REFERENCE, open_engine
from oracle.suite.errors import nearest
from oracle.suite.games import GAMES

DEEPEST = 1_000


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What `--json` writes for one position."""

    position: str
    reference: Perft
    engine: Perft | None = None
    as_known: bool | None = None
    """Whether the reference's counts are the known ones; absent where none are known."""

    @property
    def held(self) -> bool:
        alike = self.engine is None or (self.engine.depths, self.engine.first) == (
            self.reference.depths,
            self.reference.first,
        )
        return alike and self.as_known is not False


def perft(
    position: Annotated[
        str | None,
        typer.Argument(
            help="A file as for `judge`, or a known position such as lorcana/opening; without it, all known."
        ),
    ] = None,
    depth: Annotated[
        int | None, typer.Option(min=1, max=DEEPEST, help="How many moves deep; else as deep as is known.")
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Show the counts below each first move.")] = False,
    engine: EngineOption = REFERENCE,
    timeout: TimeoutOption = TIMEOUT,
    start_timeout: StartTimeoutOption = START_TIMEOUT,
    memory: MemoryOption = MEMORY,
    json: Annotated[Path | None, typer.Option(help="Write the counts as JSON.")] = None,
) -> None:
    """Count the sequences of actions and answers, and the different positions they end in, depth by depth.

    Exit code 0: the engine counts as the reference, and the reference as is known; 1: not so; 2: wrong use; 3: no
    engine.
    """
    names = list(known()) if position is None else [position]
    if position is not None and depth is None and position not in known():
        raise UsageError("--depth is missing: how many moves deep is to be counted")
    out = Console()
    limits = limits_of(timeout, start_timeout, memory)
    answers = [_answer(name, depth, engine, limits, out, divide=divide) for name in names]
    if json is not None:
        write_whole(json, msgspec.json.format(msgspec.json.encode(answers), indent=1) + b"\n")
    raise typer.Exit(HELD if all(answer.held for answer in answers) else FAILED)


def _answer(name: str, depth: int | None, engine: str, limits: Limits, out: Console, *, divide: bool) -> Answer:
    file = position_file(name)
    if file is None and not Path(name).exists():
        raise UsageError(f"there is no file and no known position {name}{nearest(name, known())}")
    question = read_question(file or Path(name))
    deep = depth or len(known()[name].sequences)
    reference, seconds = _counted(question, REFERENCE, limits, deep)
    told = [known()[name].at(at) for at in range(1, deep + 1)] if file is not None else []
    agrees = [one == found for one, found in zip(told, reference.depths, strict=False) if one is not None]
    other = None if engine == REFERENCE else _counted(question, engine, limits, deep)[0]
    answer = Answer(position=name, reference=reference, engine=other, as_known=all(agrees) if agrees else None)
    perft_console.show(name, reference, other, told, seconds, out, divide=divide)
    return answer


def _counted(question: Question, engine: str, limits: Limits, depth: int) -> tuple[Perft, float]:
    edition = question.edition or GAMES[question.game].current
    params = with_printings(SetupParams(
        game=question.game, edition=edition, position=question.position, definitions=question.definitions,
        chance=question.chance,
    ))  # fmt: skip
    moves = tuple(Move(player=step.player, action=step.action, answer=step.answer) for step in question.do)
    screen = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"))
    subject = open_engine(engine, limits)
    try:
        with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
            task = bar.add_task(f"counting on {engine}")
            started = time.perf_counter()

            def tick(made: int) -> None:
                bar.update(task, description=f"counting on {engine}: {made:,} moves made")

            found = count(begin(subject, params, moves), question.game, edition, depth, tick)
            return found, time.perf_counter() - started
    finally:
        subject.close()
