"""Converts positions to states, or reports why they are impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import get_args

from msgspec import Struct

from oracle.games.altered.language import Definition, QuickAction, Reaction, Status, Terrain
from oracle.games.altered.language.filters import TERRAINS, Expedition
from oracle.games.altered.language.strict import check_sense
from oracle.games.altered.rules.concepts.limits import A_DAY, quick_action_key, reaction_key
from oracle.games.altered.rules.game import Altered
from oracle.games.altered.rules.objects.expeditions import NAME_OF
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import (
    DECK,
    DISCARD,
    EXPEDITIONS,
    HERO,
    HIDDEN,
    LANDMARK,
    LIMBO,
    MANA,
    RESERVE,
    ZONES,
    Day,
    Object,
    PlayerState,
    Region,
    State,
)
from oracle.kernel.chance import Chance
from oracle.kernel.errors import InputError

FIRST_ID = 1
"""The id of the first object."""

PLACES = tuple(name for name in ZONES if name != LIMBO)
"""Zones of cards between two actions."""
FARTHEST = 7
"""Regions from one end of the Adventure to the other."""
REGIONS = FARTHEST + 1
TUMULTS = frozenset({frozenset({frozenset({t}), frozenset(TERRAINS) - {t}}) for t in TERRAINS})
"""The halves of the three Tumult cards (1.1.7.f)."""
STATUSES: tuple[Status, ...] = get_args(Status)


class Placed(Struct, frozen=True, kw_only=True, gc=False):
    """One card of a position: see `oracle.protocol.messages.Card` for the meaning of the fields."""

    ref: str
    player: str
    zone: str
    states: tuple[str, ...] = ()
    counters: Mapping[str, int] = {}
    controller: str | None = None


class Happened(Struct, frozen=True, kw_only=True, gc=False):
    """An earlier event of this day: see `oracle.protocol.messages.Fact`."""

    what: str
    player: str
    card: str | None = None
    ability: str = ""
    times: int = 1


@home("3.1.1.b", "3.2.4.c", "3.2.2.a", "3.2.3.a", "3.2.5.a", "3.2.6.a", "3.2.7.a", "3.2.9.a", "3.2.10.a")
@home("2.1.a", "3.2.4.a", "3.2.4.b", "3.2.8.a")
def build(
    game: Altered,
    placed: Sequence[Placed],
    players: Mapping[str, PlayerState],
    day: Day,
    regions: Sequence[Region],
    happened: Sequence[Happened] = (),
    chance: Chance | None = None,
) -> State:
    """The state of a position; `players` in turn order. Raises InputError for an impossible position."""
    _check_players(players, day, len(regions))
    check_regions(regions, players)
    _check_cards(game, placed, players, begun=day.phase != "setup")
    if day.phase == "setup":
        _check_not_begun(placed, players, regions, happened)
    objects: dict[int, Object] = {}
    zones = {f"{player}/{name}": () for player in players for name in ZONES}  # type: dict[str, tuple[int, ...]]
    for number, card in enumerate(placed, start=FIRST_ID):
        thing = _object(number, card)
        objects[number] = thing
        whose = thing.controller if thing.zone in EXPEDITIONS else thing.player
        zones[f"{whose}/{thing.zone}"] += (number,)
    where = {thing.card: thing.id for thing in objects.values()}
    state = State(
        objects=objects,
        zones=zones,
        where=where,
        next_id=FIRST_ID + len(placed),
        chance=chance or Chance(),
        players=dict(players),
        day=_with_facts(game, day, objects, where, players, happened),
        regions=tuple(regions),
        tokens={ref: card for ref, card in game.cards.items() if card.token},
    )
    return game.start(state)


def _object(number: int, card: Placed) -> Object:
    return Object(
        id=number,
        card=card.ref,
        player=card.player,
        controller=card.player if card.controller is None else card.controller,
        zone=card.zone,
        status=tuple(status for status in STATUSES if status in card.states),
        counters=tuple(sorted(card.counters.items())),
    )


def check_definition(name: str, card: Definition) -> None:
    """Raises InputError for an invalid definition, or for abilities that cannot be told apart."""
    where = f"definitions.{name}"
    if card.type == "permanent" and card.zone_type is None:
        raise InputError(f"{where}.zone_type", "a Permanent has a zone type (2.2.3)", "expedition, landmark")
    if card.type != "permanent" and card.zone_type is not None:
        raise InputError(f"{where}.zone_type", "only Permanents have a zone type (2.2.3)")
    if card.type != "hero" and (card.reserve_limit is not None or card.landmark_limit is not None or card.counters):
        raise InputError(where, "only Heroes have limits, and counters from the start (2.2.12, 2.2.13, 2.5.e)")
    if card.type != "character" and any(stat is not None for stat in (card.forest, card.mountain, card.water)):
        raise InputError(where, "only Characters have statistics (2.2.10)")
    if card.type != "spell" and card.effect is not None:
        raise InputError(f"{where}.effect", "only Spells have an effect of their own")
    if card.token and card.type != "character":
        raise InputError(f"{where}.token", "tokens are Characters (2.2.1.d)")
    _check_names(where, card)
    check_sense(where, card)


def _check_names(where: str, card: Definition) -> None:
    # Players name quick actions; the plays and activations of a day are counted by name.
    for kind in (QuickAction, Reaction):
        names = [ability.name for ability in card.abilities if isinstance(ability, kind)]
        if kind is Reaction:
            names = [name for name in names if name]
        if len(set(names)) < len(names):
            raise InputError(f"{where}.abilities", "two abilities share their name", "a name for each of them")


# --- what cannot be -------------------------------------------------------------------------------------


def _check_players(players: Mapping[str, PlayerState], day: Day, regions: int) -> None:
    if len(players) != 2:
        raise InputError("players", f"{len(players)} players", "these are the rules for two (1.1.2.a)")
    for name, player in (("turn.first", day.first), ("turn.player", day.first if day.turn is None else day.turn)):
        if player not in players:
            raise InputError(name, f"{player} is no player", ", ".join(players))
    if day.turn is not None and players[day.turn].passed:
        raise InputError("turn.player", f"{day.turn} has passed and takes no more turns this day (4.2.3.e)")
    for name, own in players.items():
        for expedition, distance in (("hero", own.hero), ("companion", own.companion)):
            most = FARTHEST if regions > 1 else 0
            if not 0 <= distance <= most:
                right = f"0 to {FARTHEST}; 0 in the Arena"
                raise InputError(f"players.{name}.{expedition}", f"{distance} regions from the start", right)


@home("3.2.1.a", "3.2.1.b", "4.1.b", "2.2.2.k", "4.3.c")
def check_regions(regions: Sequence[Region], players: Mapping[str, PlayerState]) -> None:
    """There must be eight regions, with three different Tumult cards between the two ends, or the Arena alone.

    Raises InputError otherwise.
    """
    if len(regions) not in (1, REGIONS):
        raise InputError("regions", f"{len(regions)} regions", f"{REGIONS}, or the Arena alone (3.2.1)")
    for place in (0, len(regions) - 1):
        if set(regions[place].terrains) != set(TERRAINS) or regions[place].facedown:
            raise InputError(f"regions[{place}]", "it has all three terrains and lies face up (2.2.2.k)")
    halves = regions[1:-1]
    cards = list(zip(halves[::2], halves[1::2], strict=True))
    if cards and {frozenset(frozenset(half.terrains) for half in card) for card in cards} != TUMULTS:
        raise InputError("regions", "these are no three unlike Tumult cards", "V|MO, M|VO and O|VM (1.1.7.f)")
    for number, (first, second) in enumerate(cards):
        if first.facedown != second.facedown:
            raise InputError(f"regions[{2 * number + 1}]", "both halves of a Tumult card lie the same way")
        if first.facedown and any(_has_seen(own, 2 * number + 1) for own in players.values()):
            raise InputError(f"regions[{2 * number + 1}]", "it was revealed as an Expedition moved there (7.3.17.b)")


def _has_seen(own: PlayerState, place: int) -> bool:
    return own.hero >= place or FARTHEST - own.companion <= place + 1


def _check_cards(game: Altered, placed: Sequence[Placed], players: Mapping[str, PlayerState], *, begun: bool) -> None:
    count = Counter(card.ref for card in placed)
    twice = [ref for ref in count if count[ref] > 1]
    if twice:
        raise InputError(f"cards.{twice[0]}", "the ref is used twice", "an object is in one zone only (2.1.a)")
    for card in placed:
        if card.player not in players:
            raise InputError(f"cards.{card.ref}.player", f"{card.player} is no player", ", ".join(players))
        if card.zone not in PLACES:
            told = f'"{card.zone}" is not a valid zone for cards'
            raise InputError(f"cards.{card.ref}.zone", told, ", ".join(PLACES))
        _check_controller(card, players)
        _check_place(game, card, game.cards[card.ref], begun=begun)
        _check_states(card, landmark=_is_landmark(game, game.cards[card.ref]))
    heroes = Counter(card.player for card in placed if card.zone == HERO)
    for player, heroes_of in heroes.items():
        if heroes_of > 1:
            told = f"{player} has {heroes_of} cards in the Hero zone"
            raise InputError(
                "cards", told, "up to one Hero, or before the game begins one card in its place (3.2.6.b, 4.1.f)"
            )


def _check_controller(card: Placed, players: Mapping[str, PlayerState]) -> None:
    if card.controller is None or card.controller == card.player:
        return
    where = f"cards.{card.ref}.controller"
    if card.controller not in players:
        raise InputError(where, f"{card.controller} is no player", ", ".join(players))
    if card.zone not in EXPEDITIONS:
        raise InputError(where, "cards are in zones of their owner, in Expeditions of either (1.4.3, 7.5.4)")


@home("3.2.6.b", "2.2.3.b", "4.1.f")
def _check_place(game: Altered, card: Placed, definition: Definition, *, begun: bool) -> None:
    zones: tuple[str, ...]
    if definition.token:
        zones = EXPEDITIONS
    elif definition.type == "hero":
        zones = (HERO,)
    else:
        zones = (*HIDDEN, DISCARD, MANA, RESERVE)
        if _is_landmark(game, definition):
            zones += (LANDMARK,)
        elif definition.type != "spell":
            zones += EXPEDITIONS
        if not begun:
            # The substitute of a player without a Hero.
            zones += (HERO,)
    if card.zone not in zones:
        raise InputError(f"cards.{card.ref}.zone", f"{definition.name} cannot be in {card.zone}", ", ".join(zones))


def _is_landmark(game: Altered, definition: Definition) -> bool:
    expedition = definition.zone_type == "expedition" and game.edition.expedition_permanents
    return definition.type == "permanent" and not expedition


@home("2.4.1.b", "2.4.1.c", "2.5.a", "2.5.b")
def _check_states(card: Placed, *, landmark: bool) -> None:
    where = f"cards.{card.ref}"
    unknown = [status for status in card.states if status not in STATUSES]
    if unknown:
        raise InputError(f"{where}.states", f"{unknown[0]} is no status", ", ".join(STATUSES))
    if card.zone in (*HIDDEN, DISCARD) and (card.states or card.counters):
        raise InputError(where, f"no statuses and counters in {card.zone} (2.4.1.c, 2.5.b)")
    if "fleeting" in card.states and landmark and card.zone != MANA:
        raise InputError(f"{where}.states", "Landmark Permanents are never Fleeting (5.2.3)")
    if any(count < 1 for count in card.counters.values()):
        raise InputError(f"{where}.counters", "counters are above zero; one that is not there is left out")


@home("4.1.a", "4.1.c", "4.1.d")
def _check_not_begun(
    placed: Sequence[Placed],
    players: Mapping[str, PlayerState],
    regions: Sequence[Region],
    happened: Sequence[Happened],
) -> None:
    for card in placed:
        if card.zone not in (HERO, DECK):
            raise InputError(f"cards.{card.ref}.zone", "the game has not begun", "Heroes in hero, the rest in deck")
        if card.states or card.counters:
            raise InputError(f"cards.{card.ref}", "a game that has not begun has no statuses and counters yet")
    for name, own in players.items():
        if own != PlayerState():
            raise InputError(f"players.{name}", "Expeditions start in their own regions, and nobody has passed (4.1.d)")
    if not all(region.facedown for region in regions[1:-1]) or len(regions) < REGIONS:
        raise InputError("regions", "Tumult cards lie face down as the game begins (4.1.c)")
    if happened:
        raise InputError("happened", "nothing has happened before the game begins")


# --- what happened this day -----------------------------------------------------------------------------


def _with_facts(
    game: Altered,
    day: Day,
    objects: Mapping[int, Object],
    where: Mapping[str, int],
    players: Mapping[str, PlayerState],
    happened: Sequence[Happened],
) -> Day:
    forward: list[tuple[str, Expedition]] = []
    counts: dict[str, dict[str, int]] = {"quick-action-played": {}, "reaction-activated": {}}
    for number, fact in enumerate(happened):
        field = f"happened[{number}]"
        if fact.player not in players:
            raise InputError(f"{field}.player", f"{fact.player} is no player", ", ".join(players))
        if fact.what == "moved-forward":
            forward.append((fact.player, _expedition(fact, field)))
            continue
        if fact.what not in counts:
            raise InputError(field, f"{fact.what} is nothing that can have happened", ", ".join(counts))
        if fact.card is None or fact.card not in where:
            raise InputError(f"{field}.card", f"{fact.card} is no card of the position")
        if not 1 <= fact.times <= A_DAY:
            raise InputError(f"{field}.times", f"{fact.times} times", f"1 to {A_DAY} a day (1.4.6)")
        key = _key(game, objects[where[fact.card]], fact, field)
        counts[fact.what][key] = counts[fact.what].get(key, 0) + fact.times
    return Day(
        number=day.number,
        first=day.first,
        phase=day.phase,
        turn=day.turn,
        forward=tuple(forward),
        carried=tuple(
            [thing.id for thing in objects.values() if (thing.controller, NAME_OF.get(thing.zone)) in forward]
        ),
        quick_actions=tuple(sorted(counts["quick-action-played"].items())),
        activations=tuple(sorted(counts["reaction-activated"].items())),
    )


def _expedition(fact: Happened, field: str) -> Expedition:
    if fact.ability not in ("hero", "companion"):
        raise InputError(f"{field}.ability", f"{fact.ability} is no Expedition", "hero, companion")
    return "hero" if fact.ability == "hero" else "companion"


def _key(game: Altered, thing: Object, fact: Happened, field: str) -> str:
    definition = game.cards[thing.card]
    kind = QuickAction if fact.what == "quick-action-played" else Reaction
    places = {
        ability.name: str(place) for place, ability in enumerate(definition.abilities) if isinstance(ability, kind)
    }
    if not fact.ability and len(places) == 1:
        places[""] = next(iter(places.values()))
    if fact.ability not in places:
        raise InputError(f"{field}.ability", f"{definition.name} has none of that name", ", ".join(places))
    if kind is QuickAction:
        return quick_action_key(thing, places[fact.ability])
    return reaction_key(thing, places[fact.ability])


def standard_regions(facedown: bool = False) -> tuple[Region, ...]:
    """The Adventure with its Tumult cards in the order V|MO, M|VO, O|VM."""
    halves: list[Region] = []
    for terrain in TERRAINS:
        others: tuple[Terrain, ...] = tuple(t for t in TERRAINS if t != terrain)
        halves += [Region(terrains=(terrain,), facedown=facedown), Region(terrains=others, facedown=facedown)]
    end = Region(terrains=TERRAINS)
    return (end, *halves, end)
