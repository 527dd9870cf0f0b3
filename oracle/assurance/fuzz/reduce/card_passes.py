"""Plainer cards: descriptions in words instead of printed cards, smaller definitions, refs that say what a card is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import msgspec

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.generate.grammar import material
from oracle.assurance.fuzz.reduce.case_passes import lower
from oracle.assurance.fuzz.reduce.edits import (
    free_name,
    named,
    names_of,
    renamed,
    with_cards,
    with_definition,
    with_one_definition,
)
from oracle.assurance.fuzz.render.card_words import card_words, plain_words, readable, says
from oracle.assurance.fuzz.render.given import anonymous, named_cards
from oracle.engines.games import binding
from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Card
from oracle.protocol.values import Json, JsonObject
from oracle.suite.games import SEATS
from oracle.suite.phrases.madeup import FILLER, Definition, described_card

_ONLY_PRINTED = ("set", "number", "inks", "rarity", "faction")
"""Fields of printed cards that no rule reads."""
_KIND = ("type", "zone_type", "token")
"""The fields that define the kind of a card."""
_KEPT = ("is",)
"""Fields that determine the meaning of the others."""


def plain_cards(case: Case) -> Iterator[Case]:
    """Every card replaced by the plainest of its kind, first all cards of one name, then single cards."""
    game = PROFILES[case.setup.game]
    names = named(case)
    for name in names:
        raw = definition_of(case, name, game)
        if raw is None:
            continue
        for other in _plainest(raw, game):
            yield from _with(case, name, other, game)
    for card in named_cards(case.setup):
        raw = definition_of(case, card.card or "", game)
        if raw is None or sum(other.card == card.card for other in named_cards(case.setup)) < 2:
            continue
        for other in _plainest(raw, game):
            if (words := plain_words(other, game)) is not None:
                yield with_one_definition(case, card.ref, words, other)


def plain_definitions(case: Case) -> Iterator[Case]:
    """Definitions without a part, with smaller numbers, or with part of an effect instead of the whole."""
    game = PROFILES[case.setup.game]
    for name in named(case):
        raw = case.setup.definitions.get(name)
        if raw is None:
            continue
        for other in (*_usual(raw, game), *smaller(raw)):
            if isinstance(other, dict) and readable(other, game):
                yield from _with(case, name, other, game)


def with_gifts(case: Case, texts: Case) -> Iterator[Case]:
    """The case with keywords and changed numbers printed on cards in play, where before a text gave them to cards.

    They go on all cards in play, on those of one name, or on a single one.
    """
    game = PROFILES[case.setup.game]
    used = {ref for move in case.moves if move.action is not None for ref in (move.action.card, move.action.target)}
    inside = sorted(
        (card for card in named_cards(case.setup) if card.zone in game.stack_zones), key=lambda c: c.ref not in used
    )
    names = dict.fromkeys(card.card or "" for card in inside)
    for gift in _gifts(texts, game):
        for some in (tuple(names), *((name,) for name in names)):
            other = case
            for name in some:
                more = _gifted(definition_of(case, name, game), gift, game)
                if more is not None:
                    other = next(_with(other, name, more, game), other)
            if other is not case:
                yield other
        for card in inside:
            if sum(other.card == card.card for other in inside) > 1:
                yield from _with_one_gifted(case, card, gift, game)


def _with_one_gifted(case: Case, card: Card, gift: Definition, game: Profile) -> Iterator[Case]:
    """One card as a plain card of its kind with the keyword or number; other cards of its name stay as they are."""
    raw = definition_of(case, card.card or "", game) or {}
    for plain in dict.fromkeys(json.dumps(one) for one in _plainest({**raw, "abilities": []}, game)):
        more = _gifted({"abilities": [], **json.loads(plain)}, gift, game)
        words = None if more is None else plain_words(more, game)
        if more is not None and words is not None:
            yield with_one_definition(case, card.ref, words, more)


def _gifted(raw: Definition | None, gift: Definition, game: Profile) -> Definition | None:
    """The definition with a keyword added or a number changed; None if that is impossible or changes nothing."""
    if raw is None or "abilities" not in raw:
        return None
    if "keyword" in gift:
        return None if gift in raw["abilities"] else {**raw, "abilities": [*raw["abilities"], gift]}
    number = raw.get(gift["stat"], 0)
    if isinstance(number, int) and number + gift["plus"] >= 0:
        return {**raw, gift["stat"]: number + gift["plus"]}
    # No card has a printed number below zero.
    lasting = [{**start, **gift} for start in material(game.id).get("lasting", ())]
    return {**raw, "abilities": [*raw["abilities"], *lasting]} if lasting else None


def _gifts(case: Case, game: Profile) -> Iterator[Definition]:
    """The keywords that texts of the case's cards give to cards, and by how much they change numbers."""
    found: list[Definition] = []
    for name in dict.fromkeys(card.card or "" for card in case.setup.position.cards):
        for node in _nodes(definition_of(case, name, game)):
            gift: Definition = {}
            if "keyword" in node and node.get("is") != "keyword":
                value = {"value": node["value"]} if isinstance(node.get("value"), int) else {}
                gift = {"is": "keyword", "keyword": node["keyword"], **value}
            elif isinstance(node.get("stat"), str) and isinstance(node.get("plus"), int):
                gift = {"stat": node["stat"], "plus": node["plus"]}
            if gift and gift not in found:
                found.append(gift)
    yield from found


