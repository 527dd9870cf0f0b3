"""`--trace`: writes the messages between the harness and an engine to a file or the terminal."""

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
"""The maximum number of runs shown on the terminal."""

TraceOption = Annotated[
    Path | None,
    file_option(
        "Write every message as JSON lines, with case, step and milliseconds. With - instead of a file: show a few "
        "cases on the terminal, beside the answers of the reference."
    ),
]


class Tracing:
    """The exchanges of one run, if it is traced."""

    def __init__(self, wanted: Path | None, jobs: int | None) -> None:
        """Raises UsageError for several jobs, whose messages would mix."""
        self.wanted = wanted
        self.exchanges: list[Exchange] = []
        if wanted is not None and jobs not in (None, 1):
            raise UsageError("--trace: the messages of several jobs would mix; leave --jobs out")

    @property
    def jobs(self) -> int | None:
        """The number of processes: 1 for a traced run, else None."""
        return None if self.wanted is None else 1

    @property
    def written(self) -> dict[str, Path | None]:
        """The option → the file that it writes, or None."""
        return {"--trace": None if self.wanted == TERMINAL else self.wanted}

    def around(self, make: Callable[[], Engine]) -> Callable[[], Engine]:
        """The given factory of engines; if the run is traced, one of traced engines."""
        return make if self.wanted is None else lambda: Traced(make(), self.exchanges.append)

    def check(self, plans: tuple[Plan, ...], chosen: Selection) -> None:
        """Raise UsageError for too many scenarios for a terminal."""
        if self.wanted == TERMINAL and (count := len(chosen.runs(plans))) > MOST_SHOWN:
            told = f"--trace - shows at most {MOST_SHOWN} scenarios, but {count:,} are selected"
            raise UsageError(f"{told}; select with --case, or name a file")

    def show(self, plans: tuple[Plan, ...], chosen: Selection, out: Terminal) -> None:
        """Print the conversation next to the reference's, if the terminal is asked for."""
        if self.wanted != TERMINAL:
            return
        beside: list[Exchange] = []
        with closing(Traced(open_engine(REFERENCE), beside.append)) as reference:
            run_suite(plans, reference, chosen)
        conversation.show(self.exchanges, beside, out)
