"""A grammar of phrases that turns normalized text into data, and data back into text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, islice, product
from typing import NamedTuple

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken
from msgspec import Struct

from oracle.cards.prediction import Heard, Prediction
from oracle.cards.templates import HOLE, Phrase, SaidTwiceError, Usual, filled, fits, matches, shape
from oracle.protocol.values import Json

MOST_READINGS = 64
"""Readings allowed for any part of a text before it is refused."""
MOST_KEPT = 20_000
"""How many results of `say` are kept for reuse."""
_BEGUN = "begun"
"""The grammar's name for a prefix that several phrases share."""


_WORD = re.compile(r"\[[^\]]*\]|\S+")
"""Text in brackets counts as one word."""


class NotUnderstood(Exception):
    """A text that the grammar does not cover; reading stopped at `words`."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


class Meaning(NamedTuple):
    """One way to read a text."""

    data: Json
    words: str
    """The text with every synonym replaced."""


class Terminal(Struct, frozen=True):
    """A hole filled by one word: its pattern, and whether it is a number."""

    pattern: str
    number: bool = False
    signed: bool = False
    edges: str = ""
    """Characters around the word in the text that the data omits."""
    capital: bool = False
    """The word is capitalized in the text but not in the data."""
    dashed: bool = False
    """Spaces in the text are hyphens in the data."""

    def value(self, word: str) -> str | int:
        """The word as data."""
        word = word.strip(self.edges) if self.edges else word
        if self.number:
            return int(word)
        word = word.lower() if self.capital else word
        return word.replace(" ", "-") if self.dashed else word

    def word(self, value: Json) -> str | None:
        """The word for that value; None if it cannot be such a word."""
        if self.number:
            if type(value) is not int:
                return None
            made = self._edged(f"{value:+d}" if self.signed else str(value))
            return made if re.fullmatch(self.pattern, made) else None
        if not isinstance(value, str):
            return None
        value = value.replace("-", " ") if self.dashed else value
        value = value.capitalize() if self.capital else value
        made = self._edged(value)
        return made if re.fullmatch(self.pattern, made) else None

    def _edged(self, word: str) -> str:
        return f"{self.edges[:1]}{word}{self.edges[1:]}"


class _Said:
    """A text that was read, and its words."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = frozenset(text.split())


