"""Made-up cards in the words of the scenarios: `a character costing 3, with Singer 5` for exactly that card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from oracle.engines.games import binding
from oracle.profiles import PROFILES, Profile
from oracle.protocol.values import Json
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.madeup import Definition, described_card, is_described


def readable(definition: Definition, game: Profile) -> bool:
    """Whether the game can decode a definition."""
    try:
        msgspec.convert(definition, binding(game.id).definition)
    except msgspec.ValidationError:
        return False
    return True


def meaning(definition: Definition, game: Profile) -> Json:
    """The meaning of a definition without its defaults; the definition itself if the game cannot decode it."""
    # An empty text means the same as a missing one.
    said = {field: value for field, value in definition.items() if value != "" or field == "name"}
    try:
        return msgspec.convert(said, binding(game.id).definition)
    except msgspec.ValidationError:
        return definition


def card_words(definition: Definition, game: Profile) -> str | None:
    """The shortest words for exactly this definition, including its name; None if there are none."""
    return _card_words(msgspec.json.encode(definition), game.id)


@lru_cache(maxsize=4096)
def _card_words(encoded: bytes, game_id: str) -> str | None:
    definition, game = msgspec.json.decode(encoded), PROFILES[game_id]
    wanted = meaning(definition, game)
    fields = _fields(wanted)
    found = []
    for kind in game.cards.kinds:
        plain = _words(kind, fields, game)
        if plain is None:
            continue
        for named in (plain, _with_name(plain, str(fields.get("name", "")))):
            if _says(named, wanted, game):
                found.append(named)
                break
    return min(found, key=len, default=None)


def plain_words(definition: Definition, game: Profile) -> str | None:
    """The shortest words for this definition without its name; None if there are none."""
    unnamed = {field: value for field, value in definition.items() if field != "name"}
    fields = _fields(meaning({"name": "", **unnamed}, game))
    texts = [text for kind in game.cards.kinds if (text := _words(kind, fields, game)) is not None]
    said = [text for text in texts if _says(text, meaning({**unnamed, "name": text}, game), game)]
    return min(said, key=len, default=None)


def says(text: str, definition: Definition, game: Profile) -> bool:
    """Whether a text is the words for exactly this definition."""
    return _read(text, msgspec.json.encode(definition), game.id)


@lru_cache(maxsize=4096)
def _read(text: str, encoded: bytes, game_id: str) -> bool:
    game = PROFILES[game_id]
    return is_described(text, game) and _says(text, meaning(msgspec.json.decode(encoded), game), game)


def _fields(wanted: Json) -> Definition:
    """Every field of a definition (JSON), including defaults."""
    if not isinstance(wanted, msgspec.Struct):
        return dict(wanted)
    return {name: msgspec.to_builtins(getattr(wanted, name)) for name in wanted.__struct_fields__}


def _says(text: str, wanted: Json, game: Profile) -> bool:
    try:
        name, definition = described_card(text, game)
    except InvalidWordsError:
        return False
    return bool(name == text and meaning(definition, game) == wanted)


def _with_name(plain: str, name: str) -> str:
    head, mark, rest = plain.partition(",")
    return f"{head}, named {name}{mark}{rest}"


def _words(kind: str, fields: Definition, game: Profile) -> str | None:
    """The words for it if it is a card of this kind; the caller checks them by parsing them again."""
    known = game.cards
    article = "an" if kind[0] in "aeiou" else "a"
    head = f"{article} {kind}"
    if kind not in known.costless:
        head += f" costing {fields.get(known.costs[0], 0)}"
    try:
        base = _fields(meaning(described_card(head, game)[1], game))
    except InvalidWordsError:
        return None
    parts = [head]
    if (classes := _classes(kind, base, fields, game)) is not None:
        parts.append(f"classified {' and '.join(classes)}")
    abilities = [_keyword(ability, game) for ability in fields.get("abilities", ())]
    if None in abilities:
        return None
    traits = [*_numbers(base, fields, game), *(word for word in abilities if word)]
    if traits:
        parts.append(f"with {' and '.join(traits)}")
    lacking: dict[str, str] = {}
    for word, field in known.without.items():
        if base.get(field) and not fields.get(field):
            lacking.setdefault(field, word)
    parts += [f"without {word}" for word in lacking.values()]
    return ", ".join(parts)


def _classes(kind: str, base: Definition, fields: Definition, game: Profile) -> list[str] | None:
    own, known = list(fields.get(game.cards.classified, ())), list(base.get(game.cards.classified, ()))
    if own == known:
        return None
    if kind not in game.cards.instead and own[: len(known)] == known:
        return own[len(known) :]
    return own or None


def _numbers(base: Definition, fields: Definition, game: Profile) -> Iterator[str]:
    for word, field in game.cards.numbers.items():
        if fields.get(field) != base.get(field):
            yield f"{fields.get(field)} {word}"
    for word, field in game.cards.named_numbers.items():
        if fields.get(field) != base.get(field):
            yield f"{word} {fields.get(field)}"


def _keyword(ability: Json, game: Profile) -> str | None:
    if not isinstance(ability, dict) or ability.get("is") != "keyword":
        return None
    for word in game.cards.keywords:
        if ability.get("keyword") == word.lower():
            return word
    for word in game.cards.number_keywords:
        if ability.get("keyword") == word.lower().replace(" ", "-"):
            cost = list(ability.get("cost") or ())
            amount = cost[0].get("amount") if len(cost) == 1 else ability.get("value")
            return f"{word} {amount}"
    return None
