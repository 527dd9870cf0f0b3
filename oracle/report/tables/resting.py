"""Lists the open conflicts that an outcome rests on."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from oracle.report.output.terminal import Terminal
from oracle.report.output.text import LONG, one_line
from oracle.suite.run.resting import Rest


def show_resting(conflicts: Iterable[Rest], edition: str, out: Terminal) -> None:
    """Print them: those that the current edition leaves open, and those on which another document disagrees."""
    for rest in conflicts:
        others = ", ".join(rest.otherwise)
        kind = f"different under {others}" if others else f"left open by {edition}"
        out.print(Text(one_line(f"rests on conflict {rest.number}, {kind}: {rest.question}", LONG), "yellow"))
