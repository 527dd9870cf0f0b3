"""Smaller cases: fewer moves, cards, states, numbers. Each function gives candidates, the boldest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import TypeVar

from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.reduce.edits import (
    players_swapped,
    with_anonymous,
    with_card,
    with_cards,
    with_position,
    with_setup,
    with_turn,
    without_cards,
)
from oracle.assurance.fuzz.render.given import anonymous, named_cards, plain_fact
from oracle.profiles import PROFILES
from oracle.protocol.messages import Cost
from oracle.suite.phrases.move import Move
from oracle.suite.phrases.setting import FIRST_TURN, setting_of

T = TypeVar("T")

MOST_PAIRED = 8
"""With more cards than this, not all pairs are tried."""


def chunks(items: Sequence[T]) -> Iterator[tuple[T, ...]]:
    """The parts of a list to leave out: all, halves, quarters and so on to single ones, the last ones first."""
    size = len(items)
    while size:
        for end in range(len(items), 0, -size):
            yield tuple(items[max(0, end - size) : end])
        size //= 2


def lower(number: int, least: int = 0) -> Iterator[int]:
    """Smaller numbers, in the order in which to try them."""
    yield from dict.fromkeys(value for value in (least, least + 1, number // 2, number - 1) if least <= value < number)


def fewer_moves(case: Case) -> Iterator[Case]:
    """Leave out the last move, which mostly shows the difference; actions with their answers; single moves."""
    groups: list[list[int]] = []
    for place, move in enumerate(case.moves[:-1]):
        if move.action is not None or not groups:
            groups.append([])
        groups[-1].append(place)
    if case.moves:
        yield _without_moves(case, {len(case.moves) - 1})
    for some in chunks(groups):
        yield _without_moves(case, {place for group in some for place in group})
    for place in range(len(case.moves) - 2, -1, -1):
        yield _without_moves(case, {place})


def _without_moves(case: Case, places: set[int]) -> Case:
    return replace(case, moves=tuple(move for place, move in enumerate(case.moves) if place not in places))


def fewer_cards(case: Case) -> Iterator[Case]:
    """Leave out whole zones, then groups, then single cards."""
    cards = case.setup.position.cards
    zones: dict[tuple[str, str], list[str]] = {}
    for card in cards:
        zones.setdefault((card.zone, card.player), []).append(card.ref)
    for refs in sorted(zones.values(), key=len, reverse=True):
        yield without_cards(case, refs)
    for refs in sorted(zones.values(), key=len, reverse=True):
        for some in chunks(refs):
            yield without_cards(case, some)
    for some in chunks([card.ref for card in cards]):
        yield without_cards(case, some)


def single_cards(case: Case) -> Iterator[Case]:
    """Leave out a named card."""
    for card in named_cards(case.setup):
        yield without_cards(case, [card.ref])


def pairs_of_cards(case: Case) -> Iterator[Case]:
    """Leave out two named cards: two cards that balance each other can only go together."""
    named = [card.ref for card in named_cards(case.setup)]
    if len(named) <= MOST_PAIRED:
        for pair in combinations(named, 2):
            yield without_cards(case, pair)


def fewer_answers(case: Case) -> Iterator[Case]:
    """Leave out an answer."""
    for place, move in enumerate(case.moves):
        if move.action is None:
            yield _without_moves(case, {place})


def plain_piles(case: Case) -> Iterator[Case]:
    """Make resources and decks anonymous."""
    game = PROFILES[case.setup.game]
    hidden = anonymous(case.setup)
    for player in case.setup.position.players:
        for zone in (game.resource_zone, "deck"):
            own = [card for card in case.setup.position.cards if card.player == player.name and card.zone == zone]
            if any(card.ref not in hidden for card in own):
                yield with_anonymous(case, player.name, zone, game)
            for last in range(len(own) - 1, 0, -1):
                yield with_anonymous(case, player.name, zone, game, last=last)


def plain_states(case: Case) -> Iterator[Case]:
    """Cards without states, counters and relations; fewer counters."""
    for card in case.setup.position.cards:
        if card.states or card.counters or card.controller or card.under or card.at:
            yield with_card(case, card.ref, states=(), counters={}, controller=None, under=None, at=None)
    for card in case.setup.position.cards:
        for state in card.states:
            yield with_card(case, card.ref, states=tuple(other for other in card.states if other != state))
        for name, amount in card.counters.items():
            yield with_card(case, card.ref, counters={key: n for key, n in card.counters.items() if key != name})
            for less in lower(amount, 1):
                yield with_card(case, card.ref, counters={**card.counters, name: less})
        for relation in ("controller", "under", "at"):
            if getattr(card, relation) is not None:
                yield with_card(case, card.ref, **{relation: None})


def plain_players(case: Case) -> Iterator[Case]:
    """Players without counters, then with fewer."""
    players = case.setup.position.players
    yield _with_counters(case, [{} for _ in players])
    for place, player in enumerate(players):
        others = [other.counters for other in players]
        for name, amount in player.counters.items():
            for value in (0, *lower(amount, 1)):
                kept = {**player.counters, name: value} if value else _without(player.counters, name)
                yield _with_counters(case, [*others[:place], kept, *others[place + 1 :]])


def _without(counters: dict[str, int], name: str) -> dict[str, int]:
    return {key: amount for key, amount in counters.items() if key != name}


def _with_counters(case: Case, counters: Iterable[dict[str, int]]) -> Case:
    position = case.setup.position
    players = tuple(replace(player, counters=own) for player, own in zip(position.players, counters, strict=True))
    return with_regions(with_position(case, players=players), None)


def with_regions(case: Case, between: tuple[tuple[str, ...], ...] | None) -> Case:
    """The case with these regions (None: unchanged), face up as they would be in a game."""
    position = case.setup.position
    laid = setting_of(case.setup.game).laid(position, between)
    return case if laid == position.regions else with_position(case, regions=laid)


def plain_turn(case: Case) -> Iterator[Case]:
    """An ordinary turn of the first player; no earlier events; regions in their usual state."""
    position, turn = case.setup.position, case.setup.position.turn
    if turn.player != position.players[0].name:
        yield players_swapped(case)
        yield with_turn(case, player=position.players[0].name)
    if turn.first not in (None, position.players[0].name):
        yield with_turn(case, first=position.players[0].name)
    if turn.number != FIRST_TURN:
        yield with_turn(case, number=FIRST_TURN)
    if turn.counters:
        yield with_turn(case, counters={})
    for some in chunks(position.happened):
        yield with_position(case, happened=tuple(fact for fact in position.happened if fact not in some))
    plain = tuple(other for fact in position.happened if (other := plain_fact(fact, case.setup.game)) is not None)
    if plain != position.happened:
        yield with_position(case, happened=plain)
    for place, fact in enumerate(position.happened):
        for times in lower(fact.times, 1):
            facts = [*position.happened]
            facts[place] = replace(fact, times=times)
            yield with_position(case, happened=tuple(facts))
    words = PROFILES[case.setup.game].regions
    if words is not None and position.regions:
        yield with_regions(case, words.between)


def less_chance(case: Case) -> Iterator[Case]:
    """Without outcomes of chance; missing ones are drawn again."""
    outcomes = case.setup.chance
    for some in chunks(range(len(outcomes))):
        yield with_setup(case, chance=tuple(outcome for place, outcome in enumerate(outcomes) if place not in some))


def plain_edition(case: Case) -> Iterator[Case]:
    """Under the current edition, else under another official one."""
    game = PROFILES[case.setup.game]
    for edition in dict.fromkeys((game.current, *game.official)):
        if edition != case.setup.edition:
            yield with_setup(case, edition=edition)


def plain_moves(case: Case) -> Iterator[Case]:
    """Moves with less detail: shorter answers, costs without their cards."""
    for place, move in enumerate(case.moves):
        for less in _said_shorter(move, case.setup.game):
            yield replace(case, moves=(*case.moves[:place], less, *case.moves[place + 1 :]))


def _said_shorter(move: Move, game: str) -> Iterator[Move]:
    if move.action is None:
        for some in chunks(range(len(move.answer or ()))):
            yield replace(move, answer=tuple(option for at, option in enumerate(move.answer or ()) if at not in some))
        return
    action, cost = move.action, move.action.cost
    if cost is not None and cost.resources:
        yield replace(move, action=replace(action, cost=replace(cost, resources=())))
    usual = next(iter(PROFILES[game].costs.values()))
    if cost is not None and cost.kind != usual:
        yield replace(move, action=replace(action, cost=Cost(kind=usual)))
    if cost is not None and len(cost.onto + cost.by) > 1:
        yield replace(move, action=replace(action, cost=Cost(kind=cost.kind, onto=cost.onto[:1], by=cost.by[:1])))


def one_turn(case: Case) -> Iterator[Case]:
    """Without the end of a turn: the next player makes the earlier moves, with their own cards and ready ink."""
    resources = PROFILES[case.setup.game].resource_zone
    for place, move in enumerate(case.moves[:-1]):
        if move.action is None or move.action.kind != "end-turn":
            continue
        before, player = case.moves[:place], case.moves[place + 1].player
        acting = {one.action.card for one in before if one.action is not None}
        own = (replace(card, player=player) if card.ref in acting else card for card in case.setup.position.cards)
        cards = (replace(card, states=()) if card.zone == resources and card.player == player else card for card in own)
        moves = (*(replace(one, player=player) for one in before), *case.moves[place + 1 :])
        yield with_turn(replace(with_cards(case, tuple(cards)), moves=moves), player=player)


def with_option(case: Case, option: str) -> Iterator[Case]:
    """The last action naming an option that would otherwise be asked for."""
    if case.moves:
        for move in _naming(case.moves[-1], option, case):
            yield replace(case, moves=(*case.moves[:-1], move))


def without_choice(case: Case, options: Sequence[str]) -> Iterator[tuple[str, Case]]:
    """The case with at most one of the options, and which one: the other cards to choose from are removed."""
    action = case.moves[-1].action if case.moves else None
    acting = {action.card} if action is not None else set()
    refs = {card.ref for card in case.setup.position.cards}
    cards = [option for option in options if option in refs and option not in acting]
    for kept in cards:
        yield kept, without_cards(case, [ref for ref in cards if ref != kept])
    yield "", without_cards(case, cards)


def named_options(case: Case) -> Iterator[Case]:
    """Actions that name a choice instead of answering a question about it."""
    for place, (move, answer) in enumerate(pairwise(case.moves)):
        if answer.answer is not None and len(answer.answer) == 1 and answer.player == move.player:
            for other in _naming(move, answer.answer[0], case):
                yield replace(case, moves=(*case.moves[:place], other, *case.moves[place + 2 :]))


def _naming(move: Move, option: str, case: Case) -> Iterator[Move]:
    """The move with the option as its target, its payment or the card it puts."""
    action = move.action
    if action is None:
        return
    if action.kind in ("challenge", "move") and action.target is None:
        yield replace(move, action=replace(action, target=option))
    if action.kind == "play" and action.at is None and option in PROFILES[case.setup.game].expeditions:
        yield replace(move, action=replace(action, at=option))
    cost, fields = action.cost, {"shift": "onto", "sing": "by", "sing-together": "by"}
    if cost is not None and cost.kind in fields and not cost.by and not cost.onto:
        yield replace(move, action=replace(action, cost=replace(cost, **{fields[cost.kind]: (option,)})))
