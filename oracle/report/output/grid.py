"""Every table on a terminal: numbers stay whole and words are folded, however narrow the terminal is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, JustifyMethod, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from oracle.report.output.text import folds, spelled

GAP = 2
"""Columns between two columns of a table."""
WHOLE = 9
"""Cells up to this length, such as `12 of 34` or `✗ 1,393`, are never folded."""
LONGEST = 16
"""Longer words are folded if there is no room for them."""
INDENT = 2

Row = tuple[tuple[Text, ...], str]


class Grid:
    """A table that fits every terminal.

    If not even the longest words of a row fit side by side, each row is printed as a short list with the names of its
    columns.
    """

    def __init__(self, *heads: str | Text, style: str = "") -> None:
        """`heads`: the names of the columns, or none for a table without; `style`: the style of the first column."""
        self.heads = tuple(_text(head) for head in heads)
        self.style = style
        self.rows: list[Row] = []

    def add(self, *cells: str | Text, style: str = "") -> None:
        """Append a row."""
        self.rows.append((tuple(_text(cell) for cell in cells), style))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widths = self._widths(options.max_width)
        if widths is not None:
            yield self._table(widths)
        else:
            yield from self._lists()

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(INDENT + LONGEST, options.max_width), options.max_width)

    def _columns(self) -> list[list[Text]]:
        count = max(len(self.heads), *(len(cells) for cells, _ in self.rows), 0)
        lines = [cells for cells, _ in self.rows]
        return [[cells[at] for cells in lines if at < len(cells)] for at in range(count)]

    def _widths(self, room: int) -> list[int] | None:
        """The width of each column, or None if there is no room for the table."""
        columns = self._columns()
        heads = [*self.heads, *[Text()] * (len(columns) - len(self.heads))]
        least = [max(map(_least, (head, *cells)), default=0) for head, cells in zip(heads, columns, strict=True)]
        most = [max(map(_most, (head, *cells)), default=0) for head, cells in zip(heads, columns, strict=True)]
        left = room - GAP * max(len(columns) - 1, 0) - sum(least)
        if left < 0:
            return None
        # What is left goes to the columns that need it, the one that lacks least first.
        widths = least[:]
        needy = sorted((at for at in range(len(least)) if most[at] > least[at]), key=lambda at: most[at] - least[at])
        for place, at in enumerate(needy):
            given = min(most[at] - least[at], left // (len(needy) - place))
            widths[at] += given
            left -= given
        return widths

    def _table(self, widths: Sequence[int]) -> Table:
        framed = box.SIMPLE_HEAD if self.heads else None
        between = (0, GAP - 1 if framed else GAP, 0, 0)
        table = Table(box=framed, show_header=bool(self.heads), show_edge=False, pad_edge=False, padding=between)
        for at, (width, column) in enumerate(zip(widths, self._columns(), strict=True)):
            head = self.heads[at] if at < len(self.heads) else ""
            side: JustifyMethod = "right" if at and self.heads and all(map(_is_figure, column)) else "left"
            table.add_column(head, width=width, overflow="fold", justify=side, style="" if at else self.style)
        for cells, style in self.rows:
            table.add_row(*map(_folded, cells, widths), style=style)
        return table

    def _lists(self) -> Iterable[Text | Padding]:
        for cells, style in self.rows:
            first, *others = cells or (Text(),)
            yield Text.assemble(first, style=style or self.style, overflow="fold")
            for head, cell in zip((*self.heads, *[Text()] * len(cells))[1:], others, strict=False):
                if cell.plain.strip():
                    told = Text.assemble(head, ": " if head.plain else "", cell, style=style, overflow="fold")
                    yield Padding(told, (0, 0, 0, INDENT))


def _text(cell: str | Text) -> Text:
    return Text(spelled(cell)) if isinstance(cell, str) else cell


def _most(cell: Text) -> int:
    return max((Text(line).cell_len for line in cell.plain.splitlines()), default=0)


def _least(cell: Text) -> int:
    if cell.cell_len <= WHOLE:
        return cell.cell_len
    return min(LONGEST, max((Text(word).cell_len for word in cell.plain.split()), default=0))


def _folded(cell: Text, width: int) -> Text:
    """The cell with words that are longer than its column folded where they have a joint."""
    ends = folds(cell.plain, width)
    return Text("\n").join(cell.divide(ends)) if ends else cell


def _is_figure(cell: Text) -> bool:
    """Whether a cell is a number, such as `✗ 1,393`, `57.9%`, `2 of 3`, or `–` if there is none."""
    plain = cell.plain.strip()
    return len(plain) <= WHOLE and not any(letter.isalpha() for letter in plain.replace(" of ", ""))
