"""Progress bars for long runs, on stderr if that is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Column

from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line


class Tell(Protocol):
    """Reports progress to a bar; omitted values stay the same."""

    def __call__(self, done: int | None = None, total: int | None = None, what: str | None = None) -> None: ...


def now_and_then(tell: Tell) -> Callable[[int, int, str], None]:
    """For runs of thousands of steps: what reports every sixteenth of them, and the last."""

    def progress(done: int, total: int, what: str) -> None:
        if done == total or done % 16 == 0:
            tell(done, total, what)

    return progress


@contextmanager
def bar(what: str, total: int | None = None, *, counted: bool = True) -> Iterator[Tell]:
    """A bar on stderr, if that is a terminal; without `counted` it shows the elapsed time."""
    screen = Terminal(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn()) if counted else (TimeElapsedColumn(),)
    rest = Column(ratio=1, no_wrap=True, overflow="ellipsis")
    words = TextColumn("{task.description}", markup=False, table_column=rest)
    with Progress(
        SpinnerColumn(), *columns, words, console=screen, transient=True, expand=True, disable=not screen.is_terminal
    ) as shown:
        task = shown.add_task(one_line(what), total=total)

        def tell(done: int | None = None, total: int | None = None, what: str | None = None) -> None:
            shown.update(task, completed=done, total=total, description=None if what is None else one_line(what))

        yield tell
