"""A card's definition in plain English: each kind of node has its words, kept as data beside the language.

In the words of a node, `{field}` is what the field says, `{field: / }` the same with ` / ` between the items of a row.
`[field|words]` stands only where the field says something else than when it is left out, `[!field|words]` only where
it does not; `[#field|words]` stands where the field is a plain number, `[~field|words]` where it is worked out. One may
stand within another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

import msgspec
from msgspec import Struct, inspect

from oracle.kernel.nodes import default, needed, node_type

_PART = re.compile(r"\[([!#~]?)(\w+)\|([^\[\]]*)\]")
_TOLD = re.compile(r"\[[!#~]?(\w+)\|")
_ONE = re.compile(r"\b1 ((?:[\w-]+ )?(?:card|counter))s\b")
_FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said of one kind of node."""

    say: str
    clauses: tuple[str, ...] = ()
    """The clauses it rests on wherever it stands."""
    fields: dict[str, tuple[str, ...]] = {}
    """Field → the clauses it rests on besides where that field says something."""
    since: int = 1
    """The version of the language that brought it."""
    newer: dict[str, int] = {}
    """What a later version added to it: `field`, or `field=word` for a word, or a kind of node, that may stand there
    since → that version."""
    internal: bool = False
    """Whether the rules alone make it: no definition has it."""


class Words(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is said of a language; each of its files may hold any part."""

    nodes: dict[str, Entry] = {}
    """By the name of the node's class."""
    values: dict[str, dict[str, str]] = {}
    """Field, or `Node.field` → value → how it is said."""
    cannot: tuple[str, ...] = ()
    """What the language cannot say, in the words of printed cards."""


class Said(NamedTuple):
    """A definition in English, line by line, and the clauses that its nodes rest on."""

    lines: tuple[str, ...]
    clauses: tuple[str, ...]


def fields_of(words: str) -> frozenset[str]:
    """The fields that the words of a node speak of."""
    return frozenset(_TOLD.findall(words)) | {match[1] for match in _FIELD.finditer(words)}


def shortest(words: str) -> str:
    """The words of a node whose optional fields say nothing, with the others by their names in capitals."""
    left = 1
    while left:
        words, left = _PART.subn(lambda match: match[3] if match[1] in ("!", "#") else "", words)
    return " ".join(_FIELD.sub(lambda match: match[1].upper(), words).split()).replace(" ,", ",")


class Wording:
    """A language's English."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def said(self, card: Struct) -> Said:
        """A whole definition: one line for each statement and ability."""
        text = self.say(card)
        found: dict[str, None] = {}
        self._cite(card, found)
        return Said(tuple(_sentence(line) for line in text.split("\n") if line.strip()), tuple(found))

    def say(self, node: Struct) -> str:
        """One node and all within it."""
        name = type(node).__name__
        changed = _changed(node)

        def part(match: re.Match[str]) -> str:
            sign, field = match[1], match[2]
            if sign in ("#", "~"):
                return match[3] if isinstance(getattr(node, field), int) == (sign == "#") else ""
            return match[3] if (field in changed) != (sign == "!") else ""

        def value(match: re.Match[str]) -> str:
            return self._value(getattr(node, match[1]), f"{name}.{match[1]}", match[2])

        words, left = self.words.nodes[name].say, 1
        while left:  # what stands within another is looked at first
            words, left = _PART.subn(part, words)
        return _FIELD.sub(value, words)

    def _value(self, value: object, where: str, between: str | None = None) -> str:
        if isinstance(value, Struct):
            return self.say(value)
        if isinstance(value, tuple):
            return (" or " if between is None else between).join(self._value(one, where) for one in value)
        if isinstance(value, dict):
            return "; ".join(
                f"“{key}”: {self._value(one, where) if one is not None else 'nothing'}" for key, one in value.items()
            )
        written = str(value).lower() if isinstance(value, bool) or value is None else str(value)
        values = self.words.values
        return values.get(where, {}).get(written) or values.get(where.partition(".")[2], {}).get(written) or written

    def _cite(self, part: object, found: dict[str, None]) -> None:
        if isinstance(part, Struct):
            entry = self.words.nodes[type(part).__name__]
            found.update(dict.fromkeys(entry.clauses))
            changed = _changed(part)
            found.update(dict.fromkeys(one for name in entry.fields if name in changed for one in entry.fields[name]))
            for name in part.__struct_fields__:
                if name in changed:
                    self._cite(getattr(part, name), found)
        elif isinstance(part, tuple | dict):
            for one in part.values() if isinstance(part, dict) else part:
                self._cite(one, found)


def _changed(node: Struct) -> set[str]:
    return {field.name for field in node_type(type(node)).fields if _says_more(node, field)}


def _says_more(node: Struct, field: inspect.Field) -> bool:
    return needed(field) or getattr(node, field.name) != default(field)


def _sentence(line: str) -> str:
    text = _ONE.sub(r"1 \1", " ".join(line.split()).replace(" ,", ",").replace(" .", "."))
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", ":")) else ".")


def read_words(files: Mapping[str, bytes]) -> Words:
    """The words of a language from its files, by name. A node in two files is a mistake of ours."""
    read = [msgspec.toml.decode(text, type=Words) for _name, text in sorted(files.items())]
    return Words(
        nodes={name: entry for one in read for name, entry in one.nodes.items()},
        values={name: said for one in read for name, said in one.values.items()},
        cannot=tuple(text for one in read for text in one.cannot),
    )
