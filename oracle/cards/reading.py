"""From a printed text to a single meaning: the code shared by all compilers."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

import msgspec

from oracle.cards.compiler import Refused
from oracle.cards.phrasing import NotUnderstood, Phrasing
from oracle.cards.templates import Usual
from oracle.language.nodes import default, needed, node_type, reachable
from oracle.protocol.display import shown
from oracle.protocol.values import Json

D = TypeVar("D")
KEPT = 4_096
"""Lines whose meaning is cached: reprints repeat them."""
LONGEST_NUMBER = 10
"""No number on a card has this many digits."""
_TYPED = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "−": "-"})
_REMINDER = re.compile(r"\(([^()]*)\)")


def typed(text: str) -> str:
    """A text with plain keyboard quotation marks and hyphens."""
    return text.translate(_TYPED)


class OddColumn(ValueError):
    """A column of a public format has an unexpected value; the message names the column and the expected type."""


def several(columns: Mapping[str, Json], name: str) -> list[Json]:
    """The items of a list column; empty if the column is empty. Raises OddColumn."""
    found = columns.get(name)
    if found is not None and not isinstance(found, list):
        raise OddColumn(f"the column {name!r} holds {shown(json.dumps(found), 60)}, where a list belongs")
    return found or []


def counted(word: str) -> int | str:
    """A text of digits as a number; any other text unchanged."""
    return int(word) if word.isdecimal() and len(word) < LONGEST_NUMBER else word


def digest(words: str) -> str:
    """The key of a reminder text, used instead of its words."""
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def without_reminders(line: str, known: Callable[[str], bool]) -> str:
    """The line without the texts in parentheses. Raises `Refused` at the first one that is not known."""

    def dropped(found: re.Match[str]) -> str:
        if not known(found[1]):
            raise Refused(found[0])
        return ""

    return _REMINDER.sub(dropped, line)


def one_meaning(
    phrasing: Phrasing,
    line: str,
    kind: str,
    named: Callable[[object], object],
    comparable: Callable[[object], object],
    unlikely: Callable[[object], bool] = lambda _: False,
) -> tuple[object, tuple[str, ...]]:
    """The only meaning of a line, and every form of words in which it was read. Raises `Refused`.

    `named` assigns names to the objects mentioned; two readings are equal if `comparable` maps them to the same value.
    An `unlikely` reading counts only if there is no other.
    """
    try:
        read = [(named(one.data), one.words) for one in phrasing.read(line, kind)]
    except NotUnderstood as stopped:
        raise Refused(stopped.words) from stopped
    likely = [one for one in read if not unlikely(one[0])] or read
    different = {json.dumps(comparable(data), sort_keys=True): data for data, _ in likely}
    if len(different) > 1:
        raise Refused("(can be read in two ways)")
    (data,) = different.values()
    return data, tuple(words for _, words in likely)


def checked(card: dict[str, object], definition: type[D], fault: Callable[[D], object | None]) -> D:
    """Convert data to a definition. Raises `Refused` if the data is invalid or has no meaning."""
    try:
        made = msgspec.convert(card, definition)
    except msgspec.ValidationError as error:
        raise Refused(f"(cannot be a definition: {error})") from error
    found = fault(made)
    if found is not None:
        raise Refused(f"(means nothing: {str(found).partition(' (')[0]})")
    return made


@cache
def left_out(definition: type) -> Usual:
    """The default fields of a language's nodes."""
    fields = {cls: node_type(cls) for cls in reachable(definition)}
    return {
        str(kind.tag): {one.encode_name: msgspec.to_builtins(default(one)) for one in kind.fields if not needed(one)}
        for kind in fields.values() if kind.tag is not None
    }  # fmt: skip


def without_usual(node: dict[str, object], known: Usual) -> dict[str, object]:
    """A node without the fields that equal their defaults."""
    usual = known.get(str(node.get("is")), {})
    return {field: value for field, value in node.items() if field not in usual or usual[field] != value}


def as_data(definition: object) -> dict[str, object]:
    """A definition as JSON data."""
    data: dict[str, object] = msgspec.json.decode(msgspec.json.encode(definition))
    return data
