"""`tcg-oracle bisect`: finds the build of an engine that broke a case, in a list of builds or with `git bisect run`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from oracle.cli import casting
from oracle.cli import engine_options as options
from oracle.cli.check import EditionOption, FeaturesOption, RepeatOption, run_chosen
from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, existing_path, file_option
from oracle.cli.suite import load_checked_suite
from oracle.engines.base import EngineFault
from oracle.engines.limits import Limits
from oracle.kernel.errors import InputError
from oracle.protocol.results import Result
from oracle.report.output.terminal import Terminal
from oracle.report.run.console import show_case
from oracle.suite.bisection import Answer, Bisection, answer_of, bisected
from oracle.suite.engines import open_engine
from oracle.suite.files.user_files import UnreadableError, read_regular
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import Selection, select, tag_words

GIT: dict[Answer, int] = {"good": 0, "bad": 1, "skip": 125}
"""The exit codes that `git bisect run` expects."""
LARGEST = 1_000_000
"""The largest list of builds, in bytes."""


def bisect(
    cases: Annotated[list[str], typer.Argument(metavar="CASE...", help="The cases that pass in a good build.")],
    build: Annotated[
        list[str] | None,
        typer.Option(
            metavar="COMMAND", help="The command that starts a build; repeat it for each build, oldest first."
        ),
    ] = None,
    builds: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            parser=existing_path,
            help="A file of such commands, one per line, instead of --build. # starts a comment.",
        ),
    ] = None,
    engine: Annotated[
        str | None, typer.Option(metavar="COMMAND", help="For `git bisect run`: the command that starts this build.")
    ] = None,
    edition: EditionOption = None,
    features: FeaturesOption = None,
    repeat: RepeatOption = 1,
    timeout: options.TimeoutOption = options.TIMEOUT,
    start_timeout: options.StartTimeoutOption = options.START_TIMEOUT,
    memory: options.MemoryOption = options.MEMORY,
    total: options.TotalOption = options.TOTAL,
    cast: casting.CastOption = casting.Cards.AUTO,
    json: Annotated[Path | None, file_option("Write the result as JSON.")] = None,
) -> None:
    """Find the build that broke a case.

    A build is bad if one of the cases fails, and good if all pass. It is skipped if it does not start, does not
    support a case, or is flaky. With a list of builds, exit code 0: found; 1: no build of the list broke a case.

    With --engine the command judges one build for `git bisect run`. Exit code 0: good; 1: bad; 125: skip. Errors add
    128, which makes git stop.
    """
    commands = _commands(build or (), builds)
    if bool(commands) == (engine is not None):
        raise UsageError("name the builds with --build or --builds, or one build with --engine")
    if engine is not None and json is not None:
        raise UsageError("--json needs a list of builds; with --engine the exit code is the whole result")
    outputs = Outputs({"--json": json}, reads=[features, builds])
    # `select` rejects unknown cases.
    words = () if features is not None else tag_words(None, (), cases)
    plans = load_checked_suite(features, words=words).plans or load_checked_suite().plans
    chosen = select(plans=plans, editions=edition or (), cases=cases)
    limits = options.limits_of(timeout, start_timeout, memory, total)
    out = outputs.screen()
    judge = _Judge(plans, chosen, limits, repeat, cast)
    if engine is not None:
        answer, why = judge(engine)
        out.print(Text(f"{answer}: {why}"), soft_wrap=True)
        raise typer.Exit(GIT[answer])
    found = bisected(commands, partial(_shown, judge, commands, out))
    _tell(found, cases, out)
    if found.first_bad is not None:
        for result in judge.failures.get(commands[found.first_bad - 1], ()):
            show_case(result, out)
    outputs.json("--json", found)
    raise typer.Exit(outputs.code(HELD if found.ending == "found" else FAILED))


class _Judge:
    """Tries builds, and keeps the failures of each."""

    def __init__(
        self, plans: tuple[Plan, ...], chosen: Selection, limits: Limits, repeat: int, cast: casting.Cards
    ) -> None:
        self._plans = plans
        self._chosen = chosen
        self._limits = limits
        self._repeat = repeat
        self._cast = cast
        self.failures: dict[str, tuple[Result, ...]] = {}

    def __call__(self, command: str) -> tuple[Answer, str]:
        """Whether a build is good or bad, and why."""
        try:
            found, _ = run_chosen(
                self._plans, partial(open_engine, command, self._limits), self._chosen, repeat=self._repeat,
                caster=casting.chosen(self._cast, {}),
            )  # fmt: skip
        except EngineFault as fault:
            return "skip", f"{fault.kind}: {fault}"
        self.failures[command] = tuple(one for one in found.results if one.verdict in ("fail", "error"))
        return answer_of(found.results)


def _commands(given: list[str] | tuple[str, ...], file: Path | None) -> tuple[str, ...]:
    """The builds, the oldest first. Raises UsageError or InputError."""
    if given and file is not None:
        raise UsageError("--build and --builds both name the builds; use one of them")
    if file is None:
        return tuple(given)
    try:
        text = read_regular(file, LARGEST).decode("utf-8")
    except (UnreadableError, UnicodeDecodeError) as problem:
        raise InputError(str(file), f"cannot be read as a list of builds: {problem}") from None
    lines = (line.strip() for line in text.splitlines())
    found = tuple(line for line in lines if line and not line.startswith("#"))
    if not found:
        raise InputError(str(file), "it lists no build; write one command per line, each of which starts a build")
    return found


def _shown(judge: _Judge, commands: tuple[str, ...], out: Terminal, place: int) -> tuple[Answer, str]:
    answer, why = judge(commands[place])
    told = f"build {place + 1} of {len(commands)}: {answer} ({why}): {commands[place]}"
    out.print(Text(told), soft_wrap=True)
    return answer, why


def _tell(found: Bisection, cases: list[str], out: Terminal) -> None:
    what, verb = (cases[0], "passes") if len(cases) == 1 else (f"{len(cases)} cases", "pass")
    command = {one.build: one.command for one in found.tried}
    if found.ending == "nothing judged":
        text = "No build could be judged."
    elif found.ending == "holds in the last":
        text = f"Nothing broke: {what} {verb} in build {found.last_good}, the last that could be judged."
    elif found.ending == "fails in the first":
        text = f"{what} already failed in build {found.first_bad}, the first that could be judged."
    else:
        text = f"Build {found.first_bad} broke {what}: {command[found.first_bad or 0]}"
    out.print(Text(f"\n{text}", "bold"), soft_wrap=True)
    if found.between:
        told = ", ".join(map(str, found.between))
        out.print(Text(f"Or one of the skipped builds before it: {told}."), soft_wrap=True)
