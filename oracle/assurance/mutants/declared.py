"""The mutants of a game as they are declared, in files called `mutants….toml` beside the rules they break."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct, field

from oracle.engines.games import binding, folder
from oracle.kernel.errors import InputError


class Mutant(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One wrong rule: a function of the reference with a part of its text changed, or another body.

    Exactly one of `change` (with `to`), `body` and `source` says how.
    """

    name: str
    """What the wrong engine does, in words joined by hyphens; unique in its game."""
    clauses: tuple[str, ...]
    """The clauses it breaks."""
    function: str = field(name="in")
    """Module and function, as `total_cost.pay_total_cost`; relative to the file's folder."""
    change: str = ""
    """A part of the function's text that is there exactly once, white space aside."""
    to: str = ""
    """What stands there instead; further lines are indented from the line on where the change begins."""
    body: str = ""
    """The whole body of the function instead."""
    source: str = ""
    """The whole function instead (what a tool wrote)."""
    equivalent: str = ""
    """Why no game can tell it from the reference; empty for a mutant that the suite has to notice."""
    game: str = ""
    """Filled in on reading, as is the place."""
    declared: str = ""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    mutants: tuple[Mutant, ...] = ()


@cache
def declared(game: str) -> tuple[Mutant, ...]:
    """Every mutant of a game, by file and place in it. Raises InputError for a file or a mutant that is wrong."""
    binding(game)
    found = [
        mutant
        for file, package in _files(folder(game), f"oracle.games.{game}.rules")
        for mutant in _read(file, package, game)
    ]
    names: dict[str, Mutant] = {}
    for mutant in found:
        first = names.setdefault(mutant.name, mutant)
        if first is not mutant:
            raise InputError(mutant.declared, f"{mutant.name} is also in {first.declared}", "a name of its own")
    return tuple(found)


def _files(here: Traversable, package: str) -> Iterator[tuple[Traversable, str]]:
    for entry in sorted(here.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and not entry.name.startswith("_"):
            yield from _files(entry, f"{package}.{entry.name}")
        elif entry.name.startswith("mutants") and entry.name.endswith(".toml"):
            yield entry, package


def _read(file: Traversable, package: str, game: str) -> Iterator[Mutant]:
    place = "/".join((*package.split("."), file.name))
    try:
        content = msgspec.toml.decode(file.read_bytes(), type=_File)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise InputError(place, str(error), "[[mutants]] with name, clauses, in, and change and to, or body") from None
    homes = binding(game).book.homes()
    for mutant in content.mutants:
        where = f"{place}: {mutant.name}"
        ways = [bool(mutant.change), bool(mutant.body), bool(mutant.source)]
        if sum(ways) != 1:
            raise InputError(where, "it says in more than one way, or none, what is wrong", "change and to, or body")
        if not mutant.clauses:
            raise InputError(where, "it breaks no clause", 'clauses = ["4.3.2.4"]')
        homeless = [clause for clause in mutant.clauses if clause not in homes]
        if homeless:
            raise InputError(
                where, f"{', '.join(homeless)} has no home", "clauses that `tcg-oracle where` has code for"
            )
        function = f"{package}.{mutant.function}"
        yield msgspec.structs.replace(mutant, function=function, game=game, declared=where)
