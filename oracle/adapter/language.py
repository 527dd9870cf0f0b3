"""Walks the definition of a made-up card and reports the words that an engine does not support."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct

from oracle.adapter.errors import Unsupported
from oracle.protocol.messages import LANGUAGES
from oracle.protocol.values import Json

CARD = "card"


class Language(Struct, frozen=True, kw_only=True):
    """The part of a game's card language that an engine supports, as data.

    Keys of `inside` and `values` are fields. If a field has a special meaning in some places, the more specific keys
    are tried first: `kind.word.field`, `word.field`, `kind.field`.
    """

    words: Mapping[str, Mapping[str, str]]
    """Kind of node → possible values of `is` → the other fields allowed with it. Nodes without `is` are listed under an
    empty word. The kind `card` is the definition itself.
    """
    inside: Mapping[str, str]
    """Field → the kind of node that it contains, alone, in a list or in a map."""
    values: Mapping[str, Collection[str] | None] = {}
    """Field → its permitted words; a field that is missing here, or is None, accepts any."""

    def __post_init__(self) -> None:
        for field, kind in {"definitions": CARD, **self.inside}.items():
            if kind not in self.words:
                raise ValueError(f"Language: words lacks the kind {kind}, which {field} contains")

    def unknown(self, definition: object) -> list[str]:
        """Everything in a definition that the engine does not support, without duplicates: kinds of nodes, fields,
        words.
        """
        return list(dict.fromkeys(self._node(CARD, definition)))

    def check(self, definitions: Mapping[str, object]) -> None:
        """Raise `Unsupported` with everything unsupported in these definitions, by card name."""
        lacks = [f"{name}: {one}" for name, text in sorted(definitions.items()) for one in self.unknown(text)]
        if lacks:
            raise Unsupported(*lacks)

    def newest(self, game: str) -> int:
        """The newest version of the game's language in which `unknown` finds every word that this engine lacks.

        New kinds of nodes and new fields are always found. A new word in a known field is found if `values` or `inside`
        covers that field.
        """
        open_ = {
            f"{word}.{field}"
            for kind, words in self.words.items()
            for word, fields in words.items()
            for field in fields.split()
            if all(self._meant(table, kind, word, field) is None for table in (self.values, self.inside))
        }
        newest = 1
        for version, fields in sorted(LANGUAGES.get(game, {}).items()):
            if not open_.isdisjoint(fields):
                break
            newest = version
        return newest

    def _node(self, kind: str, node: object) -> Iterator[str]:
        words = self.words[kind]
        if isinstance(node, list):
            for part in node:
                yield from self._node(kind, part)
        elif isinstance(node, dict) and "" not in words and all(isinstance(one, list | dict) for one in node.values()):
            # Modes and the like: nodes by name.
            yield from self._node(kind, list(node.values()))
        elif isinstance(node, dict):
            yield from self._fields(kind, str(node.get("is", "")), node)

    def _fields(self, kind: str, word: str, node: Mapping[str, Json]) -> Iterator[str]:
        if word not in self.words[kind]:
            yield f"the {kind} {word}"
            return
        known = self.words[kind][word].split()
        for field, value in node.items():
            # An empty node has a meaning too: a filter that accepts any card.
            if field == "is" or value is None or value in ("", []):
                continue
            if field not in known:
                yield f"{field} of the {kind} {word}".rstrip()
            elif (at := self._meant(self.inside, kind, word, field)) is not None and isinstance(value, list | dict):
                yield from self._node(at, value)
            else:
                yield from self._strange(kind, word, field, value)

    def _strange(self, kind: str, word: str, field: str, value: object) -> Iterator[str]:
        known = self._meant(self.values, kind, word, field)
        for one in value if isinstance(value, list) else [value]:
            if known is not None and isinstance(one, str) and one not in known:
                yield f"{field} {one} of the {kind} {word}".rstrip()

    @staticmethod
    def _meant(table: Mapping[str, object], kind: str, word: str, field: str) -> Json:
        places = (f"{kind}.{word}.{field}", f"{word}.{field}", f"{kind}.{field}", field)
        return next((table[place] for place in places if place in table), None)
