"""2.2: from decks to the first turn; 2.4: from one game of a series to the next."""

from __future__ import annotations

import random

from plain.base import Decision, Json, Refused, Steps, Unsupported
from plain.lorcana.game import Game
from plain.lorcana.model import Card
from plain.lorcana.turn import start_turn

HAND, TWO = 7, 2


def begin(game: Game, _player: str, _action: Json) -> Steps[None]:
    table = game.table
    if table.result is None and table.phase != "setup":
        raise Refused("begun", "2.2.3: the game has begun")
    if table.result is not None:
        clear_up(game)
        table = game.table
    yield from determine_starter(game)
    order = game.order(table.active)
    for player in order:
        game.shuffle(player)
    for player in order:
        game.draw(player, HAND)
    altered = []
    for player in order:
        refs = [card.ref for card in game.zone(player, "hand")]
        if not refs:
            continue
        taken = yield Decision(player, "choose", refs, 0, len(refs), "", "put under the deck")
        for ref in taken:
            game.move(game.find(ref), "deck")
        if taken:
            game.draw(player, HAND - len(game.zone(player, "hand")))
            altered.append(player)
    for player in altered:
        game.shuffle(player)
    yield from start_turn(game, table.active)


def determine_starter(game: Game) -> Steps[None]:
    """2.1.3.1, 2.1.3.2, 2.2.1.1."""
    table = game.table
    series, player = table.series
    if not player:
        starter = table.chance.pop(0)[0] if table.chance else random.choice(table.players)  # noqa: S311
    elif len(table.players) > TWO:
        raise Unsupported("a series of games of more than two")
    elif series == "two-game-series":
        starter = game.others(player)[0]
    else:
        answer = yield Decision(player, "may", ["yes", "no"], 1, 1, "", "start the game")
        starter = player if answer == ["yes"] else game.others(player)[0]
    table.active = table.starter = starter


def clear_up(game: Game) -> None:
    """2.4.1: all cards into their decks, and a new table."""
    old = game.table
    series, before = old.series
    if not series or (series == "two-game-series" and before):
        raise Refused("no-other-game", "2.4.2: no other game follows")
    if len(old.seats) > TWO:
        raise Unsupported("a series of games of more than two")
    loser = game.others((old.result or {})["winner"])[0]
    game.table = type(old)(
        players=old.seats,
        seats=old.seats,
        active=old.seats[0],
        number=0,
        phase="setup",
        lore=dict.fromkeys(old.seats, 0),
        cards=[Card(card.ref, card.owner, "deck", card.shown_as, card.facts) for card in old.cards],
        edition=old.edition,
        chance=old.chance,
        series=(series, old.starter if series == "two-game-series" else loser),
        starter=old.seats[0],
    )
