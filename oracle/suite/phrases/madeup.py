"""Parses made-up cards: described in words ("a character costing 4, with Singer 5") or as JSON in the card format."""

from __future__ import annotations

import copy
import re

import msgspec

from oracle.profiles import Profile
from oracle.protocol.unclear import UnclearJSON, refuse_unclear
from oracle.protocol.values import JsonObject
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.phrases.converters import number, words

FILLER = "a card"
"""Name of the anonymous cards that only fill a deck, an inkwell or a Mana zone."""

Definition = JsonObject

_HEAD = re.compile(r"an? ([a-z]+(?: [a-z]+)?) costing (\S+?)(?=,|\s|$)(.*)")
_COSTLESS = re.compile(r"an? ([a-z]+)(?! costing\b)(?=,|\s|$)(.*)")
_STARTS = re.compile(r"(?:,| and)?\s+(?=(?:named|classified|without|with)\s)")
_JOIN = re.compile(r",? and |, ")


def is_described(cell: str, game: Profile) -> bool:
    """Whether a table cell describes a card instead of naming one."""
    return re.match(r"an? [a-z]+( [a-z]+)? costing\b", cell) is not None or _costless(cell, game) is not None


def _costless(cell: str, game: Profile) -> re.Match[str] | None:
    head = _COSTLESS.fullmatch(cell)
    return head if head is not None and head[1] in game.cards.costless else None


def described_card(text: str, game: Profile) -> tuple[str, Definition]:
    """A description → its card name and its definition in the game's card format."""
    name = " ".join(text.split())
    known = game.cards
    costless = _costless(name, game)
    head = costless or _HEAD.fullmatch(name)
    if head is None:
        raise InvalidWordsError(f'"{text}" is not a card; write it as in "a character costing 4, with …"')
    kind, rest = head[1], head[head.re.groups]
    if kind not in known.kinds:
        raise InvalidWordsError(f'"{kind}" is not a kind of card{nearest(kind, known.kinds)}')
    if costless is None and kind in known.costless:
        raise InvalidWordsError(f'"{text}": a {kind} costs nothing; write "a {kind}"')
    definition: Definition = {"name": name} | dict(known.fields)
    if costless is None:
        definition |= dict.fromkeys(known.costs, number(head[2]))
    definition |= copy.deepcopy(dict(known.kinds[kind]))
    definition["abilities"] = []
    if rest:
        _Description(definition, kind, game).read(rest)
    return name, definition


def filler_card(game: Profile) -> Definition:
    """The definition of the anonymous cards, of the game's first kind."""
    return described_card(f"a {next(iter(game.cards.kinds))} costing 1", game)[1] | {"name": FILLER}


def json_card(name: str, text: str, game: Profile) -> Definition:
    """A definition in JSON; its name may be omitted. `InvalidWordsError` if it is not a JSON object."""
    try:
        encoded = text.encode("utf-8", "surrogatepass")
        refuse_unclear(encoded)
        definition = msgspec.json.decode(encoded)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, UnclearJSON) as error:
        raise InvalidWordsError(f'the made-up card "{name}" is not readable as JSON: {error}') from None
    if not isinstance(definition, dict):
        raise InvalidWordsError(f'the made-up card "{name}" must be a JSON object: {game.cards.example}')
    for field in game.cards.needed:
        if field not in definition:
            raise InvalidWordsError(f'the made-up card "{name}" lacks the field "{field}"')
    return {"name": name} | definition


class _Description:
    """Parses the text after the cost."""

    def __init__(self, definition: Definition, kind: str, game: Profile) -> None:
        self.definition = definition
        self.kind = kind
        self.words = game.cards
        self.resource = game.resource
        self.classified = False

    def read(self, rest: str) -> None:
        lead, *parts = _STARTS.split(rest)
        if lead.strip():
            raise InvalidWordsError(
                f'"{lead.strip()}" is not a property of a card; the text after the cost starts with '
                "named, classified, with or without"
            )
        for part in parts:
            start, _, value = part.partition(" ")
            if start == "named":
                self.definition["name"] = value
            elif start == "classified":
                self._classify(value)
            elif start == "without":
                self._without(value)
            else:
                for single in _JOIN.split(value):
                    self._with(single)

    def _classify(self, value: str) -> None:
        field = self.words.classified
        if field not in self.definition:
            raise InvalidWordsError(f'"classified {value}": {self.kind} cards have no {field}')
        if not self.classified and self.kind in self.words.instead:
            self.definition[field] = []
        self.classified = True
        self.definition[field] += list(words(value))

    def _without(self, value: str) -> None:
        if value not in self.words.without:
            known = f"; known: without {next(iter(self.words.without))}" if self.words.without else ""
            raise InvalidWordsError(f'"without {value}" is not a property of a card{known}')
        self.definition[self.words.without[value]] = False

    def _with(self, value: str) -> None:
        amount, _, statistic = value.partition(" ")
        name, _, last = value.rpartition(" ")
        if statistic in self.words.numbers:
            self._set(self.words.numbers[statistic], amount, value)
        elif name in self.words.named_numbers:
            self._set(self.words.named_numbers[name], last, value)
        else:
            self.definition["abilities"].append(self._keyword(value))

    def _set(self, field: str, amount: str, value: str) -> None:
        if field not in self.definition:
            raise InvalidWordsError(f'"with {value}": {self.kind} cards have no {field.replace("_", " ")}')
        self.definition[field] = number(amount)

    def _keyword(self, value: str) -> Definition:
        known = self.words
        if value in known.keywords:
            return {"is": "keyword", "keyword": value.lower()}
        name, _, amount = value.rpartition(" ")
        if name in known.number_keywords:
            keyword: Definition = {"is": "keyword", "keyword": name.lower().replace(" ", "-")}
            if name in known.cost_keywords:
                return keyword | {"cost": [{"is": self.resource, "amount": number(amount)}]}
            return keyword | {"value": number(amount)}
        if value in known.number_keywords:
            raise InvalidWordsError(f'"with {value}" lacks its number, as in "with {value} 3"')
        if name in known.keywords:
            raise InvalidWordsError(f'"with {value}": {name} has no number')
        written = {one: f"with {one}" for one in known.keywords}
        written |= {one: f"with {one} 2" for one in (*known.number_keywords, *known.named_numbers)}
        written |= {one: f"with 2 {one}" for one in known.numbers}
        said = {value.casefold(), name.casefold(), value.partition(" ")[2].casefold()}
        meant = next((f'; write "{text}"' for one, text in written.items() if one.casefold() in said), None)
        raise InvalidWordsError(f'"with {value}" is not a property of a card{meant or nearest(name or value, written)}')
