"""Altered's card language as its checker knows it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from oracle.games.altered import language as lang
from oracle.games.altered.language.strict import abilities, effects, filters
from oracle.games.altered.language.strict.scope import Text, binds, start, within
from oracle.kernel.errors import InputError
from oracle.language import strictness
from oracle.language.nodes import node_type, reachable
from oracle.language.strictness import Check, Fault, Grammar, Wrong


def _checks() -> dict[type, tuple[Check[Text], ...]]:
    found: dict[type, tuple[Check[Text], ...]] = {}
    for module in (filters, effects, abilities):
        for kind, check in module.CHECKS.items():
            found[kind] = (*found.get(kind, ()), check)
    for kind in reachable(lang.Definition):
        if {field.name for field in node_type(kind).fields} & {"who", "by"}:
            found[kind] = (effects.of_players, *found.get(kind, ()))
    return {**found, lang.Token: (*found.get(lang.Token, ()), _of_token)}


def _of_token(token: lang.Token, _scope: Text) -> Iterator[Wrong]:
    """The errors in a token's abilities, which are stored as written."""
    try:
        own = msgspec.convert(token.abilities, tuple[lang.Ability, ...])
    except msgspec.ValidationError as error:
        yield "abilities", str(error), "abilities like those of a card"
        return
    card = lang.Definition(name=token.name, type="character", abilities=own, token=True)
    for fault in strictness.faults(GRAMMAR, card):
        yield fault.path, fault.wrong, fault.right


GRAMMAR = Grammar(root=lang.Definition, start=start, checks=_checks(), within=within, binds=binds)


def check_sense(where: str, card: lang.Definition) -> None:
    """Raises InputError for a meaningless text: with the field, the error, and what would be right."""
    fault = first_fault(card)
    if fault is not None:
        raise InputError(f"{where}.{fault.path}" if fault.path else where, fault.wrong, fault.right)


def first_fault(card: lang.Definition) -> Fault | None:
    """The first meaningless part of a definition; cached, since the same cards recur."""
    return _first_fault(msgspec.json.encode(card))


@lru_cache(maxsize=4096)
def _first_fault(written: bytes) -> Fault | None:
    return strictness.first_fault(GRAMMAR, msgspec.json.decode(written, type=lang.Definition))
