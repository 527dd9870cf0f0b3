"""Made-up cards: described in words ("a character costing 4, with Singer 5") or as JSON in the game's card format."""

from __future__ import annotations

import copy
import re
from typing import Any

import msgspec

from oracle.suite.converters import number, words
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.games import Game

FILLER = "a card"
"""Name of the anonymous cards that only fill a deck or an inkwell."""

Definition = dict[str, Any]

_HEAD = re.compile(r"an? ([a-z]+) costing (\S+?)(?=,|\s|$)(.*)")
_STARTS = re.compile(r"(?:,| and)?\s+(?=(?:named|classified|without|with)\s)")
_JOIN = re.compile(r",? and |, ")


def is_described(cell: str) -> bool:
    """Whether a card cell describes a card in words instead of naming one."""
    return re.match(r"an? [a-z]+ costing\b", cell) is not None


def described_card(text: str, game: Game) -> tuple[str, Definition]:
    """A card in words → its name and its definition in the game's card format."""
    name = " ".join(text.split())
    head = _HEAD.fullmatch(name)
    if head is None:
        raise InvalidWordsError(f'"{text}" is no card; write it as in "a character costing 4, with Singer 5"')
    kind, cost, rest = head.groups()
    if kind not in game.card_types:
        raise InvalidWordsError(f'"{kind}" is no kind of card{nearest(kind, game.card_types)}')
    definition: Definition = {"name": name, "version": "", "cost": number(cost), "inkwell": True}
    definition |= copy.deepcopy(game.card_types[kind])
    definition["abilities"] = []
    if rest:
        _Description(definition, kind, game).read(rest)
    return name, definition


def filler_card(game: Game) -> Definition:
    """The definition of the anonymous cards."""
    return described_card("a character costing 1", game)[1] | {"name": FILLER}


def json_card(name: str, text: str) -> Definition:
    """A definition in JSON; its name may be left out. `InvalidWordsError` when it is no JSON object."""
    try:
        definition = msgspec.json.decode(text.encode("utf-8", "surrogatepass"))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidWordsError(f'the made-up card "{name}" is not readable as JSON: {error}') from None
    if not isinstance(definition, dict):
        raise InvalidWordsError(f'the made-up card "{name}" must be a JSON object: {{"type": "character", "cost": 4}}')
    for field in ("type", "cost"):
        if field not in definition:
            raise InvalidWordsError(f'the made-up card "{name}" lacks the field "{field}"')
    return {"name": name} | definition


class _Description:
    """Reads what follows the cost."""

    def __init__(self, definition: Definition, kind: str, game: Game) -> None:
        self.definition = definition
        self.kind = kind
        self.game = game
        self.classified = False

    def read(self, rest: str) -> None:
        lead, *parts = _STARTS.split(rest)
        if lead.strip():
            raise InvalidWordsError(
                f'"{lead.strip()}" says nothing about a card; what follows the cost starts with '
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
        if not self.classified and self.kind == "character":
            self.definition["classifications"] = []
        self.classified = True
        self.definition["classifications"] += list(words(value))

    def _without(self, value: str) -> None:
        if value not in ("inkwell symbol", "an inkwell symbol"):
            raise InvalidWordsError(f'"without {value}" says nothing about a card; known: without inkwell symbol')
        self.definition["inkwell"] = False

    def _with(self, value: str) -> None:
        amount, _, statistic = value.partition(" ")
        if statistic in ("Strength", "Willpower", "Lore"):
            self._set(statistic.lower(), amount, value)
        elif value.startswith("move cost "):
            self._set("move_cost", value.removeprefix("move cost "), value)
        else:
            self.definition["abilities"].append(self._keyword(value))

    def _set(self, field: str, amount: str, value: str) -> None:
        if field not in self.definition:
            raise InvalidWordsError(f'"with {value}": {self.kind} cards have no {field.replace("_", " ")}')
        self.definition[field] = number(amount)

    def _keyword(self, value: str) -> Definition:
        if value in self.game.keywords:
            return {"is": "keyword", "keyword": value.lower()}
        name, _, amount = value.rpartition(" ")
        if name in self.game.number_keywords:
            keyword: Definition = {"is": "keyword", "keyword": name.lower().replace(" ", "-")}
            if name == "Shift":
                return keyword | {"cost": [{"is": self.game.resource, "amount": number(amount)}]}
            return keyword | {"value": number(amount)}
        if value in self.game.number_keywords:
            raise InvalidWordsError(f'"with {value}" lacks its number, as in "with {value} 3"')
        if name in self.game.keywords:
            raise InvalidWordsError(f'"with {value}": {name} has no number')
        known = [*self.game.keywords, *self.game.number_keywords, "Strength", "Willpower", "Lore", "move cost"]
        raise InvalidWordsError(f'"with {value}" says nothing about a card{nearest(name or value, known)}')
