"""Generates mutants of the same functions with a tool, so that those written by hand do not grade themselves.

The operators are cosmic-ray's. It is an optional extra (`pip install "tcg-oracle[mutants]"`), needed only for work on
the suite.
"""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterator
from functools import cache
from types import FunctionType
from typing import cast

from msgspec import Struct

from oracle.assurance.mutants.applying import check, text_of
from oracle.assurance.mutants.declared import Mutant
from oracle.engines.games import binding
from oracle.kernel.errors import InputError

LEFT_OUT = ("core/ExceptionReplacer", "core/RemoveDecorator")
"""Operators whose mutants raise the tool's own exception, or do not change a function's body."""


class _Place(Struct, frozen=True):
    """A place where an operator can change a function."""

    function: str
    operator: str
    occurrence: int


def sample(game: str, size: int, seed: int) -> tuple[Mutant, ...]:
    """A sample of a game's possible mutants, by name; the same for the same seed. Raises InputError without the
    tool.

    Mutants whose code equals the function's (a changed annotation) are not counted.
    """
    places = list(_places(game))
    random.Random(seed).shuffle(places)  # noqa: S311 - no secret
    found: list[Mutant] = []
    for place in places:
        if len(found) == size:
            break
        mutant = _mutant(game, place)
        if mutant is not None:
            found.append(mutant)
    return tuple(sorted(found, key=lambda mutant: mutant.name))


def _mutant(game: str, place: _Place) -> Mutant | None:
    """The mutant made there; None if the program is the same."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    function, clauses = _functions(game)[place.function]
    before = text_of(function)
    source = mutate_code(before, get_operator(place.operator)(), place.occurrence)
    if source is None:
        return None
    where = place.function.removeprefix(f"oracle.games.{game}.rules.")
    name = f"{where}:{place.operator.partition('/')[2]}:{place.occurrence}"
    told = f"made by cosmic-ray: {_changed_line(before, source)}"
    mutant = Mutant(name=name, clauses=clauses, function=place.function, source=source, game=game, declared=told)
    try:
        check(mutant)
    except InputError:
        return None
    return mutant


def _changed_line(before: str, after: str) -> str:
    lines = zip(before.splitlines(), after.splitlines(), strict=False)
    return next((f"{old.strip()} → {new.strip()}" for old, new in lines if old != new), "")


@cache
def _places(game: str) -> tuple[_Place, ...]:
    """Every place where an operator can change one of a game's homes."""
    return tuple(_find_places(game))


def _find_places(game: str) -> Iterator[_Place]:
    try:
        from cosmic_ray.ast import ast_nodes, get_ast
        from cosmic_ray.plugins import get_operator, operator_names
    except ModuleNotFoundError:
        raise InputError("--sample", "cosmic-ray is not installed", 'pip install "tcg-oracle[mutants]"') from None
    operators = {name: get_operator(name) for name in sorted(operator_names()) if name not in LEFT_OUT}
    ready = {name: operator() for name, operator in operators.items() if not operator.arguments()}
    for name, (function, _) in sorted(_functions(game).items()):
        nodes = list(ast_nodes(get_ast(text_of(function))))
        for operator_name, operator in ready.items():
            count = sum(1 for node in nodes for _ in operator.mutation_positions(node))
            yield from (_Place(name, operator_name, occurrence) for occurrence in range(count))


@cache
def _functions(game: str) -> dict[str, tuple[FunctionType, tuple[str, ...]]]:
    """Module and name of every home of a game → the function, and its clauses."""
    book = binding(game).book
    homes = [*((rule.clauses, rule.function) for rule in book.rules.values()), *book.places]
    found: dict[str, tuple[FunctionType, tuple[str, ...]]] = {}
    for clauses, home in homes:
        function = cast(FunctionType, inspect.unwrap(home))
        name = f"{function.__module__}.{function.__qualname__}"
        if "<" not in name:
            known = found.get(name, (function, ()))[1]
            found[name] = function, tuple(dict.fromkeys((*known, *clauses)))
    return found
