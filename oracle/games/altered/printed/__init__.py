"""Compiles Altered's printed texts to the card language, and turns definitions back into text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources

from oracle.cards.compiler import Compiled, Heard, Refused
from oracle.cards.phrasing import Phrasing, Terminal
from oracle.cards.reading import KEPT, as_data, checked, left_out, one_meaning, without_usual
from oracle.cards.templates import effects_of, one_effect, read_phrases
from oracle.games.altered.language import Definition
from oracle.games.altered.language.strict.vocabulary import SUBTYPES
from oracle.games.altered.printed import references
from oracle.games.altered.printed.formats import plain as plain
from oracle.games.altered.printed.normal import normal, parts_of
from oracle.games.altered.rules.setup import check_definition
from oracle.kernel.errors import InputError
from oracle.protocol.values import Json

_TERMINALS = {
    "num": Terminal(r"\d+", number=True),
    "mana": Terminal(r"\{\d+\}", number=True, edges="{}"),
    "name": Terminal(r'"[^"]+"', edges='""'),
    "counter": Terminal(r"'[a-z]+'", edges="''"),
    "sub": Terminal(rf"(?:{'|'.join(sorted(SUBTYPES, key=len, reverse=True))})\b"),
}
COLUMNS: Mapping[str, str] = {
    "name": "name", "type": "type", "subtypes": "subtypes", "faction": "faction", "rarity": "rarity",
    "hand_cost": "hand_cost", "reserve_cost": "reserve_cost", "forest": "forest", "mountain": "mountain",
    "water": "water", "reserve_limit": "reserve_limit", "landmark_limit": "landmark_limit", "set": "set",
    "reference": "reference", "text": "text", "support": "support",
}  # fmt: skip
"""Field of a card → the column of a file of cards that holds it. `support`: the text of its support ability."""
VERSIONS = ("R1", "R2")
"""Versions of rare cards: one in the common card's faction, and one in another faction."""
BEYOND = ("exalted",)
"""Rarities that exist on cards but not in the rule book (2.2.5.a)."""
_OWN = ("name", "type", "subtypes", "faction", "rarity", "hand_cost", "reserve_cost", "forest", "mountain", "water")
_TYPES: Mapping[str, Mapping[str, object]] = {
    "character": {},
    "spell": {},
    "hero": {"hand_cost": None, "reserve_cost": None, "rarity": None},
    "token": {"type": "character", "token": True, "faction": None, "rarity": None},
    "landmark-permanent": {"type": "permanent", "zone_type": "landmark"},
    "expedition-permanent": {"type": "permanent", "zone_type": "expedition"},
}
"""Type of a card in a file → the corresponding fields of its definition (2.2.3, 2.2.5.c, 2.2.9.d)."""
_QUOTED_TWICE = re.compile("“[^”]*“")
"""Nested quoted abilities are rejected: their boundaries could not be determined."""
_START = re.compile(r"this begin the game with (\d+) '([a-z]+)' counter \.")


def compiled(facts: Mapping[str, Json], text: str) -> Compiled:
    """A card from its facts, including its support text, and its printed text. Raises `Refused`."""
    card = _facts(facts)
    support = facts.get("support") or ""
    if not isinstance(support, str):
        raise Refused("(the support text is no text)")
    abilities, said, steps, counters = list[Json](), list[tuple[str, ...]](), list[str](), dict[str, int]()
    for line in [normal(part) for part in parts_of(text)]:
        start = _START.fullmatch(line)
        if start:
            counters[start[2]] = int(start[1])
        elif card["type"] == "spell" and not _is_ability(line):
            steps.append(line)
        else:
            _add(abilities, said, line, "line")
    for part in parts_of(support):
        _add(abilities, said, normal(part), "support")
    card["abilities"] = _told_apart(abilities)
    if steps:
        effect, words = _read(_joined(steps), "body")
        card["effect"] = one_effect(effect)
        said.append(words)
    if counters:
        card["counters"] = counters
    return Compiled(card=as_data(checked(card, Definition, _fault)), normal=tuple(said))


def said_back(card: Mapping[str, Json], heard: Heard = ()) -> tuple[tuple[str | None, ...], ...]:
    """The normal forms of a card's text derived from its definition alone: its abilities, then its effect."""
    parts: list[tuple[str, object]] = [
        ("support" if one.get("support") else "line", _unnamed(one)) for one in card.get("abilities", ())
    ]
    said = [phrasing().say(references.spoken(one), kind, *heard[at:][:1]) for at, (kind, one) in enumerate(parts)]
    if "effect" in card:
        said.append(phrasing().say(references.spoken(effects_of(card["effect"])), "body", *heard[-1:]))
    return tuple((None if words and _QUOTED_TWICE.search(words) else words,) for words in said)


def full_name(facts: Mapping[str, Json]) -> str:
    """The name, with the version for a card that is not the common one of its name (2.2.4.e)."""
    version = _version(facts)
    return f"{facts['name']} - {version}" if version else str(facts["name"])