class Phrasing:
    """A game's phrases, ready for reading and saying."""

    def __init__(
        self, phrases: list[Phrase], terminals: Mapping[str, Terminal], starts: tuple[str, ...], usual: Usual
    ) -> None:
        """`starts`: the possible kinds of a text. `usual`: defaults of the fields that nodes leave out."""
        self._usual = usual
        self.terminals = terminals
        """The holes filled by a single word."""
        self.by_kind: dict[str, list[Phrase]] = {}
        """The phrases of each kind, in order."""
        for phrase in phrases:
            self.by_kind.setdefault(phrase.kind, []).append(phrase)
        heard = Heard()
        self._lark = Lark(
            self._grammar(), start=list(starts), parser="earley", lexer="basic", ambiguity="explicit", postlex=heard
        )
        self._predicted = Prediction(self._lark, heard)
        self._reader = _Reader(phrases, terminals)
        self._said: dict[tuple[str, str], str | None] = {}
        self._by_shape: dict[tuple[str, str], list[Phrase]] = {}
        words = re.findall(r"[a-z']+", " ".join(HOLE.sub(" ", phrase.text) for phrase in phrases))
        self.vocabulary = frozenset(words)
        """Every word that is not part of a name."""

    def read(self, text: str, start: str) -> list[Meaning]:
        """Every meaning of a text in normal form. Raises `NotUnderstood`."""
        try:
            read = self._reader.meanings(self._parsed(text, start))
            if not read:
                raise NotUnderstood("(says two things of one object)")
            return read
        except UnexpectedToken as error:
            raise NotUnderstood(_around(text, error.token.start_pos)) from error
        except UnexpectedCharacters as error:
            raise NotUnderstood(_around(text, error.pos_in_stream)) from error
        except UnexpectedEOF as error:
            raise NotUnderstood("(the end)") from error
        except RecursionError:
            raise NotUnderstood("(too long)") from None

    def _parsed(self, text: str, start: str) -> Tree[Token]:
        try:
            self._predicted.narrow(text)
            return self._lark.parse(text, start=start)
        except UnexpectedInput:
            # A failed attempt with only some phrases may stop earlier than one with all of them.
            self._predicted.widen()
            return self._lark.parse(text, start=start)

    def say(self, value: Json, kind: str, heard: Iterable[str] = ()) -> str | None:
        """A text of that kind that expresses the value: one of `heard` if possible, else the first; None if there is
        none.
        """
        for text in heard:
            if text in self._forms(value, kind, _Said(text), {}):
                return text
        return self._first(value, kind)

    def _saying(self, value: object, kind: str) -> list[Phrase]:
        """The phrases of a kind that may express such a value, in order."""
        key = (kind, shape(value))
        if key not in self._by_shape:
            self._by_shape[key] = [
                one for one in self.by_kind[kind] if not one.synonym and fits(shape(one.template), key[1])
            ]
        return self._by_shape[key]

    def _forms(self, value: object, kind: str, said: _Said, known: dict[tuple[str, str], set[str]]) -> set[str]:
        """The texts of that kind that express the value and occur in that text."""
        key = (kind, repr(value))
        if key in known:
            return known[key]
        found = known[key] = set()
        if kind in self.terminals:
            word = self.terminals[kind].word(value)
            found |= {word} if word is not None and word in said.text else set()
            return found
        for phrase in self._saying(value, kind):
            if not _words(phrase.text) <= said.words:
                continue
            for bound in matches(phrase.template, value, self._usual):
                ways = [[(name, one) for one in self._forms(bound[name], of, said, known)] for name, of in phrase.holes]
                forms = (put_in(phrase.text, dict(words)) for words in product(*ways))
                found |= {form for form in forms if form in said.text}
        return found

    def _first(self, value: object, kind: str) -> str | None:
        key = (kind, repr(value))
        if key not in self._said:
            if len(self._said) > MOST_KEPT:
                self._said.clear()
            self._said[key] = None
            self._said[key] = self._say(value, kind)
        return self._said[key]

    def _say(self, value: object, kind: str) -> str | None:
        if kind in self.terminals:
            return self.terminals[kind].word(value)
        for phrase in self._saying(value, kind):
            for bound in matches(phrase.template, value, self._usual):
                words = {name: self._first(bound[name], of) for name, of in phrase.holes}
                if all(one is not None for one in words.values()):
                    return put_in(phrase.text, words)
        return None

    def _grammar(self) -> str:
        lines = list[str]()
        for kind, phrases in self.by_kind.items():
            lines += _rules(kind, [(_symbols(one.text), f"p_{kind}_{at}") for at, one in enumerate(phrases)])
        texts = [HOLE.sub(" ", phrase.text) for phrase in chain(*self.by_kind.values())]
        words = {word for text in texts for word in _WORD.findall(text)}
        for kind, one in self.terminals.items():
            # A word that occurs in a phrase is no longer matched by the pattern.
            alike = sorted(f'"{word}"' for word in words if re.fullmatch(one.pattern, word))
            lines.append(f"!{kind}: " + " | ".join([f"T_{kind.upper()}", *alike]))
            lines.append(f"T_{kind.upper()}: /{one.pattern}/")
        return "\n".join([*lines, '%ignore " "', ""])


