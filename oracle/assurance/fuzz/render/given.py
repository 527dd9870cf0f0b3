"""A position in the words of the scenarios: the Given steps that build it again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from msgspec.structs import replace

from oracle.assurance.fuzz.render.card_words import card_words, meaning, says
from oracle.profiles import PROFILES, Profile, spoken
from oracle.protocol.messages import Card, Fact, SetupParams
from oracle.protocol.values import Json
from oracle.suite.games import begun
from oracle.suite.phrases.madeup import FILLER, filler_card
from oracle.suite.phrases.setting import setting_of

COLUMNS = ("ref", "card", "player", "zone", "state", "controller", "at", "under")
Row = tuple[str, ...]
"""The cells of a row of the table of cards."""
_NEEDED = 4
"""The number of columns that every table has."""
_WIDTH = 110
"""The maximum number of characters of a line of JSON."""


def given_steps(setup: SetupParams, instead: Mapping[str, Row] = MappingProxyType({})) -> list[str]:
    """The lines of the Given steps. Parts without a phrase are left out: `same_position` detects that afterwards.

    `instead`: ref → the row in the table of cards, instead of the position's own.
    """
    game = PROFILES[setup.game]
    made_up = _made_up(setup)
    cells = _cells(setup)
    short = anonymous(setup)
    lines = [begun(game, len(setup.position.players))]
    for name, raw in made_up.items():
        if name not in cells:
            lines += [f'the made-up card "{name}"', *_json(raw, name)]
    if rows := [instead.get(ref, row) for ref, row in card_rows(setup).items()]:
        lines += ["these cards", *table(COLUMNS, rows, _NEEDED)]
    lines += _anonymous(setup, short, game)
    lines += _turn(setup, game)
    lines += _players(setup)
    lines += filter(None, map(setting_of(setup.game).fact_words, setup.position.happened))
    lines += [f"chance gives {', '.join(outcome)}" for outcome in setup.chance]
    return lines


def card_rows(setup: SetupParams) -> dict[str, Row]:
    """Ref → the cells of its row in the table of cards, in the order of `COLUMNS`; anonymous cards have none."""
    cells, game = _cells(setup), PROFILES[setup.game]
    return {card.ref: _row(card, cells, game) for card in named_cards(setup)}


def _made_up(setup: SetupParams) -> dict[str, Json]:
    """The made-up cards of the position."""
    game, used = PROFILES[setup.game], {card.card for card in setup.position.cards}
    return {name: raw for name, raw in setup.definitions.items() if name in used and not _is_filler(name, raw, game)}


def _cells(setup: SetupParams) -> dict[str, str]:
    """Made-up card → its words, if it can be described in words."""
    game = PROFILES[setup.game]
    words = {name: name if says(name, raw, game) else card_words(raw, game) for name, raw in _made_up(setup).items()}
    return {name: said for name, said in words.items() if said is not None}


def table(header: Iterable[str], rows: Iterable[Iterable[str]], needed: int) -> list[str]:
    """A Gherkin table; optional columns are left out if they are empty."""
    every = enumerate(zip(header, *rows, strict=True))
    columns = [column for place, column in every if place < needed or any(column[1:])]
    escaped = [[cell.replace("\\", "\\\\").replace("|", "\\|") for cell in column] for column in columns]
    widths = [max(map(len, column)) for column in escaped]
    return [
        "  | " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |"
        for row in zip(*escaped, strict=True)
    ]


def same_position(one: SetupParams, other: SetupParams) -> bool:
    """Whether two positions are equal: the order of a zone counts, the names of definitions do not."""
    return _normal(one) == _normal(other)


def _normal(setup: SetupParams) -> tuple[object, ...]:
    game, position = PROFILES[setup.game], setup.position
    cards = [
        (
            replace(card, card="", controller=None if card.controller == card.player else card.controller),
            _what(card, setup, game),
        )
        for card in position.cards
    ]
    return (
        setup.game,
        position.players,
        position.turn,
        sorted(cards, key=lambda found: (found[0].zone, found[0].player)),
        sorted(position.happened, key=repr),
        position.regions,
        setup.chance,
    )


def _what(card: Card, setup: SetupParams, game: Profile) -> object:
    name = card.card or ""
    return meaning(setup.definitions[name], game) if name in setup.definitions else name


def _is_filler(name: str, raw: Json, game: Profile) -> bool:
    return name == FILLER and bool(meaning(raw, game) == meaning(filler_card(game), game))


# --- cards --------------------------------------------------------------------------------------------------


def _row(card: Card, cells: dict[str, str], game: Profile) -> Row:
    states = [*card.states, *(game.counter_words(amount, name) for name, amount in sorted(card.counters.items()))]
    name = card.card or ""
    return (
        card.ref,
        cells.get(name, name),
        card.player,
        spoken(card.zone),
        ", ".join(states),
        (card.controller or "") if card.controller != card.player else "",
        card.at or "",
        card.under or "",
    )


def _json(raw: dict[str, object], name: str) -> list[str]:
    own = {field: value for field, value in raw.items() if field != "name" or value != name}
    return [f"  {line}" for line in ('"""', *_wrapped(own, ""), '"""')]


def _wrapped(value: object, indent: str) -> list[str]:
    """JSON on as many lines as it needs; values too long for one line get a line for every member."""
    whole = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(whole) <= _WIDTH or not isinstance(value, dict | list) or not value:
        return [indent + whole]
    lines: list[str] = []
    inner = indent + " "
    keys = (
        [f"{json.dumps(key, ensure_ascii=False)}: " for key in value] if isinstance(value, dict) else [""] * len(value)
    )
    for key, member in zip(keys, value.values() if isinstance(value, dict) else value, strict=True):
        first, *rest = _wrapped(member, inner)
        lines += [inner + key + first.removeprefix(inner), *rest]
        lines[-1] += ","
    lines[-1] = lines[-1].removesuffix(",")
    opened, closed = "{}" if isinstance(value, dict) else "[]"
    return [indent + opened, *lines, indent + closed]


def anonymous(setup: SetupParams) -> frozenset[str]:
    """The refs of the cards made by the steps for anonymous cards."""
    game = PROFILES[setup.game]
    if FILLER in setup.definitions and not _is_filler(FILLER, setup.definitions[FILLER], game):
        return frozenset()
    short: set[str] = set()
    for player in setup.position.players:
        for zone, word in ((game.resource_zone, game.resource), ("deck", "deck")):
            own = [card for card in setup.position.cards if card.zone == zone and card.player == player.name]
            short |= _numbered(own, f"{player.name.lower()}-{word}", game if zone != "deck" else None)
    return frozenset(short)


def named_cards(setup: SetupParams) -> list[Card]:
    """The cards with their own row in the table."""
    short = anonymous(setup)
    return [card for card in setup.position.cards if card.ref not in short]


def _numbered(cards: list[Card], start: str, game: Profile | None) -> set[str]:
    """The anonymous cards at the end of a zone, if they are the only numbered ones; `game` if they may be spent."""
    first = next((place for place, card in enumerate(cards) if card.ref == f"{start}-1"), len(cards))
    found: set[str] = set()
    spent = False
    for number, card in enumerate(cards[first:], start=1):
        now = game is not None and card.states == (game.spent,)
        plain = Card(ref=f"{start}-{number}", player=card.player, zone=card.zone, card=FILLER, states=card.states)
        if replace(card, controller=None) != plain or (card.states and not now) or (spent and not now):
            return set()
        spent = now
        found.add(card.ref)
    return found


def _anonymous(setup: SetupParams, short: frozenset[str], game: Profile) -> Iterator[str]:
    for player in setup.position.players:
        own = [card for card in setup.position.cards if card.ref in short and card.player == player.name]
        resources = [card for card in own if card.zone == game.resource_zone]
        spent = sum(game.spent in card.states for card in resources)
        if resources:
            rest = f" and {spent} {game.spent} {game.resource}" if spent else ""
            yield f"{player.name} has {len(resources) - spent} ready {game.resource}{rest}"
        if deck := len(own) - len(resources):
            yield f"{player.name}'s deck has {deck} card{'s' * (deck != 1)}"


# --- turn, players, earlier events -----------------------------------------------------------------------


def _turn(setup: SetupParams, game: Profile) -> Iterator[str]:
    turn, first = setup.position.turn, setup.position.players[0].name
    if turn.player != first:
        yield f"it is {turn.player}'s turn"
    yield from setting_of(game.id).given_steps(setup.position)


def _players(setup: SetupParams) -> Iterator[str]:
    words = setting_of(setup.game).counter_words
    for player in setup.position.players:
        yield from (words(player.name, name, amount) for name, amount in sorted(player.counters.items()))


def plain_fact(fact: Fact, game: str) -> Fact | None:
    """The part of the fact that can be put into words; None if there are no words for it."""
    setting = setting_of(game)
    return None if setting.fact_words(fact) is None else setting.plain_fact(fact)
