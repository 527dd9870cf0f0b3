"""The options of every command that starts an engine: which engine, and its limits."""

from __future__ import annotations

import logging
import math
import os
from typing import Annotated

import typer
from rich.text import Text

from oracle.engines.limits import LONGEST_CALL, Clock, Limits
from oracle.report.output.terminal import Terminal
from oracle.suite.engines import CALLS, CALLS_IN, REFERENCE

MEGABYTE = 1_000_000
TERABYTES = 100_000_000
"""The largest value of `--memory`, in megabytes."""
YEAR = 366 * LONGEST_CALL
"""Seconds."""
SEED = 2**63 - 1
JOBS = 256
PLENTY = 1_000_000_000
"""The largest number of games, pairs and the like."""


class _OnScreen(logging.Handler):
    """Shows the messages of a run on stderr."""

    def emit(self, record: logging.LogRecord) -> None:
        Terminal(stderr=True).print(Text(record.getMessage(), "dim"), soft_wrap=True)


def heard(engine: str) -> str:
    """The option as it was given; from now on its log is shown on stderr, if it is an engine that calls in."""
    log = logging.getLogger(CALLS)
    if engine.startswith(CALLS_IN) and not log.handlers:
        log.addHandler(_OnScreen())
        log.propagate = False
    return engine


EngineOption = Annotated[
    str,
    typer.Option(
        callback=heard,
        help='`reference`, the command that starts an engine (--engine "python my_engine.py"), or the address where it '
        "calls in (--engine ws://127.0.0.1:8765).",
    ),
]
TimeoutOption = Annotated[
    float, typer.Option(min=0.01, max=LONGEST_CALL, help="Seconds an engine may take for one call.")
]
StartTimeoutOption = Annotated[
    float, typer.Option(min=0.01, max=LONGEST_CALL, help="Seconds an engine may take to start.")
]
MemoryOption = Annotated[
    int,
    typer.Option(
        min=0, max=TERABYTES, help="Megabytes an engine and its child processes may use; 0: no limit. Linux only."
    ),
]
TotalOption = Annotated[
    float,
    typer.Option(
        min=0, max=YEAR, help="Seconds the whole run may take; scenarios not reached in time are listed. 0: no limit."
    ),
]
CampaignTotalOption = Annotated[
    float | None,
    typer.Option(
        min=0,
        max=YEAR,
        help="Seconds the whole run may take. Default: one hour, or --minutes plus ten minutes if that is longer.",
    ),
]

JobsOption = Annotated[
    int, typer.Option(min=0, max=JOBS, help="Parallel processes, each with its own engine; 0: one per core.")
]

OwnJobsOption = Annotated[
    int | None,
    typer.Option(
        min=0,
        max=JOBS,
        help="Parallel processes, each with its own engine; 0: one per core. Default: 1; for the reference, 0.",
    ),
]

TIMEOUT = Limits().call
START_TIMEOUT = Limits().start
MEMORY = int(Limits().memory) // MEGABYTE
TOTAL = 3600.0
WORTH_JOBS = 400
"""The number of scenarios on the reference from which parallel processes save time."""
ROOM = 600.0
"""Seconds a campaign may take after its playing time, to finish games and shrink differences."""


def limits_of(
    timeout: float = TIMEOUT, start_timeout: float = START_TIMEOUT, memory: int = MEMORY, total: float = 0.0
) -> Limits:
    """The limits set by these options; without `total` the run has no limit."""
    return Limits(
        call=timeout, start=start_timeout, memory=memory * MEGABYTE if memory else math.inf, total=total or math.inf
    )


def jobs_of(jobs: int) -> int:
    """The number of processes."""
    return jobs or os.cpu_count() or 1


def own_jobs_of(jobs: int | None, engine: str, scenarios: int) -> int:
    """The number of processes if the option may be omitted.

    By default the reference uses every core if that saves time; any other engine runs once, since only its author
    knows whether two can run at the same time.
    """
    if jobs is None:
        jobs = 0 if engine == REFERENCE and scenarios >= WORTH_JOBS else 1
    return jobs_of(jobs)


def clock_of(total: float) -> Clock:
    """The clock of the whole run, which starts now."""
    return Clock(total or math.inf)


def campaign_total(total: float | None, minutes: float | None) -> float:
    """The seconds that a whole campaign may take: by default enough for its minutes of play."""
    return max(TOTAL, 60 * (minutes or 0) + ROOM) if total is None else total


def not_reached(clock: Clock, what: str) -> Text:
    """The line for what the run did not get to: neither passed nor failed."""
    return Text.assemble(("not reached: ", "bold yellow"), f"{what}; the {clock.seconds:g} s of --total ran out first")
