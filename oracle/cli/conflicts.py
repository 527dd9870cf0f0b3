"""`tcg-oracle conflicts`: where the documents disagree, with what each of them says.

`collect` gathers, `show` prints, `conflicts` does both. What engines really did in the witness scenarios may be added
from outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from oracle.kernel.catalogue import Catalogue, Conflict, Side
from oracle.kernel.errors import InputError
from oracle.report.terminal import Terminal
from oracle.report.text import one_line

Seen = Mapping[str, Mapping[str, str]]
"""Case id of a witness → reading → how it ended there."""
Catalogues = Mapping[str, Catalogue]
"""Game → its catalogue."""


class SeenOutcome(Struct, frozen=True, kw_only=True):
    """How one witness ended under some readings."""

    case: str
    readings: tuple[str, ...]
    outcome: str


class FoundConflict(Struct, frozen=True, kw_only=True):
    """A registered conflict, with what was seen of it."""

    game: str
    number: int
    title: str
    kind: str
    question: str
    witness: tuple[str, ...]
    sides: tuple[Side, ...]
    seen: tuple[SeenOutcome, ...] = ()


def conflicts(
    catalogues: Catalogues,
    console: Terminal,
    *,
    numbers: Sequence[int] = (),
    seen: Mapping[str, Seen] | None = None,
    as_json: bool = False,
) -> None:
    """Print the conflicts of some games, all of them or those of `numbers`. Raises InputError for an unknown number.

    `seen`: game → what was seen of its conflicts.
    """
    found = collect(catalogues, numbers=numbers, seen=seen or {})
    if as_json:
        console.json(found)
    else:
        show(found, console)


def collect(
    catalogues: Catalogues, *, numbers: Sequence[int] = (), seen: Mapping[str, Seen]
) -> tuple[FoundConflict, ...]:
    """The conflicts by game and number. Raises InputError for a number there is none of."""
    known = {game: [conflict.number for conflict in own.conflicts] for game, own in catalogues.items()}
    for number in numbers:
        if not any(number in own for own in known.values()):
            there = "; ".join(f"{game}: {_listed(own)}" for game, own in known.items())
            raise InputError(f"conflict {number}", "there is no such conflict", f"there are {there}")
    return tuple(
        _found(conflict, own, seen.get(game, {}))
        for game, own in catalogues.items()
        for conflict in own.conflicts
        if not numbers or conflict.number in numbers
    )


def _found(conflict: Conflict, catalogue: Catalogue, seen: Seen) -> FoundConflict:
    order = (*catalogue.editions, *catalogue.readings)
    ends: dict[tuple[str, str], list[str]] = {}
    for case in conflict.witness:
        for reading, outcome in sorted(seen.get(case, {}).items(), key=lambda one: _place(one[0], order)):
            ends.setdefault((case, outcome), []).append(reading)
    return FoundConflict(
        game=catalogue.book.game,
        number=conflict.number,
        title=conflict.title,
        kind=conflict.kind,
        question=conflict.question,
        witness=conflict.witness,
        sides=conflict.side,
        seen=tuple(
            SeenOutcome(case=case, readings=tuple(readings), outcome=outcome)
            for (case, outcome), readings in ends.items()
        ),
    )


def _place(reading: str, order: Sequence[str]) -> tuple[int, str]:
    return (order.index(reading) if reading in order else len(order), reading)


def _listed(numbers: Iterable[int]) -> str:
    """1 to 12, 21 to 24."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][-1] == number - 1:
            spans[-1][1:] = [number]
        else:
            spans.append([number])
    return ", ".join(" to ".join(map(str, span)) for span in spans) or "none"


def show(found: Sequence[FoundConflict], console: Terminal) -> None:
    """Print conflicts one below the other, the sides of each as a table."""
    if not found:
        console.print("No conflicts are registered.")
    single = len({conflict.game for conflict in found}) < 2
    for index, conflict in enumerate(found):
        if index:
            console.print()
        kind = f"  {conflict.kind}" if single else f"  {conflict.kind}, {conflict.game}"
        head = Text.assemble((f"{conflict.number:>2}  {conflict.title}", "bold"), (kind, "dim"))
        console.print(head)
        console.print(Padding(Text(conflict.question), (0, 0, 0, 4)))
        console.print(Padding(_sides(conflict), (0, 0, 0, 4)))
        if conflict.witness:
            console.print(Padding(Text(f"shown by {', '.join(conflict.witness)}", "dim"), (0, 0, 0, 4)))
        for one in conflict.seen:
            line = f"seen in {one.case}: {', '.join(one.readings)}: {one_line(one.outcome)}"
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
