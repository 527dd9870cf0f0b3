"""Translates Lorcana positions and actions to and from the protocol."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from typing import Any, Literal, get_args

from oracle.engines.rendering import known_counters, known_player, known_ref
from oracle.games.lorcana.keywords import KeywordName
from oracle.games.lorcana.rules import tasks
from oracle.games.lorcana.rules.abilities.bounds import at_least_nothing
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.game import Lorcana
from oracle.games.lorcana.rules.setup import build
from oracle.games.lorcana.rules.state import (
    DECK,
    INKWELL,
    PLAY,
    Logged,
    Object,
    OnceATurn,
    PlayerState,
    Series,
    State,
    Turn,
)
from oracle.games.lorcana.rules.turn_actions.activated_ability import activated_abilities
from oracle.games.lorcana.rules.zones.privacy import sees
from oracle.kernel.chance import Chance
from oracle.kernel.errors import InputError
from oracle.kernel.run import Task
from oracle.protocol import messages
from oracle.protocol.messages import Action, Cost, SetupParams
from oracle.protocol.names import spelled_as

PHASES = ("setup", "start", "main", "end")
ONCE_A_TURN: tuple[OnceATurn, ...] = get_args(OnceATurn)
PLAYER_COUNTERS = ("lore",)
SERIES: dict[str, Literal["two-game", "best-of"]] = {"two-game-series": "two-game", "best-of-series": "best-of"}
TURN_COUNTERS = ("inked", *ONCE_A_TURN)


# --- from the protocol ----------------------------------------------------------------------------------


def state_of(game: Lorcana, params: SetupParams) -> State:
    """The state of a position. Raises InputError for an impossible one."""
    position = params.position
    if position.turn.phase not in PHASES:
        raise InputError("turn.phase", f"{position.turn.phase} is no phase", ", ".join(PHASES))
    for player in position.players:
        known_counters(f"players.{player.name}", player.counters, PLAYER_COUNTERS)
    lore = {player.name: player.counters.get("lore", 0) for player in position.players}
    counters = position.turn.counters
    known_counters("turn", counters, TURN_COUNTERS)
    turn = Turn(
        player=position.turn.player,
        number=position.turn.number,
        phase=position.turn.phase,  # type: ignore[arg-type]
        inked=counters.get("inked", 0),
        once=tuple([what for what in ONCE_A_TURN if counters.get(what)]) if counters else (),
    )
    happened, series = [], None
    for number, fact in enumerate(position.happened):
        if fact.what in SERIES:
            series = _series(fact, lore, f"happened[{number}].player")
            continue
        if fact.what not in ("banished-in-challenge", "banished"):
            raise InputError(
                "happened",
                f"{fact.what} is nothing that can have happened",
                ", ".join(("banished-in-challenge", *SERIES)),
            )
        if fact.card is not None and fact.card not in game.cards:
            raise InputError(f"happened[{number}].card", f"{fact.card} is no card of the position")
        happened.append(Logged(event=fact.what, player=fact.player, card=fact.card))
    return build(game, position.cards, lore, turn, happened, Chance(script=params.chance), series)


def _series(fact: messages.Fact, players: Collection[str], where: str) -> Series:
    if fact.player not in ("", *players):
        raise InputError(where, f"{fact.player} is no player", ", ".join(players))
    return Series(kind=SERIES[fact.what], player=fact.player)


def task_of(_game: Lorcana, state: State, player: str, action: Action) -> Task | None:
    """The task for an action; None for an unknown kind of action.

    Raises InputError for an unknown player or card, or a missing part.
    """
    known_player(state.seats, player)
    if action.kind == "begin":
        return tasks.Begin(player=player)
    if action.kind == "end-turn":
        return tasks.EndTurn(player=player)
    if action.kind == "concede":
        return tasks.Concede(player=player)
    if action.kind not in ("play", "ink", "quest", "use", "challenge", "move"):
        return None
    card = known_ref("action.card", action.card, state.where)
    if action.kind == "ink":
        return tasks.InkCard(player=player, card=card)
    if action.kind == "quest":
        return tasks.Quest(player=player, card=card)
    if action.kind in ("challenge", "move"):
        target = None if action.target is None else known_ref("action.target", action.target, state.where)
        task = tasks.Challenge if action.kind == "challenge" else tasks.Move
        return task(player=player, card=card, target=target)
    if action.kind == "use":
        names = [ability.name for ability in activated_abilities(view_of(state), state.objects[state.where[card]])]
        return tasks.UseAbility(player=player, card=card, ability=spelled_as(action.ability, names))
    if action.cost is None:
        raise InputError("action.cost", "the kind of cost is missing", "ink, shift, sing, sing-together, free, other")
    cost = action.cost
    if cost.onto or cost.by or cost.resources:
        for name in ("onto", "by", "resources"):
            for ref in getattr(cost, name):
                known_ref(f"action.cost.{name}", ref, state.where)
    choice = tasks.CostChoice(kind=cost.kind, onto=cost.onto, by=cost.by, ink=cost.resources)
    return tasks.PlayCard(player=player, card=card, cost=choice)


# --- to the protocol ------------------------------------------------------------------------------------


def action_of(task: Task) -> Action:
    """A task as an action of the protocol."""
    match task:
        case tasks.PlayCard():
            return Action(kind="play", card=task.card, cost=Cost(kind=task.cost.kind) if task.cost else None)
        case tasks.InkCard():
            return Action(kind="ink", card=task.card)
        case tasks.Quest():
            return Action(kind="quest", card=task.card)
        case tasks.Challenge():
            return Action(kind="challenge", card=task.card, target=task.target)
        case tasks.Move():
            return Action(kind="move", card=task.card, target=task.target)
        case tasks.UseAbility():
            return Action(kind="use", card=task.card, ability=task.ability or None)
        case tasks.Begin():
            return Action(kind="begin")
        case tasks.EndTurn():
            return Action(kind="end-turn")
        case _:
            raise InputError("action", f"{task} has no words in the protocol")


def position(game: Lorcana, state: State, viewer: str | None = None) -> messages.Position:
    """The table as the players see it; with a viewer, without what that player may not see (7.1.3)."""
    return messages.Position(
        players=_players(game, state),
        turn=_turn(game, state),
        cards=_cards(game, state, viewer),
    )


PLAYERS, TURN, CARDS = -1, -2, -3
"""Keys under which the words for players, turn and all cards are kept beside those of the objects."""


def _players(game: Lorcana, state: State) -> tuple[messages.Player, ...]:
    known = game.shown.get(PLAYERS)
    if known is None or known[0] is not state.players:
        players = tuple(
            [messages.Player(name=name, counters=_counters(state.players.get(name))) for name in state.seats]
        )
        known = game.shown[PLAYERS] = (state.players, players)
    said: tuple[messages.Player, ...] = known[1]
    return said


def _counters(own: PlayerState | None) -> dict[str, int]:
    if own is None:
        return {"left": 1}
    return {"lore": own.lore} if own.lore else {}


def _turn(game: Lorcana, state: State) -> messages.Turn:
    turn = state.turn
    known = game.shown.get(TURN)
    if known is None or known[0] is not turn:
        counters: dict[str, int] = dict.fromkeys(turn.once, 1)
        if turn.inked:
            counters["inked"] = turn.inked
        words = messages.Turn(player=turn.player, number=turn.number, phase=turn.phase, counters=counters)
        known = game.shown[TURN] = (turn, words)
    said: messages.Turn = known[1]
    return said


def waiting(state: State) -> tuple[messages.Waiting, ...]:
    """The abilities in the bag."""
    return tuple(messages.Waiting(player=w.player, source=w.card, ability=w.ability.name) for w in state.waiting)


def characteristics(game: Lorcana, state: State, ref: str) -> messages.Characteristics:
    """A card's numbers and keywords: as modified in play, as printed elsewhere; below zero they count as 0 (6.6.2)."""
    known_ref("ref", ref, game.cards)
    thing = next(thing for thing in state.objects.values() if ref in thing.cards)
    view = view_of(state)
    known = {word: view.keyword(thing, word) for word in get_args(KeywordName)} if thing.card == ref else {}
    definition = game.cards[ref]
    values = view.values(thing) if thing.zone == PLAY and thing.card == ref else definition
    numbers = {name: at_least_nothing(getattr(values, name) or 0) for name in ("strength", "willpower", "lore")}
    return messages.Characteristics(
        numbers=numbers, keywords={word: number for word, number in sorted(known.items()) if number is not None}
    )


