"""The registry of phrases: each pattern, its typed arguments and its function are registered once.

A pattern is the phrase as readers see it, with `{name:converter}` for an argument and `[…]` around an optional part:
`{who:player} shifts {card:ref}[ onto {onto:refs}]`. `<is/is not>` covers the phrase and its negative, which holds
if the phrase does not. A step's text must fit exactly one pattern.
"""

from __future__ import annotations

import difflib
import hashlib
import re
from collections.abc import Callable, Iterable
from typing import Any, Literal, TypedDict, Unpack

from msgspec import Struct

from oracle.profiles import PROFILES
from oracle.suite.errors import InvalidWordsError
from oracle.suite.feature_file import Step, Table
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.converters import CONVERTERS, NEGATIVE, Converter

Keyword = Literal["given", "when", "then"]
KEYWORDS: tuple[Keyword, ...] = ("given", "when", "then")
Compared = Literal["", "call", "action"]

BlockConverter = Callable[[Table, Context], object]
_TOKEN = re.compile(r"\{(\w+)(?::(\w+))?\}|<([^<>/]+)/([^<>/]+)>|\[|\]|[^\[\]{}<>]+")


class PhraseError(Exception):
    """A phrase that cannot be registered: a mistake in the step definitions, not in a feature."""


class PhraseOptions(TypedDict, total=False):
    """Further properties of a phrase at registration: fields of `Phrase` with the same names."""

    table: BlockConverter | None
    doc: bool
    needs: Callable[..., Iterable[str]]
    compares: Compared
    asks: bool
    looks: bool
    ends: Callable[..., bool]
    game: str


class Phrase(Struct, frozen=True, kw_only=True):
    """One registered phrase."""

    keyword: Keyword
    pattern: str
    """As registered; together with the keyword, the phrase's id."""
    shown: str
    """As shown in documentation, without converters."""
    example: str
    function: Callable[..., Any]
    expression: re.Pattern[str]
    converters: tuple[Converter, ...]
    table: BlockConverter | None = None
    doc: bool = False
    needs: Callable[..., Iterable[str]] | None = None
    """The step's arguments → capabilities that the scenario needs; those unknown to the game are ignored."""
    compares: Compared = ""
    """Whether the phrase compares with the table before the last call, or before the last action."""
    asks: bool = False
    """Whether the phrase checks who is asked what."""
    looks: bool = True
    """Whether a Then phrase checks the table, beyond replies and questions."""
    ends: Callable[..., bool] | None = None
    """The step's arguments → whether it states that the game is over; None: never."""
    game: str = ""
    """The only game that has it; empty for a phrase of all games."""

    def of(self, game: str) -> bool:
        """Whether scenarios of the game can use it."""
        return self.game in ("", game)

    def convert(
        self, raw: tuple[str | None, ...], table: Table | None, doc: str | None, context: Context
    ) -> list[object]:
        """Arguments for the function; `InvalidWordsError` if a word is meaningless."""
        if self.game and not self.of(context.game.id):
            raise InvalidWordsError(f'"{self.shown}" is a phrase of {PROFILES[self.game].name} only')
        arguments: list[object] = [
            None if text is None else converter.convert(text, context)
            for text, converter in zip(raw, self.converters, strict=True)
        ]
        if self.table is not None:
            if table is None:
                raise InvalidWordsError("this step needs a table below it")
            arguments.append(self.table(table, context))
        elif table is not None:
            raise InvalidWordsError("this step takes no table")
        if self.doc:
            if doc is None:
                raise InvalidWordsError('this step needs a text between two lines of """ below it')
            arguments.append(doc)
        elif doc is not None:
            raise InvalidWordsError("this step takes no text")
        return arguments

    def apart(self, arguments: list[object]) -> tuple[tuple[object, ...], bool]:
        """The arguments for its function, and whether the step uses the negative form."""
        if NEGATIVE not in self.converters:
            return tuple(arguments), False
        said = [value for value, one in zip(arguments, self.converters, strict=False) if one is NEGATIVE]
        rest = [value for place, value in enumerate(arguments)
                if place >= len(self.converters) or self.converters[place] is not NEGATIVE]  # fmt: skip
        return tuple(rest), any(said)


class Match(Struct, frozen=True):
    """A phrase with the words that a step fills in."""

    phrase: Phrase
    raw: tuple[str | None, ...]


