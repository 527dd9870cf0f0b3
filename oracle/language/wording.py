"""A card's definition in plain English: each kind of node has its words, kept as data beside the language.

In the words of a node, `{field}` is the English of the field, and `{field: / }` the same with ` / ` between the items
of a list. `{field@other}` uses the words stored for `other`; `{field/old/new}` replaces every `old` by `new`.

Conditional words: `[field|words]` appears only if the field differs from its default, `[!field|words]` only if it does
not; `[#field|words]` appears if the field is a plain number, `[~field|words]` if it is computed.
`[field=one two|words]` appears if the field is one of these words (no word: if it is empty; `{other}`: the value of
another field), `[!field=one two|words]` if it is not. `one+two` tests either field, `field.inner` a field of the node
in the field. Conditions can be nested.

Among the words for the values of a field, `*` is used for every other value, and stands for that value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple, get_type_hints

import msgspec
from msgspec import Struct, inspect

from oracle.language.nodes import default, needed, node_type

_PART = re.compile(r"\[([!#~]?)([\w.+]+)(?:=([^|\[\]]*))?\|([^\[\]]*)\]")
_TOLD = re.compile(r"\[[!#~]?([\w.+]+)(?:=[^|\[\]]*)?\|")
_THINGS = re.compile(r"\b(card|counter|Character|Permanent|Spell|object)s\b")
_ONE = re.compile(rf"\b1 (?:(?!(?:of|or|to|for|less)\b)[\w-]+ ){{0,3}}{_THINGS.pattern}(?: or {_THINGS.pattern})*")
"""A single thing, in words that would otherwise be plural: `1 target Characters or Permanents`."""
_FIELD = re.compile(r"\{(\w+)(?:@([\w.]+))?((?:/[^{}/:]+/[^{}/:]+)*)(?::([^{}]*))?\}")


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words for one kind of node."""

    say: str
    clauses: tuple[str, ...] = ()
    """The clauses it rests on in any place."""
    fields: dict[str, tuple[str, ...]] = {}
    """Field → the further clauses it rests on if that field has a value."""
    since: int = 1
    """The version of the language that introduced it."""
    newer: dict[str, int] = {}
    """Additions by later versions: `field`, or `field=word` for a word or a kind of node newly allowed there → that
    version.
    """
    internal: bool = False
    """Whether only rules create it: no definition contains it."""
    like: dict[str, str] = {}
    """A field that holds JSON → the field of a definition that has the same type."""


