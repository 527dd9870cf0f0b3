"""Converters: the words of a step's argument → a typed value. They run once, when a scenario is compiled."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from oracle.profiles import PROFILES, Profile, spoken, zone_id
from oracle.protocol.messages import OUT_OF_PLAY, Cost, Region
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.regions import terrains_in
from oracle.suite.table.option_words import read_options
from oracle.suite.table.wording import FACE_DOWN, NO_ZONE, owned_zone

_NAME = r"[^\W\d_][\w-]*"
_REF = rf"(?!(?:it|nobody|no)\b){_NAME}"
_REFS = rf"{_REF}(?:(?:, | and ){_REF})*"
_CLAUSE = re.compile(r"\d+(\.(\d+|[a-z]))*|(?P<reading>[a-z\d][\w.-]*):\w[\w.-]*")

MOST = 1_000_000
"""The largest number allowed in a scenario."""


class Converter(NamedTuple):
    """The form of an argument, and its conversion."""

    expression: str
    convert: Callable[[str, Context], Any]


NEGATIVE = Converter("", lambda *_: True)
"""For `<is/is not>`: whether the negative form is used."""


class CardState(NamedTuple):
    """A state in a Then step: which state, and whether it should be present."""

    word: str
    name: str
    present: bool
    zones: frozenset[str]
    """Zones in which a card can have it."""
    counter: bool = False
    """Whether it is a counter rather than a state."""


class Characteristic(NamedTuple):
    """A statistic or a keyword of a card."""

    name: str
    """As in messages."""
    words: str
    """As in the step."""


class Counter(NamedTuple):
    """A counter of a card, as spelled in the step and as named in messages."""

    words: str
    name: str


class Place(NamedTuple):
    """Where a card should be: in a player's zone, or in relation to another card."""

    relation: str
    """`in`, `under`, `on top of`, `at`."""
    player: str = ""
    zone: str = ""
    ref: str = ""

    def __str__(self) -> str:
        return f"in {owned_zone(self.player, self.zone)}" if self.relation == "in" else f"{self.relation} {self.ref}"


def words(text: str) -> tuple[str, ...]:
    """The items of a list joined by commas and *and*."""
    return tuple(word for word in re.split(r", and |, | and ", text.strip()) if word)


def number(text: str, least: int = 0) -> int:
    """A whole number from `least` up, *no* for 0; `InvalidWordsError` otherwise."""
    try:
        value = 0 if text == "no" else int(text)
    except ValueError:
        raise InvalidWordsError(f'"{text}" is not a number; write it in digits, as in 3') from None
    if value < least:
        raise InvalidWordsError(f"{value} is too small; the least is {least}")
    if value > MOST:
        raise InvalidWordsError(f"{value} is too large; the most is {MOST}")
    return value


def clause(text: str) -> str:
    """A clause number such as `4.3.2.4` or `5.1.2.f`, or a statement of a reading, `seed-guide:3-free`, `1.x:4.4.a`."""
    if not _CLAUSE.fullmatch(text):
        raise InvalidWordsError(f'"{text}" is not a clause number; one looks like 4.3.2.4')
    return text


def _step_clause(text: str, context: Context) -> str:
    context.clauses.append((clause(text), context.line))
    return text


def player_zone(text: str, context: Context) -> tuple[str, str]:
    """`Ann's hand` → (Ann, hand); `limbo` → ("", limbo); `no zone` → two empty words."""
    if text in (NO_ZONE, OUT_OF_PLAY):
        return "", ""
    if text in context.game.shared_zones:
        return "", text
    owner, mark, zone = text.partition("'s ")
    if not mark:
        raise InvalidWordsError(f'"{text}" is not a valid zone; write whose it is, as in "Ann\'s hand", or "no zone"')
    if zone in context.game.shared_zones:
        raise InvalidWordsError(f'the zone "{zone}" is nobody\'s; write "{zone}" alone')
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
        negated = word.startswith("not ")
        state = _state(word.removeprefix("not "), game)
        found.append(state._replace(word=word, present=state.present != negated))
    return tuple(found)


def _state(word: str, game: Profile) -> CardState:
    if word in game.states:
        return CardState(word, word, True, game.zones_of_state(word))
    if word in game.normal_states:
        return CardState(word, game.normal_states[word], False, game.zones_of_state(word))
    if word in game.counter_states:
        name, present = game.counter_states[word]
        return CardState(word, name, present, game.state_zones, counter=True)
    known = [*game.states, *game.normal_states, *game.counter_states]
    raise InvalidWordsError(f'"{word}" is not a valid state{nearest(word, known)}')


def _counter(text: str, context: Context) -> Counter:
    name = context.game.counter_named(text)
    if name is None:
        known = context.game.counter_examples()
        raise InvalidWordsError(f'{context.game.name} has no "{text}" on cards; known: {", ".join(known)}')
    return Counter(text, name)


