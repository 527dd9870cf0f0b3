"""`tcg-oracle perft`: counts the sequences of actions from a position, on the reference and on other engines."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from msgspec import Struct

from oracle.assurance.perft.count import Perft
from oracle.assurance.perft.count import perft as count
from oracle.assurance.perft.known import known, position_file
from oracle.assurance.perft.walk import begin
from oracle.cli import engine_options as options
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, file_option
from oracle.cli.question import read_question
from oracle.engines.base import TimeUp
from oracle.engines.limits import Clock, Limits
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import completed
from oracle.kernel.open_questions import hearing
from oracle.profiles import PROFILES
from oracle.protocol.messages import SetupParams
from oracle.report.assurance import perft_console
from oracle.report.output.bar import bar
from oracle.report.output.terminal import Terminal
from oracle.suite.engines import REFERENCE, open_engine
from oracle.suite.errors import nearest
from oracle.suite.phrases.move import Move
from oracle.suite.run.question import Question

DEEPEST = 1_000
"""The largest `--depth`, in moves."""
TICK = 256
"""The moves between two updates of the progress bar."""


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What `--json` writes for one position."""

    position: str
    reference: Perft | None = None
    engine: Perft | None = None
    rests_on: tuple[int, ...] = ()
    """Numbers of the open conflicts that the reference's counts rest on: an engine's counts may then differ."""
    not_reached: str = ""
    """The part that the run had no time to count."""
    as_known: bool | None = None
    """Whether the reference's counts equal the known ones; absent if none are known."""

    @property
    def alike(self) -> bool:
        """Whether the engine's counts equal the reference's."""
        return self.engine is None or self._counts(self.engine) == self._counts(self.reference)

    @property
    def held(self) -> bool:
        return (self.alike or bool(self.rests_on)) and self.as_known is not False and not self.not_reached

    @staticmethod
    def _counts(found: Perft | None) -> tuple[object, ...]:
        return () if found is None else (found.depths, found.first)


def perft(
    position: Annotated[
        str | None,
        typer.Argument(
            help="A file as for `judge`, or a known position such as lorcana/opening; default: all known positions."
        ),
    ] = None,
    depth: Annotated[
        int | None, typer.Option(min=1, max=DEEPEST, help="The depth in moves; default: as deep as counts are known.")
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Show the counts below each first move.")] = False,
    engine: options.EngineOption = REFERENCE,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
    json: Annotated[Path | None, file_option("Write the counts as JSON.")] = None,
) -> None:
    """Count the sequences of actions and answers, and the distinct positions at their ends, depth by depth.

    Exit code 0: the counts of the engine, the reference and the known table agree, or an open conflict may explain the
    engine's difference; 1: a count differs, or --total ran out; 2: usage error; 3: the engine could not be run.
    """
    names = list(known()) if position is None else [position]
    if position is not None and depth is None and position not in known():
        raise UsageError("--depth is missing: give the number of moves to count")
    outputs = Outputs({"--json": json}, reads=[Path(name) for name in names])
    out, clock = outputs.screen(), options.clock_of(total)
    limits = options.limits_of(timeout, start_timeout, memory)
    answers = [_answer(name, depth, Subject(engine, limits, clock), out, divide=divide) for name in names]
    outputs.json("--json", answers)
    raise typer.Exit(outputs.code(HELD if all(answer.held for answer in answers) else FAILED))


class Subject(NamedTuple):
    """An engine that counts, and its limits."""

    engine: str
    limits: Limits
    clock: Clock


def _answer(name: str, depth: int | None, subject: Subject, out: Terminal, *, divide: bool) -> Answer:
    file = position_file(name)
    if file is None and not Path(name).exists():
        raise UsageError(f"{name} is neither a file nor a known position{nearest(name, known())}")
    question = read_question(file or Path(name))
    deep = depth or len(known()[name].sequences)
    reference = other = None
    try:
        reference, seconds, rests_on = _counted(question, subject._replace(engine=REFERENCE), deep)
        if subject.engine != REFERENCE:
            other = _counted(question, subject, deep)[0]
    except TimeUp:
        what = f"{name} to depth {deep} on {'the reference' if reference is None else subject.engine}"
        out.print(options.not_reached(subject.clock, what))
        return Answer(position=name, reference=reference, not_reached=what)
    told = [known()[name].at(at) for at in range(1, deep + 1)] if file is not None else []
    agrees = [one == found for one, found in zip(told, reference.depths, strict=False) if one is not None]
    perft_console.show(name, reference, other, told, seconds, out, divide=divide)
    answer = Answer(
        position=name,
        reference=reference,
        engine=other,
        as_known=all(agrees) if agrees else None,
        rests_on=rests_on,
    )
    if not answer.alike and rests_on:
        perft_console.show_open(rests_on, out)
    return answer


def _counted(question: Question, on: Subject, depth: int) -> tuple[Perft, float, tuple[int, ...]]:
    """The counts, the seconds they took, and, for the reference, the open conflicts that they rest on."""
    edition = question.edition or PROFILES[question.game].current
    params = completed(SetupParams(
        game=question.game, edition=edition, position=question.position, definitions=question.definitions,
        chance=question.chance,
    ))  # fmt: skip
    moves = tuple(Move(player=step.player, action=step.action, answer=step.answer) for step in question.do)
    on.clock.check()
    subject = open_engine(on.engine, replace(on.limits, total=on.clock.left))
    rests_on = subject.rests_on if isinstance(subject, ReferenceEngine) else set()
    try:
        with bar(f"counting on {on.engine}", counted=False) as tell:
            started = time.perf_counter()

            def tick(made: int) -> None:
                on.clock.check()
                if made % TICK == 0:
                    tell(what=f"counting on {on.engine}: {made:,} moves made")

            # Actions that are not listed may rest on a conflict as well.
            with hearing(rests_on):
                found = count(begin(subject, params, moves), question.game, edition, depth, tick)
            return found, time.perf_counter() - started, tuple(sorted(rests_on))
    finally:
        subject.close()
