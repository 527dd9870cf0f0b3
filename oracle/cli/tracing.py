"""`--trace`: what was said between the harness and an engine, in a file or on the terminal."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Annotated

from oracle.cli.errors import UsageError
from oracle.cli.outputs import file_option
from oracle.engines.base import Engine
from oracle.engines.traced import Exchange, Traced
from oracle.report.output.terminal import Terminal
from oracle.report.run import conversation
from oracle.suite.engines import REFERENCE, open_engine
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite

TERMINAL = Path("-")
MOST_SHOWN = 20
"""Runs that are shown on the terminal."""

TraceOption = Annotated[
    Path | None,
    file_option(
        "Write every message as JSON lines, with case, step and milliseconds; - shows a few cases on the terminal, "
        "next to the answers of the reference."
    ),
]


class Tracing:
    """The exchanges of one run, if they are wanted."""

    def __init__(self, wanted: Path | None, jobs: int | None) -> None:
        """Raises UsageError where several jobs would talk at once."""
        self.wanted = wanted
        self.exchanges: list[Exchange] = []
        if wanted is not None and jobs not in (None, 1):
            raise UsageError("--trace: several jobs talk at once; leave --jobs out")

    @property
    def jobs(self) -> int | None:
        """How many processes may talk, where not as many as there are."""
        return None if self.wanted is None else 1

    @property
    def written(self) -> dict[str, Path | None]:
        """The file to write, None for none, by the option that names it."""
        return {"--trace": None if self.wanted == TERMINAL else self.wanted}

    def around(self, make: Callable[[], Engine]) -> Callable[[], Engine]:
        """What makes the engine, traced where that is wanted."""
        return make if self.wanted is None else lambda: Traced(make(), self.exchanges.append)

    def check(self, plans: tuple[Plan, ...], chosen: Selection) -> None:
        """Raise UsageError where there is too much for a terminal."""
        if self.wanted == TERMINAL and (count := len(chosen.runs(plans))) > MOST_SHOWN:
            told = f"--trace - shows at most {MOST_SHOWN} scenarios, these are {count:,}"
            raise UsageError(f"{told}; choose with --case, or give a file")

    def show(self, plans: tuple[Plan, ...], chosen: Selection, out: Terminal) -> None:
        """Print the conversation beside the reference's, where that is wanted."""
        if self.wanted != TERMINAL:
            return
        beside: list[Exchange] = []
        with closing(Traced(open_engine(REFERENCE), beside.append)) as reference:
            run_suite(plans, reference, chosen)
        conversation.show(self.exchanges, beside, out)