class Words(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of a language; each of its files may hold any part."""

    nodes: dict[str, Entry] = {}
    """By the name of the node's class."""
    values: dict[str, dict[str, str]] = {}
    """Field, or `Node.field` → value → its words."""
    cannot: tuple[str, ...] = ()
    """What the language cannot express, in the words of printed cards."""


class Said(NamedTuple):
    """A definition in English, line by line, and the clauses of its nodes."""

    lines: tuple[str, ...]
    clauses: tuple[str, ...]


def fields_of(words: str) -> frozenset[str]:
    """The fields used in the words of a node."""
    told = {path.partition(".")[0] for paths in _TOLD.findall(words) for path in paths.split("+")}
    return frozenset(told | {match[1] for match in _FIELD.finditer(words)})


def shortest(words: str) -> str:
    """The words of a node with all optional fields empty, and required ones as names in capitals."""
    left = 1
    while left:
        words, left = _PART.subn(lambda match: match[4] if match[1] in ("!", "#") else "", words)
    return " ".join(_FIELD.sub(_in_capitals, words).split()).replace(" ,", ",")


def _in_capitals(match: re.Match[str]) -> str:
    return ((match[2] or "").partition(".")[2] or match[1]).upper()


class Wording:
    """A language's English."""

    def __init__(self, words: Words, definition: type[Struct]) -> None:
        self.words = words
        self.definition = definition

    def said(self, card: Struct) -> Said:
        """A whole definition: one line for each statement and ability."""
        text = self.say(card)
        return Said(tuple(_sentence(line) for line in text.split("\n") if line.strip()), self.clauses(card))

    def sentence(self, node: Struct) -> str:
        """One node with its nested nodes, as a separate sentence."""
        text = self.say(node)
        return _sentence(text[1:-1] if _IN_BRACKETS.fullmatch(text) else text)

    def clauses(self, card: Struct) -> tuple[str, ...]:
        """The clauses that a definition rests on: those of its nodes, and of its fields with a value."""
        found: dict[str, None] = {}
        self._cite(card, found)
        return tuple(found)

    def say(self, node: Struct) -> str:
        """One node with its nested nodes."""
        name = type(node).__name__

        def part(match: re.Match[str]) -> str:
            return match[4] if _stands(node, match[1], match[2].split("+"), match[3]) else ""

        def value(match: re.Match[str]) -> str:
            where = match[2] or "", f"{name}.{match[1]}", match[1].removeprefix("not_")
            found = self._value(getattr(node, match[1]), where, match[4])
            for old, new in _renamed(match[3]):
                found = found.replace(old, new)
            before, behind = words[match.start() - 1 : match.start()], words[match.end() : match.end() + 1]
            return _without_brackets(found) if (before, behind) == ("(", ")") else found

        words, left = self.words.nodes[name].say, 1
        while left:  # nested placeholders are found first
            words, left = _PART.subn(part, words)
        return _FIELD.sub(value, words)

    def _value(self, value: object, where: tuple[str, str, str], between: str | None = None) -> str:
        if isinstance(value, Struct):
            return self.say(value)
        if isinstance(value, tuple):
            return (" or " if between is None else between).join(self._value(one, where) for one in value)
        if isinstance(value, dict):
            read = self._read(value, where[1])
            return (
                self.say(read)
                if read is not None
                else "; ".join(
                    f"“{key}”: {self._value(one, where) if one is not None else 'nothing'}"
                    for key, one in value.items()
                )
            )
        written, said = _written(value), [self.words.values.get(name, {}) for name in where]
        for words in (one.get(key) for one in said for key in (written, "*")):
            if words is not None:
                return words.replace("*", written)
        return written

    def _read(self, value: dict[str, object], where: str) -> Struct | None:
        """JSON that is a node of a definition; None if it is not declared as one, or is not valid."""
        kind, _, field = where.partition(".")
        entry = self.words.nodes.get(kind)
        like = None if entry is None else entry.like.get(field)
        if like is None:
            return None
        try:
            (read,) = msgspec.convert((value,), get_type_hints(self.definition)[like])
        except msgspec.ValidationError:
            return None
        return read if isinstance(read, Struct) else None

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


def _has_changed(node: Struct, name: str) -> bool:
    field = _fields(type(node)).get(name)
    return field is not None and _says_more(node, field)


@cache
def _fields(cls: type) -> dict[str, inspect.Field]:
    return {field.name: field for field in node_type(cls).fields}


def _says_more(node: Struct, field: inspect.Field) -> bool:
    # An empty text counts as a missing one.
    return needed(field) or getattr(node, field.name) not in (default(field), "")


def _stands(node: Struct, sign: str, paths: list[str], words: str | None) -> bool:
    """Whether a part of the words applies, by the value of one of these fields."""
    found = [_field(node, path) for path in paths]
    if sign in ("#", "~"):
        return any(isinstance(getattr(owner, name), int) == (sign == "#") for owner, name in found)
    if words is None:
        asked = any(isinstance(owner, Struct) and _has_changed(owner, name) for owner, name in found)
    else:
        wanted = {_written(getattr(node, word[1:-1])) if word.startswith("{") else word for word in words.split()}
        asked = any(_is_one_of(getattr(owner, name, None), wanted) for owner, name in found)
    return asked != (sign == "!")


def _field(node: object, path: str) -> tuple[object, str]:
    """The node that has a field, and the name of the field."""
    way, _, name = path.rpartition(".")
    for inner in way.split(".") if way else ():
        node = getattr(node, inner, None)
    return node, name


def _is_one_of(value: object, wanted: set[str]) -> bool:
    several = value if isinstance(value, tuple) else (value,)
    return not several if not wanted else any(_written(one) in wanted for one in several)


def _written(value: object) -> str:
    """A value as a word: as in JSON; for a node, its kind."""
    if isinstance(value, Struct):
        return str(value.__struct_config__.tag)
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


def _renamed(words: str) -> Iterator[tuple[str, str]]:
    parts = words.split("/")[1:]
    return zip(parts[::2], parts[1::2], strict=True)


def _without_brackets(text: str) -> str:
    """The text without brackets around the whole of it."""
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0:
            return text[1:-1] if text.startswith("(") and 1 < at == len(text) - 1 else text
    return text


_IN_BRACKETS = re.compile(r"\([^()]*\)")


def _sentence(line: str) -> str:
    spaced = " ".join(line.split()).replace(" ,", ",").replace(" .", ".")
    text = _ONE.sub(lambda one: _THINGS.sub(r"\1", one[0]), spaced)
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", ":")) else ".")


def read_words(files: Mapping[str, bytes]) -> Words:
    """The words of a language from its files, by name. A node in two files is an error of ours."""
    read = [msgspec.toml.decode(text, type=Words) for _name, text in sorted(files.items())]
    return Words(
        nodes={name: entry for one in read for name, entry in one.nodes.items()},
        values={name: said for one in read for name, said in one.values.items()},
        cannot=tuple(text for one in read for text in one.cannot),
    )
