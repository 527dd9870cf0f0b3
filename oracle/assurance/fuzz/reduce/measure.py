"""The length of a case: its cards and moves, and in hundredths everything else that a reader has to read.

A card in a row of the table counts 1, a move 1. Anonymous ink, Mana Orbs and deck cards count a tenth for the step
that gives them and a fiftieth each. The rest is counted in points, a hundredth each: a state, a counter or a relation
of a card; a printed card (6), a trait of a card in words (2), a made-up card in JSON (12 and more); lore, facts,
chance; another edition than the current one, another turn than the first player's.
"""

from __future__ import annotations

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.render.card_words import card_words, says
from oracle.assurance.fuzz.render.given import anonymous, plain_fact
from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Card, SetupParams
from oracle.suite.phrases.madeup import FILLER, Definition
from oracle.suite.phrases.move import Move
from oracle.suite.phrases.setting import FIRST_TURN

_POINT = 0.01


def length(case: Case) -> float:
    """The length of a case; a shorter case is easier to read."""
    setup, game = case.setup, PROFILES[case.setup.game]
    hidden = anonymous(setup)
    named = [card for card in setup.position.cards if card.ref not in hidden]
    groups = {(card.player, card.zone) for card in setup.position.cards if card.ref in hidden}
    points = sum(_of_card(card) for card in named)
    points += sum(_of_name(name, setup, game) for name in {card.card or "" for card in named})
    points += _of_position(setup, game) + sum(_of_move(move, setup) for move in case.moves)
    whole = len(named) + len(case.moves) + 0.1 * len(groups) + 0.02 * len(hidden)
    return round(whole + points * _POINT, 5)


def _of_card(card: Card) -> float:
    relations = (card.controller not in (None, card.player), card.at is not None, card.under is not None)
    counters = sum(1 + 0.05 * amount for amount in card.counters.values())
    return len(card.states) + counters + sum(relations)


def _of_name(name: str, setup: SetupParams, game: Profile) -> float:
    """The length of a card's description, counted once for equal cards."""
    raw = setup.definitions.get(name)
    if raw is None:
        return 6
    words = name if says(name, raw, game) else card_words(raw, game)
    if words is not None:
        return _of_words(words, raw, game)
    return 1.5 if name == FILLER else 12 + 0.5 * _nodes(raw)


def _of_words(words: str, raw: Definition, game: Profile) -> float:
    traits = words.count(",") + words.count(" and ") + words.count(" with ")
    numbers = [value for value in raw.values() if isinstance(value, int) and not isinstance(value, bool)]
    first = next((place for place, kind in enumerate(game.cards.kinds) if f" {kind}" in words), 0)
    return 1 + 2 * traits + 0.02 * sum(map(abs, numbers)) + 0.1 * first + (0.5 if raw.get("name") == FILLER else 0)


def _nodes(value: object) -> float:
    """How many values a definition has, and how large its numbers are."""
    if isinstance(value, dict):
        return sum(1 + _nodes(inner) for inner in value.values())
    if isinstance(value, list | tuple):
        return 1 + sum(_nodes(inner) for inner in value)
    return 1 + (0.05 * min(abs(value), 20) if isinstance(value, int) and not isinstance(value, bool) else 0)


def _of_position(setup: SetupParams, game: Profile) -> float:
    position, turn = setup.position, setup.position.turn
    points = sum(1 + 0.05 * amount for player in position.players for amount in player.counters.values())
    points += sum(2 + 0.05 * fact.times + 0.5 * (plain_fact(fact, setup.game) != fact) for fact in position.happened)
    points += sum(2 + 0.1 * len(outcome) for outcome in setup.chance)
    points += 2 * (turn.player != position.players[0].name) + (turn.first not in (None, position.players[0].name))
    points += (turn.number != FIRST_TURN) + 0.05 * turn.number + sum(turn.counters.values())
    between = tuple(region.terrains for region in position.regions[1:-1])
    points += 2 * bool(position.regions and game.regions is not None and between != game.regions.between)
    return points + _of_edition(setup.edition, game)


def _of_edition(edition: str, game: Profile) -> float:
    if edition == game.current:
        return 0
    return 3 if edition in game.official else 5


def _of_move(move: Move, setup: SetupParams) -> float:
    points = 0.5 * (move.player != setup.position.players[0].name) + 0.2 * len(move.answer or ())
    cost = None if move.action is None else move.action.cost
    if cost is None:
        return points
    usual = next(iter(PROFILES[setup.game].costs.values()))
    return points + 0.3 * len(cost.onto + cost.by + cost.resources) + 0.5 * (cost.kind != usual)
