"""Compiles Lorcana's printed texts to the card language, and turns definitions back into text."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import resources
from itertools import groupby

from oracle.cards.compiler import Compiled, Heard, Refused
from oracle.cards.phrasing import Phrasing, Terminal
from oracle.cards.reading import KEPT, as_data, checked, left_out, one_meaning
from oracle.cards.templates import one_effect, read_phrases
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.language.strict import first_fault
from oracle.games.lorcana.printed import references
from oracle.games.lorcana.printed.equivalence import alike, comparable
from oracle.games.lorcana.printed.formats import TYPES, plain
from oracle.games.lorcana.printed.left_open import check_settled
from oracle.games.lorcana.printed.normal import lines_of, normal, speaks_of_decks
from oracle.games.lorcana.rules.decks import own_limit
from oracle.protocol.values import Json, JsonObject

__all__ = ["COLUMNS", "comparable", "compiled", "full_name", "phrasing", "plain", "printing", "said_back"]
_INKS = r"(?:Amber|Amethyst|Emerald|Ruby|Sapphire|Steel)\b"
_TERMINALS = {
    "num": Terminal(r"\d+", number=True),
    "signed": Terminal(r"[+-]\d+", number=True, signed=True),
    "kw": Terminal(r"\[[a-z ]+\]", edges="[]", dashed=True),
    "name": Terminal(r'"[^"]+"', edges='""'),
    "ink": Terminal(_INKS, capital=True),
    "class": Terminal(rf"(?!{_INKS})[A-Z][\w'-]*(?: [A-Z][\w'-]*)*"),
}
COLUMNS: Mapping[str, str] = {
    "name": "name", "version": "version", "type": "type", "cost": "cost", "inkwell": "inkable", "inks": "inks",
    "strength": "strength", "willpower": "willpower", "lore": "lore", "move_cost": "move_cost",
    "classifications": "classifications", "set": "set", "number": "number", "text": "text",
}  # fmt: skip
"""Field of a definition, or `text` → the column of a file of cards that holds it."""


def compiled(facts: Mapping[str, Json], text: str) -> Compiled:
    """A card from its fields and its printed text. Raises `Refused`, naming the words."""
    if facts.get("type") not in TYPES:
        raise Refused(f"(a card of the type {facts.get('type')!r}; there are {', '.join(TYPES)})")
    action = facts["type"] == "action"
    abilities, said, deeds = list[Json](), list[tuple[str, ...]](), list[str]()
    for name, printed_words in lines_of(text):
        if own_limit(str(facts["name"]), full_name(facts)) is not None and speaks_of_decks(printed_words):
            continue
        line = normal(printed_words, phrasing().vocabulary)
        check_settled(line, action=action)
        if action and not _of_an_action(line):
            deeds.append(line)
            continue
        several, words = _read(line, "line")
        # A keyword has no name, whatever precedes one with a condition.
        abilities += [one | ({"name": name} if name and one["is"] != "keyword" else {}) for one in several]
        said.append(words)
    if deeds:
        effect, words = _read(" ".join(deeds), "body")
        facts = {**facts, "effect": one_effect(effect)}
        said.append(words)
    card: dict[str, object] = {key: value for key, value in facts.items() if value is not None}
    card["abilities"] = abilities
    return Compiled(card=as_data(checked(card, Definition, first_fault)), normal=tuple(said))


def said_back(card: Mapping[str, Json], heard: Heard = ()) -> tuple[tuple[str | None, ...], ...]:
    """The normal forms of a card's text derived from its definition alone, each ability in every possible wording."""
    said = list[tuple[str | None, ...]]()
    for _, several in groupby(card.get("abilities", ()), key=lambda one: one.get("name") or id(one)):
        of = heard[len(said)] if len(said) < len(heard) else ()
        bare = [{key: value for key, value in one.items() if key != "name"} for one in several]
        ways = [[references.spoken(one, own) for one in bare] for own in references.OWN]
        unlikely = _begins_with_if(bare)
        forms = [phrasing().say(way, "line", of) for way in ways]
        if card.get("type") == "action":
            forms = [form if form and _of_an_action(form) else None for form in forms]
        said.append(tuple(None if unlikely and not _says(form, bare) else form for form in forms))
    if "effect" in card:
        effect = card["effect"]
        steps = effect["steps"] if effect["is"] == "sequence" else [effect]
        said.append((phrasing().say(references.spoken(steps, own="it"), "body", *heard[-1:]),))
    return tuple(said)


def _of_an_action(line: str) -> bool:
    """Whether a line of an action is an ability; otherwise it is part of its effect."""
    return line.startswith(("[", "you can't play this ")) or line.endswith("less to play this .")


def _says(words: str | None, several: list[dict[str, object]]) -> bool:
    """Whether these words, which usually have another meaning, are read as these abilities."""
    try:
        return words is not None and alike(_read(words, "line")[0]) == alike(several)
    except Refused:
        return False


