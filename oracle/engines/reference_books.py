"""What the reference knows of a game beyond playing it: its clauses, its cards, where its rules live."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from textwrap import shorten
from typing import Any

import msgspec

from oracle.kernel.catalogue import Catalogue, UnknownClause, load
from oracle.kernel.errors import InputError, Unsupported
from oracle.lorcana.cards.language import Definition
from oracle.lorcana.cards.library import PRINTED
from oracle.lorcana.game import Lorcana
from oracle.lorcana.rulebook import BOOK
from oracle.lorcana.setup import check_definition
from oracle.lorcana.zones.privacy import sees

GAMES = ("lorcana",)
"""The games the reference plays."""

LONGEST_TITLE = 40
"""Most characters of a statement that stand for its title."""

_ = Lorcana, sees  # importing the game registers every rule function, importing the views the rest


@cache
def catalogue(game: str) -> Catalogue:
    """Every clause, statement of a reading and conflict of a game. Raises KeyError for a game there is none of."""
    if game not in GAMES:
        raise KeyError(game)
    return load(files(f"oracle.{game}"))


def has_clause(game: str, number: str) -> bool:
    """Whether the game's current edition has a clause of that number; or a reading a statement, `reading:number`."""
    try:
        title_of(game, number)
    except UnknownClause:
        return False
    return True


def title_of(game: str, number: str) -> str:
    """The title of a clause; of a statement of a reading the beginning of what it says. Raises UnknownClause."""
    known = catalogue(game)
    reading, colon, own = number.partition(":")
    if not colon:
        return known.clause(number).title
    if reading not in known.readings:
        raise UnknownClause(number, "there is no such reading", ())
    return shorten(known.statement(reading, own).says, LONGEST_TITLE, placeholder="…")


def homes(game: str) -> dict[str, list[str]]:
    """Clause → the places (file:line and name) of its rule functions."""
    return BOOK.homes() if game == "lorcana" else {}


def card_names(game: str) -> Iterable[str]:
    """Full names of the printed cards the reference knows."""
    return list(PRINTED) if game == "lorcana" else []


def definition_problem(game: str, raw: object) -> str:
    """What is wrong with the definition of a made-up card; empty if nothing."""
    if game != "lorcana":
        return ""
    try:
        check_definition("", msgspec.convert(raw, Definition))
    except (msgspec.ValidationError, InputError, Unsupported) as error:
        return str(error)
    return ""


def card_schema(game: str) -> dict[str, Any]:
    """JSON Schema of the card format of a game. Raises KeyError for an unknown game."""
    if game not in GAMES:
        raise KeyError(game)
    return msgspec.json.schema(Definition)
