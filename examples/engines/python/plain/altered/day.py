"""The day: passing, the end of a turn, Dusk, Night, Morning, Noon; the start of a game; tiebreakers."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from plain.altered.happening import Act
from plain.altered.model import IN_PLAY, SIDES, TERRAINS, Card, Place, Region
from plain.altered.play import after_turn_effect, check_turn, play_action, use_action
from plain.base import Json, Refused, Steps

if TYPE_CHECKING:
    from plain.altered.game import Action, Game

DURATIONS = {"turn": ("this-turn",), "afternoon": ("this-turn", "this-afternoon"), "day": ("this-day",)}


# Turns (4.2.3).


def pass_action(game: Game, player: str, action: Json) -> Steps[None]:
    check_turn(game, player)
    game.table.passed.add(player)
    yield from game.step(None, [Act("word", player, words=frozenset({"pass"}))])
    yield from after_turn_effect(game, ends=True)


def end_turn(game: Game) -> Steps[None]:
    """4.2.3.e."""
    table = game.table
    if table.result is not None:
        return
    table.after_you = False
    table.known = set()
    expire(game, "turn")
    left = [p for p in (game.other(table.active), table.active) if p not in table.passed]
    if left:
        table.active = left[0]
        game.touch()
        return
    expire(game, "afternoon")
    table.active = table.first
    yield from dusk(game)
    if table.result is None:
        yield from night(game)
    if table.result is None:
        yield from morning(game)
        yield from noon_and_afternoon(game)


def expire(game: Game, when: str) -> None:
    """2.2.14.c."""
    game.table.ongoing = [e for e in game.table.ongoing if e.duration not in DURATIONS[when]]
    game.touch()


def start_phase(game: Game, phase: str) -> Steps[None]:
    """4.2.b."""
    game.table.phase = phase
    game.touch()
    yield from game.step(None, [Act("word", "", words=frozenset({"phase"}), source=phase)])
    yield from game.check_reactions()


def after_effect(game: Game, name: str) -> Steps[None]:
    """4.2.d."""
    yield from game.step(None, [Act("word", "", words=frozenset({"daily-effect"}), source=name)])
    yield from game.check_reactions()


# Dusk (4.2.4).


def dusk(game: Game) -> Steps[None]:
    yield from start_phase(game, "dusk")
    if game.table.arena:
        compare_in_the_arena(game)
    else:
        yield from progress(game)
    if game.table.result is None:
        yield from after_effect(game, "progress")


def statistics(game: Game, place: Place) -> list[int]:
    """2.4.3: Characters that are not Asleep."""
    awake = [c for c in game.in_play() if place in game.places(c) and "asleep" not in c.states]
    return [sum(game.stats(card)[at] for card in awake) for at in range(3)]


def wins_terrain(game: Game, place: Place) -> list[str]:
    """Terrains in which that Expedition may move forward (4.2.4.b-f)."""
    mine, theirs = statistics(game, place), statistics(game, game.facing(place))
    here = set(game.terrains_at(place))
    won = [t for at, t in enumerate(TERRAINS) if t in here and mine[at] > max(theirs[at], 0)]
    for passive in game.passives("cannot"):
        terrain = passive.text.get("terrain")
        if place not in game.held_places(passive):
            continue
        if passive.text["action"] == "move-forward-due-to":
            won = [t for t in won if t != terrain]
        if passive.text["action"] == "move-forward-only-due-to":
            won = [t for t in won if t == terrain]
    return won


def progress(game: Game) -> Steps[None]:
    """4.2.4.h: all at once."""
    going = [place for place in game.all_places() if wins_terrain(game, place)]
    words = frozenset({"progress"})
    acts = [Act("expedition", place[0], place=place, words=words) for place in going]
    moving = [act for act in acts if not game.is_impossible(act)]
    failed = [place for place in game.all_places() if place not in [act.place for act in moving]]
    said = [Act("word", place[0], place=place, words=frozenset({"failed"})) for place in failed]
    yield from game.step(None, [*moving, *said])


def compare_in_the_arena(game: Game) -> None:
    """4.3.e."""
    totals = {}
    for player in game.table.players:
        sides = [statistics(game, (player, side)) for side in ("hero", "companion")]
        totals[player] = [sum(pair) for pair in zip(*sides, strict=True)]
    here = game.terrains_at(game.all_places()[0])
    ahead = dict.fromkeys(totals, 0)
    for at, terrain in enumerate(TERRAINS):
        for player in totals:
            if terrain in here and totals[player][at] > max(totals[game.other(player)][at], 0):
                ahead[player] += 1
    for player, won in ahead.items():
        if won > ahead[game.other(player)]:
            win(game, player, "tiebreaker")


def win(game: Game, player: str, reason: str) -> None:
    game.table.result = {"winner": player, "losers": [game.other(player)], "reason": reason}


# Night (4.2.5).


def night(game: Game) -> Steps[None]:
    yield from start_phase(game, "night")
    yield from rest(game)
    yield from after_effect(game, "rest")
    yield from clean_up(game)
    yield from after_effect(game, "clean-up")
    check_victory(game)
    if game.table.result is None:
        yield from after_effect(game, "check-victory")
    expire(game, "day")


def rest(game: Game) -> Steps[None]:
    """4.2.5.b, 2.4.2, 2.4.3, 7.4.3.b; a Gear only from an Expedition that moved forward this day."""
    words = frozenset({"rest"})
    resting = [
        card
        for place in [(player, side) for player in game.initiative() for side in SIDES]
        for card in game.in_play()
        if card.place == place and goes_to_rest(game, card)
    ]
    acts = [Act("move", card.controller, card, zone="reserve", words=words) for card in resting]
    for card in game.table.cards:
        lost = [status for status in ("anchored", "asleep") if status in card.states]
        acts += [Act("lose", card.controller, card, status=status) for status in lost]
    yield from game.step(None, acts)


def goes_to_rest(game: Game, card: Card) -> bool:
    look = game.look(card)
    if card.zone != "expedition":
        return False
    if look.type == "character":
        return not ({"anchored", "asleep"} & card.states or game.has(card, "eternal"))
    return "Gear" in look.subtypes and bool(game.places(card) & game.table.moved)


def clean_up(game: Game) -> Steps[None]:
    """4.2.5.c: each player chooses what to keep, the first player first; the rest goes at once."""
    acts = []
    for player in game.initiative():
        hero = game.hero(player)
        limits = (hero.facts.reserve_limit, hero.facts.landmark_limit) if hero is not None else (2, 2)
        limits = (2, 2) if game.table.edition == "1.x" else limits
        for zone, limit in zip(("reserve", "landmark"), limits, strict=True):
            cards = game.zone(player, zone)
            kept = yield from keep(game, player, cards, limit)
            words = frozenset({"discard"} if zone == "reserve" else {"discard", "sacrifice"})
            acts += [Act("move", player, card, zone="discard", words=words) for card in cards if card not in kept]
    yield from game.step(None, acts)


def keep(game: Game, player: str, cards: list[Card], limit: int) -> Steps[list[Card]]:
    if limit <= 0:
        return []
    return (yield from game.choose(player, "", cards, f"which {limit} to keep", limit, limit))


def check_victory(game: Game) -> None:
    """4.2.5.d, 4.3.a, f."""
    table = game.table
    if table.arena:
        return
    sums = {p: sum(far for place, far in table.far.items() if place[0] == p) for p in table.players}
    best = max(sums.values())
    if best < 7:
        return
    leaders = [player for player, total in sums.items() if total == best]
    if len(leaders) == 1:
        win(game, leaders[0], "expeditions met")
        return
    table.regions = [Region(TERRAINS)]
    table.far = dict.fromkeys(table.far, 0)
    game.touch()


# Morning and Noon (4.2.1, 4.2.2).


def morning(game: Game) -> Steps[None]:
    table = game.table
    table.number += 1
    table.passed, table.moved, table.counts = set(), set(), {}
    yield from start_phase(game, "morning")
    table.first = table.active = game.other(table.first)
    yield from after_effect(game, "succeed")
    zones = (*IN_PLAY, "hero", "mana", "reserve")
    tired = [c for c in table.cards if c.zone in zones and "exhausted" in c.states]
    yield from game.step(None, [Act("lose", c.controller, c, status="exhausted") for c in tired])
    yield from after_effect(game, "prepare")
    words = frozenset({"draw"})
    draws = [Act("deck", p, source=p, zone="hand", words=words) for p in game.initiative() for _ in range(2)]
    yield from game.step(None, draws)
    yield from after_effect(game, "draw")
    acts = []
    for player in game.initiative():
        cards = yield from game.choose(player, "", game.zone(player, "hand"), "a card for the Mana zone", 0, 1)
        acts += [Act("move", player, card, zone="mana", ready=True) for card in cards]
    yield from game.step(None, acts)
    yield from after_effect(game, "expand")


def noon_and_afternoon(game: Game) -> Steps[None]:
    yield from start_phase(game, "noon")
    game.table.active = game.table.first
    yield from start_phase(game, "afternoon")
    # 2.2.14.d: nobody had a turn yet, so that nothing of this can last for one.
    expire(game, "turn")


# The start of a game (4.1).


def begin_action(game: Game, player: str, action: Json) -> Steps[None]:
    """4.1.f-l; the Adventure lies there already."""
    table = game.table
    if table.phase != "setup":
        raise Refused("begun", "4.1: the game has begun")
    table.first = table.active = random_player(game)
    table.cards = [card for card in table.cards if card.zone != "hero" or card.facts.type == "hero"]
    for hero in [card for card in table.cards if card.zone == "hero"]:
        table.known.add(hero.ref)
        hero.counters = dict(hero.facts.counters) | hero.counters
    for who in game.initiative():
        deck = game.shuffled(game.zone(who, "deck"))
        table.cards = [card for card in table.cards if card not in deck] + deck
    six = [
        Act("deck", p, source=p, zone="hand", words=frozenset({"draw"})) for p in game.initiative() for _ in range(6)
    ]
    yield from game.step(None, six)
    acts = []
    for who in game.initiative():
        cards = yield from game.choose(who, "", game.zone(who, "hand"), "three for the Mana zone", 3, 3)
        acts += [Act("move", who, card, zone="mana", ready=True) for card in cards]
    yield from game.step(None, acts)
    table.number = 1
    yield from noon_and_afternoon(game)


def random_player(game: Game) -> str:
    if game.table.chance:
        return str(game.table.chance.pop(0)[0])
    return random.choice(game.table.players)  # noqa: S311


ACTIONS: dict[str, Action] = {
    "play": play_action,
    "use": use_action,
    "pass": pass_action,
    "begin": begin_action,
}
