"""Interprets the words after `where`, `explain`, `conflicts` and `judge`: a place, a name, or words to search for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.cli.errors import UsageError
from oracle.profiles import PROFILES
from oracle.suite.search.hits import Hit, Kind
from oracle.suite.search.index import Index, words_of
from oracle.suite.search.keeping import Tell, open_index

if TYPE_CHECKING:
    from oracle.suite.plan import Plan

LONGEST = 4096
"""The maximum number of characters of a name or a path; longer text can only be words."""
_NUMBER = re.compile(r"\d+(\.[\w-]+)*\.?|[\w.+-]*/?[\w.+-]*:\S*|[\w.+-]+/\d[\w.-]*")
"""Matches the form of a clause's or statement's number, whether or not it exists."""


class Asked(Struct, frozen=True, kw_only=True):
    """The search results for some words; there is at least one."""

    text: str
    games: tuple[str, ...]
    hits: tuple[Hit, ...]
    """The hits with this name, or with these words, the best first."""
    by_name: bool
    index: Index

    def related(self, kind: Kind, hit: Hit, ids: Sequence[str]) -> tuple[Hit, ...]:
        """The entries of the hit's game with these ids, in their order."""
        return self.index.of(kind, (hit.game,), ids)


class Chosen(Struct, frozen=True, kw_only=True):
    """The scenario that the user means."""

    file: Path
    plan: Plan
    rows: tuple[Plan, ...] = ()
    """All rows of its outline, if it is a row."""
    shows: Hit | None = None
    """The hit that the user named, unless it was a scenario; this scenario shows it most plainly."""


def look_for(text: str, game: str | None, *, first: Kind | None = None, only: Sequence[Kind] = ()) -> Asked:
    """Interpret the words of a command line.

    `first`: the kind of entry that a name prefers; `only`: the kinds that words are searched in. Raises UsageError if
    nothing is found, InputError for a number without a clause.
    """
    games = games_named(game)
    index = the_index()
    name = _case_at(text) if is_place(text) else text
    hits = index.named(name, games, first) if len(name) <= LONGEST else ()
    if hits:
        return Asked(text=text, games=games, hits=hits, by_name=True, index=index)
    if _NUMBER.fullmatch(text.strip()):
        _refuse_number(text, games)
    hits = index.search(text, games, kinds=only)
    if not hits:
        words = " ".join(words_of(text)) or "no words"
        raise UsageError(f"nothing found for {words}; give a clause, a case, a ruling, a card, or other words")
    return Asked(text=text, games=games, hits=hits, by_name=False, index=index)


class Meant(Struct, frozen=True, kw_only=True):
    """A scenario of the suite that the user means, before its file is read."""

    case: Hit
    row: str = ""
    """The row of its outline, if the user named one."""
    shows: Hit | None = None
    """The hit that the user named, unless it was a scenario; this scenario shows it most plainly."""
    key: str | None
    """Changes with the suite and the program; None if the program has changed since it started."""


def meant(text: str, game: str | None = None) -> Meant:
    """The scenario of that name, or the one that shows the request most plainly.

    Raises UsageError, InvalidWordsError, SuiteErrors.
    """
    asked = look_for(text, game)
    shown = next((hit for hit in asked.hits if hit.cases), None)
    if shown is None:
        first = asked.hits[0]
        told = f"{first.id}: {' '.join(first.says)}" if first.kind == "ruling" else f"no scenario shows {first.title}"
        raise UsageError(told)
    (case,) = asked.related("scenario", shown, shown.cases[:1])
    named = shown.kind == "scenario" and asked.by_name
    row = text if text.startswith(f"{case.id}/") else ""
    return Meant(case=case, row=row, shows=None if named else shown, key=asked.index.key)


def chosen(text: str, game: str | None = None) -> Chosen:
    """The scenario at a place or of that name, or the one that shows the request most plainly.

    Raises UsageError, InvalidWordsError, SuiteErrors.
    """
    if is_place(text) or is_file(text):
        return _scenario(text)
    return read(meant(text, game))


def read(one: Meant) -> Chosen:
    """The scenario itself. Raises SuiteErrors."""
    found = _scenario(one.case.place)
    row = next((plan for plan in found.rows if plan.case == one.row), found.plan)
    return Chosen(file=found.file, plan=row, rows=found.rows, shows=one.shows)


def the_index() -> Index:
    """The index of everything; building it shows a message. Raises as `open_index`."""
    return open_index(building=_building)


@contextmanager
def _building() -> Iterator[Tell]:
    from oracle.report.output.bar import bar

    with bar("building the index", counted=False) as tell:
        yield lambda what: tell(what=f"building the index, once: {what}")


def games_named(game: str | None) -> tuple[str, ...]:
    """The games to search, from the user's `--game`. Raises UsageError."""
    if game is None:
        return tuple(PROFILES)
    named = tuple(one.id for one in PROFILES.values() if game in (one.id, one.name))
    if not named:
        raise UsageError(f"there is no game {game}; known: {', '.join(PROFILES)}")
    return named


def is_file(text: str) -> bool:
    """Whether the text has the form of a file, which need not exist; `-` means stdin."""
    if text == "-" or text.startswith(("/", "./", "../")) or text.endswith((".json", ".txt")):
        return True
    try:
        return len(text) <= LONGEST and Path(text).exists()
    except OSError:
        return False


def is_place(text: str) -> bool:
    """Whether the text has the form of a feature file, with or without a line."""
    return len(text) <= LONGEST and re.search(r"\.feature(:\d+)?$", text) is not None


def _scenario(place: str) -> Chosen:
    from oracle.cli.suite import load_checked_suite
    from oracle.suite.reading.point import scenario_at, split_place

    file, line = split_place(place)
    pointed = scenario_at(file, line, load_checked_suite(file).plans)
    return Chosen(file=file, plan=pointed.plan, rows=pointed.rows)


def _case_at(place: str) -> str:
    """The case at a place in the suite's own features."""
    from oracle.suite.reading.locate import own_name

    found = _scenario(place)
    if own_name(found.file) is None:
        raise UsageError(f"{place} is not in the suite; `tcg-oracle explain` and `tcg-oracle judge` can play it")
    return found.plan.case.partition("/")[0]


def _refuse_number(text: str, games: Sequence[str]) -> None:
    """Raises InputError for an unknown number, naming the nearest ones."""
    from oracle.book.citing import cited
    from oracle.engines.reference_books import catalogue

    cited(text, games, catalogue)
