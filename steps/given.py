"""Given: the position."""

from __future__ import annotations

import re

from oracle.profiles import spoken
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.feature_file import Table
from oracle.suite.games import GAME, SEATS, game_named, players_in
from oracle.suite.phrases.builder import CardRow, PositionBuilder
from oracle.suite.phrases.calls import columns
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.converters import number
from oracle.suite.phrases.madeup import json_card
from oracle.suite.phrases.registry import phrase

NEEDED, OPTIONAL = ("ref", "card", "player", "zone"), ("state", "controller", "at", "under")
"""The columns of the table of cards."""
_REF = re.compile(r"[A-Za-z][\w-]*")
_NO_REFS = ("it", "no", "nobody", "yes", "nothing")


@phrase("given", GAME + "{game:text}", example="a game of Lorcana for three players")
def a_game(position: PositionBuilder, game: str) -> None:
    name, players = players_in(game)
    position.start(game_named(name), SEATS[:players])


def _cards(table: Table, context: Context) -> list[CardRow | tuple[int, str]]:
    """The rows of the table; a meaningless row becomes its line and its error."""
    rows: list[CardRow | tuple[int, str]] = []
    for line, cells in columns(table, NEEDED, OPTIONAL):
        try:
            rows.append(_card(line, cells, context))
        except InvalidWordsError as error:
            rows.append((line, str(error)))
    return rows


def _card(line: int, cells: dict[str, str], context: Context) -> CardRow:
    ref = cells["ref"]
    if not _REF.fullmatch(ref) or ref in _NO_REFS:
        raise InvalidWordsError(f'"{ref}" cannot be a ref; use a short word such as doc, elsa1 or big-song')
    if not cells["card"]:
        raise InvalidWordsError(f'"{ref}" lacks its card: a full name, or words as in "a character costing 4"')
    zone = context.zone(cells["zone"])
    states, counters = _states(cells.get("state", ""), zone, context)
    return CardRow(
        line=line,
        ref=ref,
        card=" ".join(cells["card"].split()),
        player=context.player(cells["player"]),
        zone=zone,
        states=states,
        counters=counters,
        controller=_controller(cells, zone, context),
        under=cells.get("under") or None,
        at=cells.get("at") or None,
    )


def _controller(cells: dict[str, str], zone: str, context: Context) -> str | None:
    name = cells.get("controller")
    if not name:
        return None
    if zone not in (*context.game.expeditions, *context.game.shared_zones):
        raise InvalidWordsError(f"a card in {spoken(zone)} is controlled by its owner; leave the controller out")
    return context.player(name)


def _states(cell: str, zone: str, context: Context) -> tuple[tuple[str, ...], dict[str, int]]:
    game = context.game
    states: list[str] = []
    counters: dict[str, int] = {}
    for word in filter(None, (part.strip() for part in cell.split(","))):
        amount, _, counter = word.partition(" ")
        if (name := game.counter_named(counter)) is not None:
            value = number(amount)
            zones = game.card_counters.get(name, game.named_counter_zones)
            if value:
                counters[name] = value
        elif word in game.states:
            zones = (*game.states[word], *game.implied_states.get(word, ()))
            states.append(word)
        elif word in game.normal_states:
            implied = game.implied_states.get(game.normal_states[word], ())
            zones = tuple(one for one in game.zones if one not in implied)
            if game.normal_states[word] in states:
                raise InvalidWordsError(f'a card is not "{word}" and "{game.normal_states[word]}" at once')
        else:
            known = [*game.states, *game.normal_states, *game.counter_examples()]
            raise InvalidWordsError(f'"{word}" is no state{nearest(word, known)}')
        if zone not in zones:
            places = " or ".join(spoken(place) for place in zones)
            raise InvalidWordsError(f'a card in {spoken(zone)} cannot be "{word}"; only in {places}')
    return tuple(sorted(set(states) - {*game.implied_in(zone)})), counters


@phrase("given", "these cards", example="these cards", table=_cards)
def these_cards(position: PositionBuilder, rows: list[CardRow | tuple[int, str]]) -> None:
    for row in rows:
        if isinstance(row, CardRow):
            position.add_row(row)
        else:
            position.problems.add(*row)


@phrase("given", 'the made-up card "{name:quoted}"', example='the made-up card "Big Friend"', doc=True)
def a_made_up_card(position: PositionBuilder, name: str, text: str) -> None:
    position.define(name, json_card(name, text, position.game))


@phrase(
    "given",
    "{who:player} has {n:number} ready {resource}[ and {m:number} {spent} {resource}]",
    example="Ann has 3 ready ink and 1 exerted ink",
)
def has_resources(
    position: PositionBuilder, who: str, ready: int, resource: str, spent: int | None, _state: str, _again: str
) -> None:
    position.once(position.resources, who, f"the {resource}")
    position.resources[who] = (position.anonymous(ready), position.anonymous(spent or 0))


@phrase("given", "{who:player}'s deck has {n:number} card[s]", example="Ann's deck has 10 cards")
def has_deck(position: PositionBuilder, who: str, amount: int) -> None:
    position.once(position.fillers, who, "the deck")
    position.fillers[who] = position.anonymous(amount)


@phrase("given", "it is {who:player}'s turn", example="it is Bob's turn")
def has_turn(position: PositionBuilder, who: str) -> None:
    position.active = who


@phrase("given", "the game has not begun", example="the game has not begun")
def has_not_begun(position: PositionBuilder) -> None:
    position.setting.say("begins", position.line, "that the game has not begun")


@phrase("given", "chance gives {refs:names}", example="chance gives elsa, doc and song")
def chance_gives(position: PositionBuilder, refs: tuple[str, ...]) -> None:
    position.chance.append((position.line, refs))