def _version(facts: Mapping[str, object]) -> str | None:
    """`R1` and `R2` as at the end of the reference."""
    end = str(facts.get("reference") or "").rpartition("_")[2]
    return end if end in VERSIONS else None


def printing(facts: Mapping[str, Json]) -> str:
    """The reference, which identifies a printed card."""
    return str(facts.get("reference"))


def comparable(card: Mapping[str, Json]) -> Json:
    """What a definition does, without irrelevant details: names of modes and abilities, defaults."""
    made = {field: card.get(field) for field in ("abilities", "effect", "counters") if card.get(field)}
    if "abilities" in made:
        made["abilities"] = [_unnamed(one) for one in card["abilities"]]
    return _comparable(made)


def _comparable(node: object) -> Json:
    if isinstance(node, list):
        return [_comparable(item) for item in node]
    if not isinstance(node, dict):
        return node
    made = {name: _comparable(value) for name, value in without_usual(node, left_out(Definition)).items()}
    if made.get("is") in references.OF_CARDS and made.get("what") == {}:
        del made["what"]
    if made.get("is") == "sequence" and len(made["steps"]) == 1:
        return made["steps"][0]
    if made.get("is") == "all-hold":
        nested = [one["conditions"] if one["is"] == "all-hold" else [one] for one in made["conditions"]]
        made["conditions"] = [one for several in nested for one in several]
    if made.get("is") == "modes":
        made["modes"] = list(made["modes"].values())
    return made


@cache
def phrasing() -> Phrasing:
    """The phrases of the game, read once."""
    files = sorted(resources.files(__package__).joinpath("phrases").iterdir(), key=lambda file: file.name)
    text = "\n".join(file.read_text("utf-8") for file in files)
    return Phrasing(read_phrases(text, {}), _TERMINALS, ("line", "support", "body"), left_out(Definition))


def _facts(facts: Mapping[str, object]) -> dict[str, object]:
    """The fields of a definition apart from its text. Raises `Refused` for a type that the book does not have."""
    kind, subtypes = str(facts.get("type")), facts.get("subtypes") or []
    if kind == "permanent" and isinstance(subtypes, list) and "Landmark" in subtypes:
        kind, subtypes = "landmark-permanent", [one for one in subtypes if one != "Landmark"]
    if kind not in _TYPES:
        raise Refused(f"(a card of the type {kind})", beyond=True)
    limits = ("reserve_limit", "landmark_limit") if kind == "hero" else ()
    if facts.get("rarity") in BEYOND:
        raise Refused(f"(the rarity {facts['rarity']})", beyond=True)
    missing = [name for name in limits if facts.get(name) is None]
    if missing:
        raise Refused(f"(a Hero without {missing[0]})")
    own = {name: facts.get(name) for name in (*_OWN, *limits)} | {"version": _version(facts)}
    made = {**own, "subtypes": subtypes, **_TYPES[kind]}
    return {name: value for name, value in made.items() if value is not None}


def _joined(steps: list[str]) -> str:
    """The lines of a Spell's effect; if one ends with modes, a mark shows that the next line is not one of them."""
    *before, last = steps
    return " ".join([*(f"{line} ¶" if " • " in line else line for line in before), last])


def _is_ability(line: str) -> bool:
    """Whether a line of a Spell is an ability rather than an effect. Raises `Refused` if it could be both."""
    readable = []
    for kind in ("line", "body"):
        try:
            _read(line, kind)
        except Refused:
            continue
        readable.append(kind)
    if len(readable) > 1:
        raise Refused("(can be read in two ways)")
    return readable == ["line"]


def _told_apart(abilities: list[Json]) -> list[object]:
    """Numbers the quick actions and Reactions of a card with several: players name them, and uses are counted.

    The book gives them no names.
    """
    several = Counter(one["is"] for one in abilities)
    numbers = Counter[str]()
    made = list[Json]()
    for one in abilities:
        kind = one["is"]
        numbers[kind] += 1
        named = kind in ("quick-action", "reaction") and several[kind] > 1
        made.append(one | ({"name": str(numbers[kind])} if named else {}))
    return made


def _unnamed(ability: Mapping[str, object]) -> dict[str, object]:
    return {field: value for field, value in ability.items() if field != "name"}


def _fault(card: Definition) -> str | None:
    try:
        check_definition(card.name, card)
    except InputError as error:
        return error.wrong
    return None


def _add(abilities: list[Json], said: list[tuple[str, ...]], line: str, kind: str) -> None:
    ability, words = _read(line, kind)
    abilities.append(ability)
    said.append(words)


@lru_cache(maxsize=KEPT)
def _read(line: str, kind: str) -> tuple[Json, tuple[str, ...]]:
    """The only meaning of a line, and every form of words in which it was read. Raises `Refused`."""
    return one_meaning(phrasing(), line, kind, references.named, _comparable)
