"""Writes the pages of a site: their common frame, and the search entries of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

from oracle.profiles import Profile
from oracle.report.impact.wording import briefly
from oracle.report.run.html import with_filters
from oracle.report.site.folding import Folding
from oracle.report.site.places import (
    ENGINES,
    SECTIONS,
    anchor,
    page_of_clause,
    page_of_conflict,
    page_of_outline,
    place_of_case,
)
from oracle.report.site.trail import Event, Rule

Add = Callable[[str, bytes], None]
"""Adds a file to the site, by its path."""


class Cell(NamedTuple):
    """Text, with the page that it links to, if any."""

    words: str
    address: str = ""


Cells = tuple[Cell, ...]


class Row(NamedTuple):
    """A row of a table or a line of a list."""

    cells: tuple[Cells, ...]
    anchor: str = ""
    depth: int = 0


class Part(NamedTuple):
    """A part of a page that is a list, or with columns a table."""

    anchor: str
    title: str
    rows: tuple[Row, ...]
    columns: tuple[str, ...] = ()
    many: int = 0
    """How many of these there are, if that is worth showing."""


class Sought(NamedTuple):
    """A search result: a page, or a part of one."""

    game: str
    kind: str
    address: str
    title: str
    more: str = ""
    """Further words that it is found by, if the suite's index does not have it."""
    id: str = ""
    """Its id in the suite's index."""


def words(*texts: str) -> Cells:
    """A cell of text without links; nothing is a dash."""
    return tuple(Cell(text) for text in texts if text) or (Cell("–"),)


class Writer:
    """Writes pages one by one, and collects the entries for the search."""

    def __init__(self, add: Add, games: Sequence[Profile], *, engines: bool) -> None:
        self._add = add
        self._games = tuple(games)
        self._sections = [(name, name.capitalize()) for name in (*SECTIONS, *((ENGINES,) if engines else ()))]
        self._templates = with_filters(
            anchor=anchor,
            briefly=briefly,
            case_place=place_of_case,
            clause_page_name=lambda number: page_of_clause(number).rpartition("/")[2],
            conflict_page=page_of_conflict,
            outline_page=page_of_outline,
        )
        self.trails = Folding(self._line)
        self.sought: list[Sought] = []
        self.pages = 0

    def page(self, game: Profile | None, address: str, template: str, title: str, **content: object) -> None:
        """Write a page below the folder of a game; without a game below that of the site."""
        path = address if game is None else f"{game.id}/{address}"
        here = address.partition("/")[0] if "/" in address else ""
        whole = f"{title} · {game.name}" if game is not None else title
        text = self._templates.get_template(template).render(
            heading=title,
            title=whole,
            game=game,
            games=self._games,
            sections=self._sections,
            here=here,
            root="../" * path.count("/"),
            up="../" * address.count("/"),
            **content,
        )
        self.file(path, text.encode())
        self.pages += 1

    def _line(self, line: Rule | Event) -> Markup:
        draw = self._templates.get_template("site_trail.html.j2").module
        return escape(getattr(draw, "rule" if isinstance(line, Rule) else "event")(line))

    def listing(
        self,
        game: Profile | None,
        address: str,
        title: str,
        parts: Iterable[Part],
        *,
        kind: str,
        lead: Sequence[str] = (),
        nothing: str = "There are none.",
        pictures: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Write a page that is lists and tables."""
        self.page(
            game,
            address,
            "site_list.html.j2",
            title,
            parts=tuple(parts),
            kind=kind,
            lead=lead,
            nothing=nothing,
            pictures=pictures,
        )

    def file(self, path: str, content: bytes) -> None:
        """Add a file that is not a page."""
        self._add(path, content)

    def seek(self, found: Sought) -> None:
        """Make this findable by the search."""
        self.sought.append(found)