def _nodes(value: object) -> Iterator[JsonObject]:
    if isinstance(value, dict):
        yield value
    if isinstance(value, dict | list | tuple):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _nodes(inner)


def merged_cards(case: Case) -> Iterator[Case]:
    """One card instead of two: it has the texts of both, and acts for either."""
    game = PROFILES[case.setup.game]
    for giver in named_cards(case.setup):
        given = case.setup.definitions.get(giver.card or "", {}).get("abilities")
        for taker in named_cards(case.setup) if given else ():
            raw = definition_of(case, taker.card or "", game)
            if taker.ref == giver.ref or raw is None:
                continue
            own = free_name("Card", names_of(case))
            both = {**raw, "name": own, "abilities": [*raw.get("abilities", ()), *given]}
            if "version" in both:
                both["version"] = ""
            if readable(both, game):
                cards = tuple(card for card in case.setup.position.cards if card.ref != giver.ref)
                left = with_one_definition(with_cards(case, cards), taker.ref, own, both)
                yield renamed(left, {giver.ref: taker.ref})


def alike_cards(case: Case) -> Iterator[Case]:
    """Two differently named cards made the same card."""
    names = named(case)
    for name in names:
        for other in names:
            if other != name:
                cards = case.setup.position.cards
                yield with_cards(
                    case,
                    tuple(msgspec.structs.replace(card, card=other) if card.card == name else card for card in cards),
                )


def plain_names(case: Case) -> Iterator[Case]:
    """Made-up cards in JSON with one short name each, and no version."""
    game = PROFILES[case.setup.game]
    for name in list(case.setup.definitions):
        raw = case.setup.definitions[name]
        if says(name, raw, game) or card_words(raw, game) is not None or name == FILLER:
            continue
        first = re.sub(r"\s+\d+$", "", name.partition(" - ")[0])
        taken = names_of(case) - {name}
        short = free_name(first, taken)
        plain = {field: value for field, value in raw.items() if field != "version"} | {"name": short}
        if (short, plain) != (name, raw):
            case = with_definition(case, name, short, plain)
            yield case


def plain_refs(case: Case) -> Iterator[Case]:
    """Refs that say what they name: `character`, `song2`, `elsa`."""
    taken = set(anonymous(case.setup))
    names: dict[str, str] = {}
    for card in named_cards(case.setup):
        word = _word(card.card or "", case)
        name = free_name(word, taken, "")
        taken.add(name)
        names[card.ref] = name
    if any(old != new for old, new in names.items()):
        yield renamed(case, names)


def _word(name: str, case: Case) -> str:
    raw = case.setup.definitions.get(name)
    words = None if raw is None else (name if name.startswith(("a ", "an ")) else None)
    first = re.sub(r"^an? ", "", words).split(" costing")[0].split(",")[0] if words else name
    found = re.findall(r"[a-z][a-z0-9]*", first.lower().replace("'", ""))
    kept = [word for word in found if word not in ("the", "a", "of", "it", "no", "nobody", "yes", "nothing", "and")]
    word = (kept[-1] if words else kept[0]) if kept else "card"
    return f"card-{word}" if word.capitalize() in SEATS or re.fullmatch(r"token\d*", word) else word


