"""Reads a game's declared mutants: `mutants/<chapter>/<module>.toml` for `rules/<chapter>/<module>.py`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct, field

from oracle.engines.games import binding
from oracle.kernel.errors import InputError

BESIDE_RULES = ("language", "reference")
"""Packages of a game, besides its rules, with functions that mutants break."""


class Mutant(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One wrong rule: a function of the reference with a changed part, or another body.

    Exactly one of `change` (with `to`), `body` and `source` describes the change.
    """

    name: str
    """What the wrong engine does, in words joined by hyphens; unique in its game."""
    does: str = ""
    """What such an engine does, in a sentence for its author, without a capital and a full stop."""
    clauses: tuple[str, ...]
    """The clauses it breaks."""
    function: str = field(name="in")
    """The function or method in the module that the file is named after, such as `pay_total_cost` or
    `View.strength`.
    """
    change: str = ""
    """A part of the function that occurs exactly once: an expression, statements, or a header such as `if short:`."""
    to: str = ""
    """The replacement, `pass` for nothing."""
    body: str = ""
    """A new body for the whole function."""
    source: str = ""
    """A new text for the whole function (produced by a tool)."""
    equivalent: str = ""
    """Why no game can distinguish it from the reference; empty for a mutant that the suite must notice."""
    game: str = ""
    """Set on reading, like the place."""
    declared: str = ""


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of mutants."""

    mutants: tuple[Mutant, ...] = ()


@cache
def declared(game: str) -> tuple[Mutant, ...]:
    """Every mutant of a game, by file and place in it. Raises InputError for an invalid file or mutant."""
    found = [mutant for name, file in files(game).items() for mutant in _read(file, name, game)]
    names: dict[str, Mutant] = {}
    for mutant in found:
        first = names.setdefault(mutant.name, mutant)
        if first is not mutant:
            raise InputError(mutant.declared, f"{mutant.name} is also in {first.declared}", "a unique name")
    return tuple(found)


def files(game: str) -> dict[str, Traversable]:
    """The modules of a game that have mutants, as `turn.phases` of its rules or `language.…` → the file of each.

    Including those of `reference.…`, which contains the refusals while a question is open.
    """
    package = resources.files(f"oracle.games.{game}") / "mutants"
    return dict(_below(package, "")) if package.is_dir() else {}


def _below(here: Traversable, chapter: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(here.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _below(entry, f"{chapter}{entry.name}.")
        elif entry.name.endswith(".toml"):
            yield chapter + entry.name.removesuffix(".toml"), entry


def _read(file: Traversable, module: str, game: str) -> Iterator[Mutant]:
    place = f"oracle/games/{game}/mutants/{module.replace('.', '/')}.toml"
    try:
        content = msgspec.toml.decode(file.read_bytes(), type=Table)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise InputError(place, str(error), "[[mutants]] with name, clauses, in, and change and to, or body") from None
    homes = binding(game).book.homes()
    for mutant in content.mutants:
        where = f"{place}: {mutant.name}"
        ways = [bool(mutant.change), bool(mutant.body), bool(mutant.source)]
        if sum(ways) != 1:
            raise InputError(where, "it must describe the change in exactly one way", "change and to, or body")
        if mutant.change and not mutant.to:
            raise InputError(where, "the replacement is missing", 'to = "pass" for nothing')
        if not mutant.clauses:
            raise InputError(where, "it breaks no clause", 'clauses = ["4.3.2.4"]')
        homeless = [clause for clause in mutant.clauses if clause not in homes]
        if homeless:
            raise InputError(
                where, f"{', '.join(homeless)} has no home", "clauses that `tcg-oracle where` has code for"
            )
        within = module if module.partition(".")[0] in BESIDE_RULES else f"rules.{module}"
        function = f"oracle.games.{game}.{within}.{mutant.function}"
        yield msgspec.structs.replace(mutant, function=function, game=game, declared=where)
