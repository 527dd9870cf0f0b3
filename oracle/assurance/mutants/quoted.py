"""Finds a quoted part of a function in its syntax tree: layout, brackets and comments make no difference."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

_INNER = ("body", "orelse")
"""The fields that a header such as `if short:` ignores in its statement."""


class Quoted(Struct, frozen=True):
    """An expression, consecutive statements, or the header of one statement."""

    nodes: tuple[ast.AST, ...]
    header: bool = False

    @property
    def expression(self) -> bool:
        return len(self.nodes) == 1 and isinstance(self.nodes[0], ast.expr)


def quoted(text: str) -> Quoted:
    """Parse a part of Python code. Raises SyntaxError if it is invalid."""
    text = textwrap.dedent(text).strip()
    if text.endswith(":"):
        body = ast.parse(f"{text.removeprefix('el')}\n    pass").body
        if len(body) > 1:
            raise SyntaxError("statements before a header")
        return Quoted(tuple(body), header=True)
    try:
        body = ast.parse(text).body
    except SyntaxError:
        return Quoted((ast.parse(f"(\n{text}\n)", mode="eval").body,))
    first = body[0] if len(body) == 1 else None
    return Quoted((first.value,) if isinstance(first, ast.Expr) else tuple(body))


def replace_part(body: list[ast.stmt], change: str, to: str) -> int:
    """Replace `change` with `to` if it occurs exactly once; returns the number of occurrences.

    Raises SyntaxError if one of them is not valid Python, or only one is a header.
    """
    old, new = quoted(change), quoted(to)
    if old.header != new.header:
        raise SyntaxError("only one of change and to is a header")
    if old.expression and not new.expression:
        old = _as_statements(old)
    elif new.expression and not old.expression:
        new = _as_statements(new)
    spots = list(_spots(body, old))
    if len(spots) == 1:
        _put(spots[0], old, new)
    return len(spots)


def count_part(body: list[ast.stmt], change: str, to: str) -> int:
    """How often `change` occurs in these statements, which are not modified."""
    old = quoted(change)
    return sum(1 for _ in _spots(body, _as_statements(old) if old.expression and not quoted(to).expression else old))


def _as_statements(part: Quoted) -> Quoted:
    return Quoted(tuple(ast.Expr(node) if isinstance(node, ast.expr) else node for node in part.nodes))


class _Spot(Struct, frozen=True):
    holder: ast.AST
    field: str
    at: int | None
    """Its index in a list of nodes."""


def _spots(body: list[ast.stmt], old: Quoted) -> Iterator[_Spot]:
    # The list belongs to the function: inserting into it changes the function.
    for holder in ast.walk(ast.Module(body, [])):
        for field, value in ast.iter_fields(holder):
            if isinstance(value, list):
                for at in range(len(value) - len(old.nodes) + 1):
                    if all(_alike(one, value[at + place], old.header) for place, one in enumerate(old.nodes)):
                        yield _Spot(holder, field, at)
            elif isinstance(value, ast.AST) and len(old.nodes) == 1 and _alike(old.nodes[0], value, old.header):
                yield _Spot(holder, field, None)


def _alike(one: Any, other: Any, header: bool = False) -> bool:
    """Whether they are the same part of a program, regardless of line numbers."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list):
        return len(one) == len(other) and all(map(_alike, one, other))
    if not isinstance(one, ast.AST):
        return bool(one == other)
    fields = [field for field in one._fields if not (header and field in _INNER)]
    return all(_alike(getattr(one, field, None), getattr(other, field, None)) for field in fields)


def _put(spot: _Spot, old: Quoted, new: Quoted) -> None:
    there = getattr(spot.holder, spot.field)
    if spot.at is None:
        setattr(spot.holder, spot.field, new.nodes[0])
        return
    if new.header:
        statement: object = new.nodes[0]
        for inner in _INNER:
            if hasattr(there[spot.at], inner):
                setattr(statement, inner, getattr(there[spot.at], inner))
    there[spot.at : spot.at + len(old.nodes)] = new.nodes
