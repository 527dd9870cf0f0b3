"""Explains to the author why data does not fit the types of a card language."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import inspect

from oracle.kernel.errors import InputError
from oracle.language.nodes import members, node_type

_MESSAGE = re.compile(r"(?P<wrong>.*?)(?: - at `\$\.?(?P<path>.*)`)?", re.DOTALL)
_WORD = re.compile(r"Invalid (?:enum )?value '(?P<word>.*)'", re.DOTALL)
_STEP = re.compile(r"\[(\d+|\.\.\.)\]|([^.\[\]]+)")


def fitted(raw: object, kind: object, where: str, right: str = "") -> Any:
    """Plain data as this type.

    Raises InputError below `where`: for a wrong word with the valid words, otherwise with `right`.
    """
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        said = _MESSAGE.fullmatch(str(error))
        assert said is not None  # noqa: S101 - anything matches
        path, wrong = said["path"] or "", said["wrong"]
        if word := _WORD.fullmatch(wrong):
            wrong = f'there is no "{word["word"]}" here'
            right = listed(_words(node_type(kind), raw, _steps(path)), word["word"])
        raise InputError(".".join(part for part in (where, path) if part), wrong, right) from None


def listed(words: Iterable[str], wanted: str = "") -> str:
    """The correction: the nearest word if there is one, else all valid words."""
    known = sorted(set(words))
    near = difflib.get_close_matches(wanted, known, n=1)
    return near[0] if near else "one of " + ", ".join(known)


def _steps(path: str) -> list[str]:
    return [place or name for place, name in _STEP.findall(path)]


def _words(kind: inspect.Type, raw: Any, steps: list[str]) -> Iterator[str]:
    """The words allowed at the end of these steps; `...` is any value of a mapping."""
    for part in members(kind):
        match part:
            case inspect.LiteralType(values=values) if not steps:
                yield from (str(value) for value in values)
            case inspect.StructType(cls=cls) if steps and isinstance(raw, dict):
                info = node_type(cls)
                if info.tag is not None and steps == [info.tag_field]:
                    yield str(info.tag)
                elif info.tag is None or raw.get(info.tag_field) == info.tag:
                    for field in info.fields:
                        if field.encode_name == steps[0]:
                            yield from _words(field.type, raw.get(steps[0]), steps[1:])
            case inspect.VarTupleType(item_type=inner) if steps and isinstance(raw, list | tuple):
                # Not every value of a mapping goes as deep as the one in question.
                for value in raw[int(steps[0]) :][:1]:
                    yield from _words(inner, value, steps[1:])
            case inspect.DictType(value_type=inner) if steps and isinstance(raw, dict):
                for value in raw.values():
                    yield from _words(inner, value, steps[1:])