def definition_of(case: Case, name: str, game: Profile) -> Definition | None:
    """The definition of a made-up or printed card as JSON."""
    if name in case.setup.definitions:
        made_up: Definition = case.setup.definitions[name]
        return made_up
    printed = binding(game.id).cards.get(name)
    if printed is None:
        return None
    raw: Definition = msgspec.json.decode(msgspec.json.encode(printed))
    return {field: value for field, value in raw.items() if field not in _ONLY_PRINTED}


def _with(case: Case, name: str, raw: Definition, game: Profile) -> Iterator[Case]:
    """The case with another definition: nameless if words can describe it, else under its old name."""
    words = plain_words(raw, game)
    if words is not None:
        yield with_definition(case, name, words, {**raw, "name": words})
    named = raw if raw.get("name") else {**raw, "name": name}
    said = card_words(named, game)
    if said is not None:
        yield with_definition(case, name, said, named)
    elif name in case.setup.definitions and words is None:
        yield with_definition(case, name, name, named)


def _plainest(raw: Definition, game: Profile) -> Iterator[Definition]:
    """Ordinary cards of the same kind; then with its numbers, its keywords, its name."""
    keywords = [
        ability for ability in raw.get("abilities", ()) if isinstance(ability, dict) and ability.get("is") == "keyword"
    ]
    costs = [raw.get(field, 0) for field in game.cards.costs]
    for base in _kinds(raw, game):
        for cost in dict.fromkeys((1, max(costs))):
            plain = {**base, **({} if _costless(base, game) else dict.fromkeys(game.cards.costs, cost))}
            yield plain
            if keywords:
                yield {**plain, "abilities": keywords}
        numbers = {field: raw[field] for field in _numbers(game) if field in raw and field in base}
        yield {**base, **numbers}
        yield {**base, **numbers, "abilities": keywords}
        for field in (game.cards.classified, "inkwell"):
            if field in raw and raw[field] != base.get(field):
                yield {**base, **numbers, "abilities": keywords, field: raw[field]}
        if "name" in raw and "version" not in raw:
            yield {**base, "name": raw["name"]}
            yield {**base, **numbers, "abilities": keywords, "name": raw["name"]}


def _kinds(raw: Definition, game: Profile) -> Iterator[Definition]:
    """The plain cards of the kinds that a card can be one of."""
    for kind in game.cards.kinds:
        head = f"a {kind}" if kind in game.cards.costless else f"a {kind} costing 1"
        base = described_card(head, game)[1]
        if all(base.get(field) == raw.get(field) for field in _KIND):
            yield {field: value for field, value in base.items() if field != "name"}


def _costless(base: Definition, game: Profile) -> bool:
    return not any(field in base for field in game.cards.costs)


def _numbers(game: Profile) -> tuple[str, ...]:
    return (*game.cards.costs, *game.cards.numbers.values(), *game.cards.named_numbers.values())


def _usual(raw: Definition, game: Profile) -> Iterator[Definition]:
    """The definition with one number, or the classifications, at the default."""
    for base in _kinds(raw, game):
        for field in (*_numbers(game), game.cards.classified, "inkwell"):
            if field in base and field in raw and raw[field] != base[field]:
                yield {**raw, field: base[field]}
        cost = {field: 1 for field in game.cards.costs if field in raw}
        if any(raw[field] != 1 for field in cost):
            yield {**raw, **cost}
            for less in lower(max(raw[field] for field in cost), 2):
                yield {**raw, **dict.fromkeys(cost, less)}


def smaller(value: Json) -> Iterator[object]:
    """Smaller values of the same JSON type; a nested value may replace the value around it."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield from lower(value)
    elif isinstance(value, list | tuple):
        for place in range(len(value)):
            yield [*value[:place], *value[place + 1 :]]
        for place, inner in enumerate(value):
            for less in smaller(inner):
                yield [*value[:place], less, *value[place + 1 :]]
    elif isinstance(value, dict):
        for key in value:
            if key not in _KEPT:
                yield {other: inner for other, inner in value.items() if other != key}
        yield from _nested(value)
        for key, inner in value.items():
            for less in smaller(inner):
                yield {**value, key: less}


def _nested(value: dict[str, object]) -> Iterator[JsonObject]:
    """The direct parts of an effect or a condition that could replace it."""
    if "is" not in value:
        return
    for inner in value.values():
        for part in inner if isinstance(inner, list | tuple) else (inner,):
            if isinstance(part, dict) and "is" in part:
                yield part
