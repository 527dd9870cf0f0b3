"""The addresses of all pages: below the folder of a game, and the same from one build to the next."""

from __future__ import annotations

import re
from collections.abc import Iterable

from oracle.book.catalogue import Catalogue, UnknownClause, split_reference
from oracle.report.output.text import file_name

SECTIONS = ("clauses", "scenarios", "conflicts", "documents", "editions", "cards", "rulings")
"""Folders of a game, each with an index, in the order of the navigation; `engines` is one more, with a history."""
ENGINES = "engines"


def anchor(name: str) -> str:
    """The anchor of a part of a page, from its name: plain characters only. Ids of our own begin with `at-`."""
    plain = re.sub(r"[^a-z0-9.]+", "-", name.lower()).strip("-.")[:80] or file_name(name)
    return f"x-{plain}" if plain.startswith("at-") else plain


def anchors(names: Iterable[str]) -> dict[str, str]:
    """An anchor for each of the names on a page; if two would be equal, the later one gets a number."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for name in names:
        wish = place = anchor(name)
        number = 2
        while place in taken:
            place, number = f"{wish}-{number}", number + 1
        taken.add(place)
        found[name] = place
    return found


def _file(name: str) -> str:
    """The file of a page that is named after something; no page may replace an index."""
    return "index-page.html" if name == "index" else f"{file_name(name)}.html"


def page_of_outline(case: str) -> str:
    """The page of a scenario, all rows of an outline on one."""
    return f"scenarios/{_file(case.partition('/')[0])}"


def place_of_case(case: str) -> str:
    """`free-card/ann` → `scenarios/free-card.html#ann`."""
    row = case.partition("/")[2]
    return page_of_outline(case) + (f"#{anchor(row)}" if row else "")


def page_of_clause(number: str) -> str:
    """The page of a clause of the current edition."""
    return f"clauses/{_file(number)}"


def page_of_conflict(number: int | str) -> str:
    """The page of a conflict."""
    return f"conflicts/{number}.html"


def page_of_document(reading: str) -> str:
    """The page of another document."""
    return f"documents/{_file(reading)}"


def page_of_editions(older: str, newer: str) -> str:
    """The page of an edition's changes."""
    return f"editions/{file_name(older)}-to-{_file(newer)}"


def page_of_set(name: str) -> str:
    """The page of a set of printed cards."""
    return f"cards/{_file(name.lower())}"


def page_of_engine(name: str) -> str:
    """The page of an engine, by the name that it gives itself."""
    return f"{ENGINES}/{_file(name)}"


class Places:
    """The addresses in a game's site of clauses, statements of documents, and references to either."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._statements = {
            f"{reading.name}:{statement.number}": f"{page_of_document(reading.name)}#{anchor(statement.number)}"
            for reading in catalogue.readings.values()
            for statement in reading.statements
        }

    def clause(self, number: str) -> str:
        """The address of a clause, or of a statement as `reading:number`; empty for unknown ones."""
        if number in self._catalogue.clauses:
            return page_of_clause(number)
        return self._statements.get(number, "")

    def title(self, number: str) -> str:
        """The title of a clause, or the text of a statement; empty for unknown ones."""
        if number in self._catalogue.clauses:
            return self._catalogue.clauses[number].title
        return self._catalogue.named(number).says if number in self._statements else ""

    def reference(self, text: str) -> str:
        """The address of `game/edition:number`, whose number may be from an earlier edition; empty for none."""
        try:
            _, edition, number = split_reference(text)
            if self._catalogue.states(edition, number):
                return self.clause(f"{edition}:{number}")
            return page_of_clause(self._catalogue.clause(number, edition).number)
        except (ValueError, UnknownClause):
            return ""
