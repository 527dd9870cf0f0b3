"""Altered's language as its checker knows it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from oracle.games.altered import language as lang
from oracle.games.altered.language.strict import abilities, effects, filters
from oracle.games.altered.language.strict.scope import Text, binds, start, within
from oracle.kernel.errors import InputError
from oracle.language.nodes import node_type, reachable
from oracle.language.strictness import Check, Fault, Grammar, faults


def _checks() -> dict[type, tuple[Check[Text], ...]]:
    found: dict[type, tuple[Check[Text], ...]] = {}
    for module in (filters, effects, abilities):
        for kind, check in module.CHECKS.items():
            found[kind] = (*found.get(kind, ()), check)
    for kind in reachable(lang.Definition):
        if {field.name for field in node_type(kind).fields} & {"who", "by"}:
            found[kind] = (effects.of_players, *found.get(kind, ()))
    return found


GRAMMAR = Grammar(root=lang.Definition, start=start, checks=_checks(), within=within, binds=binds)


def check_sense(where: str, card: lang.Definition) -> None:
    """Raises InputError for a text that cannot be: with the field, what is wrong, and what would be right."""
    fault = first_fault(card)
    if fault is not None:
        raise InputError(f"{where}.{fault.path}" if fault.path else where, fault.wrong, fault.right)


def first_fault(card: lang.Definition) -> Fault | None:
    """The first part of a definition that means nothing where it stands; the same cards come again and again."""
    return _first_fault(msgspec.json.encode(card))


@lru_cache(maxsize=4096)
def _first_fault(written: bytes) -> Fault | None:
    card = msgspec.json.decode(written, type=lang.Definition)
    return next(iter((*faults(GRAMMAR, card), *_of_tokens(card))), None)


def _of_tokens(card: object) -> Iterator[Fault]:
    """What is wrong with the abilities of tokens, which are kept as they are written."""
    for path, token in _tokens(card, ""):
        try:
            own = msgspec.convert(token.abilities, tuple[lang.Ability, ...])
        except msgspec.ValidationError as error:
            yield Fault(f"{path}.abilities", str(error), "abilities as of a card")
            continue
        one = lang.Definition(name=token.name, type="character", abilities=own, token=True)
        yield from faults(GRAMMAR, one, path)


def _tokens(part: object, path: str) -> Iterator[tuple[str, lang.Token]]:
    if isinstance(part, lang.Token):
        yield path, part
    elif isinstance(part, tuple):
        for number, one in enumerate(part):
            yield from _tokens(one, f"{path}[{number}]")
    elif isinstance(part, dict):
        for name, one in part.items():
            yield from _tokens(one, f"{path}.{name}")
    elif isinstance(part, msgspec.Struct):
        for name, written in zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True):
            yield from _tokens(getattr(part, name), f"{path}.{written}" if path else written)
