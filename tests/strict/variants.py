"""A definition with another part: what is put where, and what that is compared with."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from tests.strict.parts import ABSENT, at, changed, without

Json = Any
Path = tuple[str | int, ...]


class Variant(Struct, frozen=True, kw_only=True):
    """A definition with another part, and the one it is compared with."""

    made: Json
    value: Json
    """What stands there now."""
    basis: Json
    than: Json = None
    """What stands there in the basis, where that is not the definition itself."""


def variant(
    raw: Json, path: Path, value: Json, inner: str, bases: Sequence[Json], dice: random.Random
) -> Variant | None:
    """The definition with that value there; of a filter with a field more than it has there."""
    if inner.startswith("Filter."):
        return _of_filter(raw, path, value, bases, dice)
    now = at(raw, path)
    if isinstance(now, list) and isinstance(value, dict):
        place = dice.randint(0, len(now))
        value = [*now[:place], value, *now[place:]]
    elif path[-1] in ("when", "cost", "steps", "conditions", "abilities") and isinstance(value, dict):
        value = [value]
    elif path[-1] == "modes":
        value = {**now, next(iter(now)): value} if isinstance(now, dict) else {"one": value}
    made = changed(raw, path, value)
    return None if made == raw else Variant(made=made, value=at(made, path), basis=raw)


def _of_filter(raw: Json, path: Path, value: Json, bases: Sequence[Json], dice: random.Random) -> Variant | None:
    now, than = at(raw, path), None
    if now == ABSENT:
        if not bases:
            return None
        (field,) = value
        now = than = without(field, dice.choice(bases))
    if isinstance(now, list | tuple):
        place = dice.randrange(len(now))
        full: Json = [{**one, **value} if number == place else one for number, one in enumerate(now)]
    else:
        full = {**now, **value}
    made = changed(raw, path, full)
    basis = raw if than is None else changed(raw, path, than)
    return None if made == basis else Variant(made=made, value=full, basis=basis, than=than)
