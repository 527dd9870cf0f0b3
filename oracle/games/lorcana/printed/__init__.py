"""Lorcana's printed texts, compiled to the card language and said back in their normal form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from oracle.cards.compiler import Compiled, Refused
from oracle.cards.phrasing import NotUnderstood, Phrasing, Terminal
from oracle.cards.templates import one_effect, read_phrases
from oracle.games.lorcana.printed import references
from oracle.games.lorcana.printed.normal import UnknownReminder, lines_of, normal
from oracle.games.lorcana.rules.cards.language import Definition
from oracle.games.lorcana.rules.cards.strict import first_fault

_TERMINALS = {
    "num": Terminal(r"\d+", number=True),
    "signed": Terminal(r"[+-]\d+", number=True, signed=True),
    "kw": Terminal(r"\[[a-z ]+\]", edges="[]", dashed=True),
    "name": Terminal(r'"[^"]+"', edges='""'),
    "class": Terminal(r"[A-Z][\w'-]*(?: [A-Z][\w'-]*)*"),
}
COLUMNS = {
    "name": "name", "version": "version", "type": "type", "cost": "cost", "inkwell": "inkable", "inks": "inks",
    "strength": "strength", "willpower": "willpower", "lore": "lore", "move_cost": "move_cost",
    "classifications": "classifications", "set": "set", "number": "number", "text": "text",
}  # fmt: skip
"""Field of a definition, or `text` → the column of a file of cards that holds it."""


def compiled(facts: Mapping[str, Any], text: str) -> Compiled:
    """A card from the fields of its definition and its printed text. Raises `Refused`, naming the words."""
    try:
        parts = lines_of(text)
    except UnknownReminder as unknown:
        raise Refused(f"({unknown.words})") from unknown
    action = facts.get("type") == "action"
    abilities, said, deeds = list[Any](), list[str](), list[str]()
    for name, words in parts:
        line = normal(words, phrasing().vocabulary)
        if action and not line.startswith("["):
            deeds.append(line)
            continue
        abilities.append(references.named(_read(line, "ability")) | ({"name": name} if name else {}))
        said.append(line)
    effect = references.named(_read(" ".join(deeds), "body")) if deeds else None
    card: dict[str, Any] = {key: value for key, value in facts.items() if value is not None}
    card |= {"abilities": abilities} | ({"effect": one_effect(effect)} if effect else {})
    try:
        definition = msgspec.convert(card, Definition)
    except msgspec.ValidationError as error:
        raise Refused(f"(cannot be a definition: {error})") from error
    fault = first_fault(definition)
    if fault is not None:
        raise Refused(f"(means nothing: {fault})")
    return Compiled(card=msgspec.to_builtins(definition), normal=(*said, *([" ".join(deeds)] if deeds else [])))


def said_back(card: Mapping[str, Any]) -> tuple[tuple[str | None, ...], ...]:
    """The normal forms of a card's text made from its definition alone, each ability in every way it can be said."""
    said = []
    for ability in card.get("abilities", ()):
        bare = {key: value for key, value in ability.items() if key != "name"}
        said.append(tuple(phrasing().say(references.spoken(bare, own), "ability") for own in (False, True)))
    if "effect" in card:
        effect = card["effect"]
        steps = effect["steps"] if effect["is"] == "sequence" else [effect]
        said.append((phrasing().say(references.spoken(steps, own=True), "body"),))
    return tuple(said)


def defined() -> dict[tuple[str, int], dict[str, Any]]:
    """The cards that the project defines, by set and number."""
    from oracle.games.lorcana.rules.cards.library import PRINTED

    return {(card.set, card.number): msgspec.to_builtins(card) for card in PRINTED.values() if card.number is not None}


@cache
def phrasing() -> Phrasing:
    """The phrases of the game, read once."""
    text = resources.files(__package__).joinpath("phrases.txt").read_text("utf-8")
    return Phrasing(read_phrases(text, _MACROS), _TERMINALS, ("ability", "body"))


def _read(line: str, kind: str) -> Any:
    try:
        return phrasing().read(line, kind)
    except NotUnderstood as stopped:
        raise Refused(stopped.words) from stopped


def _one(words: str, node: Any) -> Iterator[tuple[str, Any]]:
    """What is done with a chosen card, with one spoken of, with all that match."""
    yield words.replace("{ONE}", "<X:choice>"), ["$*X", node | {"it": references.IT}]
    yield words.replace("{ONE}", "<X:ref>"), [node | {"it": "$X"}]
    yield words.replace("{ONE}", "<X:all>"), [node | {"all": "$X"}]


def _ban(words: str, node: Any) -> Iterator[tuple[str, Any]]:
    """What a chosen card, one spoken of, or all that match cannot do."""
    yield words.replace("{BAN}", "<X:choice>"), ["$*X", node | {"what": {"it": references.IT}}]
    yield words.replace("{BAN}", "<X:ref>"), [node | {"what": {"it": "$X"}}]
    yield words.replace("{BAN}", "<X:all>"), [node | {"what": "$X"}]


def _who(words: str, node: Any) -> Iterator[tuple[str, Any]]:
    """What holds for the card itself, called `this` or `it`, or for all that match."""
    yield words.replace("{WHO}", "this"), node
    yield words.replace("{WHO}", "it"), node
    yield words.replace("{WHO}", "<X:all>"), node | {"what": "$X"}


_MACROS = {"{ONE}": _one, "{BAN}": _ban, "{WHO}": _who}