def _statistic(text: str, context: Context) -> Characteristic:
    known = context.game.cards.numbers
    if text not in known:
        raise InvalidWordsError(f"cards of {context.game.name} have no {text}; they have {', '.join(known)}")
    return Characteristic(known[text], text)


def _keyword(text: str, context: Context) -> Characteristic:
    known = (*context.game.cards.keywords, *context.game.cards.number_keywords)
    if text not in known:
        raise InvalidWordsError(f"{context.game.name} has no keyword {text}; there are {', '.join(sorted(known))}")
    return Characteristic(text.lower().replace(" ", "-"), text)


def _cost(text: str, context: Context) -> Cost:
    game = context.game
    start, mark, refs = text.partition(f", {game.choice} ")
    if start in game.costs:
        return Cost(kind=game.costs[start], resources=_refs(refs, context) if mark else ())
    first = next(iter(game.costs))
    known = "; ".join([first, f"{first}, {game.choice} REFS", *list(game.costs)[1:]])
    raise InvalidWordsError(f'"{text}" is not a kind of cost; write one of: {known}')


def _own_word(word: Callable[[Profile], str]) -> Callable[[str, Context], str]:
    """Reads a word that differs between games, and refuses another game's word."""

    def read(text: str, context: Context) -> str:
        if text != word(context.game):
            raise InvalidWordsError(f'"{text}" is not a word of {context.game.name}; write "{word(context.game)}"')
        return text

    return read


def _expedition(text: str, context: Context) -> str:
    if zone_id(text) not in context.game.expeditions:
        raise InvalidWordsError(f"{context.game.name} has no {text}")
    return zone_id(text)


def _refs(text: str, context: Context) -> tuple[str, ...]:
    return tuple(context.ref(word) for word in words(text))


def _plain(text: str, _: Context) -> str:
    return text


def _any(found: Iterable[str]) -> str:
    """An expression that matches any of these words."""
    return "|".join(sorted(map(re.escape, set(found)), key=lambda word: (-len(word), word)))


def _terrains(text: str, context: Context) -> Region:
    if text == FACE_DOWN:
        return Region(facedown=True)
    if context.game.regions is None:
        raise InvalidWordsError(f"{context.game.name} has no regions")
    return Region(terrains=terrains_in(text, context.game.regions))


_RESOURCE = _any(game.resource for game in PROFILES.values())
_SPENT = _any(game.spent for game in PROFILES.values())
_EXPEDITION = _any(spoken(zone) for game in PROFILES.values() for zone in game.expeditions)
_COUNTER = _any(
    word for game in PROFILES.values() for name in game.card_counters for word in (name, game.plurals.get(name, name))
)
_STATISTIC = _any(word for game in PROFILES.values() for word in game.cards.numbers)
_KEYWORD = _any(word for game in PROFILES.values() for word in (*game.cards.keywords, *game.cards.number_keywords))
_STATE = rf"(?:not )?{_NAME}"

CONVERTERS: dict[str, Converter] = {
    "player": Converter(rf"(?!(?:it|nobody)\b){_NAME}", lambda text, context: context.player(text)),
    "ref": Converter(_REF, lambda text, context: context.ref(text)),
    "refs": Converter(_REFS, _refs),
    "names": Converter(r".+?", lambda text, _: words(text)),
    "name": Converter(_REF, _plain),
    "number": Converter(r"\S+", lambda text, _: number(text)),
    "resource": Converter(_RESOURCE, _own_word(lambda game: game.resource)),
    "spent": Converter(_SPENT, _own_word(lambda game: game.spent)),
    "counter": Converter(rf"(?:{_COUNTER}|[a-z][a-z-]* counters?)", _counter),
    "statistic": Converter(_STATISTIC, _statistic),
    "keyword": Converter(_KEYWORD, _keyword),
    "phase": Converter(_any(phase for game in PROFILES.values() for phase in game.phases), _plain),
    "expedition": Converter(_EXPEDITION, _expedition),
    "cost": Converter(r".+?", _cost),
    "clause": Converter(r"\S+", _step_clause),
    "states": Converter(rf"(?!(?:not )?asked\b){_STATE}(?: and {_STATE})*", _states),
    "place": Converter(r"(?:in|under|on top of|at) .+", _place),
    "zone": Converter(r"\w+(?: \w+)?", lambda text, context: context.zone(text)),
    "options": Converter(r"(?:(?! if asked$).)+", lambda text, _: read_options(text)),
    "end": Converter("top|bottom", _plain),
    "terrains": Converter(r".+", _terrains),
    "quoted": Converter(r'[^"]+', _plain),
    "text": Converter(r".+", _plain),
}
