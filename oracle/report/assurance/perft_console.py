"""Prints the counts of a position on a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from oracle.assurance.perft.count import Counted, FirstMove, Perft
from oracle.report.output.grid import Grid
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line

WRONG = "bold red"


def show(
    name: str,
    reference: Perft,
    engine: Perft | None,
    known: Sequence[Counted | None],
    seconds: float,
    out: Terminal,
    *,
    divide: bool,
) -> None:
    """Print a table by depth; with `divide`, or if an engine's counts differ, also one by first move."""
    out.print(Text(f"{name} ({reference.game} {reference.edition})", "bold"))
    table = Grid("depth", "sequences", "positions", *(("engine's", "engine's") if engine is not None else ()), "known")
    for place, counted in enumerate(reference.depths):
        cells = [Text(str(place + 1)), *_cells(counted)]
        if engine is not None:
            cells += _cells(engine.depths[place], counted)
        cells.append(_known(known[place] if place < len(known) else None, counted))
        table.add(*cells)
    out.print(table)
    differs = engine is not None and engine.first != reference.first
    if divide or differs:
        _divide(reference, engine, out)
    speed = reference.moves / seconds if seconds else 0
    out.print(f"{reference.moves:,} moves in {seconds:.2f} s ({speed:,.0f} a second)", style="dim")


def show_open(conflicts: Sequence[int], out: Terminal) -> None:
    """Say that different counts are not an error."""
    which = f"conflict{'s' if len(conflicts) > 1 else ''} {', '.join(map(str, conflicts))}"
    out.print(
        f"Not judged: the reference's counts rest on {which}, open in the rules; `tcg-oracle conflicts NUMBER` "
        "shows the alternatives."
    )


def _known(known: Counted | None, counted: Counted) -> Text:
    if known is None:
        return Text("–", "dim")
    if known == counted:
        return Text("as known", "green")
    return Text(f"{known.sequences:,} and {known.positions:,} expected", WRONG)


def _divide(reference: Perft, engine: Perft | None, out: Terminal) -> None:
    heads = ("engine's", "engine's") if engine is not None else ()
    table = Grid("first move", "sequences", "positions", *heads)
    ours = {_words(move): move for move in reference.first}
    theirs = {} if engine is None else {_words(move): move for move in engine.first}
    for words in sorted(ours | theirs):
        own = ours.get(words)
        cells = [Text(words), *_cells(own)]
        if engine is not None:
            cells += _cells(theirs.get(words), own)
        table.add(*cells)
    out.print(table)


def _words(move: FirstMove) -> str:
    return one_line(f"{move.player} {move.does}", 120)


def _cells(counted: Counted | FirstMove | None, as_in: Counted | FirstMove | None = None) -> list[Text]:
    if counted is None:
        return [Text("none", WRONG), Text("")]
    numbers = (counted.sequences, counted.positions)
    right = as_in is None or numbers == (as_in.sequences, as_in.positions)
    return [Text(f"{number:,}", "" if right else WRONG) for number in numbers]
