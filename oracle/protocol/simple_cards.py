"""How much of the card language a made-up card needs: none of it, keywords only, or all."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache

from oracle.profiles import PROFILES
from oracle.protocol.declared import with_included
from oracle.protocol.values import Json

MADE_UP, WITH_KEYWORDS, PLAIN = "made-up-cards", "keyword-cards", "plain-cards"
"""Capabilities; each includes those after it."""
ABILITIES = "abilities"
KEYWORD_FIELDS = frozenset({"is", "keyword", "value", "cost", "onto"})
"""The fields of a plain keyword, whose value is a fixed number."""


@cache
def _plain_fields(game: str) -> frozenset[str]:
    """The fields of a card apart from its text: names, type, costs, numbers, classes, printing."""
    words = PROFILES[game].cards
    kinds = [field for kind in words.kinds.values() for field in kind]
    numbers = (*words.costs, *words.numbers.values(), *words.named_numbers.values())
    return frozenset({"name", "version", *words.fields, *words.identity, *kinds, *numbers, words.classified})


def capability_for(game: str, definition: Json) -> str:
    """The least capability that an engine must declare to be sent this made-up card (as JSON)."""
    if not isinstance(definition, Mapping):
        return MADE_UP
    said = {field for field, value in definition.items() if value not in (None, "", [], (), {})}
    if not said <= _plain_fields(game) | {ABILITIES}:
        return MADE_UP
    abilities = definition.get(ABILITIES) or ()
    if not abilities:
        return PLAIN
    return WITH_KEYWORDS if all(map(_is_keyword, abilities)) else MADE_UP


def _is_keyword(ability: Json) -> bool:
    return (
        isinstance(ability, Mapping)
        and ability.get("is") == "keyword"
        and {field for field, value in ability.items() if value not in (None, "", [], ())} <= KEYWORD_FIELDS
        and isinstance(ability.get("value") or 0, int)
    )


def needs_with(game: str, needs: Iterable[str], definitions: Mapping[str, Json]) -> tuple[str, ...]:
    """The capabilities of a scenario, with `made-up-cards` replaced by the least that its cards need."""
    if MADE_UP not in needs:
        return tuple(needs)
    found = {capability_for(game, definition) for definition in definitions.values()}
    least = next((one for one in (MADE_UP, WITH_KEYWORDS) if one in found), PLAIN)
    return tuple(least if need == MADE_UP else need for need in needs)


def missing_of(
    game: str, needs: Collection[str], definitions: Mapping[str, Json], capabilities: Collection[str]
) -> list[str]:
    """The needs of a scenario that an engine with these capabilities lacks."""
    if all(need in capabilities for need in needs):
        return []
    declared = with_included(capabilities)
    return [need for need in needs_with(game, needs, definitions) if need not in declared]