def full_name(facts: Mapping[str, Json]) -> str:
    """Name and version (5.3.6.1)."""
    version = facts.get("version")
    return f"{facts['name']} - {version}" if version else str(facts["name"])


def printing(facts: Mapping[str, Json]) -> str:
    """Set and number, which identify a printed card."""
    return f"{facts.get('set')}/{facts.get('number')}"


@cache
def phrasing() -> Phrasing:
    """The phrases of the game, read once."""
    files = sorted(resources.files(__package__).joinpath("phrases").iterdir(), key=lambda file: file.name)
    text = "\n".join(file.read_text("utf-8") for file in files)
    return Phrasing(read_phrases(text, _MACROS), _TERMINALS, ("line", "body"), left_out(Definition))


@lru_cache(maxsize=KEPT)
def _read(line: str, kind: str) -> tuple[Json, tuple[str, ...]]:
    """The only meaning of a line, and every form of words in which it was read. Raises `Refused`."""
    return one_meaning(phrasing(), line, kind, references.named, alike, unlikely=_unlikely)


def _unlikely(several: object) -> bool:
    return _begins_with_if(several) or references.NOBODY in json.dumps(several) or _speaks_of_itself_later(several)


def _speaks_of_itself_later(node: object) -> bool:
    """Whether "whenever it …" after a choice was read as being about the card itself."""
    if isinstance(node, list):
        return any(map(_speaks_of_itself_later, node))
    if not isinstance(node, dict):
        return False
    if node.get("is") == "sequence":
        kinds = [one["is"] for one in node["steps"]]
        after = node["steps"][kinds.index("choose") :] if "choose" in kinds else []
        if any(one["is"] == "whenever" and "this" in one["ability"]["when"][0] for one in after):
            return True
    return any(map(_speaks_of_itself_later, node.values()))


def _begins_with_if(several: Json) -> bool:
    """Whether a trigger's "if" was read as part of its first sentence only: it belongs to the whole effect (6.2.4)."""
    effects = [one["effect"] for one in _triggered(several)]
    first = [one["steps"][0] if one["is"] == "sequence" else one for one in effects]
    return any(one["is"] == "if" and "otherwise" not in one for one in first)


def _triggered(node: object) -> Iterator[JsonObject]:
    """The triggered abilities of a definition, including those it gives to other cards."""
    if isinstance(node, dict) and node.get("is") == "triggered":
        yield node
    for inner in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from _triggered(inner)


def _one(words: str, node: Json) -> Iterator[tuple[str, object, str]]:
    """Variants of an effect: on a chosen card, on a card already mentioned, on all that match."""
    nodes = node if isinstance(node, list) else [node]
    yield words.replace("{ONE}", "<X:choice>"), ["$*X", *(one | {"it": references.IT} for one in nodes)], ""
    yield words.replace("{ONE}", "<X:ref>"), [one | {"it": "$X"} for one in nodes], ""
    yield words.replace("{ONE}", "<X:all>"), [one | {"all": "$X"} for one in nodes], ""


def _ban(words: str, node: Json) -> Iterator[tuple[str, object, str]]:
    """Variants of a prohibition: for a chosen card, for one already mentioned, for all that match."""
    nodes = node if isinstance(node, list) else [node]
    it = {"what": {"it": references.IT}}
    yield words.replace("{BAN}", "<X:choice>"), ["$*X", *(one | it for one in nodes)], ""
    yield words.replace("{BAN}", "<X:ref>"), [one | {"what": {"it": "$X"}} for one in nodes], ""
    yield words.replace("{BAN}", "<X:all>"), [one | {"what": "$X"} for one in nodes], ""


def _who(words: str, node: Json) -> Iterator[tuple[str, object, str]]:
    """Variants of an ability: for the card itself, called `this` or `it`, or for all that match."""
    nodes = node if isinstance(node, list) else [node]
    own, all_of = nodes, [one | {"what": "$X"} for one in nodes]
    single = not isinstance(node, list)
    yield words.replace("{WHO}", "this"), own[0] if single else own, ""
    yield words.replace("{WHO}", "it"), own[0] if single else own, words.replace("{WHO}", "this")
    yield words.replace("{WHO}", "<X:all>"), all_of[0] if single else all_of, ""


def _while(words: str, nodes: Json) -> Iterator[tuple[str, object, str]]:
    """Variants of an ability: always, under a condition, or on your turn."""
    yield words.replace("{WHILE} ", ""), nodes, ""
    for said, condition in (
        ("while <c:cond> , ", "$c"),
        ("during your turn , ", {"is": "your-turn"}),
    ):
        made = [one | {"condition": condition} for one in nodes] if nodes else nodes
        yield words.replace("{WHILE} ", said), made, ""


_MACROS = {"{WHILE}": _while, "{ONE}": _one, "{BAN}": _ban, "{WHO}": _who}
