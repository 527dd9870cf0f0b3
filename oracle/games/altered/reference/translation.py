"""Translates Altered positions and actions to and from the protocol."""

from __future__ import annotations

from typing import get_args

import msgspec

from oracle.engines.rendering import known_counters, known_player, known_ref
from oracle.games.altered.keywords import KeywordName
from oracle.games.altered.language import TERRAINS, QuickAction
from oracle.games.altered.rules import tasks
from oracle.games.altered.rules.game import Altered
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.setup import Happened, Placed, build
from oracle.games.altered.rules.state import EXPEDITIONS, Day, Object, PlayerState, Region, State
from oracle.games.altered.rules.zones.privacy import sees, sees_terrains
from oracle.kernel.chance import Chance
from oracle.kernel.errors import InputError
from oracle.kernel.run import Task
from oracle.protocol import messages
from oracle.protocol.messages import Action, Cost, SetupParams
from oracle.protocol.names import spelled_as

PHASES = ("setup", "afternoon")
"""Phases in which a position can be set up."""
COUNTERS = ("hero", "companion", "passed")
"""Counters of players."""


# --- from the protocol ----------------------------------------------------------------------------------


def state_of(game: Altered, params: SetupParams) -> State:
    """The state of a position. Raises InputError for an impossible one."""
    position = params.position
    placed = [
        Placed(
            ref=card.ref,
            player=card.player,
            zone=card.zone,
            states=card.states,
            counters=card.counters,
            controller=card.controller,
        )
        for card in position.cards
    ]
    players = {player.name: _player(player) for player in position.players}
    happened = [
        Happened(what=fact.what, player=fact.player, card=fact.card, ability=fact.ability, times=fact.times)
        for fact in position.happened
    ]
    regions = [_region(place, region) for place, region in enumerate(position.regions)]
    return build(game, placed, players, _day(position.turn), regions, happened, Chance(script=params.chance))


def _day(turn: messages.Turn) -> Day:
    if turn.phase not in PHASES:
        raise InputError("turn.phase", f"{turn.phase} is no phase to set up a position in", ", ".join(PHASES))
    begun = turn.phase == "afternoon"
    if not begun and (turn.number, turn.first or turn.player) != (0, turn.player):
        raise InputError(
            "turn", "a game that has not begun is at day 0, and the first player's", "number 0, player = first"
        )
    return Day(
        number=turn.number if begun else 0,
        first=turn.player if turn.first is None else turn.first,
        phase="afternoon" if begun else "setup",
        turn=turn.player if begun else None,
    )


def _player(player: messages.Player) -> PlayerState:
    known_counters(f"players.{player.name}", player.counters, COUNTERS)
    count = player.counters.get
    return PlayerState(hero=count("hero", 0), companion=count("companion", 0), passed=count("passed", 0) > 0)


def _region(place: int, region: messages.Region) -> Region:
    try:
        return msgspec.convert({"terrains": region.terrains, "facedown": region.facedown}, Region)
    except msgspec.ValidationError:
        raise InputError(f"regions[{place}].terrains", "no such terrain", ", ".join(TERRAINS)) from None


def task_of(game: Altered, state: State, player: str, action: Action) -> Task | None:
    """The task for an action; None for an unknown kind of action.

    Raises InputError for an unknown player or card, or a missing part.
    """
    known_player(state.players, player)
    match action.kind:
        case "pass":
            return tasks.Pass(player=player)
        case "begin":
            return tasks.Begin(player=player)
        case "decline":
            return tasks.Decline(player=player)
        case "use":
            card = known_ref("action.card", action.card, state.where)
            found = view_of(state).abilities(state.objects[state.where[card]])
            name = spelled_as(
                action.ability, [has.ability.name for has in found if isinstance(has.ability, QuickAction)]
            )
            return tasks.UseQuickAction(player=player, card=card, ability=name)
        case "play":
            return _playing(game, state, player, action)
        case _:
            return None