MOST_SHOWN = 4096
"""Maximum objects of one game whose words are cached."""


def _cards(game: Lorcana, state: State, viewer: str | None) -> tuple[messages.Card, ...]:
    if viewer is not None:
        return _cards_seen(game, state, viewer)
    objects, zones, shown = state.objects, state.zones, game.shown
    if len(shown) > MOST_SHOWN:
        shown.clear()
    known = shown.get(CARDS)
    if known is None or known[0][0] is not objects or known[0][1] is not zones:
        found: list[messages.Card] = []
        for object_id in chain.from_iterable(zones.values()):
            thing = objects[object_id]
            words = shown.get(object_id)
            if words is None or words[0] is not thing:
                words = _words(game, state, thing)
            found += words[1]
        known = shown[CARDS] = ((objects, zones), tuple(found))
    said: tuple[messages.Card, ...] = known[1]
    return said


def _words(game: Lorcana, state: State, thing: Object) -> tuple[Object, list[messages.Card]]:
    """An object and its words, one card for each of its cards; cached, since objects never change."""
    words = [_card(state, thing, game.cards[thing.cards[0]].full_name)]
    if len(thing.cards) > 1:
        words += _under(thing, game.cards, None)
    if thing.at is None:
        game.shown[thing.id] = (thing, words)
    return thing, words


def _cards_seen(game: Lorcana, state: State, viewer: str) -> tuple[messages.Card, ...]:
    found: list[messages.Card] = []
    for zone in state.zones.values():
        for object_id in zone:
            thing = state.objects[object_id]
            name = game.cards[thing.card].full_name if sees(state, viewer, thing) else None
            found += (_card(state, thing, name), *_under(thing, game.cards, viewer))
    return tuple(found)


STATES = {
    (False, False): (),
    (True, False): ("drying",),
    (False, True): ("exerted",),
    (True, True): ("drying", "exerted"),
}
"""The states shown for a card, by whether it is drying and exerted."""


def _card(state: State, thing: Object, name: str | None) -> messages.Card:
    states = STATES[thing.drying, thing.exerted]
    if thing.cards[0] in thing.facedown and thing.zone not in (DECK, INKWELL):
        # Every card there is face down, so this is not shown.
        states = (*states, "facedown")
    return messages.Card(
        ref=thing.cards[0],
        player=thing.player,
        zone=thing.zone,
        card=name,
        states=states,
        counters={"damage": thing.damage} if thing.damage else {},
        at=None if thing.at is None else state.objects[thing.at].card,
    )


def _under(thing: Object, definitions: Any, viewer: str | None) -> list[messages.Card]:
    return [
        messages.Card(
            ref=ref,
            player=thing.owner(ref),
            zone=thing.zone,
            card=None if viewer is not None and ref in thing.facedown else definitions[ref].full_name,
            states=("facedown",) if ref in thing.facedown else (),
            under=above,
        )
        for above, ref in zip(thing.cards, thing.cards[1:], strict=False)
    ]
