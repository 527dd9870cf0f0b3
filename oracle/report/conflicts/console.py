"""Prints conflicts between documents on the console."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from oracle.report.conflicts.register import FoundConflict
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line


def show(found: Sequence[FoundConflict], console: Terminal) -> None:
    """Print conflicts one below the other, the sides of each as a table."""
    if not found:
        console.print("No conflicts are registered.")
    single = len({conflict.game for conflict in found}) < 2
    for index, conflict in enumerate(found):
        if index:
            console.print()
        kind = f"  {conflict.kind}{', closed' if conflict.closed else ''}{'' if single else f', {conflict.game}'}"
        head = Text.assemble((f"{conflict.number:>2}  {conflict.title}", "bold"), (kind, "dim"))
        console.print(head)
        console.print(Padding(Text(conflict.question), (0, 0, 0, 4)))
        console.print(Padding(_sides(conflict), (0, 0, 0, 4)))
        for word, why in (("closed: ", conflict.closed), ("nothing ends differently: ", conflict.why_same)):
            if why:
                console.print(Padding(Text.assemble((word, "bold"), why), (0, 0, 0, 4)))
        if conflict.witness:
            console.print(Padding(Text(f"shown by {', '.join(conflict.witness)}", "dim"), (0, 0, 0, 4)))
        for one in conflict.seen:
            line = f"{one.case} under {', '.join(one.readings)}: {one_line(one.outcome)}"
            console.print(Padding(Text(line), (0, 0, 0, 4)))


def _sides(conflict: FoundConflict) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Readings", min_width=12, max_width=14)
    table.add_column("Clauses", overflow="fold", max_width=30, style="dim")
    table.add_column("What it says", ratio=3)
    if conflict.kind == "outcome":
        table.add_column("Outcome", ratio=2)
    for side in conflict.sides:
        cited = [reference.partition("/")[2] for reference in side.clauses]
        cited += [f"glossary: {entry}" for entry in side.glossary]
        cells = [", ".join(side.readings), "\n".join(cited), side.says]
        if conflict.kind == "outcome":
            cells.append(side.outcome or "")
        table.add_row(*(Text(cell) for cell in cells))
    return table