class Registry:
    """All phrases by keyword."""

    def __init__(self) -> None:
        self._phrases: dict[tuple[Keyword, str, str], Phrase] = {}

    def phrases(self) -> tuple[Phrase, ...]:
        """Every phrase: given, when, then, each in alphabetical order."""
        order = {keyword: place for place, keyword in enumerate(KEYWORDS)}
        return tuple(sorted(self._phrases.values(), key=lambda phrase: (order[phrase.keyword], phrase.shown)))

    def add(self, phrase: Phrase) -> None:
        """Register a phrase; `PhraseError` if its example does not fit it, or fits another phrase of the game too."""
        key = (phrase.keyword, phrase.pattern, phrase.game)
        known = self._phrases.get(key)
        if known is not None:
            if _home(known) == _home(phrase):
                return  # the same file, imported under a second name
            raise PhraseError(f"the phrase {phrase.pattern!r} is registered twice")
        if not phrase.expression.fullmatch(phrase.example):
            raise PhraseError(f"the example {phrase.example!r} does not fit its own phrase {phrase.pattern!r}")
        for other in self._phrases.values():
            if other.keyword != phrase.keyword or not (other.of(phrase.game) or phrase.of(other.game)):
                continue
            for example in (phrase.example, other.example):
                if phrase.expression.fullmatch(example) and other.expression.fullmatch(example):
                    raise PhraseError(f"{example!r} fits two phrases: {phrase.pattern!r} and {other.pattern!r}")
        self._phrases[key] = phrase

    def get(self, keyword: str, pattern: str, game: str) -> Phrase:
        """The phrase with this id, of the game or of all games; `KeyError` if there is none."""
        own: Any = (keyword, pattern, game)
        return self._phrases.get(own) or self._phrases[(own[0], pattern, "")]

    def match(self, keyword: str, text: str, game: str = "") -> Match:
        """The one phrase that fits a step's text, this game's own first; `InvalidWordsError` names the closest."""
        found = [
            Match(phrase, hit.groups())
            for phrase in self._phrases.values()
            if phrase.keyword == keyword and (hit := phrase.expression.fullmatch(text))
        ]
        if game:
            # Phrases of other games are found too, so that the error can name their game.
            found = [match for match in found if match.phrase.of(game)] or found[:1]
        if len(found) == 1:
            return found[0]
        if found:
            names = " and ".join(sorted(repr(match.phrase.shown) for match in found))
            raise InvalidWordsError(f'"{text}" fits several phrases: {names}')
        raise InvalidWordsError(self._unknown(keyword, text))

    def match_step(self, step: Step, game: str = "") -> Match:
        """Like `match`, with a message for steps that are neither Given, When nor Then."""
        if step.keyword not in KEYWORDS:
            raise InvalidWordsError(f'start the step "{step.text}" with Given, When or Then')
        return self.match(step.keyword, step.text, game)

    def _unknown(self, keyword: str, text: str) -> str:
        for other in KEYWORDS:
            if other != keyword and any(
                phrase.expression.fullmatch(text) for phrase in self._phrases.values() if phrase.keyword == other
            ):
                return f'"{text}" is a phrase of {other.title()}, not of {keyword.title()}'
        scored = sorted(
            (
                (-_likeness(text, phrase), phrase.shown, phrase.example)
                for phrase in self._phrases.values()
                if phrase.keyword == keyword
            ),
        )
        near = "; ".join(f'{shown} (as in "{example}")' for _, shown, example in scored[:3])
        return f'there is no {keyword.title()} phrase "{text}"; the nearest: {near}'

    def fingerprint(self) -> str:
        """Changes whenever a phrase is added, removed or spelled differently."""
        lines = sorted(f"{phrase.keyword} {phrase.game} {phrase.pattern}" for phrase in self._phrases.values())
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()


REGISTRY = Registry()


def phrase(
    keyword: Keyword, pattern: str, *, example: str, registry: Registry = REGISTRY, **options: Unpack[PhraseOptions]
) -> Callable[[Callable[..., object]], Callable[..., object]]:
    """Register a function under a phrase.

    A Given function takes a `PositionBuilder` and the arguments. A When function takes the arguments and returns a
    `Move`. A Then function takes the game, the edition and the arguments, and returns checks. A table or text under the
    step is the last argument. `example` is a step that uses the phrase.
    """

    def register(function: Callable[..., object]) -> Callable[..., object]:
        expression, converters = _compile(pattern)
        registry.add(
            Phrase(
                keyword=keyword,
                pattern=pattern,
                shown=re.sub(r"\{(\w+):\w+\}", r"{\1}", pattern),
                example=example,
                function=function,
                expression=expression,
                converters=converters,
                **options,
            )
        )
        return function

    return register


def _compile(pattern: str) -> tuple[re.Pattern[str], tuple[Converter, ...]]:
    parts: list[str] = []
    converters: list[Converter] = []
    for token in _TOKEN.finditer(pattern):
        name, kind = token.group(1), token.group(2)
        if name:
            converter = CONVERTERS.get(kind or name)
            if converter is None:
                raise PhraseError(f"{pattern!r}: there is no converter {kind or name!r}")
            converters.append(converter)
            parts.append(f"({converter.expression})")
        elif token.group(3):
            yes, no = (re.escape(part) for part in token.group(3, 4))
            converters.append(NEGATIVE)
            parts.append(f"(?:{yes}|({no}))")
        elif token.group() == "[":
            parts.append("(?:")
        elif token.group() == "]":
            parts.append(")?")
        else:
            parts.append(re.escape(token.group()))
    return re.compile("".join(parts)), tuple(converters)


def _home(phrase: Phrase) -> tuple[str, str]:
    return phrase.function.__code__.co_filename, phrase.function.__qualname__


def _likeness(text: str, phrase: Phrase) -> float:
    return max(difflib.SequenceMatcher(None, text, candidate).ratio() for candidate in (phrase.shown, phrase.example))