def _playing(game: Altered, state: State, player: str, action: Action) -> Task:
    card = known_ref("action.card", action.card, state.where)
    if action.cost is None:
        raise InputError("action.cost", "the kind of cost is missing", "mana, scout, free")
    if action.at is not None and action.at not in EXPEDITIONS:
        raise InputError("action.at", f"{action.at} is no Expedition", ", ".join(EXPEDITIONS))
    orbs = tuple(known_ref("action.cost.resources", ref, game.cards) for ref in action.cost.resources)
    choice = tasks.CostChoice(kind=action.cost.kind, resources=orbs)
    return tasks.PlayCard(player=player, card=card, cost=choice, at=action.at)


# --- to the protocol ------------------------------------------------------------------------------------


def action_of(task: Task) -> Action:
    """A task as an action of the protocol."""
    match task:
        case tasks.PlayCard():
            return Action(kind="play", card=task.card, cost=Cost(kind=task.cost.kind), at=task.at)
        case tasks.UseQuickAction():
            return Action(kind="use", card=task.card, ability=task.ability)
        case tasks.Pass():
            return Action(kind="pass")
        case tasks.Begin():
            return Action(kind="begin")
        case tasks.Decline():
            return Action(kind="decline")
        case _:
            raise InputError("action", f"{task} has no words in the protocol")


def position(game: Altered, state: State, viewer: str | None = None) -> messages.Position:
    """The table as the players see it; with a viewer, without what that player may not see (3.1.3)."""
    return messages.Position(
        players=tuple(_player_words(name, own) for name, own in state.players.items()),
        turn=messages.Turn(
            player=state.day.initiative, number=state.day.number, phase=state.day.phase, first=state.day.first
        ),
        cards=tuple(_cards(game, state, viewer)),
        regions=tuple(_region_words(region, viewer) for region in state.regions),
    )


def _player_words(name: str, own: PlayerState) -> messages.Player:
    counters = {"hero": own.hero, "companion": own.companion, "passed": int(own.passed)}
    return messages.Player(name=name, counters={key: count for key, count in counters.items() if count})


def _region_words(region: Region, viewer: str | None) -> messages.Region:
    shown = viewer is None or sees_terrains(region)
    return messages.Region(terrains=region.terrains if shown else (), facedown=region.facedown)


def characteristics(state: State, ref: str) -> messages.Characteristics:
    """An object's statistics including boosts (2.5.1.b), and its effective keywords; negative values count as 0."""
    known_ref("ref", ref, state.where)
    thing, view = state.objects[state.where[ref]], view_of(state)
    known = {word: view.keyword(thing, word) for word in get_args(KeywordName)}
    return messages.Characteristics(
        numbers={terrain: max(0, number) for terrain, number in zip(TERRAINS, view.stats(thing), strict=True)},
        keywords={word: number for word, number in sorted(known.items()) if number is not None},
    )


MOST_SHOWN = 4096
"""Maximum objects of one game whose words are cached."""


def _cards(game: Altered, state: State, viewer: str | None) -> list[messages.Card]:
    objects, shown = state.objects, game.shown
    if len(shown) > MOST_SHOWN:
        shown.clear()
    found: list[messages.Card] = []
    for zone in state.zones.values():
        for number in zone:
            thing = objects[number]
            if viewer is not None and not sees(state, viewer, thing):
                found.append(_card(thing, None))
                continue
            known = shown.get(number)
            if known is None or known[0] is not thing:
                # An object never changes, so its words are cached.
                known = shown[number] = (thing, _card(thing, _name(game, state, thing)))
            found.append(known[1])
    return found


def _name(game: Altered, state: State, thing: Object) -> str:
    return (state.tokens.get(thing.card) or game.cards[thing.card]).full_name


def _card(thing: Object, name: str | None) -> messages.Card:
    return messages.Card(
        ref=thing.card,
        player=thing.player,
        zone=thing.zone,
        card=name,
        states=thing.status,
        counters=dict(thing.counters),
        controller=None if thing.controller == thing.player else thing.controller,
    )


def waiting(state: State) -> tuple[messages.Waiting, ...]:
    """The Reactions in Limbo that have yet to be played."""
    return tuple(
        messages.Waiting(player=emblem.player, source=emblem.source.card, ability=emblem.name)
        for emblem in state.waiting
        if not emblem.resolving
    )