def _rules(name: str, phrases: list[tuple[list[str], str]]) -> list[str]:
    """The grammar rule of that name and its sub-rules; shared prefixes are parsed only once, for speed."""
    alike: dict[str, list[tuple[list[str], str]]] = {}
    for symbols, number in phrases:
        alike.setdefault(symbols[0], []).append((symbols, number))
    options, below = list[str](), list[str]()
    for several in alike.values():
        shared = _shared([symbols for symbols, _ in several])
        longer = [(symbols[shared:], number) for symbols, number in several if len(symbols) > shared]
        begun = " ".join(several[0][0][:shared])
        options += [f"{begun} -> {number}" for symbols, number in several if len(symbols) == shared]
        if len(longer) == 1:
            options.append(f"{begun} {' '.join(longer[0][0])} -> {longer[0][1]}")
        elif longer:
            further = f"{name}_{len(options)}"
            options.append(f"{begun} {further} -> {_BEGUN}")
            below += _rules(further, longer)
    return [f"{name}: " + "\n  | ".join(options), *below]


def _shared(several: list[list[str]]) -> int:
    """How many leading symbols all of them share."""
    return next(
        (at for at, column in enumerate(zip(*several, strict=False)) if len(set(column)) > 1),
        len(min(several, key=len)),
    )


def _symbols(text: str) -> list[str]:
    holes = [(word, HOLE.fullmatch(word)) for word in _WORD.findall(text)]
    return [hole[2] if hole else f'"{word}"' for word, hole in holes]


@cache
def _words(text: str) -> frozenset[str]:
    """The words of a phrase outside its holes."""
    return frozenset(HOLE.sub(" ", text).split())


def put_in(text: str, words: Mapping[str, str | None]) -> str:
    """The text of a phrase with its holes filled by words."""
    return HOLE.sub(lambda hole: str(words[hole[1]]), text)


def _around(text: str, at: int | None) -> str:
    # Everything before an error was read, so the reported words are complete.
    start = text.rfind(" ", 0, at or 0) + 1
    return " ".join(text[start:].split()[:2])


class _Reader:
    """Fills the template of each phrase from the inside out, for every possible reading of a text."""

    def __init__(self, phrases: list[Phrase], terminals: Mapping[str, Terminal]) -> None:
        by_kind: dict[str, list[Phrase]] = {}
        for phrase in phrases:
            by_kind.setdefault(phrase.kind, []).append(phrase)
        self._phrases = {f"p_{kind}_{at}": one for kind, of in by_kind.items() for at, one in enumerate(of)}
        self._terminals = terminals

    def meanings(self, node: Tree[Token]) -> list[Meaning]:
        """The different meanings of a tree. Raises `NotUnderstood` if there are too many."""
        if node.data in self._terminals:
            word = str(node.children[0])
            return [Meaning(self._terminals[node.data].value(word), word)]
        made = [_meaning(phrase, holes) for phrase, holes in islice(self._forms(node), MOST_READINGS + 1)]
        found = {repr(one): one for one in made if one is not None}
        if len(made) > MOST_READINGS:
            raise NotUnderstood("(can be read in too many ways)")
        return list(found.values())

    def _forms(self, node: Tree[Token]) -> Iterator[tuple[Phrase, tuple[Meaning, ...]]]:
        """The phrases that match a tree, each with the meanings of its holes."""
        if node.data == "_ambig":
            for child in node.children:
                yield from self._forms(_tree(child))
            return
        children = [_tree(child) for child in node.children]
        begun = node.data == _BEGUN
        for holes in product(*(self.meanings(child) for child in children[: -1 if begun else None])):
            further = self._forms(children[-1]) if begun else [(self._phrases[node.data], ())]
            yield from ((phrase, (*holes, *others)) for phrase, others in further)


def _meaning(phrase: Phrase, holes: Sequence[Meaning]) -> Meaning | None:
    """The meaning of a phrase with its holes filled; None if it would set a field twice and so lose a value."""
    of = dict(zip((name for name, _ in phrase.holes), holes, strict=True))
    try:
        data = filled(phrase.template, {name: one.data for name, one in of.items()})
    except SaidTwiceError:
        return None
    return Meaning(data, put_in(phrase.canonical, {name: one.words for name, one in of.items()}))


def _tree(child: Tree[Token] | Token) -> Tree[Token]:
    assert isinstance(child, Tree)  # noqa: S101 - phrases hold words and kinds, and words are not kept
    return child
