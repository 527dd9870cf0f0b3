"""The forms of a clause's name, and their meaning: `4.3.2`, `altered:4.3`, `1.x:7.3.6`, `altered/1.x:7.3.6`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from oracle.book.catalogue import Catalogue, Clause
from oracle.book.entries import Statement, UnknownClause
from oracle.kernel.errors import InputError

CatalogueOf = Callable[[str], Catalogue]
"""Game → its catalogue."""


class Cited(Struct, frozen=True, kw_only=True):
    """An existing clause of an edition, or statement of a reading."""

    game: str
    edition: str
    """The edition, or the name of the reading."""
    number: str
    statement: Statement | None = None
    clauses: tuple[Clause, ...]
    """The current clauses for it."""

    @property
    def name(self) -> str:
        """The full name, such as `altered/3.0:5.1.2.e`."""
        return f"{self.game}/{self.edition}:{self.number}"


def cited(text: str, games: Sequence[str], catalogue: CatalogueOf) -> tuple[Cited, ...]:
    """The clauses and statements with this name, one from each game that has it.

    The name may include the game and the edition; the default is the current edition. Raises InputError for an invalid
    name, UnknownClause with the nearest numbers for an unknown one.
    """
    game, edition, number = _parts(text.strip(), games)
    if game is not None and game not in games:
        raise InputError("clause", f"there is no game {game!r}", ", ".join(games))
    asked = games if game is None else (game,)
    chosen = [known for known in map(catalogue, asked) if edition is None or _has_edition(known, edition)]
    if not chosen:
        known = [f"{own.book.game}/{name}" for own in map(catalogue, asked) for name in _editions(own)]
        raise UnknownClause(
            text.strip(), f"there is no game, edition or reading of this name in {', '.join(known)}", ()
        )
    if not number:
        example = f"{chosen[0].book.game}/{edition or chosen[0].book.edition}:4.3"
        raise InputError("clause", f"{text!r} is not a clause's name", f"such as 4.3 or {example}")
    found: list[Cited] = []
    wrong: list[UnknownClause] = []
    for own in chosen:
        try:
            found.append(_cited(own, edition or own.book.edition, number))
        except UnknownClause as error:
            wrong.append(error)
    if not found:
        raise wrong[0] if len(wrong) == 1 else _unknown_everywhere(number, wrong)
    return tuple(found)


def _parts(text: str, games: Sequence[str]) -> tuple[str | None, str | None, str]:
    """The game, the edition or reading, and the number; None for omitted parts."""
    place, colon, number = text.rpartition(":")
    number = number.removesuffix(".")
    if not colon:
        game, slash, number = number.rpartition("/")
        return (game if slash else None), None, number
    game, slash, edition = place.partition("/")
    if slash:
        return game, edition, number
    if place in games:
        return place, None, number
    return None, place or None, number


def _editions(known: Catalogue) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*known.editions, *known.readings)))


def _has_edition(known: Catalogue, edition: str) -> bool:
    return edition in known.editions or edition in known.readings


def _cited(known: Catalogue, edition: str, number: str) -> Cited:
    game = known.book.game
    known.cited(edition, number)
    if known.states(edition, number):
        statement = known.statement(edition, number)
        clauses = tuple(known.clauses[one] for one in statement.clauses)
        return Cited(game=game, edition=edition, number=number, statement=statement, clauses=clauses)
    return Cited(game=game, edition=edition, number=number, clauses=known.all_clauses(number, edition))


def _unknown_everywhere(number: str, wrong: Sequence[UnknownClause]) -> UnknownClause:
    places = []
    for one in wrong:
        hints = "; ".join(hint for hint in (one.wrong.partition("; ")[2], one.right) if hint)
        places.append(one.where.rpartition(":")[0] + (f" ({hints})" if hints else ""))
    return UnknownClause(number, f"there is no such clause in {', nor in '.join(places)}", ())
