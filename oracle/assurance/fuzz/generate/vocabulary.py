"""The parts of card definitions by their place, and the words they use."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.protocol.values import Json

Context = tuple[str, str]
"""The tag of the node that holds a part, and its field."""
FIXED = frozenset({"name", "version", "is", "set", "number", "inks", "also_named", "type", "zone_type"})
"""Fields that do not describe the card's effect, or describe another node."""


def places(definition: Json) -> Iterator[tuple[Context, Json, tuple[Json, Json]]]:
    """Every part of a definition: its place, the part itself, and its parent with the key."""
    yield from _below(definition, "card")


def _below(node: Json, label: str) -> Iterator[tuple[Context, Json, tuple[Json, Json]]]:
    for field, value in node.items():
        if field in FIXED and not (field == "type" and label != "card"):
            continue
        if isinstance(value, list):
            yield (label, field), value, (node, field)
            for place, inner in enumerate(value):
                yield (label, field + "[]"), inner, (value, place)
                if isinstance(inner, dict):
                    yield from _below(inner, inner.get("is", field))
            continue
        yield (label, field), value, (node, field)
        if isinstance(value, dict):
            yield from _below(value, value.get("is", field))


def words(definition: Json) -> frozenset[str]:
    """The subjects of a card: tags of its nodes, keywords, events, forbidden actions, `once` in a turn."""
    found: set[str] = {definition.get("type", "")}
    for (_, field), part, _ in places(definition):
        if isinstance(part, dict) and "is" in part:
            found.add(part["is"])
        if field in ("keyword", "event", "action", "stat", "symbol", "to", "onto") and isinstance(part, str):
            found.add(f"{field} {part}")
        if field == "once" and part:
            found.add(field)
    return frozenset(found - {""})


def parts(definition: Json) -> frozenset[str]:
    """The subjects of a card, and every field that its text uses, each with its place: `what.same_name`."""
    fields = {f"{label}.{field}" for (label, field), part, _ in places(definition) if part}
    return words(definition) | {word for word in fields if not word.endswith("[]")}


def says_nothing(definition: Json) -> bool:
    """Whether a card has neither abilities nor an effect."""
    return not definition.get("abilities") and not definition.get("effect")


def mentioned(definition: Json, *fields: str) -> list[str]:
    """The names and classifications that a card's text refers to."""
    return [
        part for (label, field), part, _ in places(definition)
        if field.removesuffix("[]") in fields and label != "card" and isinstance(part, str)
    ]  # fmt: skip
