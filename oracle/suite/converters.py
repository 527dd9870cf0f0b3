"""Converters: the words of a step's argument → a typed value. They run once, when a scenario is compiled."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from oracle.protocol.messages import OUT_OF_PLAY, Cost
from oracle.suite.context import Context
from oracle.suite.errors import InvalidWordsError, nearest

_NAME = r"[A-Za-z][\w-]*"
_REF = rf"(?!(?:it|nobody|no)\b){_NAME}"
_REFS = rf"{_REF}(?:(?:, | and ){_REF})*"
_CLAUSE = re.compile(r"\d+(\.(\d+|[a-z]))*|(?P<reading>[a-z\d][\w.-]*):\w[\w.-]*")

MOST = 1_000_000
"""Largest number a scenario may name."""


class Converter(NamedTuple):
    """How an argument looks, and what becomes of it."""

    expression: str
    convert: Callable[[str, Context], Any]


class CardState(NamedTuple):
    """A state word of a Then step: what is looked at, and whether it is to be there."""

    word: str
    name: str
    present: bool


class Place(NamedTuple):
    """Where a card is to be: in a zone of a player, or in relation to another card."""

    relation: str
    """`in`, `under`, `on top of`, `at`."""
    player: str = ""
    zone: str = ""
    ref: str = ""

    def __str__(self) -> str:
        if self.relation == "in":
            return f"in {self.player}'s {self.zone}" if self.player else "in no zone"
        return f"{self.relation} {self.ref}"


def words(text: str) -> tuple[str, ...]:
    """The words of a list joined by commas and *and*."""
    return tuple(word for word in re.split(r", and |, | and ", text.strip()) if word)


def number(text: str, least: int = 0) -> int:
    """A whole number from `least` up; `InvalidWordsError` otherwise."""
    try:
        value = int(text)
    except ValueError:
        raise InvalidWordsError(f'"{text}" is no number; write it in digits, as in 3') from None
    if value < least:
        raise InvalidWordsError(f"{value} is too small; the least is {least}")
    if value > MOST:
        raise InvalidWordsError(f"{value} is too large; the most is {MOST}")
    return value


def clause(text: str) -> str:
    """A clause number such as `4.3.2.4` or `5.1.2.f`, or a statement of a reading, `seed-guide:3-free`, `1.x:4.4.a`."""
    if not _CLAUSE.fullmatch(text):
        raise InvalidWordsError(f'"{text}" is no clause number; one looks like 4.3.2.4')
    return text


def _step_clause(text: str, context: Context) -> str:
    context.clauses.append((clause(text), context.line))
    return text


def player_zone(text: str, context: Context) -> tuple[str, str]:
    """`Ann's hand` → (Ann, hand); `no zone` → two empty words."""
    if text in ("no zone", OUT_OF_PLAY):
        return "", ""
    owner, mark, zone = text.partition("'s ")
    if not mark:
        raise InvalidWordsError(f'"{text}" is no zone; write whose it is, as in "Ann\'s hand", or "no zone"')
    return context.player(owner), context.zone(zone)


def _place(text: str, context: Context) -> Place:
    for relation in ("under", "on top of", "at"):
        if text.startswith(relation + " "):
            return Place(relation, ref=context.ref(text.removeprefix(relation + " ")))
    player, zone = player_zone(text.removeprefix("in "), context)
    return Place("in", player, zone)


def _states(text: str, context: Context) -> tuple[CardState, ...]:
    game = context.game
    found = []
    for word in words(text):
        if word in game.states:
            found.append(CardState(word, word, True))
        elif word in game.normal_states:
            found.append(CardState(word, game.normal_states[word], False))
        elif word in ("damaged", "undamaged"):
            found.append(CardState(word, "damage", word == "damaged"))
        else:
            known = [*game.states, *game.normal_states, "damaged", "undamaged"]
            raise InvalidWordsError(f'"{word}" is no state{nearest(word, known)}')
    return tuple(found)


def _cost(text: str, context: Context) -> Cost:
    if text == "free":
        return Cost(kind="free")
    if text == "its other cost":
        return Cost(kind="other")
    if text == "its ink cost":
        return Cost(kind="ink")
    ink, mark, refs = text.partition(", exerting ")
    if mark and ink == "its ink cost":
        return Cost(kind="ink", resources=_refs(refs, context))
    known = "its ink cost; its ink cost, exerting REFS; free; its other cost"
    raise InvalidWordsError(f'"{text}" is no kind of cost; write one of: {known}')


def _refs(text: str, context: Context) -> tuple[str, ...]:
    return tuple(context.ref(word) for word in words(text))


def _options(text: str, _: Context) -> tuple[str, ...]:
    return () if text == "nothing" else words(text)


def _plain(text: str, _: Context) -> str:
    return text


CONVERTERS: dict[str, Converter] = {
    "player": Converter(rf"(?!(?:it|nobody)\b){_NAME}", lambda text, context: context.player(text)),
    "ref": Converter(_REF, lambda text, context: context.ref(text)),
    "refs": Converter(_REFS, _refs),
    "names": Converter(r".+?", lambda text, _: words(text)),
    "number": Converter(r"\S+", lambda text, _: number(text)),
    "cost": Converter(r".+", _cost),
    "clause": Converter(r"\S+", _step_clause),
    "states": Converter(rf"(?!asked\b){_NAME}(?: and {_NAME})*", _states),
    "place": Converter(r"(?:in|under|on top of|at) .+", _place),
    "zone": Converter(r"\w+", lambda text, context: context.zone(text)),
    "options": Converter(r".+", _options),
    "quoted": Converter(r'[^"]+', _plain),
    "text": Converter(r".+", _plain),
}
