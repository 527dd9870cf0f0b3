"""Phrases and their meanings, written once and used both ways: text to data, and data to text.

A phrase is `text => template`. In the text `<name:kind>` is a hole filled by a phrase of that kind. In the template
`"$name"` stands for what fills it, `"$*name"` in a list for its items, `"$!name"` for its items as one effect, and
`"&": "$name"` in an object for all further fields, `"&": ["$one", "$other"]` for fields that several holes fill.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import product

from msgspec import Struct

from oracle.protocol.values import Json, JsonObject

Bound = JsonObject
Usual = Mapping[str, Mapping[str, Json]]
"""Kind of node (`is`) → the defaults of its fields."""
Macro = Callable[[str, object], Iterator[tuple[str, Json, str]]]
"""Expands one phrase into several: the words, the template, and the words that they vary, if any."""
HOLE = re.compile(r"<(\w+):(\w+)>")
_USED = re.compile(r'"\$[*!]?(\w+)"')


class Phrase(Struct, frozen=True):
    """One form of words, and the data that it expresses."""

    kind: str
    text: str
    template: Json
    synonym: str = ""
    """The phrase of which it is a variant; text is written back in that form."""

    @property
    def canonical(self) -> str:
        """The words that represent this phrase in a normal form."""
        return self.synonym or self.text

    @property
    def holes(self) -> list[tuple[str, str]]:
        """Name and kind of every hole, in text order."""
        return HOLE.findall(self.text)


class PhraseError(ValueError):
    """A line of a phrase file cannot be read; the message quotes the line."""


class SaidTwiceError(ValueError):
    """A phrase and the content of one of its holes set the same field; the message names the field."""


def read_phrases(text: str, macros: Mapping[str, Macro]) -> list[Phrase]:
    """The phrases of a file: `[kind]` lines, `text => template` lines, comments after `#`; below a phrase, `~ text`
    lines are variants of it.

    `macros`: a word in the text → the macro that expands the phrase into several.
    """
    kind, found, before = "", list[Phrase](), list[Phrase]()
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        words, arrow, template = line.partition(" => ")
        if line.startswith("[") and not arrow:
            kind = line.strip("[] ")
            continue
        if line.startswith("~ "):
            texts = [made for made, _, _ in _several(line[2:].strip(), {}, macros)]
            found += [Phrase(kind, text, of.template, of.canonical) for text, of in zip(texts, before, strict=True)]
            _check_holes(found[-len(texts) :])
            continue
        try:
            made = json.loads(template)
        except json.JSONDecodeError as error:
            raise PhraseError(f"{line}: {error}") from error
        before = [Phrase(kind, *one) for one in _several(words.strip(), made, macros)]
        _check_holes(before)
        found += before
    return found


def _check_holes(phrases: list[Phrase]) -> None:
    """Check that the content of each hole is used, and that no hole is filled twice."""
    for one in phrases:
        if sorted(name for name, _ in one.holes) != sorted(set(_USED.findall(json.dumps(one.template)))):
            raise PhraseError(f"{one.text}: name each hole once, and use all of them in the template")


def _several(
    words: str, template: object, macros: Mapping[str, Macro], synonym: str = ""
) -> list[tuple[str, Json, str]]:
    macro = next((macros[word] for word in words.split() if word in macros), None)
    if macro is None:
        return [(words, template, synonym)]
    made = list(macro(words, template))
    return [one for text, said, other in made for one in _several(text, said, macros, other or synonym)]


def filled(template: object, bound: Bound) -> Json:
    """The data of a template with its holes filled. Raises SaidTwiceError."""
    if isinstance(template, str) and template.startswith("$"):
        return one_effect(bound[template[2:]]) if template[1] == "!" else bound[template[1:]]
    if isinstance(template, list):
        made: list[Json] = []
        for item in template:
            if isinstance(item, str) and item.startswith("$*"):
                made += bound[item[2:]]
            else:
                made.append(filled(item, bound))
        return made
    if isinstance(template, dict):
        own = {key: filled(value, bound) for key, value in template.items() if key != "&"}
        for hole in _further(template):
            further = filled(hole, bound)
            if own.keys() & further.keys():
                raise SaidTwiceError(", ".join(sorted(own.keys() & further.keys())))
            own |= further
        return own
    return template


def _further(template: JsonObject) -> list[str]:
    """The holes that fill further fields of an object."""
    holes: list[str] | str = template.get("&", [])
    return [holes] if isinstance(holes, str) else holes


def matches(template: object, value: Json, usual: Usual) -> Iterator[Bound]:
    """Every way to fill the holes so that the template produces this value."""
    if isinstance(template, str) and template.startswith("$"):
        if template[1] != "!":
            yield {template[1:]: value}
        elif isinstance(value, dict):
            yield {template[2:]: effects_of(value)}
    elif isinstance(template, list):
        if isinstance(value, list):
            yield from _lists(template, value, usual)
    elif isinstance(template, dict):
        if isinstance(value, dict):
            yield from _objects(template, value, usual)
    elif template == value and type(template) is type(value):
        yield {}


def shape(value: Json) -> str:
    """A rough type of a template or of data: `*` for a hole; an object or a list by its first part."""
    if isinstance(value, str) and value.startswith("$"):
        return "*"
    if isinstance(value, dict):
        kind = value.get("is") if "&" in value else value.get("is", value.get("event"))
        return f"object {kind}" if isinstance(kind, str) and not kind.startswith("$") else "object"
    if isinstance(value, list):
        first = shape(value[0]) if value else "nothing"
        return f"list {first}" if first.startswith(("object ", "nothing")) else "list"
    return "value"


def fits(template: str, value: str) -> bool:
    """Whether a template of that shape may produce data of that shape."""
    return template in ("*", value) or (template in ("object", "list") and value.startswith(f"{template} "))


def _lists(template: list[Json], value: list[object], usual: Usual) -> Iterator[Bound]:
    if not template:
        if not value:
            yield {}
        return
    first, rest = template[0], template[1:]
    if isinstance(first, str) and first.startswith("$*"):
        for taken in range(1, len(value) + 1):
            for others in _lists(rest, value[taken:], usual):
                yield from _joined({first[2:]: value[:taken]}, others)
    elif value:
        for one in matches(first, value[0], usual):
            for others in _lists(rest, value[1:], usual):
                yield from _joined(one, others)


def _joined(one: Bound, other: Bound) -> Iterator[Bound]:
    if all(one[name] == other[name] for name in one.keys() & other.keys()):
        yield one | other


def _objects(template: dict[str, object], value: JsonObject, usual: Usual) -> Iterator[Bound]:
    own = [key for key in template if key != "&"]
    rest = {key: one for key, one in value.items() if key not in own}
    if rest and "&" not in template:
        return
    known = {**usual.get(str(value.get("is")), {}), **value} if any(key not in value for key in own) else value
    if any(key not in known for key in own):
        return
    found = list(_shares([hole[1:] for hole in _further(template)], rest))
    for key in own:
        ways = list(matches(template[key], known[key], usual)) if found else []
        found = [one for have in found for new in ways for one in _joined(have, new)]
    yield from found


def _shares(holes: list[str], rest: JsonObject) -> Iterator[Bound]:
    """Every way in which the holes can share an object's further fields."""
    for owners in product(holes, repeat=len(rest)):
        owned = dict(zip(rest, owners, strict=True))
        yield {hole: {key: one for key, one in rest.items() if owned[key] == hole} for hole in holes}


def one_effect(steps: list[Json]) -> Json:
    """A single effect as it is, several as a sequence."""
    return steps[0] if len(steps) == 1 else {"is": "sequence", "steps": steps}


def effects_of(effect: JsonObject) -> list[Json]:
    """The inverse of `one_effect`."""
    steps: list[object] = effect["steps"] if effect.get("is") == "sequence" else [effect]
    return steps
