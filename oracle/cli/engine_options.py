"""Options that say which engine is started and how much it may take; every command that starts one has them."""

from __future__ import annotations

import math
import os
from typing import Annotated

import typer
from rich.text import Text

from oracle.engines.limits import LONGEST_CALL, Clock, Limits
from oracle.suite.engines import REFERENCE

MEGABYTE = 1_000_000
TERABYTES = 100_000_000
"""Most megabytes that can be asked for."""
YEAR = 366 * LONGEST_CALL
"""Seconds."""
SEED = 2**63 - 1
JOBS = 256
PLENTY = 1_000_000_000
"""Most games, pairs and the like."""

EngineOption = Annotated[
    str, typer.Option(help='`reference`, or the command that starts an engine: --engine "python my_engine.py".')
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
        min=0, max=YEAR, help="Seconds the whole run may take; scenarios not reached by then are reported. 0: no limit."
    ),
]
CampaignTotalOption = Annotated[
    float | None,
    typer.Option(
        min=0,
        max=YEAR,
        help="Seconds the whole run may take; default: an hour, or ten minutes more than --minutes if that is longer.",
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
"""Scenarios on the reference from which on starting processes takes less time than it saves."""
ROOM = 600.0
"""Seconds a campaign may take longer than it plays: games are ended, differences shrunk."""


def limits_of(
    timeout: float = TIMEOUT, start_timeout: float = START_TIMEOUT, memory: int = MEMORY, total: float = 0.0
) -> Limits:
    """The limits that these options mean; without `total` a run may take as long as it does."""
    return Limits(
        call=timeout, start=start_timeout, memory=memory * MEGABYTE if memory else math.inf, total=total or math.inf
    )


def jobs_of(jobs: int) -> int:
    """How many processes the option means."""
    return jobs or os.cpu_count() or 1


def own_jobs_of(jobs: int | None, engine: str, scenarios: int) -> int:
    """How many processes the option means where it may be left out.

    For the reference as many as there are cores, if that is worth it; whether another engine can be started twice at a
    time, only its author knows.
    """
    if jobs is None:
        jobs = 0 if engine == REFERENCE and scenarios >= WORTH_JOBS else 1
    return jobs_of(jobs)


def clock_of(total: float) -> Clock:
    """The time of the whole run, which begins now."""
    return Clock(total or math.inf)


def campaign_total(total: float | None, minutes: float | None) -> float:
    """The seconds of a whole campaign, where nothing else is said enough for the minutes it is to play."""
    return max(TOTAL, 60 * (minutes or 0) + ROOM) if total is None else total


def not_reached(clock: Clock, what: str) -> Text:
    """The words for what the time of the whole run was too short for; neither right nor wrong."""
    return Text.assemble(("not reached: ", "bold yellow"), f"{what}; the {clock.seconds:g} s of --total ran out first")
